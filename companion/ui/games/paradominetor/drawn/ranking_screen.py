"""After fifteen tricks: who has won, everybody's tricks, and what decided a tie (look3, E)."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor.drawn.foot import Foot, foot_high
from companion.ui.games.paradominetor.drawn.strip import MirroredStrip, strip_high
from companion.ui.games.paradominetor.views import RankingView, RankRow
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.foot_press import SignPress
from companion.ui.kit.drawn.lettering import Lettering, Writing
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.paint import Outline, Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.set_up_parts import draw_face
from companion.ui.table.views import TableView

_ROUND: Final = ring(64)
_HALO: Final = 0.17
_BLOCK: Final = 28  # dp wide
_STEP: Final = 34
_WIDE: Final = 900  # dp of width from which the winner stands beside the ranks
_NARROW: Final = 500
_LOW: Final = 700


class HalfBlocks:
    """A block for each trick: full, or half full."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._boxes: list[RoundedBox] = []

    def draw(self, place: Rect, full: int, half: int) -> None:
        """As large as fits; a wider gap before the half ones."""
        count = full + half
        wanted = dp(_STEP) * count + dp(10 if half and full else 0)
        scale = min(1.0, place.w / wanted) if wanted else 1.0
        step, wide = dp(_STEP) * scale, dp(_BLOCK) * scale
        high = min(dp(34), place.h)
        while len(self._boxes) < 2 * count:
            self._boxes.append(RoundedBox(self._canvas))
        for box in self._boxes[2 * count :]:
            box.hide()
        y = place.middle[1] - high / 2
        for at in range(count):
            later = at >= full
            x = place.x + step * at + (dp(10) * scale if later and full else 0)
            self._draw_block(at, Rect(x, y, wide, high), half=later)

    def _draw_block(self, at: int, rect: Rect, *, half: bool) -> None:
        outer, inner = self._boxes[2 * at], self._boxes[2 * at + 1]
        radius = 6 if rect.w > dp(16) else 3
        if not half:
            outer.draw(rect, theme.ACCENT, radius=radius)
            inner.hide()
            return
        outer.draw(rect, theme.PANEL, theme.ACCENT, radius=radius, width=3)
        inside = rect.inset(dp(3))
        inner.draw(inside.cut_bottom(inside.h / 2)[0], theme.ACCENT, radius=2)


