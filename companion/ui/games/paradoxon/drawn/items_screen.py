"""The look-up of items: pictures to touch, and the steps of the one that was touched."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.bold_words import word_by_word
from companion.ui.games.paradoxon.drawn.card_of_pad import item_icon
from companion.ui.games.paradoxon.drawn.whole_turned import WholeTurned
from companion.ui.games.paradoxon.items_page import ItemKey, ItemsView, ItemText
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel, have, keep, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.table.views import TableView

_ROUND: Final = ring(40)
_WIDE: Final = 900  # dp of width from which the text stands beside the items
_PHONE: Final = 500
_SIZES: Final = (22, 20, 19, 18, 17, 16, 15, 14)  # sp of the steps
_ACROSS: Final = 4


class ItemPress(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.key: ItemKey | None = None
        self._frame, self._paper = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._sign, self._name = Sign(self.canvas), Writing(self.canvas)

    @property
    def words(self) -> object:
        return self.key and self.key.button.label

    def render(self, key: ItemKey) -> None:
        self.key, self.role = key, key.button.act
        self.redraw()

    def paint(self, rect: Rect) -> None:
        key = self.key
        if key is None:
            return
        edge = theme.ACCENT if key.button.chosen else ""
        self._frame.draw(rect, colours.FRAMES[key.colour], edge, radius=14, width=5)
        inside = rect.inset(dp(8 if key.button.chosen else 6))
        paper = mixed(colours.CARD_PAPER, theme.ACCENT, 0.35 * self.depth)
        self._paper.draw(inside, paper, radius=9)
        place = inside.inset(dp(3), dp(3))
        low = place.h < dp(78)
        name, sign = place.cut_bottom(dp(22 if low else 30))
        side = min(sign.h * (1.0 if low else 0.86), sign.w * 0.86, dp(84))
        self._sign.draw(*sign.middle, side, item_icon(key.item), theme.WHITE)
        self._name.draw(
            name, key.button.label, 18, least=14, weight=700, colour=colours.CARD_INK,
            halign="center", line=1.0,
        )  # fmt: skip


class NumberedStep(Panel):
    """A step of an item: its number in a disc, and the words beside it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._disc, self._number = Polygon(self.canvas), Writing(self.canvas)
        self.words = MarkedText(_SIZES[0])
        self.at = ""
        self.add_widget(self.words)

    def tell(self, at: int, text: str, sp: float) -> None:
        self.at, self.words.marked, self.words.sp = str(at), word_by_word(text), sp
        self.lay_soon()

    def high(self, width: float) -> float:
        return max(float(dp(36)), self.words.height_for(width - dp(48)))

    def lay(self) -> None:
        disc = Rect(self.x, self.top - dp(36), dp(36), dp(36))
        self._disc.draw(placed(_ROUND, *disc.middle, dp(17)), theme.WELL)
        self._number.draw(
            disc, self.at, 18, least=14, weight=800, colour=theme.ACCENT, halign="center"
        )
        put(self.words, self.rect.cut_left(dp(48))[1])
        self.words.lay_soon()


class ItemTextPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: ItemText | None = None
        self._box, self._well = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self._rim, self._disc = Polygon(self.canvas), Polygon(self.canvas)
        self._sign = Sign(self.canvas)
        self.name = Lettering(sp=34, weight=800, least=20, line=1.1)
        self.about = Lettering(sp=16, weight=700, least=14, colour=theme.MUTED, line=1.15)
        self.note = Lettering(sp=17, least=14, colour=theme.MUTED, line=1.2)
        self.steps: list[NumberedStep] = []
        for widget in (self.name, self.about, self.note):
            self.add_widget(widget)

    def render(self, view: ItemText) -> None:
        self.view = view
        self.name.text, self.about.text, self.note.text = view.name, view.about, view.note
        keep(self, self.steps, len(view.steps), NumberedStep)
        for part in (self.name, self.about, self.note):
            part.redraw()
        self.lay_soon()

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        self._box.draw(self.rect, theme.SAY_GROUND, theme.ACCENT, left=6)
        inside = self.rect.inset(dp(18), dp(12))
        roomy = self.height >= dp(360)
        head, rest = inside.cut_top(dp(104 if roomy else 56), dp(12 if roomy else 6))
        disc, words = head.cut_left(head.h, dp(14))
        radius = head.h / 2
        self._rim.draw(placed(_ROUND, *disc.middle, radius), colours.FRAMES[view.colour])
        self._disc.draw(placed(_ROUND, *disc.middle, radius - dp(5)), colours.CARD_PAPER)
        self._sign.draw(*disc.middle, radius * 1.1, item_icon(view.item), theme.WHITE)
        upper, lower = words.cut_top(words.h * 0.56)
        put(self.name, upper)
        put(self.about, lower)
        rest = self._lay_note(rest, view)
        self._lay_steps(rest, view)

    def _lay_note(self, rest: Rect, view: ItemText) -> Rect:
        if not view.note:
            self._well.hide()
            put(self.note, NOWHERE)
            return rest
        across = rest.w - dp(28)
        high = min(self.note.height_for(across) + dp(20), rest.h * 0.36)
        well, rest = rest.cut_bottom(high, dp(8))
        self._well.draw(well, theme.WELL)
        put(self.note, well.inset(dp(14), dp(6)))
        return rest

    def _lay_steps(self, rest: Rect, view: ItemText) -> None:
        gap = dp(10)
        for sp in _SIZES:
            for at, (step, text) in enumerate(zip(self.steps, view.steps, strict=True), 1):
                step.tell(at, text, sp)
            heights = [step.high(rest.w) for step in self.steps]
            if sum(heights) + gap * (len(heights) - 1) <= rest.h:
                break
        spare = max(0.0, rest.h - sum(heights) - gap * (len(heights) - 1))
        between = gap + min(dp(16), spare / max(1, len(heights)))
        top = rest.top
        for step, high in zip(self.steps, heights, strict=True):
            put(step, Rect(rest.x, top - high, rest.w, high))
            step.lay_soon()
            top -= high + between


class ItemsPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._bar = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self._grid, self._line = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.title = Lettering(sp=28, weight=800, least=18)
        self.missing = Lettering(sp=17, least=14, colour=theme.MUTED)
        self.text = ItemTextPanel()
        self.items: list[ItemPress] = []
        self.back, self.turn, self.differs = Press(sp=19), Press(sp=19), Press(sp=19)
        self.rows = 3
        for widget in (self.title, self.missing, self.text, self.back, self.differs):
            self.add_widget(widget)

    def render(self, shown: ItemsView) -> None:
        self.title.text, self.missing.text = shown.title, shown.missing
        self.rows = len(shown.rows)
        render_each(self, self.items, (key for row in shown.rows for key in row), ItemPress)
        self.text.render(shown.text)
        self.back.render(shown.back)
        have(self, self.turn, shown.turn is not None)
        if shown.turn is not None:
            self.turn.render(shown.turn)
        self.differs.render(shown.differs)
        for part in (self.title, self.missing, self.back, self.turn, self.differs):
            part.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, colours.PARADOXON_SKY)
        low, phone = self.height < dp(700), self.width < dp(_PHONE)
        rim, gap = dp(8 if phone else theme.MARGIN), dp(8)
        bar, rest = self.rect.cut_bottom(dp(69 if low or phone else 84))
        self._bar.draw(bar, theme.BAR, radius=0)
        keys = bar.inset(rim, dp(4))
        wide = min(dp(320), (keys.w - 2 * gap) / 3)
        put(self.back, keys.cut_left(wide)[0])
        put(self.turn, Rect(keys.x + wide + gap, keys.y, wide, keys.h))
        put(self.differs, Rect(keys.right - wide, keys.y, wide, keys.h))
        rest = rest.inset(rim, gap)
        if self.width >= dp(_WIDE):
            left, text = rest.cut_left(rest.w * 0.6, dp(16))
            head, grid = left.cut_top(dp(52), gap)
        else:
            head, rest = rest.cut_top(dp(44), dp(4))
            text, grid = rest.cut_bottom(rest.h * (0.5 if phone else 0.44), gap)
        put(self.title, head.inset(dp(8), 0))
        self._sky.clear([head])
        self._lay_missing(text)
        self._grid.draw(grid, colours.HALF_WAITS, radius=18)
        inside = grid.inset(dp(10))
        cells = inside.grid(len(self.items) or 1, _ACROSS, gap)
        for press, cell in zip(self.items, cells, strict=False):
            put(press, cell)

    def _lay_missing(self, text: Rect) -> None:
        if not self.missing.text or text.h < dp(400):
            self._line.hide()
            put(self.missing, NOWHERE)
            put(self.text, text)
            return
        line, text = text.cut_bottom(dp(56), dp(8))
        self._line.draw(line, theme.PANEL)
        put(self.missing, line.inset(dp(18), dp(4)))
        put(self.text, text)


class ItemsScreen(WholeTurned):
    def __init__(self, **look: Any) -> None:
        self.items = ItemsPanel()
        super().__init__(self.items, **look)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, ItemsView)
        self.items.render(shown)
        self.face(far=shown.turned)
        self.lay_soon()
