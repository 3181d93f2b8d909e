"""A trick on the tablet: the table, who would win and why, the own hand (look2, 16a)."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor import colours
from companion.ui.games.paradominetor.drawn.ladder import LadderPanel
from companion.ui.games.paradominetor.drawn.own_hand import HandPanel
from companion.ui.games.paradominetor.drawn.ring import LyingTileBox, PlatePress, SeatStrip
from companion.ui.games.paradominetor.drawn.winners_screen import BoardHead
from companion.ui.games.paradominetor.practice_views import HandTable
from companion.ui.games.paradominetor.views import SeatPlate
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import Outline, Points, Polygon, placed, ring
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import Rect
from companion.ui.table.drawn.turn_bar import TurnBarPanel, turn_bar_high
from companion.ui.table.views import TableView

_WIDE: Final = 900  # dp of width from which the ladder stands beside the table
_LOW: Final = 700
_PHONE: Final = 500
_ROOM: Final = 300  # dp of height that a round table wants
_PLATE: Final = (184, 60)  # dp
_TILE: Final = (84, 112)
_ROUND: Final = ring(72)
_HINT: Final = 26


class UprightRing(Panel):
    """The table from the own seat: everybody's name is upright, beside or over the tile."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.shown: tuple[SeatPlate, ...] = ()
        self._ground, self._rim = Polygon(self.canvas.before), Outline(self.canvas.before)
        self._tiles: list[LyingTileBox] = []
        self.plates: list[PlatePress] = []

    @property
    def text(self) -> str:
        """The tiles that lie there, which the tests read."""
        tiles = (plate.tile for plate in self.shown)
        return " ".join(f"{one.letter} {one.value}" for one in tiles if one is not None)

    def render(self, plates: tuple[SeatPlate, ...]) -> None:
        self.shown = plates
        render_each(self, self.plates, plates, PlatePress)
        while len(self._tiles) < len(plates):
            self._tiles.append(LyingTileBox(self.canvas))
        self.lay_soon()

    def lay(self) -> None:
        plate = (min(dp(_PLATE[0]), self.width * 0.26), min(dp(_PLATE[1]), self.height * 0.15))
        high = min(dp(_TILE[1]), (self.height - 2 * plate[1]) * 0.36)
        tile = (high * 0.75, high)
        shape = _oval(self.rect.inset(dp(4), plate[1] * 0.5))
        self._ground.draw(shape, colours.TABLE)
        self._rim.draw(shape, colours.TABLE_EDGE, dp(2))
        sides = [one.side for one in self.shown]
        for at, one in enumerate(self.shown):
            same = [number for number, side in enumerate(sides) if side == one.side]
            places = _places(self.rect, one, (same.index(at), len(same)), plate, tile)
            put(self.plates[at], places[0])
            self._tiles[at].draw(places[1], one)
        for box in self._tiles[len(self.shown) :]:
            box.hide()


def _oval(rect: Rect) -> Points:
    (x, y), wide, high = rect.middle, rect.w / 2, rect.h / 2
    return [(x + wide * px, y + high * py) for px, py in placed(_ROUND, 0, 0, 1)]


def _places(
    rect: Rect,
    one: SeatPlate,
    which: tuple[int, int],
    plate: tuple[float, float],
    tile: tuple[float, float],
) -> tuple[Rect, Rect]:
    """A plate and its tile. `which`: of so many at the same side."""
    (x, y), gap = rect.middle, dp(8)
    across, count = which
    middle = x + (across - (count - 1) / 2) * (plate[0] + dp(16))
    match one.side:
        case "top":
            name = Rect(middle - plate[0] / 2, rect.top - plate[1], *plate)
            return name, Rect(middle - tile[0] / 2, name.y - gap - tile[1], *tile)
        case "bottom":
            low = rect.y + gap
            lies = Rect(x - tile[0] / 2, low, *tile)
            return Rect(lies.x - gap - plate[0], low, *plate), lies
        case "left":
            lies = Rect(x - tile[0] * 2.1, y - tile[1] / 2, *tile)
            return Rect(lies.x - gap - plate[0], y - plate[1] / 2, *plate), lies
        case _:
            lies = Rect(x + tile[0] * 1.1, y - tile[1] / 2, *tile)
            return Rect(lies.right + gap, y - plate[1] / 2, *plate), lies


class HandTableScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky = Sky(self.canvas.before)
        self.head, self.ring, self.strip = BoardHead(), UprightRing(), SeatStrip()
        self.ladder, self.hand, self.bar = LadderPanel(), HandPanel(), TurnBarPanel()
        self.hint = Lettering(sp=16, least=14, weight=700, colour=theme.MUTED, halign="center")
        for widget in (self.head, self.ladder, self.hand, self.hint, self.bar):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, HandTable)
        self.head.render(shown.title, shown.note)
        self.ring.render(shown.plates)
        self.strip.render(shown.plates)
        self.ladder.render(shown.ladder)
        self.hand.render(shown.hand, shown.moment)
        self.hint.text = shown.hint
        self.hint.redraw()
        self.bar.render(shown.bar)
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, theme.EVENING)
        low, phone = self.height < dp(_LOW), self.width < dp(_PHONE)
        bar, rest = self.rect.cut_bottom(turn_bar_high(self.width, self.height))
        put(self.bar, bar)
        if HandPanel.is_beside(self.width):
            high = dp(118 if low else 150)
        else:
            high = min(dp(264), rest.h * 0.34) if not phone else min(dp(196), rest.h * 0.3)
        hand, rest = rest.cut_bottom(high)
        put(self.hand, hand)
        hint, rest = rest.cut_bottom(dp(2 * _HINT if phone else _HINT))
        put(self.hint, hint.inset(dp(8), 0))
        rest = rest.inset(dp(8 if phone else theme.MARGIN), dp(4))
        if self.width >= dp(_WIDE):
            table, ladder = rest.cut_left(rest.w * 0.61, dp(16))
            head, table = table.cut_top(dp(36), dp(4))
        else:
            head, rest = rest.cut_top(dp(34), dp(4))
            table, ladder = rest.cut_top(rest.h * (0.5 if not phone else 0.44), dp(8))
        put(self.head, head.inset(dp(4), 0))
        round_ = table.h >= dp(_ROOM) and not phone
        have(self, self.ring, round_)
        have(self, self.strip, not round_)
        put(self.ring, table)
        put(self.strip, table)
        put(self.ladder, ladder)
