"""The package is made of the pins that the app is tested with, and nothing in it floats."""

import re
from configparser import ConfigParser
from pathlib import Path

import pytest
import yaml

from companion.ui.kit.theme import BG
from tools.compile_assets import HOUSE

PIN = re.compile(r"([\w-]+)==([\w.]+)")
# Kivy's packages for documents, garden and network on a desktop. The app needs none of them.
NOT_PACKED = {
    "certifi", "charset-normalizer", "docutils", "idna", "kivy-garden", "pygments", "requests",
    "urllib3",
}  # fmt: skip
WORKFLOWS = sorted((HOUSE / ".github" / "workflows").glob("*.yml"))


def spec() -> dict[str, str]:
    read = ConfigParser(interpolation=None)
    read.read(HOUSE / "buildozer.spec", "utf-8")
    return dict(read["app"])


def pins(text: str) -> dict[str, str]:
    """Name and version, but of what only Windows wants: no tablet has that."""
    lines = [line for line in text.splitlines() if "sys_platform == 'win32'" not in line]
    return {name.lower(): version for name, version in PIN.findall("\n".join(lines))}


def packed() -> dict[str, str]:
    return pins(spec()["requirements"])


def test_the_app_is_packed_with_what_it_is_tested_with() -> None:
    tested = pins((HOUSE / "requirements" / "app.txt").read_text("utf-8"))
    wanted = {name: version for name, version in tested.items() if name not in NOT_PACKED}
    assert {name: packed().get(name) for name in wanted} == wanted
    assert NOT_PACKED.isdisjoint(packed())


def test_what_only_a_tablet_has_is_packed_as_it_was_looked_at() -> None:
    looked_at = pins((HOUSE / "requirements" / "android.txt").read_text("utf-8"))
    tested = pins((HOUSE / "requirements" / "app.txt").read_text("utf-8"))
    alone = {
        name: version
        for name, version in packed().items()
        if name not in tested and name not in ("python3", "hostpython3")
    }
    assert alone
    assert {name: looked_at.get(name) for name in alone} == alone


def test_what_hears_on_a_desktop_is_not_packed() -> None:
    hears = pins((HOUSE / "requirements" / "voice.in").read_text("utf-8"))
    assert {"vosk", "onnxruntime", "pocketsphinx", "sounddevice"} <= set(hears)
    assert set(hears).isdisjoint(packed())
    assert "plyer" in packed()


def test_python_is_one_version_of_3_13() -> None:
    assert packed()["python3"] == packed()["hostpython3"]
    assert packed()["python3"].startswith("3.13.")


def test_the_splash_is_as_dark_as_the_app() -> None:
    assert spec()["android.presplash_color"] == BG


def test_python_for_android_is_the_release_that_the_check_has() -> None:
    checked = pins((HOUSE / "requirements" / "android.txt").read_text("utf-8"))
    year, month, day = checked["python-for-android"].split(".")
    assert spec()["p4a.branch"] == f"v{year}.{month:0>2}.{day:0>2}"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_of_a_workflow_is_one_commit(path: Path) -> None:
    text = path.read_text("utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", one)] == []
    assert "latest" not in text
    assert yaml.safe_load(text)["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_the_secrets_are_seen_by_the_step_that_signs_alone(path: Path) -> None:
    text = path.read_text("utf-8")
    jobs = yaml.safe_load(text)["jobs"].values()
    steps = [step for job in jobs for step in job["steps"] if "secrets." in str(step)]
    assert [step["name"] for step in steps] == ["Sign it, where there is a key"]
    # Counted in the whole file too: none stands beside the steps, and none is handed on.
    assert text.count("secrets.") == str(steps).count("secrets.")
    assert "GITHUB_ENV" not in text
    assert "GITHUB_OUTPUT" not in text
    (script,) = [step["run"] for step in steps]
    assert "./run" not in script
    assert "pip" not in script
