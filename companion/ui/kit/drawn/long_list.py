"""A list of hundreds of rows, of which only those in view have a widget."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from kivy.metrics import dp

from companion.ui.kit.drawn.lettering import text_scale
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.rect import Rect


class LongList(Panel):
    """Lies in a `Scroll`. `apart`: dp between two rows."""

    apart = 0

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.rows: Sequence[Any] = ()
        self._shown: dict[int, Any] = {}
        self._spare: list[Any] = []  # a row takes as long to make as to draw

    @abstractmethod
    def kind(self, row: Any) -> type[Any]:
        """The class of widget that draws such a row."""

    @abstractmethod
    def fill(self, widget: Any, row: Any) -> None:
        """Have a widget draw a row."""

    @abstractmethod
    def wanted(self, row: Any) -> float:
        """The height of a row in dp, with what is free below it."""

    def _high(self, row: Any) -> float:
        # Larger letters need higher lines.
        return float(dp(self.wanted(row)) * max(1.0, text_scale()))

    def height_for(self, _width: float) -> float:
        return sum(map(self._high, self.rows))

    def place_of(self, at: int) -> Rect:
        """The place of a row as it lies now."""
        return self._place(self.top - sum(map(self._high, self.rows[:at])), self.rows[at])

    def _place(self, top: float, row: Any) -> Rect:
        high = self._high(row)
        return Rect(self.x, top - high, self.width, high - dp(self.apart))

    @property
    def chosen(self) -> int | None:
        rows = enumerate(self.rows)
        return next((at for at, row in rows if getattr(row, "chosen", False)), None)

    def lay(self) -> None:
        wanted = dict(self._in_view())
        for at in [at for at in self._shown if at not in wanted]:
            self._put_away(at)
        for at, place in wanted.items():
            self._show(at, place)

    def _in_view(self) -> Iterator[tuple[int, Rect]]:
        low, high = (self.parent.y, self.parent.top) if self.parent else (self.y, self.top)
        top = self.top
        for at, row in enumerate(self.rows):
            place = self._place(top, row)
            if place.top > low and place.y < high:
                yield at, place
            top = place.y

    def _show(self, at: int, place: Rect) -> None:
        row, kind = self.rows[at], self.kind(self.rows[at])
        if at in self._shown and type(self._shown[at]) is not kind:
            self._put_away(at)
        if at not in self._shown:
            spare = next((one for one in reversed(self._spare) if type(one) is kind), None)
            if spare is not None:
                self._spare.remove(spare)
            self._shown[at] = spare or kind()
            self.add_widget(self._shown[at])
        self.fill(self._shown[at], row)
        put(self._shown[at], place)

    def _put_away(self, at: int) -> None:
        self._spare.append(self._shown.pop(at))
        self.remove_widget(self._spare[-1])
