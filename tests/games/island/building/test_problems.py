"""L1.5: what is wrong with an island as far as it is built, all at once; what is missing is not."""

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from companion.games.island.board.knots import KINDS, kind, turned
from companion.games.island.board.layout import Pattern, problems
from companion.games.island.building.changes import Change, changed
from companion.games.island.building.fill import filled
from companion.games.island.building.hand import cleared, drag, pick_arrows, take_away
from companion.games.island.building.laid import Barred, Building, opened
from companion.games.island.building.problems import BuildingFault, faults, finished, island
from companion.games.island.terms import Hex
from tests.games.island.board.rows import read_rows
from tests.games.island.building.islands import (
    ARROWS,
    CUT,
    ISLAND,
    PAIRS,
    RIGHT_ARROWS,
    SINGLES,
    SPACES,
    drawn,
)
from tests.games.island.building.test_hand import touched


def lies(changes: Mapping[str, str] | None = None, stock: Building = SINGLES) -> Building:
    """The island from elsewhere with some of its spaces changed."""
    spaces = SPACES | {Hex(at): word for at, word in (changes or {}).items()}
    return opened(stock.stock, spaces, ARROWS)


def found(building: Building) -> list[tuple[str, str]]:
    return [(one.kind, one.space) for one in faults(building)]


def test_a_whole_island_can_be_started() -> None:
    assert faults(lies()) == ()
    assert island(lies()).spaces == SPACES


def test_what_is_missing_is_left_and_not_wrong() -> None:
    there = take_away(take_away(lies(), Hex("A1")), Hex("C2"))
    assert faults(there) == faults(SINGLES) == ()
    assert there.left("knot") == there.left("straight") == 1
    assert len(there.empty) == 4
    assert not finished(there)
    with pytest.raises(Barred) as barred:
        island(there)
    assert barred.value.reason == "not-finished"


def test_more_than_the_box_has() -> None:
    """L1.3"""
    there = lies({"C4": "portal-1"})
    assert faults(there) == (
        BuildingFault("too-many", "portal-1", (Hex("B1"), Hex("C4"), Hex("F2")), 3, 2),
    )
    assert there.left("portal-1") == 0
    assert not finished(there)


def test_every_problem_is_listed_at_once() -> None:
    there = opened(SINGLES.stock, lies({"C4": "portal-1", "D4": "bend", "E3": "oracle"}).spaces, {})
    assert found(there) == [
        ("too-many", "portal-1"), ("lake-shape", "bend"),
        *(("knot-without-arrows", "knot"),) * 3,
    ]  # fmt: skip


def test_a_lake_of_another_shape_lies_in_pieces_that_can_be_moved() -> None:
    """L1.5"""
    there = lies({"C3": "grapes", "C4": "straight"})
    (wrong,) = faults(there)
    assert (wrong.kind, wrong.at) == ("lake-shape", ("C1", "C2", "C4"))
    assert there.left("straight") == 0
    moved = drag(there, Hex("C4"), Hex("C3"))
    assert moved.spaces[Hex("C3")] == "straight"
    empty = take_away(take_away(take_away(there, Hex("C1")), Hex("C2")), Hex("C4"))
    assert empty.left("straight") == 1
    assert faults(empty) == ()


def test_a_lake_of_four_spaces() -> None:
    assert found(lies({"E1": "bend"})) == [("too-many", "bend")]


def test_arrows_that_are_no_three_pairs() -> None:
    """L1.8"""
    there = opened(SINGLES.stock, SPACES, {**ARROWS, Hex("A1"): {"NW": "SE", "SE": "NW"}})
    assert found(there) == [("bad-arrows", "knot")]


def test_arrows_that_are_of_no_kind_do_not_count_among_the_boxs() -> None:
    bad: dict[Hex, Pattern] = {Hex("A1"): {"NW": "SE", "SE": "NW"}}
    there = touched(opened(PAIRS.stock, {Hex("A1"): "knot"}, bad), "C3", "knot+portal-1")
    assert there.arrows[Hex("C3")] == KINDS["a"]
    assert pick_arrows(touched(there, "A1"), "b").arrows[Hex("A1")] == KINDS["b"]


