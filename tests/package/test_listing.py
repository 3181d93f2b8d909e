"""The listing in a shop: whole in each language, no longer than a shop takes, of this version."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion import __version__
from companion.engine.languages import LANGUAGES, Language
from tests.architecture.house import ROOT
from tests.ui.environment import drawing
from tools.listing import DEVICES, LISTING, LOCALES, STATES, pictures

MOST = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
NEWS = 500  # letters of a changelog
ALL = 2 * 3 * 8  # pictures: languages, devices, states
MOST_BYTES = 150_000
EACH = [(language, locale) for language, locale in LOCALES.items()]
LATIN = re.compile(r"[A-Za-z]{2,}")
CYRILLIC = re.compile(r"[А-Яа-яЁё]")
NAMES = {"Android", "MIT"}  # the same in Russian


def version_code() -> str:
    """As python-for-android makes it, where buildozer.spec names none."""
    spec = (ROOT / "buildozer.spec").read_text("utf-8")
    assert "android.numeric_version" not in spec
    lowest = re.search(r"android\.minapi = (\d+)", spec)
    assert lowest
    code = 0
    for part in __version__.split("."):
        code = 100 * code + int(part)
    return f"10{lowest[1]}{code}"


def files(locale: str) -> dict[str, str]:
    folder = LISTING / locale
    return {
        str(path.relative_to(folder)): path.read_text("utf-8")
        for path in sorted(folder.rglob("*.txt"))
    }


def test_every_language_has_a_listing() -> None:
    assert set(LOCALES) == set(LANGUAGES)
    assert sorted(path.name for path in LISTING.iterdir()) == sorted(LOCALES.values())


@pytest.mark.parametrize("locale", LOCALES.values())
def test_it_is_whole_and_of_this_version(locale: str) -> None:
    changelog = f"changelogs/{version_code()}.txt"
    assert {*MOST, changelog} <= set(files(locale))
    others = set(files(locale)) - set(MOST)
    assert all(re.fullmatch(r"changelogs/\d+\.txt", name) for name in others)
    assert others == set(files("en-US")) - set(MOST)


@pytest.mark.parametrize("locale", LOCALES.values())
def test_nothing_is_longer_than_a_shop_takes(locale: str) -> None:
    for name, text in files(locale).items():
        assert text.endswith("\n"), name
        assert 0 < len(text.strip()) <= MOST.get(name, NEWS), name
        assert text == "\n".join(line.rstrip() for line in text.split("\n")), name
    for name in ("title.txt", "short_description.txt"):
        assert files(locale)[name].count("\n") == 1


@pytest.mark.parametrize(("language", "locale"), EACH, ids=LANGUAGES)
def test_it_is_plain_text_in_its_language(language: Language, locale: str) -> None:
    """A shop shows no marks of HTML or Markdown."""
    for name, text in files(locale).items():
        assert not re.search(r"[<>`#]|\*\*|\]\(|&\w+;", text), name
        match language:
            case "en":
                assert not CYRILLIC.search(text), name
            case "ru":
                assert set(LATIN.findall(text)) <= NAMES, name


@pytest.mark.parametrize("locale", LOCALES.values())
def test_the_icon_is_as_a_shop_wants_it(locale: str) -> None:
    raw = (LISTING / locale / "images/icon.png").read_bytes()
    assert raw[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(raw[at : at + 4], "big") for at in (16, 20)] == [512, 512]
    assert len(raw) < 200_000


# The screenshots


def test_there_are_eight_and_a_shop_takes_their_sizes() -> None:
    assert len(set(STATES)) == len(STATES) == 8
    for device in DEVICES.values():
        short, long = sorted(device.size)
        assert short >= 1080
        assert long <= min(3840, 2 * short)


def test_each_has_a_name_of_its_own_that_keeps_the_order(tmp_path: Path) -> None:
    found = [
        list(pictures(tmp_path, device, language).values())
        for device in DEVICES
        for language in LANGUAGES
    ]
    assert all(sorted(one) == one for one in found)
    assert len({path for one in found for path in one}) == ALL
    first = tmp_path / "ru-RU/images/tenInchScreenshots/1_desk-question.png"
    assert pictures(tmp_path, "tablet", "ru")["desk-question"] == first


def test_they_are_kept_and_small() -> None:
    """`./run shots listing fastlane/metadata/android` draws them anew."""
    kept = {path for path in LISTING.rglob("*.png") if path.parent.name.endswith("Screenshots")}
    assert kept == whole(LISTING, *DEVICES)


def whole(folder: Path, *devices: str) -> set[Path]:
    """The pictures of a folder, each looked at."""
    found = set()
    for name in devices:
        device = DEVICES[name]
        for language in LANGUAGES:
            for path in pictures(folder, name, language).values():
                raw = path.read_bytes()
                size = tuple(int.from_bytes(raw[at : at + 4], "big") for at in (16, 20))
                assert size == device.size, path
                assert len(raw) <= MOST_BYTES, path
                found.add(path)
    return found


@pytest.mark.long
@pytest.mark.skipif(drawing() == "mock", reason="no OpenGL here")
def test_they_are_drawn_in_their_sizes(tmp_path: Path) -> None:
    """In a process of its own: Kivy is told once how dense a screen is."""
    command = [sys.executable, "-m", "tools.shots", "listing", str(tmp_path), "tablet"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=600)
    assert set(tmp_path.rglob("*.png")) == whole(tmp_path, "tablet")


def test_without_a_folder_it_says_how() -> None:
    command = [sys.executable, "-m", "tools.shots", "listing"]
    told = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert told.returncode == 2
    assert "python -m tools.listing DIR" in told.stdout
