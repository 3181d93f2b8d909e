"""One captive: what to say if somebody asks, the board, and everything that was told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from companion.games.island.history.utterances import BEFORE_PLAY, Utterance, last_told, told
from companion.games.island.rules.missions import MARKS
from companion.games.island.terms import Who
from companion.text.counted import quoted
from companion.text.island.announcements import say
from companion.text.island.names import given_to, name
from companion.text.screens import words
from companion.text.screens.fog import FOG
from companion.text.screens.menu import MENU
from companion.text.screens.quick_start import QUICK_START
from companion.text.screens.told import TOLD, shown_alone
from companion.ui.island.desk.board_marks import board_marks, bonus_lines
from companion.ui.island.desk.interface import AtDesk, own_tokens
from companion.ui.island.desk.saying.announcement import where_line
from companion.ui.island.desk.shown_alone import has_seen_start, show_start
from companion.ui.kit.parts import Button, Paragraph, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.ui.shell.house import House


class CaptivePage(BasePage):
    """`all`: the list has what was said aloud to anybody (L16.5)."""

    def __init__(self, house: House, desk: AtDesk, who: Who) -> None:
        super().__init__(house)
        self.desk = desk
        self.who = who
        self.all = False
        self.tokens = own_tokens(desk.state)

    def do(self, act: str) -> None:
        match act.partition(" ")[0]:
            case "where":
                self.house.back()
                self.desk.ask_where(self.who)
            case "start":
                show_start(self.house, self.desk, self.who)
            case "fog":
                self.house.open_over(self.desk, f"fog {self.who}")
            case "correct":
                self.house.open_over(self.desk, f"correct {self.who}")
            case "to-all" | "to-one":
                self.all = act == "to-all"
            case _:
                super().do(act)

    def view(self) -> PageView:
        sheet = words(MENU, self.language)
        return PageView(
            name="captive",
            title=name(self.who, self.language),
            sections=(
                *self._aloud(),
                Section(rows=(self._acts(),)),
                self._mission(),
                self._bonuses(),
                *self._marks(),
                *self._told(),
            ),
            back=Button("back", sheet["back"], icon="back"),
        )

    def _acts(self) -> tuple[Button, ...]:
        sheet, told_sheet = words(MENU, self.language), words(TOLD, self.language)
        called = name(self.who, self.language)
        other = "to-one" if self.all else "to-all"
        label = told_sheet[other].format(name=given_to(self.who, self.language))
        return (
            Button("where", sheet["where-is"].format(name=called), icon="help"),
            Button("fog", words(FOG, self.language)["open"], icon="map"),
            *self._start(),
            Button(other, label, icon="people"),
            Button("correct", sheet["correct"], icon="rename"),
        )

    def _start(self) -> Iterator[Button]:
        if has_seen_start(self.desk.state, self.who):
            label = words(MENU, self.language)["start-again"]
            yield Button(f"start {self.who}", label, icon="eye")

    def _aloud(self) -> Iterator[Section]:
        """The answers to give at once: the captive's place, and the last that was said to them."""
        sheet = words(TOLD, self.language)
        called = name(self.who, self.language).upper()
        answer = where_line(self.desk.state, self.who, self.said_in)
        yield Section(sheet["where"].format(name=called), answer, aloud=True)
        last = self._last()
        if last:
            whom = given_to(self.who, self.language).upper()
            yield Section(sheet["last"].format(name=whom), last, aloud=True)

    def _last(self) -> str:
        """An answer to where somebody is does not count: it stands above."""
        said = last_told(self.desk.history, self.who)
        return quoted(say(said, self.said_in, self.tokens), self.said_in) if said else ""

    def _mission(self) -> Section:
        board = self.desk.state.board(self.who)
        marks = len(board.mission)
        heading = words(MENU, self.language)["mission"].format(marks=marks, of=MARKS)
        return Section(
            heading,
            words(QUICK_START, self.language)[f"mission-{board.who}"],
            who=self.who,
            ring=(marks, MARKS),
        )

    def _bonuses(self) -> Section:
        """Each with the fruits that give it: circled ones are ready."""
        lines = bonus_lines(self.desk.state, self.who, self.language)
        return Section(words(MENU, self.language)["bonuses"], "\n".join(lines))

    def _marks(self) -> tuple[Section, ...]:
        lines = board_marks(self.desk.state, self.who, self.language)
        heading = words(MENU, self.language)["on-board"]
        return (Section(heading, "\n".join(lines)),) if lines else ()

    def _told(self) -> Iterator[Section]:
        """The last round first, for it is asked about most."""
        rounds: dict[int, list[Utterance]] = {}
        for one in told(self.desk.history, None if self.all else self.who):
            rounds.setdefault(one.round, []).append(one)
        for n, lines in sorted(rounds.items(), reverse=True):
            yield Section(self._heading(n), more=tuple(self._paragraphs(lines)))

    def _heading(self, round_: int) -> str:
        sheet = words(TOLD, self.language)
        return sheet["set-up"] if round_ == BEFORE_PLAY else sheet["round"].format(n=round_)

    def _paragraphs(self, lines: list[Utterance]) -> Iterator[Paragraph]:
        """One text as long as nothing of it was taken back: it is drawn faster."""
        for struck, run in groupby(lines, key=lambda one: one.struck):
            yield Paragraph("\n".join(text for one in run for text in self._texts(one)), struck)

    def _texts(self, telling: Utterance) -> Iterator[str]:
        if telling.said:
            yield say(telling.said, self.said_in, self.tokens)
        for fact in telling.shown if not self.all else ():
            yield shown_alone(fact, self.language)
