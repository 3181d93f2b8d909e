"""The zone of a half in which is told what happened: some words bold, *why* and Undo beside."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.foot_press import FootPress, SignPress
from companion.ui.kit.drawn.lettering import Lettering, text_scale
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_SIZES: Final = (21, 19, 17, 16, 15, 14, 12.5, 11, 10, 9.4)  # sp, the largest that fits
_LEAST: Final = 14  # sp in the text size of the settings
_QUIET: Final = 17
_UNDO: Final = 110  # dp wide
_WHY: Final = 56
_HIGH: Final = 80  # dp of either at most
_NARROW: Final = 500  # dp of width
_EDGE: Final = 6
_RIM: Final = 18


class SaidZone(Panel):
    """`ground`: of the zone while nothing has happened."""

    def __init__(self, ground: str, **look: Any) -> None:
        super().__init__(**look)
        self.ground, self._look = ground, (True, False, False)
        self._undone = False
        self._box = RoundedBox(self.canvas.before)
        self.quiet = Lettering(sp=_QUIET, colour=theme.MUTED, least=14, line=1.2)
        self.words = MarkedText(_SIZES[0])
        self.undo, self.why = FootPress(icon=22), SignPress(icon=30)
        for widget in (self.quiet, self.words):
            self.add_widget(widget)

    def render(
        self, text: str, undo: Button | None, why: Button | None, *, quiet: bool, own: bool,
        problem: bool = False,
    ) -> None:  # fmt: skip
        self._look = (quiet, own, problem)
        self.quiet.text = text if quiet or problem else ""
        self.words.marked = "" if quiet or problem else text
        self._undone = undo is not None
        if undo is not None:
            self.undo.render(undo)
        have(self, self.why, why is not None)
        if why is not None:
            self.why.render(why)
            self.why.redraw()
        self.quiet.redraw()
        self.lay_soon()

    def lay(self) -> None:
        quiet, own, problem = self._look
        if problem:
            self._box.draw(self.rect, theme.PROBLEM_BG, theme.PROBLEM)
        elif quiet:
            self._box.draw(self.rect, self.ground)
        else:
            edge = theme.ACCENT if own else theme.ANSWER_EDGE
            self._box.draw(self.rect, theme.SAY_GROUND, edge, left=_EDGE)
        rest = self.rect.inset(dp(8))
        rest = self._lay_keys(rest)
        words = rest.inset(min(dp(_RIM), rest.w * 0.04), 0)
        put(self.quiet, words)
        self._fit(words)

    def _lay_keys(self, rest: Rect) -> Rect:
        """A narrow zone has none: the words need the room, and Undo is in the band as well."""
        have(self, self.undo, self._undone and self.width >= dp(_NARROW))
        for key, wide in ((self.undo, _UNDO), (self.why, _WHY)):
            if key.parent is not None:
                place, rest = rest.cut_right(dp(wide), dp(8 if key is self.undo else 4))
                high = min(place.h, dp(_HIGH))
                put(key, Rect(place.x, place.middle[1] - high / 2, place.w, high))
        self.undo.fit()
        return rest

    def _fit(self, words: Rect) -> None:
        larger = max(1.0, text_scale())
        for sp in (sp for sp in _SIZES if sp * larger >= _LEAST):
            self.words.sp = sp
            high = self.words.height_for(words.w)
            if high <= words.h:
                break
        put(self.words, Rect(words.x, words.middle[1] - high / 2, words.w, high))
        self.words.lay_soon()
