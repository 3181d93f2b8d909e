"""The referee of Antinomy: the row is known card by card, the hands are not shown (A9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from companion.engine.kind import OpenQuestion
from companion.games.antinomy.cards import CARDS, Card
from companion.games.antinomy.state import SPACES, State
from companion.ui.games.antinomy.board import AntinomyBoard
from companion.ui.games.antinomy.referee_view import RefereeModel, referee_view
from companion.ui.kit.parts import Segment
from companion.ui.table.steps import just_said
from companion.ui.table.told import SettableFact

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptGame
    from companion.ui.games.antinomy.views import RefereeView
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame

# Cards that a question wants, in the order in which they are touched.
_WANTED: Final = {"turn": 1, "paradox": 3, "hand": 3, "order": 3, "top": 2}


class RefereeBoard(AntinomyBoard):
    """`picked`: the cards touched so far; `declaring`: a Paradox was said, its cards come now."""

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.picked: tuple[Card, ...] = ()
        self.declaring = False

    @property
    def question(self) -> OpenQuestion | None:
        return cast(State, self.state).question

    def do(self, act: str) -> None:
        match act.split():
            case ["pick", card] if card in CARDS:
                self.hush()
                self._pick(card)
            case ["space", number] if int(number) in SPACES:
                self.hush()
                self._go(int(number))
            case ["declare"]:
                self.hush()
                self._declare()
            case ["anew"]:
                self.hush()
                self._clear()
            case _:
                super().do(act)

    def _clear(self) -> None:
        self.picked, self.declaring = (), False

    def _pick(self, card: Card) -> None:
        """A second touch takes it out; the last card that is wanted says them all."""
        question = self.question
        if question is None or not self._takes_cards(question):
            return
        if card in self.state.continuum:
            self.say_why(self.sheet["lay-twice"])
            return
        if card in self.picked and question.what != "turn":
            self.picked = tuple(one for one in self.picked if one != card)
            return
        self.picked = (card,) if question.what == "turn" else (*self.picked, card)
        if question.what == "turn" or len(self.picked) < _WANTED[question.what]:
            return
        word = "declare" if question.what == "paradox" else question.what
        self._answer(" ".join((word, *self.picked)))

    def _takes_cards(self, question: OpenQuestion) -> bool:
        return question.what in _WANTED and (question.what != "paradox" or self.declaring)

    def _go(self, space: int) -> None:
        question = self.question
        if question is not None and question.what == "place":
            self._answer(f"place {space}")
        elif question is not None and question.what == "turn" and self.picked:
            self._answer(f"play {self.picked[0]} to {space}")

    def _declare(self) -> None:
        """The cards are named where the app does not know all of them (A9.3)."""
        question = self.question
        if question is not None and "declare" in question.options:
            self._answer("declare")
        elif question is not None and question.what == "paradox":
            self.declaring, self.picked = True, ()

    def _answer(self, words: str) -> None:
        question = self.question
        assert question is not None
        self.say(question.who, words)
        self._clear()

    def _take_back(self, key: str) -> None:
        self._clear()
        super()._take_back(key)

    # What is seen

    def shown(self) -> RefereeView:
        return referee_view(self._referee_model())

    def _referee_model(self) -> RefereeModel:
        step = self.last
        return RefereeModel(
            state=self.state,
            names=self.names,
            language=self.language,
            said=just_said(self.session),
            in_short="" if step is None else self.in_short(step),
            taken=self.taken,
            notice="" if self.notice is None else self.notice[0],
            problem=self.problem,
            moment=len(self.session.journal),
            picked=self.picked,
            declaring=self.declaring,
        )

    def facts(self) -> tuple[SettableFact, ...]:
        state: State = self.state
        question = state.question
        if question is None or question.what != "turn":
            return ()
        turn = tuple(
            Segment(f"turn {who}", self.name(who), state.players[state.turn] == who)
            for who in state.players
        )
        places = tuple(
            SettableFact(
                f"at-{who}",
                self.sheet["at-of"].format(who=self.name(who)),
                tuple(Segment(f"{who} at {n}", str(n), state.of(who).at == n) for n in SPACES),
            )
            for who in state.players
        )
        return (*super().facts(), SettableFact("turn", self.sheet["turn-of"], turn), *places)
