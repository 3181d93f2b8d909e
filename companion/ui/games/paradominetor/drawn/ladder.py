"""The ladder of what wins a trick, the strongest at the top; the rung that wins now is amber."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor.drawn.fronts import ColourPress
from companion.ui.games.paradominetor.practice_views import LadderRung, TrickLadder
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_scale
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.rect import Rect

_ROUND: Final = ring(40)
_RUNG: Final = 72  # dp high at most
_COLOUR: Final = 76  # dp high, of a colour that a black is declared to be
_THREE: Final = 520  # dp of width from which three of them stand side by side
_TOLD: Final = 64  # dp at least of what is told below them
_TWO: Final = 54  # dp of height from which a rung has a second line
_SIZES: Final = (19, 18, 17, 16, 15, 14, 12.5, 11, 10)
_LEAST: Final = 14  # sp in the text size of the settings


class Rungs(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.rungs: tuple[LadderRung, ...] = ()
        self._boxes = [RoundedBox(self.canvas) for _ in range(3)]
        self._discs = [Polygon(self.canvas) for _ in range(3)]
        self._words = [
            tuple(Writing(self.canvas) for _ in ("number", "label", "text")) for _ in range(3)
        ]

    @property
    def text(self) -> str:
        """The number of the rung that wins now, which the tests read."""
        return next((str(one.number) for one in self.rungs if one.now), "")

    def render(self, rungs: tuple[LadderRung, ...]) -> None:
        self.rungs = rungs
        self.lay_soon()

    def lay(self) -> None:
        for at, place in enumerate(self.rect.rows(3, dp(8))):
            if at < len(self.rungs):
                self._draw(at, self.rungs[at], place)
                continue
            self._boxes[at].hide()
            self._discs[at].hide()
            for one in self._words[at]:
                one.hide()

    def _draw(self, at: int, rung: LadderRung, place: Rect) -> None:
        fill = theme.ACCENT if rung.now else theme.WAITING
        ink = theme.ON_ACCENT if rung.now else theme.TEXT
        self._boxes[at].draw(place, fill, radius=14)
        inside = place.inset(dp(10), dp(3))
        disc, words = inside.cut_left(min(dp(40), inside.h), dp(12))
        self._discs[at].draw(placed(_ROUND, *disc.middle, disc.w * 0.44), theme.WELL)
        number, label, text = self._words[at]
        number.draw(
            Rect(disc.x, disc.middle[1] - dp(16), disc.w, dp(32)), str(rung.number), 19, least=14,
            weight=800, colour=theme.ACCENT if rung.now else theme.MUTED, halign="center",
        )  # fmt: skip
        two = place.h >= dp(_TWO) * max(1.0, text_scale())
        upper, lower = words.rows(2) if two else (words, words)
        label.draw(upper, rung.label, 19, least=14, weight=800, colour=ink)
        if two:
            text.draw(
                lower, rung.text, 16, least=14, weight=700,
                colour=ink if rung.now else theme.MUTED,
            )  # fmt: skip
        else:
            text.hide()


class RungPanel(Panel):
    """The ladder by itself, under its heading."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.heading = Lettering(sp=19, weight=700, least=14)
        self.rungs = Rungs()
        for widget in (self.heading, self.rungs):
            self.add_widget(widget)

    def render(self, heading: str, rungs: tuple[LadderRung, ...]) -> None:
        self.heading.text = heading
        self.heading.redraw()
        self.rungs.render(rungs)
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.PANEL, radius=20)
        inside = self.rect.inset(dp(14), dp(8))
        head, rest = inside.cut_top(min(dp(32), inside.h * 0.2), dp(4))
        put(self.heading, head.inset(dp(4), 0))
        put(self.rungs, rest)


class LadderPanel(Panel):
    """The ladder beside the table, with what is told below; or the colours of a led black."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._problem = False
        self._box, self._say = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.heading = Lettering(sp=22, weight=800, least=15)
        self.rungs, self.words = Rungs(), MarkedText(_SIZES[0])
        self.colours: list[ColourPress] = []
        for widget in (self.heading, self.rungs, self.words):
            self.add_widget(widget)

    def render(self, ladder: TrickLadder) -> None:
        self._problem = ladder.problem
        self.heading.text, self.words.marked = ladder.heading, ladder.text
        self.heading.redraw()
        self.rungs.render(() if ladder.colours else ladder.rungs)
        render_each(self, self.colours, ladder.colours, ColourPress)
        for key in self.colours:
            key.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.PANEL, radius=20)
        inside = self.rect.inset(dp(12), dp(8))
        head, rest = inside.cut_top(min(dp(40), inside.h * 0.16), dp(4))
        put(self.heading, head.inset(dp(6), 0))
        high = min(rest.h * 0.6, dp(3 * _RUNG + 16)) if self.rungs.rungs else 0
        if self.colours:
            high = self._lay_colours(rest)
        rungs, say = rest.cut_top(high, dp(8) if high else 0)
        put(self.rungs, rungs)
        have(self, self.words, bool(say.h))
        if not say.h:
            self._say.hide()
        elif self._problem:
            self._say.draw(say, theme.PROBLEM_BG, theme.PROBLEM)
        else:
            self._say.draw(say, theme.SAY_GROUND, theme.ACCENT, left=6)
        self._fit(say.inset(dp(14), dp(6)))

    def _lay_colours(self, rest: Rect) -> float:
        """Large enough to be touched; what is told has what they leave, if that is enough."""
        across = 3 if rest.w >= dp(_THREE) else 2
        rows = ceil(len(self.colours) / across)
        high = rows * dp(_COLOUR) + (rows - 1) * dp(8)
        if rest.h - high < dp(_TOLD):
            high = rest.h
        places = rest.cut_top(high)[0].grid(len(self.colours), across, dp(8))
        for key, place in zip(self.colours, places, strict=True):
            put(key, place)
        return high

    def _fit(self, place: Rect) -> None:
        larger, high = max(1.0, text_scale()), 0.0
        for sp in (sp for sp in _SIZES if sp * larger >= _LEAST):
            self.words.sp = sp
            high = self.words.height_for(place.w)
            if high <= place.h:
                break
        put(self.words, Rect(place.x, place.middle[1] - high / 2, place.w, high))
        self.words.lay_soon()
