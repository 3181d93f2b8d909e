"""The set-up that nobody hosts: seats at the left, the OP's manner at the right."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.island.table_mode.drawn.bright import BrightPress
from companion.ui.island.table_mode.set_up_view import ChoiceCard, ChosenSeat, NobodyHostsView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem
from companion.ui.kit.drawn.keys.segmented import BRIGHT, HIGH, Segmented
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.press import SHOW, Press, Skin, label_size
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.rect import Rect

_SEAT: Final = "#EFF7FB"
_WIDE: Final = 960  # dp: two columns
_LOW: Final = 700  # dp of height


class EmblemPress(Press):
    """One of the six; the chosen one lies on its captive's colour, a taken one is pale."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._picture = Emblem(self.canvas)

    def paint(self, rect: Rect) -> None:
        button = self.button
        if button is None or button.who is None:
            return
        colour = theme.CAPTIVE[button.who]
        skin = Skin(colour, "", theme.WHITE, theme.WHITE) if button.chosen else Skin(
            theme.WHITE, "#B9D6E6", theme.SHOW_TEXT, theme.SHOW_TEXT
        )  # fmt: skip
        self.draw_back(rect, skin)
        taken = not button.chosen and button.tone == "raised"
        side = min(rect.w, rect.h) * 0.36
        self._picture.draw(*rect.middle, side, button.who, 0.28 if taken else 1.0)


class SeatPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.seat: ChosenSeat | None = None
        self._box, self._disc = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._number, self._person = Writing(self.canvas), Writing(self.canvas)
        self.keys = [BrightPress(sp=17, icon=22) for _ in range(3)]
        self.emblems = [EmblemPress() for _ in range(6)]
        for one in (*self.keys, *self.emblems):
            self.add_widget(one)

    def render(self, seat: ChosenSeat) -> None:
        self.seat = seat
        buttons = (seat.earlier, seat.name, seat.remove)
        for key, button in zip(self.keys, buttons, strict=True):
            key.render(button)
        for key, button in zip(self.emblems, seat.emblems, strict=True):
            key.render(button)
        self.lay_soon()

    def lay(self) -> None:
        seat = self.seat
        if seat is None:
            return
        self._box.draw(self.rect, _SEAT, radius=18)
        inside = self.rect.inset(dp(10), dp(8))
        top, low = inside.cut_top(dp(48), dp(6))
        disc, rest = top.cut_left(dp(40), dp(10))
        disc = Rect(disc.x, disc.middle[1] - dp(20), dp(40), dp(40))
        self._disc.draw(disc, theme.CAPTIVE[seat.who], radius=20)
        self._number.draw(disc, seat.number, 20, weight=800, colour=theme.WHITE, halign="center")
        narrow = rest.w < dp(420)
        keys, words = rest.cut_right(rest.w * (0.68 if narrow else 0.54), dp(8))
        self._person.draw(words, f"{seat.person} · {seat.captive}", 22, weight=800,
                          colour=theme.SHOW_TEXT, least=14, line=1.05)  # fmt: skip
        buttons = (seat.earlier, seat.name, seat.remove)
        for key, button, cell in zip(self.keys, buttons, keys.columns(3, dp(6)), strict=True):
            shown = revised(button, {"icon": ""}) if narrow else button
            key.render(shown)
            key.sp = max(14.0, label_size(shown, cell, 17))
            put(key, cell)
            key.redraw()
        for emblem, cell in zip(self.emblems, low.columns(6, dp(6)), strict=True):
            put(emblem, cell)
            emblem.redraw()


