"""A running game in which the computer has a seat: undo, and facts set by hand."""

from __future__ import annotations

from companion.games.antinomy.commands import Correct
from companion.games.antinomy.game import Game, play
from companion.games.antinomy.players.choice import STRENGTHS
from companion.games.antinomy.players.computer import next_command
from tests.games.antinomy.players.arena import dealt


def played(seed: int, count: int) -> Game:
    """So many commands of two computers; chance is drawn by the game."""
    game = play(dealt(seed).setup, seed)
    for _ in range(count):
        command = next_command(game, {"ann": "sound", "bob": "random"})
        assert command is not None
        game.submit(command)
    return game


def test_whoever_is_no_computer_is_left_alone() -> None:
    game = play(dealt(1).setup, 1)
    assert next_command(game, {"bob": "sound"}) is None
    assert next_command(game, {"ann": "sound"}) is not None


def test_a_game_is_played_to_its_end_where_nobody_is_asked() -> None:
    """A8.1"""
    game = play(dealt(2).setup, 2)
    while (command := next_command(game, {"ann": "sound", "bob": "sound"})) is not None:
        game.submit(command)
    assert game.state.won is not None


def test_an_undo_draws_nothing_anew() -> None:
    for strength in STRENGTHS:
        game = played(3, 10)
        who = game.state.players[game.state.turn]
        first = next_command(game, {who: strength})
        assert first is not None
        game.submit(first)
        game.undo()
        assert next_command(game, {who: strength}) == first


def test_facts_that_were_set_by_hand_are_played_on() -> None:
    """A10: a correction moves nobody's cards, so what is remembered stays right."""
    for seed in range(10):
        game = play(dealt(seed).setup, seed)
        for number in range(40):
            question = game.state.question
            if question is None:
                break
            if question.what == "turn" and number % 5 == 0:
                game.submit(Correct("table", f"codex red and bob at {1 + number % 9}"))
            command = next_command(game, {"ann": "sound", "bob": "sound"})
            assert command is not None
            game.submit(command)
