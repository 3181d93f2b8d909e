"""The reveal: after a game the island opens to all, and shows how everybody went."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.replay import frames, trails
from companion.games.island.history.tally import tally
from companion.games.island.terms import OP
from companion.ui.island.ending.reveal_view import RevealModel, Walked, reveal_view
from companion.ui.island.kept import op_of
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.games.island.game import Game
    from companion.games.island.history.paths import Path
    from companion.games.island.terms import Who
    from companion.ui.island.ending.views import IslandPhase, RevealView
    from companion.ui.shell.house import House


class Reveal(BasePage):
    """For the whole table. It changes nothing of the game, wherever it is left.

    `ways`: the captives whose ways are drawn, the last of them in front; first one of the winner's.
    """

    secret = False

    def __init__(self, house: House, session: Game) -> None:
        super().__init__(house)
        self.session = session
        self.history = Chronicle(session)
        self.opening: IslandPhase = "open" if house.settings.motion == "none" else "closed"
        self.ways: tuple[Who, ...] = (self._first(),)

    def _first(self) -> Who:
        """Of those who play by the winner's board, or of all where the OP wins, the farthest."""
        state = self.session.state
        winner, far = state.won or OP, {one.who: one.spaces for one in self.walked}
        own = [one.who for one in state.captives if winner in (one.who, one.board, OP)]
        return winner if winner in own else max(own, key=lambda who: far[who])

    @cached_property
    def trails(self) -> tuple[Path, ...]:
        return trails(frames(self.history))

    @cached_property
    def walked(self) -> tuple[Walked, ...]:
        counts, state = tally(self.history), self.session.state
        far = counts.farthest
        return tuple(Walked(one.who, far[one.who], one.deaths) for one in state.captives)

    def do(self, act: str) -> None:
        match act.split():
            case ["tick"]:
                self.opening = "opening" if self.opening == "closed" else "open"
            case ["at-once"]:
                self.opening = "open"
            case ["way", who]:
                self._draw_way(who)
            case ["give-back"]:
                self.house.back()
            case _:
                self.opening = "open"  # whoever comes back has seen it
                self.house.open_over(self, act)

    def _draw_way(self, who: Who) -> None:
        others = tuple(one for one in self.ways if one != who)
        self.ways = others if who in self.ways else (*others, who)

    def model(self) -> RevealModel:
        return RevealModel(
            state=self.session.state,
            language=self.language,
            opening=self.opening,
            walked=self.walked,
            trails=self.trails,
            ways=self.ways,
            manner=op_of(self.session),
        )

    def view(self) -> RevealView:
        return reveal_view(self.model())
