"""The wheel: built twice, installed into an empty place, and used there as anybody would."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from email import message_from_bytes
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.metadata import Metadata
from packaging.requirements import Requirement

import companion
from tools.compile_assets import HOUSE, MADE, compile_assets
from tools.package_tree import DRAWINGS, house_files

pytestmark = pytest.mark.long

PINNED = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
SAMPLE = str(HOUSE / "seeds" / "sample-table.yaml")
DIST_INFO = f"paradox_companion-{companion.__version__}.dist-info"
# The app from its command on, ended when its first page has been drawn; that page is printed.
OPENED = """
import sys
from companion.__main__ import main
from companion.ui import start
start.settle()
from kivy.base import stopTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
def look(_seconds):
    print(*(type(widget).__name__ for top in Window.children for widget in top.walk()))
    stopTouchApp()
Window.bind(on_flip=lambda _window: Clock.schedule_once(look, 0.5))
sys.argv = ["paradox-companion"]
sys.exit(main())
"""


def installed_setuptools() -> str:
    """The version; a venv of Python 3.11 comes with an old one."""
    try:
        return version("setuptools")
    except PackageNotFoundError:
        return ""


def copied(to: Path) -> Path:
    for name in house_files():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HOUSE / name, to / name)
    return to


def built(house: Path) -> Path:
    """Without a network where the pinned setuptools is installed; else pip fetches it."""
    here = ["--no-build-isolation"] if f"setuptools=={installed_setuptools()}" in PINNED else []
    out = house / "out"
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", *here, "-w", out, house],
        env={**os.environ, "SOURCE_DATE_EPOCH": "1790000000"}, check=True, timeout=300,
    )  # fmt: skip
    (wheel,) = out.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(copied(tmp_path_factory.mktemp("house")))


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> bytes:
    with ZipFile(wheel) as file:
        return file.read(f"{DIST_INFO}/METADATA")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` of a Python that has the wheel; what it needs it takes from ours, unfetched."""
    place = tmp_path_factory.mktemp("venv")
    venv.create(place, symlinks=True, with_pip=False)
    python = place / "bin" / "python"
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps",
         "--no-index", wheel],
        check=True, timeout=300,
    )  # fmt: skip
    (site,) = place.glob("lib/python*/site-packages")
    (site / "ours.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python.parent


def run(
    installed: Path, program: str, *arguments: str, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Away from the house, and without its path."""
    return subprocess.run(
        [installed / program, *arguments],
        cwd=installed, env={"HOME": str(installed), "PATH": os.environ["PATH"], **environment},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip


def test_built_twice_it_is_the_same(wheel: Path, tmp_path: Path) -> None:
    """Also where `./run` has compiled what lies in the folders."""
    other = copied(tmp_path)
    assert compile_assets(other)
    again = built(other)
    assert (again.name, again.read_bytes()) == (wheel.name, wheel.read_bytes())


def test_it_holds_the_package_and_its_files_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as file:
        held = {name for name in file.namelist() if not name.startswith(f"{DIST_INFO}/")}
    files = [name for name in house_files() if not name.endswith(MADE)]
    code = {name for name in files if name.startswith("companion/")}
    shipped = {
        name
        for name in files
        if name.startswith(("assets/", "seeds/islands/")) and not name.startswith(f"{DRAWINGS}/")
    }
    assert {"assets/CREDITS.md", "assets/icons/icons.atlas", "assets/box/box.yaml"} <= shipped
    assert held == code | {f"companion/{name}" for name in shipped}


def test_its_metadata_are_whole(metadata: bytes) -> None:
    told = Metadata.from_email(metadata, validate=True)
    assert str(told.version) == companion.__version__
    assert told.summary
    assert told.license_expression
    assert told.classifiers
    assert told.description == (HOUSE / "README.md").read_text("utf-8")
    for file in told.license_files or ():
        assert (HOUSE / file).is_file()


def test_it_asks_for_ranges_around_our_pins(metadata: bytes) -> None:
    asked = [
        Requirement(text) for text in message_from_bytes(metadata).get_all("Requires-Dist", [])
    ]
    assert asked
    for name in ("app", "voice"):
        text = (HOUSE / "requirements" / f"{name}.in").read_text("utf-8")
        pins = re.findall(r"^([\w-]+)==(.+)$", text, re.MULTILINE)
        ranges = {one.name: one for one in asked if ("extra" in str(one.marker)) == (name != "app")}
        assert sorted(ranges) == sorted(pin for pin, _ in pins)
        for pin, pinned in pins:
            assert ranges[pin].specifier.contains(pinned)
            assert not ranges[pin].specifier.contains("99")


def test_its_version_stands_in_one_place() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project
    spec = (HOUSE / "buildozer.spec").read_text("utf-8")
    assert re.findall(r"^version.*", spec, re.MULTILINE) == [
        'version.regex = __version__ = "(.*)"',
        "version.filename = %(source.dir)s/companion/__init__.py",
    ]


def test_its_command_plays_a_table(installed: Path) -> None:
    done = run(installed, "paradox-companion", "table", SAMPLE)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(json.loads(done.stdout.splitlines()[-1])) == ["state"]


def test_its_command_looks_a_rule_up(installed: Path) -> None:
    for query, title in (("whirl", "1. Escher knots"), ("водоворот", "1. Узел Эшера")):
        done = run(installed, "paradox-companion", "rules", query)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(title)


def test_its_command_draws_an_island(installed: Path) -> None:
    done = run(installed, "paradox-companion", "island", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("# Island E94UF-JWF7Q-EF7NY-8PGN7-DMTUB\n")
    assert "the same again: paradox-companion island --seed 5\n" in done.stdout


def test_it_calls_itself_as_it_was_started(installed: Path) -> None:
    for words in (["--help"], ["island", "--help"], ["table"], ["table", "--language", "ru"], []):
        done = run(installed, "paradox-companion", *words)
        told = done.stdout + done.stderr
        assert "paradox-companion " in told
        assert "./run" not in told
        assert done.returncode == (0 if "--help" in words else 2)
    done = run(installed, "paradox-companion", "--version")
    assert done.stdout == f"{companion.__version__}\n"


def test_it_is_a_library(installed: Path) -> None:
    code = (
        "import companion; from companion.referee import Referee\n"
        "game = Referee.random(seed=2, captives=['theseus', 'phil'])\n"
        "print(game.say('north-east, a space over, safely'), companion.__file__)"
    )
    done = run(installed, "python", "-c", code)
    assert done.stderr == ""
    assert done.stdout.startswith("Theseus, you spend 2 energy and are now at an oracle.")
    assert str(installed.parent) in done.stdout


@pytest.mark.skipif(
    "CI" not in os.environ and not shutil.which("xvfb-run"),
    reason="needs a display that nobody sees: apt-get install xvfb",
)
def test_it_opens_the_shelf(installed: Path) -> None:
    done = subprocess.run(
        ["xvfb-run", "-a", installed / "python", "-c", OPENED],
        cwd=installed, capture_output=True, text=True, check=False, timeout=120,
        env={"HOME": str(installed), "PATH": os.environ["PATH"], "LIBGL_ALWAYS_SOFTWARE": "1"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "ShelfScreen" in done.stdout.split()
