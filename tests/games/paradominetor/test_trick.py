"""T4, T5.3: every kind of trick against the oracle, and all ways that backs can lie."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from companion.games.paradominetor.backs import may_be_earliest
from companion.games.paradominetor.state import Lying, Rulings, Seat, SetUp, State
from companion.games.paradominetor.tiles import (
    BACKS,
    BLACK,
    COLOURS,
    TIMEFRAMES,
    Colour,
    Timeframe,
    fronts_of,
)
from companion.games.paradominetor.trick import led_colour, open_colours, verdict
from tests.games.paradominetor.oracle import to_follow, winning

PLAYERS = ("ann", "bob", "cy", "di", "ed")
ON_COLOUR, PRINTED = Rulings(), Rulings(declared_paradox="printed")


def trick(fronts: list[str], declared: Colour | None = None) -> tuple[Lying, ...]:
    return tuple(
        Lying(who, front, None, declared if who == "ann" else None)
        for who, front in zip(PLAYERS, fronts, strict=False)
    )


def as_oracle(table: tuple[Lying, ...], players: int, ruling: str) -> dict[str, Any]:
    down = [{"who": one.who, "front": one.front, "as": one.declared} for one in table]
    return {
        "down": down,
        "rulings": {"declared-paradox": ruling},
        "players": list(PLAYERS[:players]),
    }


def test_a_follower_s_black_is_no_colour_to_follow() -> None:
    """T3.3, T3.4: the led colour first, then as they came."""
    table = trick(["red-4", BLACK, "blue-2", "red-1", "green-6"])
    assert open_colours(table) == ("red", "blue", "green")
    assert (led_colour(table), led_colour(())) == ("red", None)
    assert open_colours(()) == ()
    led = trick([BLACK, "blue-2", BLACK], "purple")
    assert open_colours(led) == ("purple", "blue")
    assert led_colour(led) == "purple"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_kind_of_trick_as_the_oracle_has_it(players: int) -> None:
    """T4.6: finished or not; of few colours and values, so that paradoxes meet."""
    dice, seen = Random(players), set()
    for _ in range(6000):
        few = [f"{colour}-{value}" for colour in COLOURS[: dice.choice((2, 3))] for value in (2, 3)]
        fronts = [dice.choice((*few, BLACK, BLACK)) for _ in range(dice.randint(1, players))]
        declared = dice.choice(COLOURS[:3]) if fronts[0] == BLACK else None
        table = trick(fronts, declared)
        for rulings in (ON_COLOUR, PRINTED):
            found = verdict(table, rulings, players)
            g = as_oracle(table, players, rulings.declared_paradox)
            other = winning(g)
            assert list(found.winners) == other["winners"], table
            assert (found.by, found.tile, found.why, found.beaten) == (
                other["by"], other["tile"], other["why"], other.get("beaten"),
            ), table  # fmt: skip
            assert set(open_colours(table)) == to_follow(g)
            seen.add(found.why)
    assert {"alone", "highest", "paradox", "all-black"} <= seen
    assert ("value" in seen) == (players > 3)
    assert ({"earlier", "black-led", "declared"} <= seen) == (players == 5)


@pytest.mark.parametrize(
    ("fronts", "declared", "winners", "why"),
    [
        (["red-4", "blue-6", "green-6"], None, "ann", "alone"),
        (["red-4", "red-6", "red-5"], None, "bob", "highest"),
        (["black", "red-1"], "red", "bob", "highest"),
        (["black", "blue-6"], "red", "ann", "alone"),
        (["blue-6", "black", "black"], None, "bob cy", "paradox"),
        (["black", "black", "black", "black", "black"], "red", "ann bob cy di ed", "all-black"),
        (["black", "black", "black", "black"], "red", "ann bob cy di", "paradox"),
        (["red-2", "red-3", "red-2", "red-3"], None, "bob di", "value"),
        (["black", "green-3", "green-3", "red-2", "red-2"], "red", "di ed", "declared"),
        (["black", "red-3", "green-3", "red-3", "green-3"], "red", "bob di", "declared"),
        (["black", "red-3", "black", "red-3"], "red", "ann cy", "black-led"),
        (["red-1", "black", "green-3", "black", "green-3"], None, "bob di", "earlier"),
    ],
)
def test_the_reason(fronts: list[str], declared: Colour | None, winners: str, why: str) -> None:
    found = verdict(trick(fronts, declared), ON_COLOUR, 5)
    assert (" ".join(found.winners), found.why) == (winners, why)


def test_with_printed_the_declared_colour_is_one_that_came() -> None:
    """T10: the reason is its place, not that it was declared."""
    found = verdict(trick([BLACK, "red-3", "green-3", "red-3", "green-3"], "red"), PRINTED, 5)
    assert (found.winners, found.why) == (("bob", "di"), "earlier")


def lying(backs: list[Timeframe | None], front: str) -> tuple[Lying, ...]:
    return tuple(Lying(who, front, back) for who, back in zip(PLAYERS, backs, strict=False))


@pytest.mark.parametrize("front", fronts_of(("red",)))
@pytest.mark.parametrize("winners", [2, 3])
@pytest.mark.parametrize("before", [0, 1])
def test_the_earliest_in_every_way_that_backs_can_lie(
    front: str, winners: int, before: int
) -> None:
    """T5.3: whatever was told, whoever is earliest in some way, and nobody else."""
    for lie in permutations(BACKS[front], winners + before):
        for told in range(2 ** len(lie)):
            shown = [back if told >> at & 1 else None for at, back in enumerate(lie)]
            here, gone = shown[:winners], shown[winners:]
            table = lying(here, front)
            setup = SetUp(PLAYERS)
            state = State(setup, (Seat(),) * 5, None, "ann", 2, table, lying(gone, front))
            ways = [
                way[:winners]
                for way in permutations(BACKS[front], winners + before)
                if all(back in (None, one) for back, one in zip(shown, way, strict=True))
            ]
            first = {PLAYERS[way.index(min(way, key=TIMEFRAMES.index))] for way in ways}
            assert set(may_be_earliest(state, front)) == first, (lie, shown)


def test_of_black_the_first_is_the_earliest() -> None:
    """T5.4."""
    table = lying(["past", "past", "past"], BLACK)
    state = State(SetUp(PLAYERS), (Seat(),) * 5, None, "ann", 1, table)
    assert may_be_earliest(state, BLACK) == ("ann",)
