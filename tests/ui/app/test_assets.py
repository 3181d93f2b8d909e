"""The fonts can show whatever the app says, and the pictures are where the atlas says they are."""

import ast
import json
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from unicodedata import name as name_of

import pytest
import yaml
from fontTools.ttLib import TTFont

from companion.games.island.terms import (
    CHARACTERS,
    DIRECTIONS,
    FRUITS,
    KNOWN_TOKENS,
    MIRAGES,
    PIECES,
)
from companion.games.paradoxon.cards import ITEMS
from companion.ui.kit.glyphs import GLYPHS

ROOT = Path(__file__).resolve().parents[3]
ASSETS = ROOT / "assets"
ATLAS = ASSETS / "icons" / "icons.atlas"
LETTERS = {
    "NunitoSans-Regular.ttf": 400,
    "NunitoSans-Bold.ttf": 700,
    "NunitoSans-ExtraBold.ttf": 800,
}
# Of the small games.
THINGS = {
    "gem-stone", "key", "feather", "ring", "purse", "ticket", "watch", "love-letter", "camera",
    "man-mage", "woman-mage", "rocket", "telescope", "hourglass-not-done", "satellite",
}  # fmt: skip
OWN = {*(f"emblem-{who}" for who in CHARACTERS), "logo"}
# Of PARADOXON, on a sheet of their own; some we drew ourselves.
ITEM_PICTURES = {f"item-{item}" for item in ITEMS}
OWN_ITEMS = {"item-wallet", "item-aces", "item-armor"}
PICTURES = {
    *FRUITS, *MIRAGES, *PIECES, *KNOWN_TOKENS, *THINGS, *OWN, *ITEM_PICTURES,
    "camp", "oracle", "token", "trophy", "skull",
}  # fmt: skip
PLACES_OF_WORDS = (
    "companion/games/**/*sentences.py",
    "companion/rulebook/**/*.py",
    "companion/store/files/bad_file.py",
    "companion/text/**/*.py",
    "companion/ui/**/*.kv",
    "companion/ui/**/*.py",
    "assets/**/*.yaml",
)
ALPHABETS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
    " \N{NO-BREAK SPACE}.,:;!?'\"()/+-–—−…·×№«»“”„’"
)

Shown = tuple[str, str]  # a file, and words in it


# ---------------------------------------------------------------- what the app can show


def shown() -> list[Shown]:
    paths = sorted({path for pattern in PLACES_OF_WORDS for path in ROOT.glob(pattern)})
    return [(str(path.relative_to(ROOT)), words) for path in paths for words in words_in(path)]


def words_in(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    match path.suffix:
        case ".py":
            yield from words_of_python(text)
        case ".kv":
            yield from (line for line in text.splitlines() if not line.lstrip().startswith("#"))
        case _:
            scalars = (token for token in yaml.scan(text) if isinstance(token, yaml.ScalarToken))
            yield from (scalar.value for scalar in scalars)


def words_of_python(source: str) -> Iterator[str]:
    """Every string that is used; a docstring is not, it stands alone."""
    tree = ast.parse(source)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in alone:
                yield text
            case _:
                pass


def private(character: str) -> bool:
    return "\ue000" <= character <= "\uf8ff"


def missing(
    words: Collection[Shown], letters: Collection[int], glyphs: Collection[int]
) -> set[str]:
    """The letters that would show as an empty box, each with its place."""
    return {
        f"{place}: {character} U+{ord(character):04X} {name_of(character, '')}".rstrip()
        for place, text in words
        for character in text
        if character not in "\n\t"
        and ord(character) not in (glyphs if private(character) else letters)
    }


# ---------------------------------------------------------------- fonts


@cache
def font(file: str) -> TTFont:
    return TTFont(ASSETS / "fonts" / file, lazy=False)


def characters(file: str) -> set[int]:
    return set(font(file).getBestCmap())


@pytest.fixture(scope="module")
def icons() -> TTFont:
    return font("CompanionIcons.ttf")


@pytest.mark.parametrize("file", LETTERS)
def test_a_font_holds_both_alphabets(file: str) -> None:
    assert missing([("alphabets", ALPHABETS)], characters(file), ()) == set()


@pytest.mark.parametrize("file", LETTERS)
def test_a_font_holds_whatever_the_app_can_show(file: str) -> None:
    assert missing(shown(), characters(file), characters("CompanionIcons.ttf")) == set()


@pytest.mark.parametrize(("file", "weight"), LETTERS.items())
def test_a_font_has_the_weight_of_its_name(file: str, weight: int) -> None:
    assert font(file)["OS/2"].usWeightClass == weight


def test_what_no_font_has_is_found() -> None:
    letters, glyphs = characters("NunitoSans-Regular.ttf"), characters("CompanionIcons.ttf")
    words = [("a.py", "дом → house ✓"), ("b.kv", "\ue000 \uf8ff"), ("c.py", "one\ntwo\u2060")]
    assert missing(words, letters, glyphs) == {
        "a.py: → U+2192 RIGHTWARDS ARROW",
        "a.py: ✓ U+2713 CHECK MARK",
        "b.kv: \uf8ff U+F8FF",
        "c.py: \u2060 U+2060 WORD JOINER",
    }


SPEAKING = '''\
"""Docstring →."""
WORDS = {"a": f"{1:>3} ← here"}  # comment ↑


def f(x="↓"):
    """Docstring →."""
    "no docstring, and not shown either: ⇒"
    return "done", "✓"
'''
DRAWN = """\
# comment →
#:import a b
Label:
    text: '✓'
"""
WRITTEN = """\
# comment →
key: ['✓', "←"]
"""


def test_words_are_found_wherever_they_stand(tmp_path: Path) -> None:
    found = {}
    for file, text in (("a.py", SPEAKING), ("a.kv", DRAWN), ("a.yaml", WRITTEN)):
        (tmp_path / file).write_text(text, encoding="utf-8")
        found[file] = {c for words in words_in(tmp_path / file) for c in words if ord(c) > 0x2000}
    assert found == {"a.py": {"←", "↓", "✓"}, "a.kv": {"✓"}, "a.yaml": {"✓", "←"}}


def test_the_words_of_the_app_are_among_those_looked_at() -> None:
    files = {place for place, _ in shown()}
    assert {
        "assets/box/box.yaml",
        "companion/games/island/setup/fault_sentences.py",
        "companion/store/files/bad_file.py",
        "companion/text/island/en/announcements.py",
        "companion/text/island/ru/announcements.py",
        "companion/ui/kit/glyphs.py",
    } <= files


def test_the_icon_font_and_its_module_agree(icons: TTFont) -> None:
    assert {chr(code) for code in icons.getBestCmap()} == set(GLYPHS.values())
    assert len(set(GLYPHS.values())) == len(GLYPHS)
    assert all(private(character) for character in GLYPHS.values())


def test_each_direction_has_an_arrow() -> None:
    assert {direction.lower() for direction in DIRECTIONS} <= set(GLYPHS)


def test_an_icon_is_as_wide_and_its_line_as_high_as_its_size(icons: TTFont) -> None:
    em = icons["head"].unitsPerEm
    assert {advance for advance, _ in icons["hmtx"].metrics.values()} == {em}
    line = icons["hhea"]
    assert (line.ascent - line.descent, line.lineGap) == (em, 0)


@pytest.mark.parametrize("name", GLYPHS)
def test_an_icon_is_drawn_within_its_square(name: str, icons: TTFont) -> None:
    drawn = icons["glyf"][icons.getBestCmap()[ord(GLYPHS[name])]]
    line, em = icons["hhea"], icons["head"].unitsPerEm
    assert drawn.numberOfContours > 0
    assert 0 <= drawn.xMin < drawn.xMax <= em
    assert line.descent <= drawn.yMin < drawn.yMax <= line.ascent


# ---------------------------------------------------------------- pictures

Rectangle = tuple[int, int, int, int]


def sheets() -> dict[str, dict[str, Rectangle]]:
    read = json.loads(ATLAS.read_text(encoding="utf-8"))
    return {
        file: {name: (x, y, width, height) for name, (x, y, width, height) in places.items()}
        for file, places in read.items()
    }


def atlas() -> dict[str, Rectangle]:
    return {name: place for places in sheets().values() for name, place in places.items()}


def size_of_png(path: Path) -> tuple[int, int]:
    """Width and height from the first chunk."""
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])


