"""The desk's parts at every size of a window: nothing overlaps, and a finger hits everything."""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ui.island.desk.drawn.crowded_layout import places
from companion.ui.island.desk.drawn.usual_layout import DeskPlaces
from companion.ui.island.desk.layout import (
    DeskLayout,
    answer_grids,
    bar_cells,
    compass_cells,
    desk_layout,
    key_cells,
    map_radius,
)
from companion.ui.kit.rect import Rect
from tests.ui.long_views import SAMPLES

LOOK: Final = ((1280, 800), (1024, 600), (800, 1280), (412, 915))
TABLETS: Final = (
    *LOOK[:3], (960, 600), (1280, 720), (1366, 1024), (1024, 768), (1920, 1200), (853, 1280),
    (768, 1024), (600, 1024),
)  # fmt: skip
PHONES: Final = (LOOK[3], (360, 800), (393, 851), (430, 932), (915, 412), (851, 393))
LEAST: Final = (412, 700)  # from here on the desk can be used
TOKEN: Final = pytest.mark.parametrize("has_token", [False, True])


def tops(desk: DeskLayout) -> list[Rect]:
    """The parts that stand in the window side by side."""
    around = desk.around
    parts = [around.captives, around.island, around.bar, desk.token, desk.card, desk.sheet]
    return parts if desk.shared else [*parts, desk.pad]


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    along = min(one.top, other.top) - max(one.y, other.y)
    return across > 0.01 and along > 0.01


def assert_apart(rects: list[Rect]) -> None:
    for one, other in combinations([rect for rect in rects if rect.h], 2):
        assert not overlap(one, other), (one, other)


def assert_within(rects: list[Rect], outer: Rect) -> None:
    for rect in rects:
        assert rect.w >= 0
        assert rect.h >= 0
        if rect.h:
            assert outer.x - 0.01 <= rect.x, rect
            assert outer.y - 0.01 <= rect.y, rect
            assert rect.right <= outer.right + 0.01, rect
            assert rect.top <= outer.top + 0.01, rect


@given(st.integers(320, 2600), st.integers(320, 2000), st.booleans())
def test_at_every_size_nothing_overlaps_and_all_is_inside(
    width: int, height: int, has_token: bool
) -> None:
    desk = desk_layout(width, height, has_token)
    inner = [desk.compass, desk.keys, desk.entry]
    assert_within(
        [*tops(desk), *inner, desk.body, desk.head, desk.column], Rect(0, 0, width, height)
    )
    assert_apart(tops(desk))
    assert_apart(inner)
    assert_apart([desk.body, desk.head, desk.entry])
    assert_apart([desk.column, desk.around.island, desk.around.bar, desk.token])


@TOKEN
@pytest.mark.parametrize(("width", "height"), [*TABLETS, *PHONES, LEAST])
def test_a_finger_hits_everything(width: int, height: int, has_token: bool) -> None:
    desk = desk_layout(width, height, has_token)
    radius, _ = compass_cells(desk.compass)
    keys = key_cells(desk.keys, 5)
    bar = bar_cells(desk.around.bar, 5, desk.around.upright_bar)
    # A phone on its side is as low as four targets and an announcement.
    least = 52 if height < 420 else 55.9
    assert sqrt(3) * radius >= least
    for cell in (*keys, *bar, desk.entry):
        assert min(cell.w, cell.h) >= least, cell


@pytest.mark.parametrize(("width", "height"), TABLETS)
def test_the_bar_of_a_tablet_is_twelve_millimetres(width: int, height: int) -> None:
    bar = desk_layout(width, height, has_token=True).around.bar
    assert bar.h >= 76
    assert all(cell.h >= 72 for cell in bar_cells(bar, 5, upright_bar=False))


@TOKEN
@pytest.mark.parametrize(("width", "height"), [*TABLETS, *PHONES, LEAST])
def test_announced_has_room(width: int, height: int, has_token: bool) -> None:
    desk = desk_layout(width, height, has_token)
    assert_within([desk.confirm, desk.row], desk.card)
    assert desk.confirm.h >= (72 if (width, height) in TABLETS else 52)
    assert desk.confirm.w >= 108


@pytest.mark.parametrize(("width", "height"), [size for size in TABLETS if size[0] > size[1]])
def test_announced_stays_when_a_token_comes_into_force(width: int, height: int) -> None:
    without, having = (desk_layout(width, height, token) for token in (False, True))
    if not without.shared:
        assert without.confirm == having.confirm
        assert without.confirm.right == without.row.right


def test_the_sizes_of_the_look() -> None:
    desk = desk_layout(1280, 800, has_token=False)
    assert round(map_radius(desk.island)) == 48
    assert desk.card.w == pytest.approx(488, abs=4)
    assert [round(part.h) for part in (desk.card, desk.sheet, desk.pad)] == [238, 138, 282]
    assert (desk.around.captives.h, desk.around.bar.h) == (98, 92)
    assert round(map_radius(desk_layout(1024, 600, has_token=False).island)) in (36, 37)
    upright = desk_layout(800, 1280, has_token=False)
    assert upright.shared
    assert upright.confirm.right == upright.card.inset(14, 0).right
    phone = desk_layout(412, 915, has_token=False)
    assert map_radius(phone.island) == pytest.approx(412 / 14.2, abs=0.1)


