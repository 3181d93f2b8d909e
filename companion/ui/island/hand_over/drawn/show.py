"""The screen for one captive alone: an empty island with one space lit, and the way back."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.hand_over.drawn.places import is_wide, key_room
from companion.ui.island.hand_over.views import ShowView
from companion.ui.island.map.drawn.island_map import IslandMap
from companion.ui.island.map.drawn.map_ground import SHOWABLE
from companion.ui.kit import theme
from companion.ui.kit.drawn.flow import evened
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.keys.hold_press import HoldRing
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.rect import Rect

_SIDE: Final = 392  # dp of the column beside the island
_EMBLEM: Final = 116
_PICTURE: Final = 76
_HEADLINE, _NAME, _PLACE, _WORDS, _NOTE = 36, 34, 20, 22, 17  # sp
_MAP: Final = 1.16  # how wide the island is, by its height


class ShowScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground, self._card = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self._headline = ""
        self.map = IslandMap()
        self.emblem, self.picture = Icon(), Icon()
        self.headline = _lettering(_HEADLINE, 800, line=1.15)
        self.name = _lettering(_NAME, 800, line=1.15)
        self.place = _lettering(_PLACE, 400, line=1.2, colour=theme.SHOW_MUTED)
        self.words = _lettering(_WORDS, 700, line=1.3)
        self.note = _lettering(_NOTE, 400, line=1.35, colour=theme.SHOW_MUTED, valign="top")
        self.key = HoldRing()
        for widget in (
            self.map, self.emblem, self.headline, self.picture, self.name, self.place, self.words,
            self.key, self.note,
        ):  # fmt: skip
            self.add_widget(widget)

    def render(self, view: ShowView) -> None:
        if view.foggy:
            self.map.render(view.island, look=SHOWABLE)
        else:
            self.map.render(view.island, showable=True)
        self.emblem.who, self._headline = view.who, view.headline
        self.picture.name, self.name.text = view.icon, view.label
        self.place.text, self.words.text, self.note.text = view.place, view.text, view.note
        self.key.render(view.back)
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        if is_wide(self.rect):
            self._lay_beside()
        else:
            self._lay_below()

    def _lay_beside(self) -> None:
        """The island left; the key as low as it may lie, the note below it."""
        side, rest = self.rect.cut_right(min(dp(_SIDE + 32), self.width * 0.42))
        put(self.map, rest.inset(dp(theme.MARGIN)))
        side = Rect(side.x, side.y, side.w - dp(32), side.h)
        low = key_room(self.rect).y + dp(30 if side.h > dp(700) else 12)
        key = Rect(side.x, low, side.w, self._key_height(side.w))
        put(self.key, key)
        note = Rect(side.x + dp(6), side.y + dp(8), side.w - dp(6), key.y - side.y - dp(32))
        put(self.note, note)
        top = side.top - dp(theme.MARGIN if side.h < dp(700) else 32)
        self._lay_words(Rect(side.x, key.top + dp(12), side.w, top - key.top - dp(12)))

    def _lay_below(self) -> None:
        """The island above, then the words; the key at the lower edge, the note below it."""
        rest = self.rect.inset(dp(theme.MARGIN), dp(12))
        room = key_room(self.rect)
        width, high = min(rest.w, dp(560)), self._key_height(rest.w)
        left = rest.middle[0] - width / 2
        wanted = self.note.height_for(width) if self.note.text else 0
        note = min(wanted, max(0.0, room.top - rest.y - high - dp(16)))
        put(self.note, Rect(left, rest.y, width, note))
        key = Rect(left, rest.y + note + (dp(10) if note else 0), width, high)
        put(self.key, key)
        middle = Rect(rest.x, key.top + dp(12), rest.w, rest.top - key.top - dp(12))
        words = min(self._wants(width), middle.h * 0.55)
        island = min(self.width / _MAP, middle.h - words - dp(12))
        place, middle = Rect(self.x, middle.y, self.width, middle.h).cut_top(island, dp(12))
        put(self.map, place)
        self._lay_words(Rect(left, middle.y, width, middle.h))

    def _key_height(self, width: float) -> float:
        return min(key_room(self.rect).h * 0.7, max(dp(100), self.key.height_for(width)))

    # The words

    def _heights(self, width: float) -> tuple[float, float, float]:
        """Of the headline, the white card and what is to be done."""
        emblem = self._emblem(width)
        beside = width - emblem - dp(18)
        self.headline.text = evened(self._headline, Rect(0, 0, beside, self.height), _HEADLINE)
        inside = width - dp(_PICTURE + 3 * 26)
        named = self.name.height_for(inside) + self.place.height_for(inside)
        return (
            max(emblem, self.headline.height_for(beside)),
            max(dp(_PICTURE), named) + 2 * dp(18),
            self.words.height_for(width),
        )

    def _emblem(self, width: float) -> float:
        return min(dp(_EMBLEM), width * 0.28, self.height * 0.14)

    def _wants(self, width: float) -> float:
        return sum(self._heights(width)) + 2 * dp(14)

    def _lay_words(self, room: Rect) -> None:
        """From the top; what is too high shrinks, and what is left lies between the parts."""
        heights = self._heights(room.w)
        share = min(1.0, (room.h - 2 * dp(8)) / sum(heights))
        gap = min(dp(48), (room.h - sum(heights) * share) / 2)
        head, card, words = (height * share for height in heights)
        place, rest = room.cut_top(head, min(gap, dp(14)))
        emblem, beside = place.cut_left(min(self._emblem(room.w), place.h), dp(18))
        put(self.emblem, emblem)
        put(self.headline, beside)
        place, rest = rest.cut_top(card, gap)
        self._lay_card(place)
        put(self.words, Rect(rest.x + dp(6), rest.top - words, rest.w - dp(6), words))

    def _lay_card(self, place: Rect) -> None:
        self._card.draw(place, theme.WHITE, radius=24)
        inside = place.inset(dp(26), dp(8))
        picture, text = inside.cut_left(min(dp(_PICTURE), inside.h), dp(26))
        put(self.picture, Rect(picture.x, picture.middle[1] - picture.w / 2, picture.w, picture.w))
        name = self.name.height_for(text.w)
        low = self.place.height_for(text.w)
        share = min(1.0, text.h / (name + low)) if name + low else 1.0
        top = text.middle[1] + (name + low) * share / 2
        put(self.name, Rect(text.x, top - name * share, text.w, name * share))
        put(self.place, Rect(text.x, top - (name + low) * share, text.w, low * share))


def _lettering(sp: float, weight: int, **look: Any) -> Lettering:
    return Lettering(sp=sp, weight=weight, **{"colour": theme.SHOW_TEXT, "least": 14, **look})
