"""The page of a whole game on the tablet: against the app, by turns, or both at once."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from companion.engine.refused import Refused
from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.screens.computer.whole_games import WHOLE_GAMES
from companion.text.wording import refused, wording
from companion.ui.kit.pace import GoOn, go_on
from companion.ui.kit.parts import Button, Hold
from companion.ui.table.board import TableBoard
from companion.ui.table.over_board import PAGES
from companion.ui.table.seats import AVATARS, short
from companion.ui.table.steps import just_said, steps
from companion.ui.table.tablet_set_up import TabletSetUp
from companion.ui.table.views import SeatHandOver, TableView

if TYPE_CHECKING:
    from companion.engine.kind import OpenQuestion
    from companion.store.games.kept_game import KeptGame
    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame
    from companion.ui.table.steps import PlayedStep


class PracticeBoard(TableBoard):
    """`looks`: whoever has uncovered a hand; where one person plays alone it lies open.

    `planned`: the next command of the computer, and how many lines were written then: it is chosen
    before the pause begins, which so tells nothing of the choice. Questions of the kinds in
    `untold` are answered by the computer without a word.
    """

    corrects = False
    untold: tuple[str, ...] = ()

    def __init__(self, house: House, session: KeptGame, game: TableGame) -> None:
        super().__init__(house, session, game)
        self.computers = session.header.computer
        self.looks = ""
        self.planned: tuple[int, Any] | None = None
        self._plan()

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(who for who in self.state.players if who not in self.computers)

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    @property
    def question(self) -> OpenQuestion | None:
        question: OpenQuestion | None = self.state.question
        return question

    @property
    def decides(self) -> str:
        """The player who is asked; nobody while chance is, or when it is over."""
        question = self.question
        return question.who if question is not None and question.who in self.state.players else ""

    @property
    def viewer(self) -> str:
        """The person whose hand is seen; nobody while it goes from hand to hand."""
        if self.alone:
            return self.people[0]
        return self.looks if self.looks == self.decides else ""

    @property
    def is_covered(self) -> bool:
        """True while somebody is asked who has not uncovered the own hand."""
        return self.decides in self.people and not self.viewer

    @property
    def waits(self) -> bool:
        """True while the computer is asked."""
        return self.decides in self.computers

    # Touches

    def do(self, act: str) -> None:
        match act.split():
            case ["show"] if self.is_covered:
                self.looks, self.given = self.decides, True
            case ["show" | "hide"]:
                self._cover()
            case ["go-on"]:
                self.hush()
                self._go_on()
            case ["again", *_]:
                self._again()
            case [page, *_] if page in (*PAGES, "rules", "settings"):
                self._cover()
                super().do(act)
            case _:
                super().do(act)

    def _cover(self) -> None:
        self.looks, self.given = "", False

    def _again(self) -> None:
        """The set-up with the same people, against as many of the app and as strong."""
        page = self.game.set_up(self.house, ())
        if isinstance(page, TabletSetUp):
            page.stay(tuple(self.name(who) for who in self.people), self.computers)
        self.house.home(page)

    def say(self, who: str, words: str) -> bool:
        asked = self.decides
        taken = super().say(who, words)
        if taken:
            if self.decides != asked:
                self._cover()
            self._plan()
            if self._is_untold():
                self._go_on()
        return taken

    # The computer

    def _is_untold(self) -> bool:
        return self.waits and self.question is not None and self.question.what in self.untold

    def _plan(self) -> None:
        command = self.next_command() if self.waits else None
        self.planned = None if command is None else (len(self.session.journal), command)

    def _go_on(self) -> None:
        """Play what was chosen; what is not told goes on to the next person or stage."""
        while self.planned is not None and self.planned[0] == len(self.session.journal):
            untold = self._is_untold()
            try:
                self.session.submit(self.planned[1])
            except GameTrouble as told:
                self.say_problem(told.say(self.language))
                return
            self.taken = ""
            self._plan()
            if not (untold and self._is_untold()):
                return

    # Undo, which leads back to a person's own decision

    @property
    def own_last(self) -> PlayedStep | None:
        """The last step of a person: what Undo takes back, with all that came of it."""
        own = [step for step in steps(self.session) if step.who not in self.computers]
        return own[-1] if own else None

    def _take_back(self, key: str) -> None:
        if key == "undone":
            if self.own_last is not None:
                self._undo_own()
        else:
            self._redo_own()
        self._cover()
        self._plan()

    def _undo_own(self) -> None:
        while self.session.steps and self.notice is None:
            step = self.last
            super()._take_back("undone")
            if step is not None and step.who not in self.computers:
                return

    def _redo_own(self) -> None:
        """As far as a person is asked."""
        while self.session.undone and self.notice is None:
            super()._take_back("redone")
            if not self.waits:
                return

    def undo_to(self, count: int) -> None:
        """Step by step: the computer, with the same dice, then plays the same again."""
        while len(self.session.steps) > count and self.notice is None:
            super()._take_back("undone")
        self._cover()
        self._plan()

    # What is seen

    def happened(self) -> str:
        """All that was said of the last command, or what was taken back."""
        if self.taken:
            return self.taken
        said = just_said(self.session) if self.session.steps else self.session.start.said
        return wording(self.game.word).say(said, self.language, self.names)

    def ring(self) -> GoOn | None:
        """The pause before the computer goes on; none while a person decides."""
        if not self.waits:
            return None
        moment = len(self.session.journal)
        return go_on("go-on", self.house.settings.pace, moment, self.language)

    def hand_over(self) -> SeatHandOver:
        sheet, common = words(WHOLE_GAMES, self.language), words(AT_TABLE, self.language)
        who = short(self.name(self.decides))
        at = self.state.players.index(self.decides)
        hold = Button("show", sheet["i-am"].format(who=who), sheet["hold"], icon="hand")
        return SeatHandOver(
            icon=AVATARS[at],
            headline=sheet["give-to"].format(who=who),
            text=sheet["give-text"].format(who=who),
            told=self.notice[0] if self.notice else self.happened(),
            go=Hold(hold),
            back=Button("menu", common["menu"], icon="menu"),
        )

    def view(self) -> TableView:
        """A name for each of its pages, for each has its own screen."""
        shown = self.shown()
        name = f"{self.game.word} {type(shown).__name__}"
        return TableView(name, self.game.word, shown, isinstance(shown, SeatHandOver))

    def refusal(self, no: Refused) -> str:
        texts = wording(self.game.word)
        return refused(texts, no, self.question, self.language, self.names)

    # Of the game

    @abstractmethod
    def next_command(self) -> Any:
        """The next command of the computer, from what its player sees."""
