"""A player's half: name, crystals, what happened, and what can be touched."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.games.antinomy import colours
from companion.ui.games.antinomy.drawn.count_sheet import CountSheet
from companion.ui.games.antinomy.drawn.sockets import Sockets
from companion.ui.games.antinomy.views import HalfView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Icon
from companion.ui.kit.drawn.lettering import Lettering
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, keep, put
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.table.drawn.halves import WIDE
from companion.ui.table.drawn.moment_press import MomentPress
from companion.ui.table.drawn.said_zone import SaidZone

_TALL: Final = 280  # dp of height from which a wide half is roomy
_LOW: Final = 360  # dp of height below which one line less has room
_PHONE: Final = 500  # dp of width below which everything is closer


@frozen
class HalfPlaces:
    """The places in a half, in pixels of its upright rectangle."""

    name: Rect
    count: Rect
    sockets: Rect
    under: Rect
    codex: Rect
    said: Rect
    paradox: Rect
    clash: Rect


def half_places(rect: Rect) -> HalfPlaces:
    """Two columns in a wide half, else one below the other."""
    return _beside(rect) if rect.w >= dp(WIDE) else _below(rect)


def _beside(rect: Rect) -> HalfPlaces:
    """Crystals left, what happened and what can be touched right (look3, section 3)."""
    roomy = rect.h >= dp(_TALL)
    rim = dp(16 if roomy else 13)
    inside = rect.inset(rim, dp(12 if roomy else 8))
    left, right = inside.cut_left(inside.w * (0.485 if roomy else 0.47), inside.w * 0.015)
    gap = dp(8 if roomy else 6)
    said, rest = right.cut_top((right.h - 2 * gap) * (0.36 if roomy else 0.38), gap)
    paradox, clash = rest.cut_top((rest.h - gap) * 0.485, gap)
    left = left.inset(dp(8), 0)
    head, rest = left.cut_top(dp(48 if roomy else 40))
    name, count = head.cut_left(head.w * 0.7)
    under, middle = rest.cut_bottom(dp(48 if roomy else 36))
    high = min(middle.h - dp(12), dp(118))
    sockets = Rect(middle.x, middle.middle[1] - high / 2, middle.w, high)
    return HalfPlaces(name, count, sockets, under, NOWHERE, said, paradox, clash)


def _below(rect: Rect) -> HalfPlaces:
    """Crystals above, the rest below."""
    phone = rect.w < dp(_PHONE)
    rim, gap = dp(8 if phone else 16), dp(6 if rect.h < dp(420) else 12)
    inside = rect.inset(rim, dp(6))
    head, rest = inside.cut_top(dp(38 if rect.h < dp(420) else 48))
    name, count = head.cut_left(head.w * 0.68)
    roomy, low = rect.h >= dp(480), rect.h < dp(_LOW)
    clash, rest = rest.cut_bottom(dp(88 if roomy else 64 if not phone else 60), gap)
    paradox, rest = rest.cut_bottom(dp(84 if roomy else 60), gap)
    said, rest = rest.cut_bottom(dp(104 if roomy else 74), gap)
    under, middle = NOWHERE, rest
    if low:  # the count says as much
        name, rest = head.cut_left(head.w * 0.34, dp(8))
        codex, count = rest.cut_left(rest.w * 0.72)
    else:
        line, middle = rest.cut_bottom(dp(30 if roomy else 24), dp(2))
        under, codex = line.cut_left(line.w * 0.42, dp(8))
    high = min(middle.h, dp(118))
    wide = min(middle.w, high * 5.2)
    sockets = Rect(middle.x, middle.middle[1] - high / 2, wide, high)
    return HalfPlaces(name, count, sockets, under, codex, said, paradox, clash)


class ClashRow(Panel):
    """The question who won a clash, and its three answers."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.swords = Icon("swords", colour=colours.SWORDS)
        self.words = Lettering(sp=17, weight=800, least=14, line=1.15)
        self.keys: list[MomentPress] = []
        self.add_widget(self.swords)
        self.add_widget(self.words)

    def render(self, view: HalfView) -> None:
        self.words.text = view.clash
        self.words.redraw()
        keep(self, self.keys, len(view.winners), lambda: MomentPress(sp=18))
        for key, button in zip(self.keys, view.winners, strict=True):
            key.render(button)
            key.at(view.moment)
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, colours.CLASH_ROW)
        inside = self.rect.inset(dp(6))
        narrow = self.width < dp(420)
        keys, words = inside.cut_right(inside.w * (0.7 if narrow else 0.745), dp(6))
        cells = keys.columns(len(self.keys), dp(8)) if self.keys else ()
        for key, cell in zip(self.keys, cells, strict=True):
            put(key, cell)
        have(self, self.swords, not narrow)
        if not narrow:
            sign, words = words.cut_left(dp(28), dp(8))
            put(self.swords, Rect(sign.x, sign.middle[1] - dp(14), sign.w, dp(28)))
        put(self.words, words)


