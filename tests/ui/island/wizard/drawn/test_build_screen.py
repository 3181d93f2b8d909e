"""Building an island: by fingers, on the map and in the palette."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import dist
from typing import Any

import pytest
from kivy.utils import get_color_from_hex

from companion.games.island.building.laid import Building
from companion.games.island.terms import Hex
from companion.store.settings import Settings
from companion.ui.island.map.geometry import HIGH, WIDE
from companion.ui.island.wizard.build_island import BuildIsland
from companion.ui.island.wizard.drawn.arrows_picker import PatternKey
from companion.ui.island.wizard.drawn.build_layout import places
from companion.ui.island.wizard.drawn.palette import PileKey
from companion.ui.kit import theme
from companion.ui.kit.drawn.press import Press
from companion.ui.shell.drawn.rail import RailStep
from tests.games.island.building.copyist import copied, kind_by_kind, row_by_row
from tests.games.island.building.islands import ARROWS, CUT, PAIRS, RIGHT_ARROWS, SPACES
from tests.ui.driver import Driver
from tools.states.every import STATES

SIZES = ((1280, 800), (1024, 600), (800, 1280), (412, 915))
KEYS = (Press, PileKey, PatternKey, RailStep)


@pytest.fixture
def empty(ui: Driver) -> Driver:
    STATES["build-empty"](ui)
    return ui


def page(ui: Driver) -> Any:
    return ui.companion.pages[-1]


def lies(ui: Driver) -> dict[str, str]:
    return dict(page(ui).building.spaces)


def taps(ui: Driver, *targets: str) -> None:
    for target in targets:
        ui.tap(target)


def with_pairs(ui: Driver) -> None:
    """A box of which somebody has told which spaces share a tile."""
    page(ui).lay_out(PAIRS)
    ui.companion.changed()
    ui.pump(3)


def colour(ui: Driver, x: float, y: float) -> tuple[int, ...]:
    return ui.pixel(x, y)[:3]


def rgb(name: str) -> tuple[int, ...]:
    return tuple(round(255 * part) for part in get_color_from_hex(name)[:3])


# A tile and a space, whichever comes first


def test_a_tile_and_then_its_space(empty: Driver) -> None:
    taps(empty, "place lime", "tap C4")
    assert lies(empty) == {"C4": "lime"}
    assert "36 of 37" in empty.seen()


def test_a_space_and_then_what_lies_there(empty: Driver) -> None:
    taps(empty, "tap B2", "place bend", "place oracle")
    assert lies(empty) == {"B2": "bend", "B3": "bend", "C4": "bend", "B4": "oracle"}


def test_a_lake_is_turned_by_touching_it(empty: Driver) -> None:
    taps(empty, "tap B2", "place bend")
    before = lies(empty)
    empty.tap("tap B2")
    assert lies(empty) != before
    assert set(lies(empty).values()) == {"bend"}


def test_a_lake_turns_to_a_lit_space(empty: Driver) -> None:
    taps(empty, "tap A1", "place straight", "tap B1")
    assert list(lies(empty)) == ["A1", "B1", "C1"]


def test_the_tools_and_the_bar(empty: Driver) -> None:
    taps(empty, "tap B2", "place bend", "turn", "take")
    assert lies(empty) == {}
    taps(empty, "undo", "undo")
    assert lies(empty) == {"B2": "bend", "B3": "bend", "C4": "bend"}
    taps(empty, "redo", "fill")
    assert len(lies(empty)) == 37
    empty.tap("clear")
    assert lies(empty) == {}


def test_undo_says_what_it_undoes(empty: Driver) -> None:
    taps(empty, "place lime", "tap C4")
    assert "Lime on C4" in empty.seen()


def test_the_arrows_of_a_knot_are_picked(empty: Driver) -> None:
    taps(empty, "tap A1", "place knot")
    assert "The arrows of the lit knot" in empty.seen()
    empty.tap("arrows 0")
    assert page(empty).building.arrows[Hex("A1")]["NW"] == "NE"
    empty.tap("place lime")
    assert not [role for role in empty.roles() if role.startswith("arrows ")]


def test_what_cannot_be_done_says_why(empty: Driver) -> None:
    taps(empty, "next")
    assert "Lay the rest first: 37 spaces are empty." in empty.seen()
    empty.tap("tap C4")
    assert "Lay the rest first" not in empty.seen()
    assert "Touch what lies on the lit space." in empty.seen()


def test_problems_are_said_and_marked(ui: Driver) -> None:
    STATES["build-problem"](ui)
    assert "Portal 1: 3 on the island, but only 2 in the box. Take some away." in ui.seen()
    assert "1 problem" in ui.seen()
    ui.tap("take")
    assert "Portal 1: 3 on the island" not in ui.seen()


@pytest.mark.parametrize("size", SIZES)
def test_all_problems_are_told_though_there_may_be_many(ui: Driver, size: tuple[int, int]) -> None:
    """Those that are alike are said once; the last of them is scrolled to."""
    ui.speak("ru")
    ui.resize(*size)
    STATES["build-problem"](ui)
    place = page(ui)
    building = place.building
    place.lay_out(Building(building.stock, building.tiles))  # no knot has arrows
    ui.companion.do("tap D7")
    ui.pump(3)
    assert ui.seen().count("нет стрелок") == 1
    assert "4 ошибки" in ui.seen()
    said = ui.screen.said
    assert said.height <= ui.screen.notice.height
    x, y = said.center
    ui.drag((x, y), (x, y + said.most + 40))
    ui.advance(1)
    assert said.offset == said.most
    assert said.height >= 60


@pytest.mark.parametrize("size", SIZES)
def test_arrows_that_the_box_has_not_are_told_over_the_others(
    ui: Driver, size: tuple[int, int]
) -> None:
    ui.speak("ru")
    ui.resize(*size)
    STATES["build-empty"](ui)
    with_pairs(ui)
    taps(ui, "tap A1", "place knot+strawberry")
    roles = ("place orange+anomaly", "arrows 4")
    before = [ui.place(role) for role in roles]
    ui.tap("arrows 4")
    assert "Стрелки на A1: такого узла Эшера в твоей коробке нет" in ui.seen().replace("\n", " ")
    for role, place in zip(roles, before, strict=True):
        assert dist(ui.place(role), place) < 8, "a sixth of the least button"
    heading = ui.screen.arrows.heading
    assert heading.height >= 20
    assert heading.y >= ui.find("arrows 4").top
    assert heading.top <= ui.screen.scroll.y


def test_next_tells_the_problems_while_arrows_stand_in_their_place(ui: Driver) -> None:
    STATES["build-wrong-arrows"](ui)
    ui.tap("next")
    assert "No game can begin on an island with problems" in ui.seen()
    assert "Arrows on A1: your box has no such Escher knot." in ui.seen()
    ui.tap("undo")
    assert "Arrows on A1" not in ui.seen()


def test_what_leads_elsewhere(empty: Driver) -> None:
    empty.tap("place lime")
    empty.tap("tap C4")
    empty.tap("ready-made")
    assert not isinstance(page(empty), BuildIsland)


def test_a_finished_island_goes_on(ui: Driver) -> None:
    STATES["build-whole"](ui)
    ui.tap("next")
    assert "step tokens" in ui.roles()
    assert not isinstance(page(ui), BuildIsland)


# Dragging


def test_a_pile_is_dragged_onto_a_space(empty: Driver) -> None:
    empty.drag("place lime", "tap C4")
    assert lies(empty) == {"C4": "lime"}


@pytest.mark.parametrize("size", SIZES)
def test_so_it_is_at_every_size(empty: Driver, size: tuple[int, int]) -> None:
    empty.resize(*size)
    empty.drag("place lime", empty.place("place lime"))
    x, y = empty.place("place lime")
    finger = empty.finger("place lime")
    finger.down()
    empty.advance(0.7)  # where the palette has to scroll the finger has to wait
    for share in (0.3, 0.6, 1.0):
        to = empty.place("tap C4")
        finger.move_to(x + (to[0] - x) * share, y + (to[1] - y) * share)
        empty.pump()
    finger.up()
    empty.pump(2)
    assert lies(empty) == {"C4": "lime"}


def test_a_laid_tile_is_dragged_to_another_space(empty: Driver) -> None:
    taps(empty, "tap B2", "place bend")
    empty.drag("tap B2", "tap E2")
    assert lies(empty) == {"E2": "bend", "E3": "bend", "F3": "bend"}


def test_a_laid_tile_is_dragged_off_the_map(empty: Driver) -> None:
    taps(empty, "place lime", "tap C4")
    empty.drag("tap C4", "place apple")
    assert lies(empty) == {}
    assert "Lime taken from C4" in empty.seen()


def test_a_tile_of_the_palette_that_misses_the_map_is_not_laid(empty: Driver) -> None:
    empty.drag("place lime", "place apple")
    assert lies(empty) == {}
    assert page(empty).building.chosen is None


def test_of_which_none_is_left_nothing_is_taken_up(empty: Driver) -> None:
    taps(empty, "place lime", "tap C4")
    empty.drag("place lime", "tap D4")
    assert lies(empty) == {"C4": "lime"}


def test_a_finger_that_slips_a_little_still_taps(empty: Driver) -> None:
    taps(empty, "tap B2", "place bend")
    before = lies(empty)
    x, y = empty.place("tap B2")
    empty.drag((x - 9, y), (x + 9, y), steps=3)
    assert lies(empty) != before
    assert page(empty).building.held is not None


def test_a_long_press_that_goes_nowhere_is_a_tap(empty: Driver) -> None:
    empty.hold("place lime")
    assert page(empty).building.chosen == "lime"
    empty.hold("tap C4")
    assert lies(empty) == {"C4": "lime"}
    empty.hold("tap C4")
    assert page(empty).building.touched


def test_a_tile_that_is_brought_back_stays(empty: Driver) -> None:
    taps(empty, "tap B2", "place bend")
    before = lies(empty)
    there, away = empty.place("tap B2"), empty.place("tap E2")
    finger = empty.finger("tap B2")
    finger.down()
    for place in (away, there):
        finger.move_to(*place)
        empty.pump()
    finger.up()
    empty.pump(2)
    assert lies(empty) == before


@pytest.mark.pixels
def test_the_tile_is_seen_under_the_finger_and_its_space_is_lit(empty: Driver) -> None:
    taps(empty, "place lime", "tap A1")
    island = empty.find("tap D4")
    x, y = empty.place("tap D4")
    edge = island.layout.near(Hex("D4"), 0.83 + 0.04, 0)
    bare, quiet = colour(empty, x - 18, y), colour(empty, *edge)
    finger = empty.finger("tap A1")
    finger.down()
    finger.move_to(x, y)
    empty.pump(2)
    assert colour(empty, *edge) == rgb(theme.ACCENT) != quiet
    assert colour(empty, x - 18, y) != bare
    finger.up()
    empty.pump(2)
    assert lies(empty) == {"D4": "lime"}


def test_a_screen_that_is_gone_takes_nothing_down(empty: Driver) -> None:
    taps(empty, "place lime", "tap C4")
    finger = empty.finger("tap C4")
    finger.down()
    finger.move_to(*empty.place("tap E3"))
    empty.pump()
    building = page(empty)
    empty.companion.do("ready-made")
    empty.pump(2)
    finger.up()
    empty.pump(2)
    assert dict(building.building.spaces) == {"C4": "lime"}


def test_a_second_finger_does_not_disturb_the_first(empty: Driver) -> None:
    taps(empty, "place lime", "tap C4")
    first, second = empty.finger("tap C4"), empty.finger("place apple")
    first.down()
    first.move_to(*empty.place("tap E3"))
    empty.pump()
    second.down()
    second.move_to(*empty.place("tap A1"))
    empty.pump()
    first.up()
    second.up()
    empty.pump(2)
    assert lies(empty)["E3"] == "lime"


# Where the palette has to scroll


def test_a_finger_that_goes_up_scrolls_a_palette_that_is_too_high(empty: Driver) -> None:
    empty.resize(412, 915)
    scroll = empty.screen.scroll
    assert scroll.most > 0
    x, y = empty.place("place apple")
    empty.drag((x, y), (x, y + 120))
    assert scroll.offset > 0
    assert lies(empty) == {}
    assert page(empty).building.chosen is None


def test_a_finger_that_goes_across_takes_up_a_tile_there(empty: Driver) -> None:
    empty.resize(1024, 600)
    with_pairs(empty)
    assert empty.screen.scroll.most > 0
    empty.drag("place orange+anomaly", (300, empty.place("place orange+anomaly")[1]))
    assert len(lies(empty)) == 2
    x, y = empty.place("place lime+cherries")
    empty.drag((x, y), (x, y + 100))
    assert empty.screen.scroll.offset > 0


def test_both_ends_of_a_tile_of_two(empty: Driver) -> None:
    with_pairs(empty)
    taps(empty, "tap B2", "place grapes+banana")
    assert lies(empty) == {"B2": "grapes", "B3": "banana"}
    taps(empty, "place lime+cherries")
    empty.drag("tap B3", "tap E3")
    assert lies(empty)["E3"] == "banana"


# Marks


@pytest.mark.pixels
def test_what_is_next_and_what_is_wrong_are_marked(ui: Driver) -> None:
    STATES["build-problem"](ui)
    layout = ui.find("tap D4").layout
    side = 0.955 * 0.866
    assert colour(ui, *layout.near(Hex("G1"), side - 0.03, 0)) == rgb(theme.PROBLEM)
    assert colour(ui, *layout.near(Hex("G2"), side - 0.03, 0)) != rgb(theme.PROBLEM)
    ui.tap("clear")
    assert colour(ui, *layout.near(Hex("A1"), -side, 0)) == rgb(theme.ACCENT)
    assert colour(ui, *layout.near(Hex("A1"), 0.1, 0)) == rgb(theme.ACCENT)
    assert colour(ui, *layout.near(Hex("A2"), 0.1, 0)) != rgb(theme.ACCENT)


# A whole island


class Touches:
    """A copyist's fingers on the screen."""

    def __init__(self, ui: Driver) -> None:
        self.ui = ui
        self.taps = 0

    @property
    def building(self) -> Building:
        found: Building = page(self.ui).building
        return found

    def tile(self, tile: str) -> None:
        self._tap(f"place {tile}")

    def space(self, at: Hex) -> None:
        self._tap(f"tap {at}")

    def arrows(self, number: int) -> None:
        self._tap(f"arrows {number}")

    def would(self, touches: tuple[Hex, ...]) -> Building:
        now = page(self.ui)
        other = BuildIsland(now.house, now.building, (), lambda _act: None)
        for at in touches:
            other.do(f"tap {at}")
        return other.building

    def _tap(self, role: str) -> None:
        self.ui.tap(role)
        self.taps += 1


