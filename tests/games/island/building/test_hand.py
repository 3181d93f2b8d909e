"""L2.2: laying out an island by touches."""

from collections.abc import Callable

import pytest

from companion.games.island.board.hexes import HEXES
from companion.games.island.board.knots import KINDS, PATTERNS, turned
from companion.games.island.building import laid
from companion.games.island.building.hand import (
    can_swing_to,
    can_turn,
    cleared,
    drag,
    knot_held,
    lay,
    pick_arrows,
    take_away,
    touch_space,
    touch_tile,
    turn,
)
from companion.games.island.building.laid import Barred, Building
from companion.games.island.building.tiles import is_tile
from companion.games.island.terms import Hex
from tests.games.island.building.islands import PAIRS, SINGLES, drawn


def touched(building: Building, *touches: str) -> Building:
    """A touch each: a space of the grid, or else a tile of the palette."""
    for one in touches:
        at_space = one in HEXES
        building = touch_space(building, Hex(one)) if at_space else touch_tile(building, one)
    return building


def map_of(building: Building) -> str:
    return drawn(building.spaces)


def reason(*touches: str, building: Building = SINGLES) -> str:
    with pytest.raises(Barred) as barred:
        touched(building, *touches)
    return barred.value.reason


# A tile and then a space


def test_a_tile_stays_in_hand_while_there_are_more() -> None:
    there = touched(SINGLES, "oracle", "A1", "C2")
    assert map_of(there) == "A oracle . . .\nC . oracle . . . ."
    assert there.left("oracle") == 0


def test_then_the_next_kind_of_the_palette_is_in_hand() -> None:
    there = touched(SINGLES, "oracle", "A1", "C2")
    assert there.chosen == "snakes"
    there = touched(there, "A2", "A3")
    assert map_of(there) == "A oracle snakes zombies .\nC . oracle . . . ."


def test_after_the_last_kind_it_begins_again_from_the_first() -> None:
    assert touched(SINGLES, "bend", "D1").chosen == "orange"


def test_the_next_empty_space_follows_the_last_tile() -> None:
    assert SINGLES.next == "A1"
    assert touched(SINGLES, "oracle", "C6").next == "D1"
    assert touched(SINGLES, "oracle", "A1", "G4").next == "A2"


def test_another_tile_may_be_taken_in_hand() -> None:
    assert map_of(touched(SINGLES, "oracle", "lime", "A2")) == "A . lime . ."


def test_what_was_just_touched_takes_the_place_of_what_lies() -> None:
    there = touched(SINGLES, "oracle", "A1", "lime", "A1")
    assert map_of(there) == "A lime . . ."
    assert there.left("oracle") == 2


def test_what_was_chosen_by_itself_does_not() -> None:
    there = touched(SINGLES, "oracle", "A1", "A2", "A1")
    assert map_of(there) == "A oracle oracle . ."
    assert there.held == "A1"


def test_none_left() -> None:
    assert reason("orange", "A1", "orange") == "none-left"


# A space and then a tile


def test_a_space_is_followed_by_the_next_empty_one() -> None:
    there = touched(SINGLES, "A3", "oracle", "lime", "camp-a")
    assert map_of(there) == "A . . oracle lime\nB camp-a . . . ."
    assert (there.chosen, there.space) == (None, "B2")


def test_it_leaves_out_what_is_covered() -> None:
    there = touched(SINGLES, "A2", "lime", "A1", "oracle", "oracle")
    assert map_of(there) == "A oracle lime oracle ."


def test_another_space_may_be_touched() -> None:
    assert map_of(touched(SINGLES, "A1", "C3", "lime")) == "C . . lime . . ."


def test_touched_again_the_space_is_let_go_and_a_tile_leads() -> None:
    there = touched(SINGLES, "A1", "A1", "lime", "C3")
    assert map_of(there) == "C . . lime . . ."
    assert there.chosen == "apple"


def test_touched_again_the_tile_is_let_go_and_the_next_space_leads() -> None:
    there = touched(SINGLES, "lime", "C3", "oracle", "oracle", "snakes", "ufo")
    assert map_of(there) == "C . . lime snakes ufo ."


def test_the_last_space_is_followed_by_none() -> None:
    there = touched(SINGLES, "A1", "straight", "C1", "triangle", "E1", "bend")
    for tile in SINGLES.stock.tiles:
        there = touched(there, *[tile] * there.left(tile))
    assert there.empty == ()
    assert (there.space, there.next, there.chosen) == (None, None, None)


