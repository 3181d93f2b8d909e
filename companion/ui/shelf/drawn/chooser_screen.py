"""The games to choose from, as cards; below them what the chosen one needs, and the way on."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.keys.button_row import wanted_width
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_height
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, mixed, placed, ring
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.shelf.drawn.game_tile import ASPECT
from companion.ui.shelf.drawn.islands import SmallIsland
from companion.ui.shelf.drawn.way_signs import WaySigns
from companion.ui.shelf.views import ChooserView, OfferCard

_TITLE: Final = 29  # sp
_NAME: Final = 22
_WHAT: Final = 18
_PEOPLE: Final = 17
_BAR: Final = 84
_LOW_BAR: Final = 68
_LOW: Final = 700  # dp of height
_WIDE: Final = 860  # dp of width from which the cards stand side by side
_CARD: Final = 440  # dp high at most
_TALL: Final = 230  # dp of height from which the picture stands over the words
_ROW: Final = 220  # dp of a row at most
_PICTURE: Final = 104  # dp across, in a card that is a row
_NEEDS: Final = 20  # sp
_CLOSE_NEEDS: Final = 16
_GO: Final = 348  # dp wide
_EDGE: Final = 4
_ROUND: Final = ring(64)


class OfferPress(Painted):
    """A game: its picture, its name, what it is, and for how many people."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.card: OfferCard | None = None
        self.tall = False  # side by side with others, the picture over the words
        self._box = RoundedBox(self.canvas.before)
        self.island = SmallIsland()
        self._ways = WaySigns(self.canvas.after)
        self._disc, self._sign = Polygon(self.canvas), Sign(self.canvas)
        self._name, self._what = Writing(self.canvas), Writing(self.canvas)
        self._people, self._crowd = Writing(self.canvas), Sign(self.canvas)
        self.add_widget(self.island)

    @property
    def words(self) -> object:
        return self.card and self.card.button.label

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return "" if self.card is None else f"{self.card.button.label}\n{self.card.what}"

    def render(self, card: OfferCard) -> None:
        self.card, self.role = card, card.button.act
        self.island.render(card.ground, sealed=card.ground is None)
        self.redraw()

    def height_for(self, width: float) -> float:
        """Of one that is a row: the picture left of the words."""
        return max(dp(_PICTURE), sum(self._heights(self._across(width)))) + 2 * dp(14)

    def _across(self, width: float) -> float:
        return max(1.0, width - dp(_PICTURE) - 3 * dp(14))

    def _heights(self, width: float) -> tuple[float, float, float]:
        card = self.card
        if card is None:
            return 0, 0, 0
        return (
            text_height(card.button.label, width, _NAME, weight=800, line=1.1) + dp(6),
            text_height(card.what, width, _WHAT, line=1.25) + dp(8),
            max(dp(26), text_height(card.button.second, width - dp(34), _PEOPLE, weight=700)),
        )

    def paint(self, rect: Rect) -> None:
        card = self.card
        if card is None:
            return
        chosen = card.button.chosen
        fill = theme.ACTING if chosen else theme.CARD
        edge = theme.ACCENT if chosen else theme.CARD_EDGE
        self._box.draw(
            rect, mixed(fill, theme.WHITE, 0.1 * self.pressed), edge, radius=24,
            width=_EDGE if chosen else theme.EDGE,
        )  # fmt: skip
        if self.tall and rect.h >= dp(_TALL):
            inside = rect.inset(dp(18), dp(20))
            name, what, people = self._heights(inside.w)
            words = min(inside.h * 0.6, name + what + people + dp(16))
            low, above = inside.cut_bottom(words, dp(8))
            self._draw_picture(card, above)
            last, rest = low.cut_bottom(people)
        else:
            inside = rect.inset(dp(14))
            picture, rest = inside.cut_left(dp(_PICTURE), dp(14))
            self._draw_picture(card, picture)
            name, what, people = self._heights(rest.w)
            spare = max(0.0, rest.h - name - what - people)
            rest = rest.inset(0, spare / 2)
            last, rest = rest.cut_bottom(people)
        self._draw_words(card, rest, last, name)

    def _draw_words(self, card: OfferCard, rest: Rect, last: Rect, name: float) -> None:
        head, rest = rest.cut_top(name)
        self._name.draw(head, card.button.label, _NAME, weight=800, least=16, line=1.1)
        self._what.draw(
            rest, card.what, _WHAT, least=14, colour=theme.SAY_TEXT, valign="top", line=1.25
        )
        crowd, words = last.cut_left(dp(26), dp(8))
        self._crowd.draw(*crowd.middle, dp(24), "people", theme.ACCENT)
        self._people.draw(
            words, card.button.second, _PEOPLE, weight=700, least=14, colour=theme.ACCENT
        )

    def _draw_picture(self, card: OfferCard, place: Rect) -> None:
        if not card.icon:
            self._disc.hide()
            self._sign.hide()
            wide = min(place.w, place.h * ASPECT, dp(280))
            x, y = place.middle
            island = Rect(x - wide / 2, y - wide / ASPECT / 2, wide, wide / ASPECT)
            put(self.island, island)
            self._ways.draw(card, island)
            return
        self._ways.hide()
        put(self.island, NOWHERE)
        radius = min(place.w, place.h, dp(230)) / 2
        self._disc.draw(placed(_ROUND, *place.middle, radius), theme.WELL)
        self._sign.draw(*place.middle, radius * 1.2, card.icon, theme.WHITE)