def apart(one: Rectangle, other: Rectangle, gap: int) -> bool:
    """Of two squares of one size."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= one[2] + gap


def test_the_atlas_has_each_picture_and_no_other() -> None:
    assert set(atlas()) == PICTURES


def test_the_atlas_names_its_sheets_and_a_game_of_its_own_has_one() -> None:
    assert list(sheets()) == ["icons.png", "items.png"]
    assert set(sheets()["items.png"]) == ITEM_PICTURES


@pytest.mark.parametrize("file", ["icons.png", "items.png"])
def test_a_tablet_can_take_the_atlas(file: str) -> None:
    for side in size_of_png(ATLAS.with_name(file)):
        assert side <= 1024
        assert side & (side - 1) == 0, "a power of two"


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_lies_within_the_atlas(name: str) -> None:
    x, y, width, height = atlas()[name]
    (file,) = (file for file, places in sheets().items() if name in places)
    right, top = size_of_png(ATLAS.with_name(file))
    assert (width, height) == (128, 128)
    assert 0 <= x <= right - width
    assert 0 <= y <= top - height


def test_pictures_are_two_pixels_apart() -> None:
    for sheet in sheets().values():
        places = list(sheet.values())
        near = [(a, b) for i, a in enumerate(places) for b in places[:i] if not apart(a, b, 2)]
        assert near == []
    assert not apart((0, 0, 128, 128), (129, 100, 128, 128), 2)


@pytest.mark.parametrize("name", sorted(OWN))
def test_our_own_pictures_are_also_there_large(name: str) -> None:
    assert size_of_png(ATLAS.parent / f"{name}.png") == (512, 512)
    assert (ASSETS / "art" / f"{name}.svg").is_file()


def test_each_of_our_drawings_is_a_picture() -> None:
    assert {path.stem for path in (ASSETS / "art").iterdir()} == OWN | OWN_ITEMS


def test_of_the_new_icons_none_is_hidden_by_a_picture_of_its_name() -> None:
    # A picture goes before a glyph; these two are wanted as pictures, and had glyphs before.
    assert set(GLYPHS) & PICTURES == {"apple", "trophy"}


# ---------------------------------------------------------------- whose they are


def shipped() -> list[str]:
    folders = (ASSETS / "fonts", ASSETS / "icons", ASSETS / "licences")
    return sorted(path.name for folder in folders for path in folder.iterdir())


def test_every_file_and_picture_has_its_source_in_the_credits() -> None:
    text = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
    assert "CompanionIcons.ttf" in shipped()
    named = [*shipped(), *PICTURES]
    assert [name for name in named if f"`{name}`" not in text] == []