def test_whoever_touches_again_what_was_chosen_by_itself_only_says_so() -> None:
    assert (
        map_of(touched(SINGLES, "A1", "lime", "A2", "apple", "A3", "ufo")) == "A lime apple ufo ."
    )
    assert map_of(touched(SINGLES, "oracle", "A1", "oracle", "A3")) == "A oracle . oracle ."


# Laid tiles


def test_a_touched_tile_is_held_and_the_next_takes_its_place() -> None:
    there = touched(SINGLES, "A1", "oracle", "lime", "A1", "ufo")
    assert map_of(there) == "A ufo lime . ."


def test_touched_twice_it_is_let_go() -> None:
    there = touched(SINGLES, "A1", "oracle", "lime", "A1", "A1", "ufo")
    assert map_of(there) == "A oracle lime ufo ."


def test_a_tile_is_dragged_from_the_palette() -> None:
    there = touch_space(SINGLES, Hex("A1"))
    there = touch_tile(there, "lime")
    from_palette = touched(there, "C3", "ufo")
    assert map_of(from_palette) == "A lime . . .\nC . . ufo . . ."


def test_what_lies_is_dragged_elsewhere_and_takes_the_place_of_what_lies_there() -> None:
    there = touched(SINGLES, "A1", "oracle", "lime")
    assert map_of(drag(there, Hex("A1"), Hex("B1"))) == "A . lime . .\nB oracle . . . ."
    over = drag(there, Hex("A1"), Hex("A2"))
    assert map_of(over) == "A . oracle . ."
    assert over.left("lime") == 1


def test_a_space_that_was_to_be_next_may_be_covered_by_a_drag() -> None:
    there = touched(SINGLES, "A1", "oracle", "lime")
    assert drag(there, Hex("A1"), Hex("A3")).space == "A4"


def test_a_drag_that_ends_where_it_began_is_a_touch() -> None:
    there = touched(SINGLES, "A1", "oracle")
    assert drag(there, Hex("A1"), Hex("A1")) == touched(there, "A1")


def test_nothing_can_be_dragged_from_an_empty_space() -> None:
    with pytest.raises(Barred) as barred:
        drag(SINGLES, Hex("A1"), Hex("A2"))
    assert barred.value.reason == "nothing-there"


def test_a_tile_is_taken_away_and_its_space_is_the_next() -> None:
    there = take_away(touched(SINGLES, "A1", "oracle", "lime"), Hex("A1"))
    assert map_of(there) == "A . lime . ."
    assert there.space == "A1"
    assert take_away(touched(SINGLES, "lime", "A1"), Hex("A1")).space is None
    with pytest.raises(Barred):
        take_away(there, Hex("A1"))


def test_all_is_taken_away() -> None:
    assert cleared(touched(SINGLES, "A1", "oracle", "bend")) == SINGLES
    with pytest.raises(Barred) as barred:
        cleared(SINGLES)
    assert barred.value.reason == "nothing-laid"


# Lakes (L1.5)


def test_a_lake_lies_on_three_spaces_from_the_one_touched() -> None:
    there = touched(SINGLES, "A1", "bend")
    assert map_of(there) == "A bend bend . .\nB . . bend . ."
    assert there.space == "A3"


def test_touched_again_it_turns_to_the_next_turning_that_fits() -> None:
    there = touched(SINGLES, "A1", "triangle", "A1")
    assert map_of(there) == "A triangle . . .\nB triangle triangle . . ."
    assert there.space == "A2"
    assert touched(there, "B2").spaces == touched(SINGLES, "A1", "triangle").spaces


def test_where_the_first_turning_does_not_fit_the_next_does() -> None:
    there = touched(SINGLES, "A3", "lime", "A1", "straight")
    assert map_of(there) == "A straight . lime .\nB . straight . . .\nC . . straight . . ."


def test_in_the_last_corner_it_lies_backwards() -> None:
    assert map_of(touched(SINGLES, "G4", "straight")) == "G . straight straight straight"


def test_touching_a_lit_space_swings_it_there() -> None:
    there = touched(SINGLES, "A1", "straight")
    assert can_swing_to(there) == {"B1", "B2", "C1", "C3"}
    swung = touched(there, "C3")
    assert map_of(swung) == "A straight . . .\nB . straight . . .\nC . . straight . . ."
    assert swung.space == "A2"


