"""The pages before the lesson: three cards under the night sky, or one by one where it is small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.practice.drawn.table_card import TEXT, CardPanel
from companion.ui.island.practice.views import FirstPageView
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.button_row import wanted_width
from companion.ui.kit.drawn.keys.page_dots import PageDots
from companion.ui.kit.drawn.lettering import Lettering, text_height, text_scale
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, place_of, put, render_each
from companion.ui.kit.drawn.press import Press, label_size
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import NOWHERE, Rect

_TITLE: Final = 30  # sp
_SMALL_TITLE: Final = 24
_NOTE: Final = 18
_SIZES: Final = (TEXT, 15.5, 14)  # sp of the lines; the smallest is the floor
_GROWN: Final = 1.1  # so much larger letters round the cards can be in a narrow window
_SMALLER: Final = (13, 12, 11, 10)
_LARGE: Final = 19  # sp of them where a card has the whole width
_BAR: Final = 84  # dp
_LOW_BAR: Final = 72
_LOW: Final = 700  # dp of height below which everything is closer
_WIDE: Final = 900  # dp from which cards stand beside each other
_MIDDLE: Final = 1100  # dp from which the dots are in the middle
_NARROW: Final = 560
_MARGIN: Final = 48
_TOP: Final = 14
_GAP: Final = 16
_LEAVE: Final = 132
_GO: Final = 384
_BACK: Final = 200
_KEY_LEAST: Final = 15  # sp of a label in the bar
_DOT: Final = 8  # dp: the radius of a dot
_DOTS: Final = 34  # dp from one to the next
_FAR_DOTS: Final = 20  # the same of more than three
_SMALL_DOT: Final = 5


class Turn(Press):
    """A button that turns to the next card first, where there is room for one only."""

    def __init__(self, screen: FirstPagesScreen, step: int, **look: Any) -> None:
        super().__init__(**look)
        self._screen, self._step = screen, step

    def act(self, act: str) -> None:
        if not self._screen.turned(self._step):
            super().act(act)


class FirstPagesScreen(Panel):
    """`card`: the one that is seen, where they stand one by one."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: FirstPageView | None = None
        self.card = 0
        self.alone = False
        self._sky = Sky(self.canvas.before)
        self._bar = RoundedBox(self.canvas.before)
        self.title = Lettering(sp=_TITLE, weight=800)
        self.note = Lettering(sp=_NOTE, colour=theme.SAY_TEXT)
        self.promise = Lettering(sp=_NOTE, weight=700)
        self.cards: list[CardPanel] = []
        self.dots = PageDots(self.canvas)
        self.leave, self.skip = Press(sp=16, icon=20), Press(sp=18, icon=24)
        self.back, self.go = Turn(self, -1, sp=20, icon=26), Turn(self, 1, sp=24, icon=30)
        for widget in (self.title, self.note, self.promise, self.leave, self.back, self.go):
            self.add_widget(widget)

    def render(self, view: FirstPageView) -> None:
        before, self.view = self.view, view
        if before is None or before.at != view.at:
            back = before is not None and before.at > view.at
            self.card = len(view.cards) - 1 if back else 0
        self.title.text, self.note.text, self.promise.text = view.title, view.text, view.promise
        render_each(self, self.cards, view.cards, CardPanel)
        for key, button in ((self.back, view.back), (self.go, view.go)):
            key.render(button)
            key.redraw()
        if view.leave is not None:
            self.leave.render(view.leave)
            self.leave.redraw()
        have(self, self.leave, view.leave is not None)
        if view.skip is not None:
            self.skip.render(view.skip)
        have(self, self.skip, view.skip is not None)
        self.lay_soon()

    def turned(self, step: int) -> bool:
        """True if there was another card to turn to."""
        if not self.alone or not 0 <= self.card + step < len(self.cards):
            return False
        self.card += step
        self.lay_soon()
        return True

    # Layout

    @property
    def _is_low(self) -> bool:
        return bool(self.height < dp(_LOW))

    @property
    def _margin(self) -> float:
        if self.width < dp(_NARROW):
            return dp(theme.GAP)
        return dp(_MARGIN if self.width >= dp(1100) else 24)

    def _around(self, sp: float) -> float:
        """The size of words round the cards: in a narrow window large letters are for the cards."""
        narrow = self.width < dp(_WIDE)
        return sp * min(1.0, _GROWN / text_scale()) if narrow else sp

    def lay(self) -> None:
        if self.view is None:
            return
        bar, rest = self.rect.cut_bottom(dp(_LOW_BAR if self._is_low else _BAR))
        self._sky.draw(rest, theme.NIGHT)
        self._bar.draw(bar, theme.BAR, radius=0)
        self._lay_bar(bar.inset(self._margin, dp(4)))
        rest = rest.inset(self._margin, dp(8))
        if not self._is_low:
            rest = rest.cut_top(dp(_TOP))[1]
        rest = self._lay_head(rest)
        low, rest = rest.cut_bottom(self._promise_high(rest.w), dp(theme.BETWEEN))
        self._lay_cards(rest)
        self._lay_promise(low)
        self._sky.clear([place_of(one) for one in (self.title, self.note, self.promise)])

    def _lay_head(self, rest: Rect) -> Rect:
        """The title beside the way out, and the line below both; what is left."""
        self.title.sp = self._around(_TITLE if rest.w >= dp(_WIDE) else _SMALL_TITLE)
        self.note.sp = self.promise.sp = self._around(_NOTE)
        for one in (self.title, self.note, self.promise):
            one.least = min(14, one.sp)
        wide = max(dp(_LEAVE if rest.w >= dp(_NARROW) else 104), wanted_width(self.leave, 96))
        across = rest.w - (wide + dp(theme.GAP) if self.leave.parent else 0)
        title = max(dp(32), self.title.height_for(across))
        beside = self.note.height_for(across) < dp(30)
        note = self.note.height_for(across if beside else rest.w)
        first = max(dp(56), title + (note if beside else 0))
        gap = dp(theme.BETWEEN if self._is_low else _GAP)
        head, rest = rest.cut_top(first + (0 if beside else note + dp(2)), gap)
        upper, lower = head.cut_top(first)
        words, leave = upper.cut_left(across, dp(theme.GAP))
        put(self.leave, leave.cut_top(dp(56))[0])
        block = words.cut_top(title)[0] if beside else words
        put(self.title, block)
        put(self.note, words.cut_bottom(words.h - title)[0] if beside else lower)
        return rest

    def _promise_wide(self, width: float) -> float:
        """Left of the dots, or over them."""
        if width < dp(_WIDE):
            return width
        return width * 0.6 if width < dp(_MIDDLE) else width / 2 - dp(_FAR_DOTS * 4 + theme.GAP)

    def _promise_high(self, width: float) -> float:
        """Of the sentence about winning, and of the dots that say how many cards there are."""
        sp = self._around(_NOTE)
        words = text_height(self.promise.text, self._promise_wide(width), sp, weight=700)
        return max(dp(32), words) + (dp(28) if width < dp(_WIDE) else 0)

    def _lay_promise(self, place: Rect) -> None:
        assert self.view is not None
        each = len(self.cards) if self.alone else 1
        if place.w < dp(_WIDE):
            dots, words = place.cut_bottom(dp(24), dp(4))
        else:
            words, right = place.cut_left(self._promise_wide(place.w))
            dots = place if place.w >= dp(_MIDDLE) else right
        put(self.promise, words)
        at = self.view.at * each + (self.card if self.alone else 0)
        count = self.view.of * each
        far, size = (_FAR_DOTS, _SMALL_DOT) if count > 3 else (_DOTS, _DOT)
        self.dots.draw(dots.middle, at, count, far, size)

    def _lay_cards(self, rest: Rect) -> None:
        found = self._arranged(rest)
        self.alone = found is None
        for at, card in enumerate(self.cards):
            have(self, card, found is not None or at == self.card)
        if found is None:
            self._lay_alone(rest)
            return
        flat, sp = found
        for card, place in zip(self.cards, self._places(rest, flat, sp), strict=True):
            card.show_as(flat=flat, sp=sp)
            put(card, place)

    def _arranged(self, rest: Rect) -> tuple[bool, float] | None:
        """True if the three are flat, and the size of their letters; None: they have no room."""
        if self.width < dp(_NARROW):
            return None
        flat = self.width < dp(_WIDE)
        for sp in (_LARGE, *_SIZES) if flat else _SIZES:
            heights = self._heights(rest.w, flat, sp)
            high = sum(heights) + dp(_GAP) * (len(heights) - 1) if flat else max(heights)
            if high <= rest.h:
                return flat, sp
        return None

    def _heights(self, width: float, flat: bool, sp: float) -> list[float]:
        count = len(self.cards)
        wide = width if flat else (width - dp(_GAP) * (count - 1)) / count
        return [card.height_for(wide, flat=flat, sp=sp) for card in self.cards]

    def _places(self, rest: Rect, flat: bool, sp: float) -> tuple[Rect, ...]:
        """Columns; or rows, each as high as it needs and with its share of what is left."""
        if not flat:
            return rest.columns(len(self.cards), dp(_GAP))
        heights = self._heights(rest.w, flat, sp)
        spare = (rest.h - sum(heights) - dp(_GAP) * (len(heights) - 1)) / len(heights)
        places = []
        for high in heights:
            place, rest = rest.cut_top(high + spare, dp(_GAP))
            places.append(place)
        return tuple(places)

    def _lay_alone(self, rest: Rect) -> None:
        card = self.cards[self.card]
        # Large letters become smaller where there is no room, but never below the floor.
        least = _SIZES[-1] / max(1.0, text_scale())
        sizes = (_LARGE, *_SIZES, *(sp for sp in _SMALLER if sp > least), least)
        ways = [(flat, sp) for flat in (rest.w > 1.6 * rest.h, False, True) for sp in sizes]
        fit = [way for way in ways if card.height_for(rest.w, flat=way[0], sp=way[1]) <= rest.h]
        flat, sp = fit[0] if fit else (rest.w > rest.h, least)
        card.show_as(flat=flat, sp=sp)
        put(card, rest)

    def _lay_bar(self, bar: Rect) -> None:
        """Back at the left, the amber one at the right, between them the way to the lesson."""
        gap = dp(_GAP if self.width >= dp(_NARROW) else theme.BETWEEN)
        if self.width < dp(_NARROW):
            back, rest = bar.cut_left(max(dp(96), 0.25 * bar.w), gap)
            skip, go = rest.columns(2, gap) if self.skip.parent is not None else (NOWHERE, rest)
        else:
            go, rest = bar.cut_right(min(dp(_GO), bar.w * 0.4), gap)
            back, rest = rest.cut_left(min(dp(_BACK), bar.w * 0.22), gap)
            skip = rest.cut_left(max(dp(_BACK), min(rest.w, wanted_width(self.skip, 160))))[0]
        put(self.go, go)
        self._put_keys(((self.back, back, 20), (self.skip, skip, 18)))

    @staticmethod
    def _put_keys(keys: Sequence[tuple[Press, Rect, float]]) -> None:
        """Labels that shrink alike: as much as the one that has the least room."""
        there = [one for one in keys if one[0].parent is not None]
        shares = [label_size(key.button, place, sp) / sp for key, place, sp in there if key.button]
        for key, place, sp in there:
            key.sp = max(sp * min(shares), _KEY_LEAST / max(1.0, text_scale()))
            put(key, place)
            key.redraw()
