"""A captive in the legend of the ways: a touch hides the way, and shows it again."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.replay.drawn.looks import DARK, Colours
from companion.ui.island.replay.views import RouteView
from companion.ui.kit.drawn.icon import Emblem
from companion.ui.kit.drawn.lettering import Writing, pixels, text_width
from companion.ui.kit.drawn.paint import RoundedBox, mixed
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.rect import Rect

_NAME: Final = 17  # sp
_PERSON: Final = 14
_LINE: Final = 6  # dp
_OFF: Final = 0.38  # of an emblem whose way is hidden


class RouteKey(Painted):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.route: RouteView | None = None
        self.look: Colours = DARK
        self._box, self._line = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._emblem = Emblem(self.canvas)
        self._name, self._person = Writing(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        route = self.route
        return "" if route is None else f"{route.name}\n{route.person}".strip()

    @property
    def words(self) -> object:
        return self.route and (self.route.name, self.route.shown)

    def render(self, route: RouteView, look: Colours) -> None:
        if (route, look) != (self.route, self.look):
            self.route, self.look, self.role = route, look, route.act
            self.redraw()

    def paint(self, rect: Rect) -> None:
        route, look = self.route, self.look
        if route is None:
            return
        box = rect.inset(0, dp(2))
        fill = look.card if route.shown else mixed(look.card, look.ground, 0.7)
        fill = mixed(fill, look.gone, 0.2 * self.pressed)
        self._box.draw(box, fill, look.edge, radius=26)
        narrow = rect.w < dp(140)
        side = dp(40 if narrow else 52)
        alpha = 1.0 if route.shown else _OFF
        self._emblem.draw(box.x + side / 2 + dp(2), box.middle[1], dp(14 if narrow else 18),
                          route.who, alpha)  # fmt: skip
        inside = box.cut_left(side + dp(2))[1].cut_right(dp(12 if narrow else 14))[1]
        self._draw_words(inside, route)

    def _draw_words(self, inside: Rect, route: RouteView) -> None:
        look, colour = self.look, self.look.ways[route.who]
        line, rest = inside.inset(0, dp(5)).cut_bottom(dp(_LINE), dp(1))
        if route.shown:
            self._line.draw(line, colour, radius=_LINE / 2)
        else:
            self._line.draw(line, look.ground, look.muted, radius=_LINE / 2, width=1.5)
        both = bool(route.person) and pixels(_PERSON + 1) + pixels(_PERSON) <= rest.h
        person, name = rest.cut_bottom(rest.h * 0.49 if both else 0)
        ink = look.text if route.shown else look.muted
        size = _PERSON + 1 if both else _NAME
        self._name.draw(name, route.name, size, least=_PERSON, weight=800, colour=ink, line=1.0)
        if both:
            called = as_far_as_it_fits(route.person, person.w)
            self._person.draw(person, called, _PERSON, weight=700, colour=look.muted, line=1.0)
        else:
            self._person.hide()


def as_far_as_it_fits(name: str, width: float) -> str:
    """The beginning of a name that is too long for its line."""
    shown = name
    while len(shown) > 1 and text_width(shown, _PERSON, weight=700) > width:
        shown = f"{shown.rstrip('…')[:-1].rstrip()}…"
    return shown
