"""The page of a running small game: what all of them do with a touch that is not the game's own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from companion.engine.kind import TABLE
from companion.engine.refused import Refused
from companion.games.registry import kind
from companion.speech.talk.any_game import understood
from companion.store.games.troubles import GameTrouble
from companion.text.languages import capitalised
from companion.text.wording import called, refused, taken_back, wording
from companion.ui.shell.page import BasePage
from companion.ui.table.over_board import PAGES
from companion.ui.table.steps import PlayedStep, last_step, names_of
from companion.ui.table.views import TableView

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptGame
    from companion.text.wording import PlayerNames
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame
    from companion.ui.table.told import ClauseReason, SettableFact, TableNote


class TableBoard(BasePage, ABC):
    """`session` is played on it. A game gives what is below “Of the game”.

    `taken`: said of the step that has just been taken back.
    """

    secret = False
    corrects = True  # what lies on the table can be set by hand

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house)
        self.session, self.game = session, game
        self.taken = ""

    @property
    def state(self) -> Any:
        return self.session.state

    @property
    def names(self) -> PlayerNames:
        return names_of(self.session)

    @property
    def last(self) -> PlayedStep | None:
        return last_step(self.session)

    def name(self, who: str) -> str:
        return called(who, self.language, self.names)

    # Touches

    def do(self, act: str) -> None:
        """`say WHO WORDS`, and what any game has; `undo` may say from which side it came."""
        self.hush()
        match act.split(maxsplit=2):
            case ["say", who, words]:
                self.say(who, words)
            case ["undo", *_]:
                self._take_back("undone")
            case ["redo"]:
                self._take_back("redone")
            case ["again", *_]:
                self.house.home(self.game.set_up(self.house, self._seated()))
            case ["to-shelf", *_]:
                self.house.open_over(self, "to-shelf")
            case [page, *_] if page in PAGES:
                self._open(page)
            case _:
                self.house.open_over(self, act)

    def say(self, who: str, words: str) -> bool:
        """True if it was taken; else why not stands on the page."""
        question = kind(self.game.word).asked(self.state)
        try:
            self.session.submit(understood(kind(self.game.word), self.state, who, words))
        except Refused as no:
            texts = wording(self.game.word)
            self.say_why(refused(texts, no, question, self.language, self.names))
        except GameTrouble as told:
            self.say_problem(told.say(self.language))
        else:
            self.taken = ""
            return True
        return False

    def _take_back(self, key: str) -> None:
        step = self.last
        try:
            if key == "undone":
                self.session.undo()
            else:
                self.session.redo()
                step = self.last
        except Refused:
            return  # nothing is left to be taken back
        except GameTrouble as told:
            self.say_problem(told.say(self.language))
            return
        assert step is not None
        texts = wording(self.game.word)
        words = (step.who, step.words)
        self.taken = taken_back(texts, key, words, self.said_in, self.names)

    def undo_to(self, count: int) -> None:
        """Take back all but so many steps."""
        while len(self.session.steps) > count and self.notice is None:
            self._take_back("undone")

    def correct(self, facts: tuple[str, ...]) -> bool:
        return self.say(TABLE, f"set {' and '.join(facts)}")

    def _seated(self) -> tuple[str, ...]:
        return tuple(self.name(who) for who in kind(self.game.word).speakers(self._setup))

    @property
    def _setup(self) -> Any:
        return self.session.header.setup

    def _open(self, page: str) -> None:
        self.house.go(PAGES[page](self.house, self))

    # What is seen

    def view(self) -> TableView:
        return TableView(name=f"{self.game.word} board", game=self.game.word, shown=self.shown())

    # Of the game

    @abstractmethod
    def shown(self) -> object:
        """The view of the game's own screen."""

    def in_short(self, step: PlayedStep) -> str:
        """A step as the button that takes it back names it."""
        told = wording(self.game.word).option(step.words, self.language, self.names)
        return capitalised(told) if step.who == TABLE else f"{self.name(step.who)}: {told}"

    def facts(self) -> tuple[SettableFact, ...]:
        """The facts that can be set by hand."""
        return ()

    def reasons(self) -> tuple[ClauseReason, ...]:
        """The rules behind what was said last."""
        return ()

    def rulings(self) -> tuple[TableNote, ...]:
        """The rulings of this table, as they were chosen."""
        return ()

    def figures(self) -> tuple[TableNote, ...]:
        """The figures of the game so far."""
        return ()