@pytest.mark.parametrize("way", [row_by_row, kind_by_kind])
def test_a_whole_island_in_sixty_touches(empty: Driver, way: Callable[..., None]) -> None:
    fingers = Touches(empty)
    way((SPACES, ARROWS, ()), fingers)
    assert copied((SPACES, ARROWS, ()), fingers.building)
    assert fingers.taps <= 60
    empty.tap("next")
    assert page(empty).draft.laid.island.spaces == SPACES


def test_a_whole_island_of_tiles_in_forty_touches(empty: Driver) -> None:
    """L1.4"""
    with_pairs(empty)
    fingers = Touches(empty)
    row_by_row((SPACES, RIGHT_ARROWS, CUT), fingers)
    assert copied((SPACES, RIGHT_ARROWS, CUT), fingers.building)
    assert {len(one.at) for one in fingers.building.tiles} == {2, 3}
    assert fingers.taps <= 40
    empty.tap("next")
    assert page(empty).draft.laid.island.spaces == SPACES


# Room


def box(key: Any) -> tuple[float, float, float, float]:
    return key.x, key.y, key.right, key.top


def overlap(one: Any, other: Any) -> bool:
    left, low, right, top = box(one)
    x, y, x2, y2 = box(other)
    return left < x2 - 1 and x < right - 1 and low < y2 - 1 and y < top - 1


