"""The page of a whole game on the tablet, alone against Echo or by turns (X9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.registry import kind
from companion.text.paradoxon.item_texts import ITEM_CLAUSES, item_steps
from companion.text.paradoxon.nouns import ITEMS
from companion.text.paradoxon.wording import WORDING
from companion.ui.games.paradoxon.board import ParadoxonBoard
from companion.ui.games.paradoxon.whole_view import WholeModel, whole_view
from companion.ui.table.told import ClauseReason

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptGame
    from companion.ui.games.paradoxon.whole_views import WholeView
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame


class WholeBoard(ParadoxonBoard):
    """`looks`: whoever is asked has uncovered the cards; the next one finds them covered."""

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

    def shown(self) -> WholeView:
        last = self.session.steps[-1].entries[-1] if self.session.steps else None
        outcome = self.session.start if last is None else last.outcome
        facts = kind(self.game.word).told(outcome)
        return whole_view(
            WholeModel(
                state=self.state,
                names=self.names,
                language=self.language,
                looks=self.looks,
                told=self.taken or WORDING.say(facts.said, self.language, self.names),
                shown=facts.shown,
                in_short="" if self.last is None else self.in_short(self.last),
                notice="" if self.notice is None else self.notice[0],
                problem=self.problem,
                moment=len(self.session.journal) + self.looks,
            )
        )

    def reasons(self) -> tuple[ClauseReason, ...]:
        """The item first that was used last."""
        match (self.last.words if self.last is not None else "").split():
            case ["use", item, *_]:
                told = " ".join(item_steps(item, self.language)).replace("*", "")
                name = ITEMS[item][self.language]
                return (ClauseReason(ITEM_CLAUSES[item], name, told), *super().reasons())
            case _:
                return super().reasons()
