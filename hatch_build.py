"""Build hook: catalogues (.po, for people) become what gettext reads (.mo); flags for gcc."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path(__file__).parent / "src"

# Without these a compiler of shared libraries must not inline our small functions: somebody could
# put others in their place when the library is loaded. Worth a fifth of all time.
INLINE = "-fno-semantic-interposition -fvisibility=hidden"


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


class LiferaftHook(BuildHookInterface[Any]):
    """Runs before the package is compiled and built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {INLINE}".strip()
        compile_catalogues()


if __name__ == "__main__":
    compile_catalogues()
