"""A power token: with its whole text to choose from, or in force in the corner of the island."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.views import TokenText
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Covering, Panel
from companion.ui.kit.drawn.touched import Touched

_SMALL: Final = 100  # dp: a chip that is narrower has its picture alone


class TokenCard(Covering):
    """Its picture, name and whole text; the button to choose it is set below from outside."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._token: TokenText | None = None
        self._box, self._sign = RoundedBox(self.canvas), Sign(self.canvas)
        self._name, self._until = Writing(self.canvas), Writing(self.canvas)
        self._text = Writing(self.canvas)

    def render(self, token: TokenText) -> None:
        if token != self._token:
            self._token = token
            self.lay_soon()

    def lay(self) -> None:
        token = self._token
        if token is None:
            return
        self._box.draw(self.rect, theme.TOKEN, theme.TOKEN_EDGE, radius=theme.CARD_RADIUS)
        tight = self.height < dp(160)
        inside = self.rect.inset(dp(14), dp(6 if tight else 12))
        head, rest = inside.cut_top(dp(30 if tight else 44), dp(2 if tight else 8))
        icon, name = head.cut_left(min(dp(42), head.h), dp(10))
        self._sign.draw(*icon.middle, icon.w, token.icon, theme.TOKEN_TEXT)
        self._name.draw(name, token.name, 22, weight=800, least=14, line=1.1)
        if token.until and token.choose is None:
            low, rest = rest.cut_bottom(dp(20), dp(2))
            self._until.draw(low, token.until, theme.SMALL, colour=theme.TOKEN_TEXT, least=11)
        self._text.draw(
            rest, token.text, 19, colour=theme.TOKEN_TEXT, least=12, line=1.25, valign="top"
        )


class TokenChip(Panel, Touched):
    """The token in force; a touch shows its text over the question, and hides it again."""

    def __init__(self, opened: Callable[[], None], **look: Any) -> None:
        super().__init__(role="token", **look)
        self._opened = opened
        self.token: TokenText | None = None
        self.open = False
        self._box, self._sign = RoundedBox(self.canvas), Sign(self.canvas)
        self._name = Writing(self.canvas)

    def render(self, token: TokenText) -> None:
        if token != self.token:
            self.token, self.open = token, False
            self.lay_soon()

    def act(self, _act: str) -> None:
        self.open = not self.open
        self.lay_soon()
        self._opened()

    def lay(self) -> None:
        token = self.token
        if token is None:
            return
        edge = theme.ACCENT if self.open else theme.TOKEN_EDGE
        self._box.draw(self.rect, theme.TOKEN, edge, radius=theme.BUTTON_RADIUS)
        inside = self.rect.inset(dp(8), dp(4))
        side = min(dp(34), inside.h)
        if self.width < dp(_SMALL):
            self._sign.draw(*inside.middle, side, token.icon, theme.TOKEN_TEXT)
            self._name.hide()
            return
        sign, name = inside.cut_left(side, dp(8))
        self._sign.draw(*sign.middle, side, token.icon, theme.TOKEN_TEXT)
        self._name.draw(name, token.name, 17, weight=800, colour=theme.TOKEN_TEXT, least=11)
