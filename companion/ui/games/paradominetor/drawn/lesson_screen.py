"""The lesson's screen: a trick in columns, the answer below it, and the ladder (look3, I2)."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor.drawn.fronts import FrontBox
from companion.ui.games.paradominetor.drawn.ladder import RungPanel
from companion.ui.games.paradominetor.lesson_views import LessonTile, TrickLesson
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon, Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, have, keep, put
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.moment_press import MomentPress
from companion.ui.table.drawn.set_up_parts import draw_face
from companion.ui.table.drawn.turn_bar import TurnBarPanel, turn_bar_high
from companion.ui.table.lesson_page import StepMark
from companion.ui.table.views import TableView

_LOW: Final = 700  # dp of height
_PHONE: Final = 500
_WIDE: Final = 900
_ROUND: Final = ring(40)
_DOT: Final = 10  # dp
_SIZES: Final = (27, 24, 21, 19, 17, 16, 15, 14)  # sp, the largest that fits


class StepDots(Panel):
    """A dot a question: green right, red-edged wrong at first, amber now."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.marks: tuple[StepMark, ...] = ()
        self._dots: list[tuple[Polygon, Polygon]] = []

    @property
    def text(self) -> str:
        """The marks, which the tests read."""
        return " ".join(self.marks)

    def render(self, marks: tuple[StepMark, ...]) -> None:
        self.marks = marks
        while len(self._dots) < len(marks):
            self._dots.append((Polygon(self.canvas), Polygon(self.canvas)))
        self.lay_soon()

    def lay(self) -> None:
        count = len(self.marks)
        step = min(dp(34), self.width / max(1, count))
        radius = min(dp(_DOT), step * 0.36)
        left = self.right - step * count + step / 2
        for at, mark in enumerate(self.marks):
            rim, disc = self._dots[at]
            x, y = left + at * step, self.rect.middle[1]
            edge = theme.PROBLEM if mark == "wrong" else ""
            if edge:
                rim.draw(placed(_ROUND, x, y, radius), edge)
            else:
                rim.hide()
            fill = {
                "right": theme.MISSION, "now": theme.ACCENT, "wrong": theme.BG,
                "later": theme.RING_OFF,
            }[mark]  # fmt: skip
            disc.draw(placed(_ROUND, x, y, radius - (dp(3) if edge else 0)), fill)