class RankLine(Panel):
    """A place: whose it is, the tricks, and the points."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.row: RankRow | None = None
        self._box = RoundedBox(self.canvas)
        self._disc, self._picture = Polygon(self.canvas), Sign(self.canvas)
        self._place, self._name = Writing(self.canvas), Writing(self.canvas)
        self._points = Writing(self.canvas)
        self._blocks = HalfBlocks(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        row = self.row
        return f"{row.place} {row.name} {row.points}" if row else ""

    def render(self, row: RankRow) -> None:
        self.row = row
        self.lay_soon()

    def lay(self) -> None:
        row = self.row
        if row is None:
            return
        fill = theme.ACTING if row.first else theme.PANEL
        self._box.draw(self.rect, fill, theme.ACCENT if row.tied else "", radius=20, width=3)
        narrow = self.width < dp(_NARROW)
        rest = self.rect.inset(dp(12 if narrow else 22), dp(4))
        place, rest = rest.cut_left(dp(30 if narrow else 36), dp(6))
        self._place.draw(
            place, row.place, 28 if narrow else 38, weight=800, halign="center", least=18,
            colour=theme.ACCENT if row.first else theme.MUTED,
        )  # fmt: skip
        radius = min(dp(32), self.height * 0.36)
        face, rest = rest.cut_left(2 * radius, dp(12))
        draw_face(self._disc, self._picture, face.middle, radius, row.icon)
        points, rest = rest.cut_right(dp(62 if narrow else 96))
        self._points.draw(
            points, row.points, 32 if narrow else 46, weight=800, halign="right", least=20
        )
        if narrow:
            name, rest = rest.cut_top(rest.h * 0.55)
        else:
            name, rest = rest.cut_left(rest.w * 0.28, dp(8))
        self._name.draw(name, row.name, 20 if narrow else 28, weight=800, least=16)
        self._blocks.draw(rest, row.full, row.half)


class WinnerCard(Panel):
    """The faces of those who have won, and the ways on."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.icons: tuple[str, ...] = ()
        self._box = RoundedBox(self.canvas.before)
        self._faces: list[tuple[Polygon, Outline, Polygon, Sign]] = []
        self.cup = Sign(self.canvas.after)
        self.headline = Lettering(sp=54, weight=800, least=24, halign="center", line=1.05)
        self.words = Lettering(sp=24, weight=700, least=14, halign="center", colour=theme.MUTED)
        self.keys: list[Press] = []
        self.add_widget(self.headline)
        self.add_widget(self.words)

    def render(self, view: RankingView) -> None:
        self.icons = view.icons
        self.headline.text, self.words.text = view.headline, view.text
        render_each(self, self.keys, view.buttons, Press)
        for one in (self.headline, self.words):
            one.redraw()
        for key in self.keys:
            key.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.PANEL, radius=24)
        inside = self.rect.inset(dp(16))
        flat = inside.h < dp(330)
        keys, rest = inside.cut_bottom(dp(64 if flat else 76), dp(theme.GAP))
        for key, place in zip(self.keys, keys.columns(len(self.keys), dp(12)), strict=True):
            put(key, place)
        if flat:
            faces, words = rest.cut_left(rest.w * 0.36, dp(12))
            self._draw_faces(faces)
            upper, lower = words.cut_top(words.h * 0.62)
        else:
            faces, words = rest.cut_top(rest.h * 0.62, dp(8))
            self._draw_faces(faces)
            upper, lower = words.cut_top(words.h * 0.62)
        put(self.headline, upper)
        put(self.words, lower)

    def _draw_faces(self, place: Rect) -> None:
        while len(self._faces) < len(self.icons):
            self._faces.append(
                (Polygon(self.canvas), Outline(self.canvas), Polygon(self.canvas),
                 Sign(self.canvas))
            )  # fmt: skip
        for halo, line, disc, sign in self._faces[len(self.icons) :]:
            for one in (halo, line, disc, sign):
                one.hide()
        cells = place.columns(len(self.icons))
        for (halo, line, disc, sign), icon, cell in zip(
            self._faces, self.icons, cells, strict=False
        ):
            radius = min(cell.w, cell.h) / 2
            halo.draw(placed(_ROUND, *cell.middle, radius), theme.ACCENT, _HALO)
            line.draw(placed(_ROUND, *cell.middle, radius * 0.76), theme.ACCENT, radius * 0.05)
            draw_face(disc, sign, cell.middle, radius * 0.62, icon)
        last = cells[-1]
        radius = min(last.w, last.h) / 2
        x, y = last.middle
        self.cup.draw(x + radius * 0.6, y - radius * 0.6, radius * 0.6, "trophy", theme.ACCENT)


