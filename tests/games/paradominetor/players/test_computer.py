"""A running game in which the computer has seats: undo, and facts set by hand."""

from __future__ import annotations

import pytest

from companion.games.paradominetor.commands import Correct
from companion.games.paradominetor.game import Game, play
from companion.games.paradominetor.players.choice import STRENGTHS, PlayerStrength
from companion.games.paradominetor.players.computer import next_command
from tests.games.paradominetor.players.arena import NAMES, dealt


def played(seed: int, count: int) -> Game:
    game = play(dealt(seed, 4).setup, seed)
    for _ in range(count):
        command = next_command(game, dict.fromkeys(NAMES, "random"))
        assert command is not None
        game.submit(command)
    return game


def test_whoever_is_no_computer_is_left_alone() -> None:
    """T2.5: the first in seat order is asked first."""
    game = played(1, 0)
    assert next_command(game, {"bob": "sound"}) is None
    assert next_command(game, {"ann": "sound"}) is not None


def test_a_game_is_played_to_its_end_where_nobody_is_asked() -> None:
    """T6.1"""
    game = played(2, 4 + 4 * 15)
    assert game.state.won is not None
    assert next_command(game, dict.fromkeys(NAMES, "sound")) is None


@pytest.mark.parametrize("strength", STRENGTHS)
def test_an_undo_draws_nothing_anew(strength: PlayerStrength) -> None:
    game = played(3, 21)
    first = next_command(game, dict.fromkeys(NAMES, strength))
    assert first is not None
    game.submit(first)
    game.undo()
    assert next_command(game, dict.fromkeys(NAMES, strength)) == first


def test_facts_that_were_set_by_hand_are_played_on() -> None:
    """T9, T12.5"""
    game = played(4, 16)
    assert not game.state.table
    game.submit(Correct("table", "bob full 3 and lead cy"))
    command = next_command(game, {"cy": "sound"})
    assert command is not None
    game.submit(command)
    assert game.state.table[0].who == "cy"
