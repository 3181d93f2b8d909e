"""The announcement: what to say, large; below it, for the OP alone, what really happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.island.desk.drawn.say_plan import Plan, SayArea, planned
from companion.ui.island.desk.views import Card
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Writing, text_scale, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.touched import Touched
from companion.ui.kit.drawn.why_mark import HIGH, WhyMark
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import NOWHERE, Rect

LEFT: Final = 6
EASY: Final = 22  # sp: below this a touch shows what has been said large once more
_HEADS: Final = 122  # dp that most headings want with their tick: Why? stands right of that
_TICK: Final = 34
_CLOSE: Final = Button("read", "", icon="close")


class SayCard(Panel, Touched):
    """`read` is called when it is touched to be read large, or to be small again."""

    def __init__(self, read: Callable[[], None], **look: Any) -> None:
        super().__init__(**look)
        self._read = read
        self._card: Card | None = None
        self._confirm = self._row = NOWHERE
        self._planned: tuple[tuple[SayArea, Card, bool, float], Plan] | None = None
        self.reading = False
        self.open = False  # the folded secret is looked at
        self._box, self._tick = RoundedBox(self.canvas), Sign(self.canvas)
        self._heading, self._text = Writing(self.canvas), Writing(self.canvas)
        self._lock, self._secret = Sign(self.canvas), Writing(self.canvas)
        self.confirm = Press(sp=theme.ANNOUNCED)
        self.show, self.close = Press(), Close(read)
        self.aloud = Press(icon=30)
        self.fold, self.why = Fold(self.toggle), WhyMark()

    def render(self, card: Card, confirm: Rect, row: Rect, reading: bool = False) -> None:
        """`confirm`: the place of Announced; `row`: what it may take where the text is short."""
        card = _closable(card) if reading else card
        shown = (card, confirm, row, reading)
        if shown == (self._card, self._confirm, self._row, self.reading):
            return
        if self._card is None or card.secret != self._card.secret:
            self.open = False
        self._card, self._confirm, self._row, self.reading = shown
        for press, button in (
            (self.confirm, None if reading else card.confirm),
            (self.close, card.confirm if reading else None),
            (self.show, card.show),
            (self.aloud, card.aloud),
        ):
            self._show_press(press, button)
        self._show_press(self.why, card.why)
        self.lay_soon()

    def size_in(
        self, place: Rect, card: Card, confirm: Rect, row: Rect, reading: bool = False
    ) -> float:
        """The size in sp that an announcement would have here; none where a button has no room."""
        plan = self._plan(SayArea(place, confirm, row), _closable(card) if reading else card, False)
        return plan.sp if plan.holds else 0

    def _plan(self, space: SayArea, card: Card, is_open: bool) -> Plan:
        """The last one is kept: what was asked whether it fits is drawn next."""
        asked = (space, card, is_open, text_scale())
        if self._planned is None or self._planned[0] != asked:
            self._planned = (asked, planned(space, card, is_open))
        return self._planned[1]

    def _show_press(self, press: Press | WhyMark, button: Button | None) -> None:
        if button is not None:
            press.render(button)
        have(self, press, button is not None)

    def toggle(self) -> None:
        self.open = not self.open
        self.lay_soon()

    def act(self, _act: str) -> None:
        self._read()

    # Drawing

    def lay(self) -> None:
        card = self._card
        if card is None:
            return
        edge = theme.TOLD_EDGE if card.told else theme.ACCENT
        self._box.draw(self.rect, theme.PANEL, edge, radius=theme.CARD_RADIUS, left=LEFT)
        plan = self._plan(SayArea(self.rect, self._confirm, self._row), card, self.open)
        small = card.told and plan.sp < EASY
        self.role = "reading" if self.reading else "read" if small else ""
        self._put_buttons(plan)
        self._draw_heading(self._put_why(plan), card)
        self._draw_secret(plan, card)
        colour = theme.MUTED if self.open and plan.parts.folded else theme.TEXT
        self._text.draw(
            plan.parts.place,
            plan.text,
            plan.sp,
            weight=700,
            line=plan.line,
            colour=colour,
            valign="top",
        )  # fmt: skip

    def _put_buttons(self, plan: Plan) -> None:
        parts = plan.parts
        for press, place in (
            (self.confirm, parts.confirm), (self.close, parts.confirm), (self.show, parts.show),
            (self.aloud, parts.aloud),
        ):  # fmt: skip
            if press.parent is None:
                continue
            press.form = "stack" if _stacks(press.button, place) else "row"
            put(press, place)
            press.redraw()

    def _put_why(self, plan: Plan) -> Rect:
        """In the line of the heading, always in the same place; what is left of the line."""
        place = plan.heading
        if self.why.parent is None:
            return place
        right = place.right - (plan.fold.w if plan.parts.folded else 0)
        head = text_width(self._card.heading, theme.SMALL, weight=700) if self._card else 0
        left = place.x + max(dp(_HEADS) * text_scale(), head + dp(_TICK))
        worded = left + self.why.wants() <= right
        left = min(left, right - self.why.wants(worded))
        seen = Rect(left, place.middle[1] - dp(HIGH) / 2, self.why.wants(worded), dp(HIGH))
        wide = max(dp(theme.TARGET), seen.w)
        target = Rect(
            seen.middle[0] - wide / 2, self.top - dp(theme.TARGET), wide, dp(theme.TARGET)
        )
        self.why.draw(seen, target, worded)
        return place.cut_left(left - place.x - dp(6))[0]

    def _draw_heading(self, place: Rect, card: Card) -> None:
        colour = theme.MUTED if card.told else theme.ACCENT
        if card.told:
            tick, place = place.cut_left(dp(18), dp(6))
            self._tick.draw(*tick.middle, dp(18), "check", colour)
        else:
            self._tick.hide()
        self._heading.draw(place, card.heading, theme.SMALL, weight=700, colour=colour, least=11)

    def _draw_secret(self, plan: Plan, card: Card) -> None:
        """Beside its lock; or the lock alone in the corner, which shows the line and hides it."""
        parts = plan.parts
        have(self, self.fold, parts.folded)
        if parts.secret.h:
            lock, words = parts.secret.cut_left(dp(18), dp(8))
            self._lock.draw(lock.middle[0], words.middle[1], dp(17), "lock", theme.MUTED)
            self._secret.draw(words, card.secret, parts.secret_sp, colour=theme.MUTED)
        else:
            self._secret.hide()
            self._lock.hide()
        if parts.folded:
            put(self.fold, plan.fold)
            self.fold.render(self.open)


def _closable(card: Card) -> Card:
    """A card to be read large, with the way back where Announced was, and none to anywhere else."""
    return revised(card, {"confirm": _CLOSE, "why": None, "aloud": None})


class Close(Press):
    def __init__(self, read: Callable[[], None]) -> None:
        super().__init__(icon=34)
        self._read = read

    def act(self, _act: str) -> None:
        self._read()


class Fold(Touched):
    """The lock of a secret line that has no room."""

    def __init__(self, toggle: Callable[[], None]) -> None:
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


def _stacks(button: Button | None, place: Rect) -> bool:
    """The icon over the label, where they have no room side by side; who it is comes first."""
    if button is None or button.who or place.w >= dp(200):
        return False
    return place.h > dp(theme.TARGET) or not button.label
