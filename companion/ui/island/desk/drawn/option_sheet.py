"""A list over question and pad: many answers, in rows that a finger finds; or two tokens."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.token_card import TokenCard
from companion.ui.island.desk.views import QuestionView
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_height
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Covering, have, put
from companion.ui.kit.drawn.press import Press, label_size
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

ROW: Final = 64
LEAST: Final = 48
HEAD: Final = 56
_LABEL: Final = 18
_TWO: Final = 5  # from so many on they stand in two columns


class OptionSheet(Covering):
    """It grows upwards from the bottom of its place, as high as its rows."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sheet: QuestionView | None = None
        self._box = RoundedBox(self.canvas)
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self.close = Press(form="row", sp=_LABEL, icon=24)
        self.rows: list[Press] = []
        self._cards: list[TokenCard] = []

    def render(self, sheet: QuestionView) -> None:
        if sheet == self._sheet:
            return
        self._sheet = sheet
        self.clear_widgets()
        if sheet.close is not None:
            self.close.render(sheet.close)
        chosen = tuple(revised(token.choose, {"tone": "accent"})
                       for token in sheet.tokens if token.choose)  # fmt: skip
        buttons = chosen or sheet.buttons
        while len(self.rows) < len(buttons):
            self.rows.append(Press(sp=_LABEL))
        while len(self._cards) < len(sheet.tokens):
            self._cards.append(TokenCard())
        for card, token in zip(self._cards, sheet.tokens, strict=False):
            card.render(token)
            self.add_widget(card)
        for row, button in zip(self.rows, buttons, strict=False):
            row.render(button)
            self.add_widget(row)
        have(self, self.close, sheet.close is not None)
        self.lay_soon()

    def place_in(self, most: Rect, least: float) -> Rect:
        """The part of the place that the rows want, so high at least."""
        sheet = self._sheet
        if sheet is None or sheet.tokens:
            return most
        head = dp(HEAD + 16) + self._text_height(most.w)
        rows = ceil(len(sheet.buttons) / self._columns())
        wanted = max(least, head + rows * dp(ROW + 8) + dp(8))
        return most.cut_bottom(min(most.h, wanted))[0]

    def _columns(self) -> int:
        return 2 if self._sheet is not None and len(self._sheet.buttons) >= _TWO else 1

    def _text_height(self, width: float) -> float:
        text = self._sheet.text if self._sheet is not None else ""
        return text_height(text, width - dp(28), 16) + dp(8) if text else 0.0

    # Drawing

    def lay(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        harm = bool(sheet.buttons) and sheet.buttons[0].tone == "problem"
        self._box.draw(
            self.rect, theme.HARM if harm else theme.ACTING, theme.ANSWER_EDGE,
            radius=theme.CARD_RADIUS,
        )  # fmt: skip
        head, body = self.rect.inset(dp(12), dp(8)).cut_top(dp(HEAD), dp(8))
        if self.close.parent is not None:
            place, head = head.cut_right(dp(140 if self.width > dp(440) else 110), dp(10))
            put(self.close, place)
            self.close.redraw()
        self._heading.draw(head, sheet.heading, theme.NAME, weight=800, least=13, line=1.1)
        if sheet.text and not (sheet.tokens and self.width < dp(500)):
            high = self._text_height(self.width)
            text, body = body.cut_top(min(high, body.h / 2), dp(4))
            self._text.draw(text, sheet.text, 16, colour=theme.MUTED, least=12, valign="top")
        else:
            self._text.hide()
        if sheet.tokens:
            self._lay_tokens(body, len(sheet.tokens))
        else:
            self._lay_rows(body, sheet.buttons)

    def _lay_rows(self, body: Rect, buttons: tuple[Button, ...]) -> None:
        columns = self._columns()
        count = ceil(len(buttons) / columns) if buttons else 1
        high = min(dp(ROW), (body.h - dp(8) * (count - 1)) / count)
        used = body.cut_top(count * high + (count - 1) * dp(8))[0]
        cells = [cell for row in used.rows(count, dp(8)) for cell in row.columns(columns, dp(8))][
            : len(buttons)
        ]
        for row, cell in zip(self.rows, cells, strict=False):
            row.sp = max(15.0, label_size(row.button, cell, _LABEL) if row.button else _LABEL)
            put(row, cell)
            row.redraw()

    def _lay_tokens(self, body: Rect, count: int) -> None:
        """Side by side where that is wide enough to be read, else over one another."""
        beside = body.w >= dp(440)
        places = body.columns(count, dp(10)) if beside else body.rows(count, dp(8))
        for card, row, place in zip(self._cards, self.rows, places, strict=False):
            bar, text = place.cut_bottom(dp(56), dp(8))
            put(card, text)
            put(row, bar)
            row.redraw()
