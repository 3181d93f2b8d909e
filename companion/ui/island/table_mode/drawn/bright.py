"""Keys, rings and the pad in the bright look of what all may see."""

from __future__ import annotations

from typing import Any, Final

from companion.ui.island.desk.drawn.bar import Bar
from companion.ui.island.desk.drawn.pad import Compass, HexPress
from companion.ui.kit import theme
from companion.ui.kit.drawn.mission_ring import MissionRing
from companion.ui.kit.drawn.press import SHOW, Press, Skin
from companion.ui.kit.parts import Button
from companion.ui.kit.touch_guard import AGAIN

EDGE: Final = "#7CB2D2"
QUIET_TEXT: Final = "#4D6A7E"
_PAPER: Final = Skin(theme.WHITE, EDGE, theme.SHOW_TEXT, theme.SHOW_MUTED)
_LIT: Final = Skin(theme.SHOW_LIT, theme.SHOW_LIT_EDGE, "#241200", "#4A2A00")
_QUIET: Final = Skin("#F2F8FB", "#D5E6F0", QUIET_TEXT, QUIET_TEXT)


def bright_skin(button: Button) -> Skin:
    if button.chosen or (button.tone == "accent" and button.enabled):
        return _LIT
    if not button.enabled:
        return _QUIET
    return SHOW if button.tone == "answer" else _PAPER


class BrightPress(Press):
    """A key of table mode. Whose word it is may just have changed: it arms late."""

    arms = AGAIN

    def render(self, button: Button) -> None:
        self.skin = bright_skin(button)
        super().render(button)


class BarPress(Press):
    def render(self, button: Button) -> None:
        self.skin = SHOW if button.enabled else Skin("#3C6F8B", "", "#E6F1F7", "#E6F1F7")
        super().render(button)


class BrightBar(Bar):
    key, ground = BarPress, theme.SHOW_OCEAN


class BrightHex(HexPress):
    arms = AGAIN

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.edge = EDGE

    def render(self, button: Button) -> None:
        self.skin = bright_skin(button)
        super().render(button)


class BrightCompass(Compass):
    """Six directions; the place in the middle waits for the microphone."""

    way = BrightHex

    def __init__(self, **look: Any) -> None:
        super().__init__(lambda: None, **look)
        self.remove_widget(self.middle)


class BrightRing(MissionRing):
    off, on = "#CFE0EA", theme.SHOW_DONE
