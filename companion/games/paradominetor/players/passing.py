"""The three tiles that are best given away (T2.5)."""

from __future__ import annotations

from companion.games.paradominetor.players.tricks import worth_keeping
from companion.games.paradominetor.players.view import SeenTable


def tiles_to_pass(view: SeenTable) -> str:
    """Of each timeframe the tile that wins least."""
    return min(view.options, key=lambda words: sum(map(worth_keeping, words.split()[1:])))
