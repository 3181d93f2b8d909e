"""The island that opens to all, in the bright look: it may be turned to the whole table."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.island.ending.drawn.turning_island import ShownIsland, TurningIsland
from companion.ui.island.ending.drawn.way_row import WalkedPress
from companion.ui.island.ending.places import reveal_places
from companion.ui.island.ending.views import RevealView
from companion.ui.island.map.drawn.map_ground import SHOWABLE
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.press import SHOW, Press, Skin
from companion.ui.kit.drawn.ticking import Ticking
from companion.ui.kit.rect import Rect

_TITLE, _WORDS = 40, 22  # sp
_SMALL: Final = (26, 18)
_LABEL: Final = 20
_PLAIN: Final = Skin(theme.WHITE, "#9CC3DA", theme.SHOW_TEXT, theme.SHOW_MUTED)
_QUIET: Final = Skin("#DCE9F2", "", theme.SHOW_MUTED, theme.SHOW_MUTED)
_FIRST: Final = Skin(theme.SHOW_LIT, theme.SHOW_LIT_EDGE, theme.ON_ACCENT, theme.ON_ACCENT)


class RevealScreen(Panel):
    """Before it opens nothing of the island is anywhere in it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: RevealView | None = None
        self._ground, self._band = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self.turning, self.map = TurningIsland(), ShownIsland()
        self.title = Lettering(sp=_TITLE, weight=800, colour=theme.SHOW_TEXT, line=1.1, least=22)
        self.words = Lettering(sp=_WORDS, colour=theme.SHOW_MUTED, line=1.3, valign="top", least=14)
        self.rows: list[WalkedPress] = []
        self.at_once, self.watch = Press(sp=_LABEL), Press(sp=22, skin=_FIRST)
        self.back, self.again = Press(sp=_LABEL, skin=SHOW), Press(sp=_LABEL, skin=SHOW)
        for part in (self.title, self.words, self.at_once, self.watch, self.back, self.again):
            self.add_widget(part)
        self._ticking = Ticking(self)

    def render(self, view: RevealView) -> None:
        before, self.view = self.view, view
        self.title.text, self.words.text = view.title, view.text
        render_each(self, self.rows, view.rows, WalkedPress)
        self.at_once.skin = _PLAIN if view.at_once.enabled else _QUIET
        for press, button in (
            (self.at_once, view.at_once), (self.watch, view.watch), (self.back, view.back),
            (self.again, view.again),
        ):  # fmt: skip
            press.render(button)
            press.redraw()
        turns = view.opening == "opening"
        have(self, self.turning, turns, len(self.children))
        have(self, self.map, not turns, len(self.children))
        if turns:
            self.turning.render(view.island.ground)
        else:
            self.map.render(view.island, look=SHOWABLE)
        if turns and (before is None or before.opening != "opening"):
            self.turning.begin()
        self._ticking.wait(view.tick)
        self.lay_soon()

    def lay(self) -> None:
        view, unit = self.view, dp(1)
        if view is None or self.width < 2 or self.height < 2:
            return
        width, height = self.width / unit, self.height / unit
        found = reveal_places(width, height, len(view.rows))
        self._ground.draw(self.rect, theme.SHOW_BG, radius=0)
        self._band.draw(self._here(found.band), theme.SHOW_OCEAN, radius=0)
        for part, place in (
            (self.map, found.island), (self.turning, found.island), (self.at_once, found.at_once),
            (self.watch, found.watch), (self.back, found.back), (self.again, found.again),
            *zip(self.rows, found.rows, strict=True),
        ):  # fmt: skip
            put(part, self._here(place))
        stacked = not all(row.in_line for row in self.rows)
        for row in self.rows:
            row.stack(stacked)
        self._lay_words(self._here(found.words))

    def _here(self, rect: Rect) -> Rect:
        return rect.scaled(dp(1)).moved(self.x, self.y)

    def _lay_words(self, place: Rect) -> None:
        """The title over the sentence; where there is little room both are smaller."""
        roomy = place.h > dp(112) and place.w > dp(330)
        title_sp, self.words.sp = (_TITLE, _WORDS) if roomy else _SMALL
        wide = text_width(self.title.text, title_sp, weight=800)
        self.title.sp = max(_SMALL[0], min(title_sp, 0.99 * title_sp * place.w / max(1, wide)))
        title = min(place.h * 0.55, self.title.height_for(place.w))
        upper, rest = place.cut_top(title, dp(10 if roomy else 2))
        put(self.title, upper)
        put(self.words, rest)
