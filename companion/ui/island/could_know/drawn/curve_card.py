"""The card of the curves: certain spaces over the rounds, and the moment that is seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.graphics import InstructionGroup
from kivy.metrics import dp

from companion.ui.island.could_know.chart import labelled, spread
from companion.ui.island.could_know.views import ChartView, CurveView, MarkedMoment
from companion.ui.island.replay.drawn.looks import DARK, Colours
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_width
from companion.ui.kit.drawn.paint import Outline, Points, Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.rect import Rect

_TITLE: Final = 20  # sp
_LEAST: Final = 14
_LABEL: Final = 14
_TOTAL: Final = 18
_LINE: Final = 4.5  # dp
_APART: Final = 4.0  # dp between curves that run together
_DOT: Final = 4.5
_EMBLEM: Final = 14
_ENDS: Final = 34  # dp between the names of two ends
_RING: Final = 12
_DASH: Final = (7.0, 6.0)
_ROUND: Final = ring(28)
_LOW: Final = 190  # dp: so low a card has fewer levels


class CurveCard(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.chart: ChartView | None = None
        self.look: Colours = DARK
        self._box = RoundedBox(self.canvas)
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.title = Lettering(sp=_TITLE, weight=800, least=_LEAST, line=1.1)
        self.scale = Lettering(sp=17, weight=700, least=_LEAST, halign="right")
        self.mark = Lettering(sp=16, weight=700, least=_LEAST, halign="right")
        self.add_widget(self.title)
        self._key: object = None

    def render(self, chart: ChartView, look: Colours) -> None:
        self.chart, self.look = chart, look
        for words, text, colour in (
            (self.title, chart.title, look.text),
            (self.scale, chart.scale, look.muted),
            (self.mark, chart.mark, look.link),
        ):
            words.text, words.colour = text, colour
        self.lay_soon()

    # Layout

    def lay(self) -> None:
        chart = self.chart
        if chart is None:
            return
        self._box.draw(self.rect, self.look.card, self.look.edge, radius=theme.CARD_RADIUS)
        inside = self.rect.inset(dp(18), dp(8))
        head, below = inside.cut_top(min(dp(40), inside.h * 0.22), dp(6))
        aside, title = head.cut_right(self._aside(chart), dp(10))
        put(self.title, title)
        have(self, self.mark, bool(chart.mark))
        have(self, self.scale, not chart.mark)
        put(self.mark if chart.mark else self.scale, aside)
        key = (self.rect, chart, self.look)
        if key != self._key:
            self._key = key
            self._group.clear()
            self._draw(chart, below)

    def _aside(self, chart: ChartView) -> float:
        text, size = (chart.mark, 16) if chart.mark else (chart.scale, 17)
        return min(self.width * 0.4, text_width(text, size, weight=700) + dp(6))

    def _draw(self, chart: ChartView, place: Rect) -> None:
        labels, plot = place.cut_bottom(dp(22), dp(4))
        plot = plot.cut_left(dp(26), dp(6))[1].cut_right(dp(2 * _EMBLEM + 40), dp(6))[1]
        plot = Rect(plot.x, plot.y, plot.w, plot.h - dp(8))
        frame = _Frame(plot, chart.most)
        self._draw_levels(chart, frame)
        self._draw_rounds(chart, frame, labels)
        self._draw_now(chart, frame)
        shifts = [
            dp(_APART) * (at - (len(chart.curves) - 1) / 2) for at in range(len(chart.curves))
        ]
        for curve, shift in zip(chart.curves, shifts, strict=True):
            self._draw_curve(curve, frame, shift)
        self._draw_ends(chart.curves, frame, place)
        for moment in chart.moments:
            self._draw_moment(moment, frame)

    # What it is drawn of

    def _draw_levels(self, chart: ChartView, frame: _Frame) -> None:
        low = self.height < dp(_LOW)
        for level in chart.levels:
            if low and level not in (0, chart.most):
                continue
            y = frame.y(level)
            RoundedBox(self._group).draw(
                Rect(frame.plot.x, y - dp(0.75), frame.plot.w, dp(1.5)), self.look.rest, radius=0
            )
            self._write(Rect(frame.plot.x - dp(32), y - dp(10), dp(26), dp(20)), str(level),
                        "right")  # fmt: skip

    def _draw_rounds(self, chart: ChartView, frame: _Frame, labels: Rect) -> None:
        """Those that have room; the beginning where its word does not touch the next."""
        (start, _), *rest = chart.rounds
        places = {int(text): x for text, x in rest}
        shown = labelled([*places], frame.plot.w, dp(26))
        for number in shown:
            self._write_round(str(number), frame.x(places[number]), labels)
        wide = text_width(start, _LABEL, weight=700)
        if not shown or frame.x(places[shown[0]]) - frame.plot.x > wide / 2 + dp(26):
            self._write_round(start, frame.plot.x, labels)

    def _write_round(self, text: str, x: float, labels: Rect) -> None:
        wide = text_width(text, _LABEL, weight=700) + dp(4)
        self._write(Rect(max(self.x + dp(4), x - wide / 2), labels.y, wide, labels.h), text,
                    "center")  # fmt: skip

    def _write(self, place: Rect, text: str, halign: str) -> None:
        Writing(self._group).draw(
            place, text, _LABEL, weight=700, colour=self.look.muted, halign=halign
        )  # fmt: skip

    def _draw_now(self, chart: ChartView, frame: _Frame) -> None:
        x, plot = frame.x(chart.now), frame.plot
        RoundedBox(self._group).draw(
            Rect(x - dp(1.25), plot.y, dp(2.5), plot.h), self.look.lamp, radius=1
        )
        for radius, colour in ((7.5, self.look.lamp), (5.5, self.look.accent)):
            Polygon(self._group).draw(placed(_ROUND, x, plot.top, dp(radius)), colour)

    def _draw_curve(self, curve: CurveView, frame: _Frame, shift: float) -> None:
        colour = self.look.ways[curve.who]
        line = [(frame.x(x), frame.y(count) + shift) for x, count in curve.points]
        if len(line) > 1:
            Outline(self._group, close=False).draw(line, colour, dp(_LINE))
        if curve.unfinished:
            for one in _dashes(line[-1], frame.plot.right):
                Outline(self._group, close=False).draw(one, colour, dp(3))
        for x, y in line:
            for radius, ink in ((_DOT, colour), (_DOT - 2, self.look.card)):
                Polygon(self._group).draw(placed(_ROUND, x, y, dp(radius)), ink)

    def _draw_ends(self, curves: Sequence[CurveView], frame: _Frame, place: Rect) -> None:
        """The emblem and the number of each, as near to its end as there is room."""
        ends = [frame.y(curve.points[-1][1]) for curve in curves]
        high = min(dp(_ENDS), (place.h - dp(20)) / max(1, len(curves)))
        heights = spread(ends, high, place.y + high / 2, place.top - high / 2)
        for curve, y in zip(curves, heights, strict=True):
            x = frame.plot.right + dp(_EMBLEM + 14)
            Emblem(self._group).draw(x, y, min(dp(_EMBLEM), high * 0.42), curve.who)
            Writing(self._group).draw(
                Rect(x + dp(_EMBLEM + 6), y - dp(12), dp(34), dp(24)), curve.total, _TOTAL,
                weight=800, colour=self.look.ways[curve.who],
            )  # fmt: skip

    def _draw_moment(self, moment: MarkedMoment, frame: _Frame) -> None:
        x, y = frame.x(moment.x), frame.y(moment.y)
        colour = self.look.lamp
        Outline(self._group).draw(placed(_ROUND, x, y, dp(_RING)), colour, dp(3))
        above = y + dp(_RING + 15)
        up = above if above < frame.plot.top + dp(6) else y - dp(_RING + 15)
        Sign(self._group).draw(x - dp(_RING), up, dp(20), moment.icon, self.look.text)


class _Frame:
    """The places of moments and numbers, in pixels."""

    def __init__(self, plot: Rect, most: int) -> None:
        self.plot = plot
        self._most = most

    def x(self, share: float) -> float:
        return self.plot.x + share * self.plot.w

    def y(self, count: float) -> float:
        return self.plot.y + count / self._most * self.plot.h


def _dashes(start: tuple[float, float], right: float) -> list[Points]:
    """Level from the end of a curve to that of the game."""
    x, y = start
    found: list[Points] = []
    long, gap = (dp(one) for one in _DASH)
    x += gap
    while x < right:
        found.append(((x, y), (min(right, x + long), y)))
        x += long + gap
    return found
