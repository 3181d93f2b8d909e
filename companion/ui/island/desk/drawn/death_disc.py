"""A death: for a moment a disc lies over the island, with who has died and how many have so far.

It takes no touch, nothing waits for it, and a touch anywhere ends it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Scale, Translate
from kivy.metrics import dp
from kivy.uix.widget import Widget

from companion.ui.island.desk.death import disc_place
from companion.ui.island.desk.views import DeathView
from companion.ui.island.map.geometry import Layout
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem, Sign
from companion.ui.kit.drawn.lettering import Writing
from companion.ui.kit.drawn.paint import Outline, Polygon, placed, ring
from companion.ui.kit.drawn.tween import Tween, moves
from companion.ui.kit.motion import out_cubic, passed_share
from companion.ui.kit.rect import Rect

STAYS: Final = 1.4  # seconds, from the beginning
GROWS: Final = (0.0, 0.24)  # when it begins, and for how long
STRUCK: Final = (0.24, 0.20)
FALLS: Final = (0.44, 0.30)
DONE: Final = FALLS[0] + FALLS[1]

_RADIUS: Final = 150  # dp at most
_MARGIN: Final = 0.46  # of the place at most
_REACH: Final = 3.9  # spaces at most, on a small island
_ALPHA: Final = 0.94
_GROUND: Final = "#2E0A10"
_LOST: Final = "#7A2A31"  # a death that is not counted yet
_ROUND: Final = ring(72)
# By the radius of the disc: how high the middles of emblem, words and skulls are, and their sizes.
_EMBLEM: Final = (0.27, 0.30)
_WORDS: Final = (-0.26, 0.26)
_SKULLS: Final = (-0.53, 0.24)
_DROP: Final = 0.5  # from so far above


class DeathDisc(Widget):
    """`layout`: of the island under it. `ended`: called when it has gone."""

    def __init__(
        self, layout: Callable[[], Layout], ended: Callable[[], None], **look: Any
    ) -> None:
        super().__init__(**look)
        self._layout, self._ended = layout, ended
        self._lit: frozenset[str] = frozenset()
        self._known: DeathView | None = None
        self._begun = False
        self._shown: DeathView | None = None
        self._passed = Tween(self._move, STAYS)
        self._picture = InstructionGroup()
        self._held: list[Any] = []  # what fills a picture anew when that is lost
        self._strokes: list[Scale] = []
        self._falls, self._drop = Translate(0, 0), 0.0
        self._skull, self._last = Sign(self._picture), (0.0, 0.0, 0.0)
        self._place, self._size = Translate(0, 0), Scale(0, 0, 1)
        for one in (PushMatrix(), self._place, self._size, self._picture, PopMatrix()):
            self.canvas.add(one)
        self.fbind("parent", self._left)
        for changed in ("pos", "size"):
            self.fbind(changed, self._moved)

    def render(self, death: DeathView | None, lit: frozenset[str] = frozenset()) -> None:
        """It comes when somebody dies, and not when a screen is looked at again.

        `lit`: the spaces that are asked for, which it leaves in sight.
        """
        new = self._begun and death is not None and death != self._known
        self._begun, self._known = True, death
        if new:
            self._shown, self._lit = death, lit
            self._draw()
            self._passed.jump(0.0)
            self._passed.go(STAYS, STAYS)
            self._move()

    @property
    def place(self) -> tuple[float, float, float]:
        """Its middle and its radius."""
        layout = self._layout()
        most = min(
            float(dp(_RADIUS)), _MARGIN * min(self.width, self.height), _REACH * layout.r
        )  # fmt: skip
        (x, y), radius = disc_place(self._lit, most / layout.r)
        return *layout.point(x, y), radius * layout.r

    @property
    def _radius(self) -> float:
        return self.place[2]

    @property
    def shows(self) -> bool:
        return self._passed.running

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self._shown.text if self._shown is not None and self.shows else ""

    def on_touch_down(self, _touch: Any) -> bool:
        self._passed.jump(STAYS)
        return False

    def _left(self, _widget: Any, parent: Any) -> None:
        if parent is None:
            self._passed.stop()

    def _moved(self, *_: object) -> None:
        """Into another place, where it is drawn in another size."""
        if self.shows:
            self._draw()
            self._move()

    # Drawing: once round (0, 0), and then it is only moved

    def _draw(self) -> None:
        death = self._shown
        self._picture.clear()
        self._held.clear()
        if death is None:
            return
        radius = self._radius
        disc, edge = Polygon(self._picture), Outline(self._picture)
        disc.draw(placed(_ROUND, 0, 0, radius), _GROUND, _ALPHA)
        edge.draw(placed(_ROUND, 0, 0, radius), theme.PROBLEM, dp(3))
        self._strokes = [
            self._draw_emblem(x, _EMBLEM[0] * radius, side, who)
            for who, x, side in _abreast(death.who, radius)
        ]
        self._draw_words(death, radius)
        self._draw_skulls(death, radius)

    def _draw_emblem(self, x: float, y: float, side: float, who: str) -> Scale:
        """Struck through from below; what makes the stroke longer."""
        emblem = Emblem(self._picture)
        emblem.draw(x, y, side, who)
        grows, reach = Scale(0, 0, 1), 1.25 * side
        for one in (PushMatrix(), Translate(x - reach, y - reach), grows):
            self._picture.add(one)
        for wide, colour in ((0.36, theme.CASING), (0.2, theme.PROBLEM)):
            line = Outline(self._picture, close=False)
            line.draw(((0, 0), (2 * reach, 2 * reach)), colour, wide * side)
        self._picture.add(PopMatrix())
        return grows

    def _draw_words(self, death: DeathView, radius: float) -> None:
        middle, high = (part * radius for part in _WORDS)
        place = Rect(-0.86 * radius, middle - high / 2, 1.72 * radius, high)
        self._held.append(Writing(self._picture))
        self._held[-1].draw(
            place, death.text, 20, weight=800, colour=theme.HARM_TEXT, halign="center", least=14
        )

    def _draw_skulls(self, death: DeathView, radius: float) -> None:
        """The last one is still to fall into its place."""
        died, of = death.deaths
        middle, side = (part * radius for part in _SKULLS)
        pitch = min(1.15 * side, 1.5 * radius / max(1, of))
        for at in range(of):
            colour = theme.HEALTH if at < died - 1 else _LOST
            x = (at - (of - 1) / 2) * pitch
            self._sign().draw(x, middle, min(side, pitch), "death", colour)
        self._drop = _DROP * radius
        self._last = ((died - 1 - (of - 1) / 2) * pitch, middle, min(side, pitch))
        for one in (PushMatrix(), self._falls):
            self._picture.add(one)
        self._skull = self._sign()
        self._picture.add(PopMatrix())

    def _sign(self) -> Sign:
        self._held.append(Sign(self._picture))
        return self._held[-1]

    def _move(self) -> None:
        if not self.shows:
            self._size.x = self._size.y = 0
            self._ended()
            return
        passed = self._passed.value if moves() else max(DONE, self._passed.value)
        x, y, _ = self.place
        self._place.x, self._place.y = round(x), round(y)
        self._size.x = self._size.y = out_cubic(passed_share(passed, *GROWS))
        for stroke in self._strokes:
            stroke.x = stroke.y = out_cubic(passed_share(passed, *STRUCK))
        fallen = passed_share(passed, *FALLS)
        self._falls.y = self._drop * (1 - out_cubic(fallen))
        self._skull.draw(*self._last, "death", theme.HEALTH, min(1.0, 3 * fallen))


def _abreast(who: tuple[str, ...], radius: float) -> list[tuple[str, float, float]]:
    """Each emblem with its place beside the others, and its size."""
    side = _EMBLEM[1] * radius * (1 if len(who) == 1 else 1.5 / len(who))
    pitch = 2.7 * side
    return [(one, (at - (len(who) - 1) / 2) * pitch, side) for at, one in enumerate(who)]
