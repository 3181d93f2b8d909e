"""From hand to hand: whose the next picture is, and nothing of it yet."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Words
from companion.ui.kit.drawn.paint import Box
from companion.ui.kit.drawn.press import SHOW, Press
from companion.ui.kit.rect import Rect
from companion.ui.presenter.views import HandOverView
from companion.ui.widgets.panel import Part, put

_WIDE: Final = 680
_DISC: Final = 128
_KEY: Final = 84


class HandOverScreen(Part):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = Box(self.canvas.before)
        self.disc = Icon()
        self.headline = Words(
            sp=theme.HEADLINE, weight=800, colour=theme.SHOW_TEXT, halign="center", line=1.15
        )
        self.words = Words(sp=22, colour=theme.SHOW_MUTED, halign="center")
        self.key = Press(sp=24, skin=SHOW)
        for widget in (self.disc, self.headline, self.words, self.key):
            self.add_widget(widget)

    def render(self, view: HandOverView) -> None:
        self.disc.who, self.disc.letter = view.who, view.letter
        self.headline.text, self.words.text = view.headline, view.text
        self.key.render(view.go)
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        width = min(dp(_WIDE), self.width - 2 * dp(theme.MARGIN))
        heights = (
            dp(_DISC),
            self.headline.height_for(width),
            self.words.height_for(width),
            max(dp(_KEY), self.key.height_for(width)),
        )
        gaps = (dp(20), dp(10), dp(36))
        top = self.center_y + (sum(heights) + sum(gaps)) / 2
        x = self.center_x - width / 2
        for widget, height, gap in zip(
            (self.disc, self.headline, self.words, self.key), heights, (*gaps, 0), strict=True
        ):
            put(widget, Rect(x, top - height, width, height))
            top -= height + gap
