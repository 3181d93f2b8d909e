"""Rectangles, and how they are cut up; y grows upwards, as in Kivy."""

from __future__ import annotations

from math import ceil
from typing import Final

from companion.engine.frozen import frozen


@frozen
class Rect:
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def top(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x <= self.right and self.y <= y <= self.top

    def inset(self, across: float, along: float | None = None) -> Rect:
        """The rectangle without a rim, so wide left and right and so high above and below."""
        down = across if along is None else along
        return Rect(
            self.x + across, self.y + down, max(0, self.w - 2 * across), max(0, self.h - 2 * down)
        )

    def scaled(self, factor: float) -> Rect:
        return Rect(self.x * factor, self.y * factor, self.w * factor, self.h * factor)

    def moved(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    # Cutting a piece off an edge: the piece, and what is left beyond a gap

    def cut_top(self, height: float, gap: float = 0) -> tuple[Rect, Rect]:
        height = min(height, self.h)
        rest = max(0, self.h - height - gap)
        return Rect(self.x, self.top - height, self.w, height), Rect(self.x, self.y, self.w, rest)

    def cut_bottom(self, height: float, gap: float = 0) -> tuple[Rect, Rect]:
        height = min(height, self.h)
        rest = max(0, self.h - height - gap)
        piece = Rect(self.x, self.y, self.w, height)
        return piece, Rect(self.x, self.top - rest, self.w, rest)

    def cut_left(self, width: float, gap: float = 0) -> tuple[Rect, Rect]:
        width = min(width, self.w)
        rest = max(0, self.w - width - gap)
        piece = Rect(self.x, self.y, width, self.h)
        return piece, Rect(self.right - rest, self.y, rest, self.h)

    def cut_right(self, width: float, gap: float = 0) -> tuple[Rect, Rect]:
        width = min(width, self.w)
        rest = max(0, self.w - width - gap)
        return Rect(self.right - width, self.y, width, self.h), Rect(self.x, self.y, rest, self.h)

    # Equal pieces

    def columns(self, count: int, gap: float = 0) -> tuple[Rect, ...]:
        width = max(0, (self.w - gap * (count - 1)) / count)
        return tuple(
            Rect(self.x + (width + gap) * at, self.y, width, self.h) for at in range(count)
        )

    def rows(self, count: int, gap: float = 0) -> tuple[Rect, ...]:
        """Rows from the top down."""
        height = max(0, (self.h - gap * (count - 1)) / count)
        return tuple(
            Rect(self.x, self.top - height - (height + gap) * at, self.w, height)
            for at in range(count)
        )

    def grid(self, count: int, columns: int, gap: float = 0) -> tuple[Rect, ...]:
        """Row by row; a last row that is not full is spread over the width."""
        rows = self.rows(ceil(count / columns), gap)
        cells: list[Rect] = []
        for row in rows:
            cells.extend(row.columns(min(columns, count - len(cells)), gap))
        return tuple(cells)


NOWHERE: Final = Rect(0, 0, 0, 0)
