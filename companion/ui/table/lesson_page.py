"""A lesson of a small game: questions, each answered by touch, judged and explained."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, Literal

from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.text.screens.computer.whole_games import WHOLE_GAMES
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage
from companion.ui.table.views import TableView, TurnBar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.ui.shell.house import House
    from companion.ui.table.games import TableGame

# A question that is asked now, was answered right or wrong at first, or comes later.
StepMark = Literal["now", "right", "wrong", "later"]
_MARKS: Final[Mapping[bool, StepMark]] = {True: "right", False: "wrong"}


class LessonPage(BasePage):
    """A question that was answered wrong is asked again at the end.

    `queue`: the questions that are left, by number, the first one open; `first`: how each was
    answered at first. `touched`: so far; `judged`: this answer counts.
    """

    secret = False
    count: int

    def __init__(self, house: House, game: TableGame) -> None:
        super().__init__(house)
        self.game = game
        self._begin()

    def _begin(self) -> None:
        self.queue: tuple[int, ...] = tuple(range(self.count))
        self.first: dict[int, bool] = {}
        self.touched: tuple[str, ...] = ()
        self.judged, self.turns = False, 0

    @property
    def at(self) -> int:
        """The number of the open question; that of the last one when it is over."""
        return self.queue[0] if self.queue else self.count - 1

    @property
    def is_over(self) -> bool:
        return not self.queue

    @property
    def is_right(self) -> bool:
        return frozenset(self.touched) == self.right_answer(self.at)

    def do(self, act: str) -> None:
        self.hush()
        match act.split(maxsplit=1):
            case ["touch", word]:
                self._touch(word)
            case ["answer"]:
                self._judge()
            case ["onward"]:
                self._onward()
            case ["undo"]:
                self._undo()
            case ["afresh"]:
                self._begin()
            case ["play"]:
                self._play()
            case ["rules"]:
                self.house.open_over(self, act)
            case _:
                super().do(act)

    def _touch(self, word: str) -> None:
        """A second touch takes it out; of answers that exclude one another the last one counts."""
        if self.judged or self.is_over or word not in self.answers(self.at):
            return
        if word in self.touched:
            self.touched = tuple(one for one in self.touched if one != word)
        else:
            self.touched = (*self.touched, word) if self.is_several(self.at) else (word,)

    def _judge(self) -> None:
        if self.touched and not self.judged and not self.is_over:
            self.judged = True
            self.turns += 1

    def _undo(self) -> None:
        """Take the answer back, or what was touched."""
        if self.judged:
            self.judged = False
        else:
            self.touched = ()

    def _onward(self) -> None:
        if not self.judged or self.is_over:
            return
        here, right = self.queue[0], self.is_right
        self.first.setdefault(here, right)
        self.queue = (*self.queue[1:], *(() if right else (here,)))
        self.touched, self.judged = (), False
        self.turns += 1

    def _play(self) -> None:
        """The set-up below, for a game on the tablet."""
        self.house.back()
        self.house.pages[-1].do("cards tablet")

    # What is seen

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(WHOLE_GAMES, self.language)

    def title(self) -> str:
        return self.sheet["lesson-of"].format(game=self.game.offer(self.language).name)

    def marks(self) -> tuple[StepMark, ...]:
        found: list[StepMark] = []
        for number in range(self.count):
            if not self.is_over and number == self.queue[0]:
                found.append("now")
            else:
                found.append(_MARKS[self.first[number]] if number in self.first else "later")
        return tuple(found)

    def note(self) -> str:
        return self.sheet["step-of"].format(n=self.at + 1, all=self.count)

    def over_text(self) -> str:
        right = sum(self.first.values())
        return self.sheet["lesson-over-text"].format(n=right, all=self.count)

    def judged_as(self) -> str:
        """`*Right.*`, or that it is not so and comes again."""
        if self.is_right:
            return f"*{self.sheet['right']}*"
        return f"*{self.sheet['not-right']}* {self.sheet['comes-again']}"

    def bar(self) -> TurnBar:
        common, sheet = words(AT_TABLE, self.language), self.sheet
        on = bool(self.touched) and not self.is_over
        done = sheet["your-answer"] if on else common["nothing-undone"]
        undo = Button("undo", done, common["undo"], icon="undo", enabled=on)
        rules = Button("rules", common["rules"], icon="rules")
        afresh = Button("afresh", sheet["lesson-afresh"], icon="turn-round")
        keys = (afresh if self.is_over else rules, Button("back", common["back"], icon="back"))
        return TurnBar(undo, keys, self._commit(), None, self.turns)

    def _commit(self) -> Button:
        sheet = self.sheet
        if self.is_over:
            return Button("play", sheet["lesson-play"], icon="play", tone="accent")
        if self.judged:
            return Button("onward", sheet["next-step"], icon="next", tone="accent")
        if self.touched:
            return Button("answer", sheet["that-is-it"], icon="check", tone="accent")
        return Button("answer", sheet["touch-answer"], enabled=False)

    def view(self) -> TableView:
        shown = self.shown()
        return TableView(f"{self.game.word} lesson", self.game.word, shown)

    # Of the game

    @abstractmethod
    def answers(self, at: int) -> tuple[str, ...]:
        """The words that can be touched at a question."""

    @abstractmethod
    def right_answer(self, at: int) -> frozenset[str]:
        """Those of them that are right, by the rules of the game."""

    @abstractmethod
    def is_several(self, at: int, /) -> bool:
        """True where more than one of them may be touched."""

    @abstractmethod
    def shown(self) -> object:
        """The view of the game's own screen."""