class TieCard(Panel):
    """The rule that decided between equal points, or the sentence on what is wrong."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.words, self.why = MarkedText(22), SignPress(icon=30)
        self.add_widget(self.words)
        self.add_widget(self.why)

    def render(self, view: RankingView) -> None:
        self.words.marked = view.tie
        have(self, self.why, view.why is not None)
        if view.why is not None:
            self.why.render(view.why)
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.SAY_GROUND, theme.ACCENT, left=6)
        rest = self.rect.inset(dp(20), dp(6))
        if self.why.parent is not None:
            place, rest = rest.cut_right(dp(56), dp(8))
            put(self.why, Rect(place.x, place.middle[1] - dp(28), dp(56), dp(56)))
        for sp in (22, 20, 18, 16, 15, 14):
            self.words.sp = sp
            high = self.words.height_for(rest.w)
            if high <= rest.h:
                break
        put(self.words, Rect(rest.x, rest.middle[1] - high / 2, rest.w, high))
        self.words.lay_soon()


class RankLegend(Panel):
    """The two kinds of blocks, and the way to all tricks."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self._blocks = (HalfBlocks(self.canvas), HalfBlocks(self.canvas))
        self.words = (Lettering(sp=16, least=14, colour=theme.MUTED, line=1.1),
                      Lettering(sp=16, least=14, colour=theme.MUTED, line=1.1))  # fmt: skip
        self.tricks = Press(icon=24)
        for widget in (*self.words, self.tricks):
            self.add_widget(widget)

    def render(self, view: RankingView) -> None:
        for words, text in zip(self.words, view.legend, strict=True):
            words.text = text
            words.redraw()
        self.tricks.render(view.tricks)
        self.tricks.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.PANEL, radius=16)
        inside = self.rect.inset(dp(8), dp(6))
        if self.width < dp(_NARROW):
            rows = inside.rows(2, dp(4))
            put(self.tricks, rows[1])
            cells = rows[0].columns(2, dp(8))
        else:
            key, rest = inside.cut_right(dp(220), dp(8))
            put(self.tricks, key)
            cells = rest.columns(2, dp(8))
        for at, (cell, blocks, words) in enumerate(
            zip(cells, self._blocks, self.words, strict=True)
        ):
            mark, rest = cell.inset(dp(6), 0).cut_left(dp(_BLOCK), dp(10))
            blocks.draw(mark, 1 - at, at)
            put(words, rest)


class RankingScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky = Sky(self.canvas.before)
        self.strip, self.winner, self.tie = MirroredStrip(), WinnerCard(), TieCard()
        self.legend, self.foot = RankLegend(), Foot()
        self.lines: list[RankLine] = []
        for widget in (self.strip, self.winner, self.tie, self.legend, self.foot):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, RankingView)
        self.strip.render(shown.strip)
        have(self, self.strip, bool(shown.strip))
        self.winner.render(shown)
        render_each(self, self.lines, shown.rows, RankLine)
        have(self, self.tie, bool(shown.tie))
        self.tie.render(shown)
        self.legend.render(shown)
        self.foot.render(shown.foot)
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, theme.EVENING)
        foot, rest = self.rect.cut_bottom(foot_high(self.height))
        put(self.foot, foot)
        low = self.height < dp(_LOW)
        high = strip_high(self.height) if self.strip.parent is not None else 0.0
        strip, rest = rest.cut_top(high, dp(8 if low else 12))
        put(self.strip, strip)
        rim = dp(8 if self.width < dp(_NARROW) else theme.MARGIN)
        rest = rest.inset(rim, 0).cut_bottom(dp(8 if low else 12))[1]
        if self.width >= dp(_WIDE):
            winner, rest = rest.cut_left(rest.w * 0.4167, dp(16))
        else:
            winner, rest = rest.cut_top(rest.h * (0.36 if rest.h > dp(900) else 0.31), dp(10))
        put(self.winner, winner)
        self._lay_ranks(rest)

    def _lay_ranks(self, rest: Rect) -> None:
        gap = dp(theme.BETWEEN if self.height >= dp(_LOW) else 5)
        narrow = self.width < dp(_NARROW)
        legend, rest = rest.cut_bottom(dp(112 if narrow else 64), gap)
        put(self.legend, legend)
        if self.tie.parent is not None:
            share = 0.2 if rest.h < dp(420) else 0.185
            tie, rest = rest.cut_bottom(max(dp(68), rest.h * share), gap)
            put(self.tie, tie)
        count = len(self.lines)
        high = min(dp(130), (rest.h - gap * (count - 1)) / max(1, count))
        for at, line in enumerate(self.lines):
            put(line, Rect(rest.x, rest.top - (at + 1) * high - at * gap, rest.w, high))