class ChoicePanel(Panel):
    """`beside`: the values stand beside the heading, and there is no line below."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.card: ChoiceCard | None = None
        self._box = RoundedBox(self.canvas)
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self.values = Segmented()
        self.add_widget(self.values)

    def render(self, card: ChoiceCard) -> None:
        self.card = card
        self.values.render(card.segments, BRIGHT)
        self.lay_soon()

    def lay(self) -> None:
        card = self.card
        if card is None:
            return
        self._box.draw(self.rect, theme.WHITE, radius=20)
        inside = self.rect.inset(dp(16), dp(6))
        if not card.text:
            head, values = inside.cut_left(inside.w * 0.5, dp(8))
            high = min(values.h, dp(HIGH))
            put(self.values, Rect(values.x, values.middle[1] - high / 2, values.w, high))
            self._text.hide()
        else:
            head, rest = inside.cut_top(dp(28), dp(2))
            values, low = rest.cut_top(dp(52), dp(2))
            put(self.values, values)
            self._text.draw(low, card.text, 17, colour=theme.SHOW_MUTED, least=14, line=1.05)
        self._heading.draw(head, card.heading, 19, weight=800, colour=theme.SHOW_TEXT, least=14)


class NobodyHostsScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: NobodyHostsView | None = None
        self._ground, self._bar = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self._title = Writing(self.canvas)
        self.body = SetUpBody()
        self.scroll = Scroll(self.body, "nobody-hosts")
        self.add_widget(self.scroll)
        self.back, self.rulings = Press(sp=19, skin=SHOW), Press(sp=18, skin=SHOW)
        self.go = BrightPress(sp=22, icon=30)
        for key in (self.back, self.rulings, self.go):
            self.add_widget(key)

    def render(self, view: NobodyHostsView) -> None:
        self.view = view
        self.back.render(view.back)
        self.rulings.render(view.rulings)
        self.body.render(view)
        self.lay_soon()
        self.scroll.lay_soon()

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        low = self.height < dp(_LOW)
        margin = dp(16 if self.width >= dp(_LOW) else 8)
        wide = self.width >= dp(_LOW)
        self.go.render(view.go if wide else revised(view.go, {"second": "", "icon": ""}))
        bar, rest = self.rect.cut_bottom(dp(68 if low else 84))
        self._bar.draw(bar, theme.SHOW_OCEAN, radius=0)
        inside = bar.inset(margin, dp(4))
        go, others = inside.cut_right(inside.w * (0.37 if wide else 0.44), dp(8))
        back, rulings = others.cut_left(others.w * (0.36 if wide else 0.42), dp(8))
        for key, cell in ((self.go, go), (self.back, back), (self.rulings, rulings)):
            if key.button is not None:
                key.sp = max(14.0, label_size(key.button, cell, 20))
            put(key, cell)
            key.redraw()
        head, rest = rest.inset(margin, 0).cut_top(dp(48 if low else 60))
        self._title.draw(head, view.title, 30, weight=800, colour=theme.SHOW_TEXT, least=17)
        put(self.scroll, rest)


class SetUpBody(Panel):
    """Two columns where there is room; else all below one another, and it scrolls."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: NobodyHostsView | None = None
        self._box = RoundedBox(self.canvas)
        self._heading, self._order = Writing(self.canvas), Writing(self.canvas)
        self._notes_box, self._notes = RoundedBox(self.canvas), Writing(self.canvas)
        self.seats: list[SeatPanel] = []
        self.cards: list[ChoicePanel] = []
        self.more = BrightPress(sp=19, icon=26)
        self.add_widget(self.more)

    def render(self, view: NobodyHostsView) -> None:
        self.view = view
        keep(self, self.seats, len(view.seats), SeatPanel)
        for panel, seat in zip(self.seats, view.seats, strict=True):
            panel.render(seat)
        cards = (*view.cards, view.aloud)
        keep(self, self.cards, len(cards), ChoicePanel)
        for card_panel, card in zip(self.cards, cards, strict=True):
            card_panel.render(card)
        self.more.render(view.more)
        self.lay_soon()

    def height_for(self, width: float) -> float:
        if width >= dp(_WIDE - 32):
            return dp(486)
        return dp(40 + 3 * 132 + 64 + 2 * 120 + 76 + 100 + 6 * 8)

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        gap = dp(8)
        if self.width >= dp(_WIDE - 32):
            left, right = self.rect.cut_left(self.width * 0.615, dp(16))
            self._lay_seats(left.inset(0, dp(4)), view)
            self._lay_cards(right.inset(0, dp(4)), view)
            return
        seats, rest = self.rect.cut_top(dp(40 + 3 * 132 + 64), gap)
        self._lay_seats(seats, view)
        self._lay_cards(rest, view)

    def _lay_seats(self, place: Rect, view: NobodyHostsView) -> None:
        self._box.draw(place, theme.WHITE, radius=24)
        inside = place.inset(dp(12), dp(8))
        head, rest = inside.cut_top(dp(28 if inside.w > dp(500) else 40), dp(4))
        title, order = head.cut_left(head.w * 0.5, dp(8))
        self._heading.draw(title, view.heading, 21, weight=800, colour=theme.SHOW_TEXT, least=14)
        order_or_why = view.reason or view.order
        self._order.draw(order, order_or_why, 15, colour=theme.SHOW_MUTED, halign="right", least=14,
                         line=1.05)  # fmt: skip
        foot, rest = rest.cut_bottom(dp(56), dp(8))
        put(self.more, foot.cut_left(foot.w * (0.5 if foot.w > dp(500) else 1.0))[0])
        if self.more.button is not None:
            self.more.redraw()
        for panel, row in zip(self.seats, rest.rows(3, dp(8)), strict=False):
            put(panel, row)

    def _lay_cards(self, place: Rect, view: NobodyHostsView) -> None:
        gap = dp(8)
        unit = (place.h - 3 * gap) / (120 + 120 + 72 + 100)
        rest = place
        for panel, share in zip(self.cards, (120, 120, 72), strict=True):
            row, rest = rest.cut_top(max(share * unit, dp(64)), gap)
            put(panel, row)
        self._notes_box.draw(rest, theme.WHITE, radius=20)
        self._notes.draw(rest.inset(dp(16), dp(6)), "\n".join(view.notes), 17, weight=700,
                         colour=theme.SHOW_MUTED, least=14, line=1.15)  # fmt: skip