class TrickColumn(MomentPress):
    """A player's tile with name and note; the whole column is touched."""

    def __init__(self) -> None:
        super().__init__(radius=18)
        self.tile: LessonTile | None = None
        self._front = FrontBox(self.canvas)
        self._disc, self._face = Polygon(self.canvas), Sign(self.canvas)
        self._name, self._note = Writing(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        tile = self.tile
        if tile is None:
            return ""
        return f"{tile.front.letter} {tile.front.value} {tile.button.label} {tile.note}"

    @property
    def words(self) -> object:
        return super().words, self.text

    def show(self, tile: LessonTile, moment: int) -> None:
        self.tile = tile
        self.render(tile.button)
        self.at(moment)

    def paint(self, rect: Rect) -> None:
        tile = self.tile
        if tile is None:
            return
        fill = theme.ACTING if tile.chosen else theme.WAITING
        self._box.draw(rect, fill, theme.ACCENT if tile.chosen else "", radius=18, width=3)
        inside = rect.inset(min(dp(12), rect.w * 0.08), dp(10))
        note, rest = inside.cut_bottom(dp(26), dp(2))
        name, rest = rest.cut_bottom(dp(48 if rect.w >= dp(130) else 28), dp(6))
        high = min(rest.h, dp(172), rest.w * 1.32)
        wide = high * 0.76
        front = Rect(rest.middle[0] - wide / 2, rest.top - high, wide, high)
        self._front.draw(front, tile.front, 60 if high > dp(120) else 40)
        if name.w >= dp(116):
            face, name = name.cut_left(dp(44), dp(8))
            draw_face(self._disc, self._face, face.middle, dp(21), tile.button.icon)
            align = "left"
        else:
            self._disc.hide()
            self._face.hide()
            align = "center"
        self._name.draw(name, tile.button.label, 22, least=14, weight=800, halign=align)
        self._note.draw(
            note, tile.note, 17, least=14, weight=700, halign="center",
            colour=theme.ACCENT if tile.chosen else theme.MUTED,
        )  # fmt: skip


class AnswerPanel(Panel):
    """The question; once it was judged, whether it was right, and why."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._right: bool | None = None
        self._box, self._disc = RoundedBox(self.canvas.before), Polygon(self.canvas.before)
        self.sign = Icon()
        self.heading = Lettering(sp=28, weight=800, least=18, line=1.1)
        self.words = MarkedText(_SIZES[0])
        for widget in (self.sign, self.heading, self.words):
            self.add_widget(widget)

    def render(self, shown: TrickLesson) -> None:
        self._right = shown.right
        self.sign.name = {True: "check", False: "close", None: "help"}[shown.right]
        self.sign.colour = theme.ON_ACCENT if shown.right is not None else theme.TEXT
        self.heading.text, self.words.marked = shown.heading, shown.text
        self.heading.redraw()
        self.lay_soon()

    def lay(self) -> None:
        colour = {True: theme.MISSION, False: theme.PROBLEM, None: theme.WELL}[self._right]
        self._box.draw(self.rect, theme.SAY_GROUND, theme.ACCENT, left=6)
        inside = self.rect.inset(dp(20), dp(12))
        head, rest = inside.cut_top(min(dp(54), inside.h * 0.34), dp(6))
        disc, heading = head.cut_left(min(dp(48), head.h), dp(16))
        self._disc.draw(placed(_ROUND, *disc.middle, disc.w / 2), colour)
        put(self.sign, disc.inset(disc.w * 0.2))
        put(self.heading, heading)
        high = 0.0
        for sp in _SIZES:
            self.words.sp = sp
            high = self.words.height_for(rest.w)
            if high <= rest.h:
                break
        put(self.words, rest.cut_top(high)[0])
        self.words.lay_soon()


class TrickLessonScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._table = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(sp=26, weight=800, least=18)
        self.note = Lettering(sp=18, weight=700, least=14, colour=theme.MUTED, halign="right")
        self.dots, self.answer, self.ladder = StepDots(), AnswerPanel(), RungPanel()
        self.columns: list[TrickColumn] = []
        self.bar = TurnBarPanel()
        for widget in (self.title, self.note, self.dots, self.answer, self.ladder, self.bar):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, TrickLesson)
        self.title.text, self.note.text = shown.title, shown.note
        self.title.redraw()
        self.note.redraw()
        self.dots.render(shown.marks)
        keep(self, self.columns, len(shown.tiles), TrickColumn)
        for column, tile in zip(self.columns, shown.tiles, strict=True):
            column.show(tile, shown.moment)
        self.answer.render(shown)
        self.ladder.render(shown.ladder, shown.rungs)
        self.bar.render(shown.bar)
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, theme.EVENING)
        low, phone = self.height < dp(_LOW), self.width < dp(_PHONE)
        bar, rest = self.rect.cut_bottom(turn_bar_high(self.width, self.height))
        put(self.bar, bar)
        rest = rest.inset(dp(8 if phone else theme.MARGIN), dp(6))
        gap = dp(8 if low or phone else 12)
        if phone:
            head, rest = rest.cut_top(dp(66), gap)
            upper, lower = head.rows(2)
            put(self.title, upper)
            note, dots = lower.cut_left(lower.w * 0.4, dp(8))
        else:
            head, rest = rest.cut_top(dp(44), gap)
            title, dots = head.cut_left(head.w * 0.44, dp(8))
            put(self.title, title)
            dots_wide = min(dots.w * 0.6, dp(280))
            dots, note = dots.cut_right(dots_wide, dp(12))
        put(self.note, note)
        put(self.dots, dots)
        self._sky.clear([head])
        table, rest = rest.cut_top(rest.h * (0.54 if not phone else 0.4), gap)
        self._lay_columns(table)
        self._lay_answer(rest, gap)

    def _lay_columns(self, table: Rect) -> None:
        """Five places where there is room, so that a tile is as large in each trick."""
        self._table.draw(table, theme.PANEL, radius=20)
        phone = table.w < dp(_PHONE)
        gap = dp(6 if phone else 14)
        inside = table.inset(gap, gap)
        cells = inside.columns(len(self.columns) if phone else 5, gap)
        spare = (len(cells) - len(self.columns)) * (cells[0].w + gap) / 2
        for column, cell in zip(self.columns, cells, strict=False):
            put(column, cell.moved(spare, 0))

    def _lay_answer(self, rest: Rect, gap: float) -> None:
        if self.width >= dp(_WIDE):
            answer, ladder = rest.cut_left(rest.w * 0.64, dp(16))
        else:
            ladder, answer = rest.cut_bottom(min(rest.h * 0.42, dp(190)), gap)
        put(self.answer, answer)
        have(self, self.ladder, ladder.h >= dp(96))
        put(self.ladder, ladder)
