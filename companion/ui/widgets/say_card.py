"""The announcement: what to say, large; below it, for the OP alone, what really happened."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui import theme
from companion.ui.presenter.views import Button, Card
from companion.ui.rect import Rect
from companion.ui.widgets.icon import Sign
from companion.ui.widgets.paint import Box
from companion.ui.widgets.panel import Part, put
from companion.ui.widgets.press import Press, Touched
from companion.ui.widgets.words import Writing, text_height

LINE: Final = 1.2
LEFT: Final = 6
_SECRET: Final = 15
_SECRET_LINE: Final = 30


class SayCard(Part):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._card: Card | None = None
        self._beside = False
        self.open = False  # the folded secret is looked at
        self._box, self._tick = Box(self.canvas), Sign(self.canvas)
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self._lock, self._secret = Sign(self.canvas), Writing(self.canvas)
        self.confirm = Press(sp=theme.ANNOUNCED)
        self.show = Press()
        self.fold = Fold(self.toggle)

    def render(self, card: Card, beside: bool) -> None:
        """`beside`: the buttons stand at the right of the text, also where there is room below."""
        if card == self._card and beside == self._beside:
            return
        if self._card is None or card.secret != self._card.secret:
            self.open = False
        self._card, self._beside = card, beside
        for press, button in ((self.confirm, card.confirm), (self.show, card.show)):
            self._show_press(press, button)
        self.lay_soon()

    def _show_press(self, press: Press, button: Button | None) -> None:
        if button is not None:
            press.render(button)
        self._keep(press, button is not None)

    def _keep(self, widget: Any, wanted: bool) -> None:
        if wanted and widget.parent is None:
            self.add_widget(widget)
        elif not wanted and widget.parent is not None:
            self.remove_widget(widget)

    def toggle(self) -> None:
        self.open = not self.open
        self.lay_soon()

    # Drawing

    def lay(self) -> None:
        card = self._card
        if card is None:
            return
        edge = theme.TOLD_EDGE if card.told else theme.ACCENT
        self._box.draw(self.rect, theme.PANEL, edge, radius=theme.CARD_RADIUS, left=LEFT)
        inside = self.rect.inset(dp(14), dp(10)).cut_left(dp(LEFT + 2))[1]
        heading, inside = inside.cut_top(dp(20), dp(2))
        text, secret = self._place_buttons(inside, card)
        heading = Rect(heading.x, heading.y, text.w, heading.h)
        self._draw_heading(heading, card)
        self._draw_text(text, secret, heading, card)

    def _place_buttons(self, inside: Rect, card: Card) -> tuple[Rect, Rect]:
        """Put the buttons in their places; what they leave to the text, and to the secret line."""
        line = dp(_SECRET_LINE) if card.secret else 0
        shown = [press for press in (self.confirm, self.show) if press.parent is not None]
        secret, rest = inside.cut_bottom(line, dp(6) if line else 0)
        row, text = rest.cut_bottom(dp(theme.TALL_TARGET), dp(8))
        beside = self._beside or not _fits(card.text, text)
        if shown and not beside:
            _place_in(row.columns(len(shown), dp(theme.BETWEEN)), shown, stacked=False)
            return text, secret
        if shown:
            inside = self._place_beside(inside, shown)
        secret, text = inside.cut_bottom(line, dp(2))
        return text, secret

    def _place_beside(self, inside: Rect, shown: list[Press]) -> Rect:
        """At the right, beside the heading too; what is left."""
        wide = dp(148) if inside.w > dp(600) else min(dp(126), inside.w * 0.34)
        right, rest = inside.cut_right(wide, dp(12))
        right = Rect(right.x, self.y + dp(10), right.w, self.height - dp(20))
        cells = right.rows(len(shown), dp(theme.BETWEEN))
        if len(shown) == 1:
            cells = (_at_most(right, dp(120)),)
        _place_in(cells, shown, stacked=True)
        return rest

    def _draw_heading(self, place: Rect, card: Card) -> None:
        colour = theme.MUTED if card.told else theme.ACCENT
        if card.told:
            tick, place = place.cut_left(dp(18), dp(6))
            self._tick.draw(*tick.middle, dp(18), "check", colour)
        else:
            self._tick.hide()
        self._heading.draw(place, card.heading, theme.SMALL, weight=700, colour=colour, least=11)

    def _draw_text(self, place: Rect, secret: Rect, heading: Rect, card: Card) -> None:
        """As large as can be. Where it would be small the secret line is folded into its lock."""
        tablet = self.width > dp(600) and self.height > dp(140)
        folds = bool(card.secret) and not _fits(card.text, place)
        self._fold(heading, folds)
        if folds and not self.open:
            place = Rect(place.x, secret.y, place.w, place.top - secret.y)
        if card.secret and (self.open or not folds):
            self._draw_secret(secret, card.secret)
        else:
            self._secret.hide()
            self._lock.hide()
        self._text.draw(
            place, card.text, theme.SAY_UPRIGHT if tablet else theme.SAY, weight=700,
            least=theme.SAY_LEAST, line=LINE, valign="top",
        )  # fmt: skip

    def _draw_secret(self, place: Rect, secret: str) -> None:
        lock, words = place.cut_left(dp(18), dp(8))
        self._lock.draw(lock.middle[0], words.middle[1], dp(17), "lock", theme.MUTED)
        self._secret.draw(words, secret, _SECRET, colour=theme.MUTED, least=11)

    def _fold(self, heading: Rect, folds: bool) -> None:
        """The lock in the corner, which shows the secret line and hides it again."""
        self._keep(self.fold, folds)
        if folds:
            side = dp(theme.TARGET)
            put(self.fold, Rect(heading.right - side, heading.top - side + dp(10), side, side))
            self.fold.render(self.open)


def _fits(text: str, place: Rect) -> bool:
    """At a size that can be read from an arm's length."""
    return text_height(text, place.w, theme.SAY_LEAST, weight=700, line=LINE) <= place.h + dp(4)


def _place_in(cells: tuple[Rect, ...], presses: list[Press], stacked: bool) -> None:
    for press, cell in zip(presses, cells, strict=True):
        with_disc = press.button is not None and bool(press.button.who)
        press.form = "stack" if stacked and not with_disc else "row"
        put(press, cell)
        press.redraw()


def _at_most(rect: Rect, height: float) -> Rect:
    """Of this height at most, in the middle."""
    return rect.inset(0, max(0, (rect.h - height) / 2))


class Fold(Touched):
    """The lock of a secret line that has no room."""

    def __init__(self, toggle: Any) -> None:
        super().__init__(role="secret")
        self._toggle = toggle
        self._sign = Sign(self.canvas)
        self._open = False

    def render(self, is_open: bool) -> None:
        self._open = is_open
        rect = Rect(self.x, self.y, self.width, self.height)
        colour = theme.TEXT if is_open else theme.MUTED
        self._sign.draw(rect.right - dp(12), rect.top - dp(20), dp(22), "lock", colour)

    def act(self, _act: str) -> None:
        self._toggle()