def test_with_a_tile_in_hand_nothing_swings() -> None:
    there = touched(SINGLES, "straight", "A1")
    assert not can_swing_to(there)
    assert there.chosen == "triangle"


def test_a_lake_needs_room() -> None:
    there = touched(SINGLES, "A2", "anomaly", "B1", "anomaly", "anomaly")
    assert reason("A1", "bend", building=there) == "no-room"
    there = touched(there, "D4", "bend")
    with pytest.raises(Barred) as barred:
        drag(there, Hex("D4"), Hex("A1"))
    assert barred.value.reason == "no-room"


def test_a_lake_goes_back_as_a_whole() -> None:
    there = touched(SINGLES, "A1", "bend")
    assert take_away(there, Hex("B3")).spaces == {}
    assert map_of(touched(SINGLES, "bend", "A1", "lime", "A2")) == "A . lime . ."


def test_a_lake_is_dragged_by_any_of_its_spaces() -> None:
    there = touched(SINGLES, "A1", "bend")
    assert map_of(drag(there, Hex("B3"), Hex("D4"))) == ("C . bend bend . . .\nD . . . bend . . .")


def test_dragged_where_it_does_not_fit_it_turns() -> None:
    there = drag(touched(SINGLES, "A1", "straight"), Hex("A1"), Hex("G4"))
    assert map_of(there) == "G . straight straight straight"


# Tiles of two (L1.4)


def test_a_tile_of_two_lies_with_the_touched_end_on_the_space() -> None:
    assert map_of(touched(PAIRS, "A1", "banana+grapes")) == "A banana grapes . ."
    assert map_of(touched(PAIRS, "A1", "grapes+banana")) == "A grapes banana . ."
    assert touched(PAIRS, "A1", "grapes+banana").left("banana+grapes") == 0


def test_touched_again_it_turns_and_then_swaps_its_ends() -> None:
    there = touched(PAIRS, "A1", "banana+grapes")
    seen = []
    for _ in range(6):
        there = touched(there, "A1")
        seen.append(map_of(there).replace("\n", " / "))
    assert seen == [
        "A banana . . . / B . grapes . . .", "A banana . . . / B grapes . . . .",
        "A grapes banana . .", "A grapes . . . / B . banana . . .",
        "A grapes . . . / B banana . . . .", "A banana grapes . .",
    ]  # fmt: skip


def test_a_lit_space_is_where_the_other_end_may_lie() -> None:
    there = touched(PAIRS, "A2", "banana+grapes")
    assert can_swing_to(there) == {"A1", "B2", "B3"}
    assert map_of(touched(there, "A1")) == "A grapes banana . ."


def test_the_end_may_be_changed_while_the_tile_is_in_hand() -> None:
    there = touched(PAIRS, "banana+grapes", "grapes+banana", "C3")
    assert map_of(there) == "C . . grapes banana . ."


def test_the_knot_on_a_tile_turns_with_it() -> None:
    """L1.8"""
    there = touched(PAIRS, "D4", "knot+strawberry")
    there = pick_arrows(there, "e")
    assert there.arrows == {"D4": KINDS["e"]}
    assert touched(there, "D4").arrows == {"D4": turned(KINDS["e"], 1)}
    back = drag(touched(there, "D4"), Hex("E4"), Hex("B3"))
    assert back.arrows == {"A2": turned(KINDS["e"], 1)}
    swapped = there
    for _ in range(6):
        swapped = touched(swapped, "D4")
    assert map_of(swapped) == "D . . . strawberry knot . ."
    assert swapped.arrows == {"D5": turned(KINDS["e"], 3)}


# Turning by the button


def test_the_button_turns_what_is_in_hand() -> None:
    there = touch_space(turn(touched(SINGLES, "straight")), Hex("A1"))
    assert map_of(there) == "A straight . . .\nB . straight . . .\nC . . straight . . ."


def test_or_else_what_was_laid_last() -> None:
    there = touched(SINGLES, "A1", "straight")
    assert turn(there) == touched(there, "A1")


def test_or_a_tile_in_hand_though_the_last_one_cannot_turn() -> None:
    there = turn(touched(SINGLES, "anomaly", "A1", "A2", "A3", "A4", "B1"))
    assert (there.chosen, there.turned) == ("straight", 1)


