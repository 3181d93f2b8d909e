"""Only who won: a large block a name, to be held or touched (look3, D)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor import colours
from companion.ui.games.paradominetor.drawn.foot import Foot, foot_high
from companion.ui.games.paradominetor.views import NameBlock, WinnersView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_width
from companion.ui.kit.drawn.paint import Outline, Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.drawn.touched import HOLD
from companion.ui.kit.drawn.tween import Tween
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.set_up_parts import draw_face
from companion.ui.table.views import TableView

Rows = tuple[tuple[int, ...], ...]

_ROUND: Final = ring(48)
_TIGHT: Final = 360  # dp of a block's width below which its parts stand below one another
_LOW: Final = 150
_TITLE: Final = 26  # sp
_UPRIGHT: Final = 700  # dp of width
_BESIDE: Final = 900  # dp of width from which the hint stands beside the title
_SEEMS: Final = 0.12  # seconds after which a touch seems to be held
_SEATS: Final[dict[int, Rows]] = {3: ((0, 1), (2,)), 4: ((0, 1), (3, 2)), 5: ((0, 1, 2), (4, 3))}


class NamePress(Press):
    """A name: touched, it is one of the winners; held, it has won alone. The edge fills."""

    def __init__(self) -> None:
        super().__init__()
        self.block: NameBlock | None = None
        self._face, self._picture = Polygon(self.canvas), Sign(self.canvas)
        self._name, self._note = Writing(self.canvas), Writing(self.canvas)
        self._disc, self._circle = Polygon(self.canvas), Outline(self.canvas)
        self._points, self._badge = Writing(self.canvas), Writing(self.canvas)
        self._filled = Outline(self.canvas, close=False)
        self._fills = Tween(self.redraw)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        block = self.block
        return f"{block.button.label} {block.points} {block.badge}" if block else ""

    @property
    def words(self) -> object:
        return self.block and (self.block.button.label, self.block.badge)

    def render(self, block: NameBlock) -> None:  # type: ignore[override]
        self.block = block
        super().render(block.button)
        self.redraw()

    def look_pressed(self, pressed: bool) -> None:
        super().look_pressed(pressed)
        if pressed:
            self._fills.jump(0.0)
            self._fills.go(1.0, HOLD - _SEEMS, wait=_SEEMS)
        else:
            self._fills.jump(0.0)

    # Drawing

    def paint(self, rect: Rect) -> None:
        block = self.block
        if block is None:
            return
        on = block.button.chosen
        fill = theme.ACCENT if on else theme.RAISED
        self._box.draw(rect, fill, "" if on else theme.RAISED_EDGE, radius=24)
        ink, muted = (theme.ON_ACCENT, "#4A3206") if on else (theme.TEXT, theme.MUTED)
        inside = rect.inset(min(dp(28), rect.w * 0.05), min(dp(20), rect.h * 0.08))
        if rect.w < dp(_TIGHT) or rect.h > 0.7 * rect.w:
            self._draw_tight(inside, block, ink, muted)
        else:
            self._draw_wide(inside, block, ink, muted)
        self._draw_edge(rect)

    def _draw_wide(self, inside: Rect, block: NameBlock, ink: str, muted: str) -> None:
        low = inside.h < dp(_LOW)
        radius = min(dp(52), inside.h * 0.36, inside.w * 0.12)
        face, rest = inside.cut_left(2 * radius, dp(20))
        draw_face(self._face, self._picture, face.middle, radius, block.button.icon)
        mark = min(dp(56), inside.h * 0.3)
        side, rest = rest.cut_right(2 * mark, dp(12))
        above, below = side.cut_top(dp(34) if not low else side.h * 0.3)
        self._write_points(above, block, muted)
        self._draw_badge(below, mark, block)
        upper, lower = rest.cut_top(rest.h * 0.58)
        self._name.draw(
            upper, block.button.label, 36 if low else 48, least=20, weight=800, colour=ink,
            valign="bottom",
        )  # fmt: skip
        self._note.draw(
            lower, block.note, 18, least=14, weight=700, colour=muted, valign="top", line=1.15
        )

    def _draw_tight(self, inside: Rect, block: NameBlock, ink: str, muted: str) -> None:
        """Face and badge above, the words below."""
        head, rest = inside.cut_top(inside.h * 0.38)
        mark = min(dp(56), head.h / 2, head.w * 0.2)
        left, right = head.columns(2)
        draw_face(self._face, self._picture, left.middle, mark, block.button.icon)
        self._draw_badge(right, mark, block)
        name, rest = rest.cut_top(rest.h * 0.42)
        self._name.draw(
            name,
            block.button.label,
            40 if name.h > dp(60) else 28,
            least=16,
            weight=800,
            colour=ink,
            halign="center",
        )
        points, note = rest.cut_top(rest.h * 0.45)
        self._points.draw(
            points, block.points, 22, least=16, weight=800, colour=muted, halign="center"
        )
        self._note.draw(
            note, block.note, 15, least=14, weight=700, colour=muted, halign="center", line=1.1
        )

    def _write_points(self, place: Rect, block: NameBlock, muted: str) -> None:
        self._points.draw(
            place, block.points, 25, least=18, weight=800, colour=muted, halign="right"
        )

    def _draw_badge(self, place: Rect, radius: float, block: NameBlock) -> None:
        x, y = place.right - radius, place.middle[1]
        if place.w > 3 * radius:
            x = place.middle[0]
        if block.badge:
            self._circle.hide()
            self._disc.draw(placed(_ROUND, x, y, radius), colours.BADGE)
        else:
            self._disc.hide()
            self._circle.draw(placed(_ROUND, x, y, radius), theme.RAISED_EDGE, dp(4))
        self._badge.draw(
            Rect(x - radius, y - radius, 2 * radius, 2 * radius), block.badge,
            52 if radius > dp(45) else 30, least=18, weight=800, colour=theme.ACCENT,
            halign="center",
        )  # fmt: skip

    def _draw_edge(self, rect: Rect) -> None:
        """The share of the time for which it has to be held, round its edge."""
        share = self._fills.value
        if share <= 0:
            self._filled.hide()
            return
        edge = rect.inset(dp(4))
        round_ = [(edge.middle[0], edge.top), (edge.right, edge.top), (edge.right, edge.y),
                  (edge.x, edge.y), (edge.x, edge.top), (edge.middle[0], edge.top)]  # fmt: skip
        self._filled.draw(_part(round_, share), theme.PAPER, dp(6))


def _part(points: list[tuple[float, float]], share: float) -> list[tuple[float, float]]:
    """The first part of a way along straight lines."""
    pairs = list(pairwise(points))
    lengths = [abs(x2 - x1) + abs(y2 - y1) for (x1, y1), (x2, y2) in pairs]
    left, found = share * sum(lengths), [points[0]]
    for ((x1, y1), (x2, y2)), length in zip(pairs, lengths, strict=True):
        if left >= length:
            found.append((x2, y2))
            left -= length
            continue
        part = left / max(1.0, length)
        found.append((x1 + (x2 - x1) * part, y1 + (y2 - y1) * part))
        break
    return found


class BoardHead(Panel):
    """The game's name, which trick it is, and on the right what can be done."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.title = Lettering(sp=_TITLE, weight=800, least=16)
        self.trick = Lettering(sp=20, weight=800, least=14, colour=theme.ACCENT)
        self.hint = Lettering(sp=20, weight=700, least=14, halign="right")
        self.short = ""
        self.long = ""
        for widget in (self.title, self.trick, self.hint):
            self.add_widget(widget)

    def render(
        self, title: str, trick: str, hint: str = "", short: str = "", *, problem: bool = False
    ) -> None:
        self.title.text, self.trick.text = title, trick
        self.long, self.short = hint, short
        self.hint.colour = theme.HARM_EDGE if problem else theme.TEXT
        for one in (self.title, self.trick, self.hint):
            one.redraw()
        self.lay_soon()

    def lay(self) -> None:
        narrow = self.width < dp(_UPRIGHT)
        self.title.sp, self.trick.sp = (20, 17) if narrow else (_TITLE, 20)
        rest = self.rect
        two_lines = bool(self.long) and self.width < dp(_BESIDE)
        if two_lines:
            rest, below = rest.rows(2)
            put(self.hint, below)
            self.hint.halign = "left"
            long = text_width(self.long, 20, weight=700) <= below.w
            self.hint.text = self.long if long else self.short
        name = text_width(self.title.text, self.title.sp, weight=800) + dp(6)
        place, rest = rest.cut_left(name, dp(14 if narrow else 34))
        put(self.title, place)
        wide = text_width(self.trick.text, self.trick.sp, weight=800) + dp(6)
        self.trick.halign = "right" if narrow else "left"
        if two_lines or narrow:
            put(self.trick, rest)
            return
        self.hint.halign = "right"
        place, rest = rest.cut_left(wide, dp(24))
        put(self.trick, place)
        put(self.hint, rest)
        fits = text_width(self.long, 20, weight=700) <= 2 * rest.w
        self.hint.text = self.long if fits else self.short


class WinnersScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._row = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self.head, self.foot = BoardHead(), Foot()
        self.blocks: list[NamePress] = []
        self.all_black, self.clear, self.commit = Press(sp=19), Press(sp=19), Press(sp=25, icon=30)
        for widget in (self.head, self.all_black, self.clear, self.commit, self.foot):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, WinnersView)
        self.head.render(shown.title, shown.trick, shown.hint, shown.short, problem=shown.problem)
        render_each(self, self.blocks, shown.blocks, NamePress)
        self.all_black.render(shown.all_black)
        self.clear.render(shown.clear)
        self.commit.render(shown.commit)
        self.foot.render(shown.foot)
        for key in (self.all_black, self.clear, self.commit):
            key.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, theme.EVENING)
        narrow = self.width < dp(500)
        rim = dp(8 if narrow else theme.MARGIN)
        foot, rest = self.rect.cut_bottom(foot_high(self.height))
        put(self.foot, foot)
        rest = rest.inset(rim, 0)
        low = self.height < dp(_UPRIGHT)
        tall = self.width < dp(_BESIDE)
        head, rest = rest.cut_top(dp(76 if tall else 48 if low else 64))
        put(self.head, head.inset(dp(0 if narrow else 8), 0))
        rest = rest.cut_bottom(dp(12 if not low else 8))[1]
        high = dp(152 if self.width < dp(_UPRIGHT) else 84 if low else 100)
        row, rest = rest.cut_bottom(high, dp(theme.GAP))
        self._lay_row(row)
        self._lay_blocks(rest)
        self._sky.clear([head])

    def _lay_row(self, row: Rect) -> None:
        self._row.draw(row, theme.PANEL, radius=20)
        inside, gap = row.inset(dp(12), dp(12)), dp(theme.GAP)
        if self.width < dp(_UPRIGHT):
            above, inside = inside.rows(2, dp(theme.BETWEEN))
            left, right = above.cut_left(above.w * 0.6, gap)
            put(self.all_black, left)
            put(self.clear, right)
            put(self.commit, inside)
            return
        left, rest = inside.cut_left(inside.w * 0.245, gap)
        middle, right = rest.cut_left(inside.w * 0.18, gap)
        put(self.all_black, left)
        put(self.clear, middle)
        put(self.commit, right)

    def _lay_blocks(self, rest: Rect) -> None:
        gap = dp(theme.BETWEEN)
        for press, place in zip(
            self.blocks, block_places(rest, len(self.blocks), gap), strict=True
        ):
            put(press, place)


def block_places(rest: Rect, count: int, gap: float) -> list[Rect]:
    """As they sit, clockwise from the upper left; of three the last sits below in the middle."""
    upright = count == max(_SEATS) and rest.h > 1.15 * rest.w
    rows: Rows = ((0, 1), (4, 2), (3,)) if upright else _SEATS[count]
    found = [rest] * count
    across = max(len(row) for row in rows)
    high = (rest.h - gap * (len(rows) - 1)) / len(rows)
    wide = (rest.w - gap * (across - 1)) / across
    for line, row in enumerate(rows):
        left = rest.x + (rest.w - len(row) * wide - (len(row) - 1) * gap) / 2
        for at, seat in enumerate(row):
            y = rest.top - (line + 1) * high - line * gap
            found[seat] = Rect(left + at * (wide + gap), y, wide, high)
    return found
