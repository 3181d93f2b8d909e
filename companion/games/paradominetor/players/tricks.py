"""The tile that brings most: this trick played to its end with hands that the others could have."""

from __future__ import annotations

from typing import Final

from companion.engine.game import Dice
from companion.games.paradominetor import notation
from companion.games.paradominetor.commands import PlayTile
from companion.games.paradominetor.options import following
from companion.games.paradominetor.players.deals import ThinkableDeal, thinkable_deals
from companion.games.paradominetor.players.view import SeenTable
from companion.games.paradominetor.state import Lying
from companion.games.paradominetor.tiles import (
    BLACK,
    TIMEFRAMES,
    Tile,
    back_of,
    front_of,
    value_of,
)
from companion.games.paradominetor.trick import verdict

_DEALS: Final = 24
_SPENT: Final = 0.5  # of a point, for the best tile; found by playing (docs/benchmarks.md)


def best_tile(view: SeenTable, dice: Dice) -> str:
    """The option that wins most on average, less what the tile could win later."""
    if len(view.options) == 1:
        return view.options[0]
    return max(view.options, key=_Guesser(view, dice).worth)


def worth_keeping(tile: Tile) -> float:
    """From 0 to 1: a high tile wins a trick, a black one needs a second."""
    return 0.3 if tile == BLACK else value_of(front_of(tile)) / 6


class _Guesser:
    """The deals that one choice is made by."""

    def __init__(self, view: SeenTable, dice: Dice) -> None:
        self._view = view
        self._chance = dice()
        self._deals = thinkable_deals(view, lambda: self._chance, _DEALS)

    def worth(self, words: str) -> float:
        view = self._view
        command = notation.read(view.who, words)
        assert isinstance(command, PlayTile)
        mine = Lying(view.who, command.front, command.back, command.declared)
        won = sum(_points(view, self._played_out(mine, deal), mine) for deal in self._deals)
        spent = _SPENT * worth_keeping(command.front)
        return won / _DEALS - spent + self._chance.random() * 0.001

    def _played_out(self, mine: Lying, deal: ThinkableDeal) -> tuple[Lying, ...]:
        """T3.1: the others play anything that they may."""
        table = (*deal.table, mine)
        for who, hand in deal.hands:
            tile = self._chance.choice(following(hand, table))
            table = (*table, Lying(who, front_of(tile), back_of(tile)))
        return table


def _points(view: SeenTable, table: tuple[Lying, ...], mine: Lying) -> float:
    """T5.1, T5.3 to T5.5."""
    found = verdict(table, view.rulings, len(view.players))
    if mine.who not in found.winners:
        return 0.0
    if found.by == "single":
        return 1.0
    if found.why == "all-black":
        return 0.5
    if found.tile == BLACK:
        return 1.0 if found.winners[0] == mine.who else 0.5
    return 1.0 if _earliest(table, mine) else 0.5


def _earliest(table: tuple[Lying, ...], mine: Lying) -> bool:
    backs = [TIMEFRAMES.index(one.back) for one in table if one.front == mine.front and one.back]
    return mine.back is not None and TIMEFRAMES.index(mine.back) == min(backs)
