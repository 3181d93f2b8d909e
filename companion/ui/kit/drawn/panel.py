"""Panels: parts of a screen that lay themselves out in one pass, and have children."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from kivy.clock import Clock
from kivy.uix.widget import Widget

from companion.ui.kit.rect import Rect

Kind = TypeVar("Kind", bound=Widget)


class Panel(Widget):
    """Draws itself and puts its own children in their places.

    `lay` is called before the next frame after its place has changed, and whenever `lay_soon` asks
    for it.
    """

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.lay_soon = Clock.create_trigger(self._lay, -1)
        self.fbind("pos", self.lay_soon)
        self.fbind("size", self.lay_soon)

    @property
    def rect(self) -> Rect:
        return Rect(self.x, self.y, self.width, self.height)

    def lay(self) -> None:
        """Put everything in its place."""

    def _lay(self, *_: object) -> None:
        if self.width >= 1 and self.height >= 1:
            self.lay()


class Covering(Panel):
    """A panel over others: what is below it cannot be touched, and is new when it goes."""

    covers = True

    def on_touch_down(self, touch: Any) -> bool:
        return bool(super().on_touch_down(touch)) or bool(self.collide_point(*touch.pos))


def place_of(widget: Widget) -> Rect:
    return Rect(widget.x, widget.y, widget.width, widget.height)


def put(widget: Widget, rect: Rect) -> None:
    """Give a widget its place; an equal one triggers nothing."""
    widget.pos = (rect.x, rect.y)
    widget.size = (rect.w, rect.h)


def put_in_middle(rect: Rect, width: float, parts: Sequence[tuple[Widget, float, float]]) -> None:
    """Put parts below one another; each with its height, and the gap below it."""
    top = rect.middle[1] + sum(height + gap for _, height, gap in parts) / 2
    for widget, height, gap in parts:
        put(widget, Rect(rect.middle[0] - width / 2, top - height, width, height))
        top -= height + gap


def have(parent: Widget, widget: Widget, wanted: bool, index: int = 0) -> None:
    """Put a child into its parent, or take it out. `index`: how many lie over it."""
    if wanted and widget.parent is None:
        parent.add_widget(widget, index)
    elif not wanted and widget.parent is not None:
        parent.remove_widget(widget)


def show(parent: Widget, widget: Widget, rect: Rect) -> None:
    """A child that has no place is not there."""
    if rect.h:
        put(widget, rect)
    have(parent, widget, bool(rect.h))


def keep(parent: Widget, widgets: list[Kind], count: int, make: Callable[[], Kind]) -> None:
    """So many children of a kind: the last ones go, and new ones come after them."""
    while len(widgets) > count:
        parent.remove_widget(widgets.pop())
    while len(widgets) < count:
        widgets.append(make())
        parent.add_widget(widgets[-1])


def render_each(
    parent: Widget, widgets: list[Any], things: Iterable[Any], make: Callable[[], Any]
) -> None:
    """A child for each thing that is to be shown."""
    things = tuple(things)
    keep(parent, widgets, len(things), make)
    for widget, thing in zip(widgets, things, strict=True):
        widget.render(thing)
