"""Computer sorcerers: whole games, and nothing taken from what they cannot see."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.antinomy.commands import Command
from companion.games.antinomy.facts import Clash, Fact, HandShown, Laid, Paradox, WentTo
from companion.games.antinomy.players.choice import STRENGTHS, SorcererStrength, choose
from companion.games.antinomy.players.view import SeenTable, remembered, rival_hands, seen_by
from companion.games.antinomy.state import State
from tests.games.antinomy.players.arena import Moment, SorcererStrengths, moments, sound_wins

MIXED: tuple[SorcererStrengths, ...] = (
    ("random", "random"), ("random", "sound"), ("sound", "random"), ("sound", "sound"),
)  # fmt: skip


def game(seed: int) -> list[Moment]:
    return list(moments(seed, MIXED[seed % 4], odd=True))


def test_300_whole_games_with_any_rulings_and_no_refusal() -> None:
    """A8.2: each comes to its end, and every question but chance's is a player's."""
    asked: Counter[str] = Counter()
    for seed in range(300):
        *before, last = game(seed)
        assert last.after.won in ("ann", "bob")
        asked.update(one.view.asked or "" for one in (*before, last) if one.view is not None)
    assert set(asked) == {"place", "turn", "paradox", "side"}


def test_the_same_seed_is_the_same_game() -> None:
    for seed in range(8):
        assert game(seed) == game(seed)


def chosen(view: SeenTable, strength: SorcererStrength, dice: str) -> Command:
    return choose(view, strength, partial(Random, dice))


def otherwise(state: State, who: str, hand: tuple[str, ...]) -> State:
    """The same moment with another hand of the rival, and so another card under the Codex."""
    place = 1 - state.place(who)
    both = list(state.sorcerers)
    both[place] = revised(both[place], {"known": hand})
    return revised(state, {"sorcerers": tuple(both)})


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_looks_alike_is_answered_alike(strength: SorcererStrength) -> None:
    """A9.2: whatever the rival holds and the Codex hides."""
    swapped = 0
    for seed in range(25):
        for one in game(seed):
            if one.view is not None:
                for hand in rival_hands(one.view):
                    other = otherwise(one.state, one.view.who, hand)
                    swapped += other != one.state
                    seen = seen_by(other, one.view.who, one.heard)
                    assert seen == one.view
                    assert chosen(seen, strength, one.dice) == chosen(one.view, strength, one.dice)
    assert swapped > 300


def test_the_real_hand_is_one_of_those_that_fit() -> None:
    """A9.2: nothing is remembered that is not so; at most four hands are left."""
    known: Counter[int] = Counter()
    for seed in range(40):
        for one in game(seed):
            if one.view is not None:
                hands = rival_hands(one.view)
                assert one.state.of(one.state.rival(one.view.who)).known in hands
                assert len(hands) <= 4
                known[len(one.view.remembered)] += 1
    assert set(known) == {0, 1, 2, 3}


def test_what_is_remembered_of_a_hand() -> None:
    """A9.1: cards taken, shown and exchanged; a revealed one is gone; not one's own."""
    facts: tuple[Fact, ...] = (
        WentTo("red-1", "bob", 4, "blue-2"), WentTo("green-2", "ann", 2, "red-1"),
    )  # fmt: skip
    assert remembered("bob", facts) == ("blue-2",)
    facts += (WentTo("blue-2", "bob", 5, "blue-3"),)
    assert remembered("bob", facts) == ("blue-3",)
    shown = HandShown(("blue-3", "green-1", "red-4"), 8, "bob")
    assert remembered("bob", (*facts, shown, Clash("none"))) == ("blue-3", "green-1", "red-4")
    paradox = Paradox(("blue-1", "blue-2", "blue-3"), "colour", "bob")
    assert remembered("bob", (paradox,)) == ("blue-1", "blue-2", "blue-3")
    laid = Laid(("blue-1", "blue-2", "blue-3"), (1, 2, 3), ("red-1", "red-2", "green-4"), "bob")
    assert remembered("bob", (paradox, laid)) == ("green-4", "red-1", "red-2")


def test_a_sound_one_declares_a_paradox_that_it_holds() -> None:
    """A6.1: a crystal now is worth more than the hand."""
    declared = [
        type(one.command).__name__
        for seed in range(20)
        for one in moments(seed, ("sound", "random"))
        if one.view is not None and one.view.asked == "paradox" and one.view.who == "ann"
    ]
    assert len(declared) > 20
    assert declared.count("Declare") > 0.9 * len(declared)


def test_sound_beats_random() -> None:
    """A few games of `./run bench small_players`."""
    assert sum(sound_wins(seed) for seed in range(60)) >= 50