@pytest.mark.parametrize(
    ("touches", "why"),
    [((), "nothing-to-turn"), (("lime",), "nothing-to-turn"), (("A1", "lime"), "nothing-to-turn")],
)
def test_why_nothing_turns(touches: tuple[str, ...], why: str) -> None:
    with pytest.raises(Barred) as barred:
        turn(touched(SINGLES, *touches))
    assert barred.value.reason == why


def test_a_lake_may_have_no_room_to_turn() -> None:
    around = ("A4", "lime", "anomaly", "anomaly", "A1", "straight")
    with pytest.raises(Barred) as barred:
        turn(touched(SINGLES, *around))
    assert barred.value.reason == "no-other-turning"


# Knots (L1.8)


def test_knots_come_with_the_boxs_kinds_one_after_the_other() -> None:
    there = touched(SINGLES, "knot", "A1", "A2", "A3")
    assert there.arrows == {"A1": KINDS["a"], "A2": KINDS["b"], "A3": KINDS["c"]}


def test_one_of_the_fifteen_is_picked_for_the_knot_that_was_laid_last() -> None:
    there = touched(SINGLES, "A1", "knot", "lime")
    assert knot_held(there) is None
    assert knot_held(SINGLES) is None
    with pytest.raises(Barred) as barred:
        pick_arrows(there, "7")
    assert barred.value.reason == "no-knot"
    assert pick_arrows(touched(there, "A1"), "7").arrows == {"A1": PATTERNS[7]}


def test_a_kind_is_picked_and_turned_by_picking_it_again() -> None:
    there = pick_arrows(touched(SINGLES, "A1", "knot"), "c")
    assert there.arrows == {"A1": KINDS["c"]}
    assert pick_arrows(there, "c").arrows == {"A1": turned(KINDS["c"], 1)}


def test_a_knot_on_the_map_is_turned_by_touching_it_again() -> None:
    there = pick_arrows(touched(SINGLES, "A1", "knot"), "c")
    assert touched(there, "A1").arrows == {"A1": turned(KINDS["c"], 1)}
    assert turn(there).arrows == {"A1": turned(KINDS["c"], 1)}


def test_a_knot_of_straight_arrows_looks_the_same_in_every_turning() -> None:
    there = touched(SINGLES, "A1", "knot", "A1")
    assert there.touched
    assert there.arrows == {"A1": KINDS["a"]}


def test_the_arrows_go_where_the_knot_goes_and_leave_with_it() -> None:
    there = pick_arrows(touched(SINGLES, "A1", "knot"), "9")
    assert drag(there, Hex("A1"), Hex("D4")).arrows == {"D4": PATTERNS[9]}
    assert take_away(there, Hex("A1")).arrows == {}
    assert touched(there, "A1", "A1", "A1").arrows.keys() == {"A1"}


# Touches that a page does not offer are barred too


def why(do: Callable[[], Building]) -> str:
    with pytest.raises(Barred) as barred:
        do()
    return barred.value.reason


def test_a_tile_of_which_none_is_left_cannot_be_dragged() -> None:
    there = touched(SINGLES, "A1", "lime")
    assert why(lambda: lay(there, "lime", Hex("C3"))) == "none-left"


def test_nothing_turns_or_swings_on_an_empty_space() -> None:
    assert why(lambda: laid.turned(SINGLES, Hex("A1"))) == "nothing-to-turn"
    assert why(lambda: laid.swung(SINGLES, Hex("A1"), Hex("A2"))) == "nothing-to-turn"
    assert not can_turn(SINGLES, Hex("A1"))
    there = touched(SINGLES, "A1", "straight")
    assert why(lambda: laid.swung(there, Hex("A1"), Hex("D4"))) == "no-room"


def test_only_what_the_palette_has_is_a_tile() -> None:
    assert is_tile(PAIRS.stock, "grapes+banana")
    assert is_tile(PAIRS.stock, "bend")
    assert not is_tile(PAIRS.stock, "banana")
    assert not is_tile(SINGLES.stock, "banana+grapes")
    assert not is_tile(SINGLES.stock, "+")


def test_swinging_back_does_not_swap_the_ends() -> None:
    there = touched(PAIRS, "A1", "banana+grapes")
    assert touched(there, "B2", "A2").spaces == there.spaces


def test_how_the_tile_in_hand_is_turned_says_nothing_of_another() -> None:
    there = lay(turn(touched(SINGLES, "straight")), "bend", Hex("A1"))
    assert map_of(there) == "A bend bend . .\nB . . bend . ."