class OfferList(Panel):
    """Cards side by side in a wide window, else rows; `room`: the height there is."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.cards: list[OfferPress] = []
        self.room = 0.0

    def _beside(self, width: float) -> bool:
        return width >= dp(_WIDE)

    def height_for(self, width: float) -> float:
        if self._beside(width):
            return min(self.room, dp(_CARD))
        return sum(self._heights(width)) + dp(theme.BETWEEN) * max(0, len(self.cards) - 1)

    def _heights(self, width: float) -> list[float]:
        """Of rows, which take what room there is, up to a height."""
        heights = [card.height_for(width) for card in self.cards]
        gaps = dp(theme.BETWEEN) * max(0, len(heights) - 1)
        spare = max(0.0, self.room - sum(heights) - gaps) / max(1, len(heights))
        return [max(high, min(high + spare, dp(_ROW))) for high in heights]

    def lay(self) -> None:
        gap = dp(theme.BETWEEN)
        for card in self.cards:
            card.tall = self._beside(self.width)
            card.redraw()
        if self._beside(self.width) and self.cards:
            for card, cell in zip(self.cards, self.rect.columns(len(self.cards), gap), strict=True):
                put(card, cell)
            return
        top = self.top
        for card, high in zip(self.cards, self._heights(self.width), strict=True):
            put(card, Rect(self.x, top - high, self.width, high))
            top -= high + gap


class ChooserScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._bar = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self._row = RoundedBox(self.canvas.before)
        self.title = Lettering(sp=_TITLE, weight=800, least=18)
        self.note = Lettering(sp=_WHAT, colour=theme.MUTED, least=14)
        self.list = OfferList()
        self.body = Scroll(self.list, "games")
        self.needs = Lettering(sp=_NEEDS, colour=theme.SAY_TEXT, least=14, line=1.25)
        self.go, self.back = Press(sp=22, icon=30), Press(sp=19)
        self.first = Press(sp=18)
        for widget in (self.body, self.title, self.note, self.needs, self.go, self.back):
            self.add_widget(widget)

    def render(self, view: ChooserView) -> None:
        self.title.text, self.note.text, self.needs.text = view.title, view.text, view.needs
        render_each(self.list, self.list.cards, view.cards, OfferPress)
        self.go.render(view.go)
        self.back.render(view.back)
        if view.first is not None:
            self.first.render(view.first)
        have(self, self.first, view.first is not None)
        for part in (self.title, self.note, self.needs, self.go, self.back):
            part.redraw()  # the text size may have changed
        for panel in (self, self.list, self.body):
            panel.lay_soon()

    def lay(self) -> None:
        low = self.height < dp(_LOW)
        margin = dp(32 if self.width >= dp(1100) else 16 if self.width >= dp(500) else 8)
        self._sky.draw(self.rect, theme.EVENING)
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if low else _BAR))
        self._bar.draw(bar, theme.BAR, radius=0)
        inside = bar.inset(margin, dp(4))
        back = min(
            inside.w / 2, max(dp(150 if inside.w < dp(500) else 180), wanted_width(self.back, 96))
        )
        place, others = inside.cut_left(back, dp(theme.BETWEEN))
        put(self.back, place)
        put(self.first, others.cut_left(min(others.w, dp(300)))[0])
        rest = rest.inset(margin, 0)
        title = max(dp(48 if low else 64), self.title.height_for(rest.w))
        head, rest = rest.cut_top(title)
        put(self.title, head)
        note, rest = rest.cut_top(self.note.height_for(rest.w), dp(10 if low else 14))
        put(self.note, note)
        self._sky.clear([head, note])
        rest = self._lay_needs(rest.cut_top(rest.h - dp(theme.BETWEEN))[0])
        self.list.room = rest.h
        put(self.body, rest)
        self.body.lay_soon()
        self.list.lay_soon()

    def _lay_needs(self, rest: Rect) -> Rect:
        """The row of the chosen game; what is left for the cards."""
        rim, gap = dp(18), dp(theme.GAP)
        self.needs.sp = _NEEDS if self.width >= dp(500) else _CLOSE_NEEDS
        beside = rest.w >= dp(700)
        wide = min(dp(_GO), rest.w * 0.42) if beside else rest.w - 2 * rim
        across = rest.w - 2 * rim - (wide + gap if beside else 0)
        words = self.needs.height_for(across)
        key = dp(76 if self.height >= dp(_LOW) else 64)
        high = max(words, key) if beside else words + key + gap
        row, rest = rest.cut_bottom(high + 2 * dp(14), gap)
        self._row.draw(row, theme.PANEL, radius=24)
        inside = row.inset(rim, dp(14))
        if beside:
            go, text = inside.cut_right(wide, gap)
            go = Rect(go.x, go.middle[1] - key / 2, go.w, key)
        else:
            go, text = inside.cut_bottom(key, gap)
        put(self.go, go)
        put(self.needs, text)
        return rest
