"""The power token in force: in view until it lapses."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.desk.views import TokenText
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.rect import Rect

_EASY: Final = 17  # sp
_ONE_LINE: Final = 12  # sp: rather so small than on two lines
_FLAT: Final = 84  # below this height they stand beside each other, where it is wide
_WIDE: Final = 600
_LOW: Final = 56  # below this height either the name or the text is shown


class TokenStrip(Panel, Touched):
    """The token's name and text; a touch changes between them while it is folded."""

    def __init__(self, **look: Any) -> None:
        super().__init__(role="token", **look)
        self._token: TokenText | None = None
        self.open = False
        self._box, self._sign = RoundedBox(self.canvas), Sign(self.canvas)
        self._name, self._until = Writing(self.canvas), Writing(self.canvas)
        self._text = Writing(self.canvas)

    def render(self, token: TokenText) -> None:
        if token != self._token:
            self._token, self.open = token, False
            self.lay_soon()

    def act(self, _act: str) -> None:
        self.open = not self.open
        self.lay_soon()

    def lay(self) -> None:
        token = self._token
        if token is None:
            return
        self._box.draw(self.rect, theme.TOKEN, theme.TOKEN_EDGE, radius=theme.CARD_RADIUS)
        folded = self.height < dp(_LOW)
        inside = self.rect.inset(dp(14), dp(4 if folded else 10))
        side = min(dp(38), inside.h)
        icon, words = inside.cut_left(max(side, dp(44)), dp(12))
        self._sign.draw(*icon.middle, side, token.icon, theme.TOKEN_TEXT)
        if not folded and self.height < dp(_FLAT) and self.width > dp(_WIDE):
            self._draw_beside(words, token)
        elif not folded:
            head, body = words.cut_top(dp(28), 0)
            self._draw_head(head, token.name, token.until)
            self._draw_text(body, token)
        elif self.open:
            self._name.hide()
            self._until.hide()
            self._draw_text(words, token)
        else:
            self._text.hide()
            self._draw_head(words, token.name, token.own or token.until)

    def _draw_beside(self, words: Rect, token: TokenText) -> None:
        """The name, and the text at its right: there is more width than height."""
        wide = text_width(token.name, theme.HEADING, weight=800) + dp(4)
        name, text = words.cut_left(min(wide, 0.35 * words.w), dp(16))
        self._until.hide()
        self._name.draw(name, token.name, theme.HEADING, weight=800, least=15)
        self._draw_text(text.inset(0, -dp(4)), token)

    def _draw_text(self, place: Rect, token: TokenText) -> None:
        # The text may take what it needs of the room above it: the name is one line.
        self._text.draw(
            place, token.text, theme.TOKEN_BODY, colour=theme.TOKEN_TEXT, least=12, line=1.3
        )

    def _draw_head(self, place: Rect, named: str, until: str) -> None:
        wide = min(place.w * 0.6, text_width(named, theme.HEADING, weight=800) + dp(4))
        name, rest = place.cut_left(wide, dp(10))
        self._name.draw(name, named, theme.HEADING, weight=800, least=15)
        wanted = text_width(until, theme.SMALL, weight=700) + dp(2)
        size = theme.SMALL * min(1.0, rest.w / wanted) if until else theme.SMALL
        self._until.draw(
            rest, until, size if size >= _ONE_LINE else theme.SMALL, weight=700,
            colour=theme.TOKEN_TEXT, halign="right", least=10.5,
        )  # fmt: skip


class TokenCard(Panel):
    """One of the two tokens to choose from: its picture, name and whole text."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._token: TokenText | None = None
        self.tight = False  # there is little room
        self._box, self._sign = RoundedBox(self.canvas), Sign(self.canvas)
        self._name, self._text = Writing(self.canvas), Writing(self.canvas)

    def render(self, token: TokenText) -> None:
        if token != self._token:
            self._token = token
            self.lay_soon()

    def wants(self, width: float) -> float:
        """The height with which its text would be easy to read."""
        if self._token is None:
            return 0
        text = text_height(self._token.text, width - dp(36), _EASY, line=1.35)
        return text + dp(48 + 12 + 12 + theme.TALL_TARGET + 32)

    def lay(self) -> None:
        """The text has everything that name and button leave; the button is set from outside."""
        token = self._token
        if token is None:
            return
        self._box.draw(self.rect, theme.TOKEN, theme.TOKEN_EDGE, radius=theme.CARD_RADIUS)
        inside = self._inside()
        head, rest = inside.cut_top(dp(28 if self.tight else 48), dp(4 if self.tight else 12))
        icon, name = head.cut_left(min(dp(46), head.h), dp(8 if self.tight else 12))
        self._sign.draw(*icon.middle, icon.w, token.icon, theme.TOKEN_TEXT)
        self._name.draw(name, token.name, 24, weight=800, least=14, line=1.1)
        text = rest.cut_bottom(self._button_height(), dp(6 if self.tight else 12))[1]
        self._text.draw(
            text, token.text, theme.CHOOSE_BODY, colour=theme.TOKEN_TEXT, least=13,
            line=1.2 if self.tight else 1.35, valign="top",
        )  # fmt: skip

    def button_place(self) -> Rect:
        return self._inside().cut_bottom(self._button_height())[0]

    def _inside(self) -> Rect:
        return self.rect.inset(dp(10), dp(8)) if self.tight else self.rect.inset(dp(18), dp(16))

    def _button_height(self) -> float:
        return dp(theme.TARGET if self.tight else theme.TALL_TARGET)
