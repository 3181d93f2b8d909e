"""Random play: whatever is said, the game stays whole."""

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.engine.journal import decode, encode
from companion.engine.refused import Refused
from companion.engine.session import Session
from companion.games.island.apply import apply
from companion.games.island.commands import Answer, Command, Correct, Shuffled, UseBonus, Where
from companion.games.island.game import ISLAND, Game, play
from companion.games.island.legal import legal, verify
from companion.games.island.notation import ANSWERS, read, write
from companion.games.island.state import OCEAN, State
from companion.games.island.terms import (
    CHARACTERS,
    DIRECTIONS,
    EXTRAS,
    FRUITS,
    LAKES,
    OP,
    PARTS,
    STONES,
)
from tests.boxes import BOX
from tests.games.island.random_tables import random_command, random_setup

pytestmark = pytest.mark.long

EVERY_WORD = (
    *(f"move {d}{how}" for d in DIRECTIONS for how in ("", " over", " safe", " over safe")),
    "restore", "end",
    *(f"bonus {fruit}" for fruit in FRUITS),
    *(f"extra {extra}" for extra in EXTRAS),
    *(f"token {token}" for token in BOX.tokens),
    *(f"wave {place}" for place in (*PARTS, *LAKES)),
    *(f"wave hits {who}" for who in CHARACTERS),
    *(f"{stone} {d}" for stone in STONES for d in DIRECTIONS),
    *(f"{stone} pushes {who} {d}" for stone in STONES for who in CHARACTERS for d in DIRECTIONS),
    *sorted(ANSWERS),
)  # fmt: skip


def every_command(state: State) -> list[Command]:
    speakers = (*state.table.seat, OP)
    found = (read(who, word) for who in speakers for word in EVERY_WORD)
    return [command for command in found if command is not None]


def is_more_than_listed(state: State, command: Command) -> bool:
    """Taken though not among the options: a synonym, an oracle's pair, a bonus at any time."""
    question = state.question
    assert question is not None
    if isinstance(command, UseBonus):
        return True
    if isinstance(command, Answer) and command.who == question.who:
        pair = question.what == "oracle" and len(command.word.split()) == 2
        return pair or {"yes": "use", "no": "decline"}.get(command.word) in question.options
    return False


def check_whole(state: State) -> None:
    """L1.3, L4.2, L10.1, L12.1: what holds in every state."""
    spaces = state.table.island.spaces
    for captive in state.captives:
        assert captive.at is None or captive.at == OCEAN or captive.at in spaces
        assert 0 <= captive.health <= captive.max_health
        assert 0 <= captive.energy <= captive.max_energy
        assert captive.actions >= 0
        assert not captive.lying or captive.at in state.table.island.lake_of
    for board in state.boards:
        assert not board.circled & board.crossed
        assert not board.extras & board.spent_extras
        assert len(board.mission) == len(set(board.mission)) <= 5
        if board.who == "hempel":
            assert {fruit for fruit, _ in board.palms} == board.circled | board.crossed
    assert state.wave in (None, *PARTS, *LAKES)
    assert state.rock is None or state.rock in spaces
    assert state.bush is None or state.bush in spaces
    tokens = [*state.stack, *([state.token] if state.token else [])]
    assert len(tokens) == len(set(tokens))
    assert 0 <= state.deaths <= state.table.deaths


class RandomPlay(RuleBasedStateMachine):
    """A session in the hands of somebody who says all that is allowed, and much that is not."""

    game: Game

    @initialize(seed=st.integers(0, 10**6))
    def table(self, seed: int) -> None:
        self.dice = Random(seed)
        self.setup = random_setup(self.dice)
        self.game = play(self.setup, seed)

    def over(self) -> bool:
        return self.game.state.question is None

    @precondition(lambda self: not self.over())
    @rule(count=st.integers(1, 25), seed=st.integers(0, 10**6))
    def say(self, count: int, seed: int) -> None:
        dice = Random(seed)
        for _ in range(count):
            if self.over():
                return
            commands = legal(self.game.state)
            assert commands, "never stuck"
            self.game.submit(dice.choice(commands))
            check_whole(self.game.state)

    @precondition(lambda self: not self.over())
    @rule(seed=st.integers(0, 10**6))
    def only_the_options_are_taken(self, seed: int) -> None:
        state = self.game.state
        listed = set(legal(state))
        for command in listed:
            apply(state, command)
        for command in Random(seed).sample(every_command(state), 60):
            if command in listed or is_more_than_listed(state, command):
                continue
            with pytest.raises(Refused):
                verify(state, command)
            with pytest.raises(Refused):
                self.game.submit(command)
            assert self.game.state is state

    @rule()
    def undo_and_redo(self) -> None:
        if not self.game.steps:
            return
        state = self.game.state
        self.game.undo()
        check_whole(self.game.state)
        self.game.redo()
        assert self.game.state is state

    @rule()
    def undo(self) -> None:
        if self.game.steps:
            self.game.undo()

    @rule()
    def announce(self) -> None:
        self.game.announced()

    @precondition(lambda self: not self.over())
    @rule(data=st.data())
    def correct(self, data: st.DataObject) -> None:
        state = self.game.state
        who = data.draw(st.sampled_from(sorted(state.table.seat)))
        fact = data.draw(
            st.sampled_from(
                (
                    "at C4",
                    "at A1",
                    "off",
                    "lying",
                    "standing",
                    "health 1",
                    "energy 1",
                    "actions 3",
                    "banana circled",
                    "lime crossed",
                    "apple free",
                    "visited lime",
                    "immune wave",
                )
            )
        )
        asked = state.question
        try:
            self.game.submit(Correct(OP, (who, *fact.split())))
        except Refused:
            assert self.game.state is state
            return
        after = self.game.state
        assert after.won == state.won
        assert after.deaths == state.deaths
        assert asked is not None
        assert after.question is not None

    @precondition(lambda self: not self.over())
    @rule()
    def ask_where(self) -> None:
        state = self.game.state
        for who in state.table.seat:
            self.game.submit(Where(who, who))
        assert self.game.state == state

    @invariant()
    def whole(self) -> None:
        if hasattr(self, "game"):
            check_whole(self.game.state)

    def teardown(self) -> None:
        """Replay = live, from the journal's text alone, without a draw."""
        if not hasattr(self, "game"):
            return
        lines = [decode(encode(line)) for line in self.game.journal]
        assert lines == self.game.journal
        again: Game = Session(ISLAND, self.game.start, seed=12345)
        again.replay(lines)
        assert again.state == self.game.state
        assert again.journal == self.game.journal


RandomPlay.TestCase.settings = settings(max_examples=100, stateful_step_count=30, deadline=None)
TestRandomPlay = RandomPlay.TestCase


@pytest.mark.parametrize("seed", range(20))
def test_commands_are_written_and_read_back(seed: int) -> None:
    dice = Random(seed)
    game = play(random_setup(dice), seed)
    for _ in range(100):
        if game.state.question is None:
            return
        for command in legal(game.state):
            assert read(command.who, write(command)) == command
        command = random_command(game.state, dice)
        if not isinstance(command, Shuffled):
            game.submit(command)


@pytest.mark.parametrize("seed", range(5))
def test_the_same_seed_plays_the_same_game(seed: int) -> None:
    def once() -> State:
        dice = Random(seed)
        game = play(random_setup(dice), seed)
        while game.state.question is not None and len(game.journal) < 300:
            game.submit(dice.choice(legal(game.state)))
        return game.state

    assert once() == once()