def test_arrows_that_the_box_has_not() -> None:
    """Box data: three kinds; only once somebody has looked at them."""
    arrows = {Hex("A1"): KINDS["a"], Hex("C6"): KINDS["b"], Hex("G3"): KINDS["e"]}
    assert faults(opened(SINGLES.stock, SPACES, arrows)) == ()
    there = opened(PAIRS.stock, SPACES, arrows, CUT)
    assert faults(there) == (BuildingFault("not-in-box", "e", (Hex("G3"),), 1, 0),)


def test_knots_of_one_kind_are_a_problem_however_they_are_turned() -> None:
    """L1.8: of any box, whether or not somebody has looked."""
    arrows = {**ARROWS, Hex("A1"): turned(ARROWS[Hex("G3")], 1)}
    there = opened(SINGLES.stock, SPACES, arrows)
    letter, at = kind(arrows[Hex("G3")]), (Hex("A1"), Hex("G3"))
    assert faults(there) == (BuildingFault("same-kind", letter, at, 2, 1),)
    assert not finished(there)
    assert finished(opened(SINGLES.stock, SPACES, ARROWS))
    two = opened(SINGLES.stock, {Hex("A1"): "knot", Hex("G3"): "knot"}, {
        one: arrows[one] for one in at
    })  # fmt: skip
    assert faults(two) == faults(there), "as soon as it is laid"


def test_two_of_a_kind_that_the_box_has_not_are_both() -> None:
    arrows = {Hex("A1"): KINDS["e"], Hex("C6"): KINDS["a"], Hex("G3"): KINDS["e"]}
    at = (Hex("A1"), Hex("G3"))
    assert faults(opened(PAIRS.stock, SPACES, arrows, CUT)) == (
        BuildingFault("same-kind", "e", at, 2, 1),
        BuildingFault("not-in-box", "e", at, 2, 0),
    )


def test_a_knot_without_arrows_is_given_some_by_a_touch() -> None:
    there = touched(opened(SINGLES.stock, SPACES, {}), "A1", "A1")
    assert there.arrows == {"A1": KINDS["a"]}
    there = touched(opened(SINGLES.stock, SPACES, {}), "A1")
    assert pick_arrows(there, "b").arrows == {"A1": KINDS["b"]}


# Buildable (L1.5)


def none_fit(spaces: Mapping[Hex, str], tiles: object) -> tuple[Hex, ...]:
    assert (len(spaces), tiles) == (37, PAIRS.stock.pairs)
    return (Hex("A1"), Hex("D7"))


def test_single_spaces_that_the_tiles_cannot_cover() -> None:
    there = opened(PAIRS.stock, SPACES, RIGHT_ARROWS)
    assert faults(there, none_fit) == (
        BuildingFault("not-buildable", "", (Hex("A1"), Hex("D7")), 2),
    )
    assert not finished(there, none_fit)
    assert finished(there, lambda _spaces, _tiles: ())


def test_nobody_asks_while_there_is_an_empty_space_or_no_pairs_are_known() -> None:
    assert faults(take_away(opened(PAIRS.stock, SPACES, RIGHT_ARROWS), Hex("A1")), none_fit) == ()
    assert faults(lies(), none_fit) == ()


def test_what_lies_in_whole_tiles_is_buildable() -> None:
    """L1.4"""
    assert finished(opened(PAIRS.stock, SPACES, RIGHT_ARROWS, CUT), none_fit)


def test_an_island_from_elsewhere_is_turned_like_one_laid_by_hand() -> None:
    there = opened(PAIRS.stock, SPACES, ARROWS, CUT)
    assert there.spaces == SPACES
    assert all(there.left(tile) == 0 for tile in PAIRS.stock.tiles)
    for lake, at in (("straight", "C3"), ("triangle", "E5"), ("bend", "F3")):
        only = {one: word for one, word in SPACES.items() if word == lake}
        alone = opened(SINGLES.stock, only, {})
        turned = touched(alone, at, at)
        assert len(turned.spaces) == 3
        assert turned.spaces != alone.spaces


# The rest at random (L2.2)


