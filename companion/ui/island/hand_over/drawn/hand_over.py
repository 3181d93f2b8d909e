"""The screen between two hands: whose the next picture is, and nothing of it yet."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.hand_over.views import HandOverView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put_in_middle
from companion.ui.kit.drawn.press import SHOW, Press

_WIDE: Final = 680
_DISC: Final = 128
_KEY: Final = 84


class HandOverScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self.disc = Icon()
        self.headline = Lettering(
            sp=theme.HEADLINE, weight=800, colour=theme.SHOW_TEXT, halign="center", line=1.15
        )
        self.words = Lettering(sp=22, colour=theme.SHOW_MUTED, halign="center")
        self.key = Press(sp=24, skin=SHOW)
        for widget in (self.disc, self.headline, self.words, self.key):
            self.add_widget(widget)

    def render(self, view: HandOverView) -> None:
        self.disc.who = view.who
        self.headline.text, self.words.text = view.headline, view.text
        self.key.render(view.go)
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        width = min(dp(_WIDE), self.width - 2 * dp(theme.MARGIN))
        parts = (
            (self.disc, dp(_DISC), dp(20)),
            (self.headline, self.headline.height_for(width), dp(10)),
            (self.words, self.words.height_for(width), dp(36)),
            (self.key, max(dp(_KEY), self.key.height_for(width)), 0.0),
        )
        put_in_middle(self.rect, width, parts)
