"""The game that goes on: its sealed island, how it stands, and the way on."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.shelf.drawn.continue_press import ContinuePress
from companion.ui.shelf.drawn.facts import unbroken
from companion.ui.shelf.drawn.islands import SmallIsland
from companion.ui.shelf.drawn.mission_row import MissionRow
from companion.ui.shelf.views import Running

_ASPECT: Final = 14.2 / 12.3  # of an island with its ocean
_BESIDE: Final = 520  # dp of width from which the island stands left of the words
_SMALL: Final = 0.39  # of the width at most
_LOW_SMALL: Final = 0.33
_LARGE_SMALL: Final = 0.45
_TALL: Final = 0.8  # how high, by its width, from which the island stands over the words
_TITLE: Final = 29  # sp
_LARGE_TITLE: Final = 36
_LARGE: Final = 900  # dp of width from which it is so large
_LOW_TITLE: Final = 24
_GAP: Final = 22  # dp between the parts at most
_SEAL: Final = 56  # dp: the radius of the disc on it at most
_ROUND: Final = ring(40)


class RunningCard(Panel):
    """`low`: the window has little height, and everything on it is closer."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.low, self.facts = False, ""
        self._box = RoundedBox(self.canvas)
        self.island = SmallIsland()
        self._disc, self._sign = Polygon(self.canvas.after), Sign(self.canvas.after)
        self.kicker = Lettering(sp=15, weight=800, least=14, colour=theme.ACCENT)
        self.title = Lettering(sp=_TITLE, weight=800, least=20, line=1.15)
        self.note = Lettering(sp=18, least=14, colour=theme.MUTED, line=1.2)
        self.missions = MissionRow()
        self.hold, self.more = ContinuePress(), Press(form="stack", icon=26, sp=14)
        self.open_it, self.picture = Press(sp=23, icon=30), ""
        for widget in (
            self.island, self.kicker, self.title, self.note, self.missions, self.more,
        ):  # fmt: skip
            self.add_widget(widget)
        self.island.render(None, sealed=True)

    def render(self, running: Running) -> None:
        self.kicker.text, self.title.text, self.facts = running.kicker, running.title, running.text
        self.missions.render(running.captives, running.deaths)
        self.picture = running.picture
        have(self, self.hold, running.hold is not None)
        have(self, self.open_it, running.open_it is not None)
        if running.hold is not None:
            self.hold.render(running.hold)
        if running.open_it is not None:
            self.open_it.render(running.open_it)
            self.open_it.redraw()
        self.more.render(running.more)
        for part in (self.kicker, self.title, self.note):
            part.redraw()  # the text size may have changed
        self.lay_soon()

    # Its size

    @staticmethod
    def is_wide(width: float) -> bool:
        """The island stands left of the words."""
        return width >= dp(_BESIDE)

    @property
    def _is_tall(self) -> bool:
        """It is alone on an upright screen."""
        return self.is_wide(self.width) and self.height > _TALL * self.width

    def height_for(self, width: float) -> float:
        """Of the words alone: the island takes what it gets."""
        self._fit_words(width)
        across = width - 2 * dp(theme.PADDING)
        if self.is_wide(width):
            across = width * (1 - self._share) - dp(28)
        air = 2 * dp(8) + 4 * dp(3) if self.low else 2 * dp(16) + 4 * dp(6)
        return sum(self._heights(across)) + air

    @property
    def _share(self) -> float:
        """The most of the width that the island has beside the words."""
        if self.low:
            return _LOW_SMALL
        return _LARGE_SMALL if self.width >= dp(_LARGE) else _SMALL

    def _fit_words(self, width: float) -> None:
        large = not self.low and (width >= dp(_LARGE) or self._is_tall)
        self.title.sp = _LOW_TITLE if self.low else _LARGE_TITLE if large else _TITLE
        self.missions.low = self.low

    def _heights(self, width: float) -> tuple[float, float, float, float, float]:
        across = width - dp(theme.TARGET + 8)  # beside what else can be done
        self.note.text = unbroken(self.facts, width, self.note.sp)
        return (
            max(dp(20), self.kicker.height_for(across)),
            max(dp(34), self.title.height_for(across)),
            self.note.height_for(width),
            self.missions.height_for(width),
            self._way_high(width),
        )

    @property
    def _way(self) -> ContinuePress | Press:
        """The way on: held for an island, touched for a game without a secret."""
        return self.hold if self.hold.parent is not None else self.open_it

    def _way_high(self, width: float) -> float:
        return max(dp(theme.TALL_TARGET), self._way.height_for(width))

    # Drawing

    def lay(self) -> None:
        self._box.draw(self.rect, theme.CARD, theme.CARD_EDGE, radius=20)
        self._fit_words(self.width)
        island, words = self._places()
        have(self, self.island, bool(island.w) and not self.picture)
        put(self.island, island)
        self._draw_seal(island)
        self._lay_words(words)

    def _lay_words(self, words: Rect) -> None:
        """In the middle of their place, as close together as they have to be."""
        kicker, title, note, missions, hold = self._fitting(words)
        have(self, self.missions, bool(missions))
        spare = max(0.0, words.h - kicker - title - note - missions - hold)
        gap = min(dp(_GAP), spare / 3)
        words = words.inset(0, max(0.0, spare - 3 * gap) / 2)
        head, rest = words.cut_top(kicker + title, gap)
        more, head = head.cut_right(dp(theme.TARGET), dp(8))
        put(self.more, Rect(more.x, more.top - dp(theme.TARGET), more.w, dp(theme.TARGET)))
        place, head = head.cut_top(kicker)
        put(self.kicker, place)
        put(self.title, head)
        place, rest = rest.cut_top(note, gap)
        put(self.note, place)
        place, rest = rest.cut_top(missions, gap)
        put(self.missions, place)
        put(self._way, rest.cut_top(hold)[0])

    def _fitting(self, words: Rect) -> tuple[float, float, float, float, float]:
        """The heights, without what there is no room for: in large letters on a small screen."""
        kicker, title, note, missions, hold = self._heights(words.w)
        room = words.h + dp(4) - title - hold
        if kicker + note + missions > room:
            kicker = 0.0
        if note + missions > room:
            missions = 0.0
        return kicker, title, note * (note <= room), missions, hold

    def least_for(self, width: float) -> float:
        """The height without which it cannot be gone on with."""
        across = width - 2 * dp(theme.PADDING)
        if self.is_wide(width):
            across = width * (1 - self._share) - dp(28)
        _, title, _, _, hold = self._heights(across)
        return title + hold + 2 * dp(14)

    def _places(self) -> tuple[Rect, Rect]:
        """The island's, and that of the words."""
        if self.is_wide(self.width) and not self._is_tall:
            inside = self.rect.inset(dp(4), dp(8 if self.low else 16))
            wide = min(inside.w * self._share, inside.h * _ASPECT)
            island, words = inside.cut_left(wide + dp(8), dp(8))
            return _in_middle(island), words.cut_right(words.w)[0].inset(dp(6), 0)
        inside = self.rect.inset(dp(theme.PADDING), dp(14))
        needed = sum(self._heights(inside.w)) + 2 * dp(8)
        if inside.h - needed < dp(theme.TALL_TARGET + 28):
            return NOWHERE, inside
        above, words = inside.cut_top(inside.h - needed, dp(8))
        return _in_middle(above), words

    def _draw_seal(self, island: Rect) -> None:
        """An eye that is crossed out: nobody sees it yet. A game without an island: its picture."""
        if island.w and self.picture:
            radius = min(island.h * 0.42, island.w * 0.42)
            self._disc.draw(placed(_ROUND, *island.middle, radius), theme.WELL)
            self._sign.draw(*island.middle, radius * 1.2, self.picture, theme.WHITE)
            return
        if not island.w:
            self._disc.hide()
            self._sign.hide()
            return
        radius = min(dp(_SEAL), island.h * 0.12)
        x, y = island.middle
        self._disc.draw(placed(_ROUND, x, y, radius), theme.CASING, 0.85)
        self._sign.draw(x, y, radius * 1.3, "cover", theme.WHITE)


def _in_middle(place: Rect) -> Rect:
    wide = min(place.w, place.h * _ASPECT)
    x, y = place.middle
    return Rect(x - wide / 2, y - wide / _ASPECT / 2, wide, wide / _ASPECT)
