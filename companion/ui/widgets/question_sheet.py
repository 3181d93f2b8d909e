"""The one question: who must decide what, and every possible answer as a big target."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui import theme
from companion.ui.layout import answer_grids
from companion.ui.presenter.views import Button, Sheet
from companion.ui.rect import NOWHERE, Rect
from companion.ui.widgets.icon import Disc
from companion.ui.widgets.paint import Box, Outline, Polygon, placed, ring
from companion.ui.widgets.panel import Part, put
from companion.ui.widgets.piece_press import PiecePress
from companion.ui.widgets.press import Press, has_picture, label_size
from companion.ui.widgets.token_strip import TokenCard
from companion.ui.widgets.words import (
    Writing,
    text_height,
    text_width,
)

_ROUND: Final = ring(24)
_HEADINGS: Final = {"op": theme.HEADING, "won": 30}
_TEXTS: Final = {"won": theme.HEADING}
_HEAD: Final = 32
_EASY: Final = 20  # sp: an answer of this size is read at a glance
_LEAST: Final = 14


@frozen
class _Way:
    """How the answers are laid out: the size of all labels, and where each stands."""

    sp: float
    stacked: bool
    cells: tuple[Rect, ...]


class QuestionSheet(Part):
    """`render` with the place of the heading where it stands apart, and with further answers."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._shown: tuple[Any, ...] = ()
        self._disc = Disc(self.canvas)
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self._note = Box(self.canvas.before)
        self._pips = [(Polygon(self.canvas), Outline(self.canvas)) for _ in range(4)]
        self._answers: list[Press] = []
        self._cards: list[TokenCard] = []

    @property
    def sheet(self) -> Sheet | None:
        return self._shown[0] if self._shown else None

    def render(self, sheet: Sheet, head: Rect = NOWHERE, extra: tuple[Button, ...] = ()) -> None:
        shown = (sheet, head, extra)
        if shown == self._shown:
            return
        kind = self.sheet.kind if self.sheet else ""
        self._shown = shown
        if (sheet.kind == "op") != (kind == "op"):
            self._drop_answers()
        self._keep_cards(sheet)
        chosen = tuple(token.choose for token in sheet.tokens if token.choose)
        self._keep_answers((*sheet.buttons, *chosen, *extra))
        self.lay_soon()

    def _drop_answers(self) -> None:
        for press in self._answers:
            self.remove_widget(press)
        self._answers = []

    def _keep_answers(self, buttons: tuple[Button, ...]) -> None:
        kind = PiecePress if self.sheet and self.sheet.kind == "op" else Press
        while len(self._answers) > len(buttons):
            self.remove_widget(self._answers.pop())
        while len(self._answers) < len(buttons):
            self._answers.append(kind())
            self.add_widget(self._answers[-1])
        for press, button in zip(self._answers, buttons, strict=True):
            press.render(button)

    def _keep_cards(self, sheet: Sheet) -> None:
        while len(self._cards) > len(sheet.tokens):
            self.remove_widget(self._cards.pop())
        while len(self._cards) < len(sheet.tokens):
            self._cards.append(TokenCard())
            self.add_widget(self._cards[-1], index=len(self.children))
        for card, token in zip(self._cards, sheet.tokens, strict=True):
            card.render(token)

    # Drawing

    def lay(self) -> None:
        sheet, head, _ = self._shown or (None, NOWHERE, ())
        if sheet is None:
            return
        self._note.hide()
        body = self.rect
        if sheet.kind == "tokens":
            self._lay_tokens(sheet, body)
        elif head.h:
            self._draw_pips(head, None)
            self._draw_corner(sheet, head)
            self._lay_answers(body)
        elif sheet.kind == "turn" and sheet.buttons and self.height < dp(100):
            self._hide_head()
            self._lay_answers(body)
        else:
            self._lay_below(sheet, body)

    def _hide_head(self) -> None:
        self._disc.hide()
        self._heading.hide()
        self._text.hide()
        self._draw_pips(NOWHERE, None)

    def _lay_below(self, sheet: Sheet, body: Rect) -> None:
        """The heading, the sentence below it or beside it, then the answers."""
        low = self.height < dp(190) and self.width > dp(300)
        tight = low and bool(self._answers) and sheet.kind != "won"
        high = min(dp(_HEAD if sheet.kind != "won" else 40), body.h * 0.32)
        head, rest = body.cut_top(high, dp(8 if self.height > dp(130) else 3))
        head = self._draw_pips(head, sheet.pips)
        head = self._draw_heading(head, sheet)
        if not sheet.text:
            self._text.hide()
        elif tight:
            self._draw_text(head, sheet.text, theme.SMALL + 1)
        else:
            size = _TEXTS.get(sheet.kind, theme.LABEL if self.width > dp(300) else theme.TOKEN_BODY)
            want = text_height(sheet.text, rest.w, size)
            most = rest.h * (0.45 if self._answers else 1)
            place, rest = rest.cut_top(min(want, most), dp(10))
            self._draw_text(place, sheet.text, size)
        self._lay_answers(rest)

    def _draw_heading(self, place: Rect, sheet: Sheet) -> Rect:
        """Who, and what; the rest of the line."""
        if sheet.who:
            disc, place = place.cut_left(dp(30), dp(8))
            self._disc.draw(*disc.middle, dp(12.5), sheet.who, sheet.letter)
        else:
            self._disc.hide()
        size = _HEADINGS.get(sheet.kind, theme.NAME)
        share = 1.0 if not sheet.text or not self._answers else 0.55
        want = text_width(sheet.heading, size, weight=800) + dp(2)
        heading, rest = place.cut_left(min(want, share * place.w), dp(12))
        self._heading.draw(heading, sheet.heading, size, weight=800, least=13, line=1.1)
        return rest

    def _draw_text(self, place: Rect, text: str, sp: float) -> None:
        self._text.draw(place, text, sp, colour=theme.MUTED, least=11.5, line=1.2)

    def _draw_corner(self, sheet: Sheet, head: Rect) -> None:
        """The heading in a corner of its own, with the sentence under it."""
        if sheet.who:
            disc, head = head.cut_left(dp(30), dp(8))
            self._disc.draw(*disc.middle, dp(12.5), sheet.who, sheet.letter)
        else:
            self._disc.hide()
        share = 0.45 if sheet.text else 1.0
        upper, lower = head.cut_top(head.h * share)
        self._heading.draw(upper, sheet.heading, theme.NAME, weight=800, least=12, line=1.1)
        self._draw_text(lower, sheet.text, theme.SMALL + 1)

    def _draw_pips(self, head: Rect, pips: tuple[int, int] | None) -> Rect:
        """The OP's actions at the right of the heading; what is left of its line."""
        left, every = pips or (0, 0)
        radius = min(dp(11), head.h * 0.36)
        for at, (full, hollow) in enumerate(self._pips):
            x = head.right - radius - (every - 1 - at) * radius * 2.55
            points = placed(_ROUND, x, head.middle[1], radius - dp(1))
            if at < min(left, every):
                full.draw(points, theme.ACCENT)
            else:
                full.hide()
            if min(left, every) <= at < every:
                hollow.draw(points, theme.TOLD_EDGE, dp(2))
            else:
                hollow.hide()
        return head.cut_right(every * radius * 2.55, dp(8) if every else 0)[1]

    # Answers

    def _lay_answers(self, place: Rect) -> None:
        presses = self._answers
        if not presses:
            return
        if self.sheet is not None and self.sheet.kind == "op":
            cells: tuple[Rect, ...] = place.columns(len(presses), dp(theme.BETWEEN))
            way = _Way(float(theme.LABEL), cells[0].w < dp(130), cells)
        else:
            way = self._best(place)
        for press, cell in zip(presses, way.cells, strict=True):
            press.sp = max(_LEAST, way.sp)
            press.form = "stack" if way.stacked and has_picture(press.button) else "row"
            press.icon = self._picture_side(press.button)
            put(press, cell)
            press.redraw()

    def _picture_side(self, button: Button | None) -> float:
        if self.sheet is not None and self.sheet.kind == "op":
            return 42
        return 34 if button and button.who else 32

    def _best(self, place: Rect) -> _Way:
        """The fewest rows in which every label is easy to read, else where it is largest."""
        unit = dp(1)
        small = place.scaled(1 / unit)
        grids = dict.fromkeys(
            grid for least in (theme.TALL_TARGET, theme.TARGET)
            for grid in answer_grids(small, len(self._answers), least)
        )  # fmt: skip
        best = _Way(-1, False, place.columns(len(self._answers)))
        for grid in grids:
            cells = tuple(cell.scaled(unit) for cell in grid)
            for stacked in self._forms():
                size = self._size_in(cells, stacked)
                if size > best.sp:
                    best = _Way(size, stacked, cells)
            if best.sp >= _EASY:
                break
        return best

    def _forms(self) -> tuple[bool, ...]:
        """A picture may stand over its label where there is no second line."""
        pictured = [
            press.button for press in self._answers
            if press.button is not None and has_picture(press.button)
        ]  # fmt: skip
        may_stack = pictured and not any(button.second for button in pictured)
        return (False, True) if may_stack else (False,)

    def _size_in(self, cells: tuple[Rect, ...], stacked: bool) -> float:
        """The size in sp of the label that fits its cell worst."""
        pairs = zip(self._answers, cells, strict=True)
        return min(
            label_size(press.button, cell, theme.ANSWERS, stacked)
            for press, cell in pairs if press.button is not None
        )  # fmt: skip

    # Tokens

    def _lay_tokens(self, sheet: Sheet, body: Rect) -> None:
        self._disc.hide()
        self._draw_pips(NOWHERE, None)
        gap = dp(12 if body.h > dp(420) else 8)
        head, rest = body.cut_top(dp(44 if body.h > dp(420) else 26), gap)
        self._heading.draw(head, sheet.heading, 24, weight=800, least=14)
        cells = rest.columns(max(1, len(self._cards)), gap)
        high = self._note_height(sheet.text, rest.w)
        tight = any(card.wants(cells[0].w) > rest.h - high - gap for card in self._cards)
        self._draw_note(sheet.text, rest.cut_bottom(0 if tight else high)[0])
        for card, press, cell in zip(self._cards, self._answers, cells, strict=False):
            card.tight = tight
            put(card, cell if tight else cell.cut_bottom(high, gap)[1])
            card.lay_soon()
            press.sp, press.form = theme.NAME, "row"
            put(press, card.button_place())
            press.redraw()

    @staticmethod
    def _note_height(text: str, width: float) -> float:
        return min(text_height(text, width - dp(32), theme.BODY) + dp(28), dp(110))

    def _draw_note(self, text: str, place: Rect) -> None:
        """What becomes of the tokens, on a card of its own below them."""
        if not place.h:
            self._text.hide()
            return
        self._note.draw(place, theme.PANEL, radius=theme.CARD_RADIUS)
        self._text.draw(place.inset(dp(16), dp(10)), text, theme.BODY, least=12)
