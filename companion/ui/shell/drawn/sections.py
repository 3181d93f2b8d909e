"""The sections of a page, below one another or in two columns of about the same height."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.section_card import SectionCard
from companion.ui.kit.parts import Section
from companion.ui.kit.rect import Rect

_TWO_COLUMNS: Final = 1000  # dp of width from which sections stand in two columns
_FEW: Final = 3  # sections that do not need two
_HIGHER: Final = 40  # dp that a button may be higher than it wants to be


class Sections(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.gap = float(theme.GAP)  # dp between two
        self.cards: list[SectionCard] = []

    def render(self, sections: Sequence[Section]) -> None:
        render_each(self, self.cards, sections, SectionCard)
        self.lay_soon()

    def height_for(self, width: float) -> float:
        return max((self._height(column, width) for column in self._columns(width)), default=0)

    def _each(self, width: float) -> float:
        return (width - dp(theme.GAP)) / 2 if self._two(width) else width

    def _two(self, width: float) -> bool:
        return width >= dp(_TWO_COLUMNS) and len(self.cards) > _FEW

    def _columns(self, width: float) -> list[list[SectionCard]]:
        """Read down the left one first."""
        if not self._two(width):
            return [self.cards]
        heights = [card.height_for(self._each(width)) for card in self.cards]
        splits = range(1, len(heights))
        best = min(splits, key=lambda at: max(sum(heights[:at]), sum(heights[at:])))
        return [self.cards[:best], self.cards[best:]]

    def _height(self, cards: Sequence[SectionCard], width: float) -> float:
        each = self._each(width)
        heights = [card.height_for(each) for card in cards]
        return sum(heights) + dp(self.gap) * max(0, len(heights) - 1)

    def _extra(self, column: Sequence[SectionCard]) -> float:
        """The height that the buttons of a column get on top, if there is room."""
        each = self._each(self.width)
        lines = sum(card.lines(each) for card in column)
        room = self.height - self._height(column, self.width)
        return min(max(0.0, room / lines), dp(_HIGHER)) if lines else 0

    def lay(self) -> None:
        x, each = self.x, self._each(self.width)
        columns = self._columns(self.width)
        extra = min((self._extra(column) for column in columns), default=0.0)
        for column in columns:
            top = self.top
            for card in column:
                card.extra = extra
                card.lay_soon()
                height = card.height_for(each, extra)
                put(card, Rect(x, top - height, each, height))
                top -= height + dp(self.gap)
            x += each + dp(theme.GAP)
