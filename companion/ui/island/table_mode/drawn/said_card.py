"""The announcement, large enough to be read across a table."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.terms import CHARACTERS
from companion.ui.island.desk.drawn.script import ChipSign, EmblemSign, chip_width
from companion.ui.island.desk.drawn.script_pages import CHIP_H
from companion.ui.island.table_mode.drawn.bright import BrightPress, BrightRing
from companion.ui.island.table_mode.views import AddressedChip, Announced
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.rect import Rect

SIZE, LEAST = 54, 20  # sp
_KICKER: Final = 16
_NARROW: Final = 560  # dp


class AnnouncedCard(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.said: Announced | None = None
        self._box = RoundedBox(self.canvas)
        self._disc = RoundedBox(self.canvas)
        self._ring, self._sign = BrightRing(self.canvas), EmblemSign(self.canvas, theme.SHOW_LINK)
        self._kicker, self._text = Writing(self.canvas), Writing(self.canvas)
        self._chips: list[ChipSign] = []
        self._whose: list[Emblem] = []
        self._note = Writing(self.canvas)
        self.keys = [BrightPress(sp=20, icon=26) for _ in range(2)]

    def render(self, said: Announced) -> None:
        if said == self.said:
            return
        self.said = said
        wanted = (said.show, said.confirm or said.again)
        for key, button in zip(self.keys, wanted, strict=True):
            if button is not None:
                key.render(button)
            have(self, key, button is not None)
        self.lay_soon()

    def lay(self) -> None:
        said = self.said
        if said is None:
            return
        narrow = self.width < dp(_NARROW)
        self._box.draw(self.rect, theme.WHITE, radius=18 if narrow else 28)
        inside = self.rect.inset(dp(12 if narrow else 20), dp(10 if narrow else 16))
        low = self.height < dp(260)
        foot, rest = inside.cut_bottom(dp(52 if narrow or low else 72), dp(8))
        place, words = rest.cut_left(dp(62 if narrow else 108 if low else 140), dp(14))
        self._draw_whom(place, said)
        if said.kicker:
            top, words = words.cut_top(dp(24), dp(2))
            self._kicker.draw(top, said.kicker, _KICKER, weight=800, colour=theme.SHOW_LINK,
                              least=12)  # fmt: skip
        else:
            self._kicker.hide()
        self._text.draw(
            words, said.text, SIZE, weight=800, colour=theme.SHOW_TEXT, least=LEAST,
            line=1.12, valign="middle",
        )  # fmt: skip
        keys = [key for key in self.keys if key.parent is not None]
        self._draw_foot(foot, said, len(keys), narrow=narrow)
        for key in keys:
            key.redraw()

    def _draw_whom(self, place: Rect, said: Announced) -> None:
        x, radius = place.middle[0], place.w / 2
        y = min(place.top - radius, place.middle[1] + radius / 2)
        disc = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        captive = said.to in CHARACTERS
        self._disc.draw(disc, theme.WHITE if captive else theme.SHOW_BG, radius=radius / dp(1))
        self._sign.draw(x, y, radius * (0.72 if captive else 0.6), said.to)
        if said.ring is None:
            self._ring.hide()
        else:
            self._ring.draw(x, y, radius - dp(3), dp(7), *said.ring)

    def _draw_foot(self, foot: Rect, said: Announced, keys: int, *, narrow: bool) -> None:
        """Marks at the left, what is to be touched at the right."""
        wide = foot.w * (0.5 if said.chips else 1.0) if narrow else dp(268)
        rest = foot
        for key in reversed([one for one in self.keys if one.parent is not None]):
            place, rest = rest.cut_right(wide / (keys if narrow else 1), dp(8))
            put(key, place)
        self._draw_chips(rest, said.chips, said.note)

    def _draw_chips(self, place: Rect, chips: tuple[AddressedChip, ...], note: str) -> None:
        while len(self._chips) < len(chips):
            self._chips.append(ChipSign(self.canvas))
            self._whose.append(Emblem(self.canvas))
        x, y, before = place.x, place.middle[1] + dp(CHIP_H) / 2, ""
        for sign, emblem, one in zip(self._chips, self._whose, chips, strict=False):
            if one.who and one.who != before:
                emblem.draw(x + dp(16), place.middle[1], dp(13), one.who)
                x += dp(38)
            else:
                emblem.hide()
            before = one.who
            sign.draw(x, y, one.chip)
            x += chip_width(one.chip) + dp(6)
        for sign, emblem in zip(self._chips[len(chips) :], self._whose[len(chips) :], strict=True):
            sign.hide()
            emblem.hide()
        left = place.right - x
        if chips and left > dp(80):
            self._note.draw(Rect(x + dp(6), place.y, left - dp(6), place.h), note, 19, weight=700,
                            colour=theme.SHOW_MUTED, least=14)  # fmt: skip
        else:
            self._note.hide()
