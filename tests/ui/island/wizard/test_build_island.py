"""An island is laid out by hand (L2.2): the page without its screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from companion.games.island.board.hexes import HEXES
from companion.games.island.board.knots import PATTERNS, kind
from companion.games.island.board.layout import problems
from companion.games.island.building.laid import Barred, Building, opened
from companion.games.island.building.problems import finished
from companion.games.island.terms import Hex
from companion.ui.island.wizard.build_island import BuildIsland
from companion.ui.island.wizard.views import BuildView, Pile
from companion.ui.kit.parts import Button
from tests.games.island.building.copyist import copied, kind_by_kind, row_by_row
from tests.games.island.building.islands import (
    ARROWS,
    CUT,
    PAIRS,
    RIGHT_ARROWS,
    SINGLES,
    SPACES,
    drawn,
)
from tests.ui.at_table import house
from tests.ui.island.desk.test_any_touch import buttons

RAIL = (Button("step 1", "Table"), Button("step 2", "Island", chosen=True))


class Wizard:
    """The house of the page: it hears what leads elsewhere."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def page(self, building: Building = SINGLES, language: str = "en") -> BuildIsland:
        return BuildIsland(
            house(language=language), building, RAIL, self.heard.append, seed=lambda: 5
        )


@pytest.fixture
def wizard() -> Wizard:
    return Wizard()


@pytest.fixture
def page(wizard: Wizard) -> BuildIsland:
    return wizard.page()


def do(page: BuildIsland, *acts: str) -> BuildView:
    for act in acts:
        page.do(act)
    return page.view()


def map_of(page: BuildIsland) -> str:
    return drawn(page.building.spaces)


def button(page: BuildIsland, act: str) -> Button:
    return next(one for one in buttons(page.view()) if one.act == act)


def notice(page: BuildIsland) -> str:
    said = page.view().notice
    return said[0] if said else ""


def pile(page: BuildIsland, word: str) -> Pile:
    return next(one for one in page.view().palette if one.ends[0].act == f"place {word}")


# What is seen


def test_an_empty_island_and_all_that_is_to_be_laid(page: BuildIsland) -> None:
    view = page.view()
    assert {space.kind for space in view.island.ground.spaces} == {"empty"}
    assert view.left == ("Left to lay", "37 of 37")
    assert sum(one.count * len(one.faces) for one in view.palette) == 37
    assert (view.next, view.held, view.problems, view.knot) == ("A1", (), (), None)
    assert view.rail == RAIL
    assert [one.act for one in view.ways] == ["random", "ready-made", "code"]
    assert [one.act for one in view.foot] == [
        "back", "undo", "redo", "clear", "quick-start", "next",
    ]  # fmt: skip


def test_the_palette_counts_what_is_left(page: BuildIsland) -> None:
    do(page, "place orange", "tap C2", "place anomaly", "tap C3")
    assert pile(page, "orange").count == 0
    assert not button(page, "place orange").enabled
    assert pile(page, "anomaly").count == 4
    assert button(page, "place anomaly").chosen
    assert page.view().left[1] == "35 of 37"


def test_what_lies_is_on_the_map(page: BuildIsland) -> None:
    view = do(page, "tap A1", "place bend", "place knot", "place portal-2")
    spaces = {space.at: space for space in view.island.ground.spaces}
    assert (spaces[Hex("A1")].kind, spaces[Hex("A1")].letters) == ("lake", "L")
    assert spaces[Hex("A3")].arrows == (("NW", "SE"), ("NE", "SW"), ("E", "W"))
    assert spaces[Hex("A4")].letters == "2"
    assert view.island.ground.lakes == (("bend", ("A1", "A2", "B3")),)
    assert view.next == "B1"
    assert do(page, "tap A1", "tap A1").held[0] == "A1"


def test_the_same_ground_is_drawn_once(page: BuildIsland) -> None:
    before = do(page, "tap A1", "place bend").island.ground
    assert do(page, "tap D4").island.ground is before


def test_lit_is_where_the_tile_turns_to(page: BuildIsland) -> None:
    view = do(page, "tap A1", "place straight")
    assert view.island.lit == {"B1", "B2", "C1", "C3"}
    assert view.hint == "Straight lake: touch a lit space to turn it there, or go on."
    do(page, "tap B1")
    assert map_of(page) == "A straight . . .\nB straight . . . .\nC straight . . . . ."


