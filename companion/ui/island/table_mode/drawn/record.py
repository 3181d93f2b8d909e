"""The public record: missions, deaths, and the last that was said."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.drawn.bar import readable
from companion.ui.island.desk.drawn.script import EmblemSign
from companion.ui.island.table_mode.drawn.bright import BrightRing
from companion.ui.island.table_mode.views import PublicRecord
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.rect import Rect

_GONE: Final = "#C3D5E1"  # a death that has not come
_DEAD: Final = "#B3123C"
_ROWS: Final = 3


class RecordPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.record: PublicRecord | None = None
        self._box, self._line = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._rings = [BrightRing(self.canvas) for _ in range(3)]
        self._emblems = [EmblemSign(self.canvas, theme.SHOW_LINK) for _ in range(3)]
        self._names = [Writing(self.canvas) for _ in range(3)]
        self._skulls: list[Sign] = []
        self._deaths, self._heading = Writing(self.canvas), Writing(self.canvas)
        self._signs = [EmblemSign(self.canvas, theme.SHOW_LINK) for _ in range(_ROWS)]
        self._lines = [Writing(self.canvas) for _ in range(_ROWS)]

    def render(self, record: PublicRecord) -> None:
        if record != self.record:
            self.record = record
            self.lay_soon()

    def lay(self) -> None:
        record = self.record
        if record is None:
            return
        self._box.draw(self.rect, theme.WHITE, radius=18 if self.height < dp(120) else 28)
        inside = self.rect.inset(dp(16), dp(8))
        flat = self.height < dp(150)
        if flat:
            captives, rest = inside.cut_left(min(inside.w * 0.52, dp(64) * 3), dp(8))
            wide = self.width > dp(580) and self.height > dp(80)
            deaths, lines = rest.cut_left(rest.w if not wide else dp(150), dp(12))
            self._draw_captives(captives, record, named=False)
            self._draw_skulls(deaths, record)
            self._deaths.hide()
            self._line.hide()
            self._draw_lines(lines if wide else None, record)
            return
        left, right = inside.cut_left(inside.w * 0.5, dp(24))
        self._line.draw(Rect(right.x - dp(14), right.y + dp(6), dp(2), right.h - dp(12)),
                        "#D5E3EC", radius=0)  # fmt: skip
        top, rest = left.cut_top(left.h * 0.54, dp(4))
        self._draw_captives(top, record, named=True)
        words, skulls = rest.cut_top(dp(24), dp(2))
        self._deaths.draw(words, record.deaths_text, 16, weight=700, colour=theme.SHOW_MUTED,
                          least=14)  # fmt: skip
        self._draw_skulls(skulls, record)
        self._draw_lines(right, record)

    def _draw_captives(self, place: Rect, record: PublicRecord, *, named: bool) -> None:
        cells = place.columns(max(2, len(record.captives)), dp(4))
        shown = zip(self._rings, self._emblems, self._names, strict=True)
        for at, (ring, emblem, writing) in enumerate(shown):
            if at >= len(record.captives):
                ring.hide()
                emblem.hide()
                writing.hide()
                continue
            one, cell = record.captives[at], cells[at]
            low, above = cell.cut_bottom(dp(24) if named else 0)
            radius = min(above.h, above.w) / 2
            x, y = above.middle
            ring.draw(x, y, radius - dp(3), dp(4), *one.ring)
            emblem.draw(x, y, radius * 0.72, one.who)
            if named:
                writing.draw(low, one.name, 18, weight=800, colour=theme.SHOW_TEXT,
                             halign="center", least=12)  # fmt: skip
            else:
                writing.hide()

    def _draw_skulls(self, place: Rect, record: PublicRecord) -> None:
        died, of = record.deaths
        while len(self._skulls) < of:
            self._skulls.append(Sign(self.canvas))
        step = min(dp(44), place.w / max(1, of))
        side = min(step * 0.86, place.h)
        for at, skull in enumerate(self._skulls):
            if at >= of:
                skull.hide()
                continue
            x = place.x + step * (at + 0.5)
            skull.draw(x, place.middle[1], side, "death", _DEAD if at < died else _GONE)

    def _draw_lines(self, place: Rect | None, record: PublicRecord) -> None:
        rows: tuple[Rect, ...] = ()
        if place is not None:
            head, rest = place.cut_top(dp(22), dp(4))
            self._heading.draw(head, record.heading, 16, weight=800, colour=theme.SHOW_MUTED,
                               least=14)  # fmt: skip
            count = min(_ROWS, max(1, int(rest.h // dp(44))))
            rows = rest.rows(count, dp(6))
        else:
            self._heading.hide()
        for at, (sign, writing) in enumerate(zip(self._signs, self._lines, strict=True)):
            if at >= len(rows) or at >= len(record.lines):
                sign.hide()
                writing.hide()
                continue
            line = record.lines[at]
            emblem, words = rows[at].cut_left(dp(40), dp(10))
            sign.draw(*emblem.middle, min(dp(16), emblem.h * 0.45), line.to)
            text = readable(line.text, (int(words.w), int(words.h)))
            writing.draw(words, text, 18, colour=theme.SHOW_TEXT, least=14, line=1.12)
