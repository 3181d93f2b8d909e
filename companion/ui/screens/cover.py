"""The cover: nothing of the game, and a button that has to be held."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.hold_press import HoldPress
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Words
from companion.ui.kit.drawn.paint import Box
from companion.ui.kit.drawn.press import SHOW
from companion.ui.kit.rect import Rect
from companion.ui.presenter.views import CoverView
from companion.ui.widgets.panel import Part, put

_WIDE: Final = 520
_SIGN: Final = 96
_KEY: Final = 84


class CoverScreen(Part):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = Box(self.canvas.before)
        self.sign = Icon("cover", colour=theme.SHOW_BUTTON)
        self.title = Words(sp=theme.HEADLINE, weight=800, colour=theme.SHOW_TEXT, halign="center")
        self.words = Words(sp=22, colour=theme.SHOW_MUTED, halign="center")
        self.key = HoldPress(sp=24, icon=34, skin=SHOW)
        for widget in (self.sign, self.title, self.words, self.key):
            self.add_widget(widget)

    def render(self, view: CoverView) -> None:
        self.title.text, self.words.text = view.title, view.text
        self.key.render(view.look)
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        width = min(dp(_WIDE), self.width - 2 * dp(theme.MARGIN))
        heights = (
            dp(_SIGN),
            self.title.height_for(width),
            self.words.height_for(width),
            max(dp(_KEY), self.key.height_for(width)),
        )
        gaps = (dp(8), dp(8), dp(40))
        top = self.center_y + (sum(heights) + sum(gaps)) / 2
        x = self.center_x - width / 2
        for widget, height, gap in zip(
            (self.sign, self.title, self.words, self.key), heights, (*gaps, 0), strict=True
        ):
            put(widget, Rect(x, top - height, width, height))
            top -= height + gap
