"""Computer players of PARADOMINETOR: whole games, and nothing taken from what they cannot see."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from statistics import mean

import pytest

from companion.engine.frozen import revised
from companion.games.paradominetor.commands import Command
from companion.games.paradominetor.notation import write
from companion.games.paradominetor.players.choice import STRENGTHS, PlayerStrength, choose
from companion.games.paradominetor.players.deals import thinkable_deals
from companion.games.paradominetor.players.passing import tiles_to_pass
from companion.games.paradominetor.players.view import FrontSeen, SeenTable, seen_by
from companion.games.paradominetor.state import Lying, State
from companion.games.paradominetor.tiles import (
    BLACK,
    TIMEFRAMES,
    colour_of,
    front_of,
    tiles_of,
    with_back,
)
from tests.games.paradominetor.players.arena import Moment, moments, ranked, ranks


def game(seed: int, most: int = 5) -> list[Moment]:
    """Three to five players, one or two of them sound, with any rulings."""
    chance = Random(seed)
    strengths: list[PlayerStrength] = ["random"] * (3 + seed % (most - 2))
    for place in range(len(strengths)):
        if chance.random() < 0.3:
            strengths[place] = "sound"
    return list(moments(seed, tuple(strengths), odd=True))


def test_300_whole_games_with_any_rulings_and_no_refusal() -> None:
    """T3.6, T6.1: each comes to its end, and every question is a player's."""
    asked: Counter[str | None] = Counter()
    for seed in range(300):
        moves = game(seed)
        end = moves[-1].after
        assert end.won
        assert end.trick == 15
        asked.update(one.view.asked for one in moves)
    assert set(asked) == {"pass", "tile"}


def test_the_same_seed_is_the_same_game() -> None:
    for seed in range(6):
        assert game(seed) == game(seed)


def chosen(view: SeenTable, strength: PlayerStrength, dice: str) -> Command:
    return choose(view, strength, partial(Random, dice))


def otherwise(state: State, who: str, chance: Random) -> State:
    """The same moment with other hands of the others, and other backs of what was played."""
    hidden = [tile for one in state.players if one != who for tile in state.of(one).hand or ()]
    chance.shuffle(hidden)
    seats = []
    for one, seat in zip(state.players, state.seats, strict=True):
        if one == who:
            seats.append(seat)
            continue
        count = len(seat.hand or ())
        seats.append(revised(seat, {"hand": tuple(hidden[:count])}))
        hidden = hidden[count:]
    passed = tuple(tuple(reversed(three)) for three in state.passed)
    table, out = (tuple(_turned(one, chance) for one in some) for some in (state.table, state.out))
    return revised(state, {"seats": tuple(seats), "table": table, "out": out, "passed": passed})


def _turned(one: Lying, chance: Random) -> Lying:
    return one if one.front == BLACK else revised(one, {"back": chance.choice(TIMEFRAMES)})


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_looks_alike_is_answered_alike(strength: PlayerStrength) -> None:
    """T7.2: whatever the others hold, passed, or have on the backs of their tiles."""
    chance = Random(7)
    for seed in range(9):
        for one in game(seed)[::3]:
            other = otherwise(one.state, one.view.who, chance)
            seen = seen_by(other, one.view.who)
            assert seen == one.view
            assert chosen(seen, strength, one.dice) == chosen(one.view, strength, one.dice)


def test_a_deal_that_the_others_could_have() -> None:
    """T1.2, T2.4, T7.3: no tile is in two places, and nobody gets a tile too many."""
    for seed in range(30):
        for one in game(seed, 4):
            if one.view.asked == "tile":
                _fits(one.view, one.state)


def _fits(view: SeenTable, state: State) -> None:
    (deal,) = thinkable_deals(view, partial(Random, 1), 1)
    assert [(one.who, one.front, one.declared) for one in deal.table] == [
        (one.who, one.front, one.declared) for one in view.table
    ]
    assert [who for who, _ in deal.hands] == list(view.order[len(view.table) + 1 :])
    for who, hand in deal.hands:
        assert len(hand) == len(state.of(who).hand or ())
    there = Counter(view.hand)
    there.update(with_back(one.front, one.back) for one in deal.table)
    there.update(tile for _, hand in deal.hands for tile in hand)
    assert there <= Counter(tiles_of(view.sets))


def test_what_was_not_followed_is_not_dealt_to_the_one_who_lacks_it() -> None:
    """T7.3: in nearly every deal; the last one may have to take what is left."""
    right = wrong = 0
    for seed in range(30):
        for one in game(seed, 4):
            if one.view.asked == "tile":
                lacking = dict(zip(one.view.players, one.view.voids, strict=True))
                for who, hand in thinkable_deals(one.view, partial(Random, 1), 1)[0].hands:
                    bad = sum(colour_of(front_of(tile)) in lacking[who] for tile in hand)
                    right, wrong = right + len(hand) - bad, wrong + bad
    assert wrong < 0.05 * right


def test_the_lowest_tile_of_each_timeframe_is_passed() -> None:
    """T2.5"""
    first = next(one for one in moments(3, ("sound",) * 3) if one.view.asked == "pass")
    hand = ("red-1-past", "red-4-past", "red-3-present", "red-5-present", "red-2-future",
            "red-6-future")  # fmt: skip
    low = "pass red-1-past red-3-present red-2-future"
    words = (low, "pass red-4-past red-5-present red-6-future")
    view = revised(first.view, {"hand": hand, "options": words})
    assert tiles_to_pass(view) == low


def test_the_last_of_a_trick_takes_it_with_the_lowest_tile_that_does() -> None:
    """T4.5: a higher one is kept, and a trick that cannot be had gets the lowest of all."""
    moment = next(one for one in moments(3, ("sound",) * 3) if len(one.view.table) == 2)
    view = revised(moment.view, {
        "sets": ("red", "blue", "green"), "out": (), "trick": 1, "voids": ((), (), ()),
        "table": tuple(
            FrontSeen(who, front)
            for who, front in zip(before_the_last(moment), ("red-4", "red-3"), strict=True)
        ),
    })  # fmt: skip
    high = ("red-2-past", "red-5-present", "red-6-future")
    assert write(chosen(revised(view, {"hand": high, "options": high}), "sound", "1"))[1] == high[1]
    low = ("red-2-past", "red-1-present")
    assert write(chosen(revised(view, {"hand": low, "options": low}), "sound", "1"))[1] == low[1]


def before_the_last(moment: Moment) -> tuple[str, str]:
    first, second, _ = moment.view.order
    return first, second


def test_places_are_counted() -> None:
    """T6.2: a shared place is shared."""
    end = list(moments(1, ("random",) * 4))[-1].after
    found = [ranked(end, who) for who in end.players]
    assert sum(one.first for one in found) == 1
    assert mean(one.above for one in found) == 0.5


def test_sound_beats_random() -> None:
    """A few games of `./run bench small_players`: more than twice a share of four."""
    found = [ranks(seed) for seed in range(60)]
    assert mean(one.first for one in found) > 0.5
    assert mean(one.above for one in found) > 0.7
