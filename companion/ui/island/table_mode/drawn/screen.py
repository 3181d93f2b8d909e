"""Table mode on the screen: all of it turns round for whoever sits opposite."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import revised
from companion.ui.island.table_mode.drawn.bright import BrightBar, BrightPress
from companion.ui.island.table_mode.drawn.record import RecordPanel
from companion.ui.island.table_mode.drawn.said_card import AnnouncedCard
from companion.ui.island.table_mode.drawn.turn_panel import TurnPanel
from companion.ui.island.table_mode.views import TableModeView
from companion.ui.island.table_mode.zones import bar_places, face_zones
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, put
from companion.ui.kit.drawn.turned import Turned
from companion.ui.kit.parts import Button
from companion.ui.kit.rect import Rect

_NARROW: Final = 600  # dp: rules are in the menu
_LONG: Final = 1200  # dp: whole words in the bar
_LABELLED: Final = 120  # dp from which on a key has room for words


class TableModeScreen(Turned):
    """The face lies in it, upright or turned by half a circle."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: TableModeView | None = None
        self.face = TableFace()
        self.add_widget(self.face)

    def render(self, view: TableModeView) -> None:
        self.view = view
        degrees = 180 if view.turned else 0
        if degrees != self.degrees:
            self.turn(degrees)
        self.face.render(view)

    def lay(self) -> None:
        put(self.face, self.inner)


class TableFace(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: TableModeView | None = None
        self._ground, self._strip = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self.opposite = Opposite(180)
        self.turn_round = BrightPress(sp=18, icon=26)
        self.said, self.turn, self.record = AnnouncedCard(), TurnPanel(), RecordPanel()
        self.bar = BrightBar()
        for one in (self.opposite, self.turn_round, self.said, self.turn, self.record,
                    self.bar):  # fmt: skip
            self.add_widget(one)

    def render(self, view: TableModeView) -> None:
        self.view = view
        self.opposite.words.text = view.said.line
        self.said.render(view.said)
        self.record.render(view.record)
        self.lay()

    def lay(self) -> None:
        view = self.view
        if view is None or self.width < 1:
            return
        one = dp(1)
        zones = face_zones(self.width / one, self.height / one)
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        strip, bar = zones.strip.scaled(one), zones.bar.scaled(one)
        self._strip.draw(strip, theme.SHOW_OCEAN, radius=0)
        key = zones.turn_round.scaled(one)
        bare = key.w < dp(_LABELLED)
        self.turn_round.render(revised(view.turn_round, {"label": ""}) if bare else view.turn_round)
        put(self.opposite, Rect(strip.x + dp(16), strip.y, key.x - strip.x - dp(24), strip.h))
        put(self.turn_round, key)
        for panel, place in ((self.said, zones.said), (self.turn, zones.turn),
                             (self.record, zones.record)):  # fmt: skip
            put(panel, place.scaled(one))
        self.turn.render(view, small=zones.small)
        self._lay_bar(view, bar)
        self.turn_round.redraw()

    def _lay_bar(self, view: TableModeView, place: Rect) -> None:
        """Short words where there is little room; the rules are in the menu, too."""
        narrow = self.width < dp(_NARROW)
        found = view.bar if self.width >= dp(_LONG) else _in_short(view)
        buttons = tuple(one for one in found if not (narrow and one.act == "rules"))
        cells = bar_places(place.scaled(1 / dp(1)), len(buttons), small=narrow)
        put(self.bar, place)
        self.bar.upright = narrow
        self.bar.render(buttons, tuple(cell.scaled(dp(1)) for cell in cells))
        self.bar.lay_soon()


def _in_short(view: TableModeView) -> tuple[Button, ...]:
    pairs = zip(view.bar, view.short, strict=True)
    return tuple(revised(one, {"label": short}) if short else one for one, short in pairs)


class Opposite(Turned):
    """The same words, for whoever sits at the other side."""

    def __init__(self, degrees: int, **look: Any) -> None:
        super().__init__(degrees, **look)
        self.words = Lettering(
            sp=27, weight=800, colour=theme.SHOW_TEXT, halign="center", least=14, line=1.1
        )
        self.add_widget(self.words)

    def lay(self) -> None:
        put(self.words, self.inner.inset(dp(8), dp(6)))
