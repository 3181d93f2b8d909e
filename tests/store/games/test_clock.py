"""A clock that is far off is no reason not to play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.store.games.shelf import Shelf
from companion.ui.shelf.status_line import standing
from tests.store.saved import Clock, begun, lines, played, shape

FAR_OFF = (-1e18, -1.5, 0.0, 10.0**12 + 7, 1e18)


@pytest.mark.parametrize("seconds", FAR_OFF)
def test_a_game_is_made_played_exported_and_imported(
    shelf: Shelf, clock: Clock, seconds: float, tmp_path: Path
) -> None:
    clock.seconds = seconds
    session = begun(shelf)
    played(session, 20)
    (game,) = shelf.games()
    assert not game.broken
    assert 0 <= game.made == game.last <= 10**12
    assert standing(game, clock(), "en")
    shelf.export(session.id, tmp_path / "a.game")
    brought, troubles = shelf.resume(shelf.import_file(tmp_path / "a.game"))
    assert (shape(brought), troubles) == (shape(session), [])


def test_a_clock_that_is_put_right_in_the_middle(shelf: Shelf, clock: Clock) -> None:
    clock.seconds = -5.0
    session = begun(shelf)
    played(session, 5)
    clock.seconds = 1_790_000_000.0
    played(session, 5, seed=2)
    assert shelf.games()[0].last == 1_790_000_000
    shelf.import_bytes(shelf.export_bytes(session.id), "x")
    at = [json.loads(line)["at"] for line in lines(shelf.folder / f"{session.id}.game")[1:]]
    assert (at[0], at[-1]) == (0, 1_790_000_000)
