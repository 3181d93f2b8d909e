"""The computer's captives: by what they have heard alone, and by the rules."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from companion.games.island.board.layout import Island
from companion.games.island.captives.marked import MarkedTrail
from companion.games.island.captives.players import CAPTIVE_KINDS, CaptiveKind
from companion.games.island.captives.view import OwnView, seen_by_captive
from companion.games.island.commands import UseBonus, UseExtra
from companion.games.island.computer import Computer
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.game import play
from companion.games.island.history.ears import Ears
from companion.games.island.state import State
from companion.games.island.terms import CHARACTERS, OP, Hex, Who
from tests.architecture.test_hidden_island import parts, reached
from tests.games.island.arena import contest, fair_table
from tests.games.island.opponent.op_games import LONGEST
from tests.games.island.random_tables import random_setup


def test_no_way_leads_from_what_a_captive_sees_to_the_island() -> None:
    """L16.2, L16.4"""
    seen: set[Any] = set()
    fields = list(reached(OwnView, seen))
    assert not seen & {Island, State}
    on_grid = {(kind, name) for kind, name, hint in fields if Hex in parts(hint)}
    assert on_grid <= {(StartShown, "at"), (PieceShown, "at")}


def test_no_word_of_the_grid_stands_in_what_a_captive_sees() -> None:
    """L16.2: of a mark that is a space's, the captive knows not which."""
    for seed in range(6):
        _, game = contest(fair_table(seed, 3), seed, "gentle", "fair", "explorer")
        for step in game.steps:
            for entry in step.entries:
                state = entry.outcome.state
                if state.question is not None and state.question.who in state.table.seat:
                    marks = seen_by_captive(
                        state, Ears(play(fair_table(seed, 3))).heard(state.question.who)
                    ).marks
                    assert all(mark[:1].islower() and " " not in mark for mark in marks)


@pytest.mark.parametrize("kind", CAPTIVE_KINDS)
def test_odd_tables_are_played_without_a_refusal(kind: CaptiveKind) -> None:
    """L18, box data: every question of a captive, with odd rulings and tokens."""
    for seed in range(12):
        game = play(random_setup(Random(seed)), seed)
        boards = {board.who for board in game.state.boards}
        computer = Computer(game, "even", "fair", dict.fromkeys(sorted(boards), kind))
        for _ in range(LONGEST // 3):
            command = computer.command()
            if command is None:
                break
            game.submit(command)
        assert game.state.question is None or game.state.round > 5


def test_every_character_uses_its_bonuses() -> None:
    """L13: each of the bonuses that are used in a turn, by somebody."""
    used: set[tuple[Who, str]] = set()
    for number, who in enumerate(CHARACTERS):
        for seed in range(4):
            setup = fair_table(10 * number + seed, 2, who)
            _, game = contest(setup, seed, "even", "fair", "explorer")
            before = game.start.state
            for step in game.steps:
                for entry in step.entries:
                    match entry.command:
                        case UseBonus(figure, fruit):
                            ready = seen_by_captive(before, Ears(play(setup)).heard(figure)).ready
                            used.add((who, ready[fruit]))
                        case UseExtra():
                            used.add((who, "extra"))
                        case _:
                            pass
                    before = entry.outcome.state
    assert {who for who, _ in used} == set(CHARACTERS)
    assert len(used) >= 12


def test_an_explorer_finds_more_than_one_who_says_anything() -> None:
    """Against the same OP on the same tables."""
    marks = {"random": 0, "explorer": 0}
    for kind in ("random", "explorer"):
        for seed in range(8):
            played, _ = contest(fair_table(seed, 3), seed, "even", "fair", kind)
            marks[kind] += sum(played.marks.values())
    assert marks["explorer"] > 2 * marks["random"]


def test_an_undo_leads_the_op_back_to_the_same_word() -> None:
    """Words that a captive has heard stay heard (L17), so only the OP's is the same."""
    game = play(fair_table(3, 3), 3)
    boards = [board.who for board in game.state.boards]
    computer = Computer(game, "strong", "fair", dict.fromkeys(boards, "explorer"))
    undone = 0
    for _ in range(60):
        command = computer.command()
        assert command is not None
        steps = len(game.steps)
        game.submit(command)
        if command.who == OP and len(game.steps) > steps:
            game.undo()
            assert computer.command() == command
            game.submit(command)
            undone += 1
    assert undone > 5


def test_the_computer_speaks_for_nobody_else() -> None:
    game = play(fair_table(3, 3), 3)
    assert Computer(game, "strong").command() is None


def test_the_markers_of_a_mission_are_found_where_they_lie() -> None:
    """L11.1: on drawn islands, a marker lies on a space of its own kind."""
    found = 0
    for seed in range(6):
        setup = fair_table(seed, 2, "theseus")
        game = play(setup, seed)
        computer = Computer(game, "gentle", "fair", {"theseus": "explorer"})
        for _ in range(60):
            command = computer.command()
            if command is None:
                break
            game.submit(command)
        heard = Ears(game).heard("theseus")
        trail = MarkedTrail(heard.table)
        for words in heard.words:
            trail.hear(words)
        marks = len(game.state.board("theseus").mission)
        assert len(trail.mark_nodes(heard, "theseus")) == marks
        found += marks
    assert found > 8


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_every_process_plays_the_same_captives(hash_seed: str) -> None:
    here = contest(fair_table(4, 4), 4, "even", "trickster", "explorer")[1].journal
    told = subprocess.run(
        [sys.executable, "-c",
         ("from tests.games.island.arena import contest, fair_table\n"
         "print(contest(fair_table(4, 4), 4, 'even', 'trickster', 'explorer')[1].journal)")],
        capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": hash_seed},
    ).stdout  # fmt: skip
    assert told.strip() == str(here)
