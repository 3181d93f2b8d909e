"""The screen between two hands: whose the next picture is, and nothing of it yet."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.hand_over.drawn.places import hand_over_keys, hand_over_room
from companion.ui.island.hand_over.views import HandOverView
from companion.ui.kit import theme
from companion.ui.kit.drawn.flow import evened
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.keys.hold_press import HoldRing
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.rect import Rect

_WIDE: Final = 860  # dp of the text
_HEADLINE: Final = 54  # sp; less in a narrow window
_NARROW: Final = (600, 40)
_DISC: Final = 300  # dp at most of the disc behind the emblem
_LEAST: Final = 72
_EMBLEM: Final = 0.76  # of the disc
_GAPS: Final = (20, 10)  # dp below the disc and the headline
_WAVES: Final = 8  # lines of the sea at the bottom
_WAVE: Final = 24  # dp between two
BACK: Final = Skin(theme.WHITE, "#9CC3DA", theme.SHOW_TEXT, theme.SHOW_MUTED)


class HandOverScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._headline = ""
        self._ground = RoundedBox(self.canvas.before)
        self._waves = [RoundedBox(self.canvas.before) for _ in range(_WAVES)]
        self._disc = RoundedBox(self.canvas.before)
        self.emblem = Icon(colour=theme.SHOW_BUTTON)
        self.headline = Lettering(
            sp=_HEADLINE, weight=800, colour=theme.SHOW_TEXT, halign="center", line=1.15
        )
        self.words = Lettering(sp=22, colour=theme.SHOW_MUTED, halign="center", line=1.3)
        self.key, self.back = HoldRing(), Press(sp=21, icon=28, skin=BACK, radius=52)
        for widget in (self.emblem, self.headline, self.words, self.key, self.back):
            self.add_widget(widget)

    def render(self, view: HandOverView) -> None:
        self.emblem.who, self.emblem.name = view.who, view.icon
        self._headline, self.words.text = view.headline, view.text
        self.key.render(view.go)
        self.back.render(view.back)
        self.back.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        self._draw_waves()
        wide = min(dp(560), self.width - 2 * dp(theme.MARGIN))
        ring, back = hand_over_keys(self.rect, self.key.height_for(min(wide, dp(440))))
        put(self.key, ring)
        put(self.back, back)
        room = hand_over_room(self.rect).inset(0, dp(theme.MARGIN))
        top = max(ring.top, back.top) + dp(16)
        self._lay_words(Rect(room.x, top, room.w, max(1.0, room.top - top)))

    def _draw_waves(self) -> None:
        """Fainter and fainter away from the lower edge."""
        for at, wave in enumerate(self._waves):
            colour = mixed(theme.SHOW_BG, "#A5DAEA", 1 - at / _WAVES)
            place = Rect(self.x, self.y + dp(_WAVE * at + 11), self.width, dp(2))
            wave.draw(place, colour, radius=0)

    def _lay_words(self, room: Rect) -> None:
        """As a block in the middle; the disc takes what the words leave."""
        width = min(dp(_WIDE), room.w - 2 * dp(theme.MARGIN))
        self.headline.sp = _NARROW[1] if room.w < dp(_NARROW[0]) else _HEADLINE
        self.headline.text = evened(self._headline, Rect(0, 0, width, room.h), self.headline.sp)
        headline, words = self.headline.height_for(width), self.words.height_for(width)
        gaps = [dp(gap) for gap in _GAPS]
        left = room.h - dp(_LEAST) - sum(gaps)
        share = min(1.0, left / (headline + words))  # where there is no room they shrink
        headline, words = headline * share, words * share
        disc = max(dp(_LEAST), min(dp(_DISC), room.h - headline - words - sum(gaps), room.w * 0.6))
        top = room.middle[1] + (disc + headline + words + sum(gaps)) / 2
        left = room.middle[0] - width / 2
        place = Rect(room.middle[0] - disc / 2, top - disc, disc, disc)
        self._disc.draw(place, "#F6FBFE", radius=disc / 2 / dp(1))
        put(self.emblem, place.inset(disc * (1 - _EMBLEM) / 2))
        top = place.y - gaps[0]
        put(self.headline, Rect(left, top - headline, width, headline))
        put(self.words, Rect(left, top - headline - gaps[1] - words, width, words))