class EndBlock(Panel):
    """The end of the game: amber for the winner, and the ways on for both."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.won = False
        self._box = RoundedBox(self.canvas.before)
        self.headline = Lettering(sp=40, weight=800, least=20, line=1.1)
        self.keys: list[MomentPress] = []
        self.add_widget(self.headline)

    def render(self, view: HalfView) -> None:
        end = view.end
        if end is None:
            return
        self.won = end.won
        self.headline.text = end.headline
        self.headline.colour = theme.ON_ACCENT if end.won else theme.TEXT
        keep(self, self.keys, len(end.buttons), lambda: MomentPress(sp=18, icon=26))
        for key, button in zip(self.keys, end.buttons, strict=True):
            key.render(button)
            key.at(view.moment)
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.ACCENT if self.won else colours.CLASH_ROW, radius=18)
        inside = self.rect.inset(dp(14), dp(10))
        row, head = inside.cut_bottom(min(dp(80), inside.h * 0.52), dp(6))
        put(self.headline, head)
        cells = row.columns(len(self.keys), dp(8)) if self.keys else ()
        for key, cell in zip(self.keys, cells, strict=True):
            put(key, cell)


class HalfPanel(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: HalfView | None = None
        self._ground = RoundedBox(self.canvas.before)
        self.name = Lettering(sp=34, weight=800, least=20, line=1.1)
        self.count = Lettering(sp=24, weight=800, least=16, halign="right", colour=theme.ACCENT)
        self.under = Lettering(sp=19, weight=700, least=14)
        self.codex = Lettering(sp=17, least=14, halign="right", colour=theme.MUTED)
        self.sockets, self.said = Sockets(), SaidZone(colours.QUIET_EVENT)
        self.paradox = MomentPress(sp=25, icon=36)
        self.clash, self.end = ClashRow(), EndBlock()
        self.sheet = CountSheet()
        for widget in (
            self.name, self.count, self.under, self.codex, self.sockets, self.said, self.paradox,
            self.clash,
        ):  # fmt: skip
            self.add_widget(widget)

    def render(self, view: HalfView, *, problem: bool) -> None:
        self.view = view
        self.name.text, self.count.text, self.under.text = view.name, view.count, view.under
        self.under.colour = theme.ACCENT if view.close else theme.MUTED
        self.codex.text = view.codex
        self.sockets.render(view.crystals, gained=view.gained)
        self.said.render(
            view.happened, view.undo, view.why, quiet=view.quiet, own=view.own, problem=problem
        )
        self.paradox.render(view.paradox)
        self.paradox.at(view.moment, view.rest)
        self.clash.render(view)
        self.end.render(view)
        have(self, self.paradox, view.end is None)
        have(self, self.clash, view.end is None)
        have(self, self.end, view.end is not None)
        have(self, self.sheet, view.count_pad is not None)
        if view.count_pad is not None:
            self.sheet.render(view.count_pad)
        for part in (self.name, self.count, self.under, self.codex):
            part.redraw()  # the text size may have changed
        self.lay_soon()

    def lay(self) -> None:
        if self.view is None:
            return
        self._ground.draw(self.rect, colours.HALF, radius=0)
        places = half_places(self.rect)
        for part in ("name", "count", "sockets", "said", "paradox", "clash"):
            put(getattr(self, part), getattr(places, part))
        for part, place in ((self.under, places.under), (self.codex, places.codex)):
            have(self, part, bool(place.h), len(self.children))  # below the pad that may be open
            put(part, place)
        both = places.clash
        put(self.end, Rect(both.x, both.y, both.w, places.paradox.top - both.y))
        put(self.sheet, self.rect)
        self._dress()

    def _dress(self) -> None:
        """Smaller letters where the half is."""
        small = self.height < dp(_TALL) or self.width < dp(WIDE)
        self.name.sp, self.count.sp = (28, 20) if small else (34, 24)
        self.under.sp = 16 if small else 19
        self.paradox.sp, self.paradox.icon = (21, 28) if small else (25, 36)
        self.paradox.redraw()
