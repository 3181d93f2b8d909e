"""All that was said aloud, by captives and by the OP, the last round first (L16.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.island.history.utterances import BEFORE_PLAY, HeardByAll, spoken
from companion.text.island.announcements import say
from companion.text.island.journal_lines import public_entry
from companion.text.screens import words
from companion.text.screens.computer.table_mode import TABLE_MODE
from companion.ui.island.desk.interface import own_tokens
from companion.ui.kit.parts import Button, Paragraph, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.ui.island.desk.interface import AtDesk
    from companion.ui.shell.house import House


class AllSaid(BasePage):
    secret = False

    def __init__(self, house: House, desk: AtDesk) -> None:
        super().__init__(house)
        self.desk = desk

    def view(self) -> PageView:
        sheet = words(TABLE_MODE, self.language)
        rounds: dict[int, list[HeardByAll]] = {}
        for one in spoken(self.desk.history):
            rounds.setdefault(one.round, []).append(one)
        return PageView(
            name="all-said",
            title=sheet["said"],
            sections=tuple(
                Section(
                    sheet["set-up-said"] if n == BEFORE_PLAY else sheet["round"].format(n=n),
                    more=tuple(self._lines(lines)),
                )
                for n, lines in sorted(rounds.items(), reverse=True)
            ),
            back=Button("back", sheet["back"], icon="back"),
        )

    def _lines(self, lines: list[HeardByAll]) -> Iterator[Paragraph]:
        tokens = own_tokens(self.desk.state)
        for one in lines:
            if one.line:
                yield Paragraph(public_entry(one.line, self.said_in, tokens, one.board), one.struck)
            if one.said:
                yield Paragraph(say(one.said, self.said_in, tokens), one.struck)
