"""The computer as the OP: every question answered by the rules, fairly, and the same each time."""

import os
import subprocess
import sys
from functools import partial
from hashlib import sha256
from random import Random

import pytest

from companion.engine.frozen import revised
from companion.games.island.apply import apply
from companion.games.island.board.walks import steps
from companion.games.island.commands import Answer, PieceStep, WaveHits
from companion.games.island.legal import legal
from companion.games.island.notation import write
from companion.games.island.opponent.choice import choose
from companion.games.island.opponent.tempers import OP_STYLES, STRENGTHS, TEMPERS, OpStyle, Strength
from companion.games.island.opponent.tries import MOST_TRIES, Tries
from companion.games.island.opponent.view import OpView, harmed_by_op, seen_by_op
from companion.games.island.opponent.worth import Worth
from companion.games.island.questions import What
from companion.games.island.state import State
from companion.games.island.terms import OP, Hex
from tests.games.island.opponent.op_games import op_game, temper_of

# Every question that is ever the OP's to answer.
OP_ASKED: set[What] = {
    "turn", "token", "act", "half", "carry", "from", "to", "direction", "fruit", "activate",
    "ability", "place",
}  # fmt: skip


def test_whole_games_with_odd_rulings_and_tokens_are_played_without_a_refusal() -> None:
    """L18, box data: 2,000 of them by `./run bench opponent legal`."""
    asked: set[What] = set()
    most = Tries()
    for seed in range(60):
        for state, _, _ in op_game(seed, most=most):
            assert state.question is not None
            if state.question.who == OP:
                asked.add(state.question.what)
    assert asked == OP_ASKED
    assert most.count <= MOST_TRIES


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("style", OP_STYLES)
def test_what_lies_face_down_decides_nothing(strength: Strength, style: OpStyle) -> None:
    """L2.4, L12.1: the same choice whatever the stack holds."""
    dice = Random(1)
    looked = 0
    for state, lately, _ in op_game(5, 120):
        if state.question is not None and state.question.who == OP:
            looked += 1
            stack = list(state.stack)
            dice.shuffle(stack)
            other = revised(state, {"stack": tuple(stack[: len(stack) // 2])})
            views = [OpView(seen_by_op(one).position, lately) for one in (state, other)]
            assert views[0].position.stack == ()
            one, two = (choose(view, strength, style, partial(Random, looked)) for view in views)
            assert one == two
    assert looked > 20


def game_hash() -> str:
    found = sha256()
    for seed in range(3):
        for _, _, command in op_game(seed, 150):
            found.update(write(command).encode())
    return found.hexdigest()


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_every_process_plays_the_same_game(hash_seed: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c",
         "from tests.games.island.opponent.test_choice import game_hash; print(game_hash())"],
        capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": hash_seed},
    ).stdout  # fmt: skip
    assert told.strip() == game_hash()


def near_death() -> State:
    """The Bush beside a captive who has one health left, in the OP's turn."""
    for seed in range(200):
        for state, _, _ in op_game(seed, 300):
            question = state.question
            if question is not None and question.who == OP and question.what == "turn":
                for command in legal(state):
                    if isinstance(command, PieceStep | WaveHits):
                        after = apply(state, command).state
                        if after.deaths == state.table.deaths:
                            return state
    raise AssertionError


@pytest.mark.parametrize("strength", ["even", "strong"])
@pytest.mark.parametrize("style", OP_STYLES)
def test_the_last_death_is_dealt_where_it_can_be(strength: Strength, style: OpStyle) -> None:
    """L3.2: it wins at once."""
    state = near_death()
    command = choose(seen_by_op(state), strength, style, partial(Random, 1))
    assert apply(state, command).state.won == OP


def test_whom_a_gentle_op_has_harmed_is_let_be_while_another_stands_well() -> None:
    """Over many moves, against one that does not know whom it harmed."""
    again = [0, 0]
    for seed in range(0, 30, 3):
        for state, lately, _ in op_game(seed, 200):
            question = state.question
            if question is None or question.who != OP or question.what != "turn" or not lately:
                continue
            for knows, whom in enumerate((None, lately)):
                view = OpView(seen_by_op(state).position, whom)
                command = choose(view, "gentle", "fair", partial(Random, seed))
                facts = apply(state, command).facts
                again[knows] += lately in map(harmed_by_op, facts)
    assert again[1] < again[0]


def test_of_two_ways_alike_the_one_that_tells_nothing_is_worth_more() -> None:
    """L16.1: a step names the space that the piece comes to; one named before tells nothing."""
    state = next(state for state, _, _ in op_game(2, 300) if asks_turn(state))
    for command in legal(state):
        if isinstance(command, PieceStep):
            after = apply(state, command).state
            at = after.stone(command.piece)
            if at is not None and after.question is not None and after.question.what == "turn":
                secret = Worth(TEMPERS["fair"], OpView(state)).of(after)
                known = Worth(TEMPERS["fair"], OpView(state, None, frozenset({at}))).of(after)
                assert known > secret
                return
    raise AssertionError


def test_pieces_are_put_back_out_of_granddeads_reach() -> None:
    """L9.5, L14.1: he hunts them, so they stand farther off than where chance would put them."""
    chosen, by_chance = 0.0, 0.0
    for seed in range(40):
        for state, _, command in op_game(seed, 250):
            question = state.question
            if temper_of(seed)[0] == "gentle" or question is None or question.what != "place":
                continue
            hunters = [one.at for one in state.captives if one.board == "granddead"]
            stands = [at for at in hunters if at in steps()]
            if question.piece != "wave" and len(stands) == len(state.captives):
                assert isinstance(command, Answer)
                ways = {word: nearest(word, stands) for word in question.options}
                chosen += ways[command.word]
                by_chance += sum(ways.values()) / len(ways)
    assert chosen >= by_chance > 0


def nearest(word: str, stands: list[Hex | None]) -> int:
    return min(steps()[Hex(word)][at] for at in stands if at is not None)


def asks_turn(state: State) -> bool:
    return state.question is not None and state.question.who == OP and state.question.what == "turn"


def test_an_op_that_may_try_hardly_anything_answers_all_the_same() -> None:
    """A choice ends by a count, never by the clock."""
    for seed in range(3):
        for state, _, _ in op_game(seed, 120):
            if state.question is not None and state.question.who == OP:
                command = choose(seen_by_op(state), "strong", "fair", partial(Random, 1), Tries(1))
                apply(state, command)
