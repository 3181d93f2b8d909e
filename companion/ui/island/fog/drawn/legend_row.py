"""The numbers of spaces that are certain, likely and unknown, each beside a tile that looks so."""

from __future__ import annotations

from typing import Any, Final

from kivy.graphics import InstructionGroup
from kivy.metrics import dp

from companion.ui.island.fog.views import Sureness, SurenessCount
from companion.ui.island.map.drawn.map_ground import SECRET, fog, guess, tile
from companion.ui.island.map.drawn.map_paint import Brush, Shape, sharp_canvas
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.panel import Panel, keep, put

_SIDE: Final = 15  # dp: `r` of a tile


class LegendRow(Panel):
    def __init__(self, **look: Any) -> None:
        self.canvas = sharp_canvas()
        super().__init__(**look)
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.counts: tuple[SurenessCount, ...] = ()
        self.labels: list[Lettering] = []

    def render(self, counts: tuple[SurenessCount, ...]) -> None:
        self.counts = counts
        keep(self, self.labels, len(counts), lambda: Lettering(sp=17, least=14, weight=700))
        for label, count in zip(self.labels, counts, strict=True):
            label.text = f"{count.number} {count.text}"
        self.lay_soon()

    def lay(self) -> None:
        self._group.clear()
        brush = Brush(self._group)
        cells = self.rect.inset(dp(12), 0).columns(len(self.counts), dp(6))
        for count, label, cell in zip(self.counts, self.labels, cells, strict=True):
            picture, words = cell.cut_left(dp(2 * _SIDE), dp(6))
            brush.stamp(_tile(count.sureness), picture.middle)
            put(label, words)
        brush.done()


def _tile(sureness: Sureness) -> Shape:
    match sureness:
        case "certain":
            return tile(dp(_SIDE), theme.FILL["fruit"], SECRET.shade)
        case "likely":
            return guess(dp(_SIDE))
        case "unknown":
            return fog(dp(_SIDE))
