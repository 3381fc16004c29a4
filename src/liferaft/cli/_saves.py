"""Where games are kept that somebody left: one record each in the user's data folder."""

import time
from pathlib import Path

from platformdirs import user_data_dir

from liferaft import record
from liferaft.core.errors import LiferaftError
from liferaft.core.record import Record

ENDING = ".jsonl"


def folder() -> Path:
    """The folder of the saved games; made when it is needed."""
    path = Path(user_data_dir("liferaft", appauthor=False)) / "saves"
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as mistake:
        raise LiferaftError(f"cannot make the folder {path}: {mistake.strerror}") from None
    return path


def new_path(game: str, commitment: str) -> Path:
    """A file for a new game."""
    moment = time.strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{moment}-{commitment[:6]}{ENDING}"


def unfinished(game: str) -> tuple[Path, Record] | None:
    """The game left last that is not over and can still be played on."""
    paths = folder().glob(f"{game}-*{ENDING}")
    for path in sorted(paths, key=lambda p: p.stat().st_mtime, reverse=True):
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        if lines and '"result":null' in lines[-1]:
            try:
                return path, record.load(path)
            except LiferaftError:
                continue  # of older rules: it stays where it is, but it cannot be played on
    return None
