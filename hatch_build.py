"""Build hook: compile the message catalogues (.po, for people) to what gettext reads (.mo)."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path(__file__).parent / "src"


def compile_catalogues(source: Path = SOURCE) -> list[Path]:
    """Write a .mo beside every .po that is newer; the paths of all of them."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    made = []
    for po in sorted(source.rglob("*.po")):
        mo = po.with_suffix(".mo")
        if not mo.exists() or mo.stat().st_mtime <= po.stat().st_mtime:
            with open(po, "rb") as text, open(mo, "wb") as binary:
                write_mo(binary, read_po(text))
        made.append(mo)
    return made


class CatalogueHook(BuildHookInterface[Any]):
    """Runs before the package is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compile_catalogues()


if __name__ == "__main__":
    compile_catalogues()
