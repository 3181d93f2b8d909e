"""The worth of a card: the pad, three places for cards, and the answer."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.card_of_pad import item_icon
from companion.ui.games.paradoxon.drawn.card_pad import CardPad
from companion.ui.games.paradoxon.drawn.whole_turned import WholeTurned
from companion.ui.games.paradoxon.worth_page import WorthSlot, WorthView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.table.views import TableView

_WIDE: Final = 900
_PHONE: Final = 500
_ASPECT: Final = 0.71
_LABEL: Final = 44


class WorthSlotPress(Painted):
    """A card as it lies, the near item below; or a place that waits for one."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.slot: WorthSlot | None = None
        self._frame, self._paper = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._bar = RoundedBox(self.canvas)
        self._signs = [Sign(self.canvas) for _ in range(2)]
        self._label, self._second = Writing(self.canvas), Writing(self.canvas)

    @property
    def words(self) -> object:
        return self.slot and (self.slot.label, self.slot.near)

    def render(self, slot: WorthSlot) -> None:
        self.slot, self.role = slot, slot.button.act
        self.redraw()

    def paint(self, rect: Rect) -> None:
        slot = self.slot
        if slot is None:
            return
        label, place = rect.cut_bottom(dp(_LABEL), dp(2))
        high = min(place.h, place.w / _ASPECT)
        wide = high * _ASPECT
        card = Rect(place.middle[0] - wide / 2, place.y, wide, high)
        ink = theme.ACCENT if slot.wanted else theme.TEXT
        upper, lower = label.cut_top(label.h / 2)
        one = upper if slot.button.second else label
        self._label.draw(
            one, slot.label, 16, least=14, weight=800, colour=ink, halign="center", line=1.0
        )
        self._second.draw(
            lower, slot.button.second, 15, least=14, colour=theme.MUTED, halign="center", line=1.0
        )
        if slot.colour is None or slot.near is None or slot.far is None:
            edge = theme.ACCENT if slot.wanted else colours.EMPTY_CHIP_EDGE
            self._frame.draw(card, colours.TOLD_QUIET, edge, radius=12)
            self._paper.hide()
            self._bar.hide()
            for sign in self._signs:
                sign.hide()
            return
        frame = mixed(colours.FRAMES[slot.colour], theme.WHITE, 0.2 * self.depth)
        self._frame.draw(card, frame, colours.CARD_BACK_EDGE, radius=12)
        inside = card.inset(card.w * 0.09)
        self._paper.draw(inside, colours.CARD_PAPER, radius=8)
        bar = Rect(inside.x, inside.middle[1] - dp(2), inside.w, dp(4))
        self._bar.draw(bar, frame, radius=0)
        for sign, cell, item in zip(
            self._signs, inside.rows(2), (slot.far, slot.near), strict=True
        ):
            side = min(cell.w, cell.h) * 0.64
            sign.draw(*cell.middle, side, item_icon(item), theme.WHITE)


class AnswerPanel(Panel):
    """0 to 3 large, and the reason."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.points = Lettering(
            sp=84, weight=800, least=30, halign="center", colour=theme.ACCENT, line=1.0
        )
        self.words = Lettering(sp=21, least=14, line=1.2)
        self.add_widget(self.points)
        self.add_widget(self.words)

    def render(self, points: str, told: str) -> None:
        self.points.text, self.words.text = points, told
        self.points.redraw()
        self.words.redraw()
        self.lay_soon()

    def lay(self) -> None:
        edge = theme.ACCENT if self.points.text else theme.TOLD_EDGE
        self._box.draw(self.rect, theme.SAY_GROUND, edge, left=6)
        inside = self.rect.inset(dp(18), dp(8))
        if self.points.text:
            number, words = inside.cut_left(min(dp(96), inside.w * 0.24), dp(12))
            put(self.points, number)
            put(self.words, words)
        else:
            put(self.points, NOWHERE)
            put(self.words, inside)


class WorthPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._bar = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self.pad, self.answer = CardPad(), AnswerPanel()
        self.slots: list[WorthSlotPress] = []
        self.back, self.anew = Press(sp=19), Press(sp=19)
        for widget in (self.pad, self.answer, self.back, self.anew):
            self.add_widget(widget)

    def render(self, shown: WorthView) -> None:
        self.pad.render(shown.pad)
        self.answer.render(shown.points, shown.told)
        render_each(self, self.slots, shown.slots, WorthSlotPress)
        self.back.render(shown.back)
        self.anew.render(shown.anew)
        self.back.redraw()
        self.anew.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, colours.PARADOXON_SKY)
        low, phone = self.height < dp(700), self.width < dp(_PHONE)
        rim, gap = dp(8 if phone else theme.MARGIN), dp(8)
        bar, rest = self.rect.cut_bottom(dp(69 if low or phone else 84))
        self._bar.draw(bar, theme.BAR, radius=0)
        keys = bar.inset(rim, dp(4))
        wide = min(dp(320), (keys.w - gap) / 2)
        put(self.back, keys.cut_left(wide)[0])
        put(self.anew, Rect(keys.x + wide + gap, keys.y, wide, keys.h))
        rest = rest.inset(rim, gap)
        if self.width >= dp(_WIDE):
            pad, side = rest.cut_left(rest.w * 0.6, dp(16))
            answer, slots = side.cut_bottom(side.h * 0.42, gap)
        else:
            answer, rest = rest.cut_bottom(dp(112), gap)
            slots, pad = rest.cut_top(rest.h * (0.32 if not phone else 0.3), gap)
        put(self.pad, pad)
        put(self.answer, answer)
        self._sky.clear([pad, slots])
        cells = slots.inset(dp(4), 0).columns(3, dp(14))
        for press, cell in zip(self.slots, cells, strict=False):
            put(press, cell)


class WorthScreen(WholeTurned):
    def __init__(self, **look: Any) -> None:
        self.worth = WorthPanel()
        super().__init__(self.worth, **look)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, WorthView)
        self.worth.render(shown)
        self.face(far=shown.turned)
        self.lay_soon()
