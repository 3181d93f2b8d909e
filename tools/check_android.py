"""Prove of the Android package what can be proved without its SDK, its NDK and a network:

    python -m tools.check_android

buildozer and python-for-android do it themselves (requirements/android.txt): what they read in
`buildozer.spec`, what they copy, in which order they would build, what one would call the other
with. What they have packed is started and played. aapt, where it is installed, compiles the
manifest.
"""

import compileall
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from zlib import crc32

from tools.apk import Wrong, expect
from tools.compile_assets import HOUSE, MADE, folders
from tools.package_tree import copy_house, wanted

# buildozer's own, which adds `_applibs` to the path.
BUILDOZERS: Final = "sitecustomize.py"
NO_AAPT: Final = "skipped: as root, apt-get install aapt android-framework-res"
# First of all: what is not in the package cannot be imported. `%s`: its names.
WITHOUT: Final = """
import sys
class NotThere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in %s:
            raise ModuleNotFoundError(name + " is not in the package", name=name)
sys.meta_path.insert(0, NotThere())
"""
# Started as the device does it, by its `main.pyc`, and ended when something has been drawn.
STARTED: Final = """
import runpy
from companion.ui import start
start.settle()
from kivy.base import stopTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
drawn = []
def flipped(_window):
    drawn.append(1)
    Clock.schedule_once(lambda _seconds: stopTouchApp(), 0.5)
Window.bind(on_flip=flipped)
try:
    runpy.run_path("main.pyc", run_name="__main__")
except SystemExit as end:
    raise SystemExit(end.code or not drawn)
"""
# Without these it would not sign, and say so at length.
SIGNED_WITH: Final = ("KEYALIAS", "KEYALIAS_PASSWD", "KEYSTORE", "KEYSTORE_PASSWD")
LONGEST: Final = 120  # seconds
OFFSCREEN: Final = {"SDL_VIDEODRIVER": "offscreen", "LIBGL_ALWAYS_SOFTWARE": "1"}


class Proof:
    """Each step says what it found; what it made stands ready for the next."""

    def __init__(self, scratch: Path) -> None:
        self.scratch = scratch
        self.house = scratch / "house"
        self.tree = scratch / "tree"  # what the device unpacks
        copy_house(self.house)
        from tools.apk.spec import Spec

        self.spec = Spec(self.house, scratch)

    def options(self) -> str:
        return self.spec.check()

    def files(self) -> str:
        """Exactly those that are wanted go in, and come out of the package as they should."""
        copied = self.spec.copied()
        found = names(copied) - {BUILDOZERS}
        expected = wanted(self.house)
        expect(found <= expected, f"packed, and not wanted: {some(found - expected)}")
        expect(expected <= found, f"wanted, and not packed: {some(expected - found)}")
        check_compiled(copied)
        from tools.apk.spec import secrets

        told = secrets(copied)
        expect(not told, f"a secret would be packed: {some(told)}")
        size = sum(path.stat().st_size for path in copied.rglob("*") if path.is_file())
        return f"{len(found)} files, {size / 1e6:.1f} MB: exactly what is wanted"

    def tar(self) -> str:
        """As python-for-android packs them: compiled, without what documents or asserts."""
        from tools.apk.p4a import packer, private_tar

        copied = Path(self.spec.house.app_dir)
        before = names(copied)
        expect(compileall.compile_dir(copied, quiet=2, force=True, legacy=True, optimize=2),
               "a file cannot be compiled")  # fmt: skip
        for path in copied.rglob("*.py"):
            path.unlink()
        packed = self.scratch / "private.tar"
        there = private_tar(packer(self.scratch), copied, packed)
        expected = {
            name.replace(".py", ".pyc") if name.endswith(".py") else name for name in before
        }
        expect(set(there) == expected, f"python-for-android leaves out {some(expected - {*there})}")
        with tarfile.open(packed) as tar:
            tar.extractall(self.tree, filter="data")
        return f"{len(there)} files, {packed.stat().st_size / 1e6:.1f} MB packed"

    def start(self) -> str:
        home = self.scratch / "home"
        home.mkdir()
        begun = time.monotonic()
        self.run(STARTED, self.tree, home)
        seconds = time.monotonic() - begun
        kept = home / "config" / "paradox-companion"
        expect(names(kept) <= {"data/settings.json"}, f"it has written {some(names(kept))}")
        return f"main.pyc shows its first frames in {seconds:.1f} s, and ends well"

    def table(self) -> str:
        """From what was compiled alone: what reads YAML in its place would not find it."""
        for path in self.tree.rglob("*.yaml"):
            path.unlink()
        home = self.scratch / "home"
        play = HOUSE / "tools" / "play_packaged.py"
        told = f"import runpy; runpy.run_path({str(play)!r}, run_name='__main__')"
        self.run(told, self.scratch, home, str(self.tree), str(home / "data"))
        return "a table is begun, played and left, in both languages"

    def run(self, code: str, folder: Path, home: Path, *words: str) -> None:
        from tools.apk.p4a import not_there

        without = WITHOUT % not_there(self.spec.requirements)
        run(["-OO", "-s", "-c", without + code, *words], folder, home)

    def recipes(self) -> str:
        from tools.apk.p4a import check_recipes

        return check_recipes(self.spec.requirements, self.house / "apk" / "recipes")

    def manifest(self) -> str:
        from tools.apk.manifest import check_manifest, compile_manifest, has_aapt
        from tools.apk.p4a import packer, parsed, rendered

        os.chdir(self.house)
        command = self.spec.command()
        folder = self.scratch / "project"
        folder.mkdir()
        args = parsed(packer(folder), command)
        xml = rendered("AndroidManifest.tmpl.xml", args, "36")
        code = "".join(p.read_text("utf-8") for p in (self.house / "companion").rglob("*.py"))
        said = f"{len(command)} words taken; {check_manifest(xml, code)}"
        if has_aapt():
            return f"{said}; {compile_manifest(xml, args, folder)}"
        expect("CI" not in os.environ, f"CI compiles the manifest, but aapt is {NO_AAPT}")
        return f"{said}; compiling {NO_AAPT}"


