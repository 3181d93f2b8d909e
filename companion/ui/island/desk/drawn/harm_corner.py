"""The harm corner: whom the OP can harm, and nothing else, ever; armed later than other buttons."""

from __future__ import annotations

from typing import Any, Final

from kivy.clock import Clock
from kivy.metrics import dp

from companion.ui.island.desk.drawn.script import CHIP_COLOURS
from companion.ui.island.desk.views import Harm
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing, text_width
from companion.ui.kit.drawn.moved import Moved
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.press import Press, Skin
from companion.ui.kit.drawn.tween import Motion, moves
from companion.ui.kit.rect import Rect
from companion.ui.kit.touch_guard import ARMED

_SKIN: Final = Skin(theme.HARM, theme.HARM_EDGE, theme.HARM_TEXT, theme.HARM_TEXT)
_LINE: Final = 4
_SMALL: Final = 100  # dp: narrower ones have emblem and sword alone


class HarmPress(Press):
    def __init__(self, **look: Any) -> None:
        super().__init__(skin=_SKIN, **look)
        self._harm: Harm | None = None
        self._whom, self._sword = Emblem(self.canvas), Sign(self.canvas)
        self._costs = [(Writing(self.canvas), Sign(self.canvas)) for _ in range(2)]
        self._line = Moved(self.canvas)
        self._lead = RoundedBox(self._line.canvas)
        self._arming = Motion(self._fill_line)

    arms = ARMED

    def sweep(self, seconds: float) -> None:
        """A line at its lower edge fills until it takes a touch."""
        if moves():
            place = Rect(self.x + dp(10), self.y, self.width - dp(20), dp(_LINE))
            self._lead.draw(place, theme.HARM_EDGE, radius=_LINE / 2)
            self._arming.play(0.0, 1.0, seconds, self._lead.hide)
            self._fill_line()

    def _fill_line(self) -> None:
        self._line.move(0, 0, (self._arming.value, 1.0), (self.x + dp(10), self.y))

    def show(self, harm: Harm) -> None:
        if harm != self._harm:
            self._harm = harm
            self.render(harm.button)
            self.redraw()

    def pulse(self) -> None:
        """Flash once: this is the way in."""
        self.look_pressed(True)
        Clock.schedule_once(lambda _seconds: self.look_pressed(False), 0.25)

    def paint(self, rect: Rect) -> None:
        harm = self._harm
        if harm is None:
            return
        self.draw_back(rect, _SKIN)
        small = rect.w < dp(_SMALL)
        sign, rest = rect.inset(dp(8), dp(4)).cut_left(dp(32), dp(6 if small else 8))
        if harm.button.who:
            self._whom.draw(*sign.middle, dp(14), harm.button.who)
        else:
            self._whom.hide()
        x = rest.middle[0] if small else rect.right - dp(18)
        y = rect.middle[1] if small else rect.top - dp(16)
        self._sword.draw(x, y, dp(20 if small else 18), "sword", theme.HARM_EDGE)
        if small:
            self._label.hide()
            for writing, cost in self._costs:
                writing.hide()
                cost.hide()
            return
        first, second = rest.rows(2)
        self._label.draw(
            first.cut_right(dp(18))[1] if harm.costs else rest, harm.button.label, 17,
            weight=800, colour=theme.HARM_TEXT, least=11,
        )  # fmt: skip
        self._draw_costs(second, harm)

    def _draw_costs(self, place: Rect, harm: Harm) -> None:
        x = place.x
        for at, (writing, sign) in enumerate(self._costs):
            if at >= len(harm.costs):
                writing.hide()
                sign.hide()
                continue
            chip = harm.costs[at]
            wide = text_width(chip.text, 15, weight=800)
            writing.draw(
                Rect(x, place.y, wide + dp(2), place.h), chip.text, 15, weight=800,
                colour=theme.HARM_TEXT, least=10,
            )  # fmt: skip
            x += wide + dp(12)
            sign.draw(x, place.middle[1], dp(16), chip.picture, CHIP_COLOURS[chip.tone])
            x += dp(14)
