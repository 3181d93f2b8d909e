"""The rules as they are used: every path by touch, there and back, at every size."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.store.rulebook_files import shipped_rulebook
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.touched import Touched
from companion.ui.rules.drawn.rules_list import RowKey
from companion.ui.rules.page import RulesPage
from companion.ui.shelf.views import ShelfView
from companion.ui.shell.views import CoverView
from tests.ui.driver import Driver
from tests.ui.tables import open_table

SIZES = ((1280, 800), (1024, 600), (800, 1280), (412, 915))
WIDE, UPRIGHT = SIZES[:2], SIZES[2:]


def opened(ui: Driver, role: str = "rules") -> None:
    ui.tap(role)
    ui.wait(lambda: not ui.companion.view().reading)
    ui.pump(2)


def title(ui: Driver) -> str:
    """Of the entry that is on the screen, if one is."""
    page = ui.screen.entry
    return page.text if page.parent is not None and ui.screen.page.parent is not None else ""


def rows(ui: Driver) -> list[str]:
    return [one.text for one in ui.walk() if isinstance(one, RowKey)]


def inside(one: Any, scroll: Any) -> bool:
    return bool(scroll.y <= one.y and one.top <= scroll.top)


def pull(ui: Driver, scroll: Any, far: float) -> None:
    x, y = scroll.center
    ui.drag((x, y), (x, y + far))
    ui.advance(2)


# From the shelf


@pytest.mark.usefixtures("small_book")
@pytest.mark.parametrize("size", SIZES)
def test_from_the_shelf_through_chapter_and_entry_and_back(
    ui: Driver, size: tuple[int, int]
) -> None:
    ui.resize(*size)
    opened(ui)
    ui.tap("chapter lakes")
    assert set(rows(ui)) == {"Leaving a lake", "The shape of a lake"}
    ui.tap("entry lake-shape")
    assert title(ui) == "The shape of a lake"
    ui.tap("related lake-exit")
    assert title(ui) == "Leaving a lake"
    ui.tap("back")
    assert title(ui) == "The shape of a lake"
    ui.tap("back")
    assert "entry lake-shape" in ui.roles()
    ui.tap("back")
    assert "chapter lakes" in ui.roles()
    ui.tap("back")
    assert isinstance(ui.companion.view(), ShelfView)


@pytest.mark.usefixtures("small_book")
@pytest.mark.parametrize("size", WIDE)
def test_where_it_is_wide_list_and_entry_stand_side_by_side(
    ui: Driver, size: tuple[int, int]
) -> None:
    ui.resize(*size)
    opened(ui)
    ui.tap("chapter lakes")
    assert title(ui) == "Leaving a lake"
    row = ui.find("entry lake-shape")
    assert row.right < ui.screen.page.x
    ui.tap("entry lake-shape")
    assert title(ui) == "The shape of a lake"
    assert ui.find("entry lake-shape") is row, "nothing has moved under the finger"


@pytest.mark.usefixtures("small_book")
@pytest.mark.parametrize("size", UPRIGHT)
def test_where_it_is_narrow_they_come_one_after_the_other(
    ui: Driver, size: tuple[int, int]
) -> None:
    ui.resize(*size)
    opened(ui)
    ui.tap("chapter lakes")
    assert title(ui) == ""
    ui.tap("entry lake-exit")
    assert title(ui) == "Leaving a lake"
    assert rows(ui) == []


@pytest.mark.usefixtures("small_book")
def test_closing_leads_out_of_everything(ui: Driver) -> None:
    opened(ui)
    for act in ("chapter lakes", "entry lake-exit", "chapters", "chapter death", "close"):
        ui.tap(act)
    assert isinstance(ui.companion.view(), ShelfView)


# Searching


@pytest.mark.usefixtures("small_book")
@pytest.mark.parametrize("size", SIZES)
def test_searching_as_one_types(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    opened(ui)
    line = ui.find("search")
    place = (line.x, line.y, line.right, line.top)
    ui.tap("search")
    ui.type("whirl")
    assert rows(ui) == ["Leaving a lake"]
    assert (line.x, line.y, line.right, line.top) == place
    ui.tap("wipe")
    assert "chapter lakes" in ui.roles()
    ui.type("умер")
    assert rows(ui) == ["Dying"]
    ui.key("enter")
    assert title(ui) == "Dying"
    ui.tap("back")
    assert rows(ui) == ["Dying"]
    assert ui.find("search").line.text == "умер"


@pytest.mark.usefixtures("small_book")
def test_on_a_desktop_letters_arrive_without_a_touch(ui: Driver) -> None:
    opened(ui)
    ui.type("whirl")
    assert rows(ui) == ["Leaving a lake"]


@pytest.mark.usefixtures("small_book")
def test_escape_wipes_the_search_and_then_goes_back(ui: Driver) -> None:
    opened(ui)
    ui.type("whirl")
    ui.key("escape")
    assert "chapter lakes" in ui.roles()
    ui.key("escape")
    ui.key("escape")
    assert isinstance(ui.companion.view(), ShelfView)


@pytest.mark.usefixtures("small_book")
def test_what_is_lit_lies_under_its_letters(ui: Driver) -> None:
    opened(ui)
    ui.type("lake")
    row = ui.find("entry lake-exit")
    boxes = lit_boxes(row._title)
    assert len(boxes) == 1
    x, y, wide, high = boxes[0]
    label = row._title._writing
    assert row.x < x < x + wide <= label.place.right + 1
    assert label.place.y <= y < y + high <= label.place.top + 1
    # “Leaving a lake”: the last word of three
    assert x > label.place.x + 0.5 * label.place.w
    ui.type("xyz")
    ui.tap("wipe")
    ui.tap("chapter lakes")
    assert lit_boxes(ui.find("entry lake-exit")._title) == []


def lit_boxes(lit: Any) -> list[tuple[float, float, float, float]]:
    """The grounds; the lines below them are as many again."""
    found = [one for one in lit._grounds.children if hasattr(one, "size") and one.size[1] > 3]
    return [(*one.pos, *one.size) for one in found]


# With all that there is


@pytest.mark.parametrize("size", SIZES)
def test_a_list_is_found_again_where_it_was_left(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    opened(ui)
    ui.type("wave")
    column = ui.screen.column
    pull(ui, column, 200)
    offset = column.offset
    assert offset > 100
    row = next(one for one in ui.walk() if isinstance(one, RowKey) and inside(one, column))
    ui.tap(row.role)
    ui.tap("back")
    assert ui.screen.column.offset == pytest.approx(offset, abs=1)
    assert ui.find("search").line.text == "wave"


def test_an_entry_is_found_again_where_it_was_left_also_under_the_cover(ui: Driver) -> None:
    ui.resize(412, 915)
    open_table(ui)
    ui.tap("menu")
    opened(ui)
    ui.companion.do("chapter lakes")
    ui.companion.do("entry lake-exit")
    ui.pump(2)
    page = ui.screen.page
    pull(ui, page, 150)
    offset = page.offset
    assert offset > 50
    ui.companion.left()
    ui.pump(2)
    assert ui.app.stage.kind == (CoverView, "")
    assert ui.roles() == ["look"]
    ui.hold("look")
    assert title(ui) == "Leaving a lake lying down"
    assert ui.screen.page.offset == pytest.approx(offset, abs=1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [0, 2, 5])
def test_everything_is_large_enough_and_nothing_lies_on_anything(
    ui: Driver, size: tuple[int, int], text_size: int
) -> None:
    ui.resize(*size)
    ui.companion.settings = revised(
        ui.companion.settings, {"language": "ru", "text_size": text_size}
    )
    open_table(ui, lines=1)
    opened(ui, "why said")
    for acts in ((), ("chapters",), ("chapter characters",), ("entry hempel-free-step",)):
        for act in acts:
            ui.companion.do(act)
            ui.pump(2)
        apart(ui, size)


def apart(ui: Driver, size: tuple[int, int]) -> None:
    keys = [one for one in ui.walk() if isinstance(one, Touched) and one.role]
    assert keys
    for key in keys:
        assert key.width >= 56, key.role
        assert key.height >= 56, key.role
        assert key.x >= 0, key.role
        assert key.right <= size[0], key.role
    for one, other in combinations(keys, 2):
        if scrolled(one) == scrolled(other):
            across = min(one.right, other.right) - max(one.x, other.x)
            along = min(one.top, other.top) - max(one.y, other.y)
            assert across <= 1 or along <= 1, (one.role, other.role)


def scrolled(key: Any) -> Any:
    while key.parent is not None and key.parent is not key:
        key = key.parent
        if isinstance(key, Scroll):
            return key
    return None


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [SIZES[1], SIZES[3]])
def test_every_entry_can_be_read(ui: Driver, language: Any, size: tuple[int, int]) -> None:
    """With its island inside its card, and its texts whole."""
    ui.resize(*size)
    ui.speak(language)
    opened(ui)
    for name, entry in shipped_rulebook().entries.items():
        ui.companion.home(RulesPage(ui.companion))
        ui.companion.do(f"chapter {entry.chapter}")
        ui.companion.do(f"entry {name}")
        ui.pump()
        page = ui.screen.entry
        assert page.text == entry.title[language], name
        assert page._text._writing.height <= page.height, name
        assert page._text._writing._label.text == entry.text[language], name
        if entry.sketch:
            assert page.x <= page.sketch.x < page.sketch.right <= page.right, name
            assert page.y <= page.sketch.y < page.sketch.top <= page.top, name
            assert page.sketch._drawn is not None, name


# Why?


def restores(ui: Driver) -> None:
    ui.tap("restore")  # at full energy


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("role", "lines", "before"),
    [
        ("why said", 1, lambda _ui: None),
        ("why asked", 1, lambda _ui: None),
        ("why asked", 13, lambda _ui: None),  # two tokens to choose from
        ("why refused", 7, restores),
    ],
)
def test_why_and_back_to_the_very_same_desk(
    ui: Driver,
    size: tuple[int, int],
    role: str,
    lines: int,
    before: Callable[[Driver], None],
) -> None:
    ui.resize(*size)
    desk = open_table(ui, lines=lines)
    before(ui)
    shown, seen = ui.companion.view(), ui.seen()
    opened(ui, role)
    assert title(ui)
    assert ui.companion.pages[-1] is not desk
    ui.tap("back")
    assert ui.companion.pages[-1] is desk
    assert ui.companion.view() == shown
    assert ui.seen() == seen


def test_a_half_typed_line_is_there_again(ui: Driver) -> None:
    open_table(ui, lines=7)
    ui.tap("announced")
    ui.tap("keyboard")
    ui.type("fly to the moon")
    before = ui.companion.view()
    assert isinstance(before, DeskView)
    opened(ui, "why refused")
    assert title(ui)
    ui.tap("back")
    assert ui.companion.view() == before
    assert ui.screen.entry.input.text == "fly to the moon"


def test_a_chosen_piece_is_chosen_still(ui: Driver) -> None:
    desk = open_table(ui, lines=15)
    ui.tap("piece bush")
    opened(ui, "why asked")
    ui.tap("back")
    assert desk.chosen.piece == "bush"
    opened(ui)
    ui.tap("back")
    assert desk.chosen.piece == "bush"


def test_from_a_phone_the_menu_leads_to_the_rules_and_back_step_by_step(ui: Driver) -> None:
    ui.resize(412, 915)
    desk = open_table(ui)
    ui.tap("menu")
    opened(ui)
    ui.tap("chapter lakes")
    ui.tap("close")
    assert ui.companion.view().name == "menu"
    ui.tap("back")
    assert ui.companion.pages[-1] is desk


def test_everything_said_together_can_be_looked_up(ui: Driver) -> None:
    open_table(ui, lines=1)
    opened(ui, "why said")
    first = title(ui)
    names = [role for role in ui.roles() if role.startswith("entry ")]
    assert len(names) > 2
    titles = set()
    for name in names:
        ui.tap(name)
        titles.add(title(ui))
    assert len(titles) == len(names)
    assert first in titles


def test_a_rulings_page_leads_to_its_rules_and_is_found_where_it_was(ui: Driver) -> None:
    open_table(ui)
    ui.tap("menu")
    ui.tap("rulings")
    body = ui.screen.body
    pull(ui, body, 250)
    offset = body.offset
    assert offset > 100
    links = [role for role in ui.roles() if role.startswith("rule-of ")]
    link = next(one for one in links if body.y < ui.find(one).y < body.top - 100)
    opened(ui, link)
    assert title(ui)
    ui.tap("back")
    assert ui.screen.body.offset == pytest.approx(offset, abs=1)


def test_what_was_said_with_it_stands_in_the_list_or_else_below_the_entry(ui: Driver) -> None:
    open_table(ui, lines=1)
    opened(ui, "why said")
    assert not [role for role in ui.roles() if role.startswith("together ")]
    ui.resize(412, 915)
    ways = [role for role in ui.roles() if role.startswith("together ")]
    assert ways
    assert not [role for role in ui.roles() if role.startswith("entry ")]
    pull(ui, ui.screen.page, 2000)
    before = title(ui)
    ui.tap(ways[0])
    assert title(ui) not in ("", before)
    ui.tap("back")
    assert title(ui) == before
    ui.resize(1280, 800)
    assert not [role for role in ui.roles() if role.startswith("together ")]


# Another language


@pytest.mark.usefixtures("small_book")
@pytest.mark.parametrize("size", [SIZES[0], SIZES[3]])
def test_the_language_changes_while_an_entry_is_open(ui: Driver, size: tuple[int, int]) -> None:
    ui.resize(*size)
    opened(ui)
    ui.type("lake")
    ui.tap("entry lake-exit")
    ui.speak("ru")
    ui.pump(2)
    assert title(ui) == "Как выйти из озера"
    seen = ui.seen()
    assert "Смотри также" in seen
    assert "See also" not in seen
    assert "Самое" not in seen
    assert ("Найдено 3 статьи" in seen) == (size in WIDE)
    ui.speak("en")
    ui.pump(2)
    assert title(ui) == "Leaving a lake"


@pytest.mark.usefixtures("small_book")
def test_other_letters_make_other_lines(ui: Driver) -> None:
    """The text size changes under an open entry, as far as settings can be reached from there."""
    opened(ui)
    ui.tap("chapter lakes")
    ui.tap("entry lake-exit")
    before = ui.screen.entry.height_for(700)
    ui.companion.settings = revised(ui.companion.settings, {"text_size": 5})
    ui.companion.changed()
    ui.pump(2)
    assert ui.screen.entry.height_for(700) > before


def test_the_shipped_rules_need_no_fixture(ui: Driver) -> None:
    desk = open_table(ui)
    assert isinstance(desk, Desk)
    opened(ui)
    keys = [one for one in ui.walk() if isinstance(one, Press) and one.role.startswith("chapter ")]
    assert len(keys) == len(shipped_rulebook().chapters) == 15
