"""All games: a list of hundreds of rows, of which only those in view are drawn."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.button_row import wanted_width
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_height, text_scale
from companion.ui.kit.drawn.long_list import LongList
from companion.ui.kit.drawn.notice import NoticeBar
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.shelf.drawn.facts import unbroken
from companion.ui.shelf.drawn.winner_mark import WinnerMark
from companion.ui.shelf.views import GameCard, GamesView

_TITLE: Final = 29  # sp
_HEAD: Final = 72  # dp
_BAR: Final = 84
_LOW_BAR: Final = 68
_SHORT: Final = 700  # dp of height
_ROW: Final = 80
_NAME: Final = 19  # sp
_TEXT: Final = 16
_LEAST: Final = 14
_EMBLEM: Final = 48  # dp
_ARROW: Final = 26


class GameRow(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.card: GameCard | None = None
        self._box = RoundedBox(self.canvas)
        self._mark, self._sign = WinnerMark(self.canvas), Sign(self.canvas)
        self._name, self._text = Writing(self.canvas), Writing(self.canvas)
        self._arrow = Sign(self.canvas)

    @property
    def words(self) -> object:
        return self.card and (self.card.title, self.card.text)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "" if self.card is None else f"{self.card.title}\n{self.card.text}"

    def render(self, card: GameCard) -> None:
        self.card, self.role = card, card.button.act
        self.redraw()

    def paint(self, rect: Rect) -> None:
        card = self.card
        if card is None:
            return
        fill = mixed(theme.CARD, theme.WHITE, 0.1 * self.pressed)
        self._box.draw(rect, fill, theme.CARD_EDGE, radius=theme.CAPTIVE_RADIUS)
        mark, rest = rect.inset(dp(14), dp(6)).cut_left(dp(_EMBLEM), dp(14))
        arrow, words = rest.cut_right(dp(_ARROW), dp(8))
        self._arrow.draw(*arrow.middle, dp(_ARROW), "next", theme.ANSWER_EDGE)
        if card.who is None:
            self._mark.hide()
            self._sign.draw(
                *mark.middle, dp(_EMBLEM) * 0.7, card.icon or card.picture or "map", theme.PROBLEM
            )
        else:
            self._sign.hide()
            self._mark.draw(*mark.middle, dp(_EMBLEM) / 2, card.who)
        name, text = name_high(card, rect.w), text_high(card, rect.w)
        words = words.inset(0, max(0.0, words.h - name - text - dp(2)) / 2)
        upper, lower = words.cut_top(name, dp(2))
        self._name.draw(upper, card.title, _NAME, least=_LEAST, weight=800, line=1.1)
        facts = unbroken(card.text, _words(rect.w), _TEXT)
        self._text.draw(lower, facts, _TEXT, least=_LEAST, colour=theme.MUTED, line=1.15)


class GameList(LongList):
    apart = theme.BETWEEN

    def kind(self, _row: GameCard) -> type[GameRow]:
        return GameRow

    def fill(self, widget: GameRow, row: GameCard) -> None:
        widget.render(row)

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._wide = 0.0

    def height_for(self, width: float) -> float:
        self._wide = width
        return super().height_for(width)

    def wanted(self, row: GameCard) -> float:
        """Higher where its words need more lines."""
        words = name_high(row, self._wide) + text_high(row, self._wide)
        return max(float(_ROW), words / dp(1) + 22) / max(1.0, text_scale()) + theme.BETWEEN


def name_high(row: GameCard, width: float) -> float:
    return text_height(row.title, _words(width), _NAME, weight=800, line=1.1)


def text_high(row: GameCard, width: float) -> float:
    across = _words(width)
    return text_height(unbroken(row.text, across, _TEXT), across, _TEXT, line=1.15)


def _words(width: float) -> float:
    """The width that a row has for words."""
    return width - dp(2 * 14 + _EMBLEM + 14 + _ARROW + 8)


class GamesScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._bar = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(sp=_TITLE, weight=800, least=20)
        self.note = Lettering(sp=17, colour=theme.MUTED, halign="right")
        self.list = GameList()
        self.body = Scroll(self.list, "games")
        self.body.return_to_it()
        self.notice, self.back = NoticeBar(), Press(sp=19)
        self.foot: list[Press] = []
        for widget in (self.body, self.title, self.note, self.notice, self.back):
            self.add_widget(widget)

    def render(self, view: GamesView) -> None:
        self.title.text, self.note.text = view.title, view.text
        self.list.rows = view.rows
        self.notice.render(view.notice, view.problem)
        self.back.render(view.back)
        render_each(self, self.foot, view.foot, lambda: Press(sp=19))
        for key in (self.back, *self.foot):
            key.redraw()  # the text size may have changed
        self.title.redraw()
        self.note.redraw()
        for part in (self, self.list, self.body):
            part.lay_soon()

    def lay(self) -> None:
        low = self.height < dp(_SHORT)
        self._sky.draw(self.rect, theme.EVENING)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        across = dp(48 if self.width >= dp(1100) else 16 if self.width >= dp(500) else 10)
        self._lay_bar(bar.inset(across, dp(4)))
        rest = rest.inset(across, 0)
        head, rest = rest.cut_top(dp(_HEAD))
        note, title = head.cut_right(head.w * 0.4, dp(8))
        put(self.title, title)
        put(self.note, note)
        self._sky.clear([title, note])
        high = self.notice.height_for(rest.w)
        place, rest = rest.cut_bottom(high, dp(theme.BETWEEN)) if high else (NOWHERE, rest)
        put(self.notice, place)
        put(self.body, rest)

    def _lay_bar(self, bar: Rect) -> None:
        back, rest = bar.cut_left(min(bar.w * 0.5, max(dp(180), wanted_width(self.back, 96))))
        put(self.back, back)
        for key in self.foot:
            place, rest = rest.cut_right(min(rest.w - dp(8), max(dp(180), wanted_width(key, 96))))
            put(key, place)
