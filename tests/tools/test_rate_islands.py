"""The rating of islands: the same games give the same rounds, and half is half."""

from __future__ import annotations

from companion.games.island.history.could_know import HALF, curve
from companion.games.island.history.insights import insights
from companion.store.island.named_islands import ready_islands
from tools.rate_islands import Listening, half_known, table_of


def test_a_game_is_the_same_each_time() -> None:
    island = ready_islands()[0].island
    rounds = half_known(island, 0)
    assert rounds == half_known(island, 0)
    assert rounds is None or 1 <= rounds <= 30


def test_half_of_the_island_is_more_than_the_rest() -> None:
    assert 2 * HALF == 38


def test_whoever_listens_counts_as_the_replay_does() -> None:
    game = table_of(ready_islands()[0].island, 1)
    players = [board.who for board in game.state.boards]
    listening = Listening(game, players)
    most = max(curve(seen)[-1] for seen in insights(game).seen.values())
    assert listening.most() == most == 1
