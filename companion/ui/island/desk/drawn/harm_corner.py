"""The harm corner: whom the OP can harm, and nothing else, ever; armed later than other buttons."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.terms import Who
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
        self._whom, self._sword = [Emblem(self.canvas) for _ in range(2)], Sign(self.canvas)
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

    def paint(self, rect: Rect) -> None:
        harm = self._harm
        if harm is None:
            return
        self.draw_back(rect, _SKIN)
        inside = rect.inset(dp(8), dp(4))
        if rect.w < dp(_SMALL):
            self._draw_small(inside, harm)
            return
        several = len(harm.whom) > 1  # their names say it, and need the room
        self._draw_emblems(() if several else harm.whom, inside.cut_left(dp(32))[0], dp(14))
        rest = inside if several else inside.cut_left(dp(32), dp(8))[1]
        first, second = rest.rows(2)
        y = second.middle[1] if several else rect.top - dp(16)
        self._sword.draw(rect.right - dp(18), y, dp(18), "sword", theme.HARM_EDGE)
        one_line = first if several else first.cut_right(dp(18))[1]
        self._label.draw(
            one_line if harm.costs else rest, harm.button.label, 17,
            weight=800, colour=theme.HARM_TEXT, least=14,
        )  # fmt: skip
        self._draw_costs(second, harm)

    def _draw_small(self, inside: Rect, harm: Harm) -> None:
        """Whom, and the sword."""
        several = len(harm.whom) > 1
        sign, rest = inside.cut_left(dp(38 if several else 32), dp(0 if several else 6))
        self._draw_emblems(harm.whom, sign, dp(11 if several else 14))
        self._sword.draw(*rest.middle, dp(20), "sword", theme.HARM_EDGE)
        self._label.hide()
        for writing, cost in self._costs:
            writing.hide()
            cost.hide()

    def _draw_emblems(self, whom: tuple[Who, ...], place: Rect, radius: float) -> None:
        cells = place.columns(max(1, min(len(whom), len(self._whom))))
        for at, emblem in enumerate(self._whom):
            if at < len(whom):
                emblem.draw(*cells[at].middle, radius, whom[at])
            else:
                emblem.hide()

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
