"""The own hand: past, present and future, each tile in its place until the last trick."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor import colours
from companion.ui.games.paradominetor.drawn.fronts import FrontBox
from companion.ui.games.paradominetor.practice_views import OwnTile, OwnTimes
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.moment_press import MomentPress

_BESIDE: Final = 960  # dp of width from which the three times lie in one line
_LABEL: Final = 26  # dp over the tiles, or
_COLUMN: Final = 128  # beside them
_NARROW: Final = 44
_PLACES: Final = 5


class OwnTilePress(MomentPress):
    """A tile of the own hand, or the place where one was."""

    def __init__(self) -> None:
        super().__init__()
        self.tile: OwnTile | None = None
        self._front, self._empty = FrontBox(self.canvas), RoundedBox(self.canvas)

    @property
    def text(self) -> str:
        """The letter and the value, which the tests read."""
        front = self.tile.front if self.tile else None
        return f"{front.letter} {front.value}" if front else ""

    @property
    def words(self) -> object:
        front = self.tile.front if self.tile else None
        return super().words, front and (front.letter, front.value)

    def show(self, tile: OwnTile, moment: int) -> None:
        self.tile = tile
        self.render(tile.button)
        if tile.front is None:
            self.role = ""  # nothing lies there any more
        self.at(moment)

    def paint(self, rect: Rect) -> None:
        tile = self.tile
        if tile is None:
            return
        if tile.front is None:
            self._front.hide()
            self._empty.draw(rect, theme.WELL, colours.TABLE_EDGE, radius=13, width=1)
            return
        self._empty.hide()
        size = min(46.0, rect.h / dp(1) * 0.46, rect.w / dp(1) * 0.56)
        self._front.draw(rect, tile.front, size, depth=self.depth)


class TimesPanel(Panel):
    """The tiles of one time: its name over them, or where there is no room, at the left."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.beside = False
        self.icon = Icon(colour=theme.MUTED)
        self.label = Lettering(sp=17, weight=700, least=14, colour=theme.MUTED)
        self.tiles: list[OwnTilePress] = []
        self.add_widget(self.icon)
        self.add_widget(self.label)

    def show(self, times: OwnTimes, moment: int) -> None:
        self.icon.name, self.label.text = times.icon, times.label
        self.label.redraw()
        keep(self, self.tiles, len(times.tiles), OwnTilePress)
        for press, tile in zip(self.tiles, times.tiles, strict=True):
            press.show(tile, moment)
        self.lay_soon()

    def lay(self) -> None:
        gap = dp(6)
        if self.beside:
            narrow = self.width < dp(500)
            label, rest = self.rect.cut_left(dp(_NARROW if narrow else _COLUMN), gap)
            side = dp(24)
            if narrow:
                x, y = label.middle
                put(self.icon, Rect(x - side / 2, y - side / 2, side, side))
                put(self.label, Rect(0, 0, 0, 0))
            else:
                icon, words = label.cut_left(side, dp(6))
                put(self.icon, Rect(icon.x, icon.middle[1] - side / 2, side, side))
                put(self.label, words)
        else:
            label, rest = self.rect.cut_top(dp(_LABEL), dp(2))
            icon, words = label.cut_left(dp(20), dp(8))
            put(self.icon, icon)
            put(self.label, words)
        for press, cell in zip(self.tiles, rest.columns(_PLACES, gap), strict=False):
            put(press, cell)


class HandPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._ground = RoundedBox(self.canvas.before)
        self.times: list[TimesPanel] = []

    @staticmethod
    def is_beside(width: float) -> bool:
        return width >= dp(_BESIDE)

    def render(self, hand: tuple[OwnTimes, ...], moment: int) -> None:
        keep(self, self.times, len(hand), TimesPanel)
        for panel, times in zip(self.times, hand, strict=True):
            panel.show(times, moment)
        self.lay_soon()

    def lay(self) -> None:
        self._ground.draw(self.rect, theme.WAITING, radius=0)
        inside = self.rect.inset(dp(8 if self.width < dp(500) else theme.MARGIN), dp(6))
        one_line = self.is_beside(self.width)
        cells = inside.columns(3, dp(20)) if one_line else inside.rows(3, dp(6))
        for panel, cell in zip(self.times, cells, strict=False):
            panel.beside = not one_line
            put(panel, cell)
            panel.lay_soon()