def test_each_end_of_a_tile_of_two_can_be_touched(wizard: Wizard) -> None:
    page = wizard.page(PAIRS)
    ends = pile(page, "banana+grapes").ends
    assert [(one.act, one.label) for one in ends] == [
        ("place banana+grapes", "Banana"), ("place grapes+banana", "Grapes"),
    ]  # fmt: skip
    do(page, "place grapes+banana")
    assert [space.icon for space in pile(page, "banana+grapes").faces] == ["grapes", "banana"]
    do(page, "turn")
    assert [space.at for space in pile(page, "banana+grapes").faces] == ["D4", "E4"]
    do(page, "tap C3")
    assert map_of(page) == "C . . grapes . . .\nD . . . banana . . ."


HINTS = [
    ((), "Touch a tile and then its space, or a space and then its tile."),
    (("place lime",), "Lime: touch its space. Touch the tile again to go space by space."),
    (("tap B2",), "Touch what lies on the lit space."),
    (("tap B2", "place lime", "tap B2"),
     "Lime: touch another tile to put it in this place, drag it, or take it away."),
    (("tap B2", "place bend", "place lime", "tap B2"),
     "L-shaped lake: touch it again to turn it, drag it, or take it away."),
    (("fill",), "The island is complete."),
]  # fmt: skip


@pytest.mark.parametrize(("acts", "hint"), HINTS)
def test_what_can_be_done_now_is_said(page: BuildIsland, acts: tuple[str, ...], hint: str) -> None:
    assert do(page, *acts).hint == hint


# The arrows of a knot (L1.8)


def test_a_knot_just_laid_is_given_its_arrows(page: BuildIsland) -> None:
    view = do(page, "tap A1", "place knot")
    assert view.knot is not None
    heading, picks = view.knot
    assert heading == "The arrows of the lit knot"
    assert [one.button.act for one in picks] == [f"arrows {n}" for n in range(15)]
    assert [one.button.chosen for one in picks].count(True) == 1
    do(page, "arrows 0")
    assert page.building.arrows[Hex("A1")]["NW"] == "NE"
    assert button(page, "undo").second == "Arrows on A1"


def test_kinds_of_the_box_are_offered_once_they_are_known(wizard: Wizard) -> None:
    page = wizard.page(PAIRS)
    view = do(page, "tap A1", "place knot+strawberry")
    assert view.knot is not None
    acts = [one.button.act for one in view.knot[1]]
    assert acts[:4] == ["arrows a", "arrows b", "arrows c", "arrows 0"]
    do(page, "arrows c", "arrows c")
    assert page.building.arrows[Hex("A1")]["NE"] == "SW"


def test_arrows_that_the_box_has_not_are_told_where_they_are_picked(wizard: Wizard) -> None:
    """Box data: kinds a, b and c; pattern 4 is of another."""
    page = wizard.page(PAIRS)
    view = do(page, "tap A1", "place knot+strawberry", "arrows 4")
    assert view.knot is not None
    assert view.problems == (view.knot[0],)
    assert view.knot[0].startswith("Arrows on A1: your box has no such Escher knot.")
    assert "A1" in view.wrong
    view = do(page, "arrows b")
    assert view.knot is not None
    assert (view.knot[0], view.problems) == ("The arrows of the lit knot", ())


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The Escher knots on A1, A2 are the same one, turned;"),
        ("ru", "Узлы Эшера на A1, A2 — это один и тот же узел,"),
    ],
)
def test_knots_of_one_kind_are_told_where_they_are_picked(
    wizard: Wizard, language: str, told: str
) -> None:
    """L1.8: patterns 3 and 5 are one kind, turned."""
    page = wizard.page(language=language)
    do(page, "tap A1", "place knot", "arrows 3", "place knot")
    assert not page.view().problems, "the app itself lays another kind"
    view = do(page, "arrows 5")
    assert kind(PATTERNS[3]) == kind(PATTERNS[5])
    assert view.knot is not None
    assert view.problems == (view.knot[0],)
    assert view.knot[0].startswith(told)
    assert view.wrong == {"A1", "A2"}
    assert not do(page, "arrows 0").problems


# Steps, back and forth


def test_undo_names_what_it_undoes(page: BuildIsland) -> None:
    do(page, "tap A1", "place bend", "place lime")
    assert button(page, "undo").second == "Lime on A3"
    do(page, "undo")
    assert (button(page, "undo").second, button(page, "redo").second) == (
        "L-shaped lake on A1", "Lime on A3",
    )  # fmt: skip
    assert page.building.space == "A3"
    do(page, "redo")
    assert map_of(page) == "A bend bend lime .\nB . . bend . ."


