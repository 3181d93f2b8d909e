"""The page of a whole game on the tablet, alone against Echo or by turns (X9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.registry import kind
from companion.text.paradoxon.item_texts import ITEM_CLAUSES, item_steps
from companion.text.paradoxon.nouns import ITEMS
from companion.text.paradoxon.wording import WORDING
from companion.ui.games.paradoxon.echo_end import echo_end_view
from companion.ui.games.paradoxon.echo_model import EchoModel
from companion.ui.games.paradoxon.echo_views import EchoEndView
from companion.ui.games.paradoxon.paged_board import PagedBoard
from companion.ui.games.paradoxon.whole_pages import of_the_player, whole_pages
from companion.ui.games.paradoxon.whole_view import WholeModel, whole_view
from companion.ui.table.told import ClauseReason
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptGame
    from companion.ui.games.paradoxon.whole_views import WholeView
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame


class WholeBoard(PagedBoard):
    """`looks`: whoever is asked has uncovered the cards; the next one finds them covered.

    Alone nothing is covered, and Echo's turn is told page by page (look3, section H).
    """

    made_of = staticmethod(whole_pages)

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.looks = False

    def do(self, act: str) -> None:
        match act.split():
            case ["my-cards"]:
                self.hush()
                self.looks = True
            case ["cover-cards"]:
                self.looks = False
            case _:
                super().do(act)

    def say(self, who: str, words: str) -> bool:
        self.hush()
        asked = self._asked()
        taken = super().say(who, words)
        if self._asked() != asked:
            self.looks = False
        return taken

    def _asked(self) -> str:
        question = self.state.question
        return "" if question is None else str(question.who)

    def _take_back(self, key: str) -> None:
        asked = self._asked()
        super()._take_back(key)
        if self._asked() != asked:
            self.looks = False

    def view(self) -> TableView:
        """The end of a game alone is another page than the game."""
        shown = self.shown()
        name = "end" if isinstance(shown, EchoEndView) else "board"
        return TableView(f"{self.game.word} {name}", self.game.word, shown)

    def shown(self) -> WholeView | EchoEndView:
        echo = self._echo() if self.state.solo else None
        if echo is not None and self.state.won is not None and echo.page is None:
            return echo_end_view(echo, self.house.shelf, self.session.id)
        last = self.session.steps[-1].entries[-1] if self.session.steps else None
        outcome = self.session.start if last is None else last.outcome
        facts = kind(self.game.word).told(outcome)
        said = facts.said if echo is None else of_the_player(facts.said)
        return whole_view(
            WholeModel(
                state=self.state,
                names=self.names,
                language=self.language,
                looks=self.looks,
                told=self.taken or WORDING.say(said, self.language, self.names),
                shown=facts.shown,
                in_short=self._in_short,
                notice="" if self.notice is None else self.notice[0],
                problem=self.problem,
                moment=len(self.session.journal) + self.read + self.looks,
                echo=echo,
            )
        )

    @property
    def _in_short(self) -> str:
        return "" if self.last is None else self.in_short(self.last)

    def _echo(self) -> EchoModel:
        return EchoModel(
            state=self.state,
            language=self.language,
            page=self.page,
            step=self.last,
            in_short=self._in_short,
            answered=False,
            notice="" if self.notice is None else self.notice[0],
            taken=self.taken,
            problem=self.problem,
            moment=len(self.session.journal) + self.read,
            points=None,
            ways=False,
            tab=self.state.setup.colours[0],
        )

    def reasons(self) -> tuple[ClauseReason, ...]:
        """The item first that was used last."""
        match (self.last.words if self.last is not None else "").split():
            case ["use", item, *_] if self.page is None:
                told = " ".join(item_steps(item, self.language)).replace("*", "")
                name = ITEMS[item][self.language]
                return (ClauseReason(ITEM_CLAUSES[item], name, told), *super().reasons())
            case _:
                return super().reasons()