@pytest.mark.parametrize(("width", "height"), LOOK)
def test_the_fixed_parts_stay_when_a_token_comes_into_force(width: int, height: int) -> None:
    without, having = (desk_layout(width, height, token) for token in (False, True))
    assert without.around.bar == having.around.bar
    assert without.around.captives == having.around.captives
    if width > height:
        assert without.island == having.island


@pytest.mark.parametrize("count", range(1, 13))
def test_answers_are_big(count: int) -> None:
    body = Rect(0, 0, 458, 284)
    for cells in answer_grids(body, count, 56):
        assert len(cells) == count
        assert_within(list(cells), body)
        assert_apart(list(cells))
        assert min(cell.h for cell in cells) >= 56
    if count <= 9:
        assert min(cell.h for cell in answer_grids(body, count, 72)[0]) >= 72


def test_the_compass_is_a_ring_round_the_key_in_the_middle() -> None:
    radius, centres = compass_cells(Rect(0, 0, 200, 190))
    middle = centres[-1]
    for x, y in centres[:-1]:
        distance = sqrt((x - middle[0]) ** 2 + (y - middle[1]) ** 2)
        assert distance == pytest.approx(sqrt(3) * radius)
    assert centres[0][1] > middle[1]  # NW is above
    assert centres[2][0] > middle[0]  # E is at the right


# What is shown for a view


class Nth:
    """The announcement has room only in so many-th a place."""

    def __init__(self, number: int) -> None:
        self.left = number

    def __call__(self, _found: DeskPlaces) -> float:
        self.left -= 1
        return 100.0 if self.left < 0 else 0.0


def shown(found: DeskPlaces) -> list[Rect]:
    return [
        found.island, found.token, found.card, found.entry, found.sheet, found.head, found.compass,
        found.keys,
    ]  # fmt: skip


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize(("width", "height"), [*TABLETS, *PHONES, LEAST])
def test_what_is_shown_does_not_overlap(name: str, width: int, height: int) -> None:
    """Nor with an announcement of any length, nor while what has been said is read again."""
    view = SAMPLES[name]
    desk = desk_layout(width, height, view.token is not None)
    window = Rect(0, 0, width, height)
    for found in (
        *(places(desk, view, Nth(at)) for at in range(24)),
        *(places(desk, view, Nth(at), reading=True) for at in (0, 1, 4, 99)),
    ):
        assert_within(shown(found), window)
        assert_apart([*shown(found), desk.around.captives, desk.around.bar])
        if found.card.h and view.card.confirm is not None:
            assert_within([found.confirm], found.card)


@pytest.mark.parametrize(("width", "height"), [*LOOK, LEAST])
@TOKEN
def test_announced_keeps_its_place(width: int, height: int, has_token: bool) -> None:
    """But for tokens that are to be chosen on a phone, where the card goes up over the map."""
    desk = desk_layout(width, height, has_token)
    usual = [
        view for view in SAMPLES.values()
        if (view.token is not None) == has_token and view.card.confirm and width > 700
    ]  # fmt: skip
    found = [places(desk, view, Nth(at)) for view in usual for at in range(24)]
    assert len({one.confirm for one in found}) <= 1


@pytest.mark.parametrize(("width", "height"), LOOK)
def test_the_longer_it_is_the_more_room_it_has(width: int, height: int) -> None:
    for name in ("long-turn", "long-op", "long-answers", "long-map", "long-won"):
        view = SAMPLES[name]
        desk = desk_layout(width, height, view.token is not None)
        heights = [places(desk, view, Nth(at)).card.h for at in range(40)]
        alone = places(desk, view, Nth(99))
        assert heights[0] == min(heights)
        assert alone.card.h == max(heights)
        assert not alone.sheet.h
        assert not alone.keys.h
        assert alone.card.h > 0.5 * (desk.card.top - desk.column.y)


@pytest.mark.parametrize(("width", "height"), LOOK)
def test_island_captives_entry_line_and_bar_keep_their_places(width: int, height: int) -> None:
    """But for tokens and many answers on a small screen."""
    usual = [view for view in SAMPLES.values() if view.sheet.kind != "tokens" and not view.token]
    most = 4 if width < 600 else 8
    few = [view for view in usual if len(view.sheet.buttons) <= most]
    found = [places(desk_layout(width, height, has_token=False), view) for view in few]
    assert len({(one.island.x, one.island.y, one.island.w) for one in found}) == 1
    assert len({(one.entry.x, one.entry.y, one.entry.w) for one in found}) == 1


def test_a_key_that_can_be_used_stands_among_the_answers_that_hide_it() -> None:
    desk = desk_layout(1280, 800, has_token=False)
    assert not places(desk, SAMPLES["captive-turn"]).extra
    fruits = places(desk, SAMPLES["half-sun"])
    assert [key.act for key in fruits.extra] == ["bonus"]
    assert not fruits.keys.h


def test_a_turn_that_a_list_lies_over_lends_it_no_keys() -> None:
    assert not places(desk_layout(1280, 800, has_token=False), SAMPLES["bonuses-in-turn"]).extra


def test_a_token_is_folded_while_something_is_to_be_said() -> None:
    desk = desk_layout(1280, 800, has_token=True)
    told, unsaid = (places(desk, SAMPLES[name]) for name in ("op-turn", "long-russian"))
    assert told.token.h == pytest.approx(94, abs=1)
    assert unsaid.token.h == 48
    assert unsaid.card.h > told.card.h
    assert unsaid.card.y == told.card.y