def names(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def some(found: set[str] | list[str]) -> str:
    shown = ", ".join(sorted(found)[:5])
    return f"{shown} and {len(found) - 5} more" if len(found) > 5 else shown


def check_compiled(tree: Path) -> None:
    """Each folder with YAML has it compiled too, of these very files (and of code, where told)."""
    for folder in folders(tree):
        own = {path.name for path in folder.glob("*.yaml")}
        made = [json.loads(path.read_bytes()) for path in folder.glob("*.json")
                if path.name in MADE]  # fmt: skip
        told = [{name: crc for name, crc in one["sources"].items() if name.endswith(".yaml")}
                for one in made]  # fmt: skip
        expect(told and all(own <= {*one} and _are_these(folder, one) for one in told),
               f"not compiled, or of other files: {folder.relative_to(tree)}")  # fmt: skip


def _are_these(folder: Path, sources: dict[str, int]) -> bool:
    """A small game's rulebook is made of words of the island's, too, one folder above."""
    return all(crc32((folder / name).read_bytes()) == crc for name, crc in sources.items())


def run(words: list[str], folder: Path, home: Path) -> None:
    """Python with nothing of this house on its path, and nothing to read at home."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG")}
    told: Mapping[str, str] = {
        **kept, **OFFSCREEN, "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"),
        "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1",
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=told,
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    said = (done.stderr + done.stdout).strip()
    expect(done.returncode == 0, f"exit code {done.returncode}: {said[-2000:]}")
    expect(not said, f"it says: {said[-2000:]}")


def main() -> int:
    # Without an SDK, as its own tests have it; and nothing is read or written at home.
    with tempfile.TemporaryDirectory(prefix="android-") as scratch:
        os.environ |= {
            "P4A_BUILD_IS_RUNNING_UNITTESTS": "1",
            "HOME": scratch,
            "BUILDOZER_LOG_LEVEL": "0",
            **{f"P4A_RELEASE_{name}": "-" for name in SIGNED_WITH},
        }
        proof = Proof(Path(scratch))
        steps = (proof.options, proof.files, proof.recipes, proof.tar, proof.start, proof.table,
                 proof.manifest)  # fmt: skip
        try:
            for step in steps:
                print(f"   {step.__name__}: {step()}", flush=True)
        except Wrong as wrong:
            print(f"   {step.__name__}: {wrong}")
            return 1
        finally:
            os.chdir(HOUSE)
    shutil.rmtree(scratch, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
