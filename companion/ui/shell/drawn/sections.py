"""The sections of a page, below one another or in two columns of about the same height."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.section_card import SectionCard, inside_of
from companion.ui.kit.parts import Section
from companion.ui.kit.rect import Rect

_TWO_COLUMNS: Final = 1000  # dp of width from which sections stand in two columns
_FEW: Final = 3  # sections that do not need two
_ALONE: Final = 2  # columns where every button stands alone


class Sections(Panel):
    """Their buttons stand on one grid: the page has as many columns as its widest words allow."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.gap = float(theme.BETWEEN)  # dp between two
        self.cards: list[SectionCard] = []
        self.low = False

    def render(self, sections: Sequence[Section]) -> None:
        render_each(self, self.cards, sections, SectionCard)
        self.lay_soon()

    def height_for(self, width: float) -> float:
        self._set_grid(width)
        return max((self._height(column, width) for column in self._columns(width)), default=0)

    def _set_grid(self, width: float) -> None:
        inside = inside_of(self._each(width))
        grids = [row for card in self.cards for row in card.grids]
        fit = min((row.columns(inside) for row in grids), default=0)
        columns = min(fit, max((row.most for row in grids), default=0))
        columns = min(columns, max((_ALONE, *(len(row.keys) for row in grids))))
        for card in self.cards:
            card.columns, card.low = columns, self.low

    def _each(self, width: float) -> float:
        return (width - dp(self.gap)) / 2 if self._two(width) else width

    def _two(self, width: float) -> bool:
        """Values stand beside their names, for which half a page is too narrow."""
        lines = any(card.section.segments or card.section.pips for card in self.cards)
        return width >= dp(_TWO_COLUMNS) and len(self.cards) > _FEW and not lines

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

    def lay(self) -> None:
        self._set_grid(self.width)
        x, each = self.x, self._each(self.width)
        for column in self._columns(self.width):
            top = self.top
            for card in column:
                card.lay_soon()
                height = card.height_for(each)
                put(card, Rect(x, top - height, each, height))
                top -= height + dp(self.gap)
            x += each + dp(self.gap)