def test_the_rest_has_knots_of_three_kinds_equally_likely() -> None:
    """L1.8: beside a knot that lies there, any two of the other four, on either place."""
    one = pick_arrows(touched(SINGLES, "A1", "knot"), "d")
    of_box = pick_arrows(touched(PAIRS, "A1", "knot+portal-1"), "c")
    found = {"any": Counter[str](), "box": Counter[str]()}
    for seed in range(240):
        for whose, start in (("any", one), ("box", of_box)):
            arrows = filled(start, Random(seed)).arrows
            found[whose]["".join(kind(arrows[at]) for at in sorted(arrows) if at != "A1")] += 1
    assert {*found["any"]} == {
        "ab",
        "ac",
        "ae",
        "ba",
        "bc",
        "be",
        "ca",
        "cb",
        "ce",
        "ea",
        "eb",
        "ec",
    }
    assert min(found["any"].values()) > 8
    assert {*found["box"]} == {"ab", "ba"}
    assert min(found["box"].values()) > 90


def test_where_a_kind_lies_twice_the_rest_is_filled_all_the_same() -> None:
    """L1.8: it stays a problem."""
    there = touched(SINGLES, "A1", "knot", "knot")
    full = filled(pick_arrows(there, "a"), Random(1))
    assert [one.kind for one in faults(full)] == ["same-kind"]


@pytest.mark.parametrize("start", [SINGLES, PAIRS])
@pytest.mark.parametrize("seed", range(25))
def test_the_rest_is_laid_at_random(start: Building, seed: int) -> None:
    there = touched(start, "C3", "bend", "knot" if start is SINGLES else "banana+grapes")
    full = filled(there, Random(seed))
    assert set(full.tiles) > set(there.tiles)
    assert problems(full.spaces, full.arrows) == []
    assert finished(full, none_fit)
    assert all(full.left(tile) == 0 for tile in start.stock.tiles)
    assert filled(there, Random(seed)) == full


def test_where_nothing_is_left_nothing_is_filled() -> None:
    with pytest.raises(Barred) as barred:
        filled(lies(), Random(1))
    assert barred.value.reason == "nothing-left"


def test_a_rest_that_does_not_fit_is_not_filled() -> None:
    with pytest.raises(Barred) as barred:
        filled(take_away(lies({"C4": "portal-1"}), Hex("A1")), Random(1))
    assert barred.value.reason == "cannot-fill"


def test_a_lake_without_room_is_not_filled() -> None:
    there = take_away(take_away(take_away(lies(), Hex("C1")), Hex("A1")), Hex("A4"))
    moved = drag(drag(there, Hex("A3"), Hex("C1")), Hex("B3"), Hex("A3"))
    with pytest.raises(Barred) as barred:
        filled(moved, Random(1))
    assert barred.value.reason == "cannot-fill"


# The label of undo


@pytest.mark.parametrize(
    ("after", "change"),
    [
        (touched(SINGLES, "A1"), None),
        (touched(SINGLES, "A1", "lime"), Change("laid", "lime", Hex("A1"))),
        (lies(), Change("many")),
    ],
)
def test_what_has_changed_since_the_beginning(after: Building, change: Change | None) -> None:
    assert changed(SINGLES, after) == change


def test_what_has_changed() -> None:
    there = touched(SINGLES, "A1", "bend", "knot")
    assert changed(there, touched(there, "A1", "A1")) == Change("turned", "bend", Hex("A1"))
    assert changed(there, drag(there, Hex("A1"), Hex("D4"))) == Change("moved", "bend", Hex("D4"))
    assert changed(there, take_away(there, Hex("A2"))) == Change("taken", "bend", Hex("A1"))
    assert changed(there, pick_arrows(there, "b")) == Change("arrows", "knot", Hex("A3"))
    assert changed(there, touched(there, "A3", "lime")) == Change("laid", "lime", Hex("A3"))
    assert changed(there, cleared(there)) == Change("cleared")
    assert changed(there, take_away(take_away(there, Hex("A1")), Hex("A3"))) == Change("cleared")
    three = touched(there, "lime")
    assert changed(three, take_away(take_away(three, Hex("A1")), Hex("A3"))) == Change("many")


def test_an_island_is_drawn_as_it_was_written() -> None:
    rows = [row[2:] for row in drawn(SPACES).splitlines()]
    assert read_rows(rows) == read_rows(ISLAND.splitlines())


def test_tiles_of_two_are_laid_either_way_at_random() -> None:
    """L1.4"""
    ends = {one.tile for seed in range(20) for one in filled(PAIRS, Random(seed)).tiles}
    assert {"banana+grapes", "grapes+banana"} <= ends