def test_a_new_step_forgets_what_was_undone(page: BuildIsland) -> None:
    do(page, "tap A1", "place bend", "undo", "place lime", "redo")
    assert notice(page) == "There is nothing to bring back."


def test_what_only_the_hand_did_is_no_step(page: BuildIsland) -> None:
    do(page, "tap A1", "place bend", "tap C4", "undo")
    assert map_of(page) == ""


NAMED = [
    (("drag B2 D4",), "Lime moved to D4"),
    (("drag B2 away",), "Lime taken from B2"),
    (("tap B2", "take"), "Lime taken from B2"),
    (("place triangle", "turn"), "Triangular lake turned on B3"),
    (("drag apple C6",), "Apple on C6"),
    (("place apple", "clear"), "An empty island"),
    (("fill",), "Several tiles"),
]


@pytest.mark.parametrize(("acts", "name"), NAMED)
def test_every_step_has_a_name(page: BuildIsland, acts: tuple[str, ...], name: str) -> None:
    do(page, "tap B2", "place lime", *acts)
    assert notice(page) == ""
    assert button(page, "undo").second == name


def test_an_island_from_elsewhere_is_a_step_like_any_other(page: BuildIsland) -> None:
    do(page, "tap A1", "place lime")
    page.lay_out(opened(SINGLES.stock, SPACES, ARROWS))
    assert page.island.spaces == SPACES
    do(page, "undo")
    assert map_of(page) == "A lime . . ."


# What is wrong, and what comes next


def test_the_next_step_waits_for_the_last_space(page: BuildIsland, wizard: Wizard) -> None:
    do(page, "fill", "drag A1 away")
    n = len(page.building.empty)
    assert button(page, "next").second == f"{n} space{'s' if n > 1 else ''} left"
    do(page, "next")
    assert notice(page).startswith("Lay the rest first:")
    with pytest.raises(Barred):
        _ = page.island
    do(page, "undo", "next")
    assert wizard.heard == ["next"]
    assert button(page, "next").enabled
    assert problems(page.island.spaces, page.island.knots) == []


def test_an_island_with_problems_cannot_be_started(wizard: Wizard) -> None:
    spaces = SPACES | {Hex("C4"): "portal-1"}
    page = wizard.page(opened(SINGLES.stock, spaces, ARROWS))
    view = do(page, "next")
    assert view.problems == ("Portal 1: 3 on the island, but only 2 in the box. Take some away.",)
    assert view.wrong == {"B1", "C4", "F2"}
    assert notice(page) == (
        "No game can begin on an island with problems: first mend what is marked.\n"
        + view.problems[0]
    )
    assert (button(page, "next").enabled, button(page, "next").second) == (False, "1 problem")
    assert view.hint == "All spaces are filled. First mend what is marked in red."
    assert wizard.heard == []
    do(page, "drag grapes C4", "next")
    assert wizard.heard == ["next"]


def test_tiles_that_cannot_make_it(wizard: Wizard) -> None:
    """L1.5"""
    there = opened(PAIRS.stock, SPACES, ARROWS)
    page = BuildIsland(
        house(), there, RAIL, wizard.heard.append, misfits=lambda _s, _t: (Hex("A1"), Hex("B1"))
    )
    page.lay_out(opened(PAIRS.stock, SPACES, RIGHT_ARROWS))
    assert page.view().problems == (
        "Your tiles cannot make this island: none of them fits on A1, B1.",
    )
    page.lay_out(opened(PAIRS.stock, SPACES, RIGHT_ARROWS, CUT))
    assert page.view().problems == ()


def test_problems_in_russian(wizard: Wizard) -> None:
    spaces = SPACES | {Hex("C4"): "portal-1", Hex("C3"): "grapes"}
    page = wizard.page(opened(SINGLES.stock, spaces, {}), "ru")
    assert page.view().problems == (
        "Портал 1: на острове 3, а в коробке только 2. Убери лишнее.",
        "Прямое озеро: его клетки лежат не по форме. Убери их и положи озеро заново.",
        "У узла Эшера с красным краем нет стрелок. Нажми на него и выбери их.",
    )
    assert button(page, "next").second == "5 ошибок"
    assert button(page, "place bend").label == "Г-образное озеро"


def test_what_leads_elsewhere_is_passed_on(page: BuildIsland, wizard: Wizard) -> None:
    do(page, "random", "ready-made", "code", "quick-start", "step 1")
    assert wizard.heard == ["random", "ready-made", "code", "quick-start", "step 1"]


