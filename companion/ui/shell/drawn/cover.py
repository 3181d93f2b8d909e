"""The cover: nothing of the game, and a ring that has to be held.

It comes down from the top. Nothing of what it hides is below it: where it is not yet, it is dark.
"""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.keys.hold_press import HoldRing
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.moved import Moved
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put_in_middle
from companion.ui.kit.drawn.tween import Motion, moves
from companion.ui.kit.motion import COVER, out_quad
from companion.ui.shell.views import CoverView

_WIDE: Final = 480
_SIGN: Final = 96
_KEY: Final = 104


class CoverScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self.sign = Icon("cover", colour=theme.SHOW_BUTTON)
        self.title = Lettering(
            sp=theme.HEADLINE, weight=800, colour=theme.SHOW_TEXT, halign="center"
        )
        self.words = Lettering(sp=22, colour=theme.SHOW_MUTED, halign="center")
        self.key = HoldRing()
        self._curtain = Moved(self.canvas.after)
        self._dark = RoundedBox(self._curtain.canvas)
        self._comes = Motion(self._come, 1.0)
        self._is_new = True
        for widget in (self.sign, self.title, self.words, self.key):
            self.add_widget(widget)

    def render(self, view: CoverView) -> None:
        self.title.text, self.words.text = view.title, view.text
        self.key.render(view.look)
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        width = min(dp(_WIDE), self.width - 2 * dp(theme.MARGIN))
        parts = (
            (self.sign, dp(_SIGN), dp(8)),
            (self.title, self.title.height_for(width), dp(8)),
            (self.words, self.words.height_for(width), dp(40)),
            (self.key, max(dp(_KEY), self.key.height_for(width)), 0.0),
        )
        put_in_middle(self.rect, width, parts)
        if self._is_new and moves():
            self._dark.draw(self.rect, theme.BG, radius=0)
            self._comes.play(0.0, 1.0, COVER, self._dark.hide, ease=out_quad)
        self._is_new = False

    def _come(self) -> None:
        self._curtain.move(0, 0, (1.0, 1 - self._comes.value), (self.x, self.y))
