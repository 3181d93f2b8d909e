"""The page of whoever has won: the scene, how it ended in words, and what can be done now."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.games.island.terms import OP
from companion.ui.island.ending.appearing import SECONDS, appearance
from companion.ui.island.ending.drawn.scene import Scene
from companion.ui.island.ending.places import EndingPlaces, ending_places, is_wide
from companion.ui.island.ending.views import EndingView
from companion.ui.kit import theme
from companion.ui.kit.drawn.keys.foot_press import FootPress, fit_alike
from companion.ui.kit.drawn.lettering import Writing, text_height, text_scale, text_width
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.drawn.tween import Tween, moves
from companion.ui.kit.rect import Rect

_TURNS: Final = (6.0, 12.0)  # degrees of the rays, in so many seconds
# Of kicker, title, epilogue and the others: size in sp, the least, weight, line, the gap below it.
_LINES: Final = (
    (17, 14, 800, 1.25, 6), (64, 26, 800, 1.02, 24), (24, 14, 400, 1.3, 26), (18, 14, 700, 1.3, 0),
)  # fmt: skip
_SHARES: Final = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.54, 0.48)
_OPEN: Final = 26  # sp
_NARROWER: Final = tuple(1 - step / 25 for step in range(11))


class EndingScreen(Panel):
    """Everything that can be touched is in its place from the first frame on."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: EndingView | None = None
        self.scene = Scene(self.canvas)
        self._words = [Writing(self.canvas) for _ in _LINES]
        self.reveal, self.again = Press(sp=_OPEN, icon=38), Press(sp=20)
        self.rest: list[FootPress] = []
        for press in (self.reveal, self.again):
            self.add_widget(press)
        self._come, self._turned = Tween(self.lay, SECONDS), Tween(self._turn)
        self._ticking = Ticking(self)
        self.fbind("parent", self._left)

    def render(self, view: EndingView) -> None:
        began = self.view is None
        self.view = view
        self.reveal.render(view.reveal)
        self.again.render(view.again)
        render_each(self, self.rest, view.rest, FootPress)
        self._ticking.wait(view.tick)
        if began and view.plays and moves():
            self._come.jump(0.0)
            self._come.go(SECONDS, SECONDS)
        if began and view.turns:
            self._turn_on()
        self.lay_soon()

    def on_touch_down(self, touch: Any) -> bool:
        """A touch ends what is still on its way, and counts."""
        self._come.jump(SECONDS)
        return bool(super().on_touch_down(touch))

    def _turn_on(self) -> None:
        by, seconds = _TURNS
        self._turned.go(self._turned.value + by, seconds, self._turn_on)

    def _turn(self) -> None:
        self.scene.rays.turn(self._turned.value)

    def _left(self, _screen: Any, parent: Any) -> None:
        if parent is None:
            self._come.stop()
            self._turned.stop()

    # Layout

    def lay(self) -> None:
        view = self.view
        if view is None or self.width < 2 or self.height < 2:
            return
        unit = dp(1)
        found = ending_places(self.width / unit, self.height / unit, text_scale())
        come = appearance(self._come.value, len(view.ring))
        self.scene.draw(self.rect, self._in_pixels(found), view.who, view.ring, come)
        self._write(view, found, come.words)
        for press, place in zip(
            (self.reveal, self.again, *self.rest),
            (found.reveal, found.again, *found.rest),
            strict=True,
        ):
            put(press, self._here(place))
        fit_alike(self.rest)

    def _here(self, rect: Rect) -> Rect:
        return rect.scaled(dp(1)).moved(self.x, self.y)

    def _in_pixels(self, found: EndingPlaces) -> EndingPlaces:
        unit = dp(1)

        def at(point: tuple[float, float]) -> tuple[float, float]:
            return point[0] * unit + self.x, point[1] * unit + self.y

        return EndingPlaces(
            at(found.ring), found.radius * unit, at(found.island), found.r * unit,
            self._here(found.words), self._here(found.reveal), self._here(found.again),
            tuple(self._here(one) for one in found.rest),
        )  # fmt: skip

    def _write(self, view: EndingView, found: EndingPlaces, alpha: float) -> None:
        """As large as there is room; in the middle where the ring is above them."""
        place = self._here(found.words)
        texts = (view.kicker, view.title, view.epilogue, view.others)
        tint = theme.HARM_TEXT if view.who == OP else theme.TINT[view.who]
        colours = (theme.ACCENT, theme.WHITE, theme.SAY_TEXT, tint)
        beside = is_wide(found.words.w, found.words.h) and found.ring[0] < found.words.x
        share, sizes, heights = _sized(texts, place)
        total = sum(heights) + sum(dp(line[4]) * share for line in _LINES)
        top = place.top - max(0.0, place.h - total) / (3 if beside else 2)
        for writing, text, colour, line, size, height in zip(
            self._words, texts, colours, _LINES, sizes, heights, strict=True
        ):
            _sp, least, weight, spaced, gap = line
            spare = place.w - balanced(text, place.w, size, weight, spaced)
            left = place.x + (0 if beside else spare / 2)
            writing.draw(
                Rect(left, top - height, place.w - spare, height), text, size,
                weight=weight, line=spaced, colour=colour, alpha=alpha, least=least,
                halign="left" if beside else "center", valign="top",
            )  # fmt: skip
            top -= height + dp(gap) * share


def balanced(text: str, width: float, sp: float, weight: int, line: float) -> float:
    """The least width with which a text has no more lines, so that none has one word alone."""
    high = text_height(text, width, sp, weight=weight, line=line)
    found = width
    for share in _NARROWER[1:]:
        if text_height(text, share * width, sp, weight=weight, line=line) > high:
            break
        found = share * width
    return found


def _sized(texts: tuple[str, ...], place: Rect) -> tuple[float, list[float], list[float]]:
    """The largest share of all sizes with which everything has room; the sizes and heights then.

    The title is one line, as long as that leaves it readable.
    """
    share, sizes, heights = 1.0, [0.0], [0.0]
    lined = _LINES[1][0] * 0.99 * place.w / max(1.0, text_width(texts[1], _LINES[1][0], weight=800))
    for share in _SHARES:
        sizes = [max(least, sp * share) for sp, least, _weight, _spaced, _gap in _LINES]
        sizes[1] = max(_LINES[1][1], min(sizes[1], lined))
        heights = [
            text_height(text, place.w, size, weight=weight, line=spaced)
            for text, size, (_, _, weight, spaced, _) in zip(texts, sizes, _LINES, strict=True)
        ]
        if sum(heights) + sum(dp(line[4]) * share for line in _LINES) <= place.h:
            break
    return share, sizes, heights