@pytest.mark.parametrize("text_size", [2, 5])
@pytest.mark.parametrize("pairs", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_reach(
    ui: Driver, size: tuple[int, int], pairs: bool, text_size: int
) -> None:
    settings = Settings("ru", "ru", text_size=text_size)  # type: ignore[arg-type]
    ui.companion.change_settings(settings)
    STATES["build-half"](ui)
    if pairs:
        with_pairs(ui)
        ui.companion.do("tap A1")
        ui.companion.do("place knot+strawberry")
    ui.resize(*size)
    keys = [key for key in ui.walk() if isinstance(key, KEYS)]
    assert len([key for key in keys if isinstance(key, PatternKey)]) >= 15
    scroll = ui.screen.scroll
    for key in keys:
        assert key.height >= 47.5, key.role
        assert key.width >= 47.5, key.role
        if not isinstance(key, PileKey):
            assert key.x >= -1, key.role
            assert key.right <= size[0] + 1, key.role
            assert key.y >= -1, key.role
            assert key.top <= size[1] + 1, key.role
            assert not overlap(key, scroll), key.role
    for one, other in combinations(keys, 2):
        if isinstance(one, PileKey) == isinstance(other, PileKey):
            assert not overlap(one, other), (one.role, other.role)


@pytest.mark.parametrize("size", SIZES)
def test_the_palette_stays_where_it_is(empty: Driver, size: tuple[int, int]) -> None:
    empty.resize(*size)
    taps(empty, "tap A1")
    before = empty.place("place orange")
    for act in ("place knot", "arrows 3", "place lime", "undo"):
        empty.tap(act)
        assert empty.place("place orange") == before


@pytest.mark.parametrize(
    "size", [*SIZES, (640, 480), (360, 640), (320, 568), (1920, 1080), (2560, 1600), (600, 600)]
)
def test_the_map_is_clear_of_the_tools(size: tuple[int, int]) -> None:
    """They lie in the corners that the ocean leaves free."""
    found = places(*size)
    r = min(found.map.w / WIDE, found.map.h / HIGH)
    x, y = found.map.middle
    for tool in found.tools:
        for corner in ((tool.x, tool.y), (tool.right, tool.y),
                       (tool.x, tool.top), (tool.right, tool.top)):  # fmt: skip
            dx, dy = abs(corner[0] - x) / r, abs(corner[1] - y) / r
            on_a_space = dx < 3.5 * 1.733 - dy / 1.733 and dy < 5.5
            assert not on_a_space, (size, tool)
