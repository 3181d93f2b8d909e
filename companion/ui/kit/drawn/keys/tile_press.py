"""A button of a grid: the icon left, label and second line as one block beside it."""

from __future__ import annotations

from typing import Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import text_height
from companion.ui.kit.drawn.mission_ring import MissionRing
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.press import Press, Skin, has_picture
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_LABEL: Final = 19  # sp
_ICON: Final = 32  # dp
_RING: Final = 66  # dp across a mission
_EMBLEM: Final = 0.62  # of the ring's radius
_LINE: Final = 0.12  # of the ring's radius
_TICK: Final = 11  # dp: the radius of the tick on an option that is on
# A captive's card: its ground is dark enough for what the mission lacks.
_CAPTIVE: Final = Skin(theme.WAITING, theme.RAISED_EDGE, theme.TEXT, theme.MUTED)


class TilePress(Press):
    def __init__(self, sp: float = _LABEL, icon: float = _ICON) -> None:
        super().__init__(sp=sp, icon=icon)
        self._ring: MissionRing | None = None
        self._disc: RoundedBox | None = None
        self._check: Sign | None = None

    def render(self, button: Button) -> None:
        self.skin = _CAPTIVE if button.ring is not None else None
        super().render(button)

    def height_for(self, width: float) -> int:
        button = self.button
        if self.form != "row" or button is None:
            return super().height_for(width)
        side, air = self._measures(width)
        across = width - 2 * dp(theme.PADDING) - side - 2 * air - dp(4)
        high = text_height(button.label, across, self.sp, weight=800)
        high += text_height(button.second, across, theme.SMALL, weight=700)
        return int(max(high, side if button.ring else 0) + 2 * dp(10))

    def _measures(self, width: float) -> tuple[float, float]:
        """The side of the icon, and the air on either side of it."""
        air = dp(12 if width >= dp(240) else 4)
        if not has_picture(self.button):
            return 0, dp(2)
        if self.button is not None and self.button.ring is not None:
            return dp(_RING), dp(2)
        return dp(self.icon if width >= dp(150) else 24), air

    def _draw_row(self, inside: Rect, button: Button, skin: Skin) -> None:
        side, air = self._measures(self.width)
        if not button.label:
            self._draw_icon(*inside.middle, side, skin)
            return
        x, y = inside.x + air + side / 2, inside.middle[1]
        if button.ring is not None:
            self._draw_ring(x, y, side / 2, button.ring, skin)
        else:
            self._draw_icon(x, y, side, skin)
        place = inside.cut_left(side + 2 * air + dp(4))[1]
        self._draw_pair(place, button, skin, "left")

    def _draw_ring(
        self, x: float, y: float, radius: float, marks: tuple[int, int], skin: Skin
    ) -> None:
        self._ring = self._ring or MissionRing(self.canvas)
        self._ring.draw(x, y, radius, radius * _LINE, *marks)
        self._draw_icon(x, y, radius * 2.3 * _EMBLEM, skin)

    def draw_back(self, rect: Rect, skin: Skin) -> None:
        """An option that is on has a tick on its corner, for colour is never alone."""
        option = self.button is not None and self.button.tone == "option"
        on = option and self.button is not None and self.button.chosen
        edge = 3 if on else theme.EDGE
        self._box.draw(rect, self.fill_of(skin), skin.edge, radius=self.radius, width=edge)
        if not on:
            if self._disc and self._check:
                self._disc.hide()
                self._check.hide()
            return
        self._disc = self._disc or RoundedBox(self.canvas.after)
        self._check = self._check or Sign(self.canvas.after)
        radius = dp(_TICK)
        x, y = rect.right - radius * 0.7, rect.top - radius * 0.7
        place = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        self._disc.draw(place, theme.THUMB, radius=_TICK)
        self._check.draw(x, y, 1.5 * radius, "check", theme.ON_THUMB)
