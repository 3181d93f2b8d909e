"""A whole game of Antinomy on the tablet: against the app, or two by turns (A11.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.engine.frozen import revised
from companion.games.antinomy.cards import CARDS, Card
from companion.games.antinomy.players.computer import next_command
from companion.games.antinomy.players.view import SeenTable, seen_by
from companion.games.antinomy.state import SPACES
from companion.text.antinomy.wording import WORDING
from companion.ui.games.antinomy.board import AntinomyBoard
from companion.ui.games.antinomy.practice_view import SorcererModel, sorcerer_table, ways_of
from companion.ui.table.practice_board import PracticeBoard

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptGame
    from companion.ui.games.antinomy.practice_views import SorcererTable
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame
    from companion.ui.table.views import SeatHandOver


class AntinomyPractice(PracticeBoard, AntinomyBoard):
    """`picked`: the card of the own hand that was touched; `to`: the space it is to go to."""

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.picked: Card | None = None
        self.to: int | None = None

    def do(self, act: str) -> None:
        match act.split():
            case ["hand", card] if card in CARDS:
                self.hush()
                self._pick(card)
            case ["space", number] if int(number) in SPACES:
                self.hush()
                self._aim(int(number))
            case ["go"]:
                self.hush()
                self._go()
            case ["count", _]:
                pass  # the app counts
            case _:
                super().do(act)

    def _clear(self) -> None:
        self.picked = self.to = None

    def _cover(self) -> None:
        super()._cover()
        self._clear()

    def _pick(self, card: Card) -> None:
        """A second touch of the same card lays it back."""
        if self.decides != self.viewer or self.question is None or self.question.what != "turn":
            return
        self.picked, self.to = (None if card == self.picked else card), None

    def _aim(self, space: int) -> None:
        if self.decides != self.viewer or not self.viewer:
            return
        if space in ways_of(self._seen(), self.picked):
            self.to = space
        elif self.question is not None and self.question.what == "turn" and self.picked is None:
            self.say_why(self.sheet["first-card"])
        else:
            self.say_why(self.sheet["not-lit"])

    def _go(self) -> None:
        ways = ways_of(self._seen(), self.picked) if self.viewer == self.decides else {}
        if self.to in ways and self.viewer:
            self.say(self.viewer, ways[self.to])

    def say(self, who: str, words: str) -> bool:
        taken = super().say(who, words)
        if taken:
            self._clear()
        return taken

    # The computer

    def next_command(self) -> Any:
        return next_command(self.session, self.computers)  # type: ignore[arg-type] # a kept game

    # What is seen

    def _seen(self) -> SeenTable:
        """Of this player's own view only what is drawn: what was remembered is not."""
        seen = seen_by(self.state, self.viewer or self.state.players[0])
        if not self.viewer:
            return revised(seen, {"hand": (), "asked": None, "options": ()})
        return seen

    def happened(self) -> str:
        """The whole turn so far, with the end of it."""
        if self.taken or not self.session.steps:
            return super().happened()
        step = self.last
        assert step is not None
        return WORDING.say(step.facts, self.language, self.names)

    def shown(self) -> SorcererTable | SeatHandOver:  # type: ignore[override] # its own screens
        return self.hand_over() if self.is_covered else sorcerer_table(self.sorcerer_model())

    def sorcerer_model(self) -> SorcererModel:
        own = self.own_last
        return SorcererModel(
            seen=self._seen(),
            hidden=not self.viewer,
            asked=self.decides,
            question=self.question,
            won=self.state.won,
            names=self.names,
            language=self.language,
            told=self.happened(),
            in_short="" if own is None else self.in_short(own),
            notice="" if self.notice is None else self.notice[0],
            problem=self.problem,
            moment=len(self.session.journal),
            picked=self.picked,
            to=self.to,
            ring=self.ring(),
        )
