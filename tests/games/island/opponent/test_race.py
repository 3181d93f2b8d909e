"""The captives' race as the OP judges it: who is likely to make a mark, and how far each is."""

from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.board.walks import MARKS, steps
from companion.games.island.box.box import InForce
from companion.games.island.opponent.goals import goals
from companion.games.island.opponent.race import likely_marks, rounds_to_win, soonest
from companion.games.island.opponent.tempers import TEMPERS
from companion.games.island.opponent.view import OpView
from companion.games.island.opponent.worth import Worth
from companion.games.island.setup.begin import set_up
from companion.games.island.state import Captive, State
from companion.games.island.terms import CHARACTERS, Character, Hex, Who
from tests.games.island.arena import fair_table

RACERS: tuple[Character, ...] = ("hempel", "theseus", "phil", "schrodie")
NOBODY_TOLD: frozenset[Hex] = frozenset()


def begun(who: Who) -> State:
    """A table of three with that character on the OP's left."""
    return set_up(fair_table(3, 3, who)).state


def placed(state: State, who: Who, **now: object) -> State:
    changed = [revised(one, now) if one.who == who else one for one in state.captives]
    return revised(state, {"captives": tuple(changed)})


def marks_of(state: State, captive: Captive, told: frozenset[Hex] = NOBODY_TOLD) -> float:
    return likely_marks(state, captive, goals(state, captive.who), told)


def by_distance(state: State, who: Who) -> dict[int, Hex]:
    """For each number of steps to the nearest goal a space that has it."""
    wanted = goals(state, who)
    return {min(far[goal] for goal in wanted): at for at, far in steps().items()}


@pytest.mark.parametrize("who", RACERS)
def test_a_mark_is_likelier_the_nearer_a_goal_is(who: Who) -> None:
    """L11.1: it counts at the visit."""
    state = begun(who)
    near = by_distance(state, who)
    found = [marks_of(state, placed(state, who, at=near[far]).captive(who)) for far in sorted(near)]
    assert len(found) > 2
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize("who", RACERS)
def test_a_goal_that_was_named_is_likelier_to_be_found(who: Who) -> None:
    """L16.1: what was said aloud is everybody's."""
    state = begun(who)
    captive = placed(state, who, at=by_distance(state, who)[2]).captive(who)
    told = frozenset(goals(state, who))
    assert marks_of(state, captive, told) > marks_of(state, captive)


@pytest.mark.parametrize("who", RACERS)
def test_who_has_no_energy_or_lies_in_a_lake_makes_fewer_marks(who: Who) -> None:
    """L5.2, L7.3."""
    state = begun(who)
    captive = state.captive(who)
    for worse in ({"energy": 0}, {"lying": True}):
        assert marks_of(state, placed(state, who, **worse).captive(who)) < marks_of(state, captive)


def test_granddead_makes_marks_where_he_finds_the_pieces() -> None:
    """L14.1."""
    state = begun("granddead")
    captive = state.captive("granddead")
    assert captive.at is not None
    far = steps()[captive.at]
    beside = next(at for at in far if far[at] == 1)
    away = max(far, key=lambda at: far[at])
    close = revised(state, {"bush": beside, "rock": away})
    apart = revised(state, {"bush": away, "rock": away})
    assert marks_of(close, captive) > marks_of(apart, captive)


def test_a_token_that_takes_actions_from_captives_slows_them() -> None:
    """L12.1: it holds until the OP's next turn begins."""
    state = begun("hempel")
    captive = state.captive("hempel")
    slow = revised(
        state, {"table": revised(state.table, {"in_force": {None: InForce(captive_actions=1)}})}
    )
    assert marks_of(slow, captive) < marks_of(state, captive)


@pytest.mark.parametrize("who", CHARACTERS)
def test_each_mark_made_or_likely_brings_a_captive_nearer_to_the_end(who: Who) -> None:
    likely = [0.0, 0.3, 0.9, 1.2, 2.0]
    for marks in range(MARKS):
        rounds = [rounds_to_win(who, marks, one) for one in likely]
        assert rounds == sorted(rounds, reverse=True)
        assert rounds[0] > rounds[1]
        assert rounds_to_win(who, marks + 1, 0.3) < rounds[1]
    assert rounds_to_win(who, MARKS, 0.3) == 0


@pytest.mark.parametrize("who", CHARACTERS)
def test_two_figures_of_one_board_are_sooner_at_the_end(who: Who) -> None:
    """L15.1: they share the mission."""
    for marks in range(MARKS):
        assert rounds_to_win(who, marks, 0.3, 2) < rounds_to_win(who, marks, 0.3)


def test_the_leader_counts_most_and_whoever_is_beside_counts_too() -> None:
    assert soonest([2, 9]) < 2
    assert soonest([2, 3]) < soonest([2, 9])
    assert soonest([1.5, 9]) < soonest([2, 8])


def test_a_piece_is_worth_less_near_a_captive_once_the_turn_is_over() -> None:
    """L9.4: one whose place was told is scared off."""
    state = begun("theseus")
    at = state.captive("theseus").at
    assert at is not None
    far = steps()[at]
    dice = Random(1)
    spaces = sorted(far, key=lambda one: (far[one], dice.random()))
    close, away = (revised(state, {"bush": one}) for one in (spaces[1], spaces[-1]))
    worth = Worth(TEMPERS["fair"], OpView(state, None, frozenset(far)))
    gained = [one - other for one, other in zip(worth.both(close), worth.both(away), strict=True)]
    assert 0 < gained[0] < gained[1]