# Why not

WHY = [
    (("undo",), "There is nothing to undo."),
    (("redo",), "There is nothing to bring back."),
    (("clear",), "The island is empty already."),
    (("take",), "First touch what you want to take away."),
    (("turn",),
     "Only lakes, knots and tiles of two spaces can be turned: touch one first."),
    (("arrows 3",), "First touch the Escher knot whose arrows these are."),
    (("drag A1 A2",), "Nothing lies there."),
    (("tap A1", "place lime", "place lime"), "Lime: none left to lay."),
    (("fill", "fill"), "No space is empty."),
    (("tap A2", "place anomaly", "tap B1", "place anomaly", "place anomaly", "tap A1",
      "place bend"), "L-shaped lake does not fit on A1, however it is turned."),
    (("tap A4", "place lime", "tap B1", "place anomaly", "place anomaly", "tap A1",
      "place straight", "turn"), "Straight lake has no room to turn."),
]  # fmt: skip


@pytest.mark.parametrize(("acts", "why"), WHY)
def test_a_touch_on_what_cannot_be_done_says_why(
    page: BuildIsland, acts: tuple[str, ...], why: str
) -> None:
    do(page, *acts)
    assert notice(page) == why
    do(page, "tap D4")
    assert notice(page) == ""


@pytest.mark.parametrize("start", [SINGLES, PAIRS])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_touched_grey_says_why_and_the_rest_does_something(
    wizard: Wizard, start: Building, language: str, seed: int
) -> None:
    dice = Random(seed)
    page = wizard.page(start, language)
    for _ in range(80):
        view = page.view()
        shown = list(buttons(view))
        touched = dice.choice(shown)
        if touched.act in ("back", "clear", "fill") and dice.random() < 0.9:
            continue
        act = touched.act if dice.random() < 0.6 else dice.choice(list(_on_map(dice)))
        heard, before = len(wizard.heard), (page.building, len(page.done), len(page.undone))
        page.do(act)
        said, moved = notice(page), (page.building, len(page.done), len(page.undone)) != before
        if act == touched.act and not touched.enabled:
            assert said or moved, act
        if act == touched.act and touched.enabled and act not in ("back", "fill"):
            assert said or moved or len(wizard.heard) > heard or touched.chosen, act
        _sound(page)


def _on_map(dice: Random) -> Iterator[str]:
    one, other = dice.sample(HEXES, 2)
    yield f"tap {one}"
    yield f"tap {other}"
    yield f"drag {one} {other}"
    yield f"drag {one} away"
    yield f"drag bend {one}"


def _sound(page: BuildIsland) -> None:
    """By hand nothing wrong can be laid but arrows."""
    building = page.building
    assert all(fault.kind in ("not-in-box", "same-kind") for fault in page.faults)
    covered = [at for one in building.tiles for at in one.at]
    assert len(covered) == len(set(covered))
    knots = {at for at, word in building.spaces.items() if word == "knot"}
    assert set(building.arrows) == knots
    assert building.next is None or building.next in building.empty or building.touched
    if finished(building):
        assert problems(building.spaces, building.arrows) == []


# Few touches


class Touches:
    """Fingers on the page."""

    def __init__(self, page: BuildIsland) -> None:
        self.page = page
        self.taps = 0

    @property
    def building(self) -> Building:
        return self.page.building

    def tile(self, tile: str) -> None:
        self._tap(f"place {tile}")

    def space(self, at: Hex) -> None:
        self._tap(f"tap {at}")

    def arrows(self, number: int) -> None:
        self._tap(f"arrows {number}")

    def would(self, touches: tuple[Hex, ...]) -> Building:
        other = Wizard().page(self.building)
        do(other, *(f"tap {at}" for at in touches))
        return other.building

    def _tap(self, act: str) -> None:
        self.page.do(act)
        self.taps += 1


Way = Callable[..., None]


@pytest.mark.parametrize(
    ("start", "way", "cut", "taps"),
    [(SINGLES, row_by_row, (), 60), (SINGLES, kind_by_kind, (), 60), (PAIRS, row_by_row, CUT, 40)],
)
def test_a_whole_island_in_few_touches(
    wizard: Wizard, start: Building, way: Way, cut: tuple[tuple[Hex, Hex], ...], taps: int
) -> None:
    fingers = Touches(wizard.page(start))
    wanted = (SPACES, ARROWS, cut)
    way(wanted, fingers)
    assert copied(wanted, fingers.building)
    assert fingers.taps <= taps
