"""The pad of tiles, and beside it who would win now."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor.drawn.fronts import ColourPress, PadPress
from companion.ui.games.paradominetor.views import LeadingNow, TilePad
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.foot_press import SignPress
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_width
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.paint import Polygon, RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, keep, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.set_up_parts import draw_face

_ACROSS: Final = 7  # six values, and black
_ROW: Final = 102  # dp at most
_NARROW: Final = 500
_SIZES: Final = (22, 20, 18, 16, 15, 14)


class PadPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.pad: TilePad | None = None
        self._box = RoundedBox(self.canvas.before)
        self._disc, self._face = Polygon(self.canvas), Sign(self.canvas)
        self.head = Lettering(sp=22, weight=800, least=15)
        self.keys: list[PadPress] = []
        self.blacks: list[PadPress] = []
        self.colours: list[ColourPress] = []
        self.add_widget(self.head)

    def render(self, pad: TilePad) -> None:
        self.pad = pad
        keys = tuple(key for row in pad.rows for key in row)
        render_each(self, self.keys, keys, PadPress)
        render_each(self, self.blacks, filter(None, (pad.black,)), PadPress)
        render_each(self, self.colours, pad.colours, ColourPress)
        for key in self.colours:
            key.redraw()
        self.head.redraw()
        self.lay_soon()

    def lay(self) -> None:
        pad = self.pad
        if pad is None:
            return
        self._box.draw(self.rect, theme.PANEL, radius=20)
        narrow = self.width < dp(_NARROW)
        inside = self.rect.inset(dp(10 if narrow else 12), dp(10 if not narrow else 8))
        head, rest = inside.cut_top(dp(40), dp(6))
        face, words = head.cut_left(dp(40), dp(10))
        draw_face(self._disc, self._face, face.middle, dp(19), pad.icon)
        self.head.text = pad.head if text_width(pad.head, 22, weight=800) <= words.w else pad.short
        put(self.head, words)
        gap = dp(6 if narrow else 8)
        if pad.colours:
            self._lay_colours(rest, gap)
        else:
            self._lay_tiles(rest, gap, narrow=narrow)

    def _lay_colours(self, rest: Rect, gap: float) -> None:
        count = len(self.colours)
        high = min(dp(_ROW * 1.3), (rest.h - gap * (count - 1)) / count)
        block = rest.cut_top(high * count + gap * (count - 1))[0]
        for key, place in zip(self.colours, block.rows(count, gap), strict=True):
            put(key, place)

    def _lay_tiles(self, rest: Rect, gap: float, *, narrow: bool) -> None:
        assert self.pad is not None
        count = len(self.pad.rows)
        columns = rest.columns(_ACROSS, gap)
        rows = rest.rows(count, gap)
        size = min(46.0, rows[0].h / dp(1) * 0.46, columns[0].w / dp(1) * 0.56)
        for at, key in enumerate(self.keys):
            row, column = divmod(at, _ACROSS - 1)
            key.large = size
            put(key, Rect(columns[column].x, rows[row].y, columns[column].w, rows[row].h))
            key.redraw()
        for key in self.blacks:
            key.large, key.word = size, not narrow
            put(key, Rect(columns[-1].x, rest.y, columns[-1].w, rest.h))
            key.redraw()


class LeadingPanel(Panel):
    """The line on who would win now, what came to light, what is asked or refused."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._look = (False, False)
        self._box = RoundedBox(self.canvas.before)
        self._kicker = Writing(self.canvas)
        self.kicker = ""
        self.words, self.why = MarkedText(_SIZES[0]), SignPress(icon=30)
        self.keys: list[Press] = []
        self.add_widget(self.words)

    @property
    def text(self) -> str:
        """The words over it, which the tests read."""
        return self.kicker

    def render(self, leading: LeadingNow) -> None:
        self.kicker, self.words.marked = leading.kicker, leading.text
        self._look = (leading.problem, bool(leading.kicker or leading.keys))
        have(self, self.why, leading.why is not None)
        if leading.why is not None:
            self.why.render(leading.why)
        keep(self, self.keys, len(leading.keys), Press)
        for key, button in zip(self.keys, leading.keys, strict=True):
            key.render(button)
            key.redraw()
        self.lay_soon()

    def lay(self) -> None:
        problem, _ = self._look
        if problem:
            self._box.draw(self.rect, theme.PROBLEM_BG, theme.PROBLEM)
        else:
            self._box.draw(self.rect, theme.SAY_GROUND, theme.ACCENT, left=6)
        rest = self.rect.inset(dp(10), dp(6))
        if self.why.parent is not None:
            place, rest = rest.cut_right(dp(56), dp(8))
            side = min(dp(56), place.h)
            put(self.why, Rect(place.x, place.middle[1] - side / 2, dp(56), side))
        for key in self.keys:
            wide = min(rest.w * 0.48, dp(220))
            place, rest = rest.cut_right(wide, dp(10))
            put(key, place)
        rest = rest.inset(dp(12), 0)
        head, below = rest.cut_top(dp(22) if self.kicker else 0)
        high = self._fit(below)
        if high <= below.h:
            self._kicker.draw(head, self.kicker, 15, least=14, weight=800, colour=theme.ACCENT)
            rest = below
        else:  # large letters: the words alone
            self._kicker.hide()
            high = self._fit(rest)
        put(self.words, Rect(rest.x, rest.middle[1] - high / 2, rest.w, high))
        self.words.lay_soon()

    def _fit(self, place: Rect) -> float:
        """The height of the words, as large as they fit there."""
        high = 0.0
        for sp in _SIZES:
            self.words.sp = sp
            high = self.words.height_for(place.w)
            if high <= place.h:
                break
        return high
