"""The end of a game against Echo: points in a ring, the band, and the games before."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.key_bar import KeyBar
from companion.ui.games.paradoxon.echo_views import EarlierGame, EchoEndView, PointsBand
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Lettering, Writing
from companion.ui.kit.drawn.paint import Outline, Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, put, render_each
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import Rect
from companion.ui.table.views import TableView

_ROUND: Final = ring(64)
_WIDE: Final = 900
_PHONE: Final = 500
_LOW: Final = 700


class BandField(Panel):
    """A band of X7.9; the one that was reached is light."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.band: PointsBand | None = None
        self._box = RoundedBox(self.canvas)
        self._numbers, self._word = Writing(self.canvas), Writing(self.canvas)

    def render(self, band: PointsBand) -> None:
        self.band = band
        self.lay_soon()

    def lay(self) -> None:
        band = self.band
        if band is None:
            return
        self._box.draw(self.rect, theme.MISSION if band.reached else "#143A40")
        ink = theme.ON_PAPER if band.reached else theme.TEXT
        upper, lower = self.rect.inset(dp(4), dp(4)).cut_top((self.height - dp(8)) * 0.54)
        self._numbers.draw(
            upper, band.numbers, 24, least=16, weight=800, colour=ink, halign="center", line=1.0
        )
        self._word.draw(
            lower, band.word, 17, least=14, weight=700, colour=ink, halign="center", line=1.0
        )


class GameLine(Panel):
    """A game against Echo: when, how it ended, and the points."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.game: EarlierGame | None = None
        self._box = RoundedBox(self.canvas)
        self._day, self._word = Writing(self.canvas), Writing(self.canvas)
        self._points = Writing(self.canvas)

    def render(self, game: EarlierGame) -> None:
        self.game = game
        self.lay_soon()

    def lay(self) -> None:
        game = self.game
        if game is None:
            return
        edge = theme.MISSION if game.now else ""
        self._box.draw(self.rect, theme.ACTING if game.now else theme.CARD, edge, width=3)
        inside = self.rect.inset(dp(18), dp(2))
        points, rest = inside.cut_right(dp(70), dp(8))
        day, word = rest.cut_left(rest.w * 0.5, dp(8))
        self._day.draw(day, game.day, 19, least=14, weight=700)
        self._word.draw(word, game.word, 17, least=14, weight=700, colour=theme.MUTED)
        self._points.draw(points, game.points, 32, least=18, weight=800, halign="right")


class EchoEndScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self.bar = Sky(self.canvas.before), KeyBar()
        self._main = RoundedBox(self.canvas.before)
        self._side = RoundedBox(self.canvas.before)
        self._halo, self._rim = Polygon(self.canvas), Outline(self.canvas)
        self._total = Writing(self.canvas)
        self.title = Lettering(sp=28, weight=800, least=18)
        self.note = Lettering(sp=17, least=14, colour=theme.MUTED)
        self.headline = Lettering(sp=56, weight=800, least=24, halign="center", line=1.1)
        self.text = Lettering(sp=22, weight=700, least=15, halign="center")
        self.label = Lettering(sp=19, weight=800, least=15)
        self.figures = Lettering(sp=18, least=14, colour=theme.MUTED)
        self.bands: list[BandField] = []
        self.games: list[GameLine] = []
        self.ways: list[Press] = []
        self._letters = (
            self.title, self.note, self.headline, self.text, self.label, self.figures,
        )  # fmt: skip
        for widget in (*self._letters, self.bar):
            self.add_widget(widget)
        self.total = ""

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, EchoEndView)
        self.total = shown.total
        for part, text in zip(
            self._letters,
            (shown.title, shown.note, shown.headline, shown.text, shown.games_label, shown.figures),
            strict=True,
        ):
            part.text = text
            part.redraw()
        render_each(self, self.bands, shown.bands, BandField)
        render_each(self, self.games, shown.games, GameLine)
        render_each(self, self.ways, shown.ways, lambda: Press(sp=21, icon=28))
        self.bar.render(shown.undo, shown.keys, 0)
        for press in self.ways:
            press.redraw()  # the text size may have changed
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, colours.PARADOXON_SKY)
        low, phone = self.height < dp(_LOW), self.width < dp(_PHONE)
        bar, rest = self.rect.cut_bottom(KeyBar.high(self.width, self.height))
        rim, gap = dp(8 if phone else theme.MARGIN), dp(8)
        put(self.bar, bar)
        rest = rest.inset(rim, 0)
        head, rest = rest.cut_top(dp(44 if phone or low else 60))
        title, note = head.cut_left(min(head.w * 0.45, dp(220)), dp(10))
        put(self.title, title)
        put(self.note, note)
        self._sky.clear([head])
        rest = rest.cut_top(rest.h - gap)[0]
        if self.width >= dp(_WIDE):
            main, side = rest.cut_left(rest.w * 0.6, dp(16))
        else:
            wanted = dp(60 + 64 * len(self.games) + 130)
            side, main = rest.cut_bottom(min(wanted, rest.h * 0.5), gap)
        self._lay_main(main)
        self._lay_side(side)

    def _lay_main(self, place: Rect) -> None:
        self._main.draw(place, colours.HALF_ACTS, radius=24)
        inside = place.inset(dp(16), dp(12))
        bands, rest = inside.cut_bottom(min(dp(96), inside.h * 0.2), dp(8))
        cells = bands.columns(len(self.bands), dp(8)) if self.bands else ()
        for band, cell in zip(self.bands, cells, strict=True):
            put(band, cell)
        text, rest = rest.cut_bottom(min(dp(56), rest.h * 0.2), dp(2))
        put(self.text, text)
        headline, rest = rest.cut_bottom(min(dp(76), rest.h * 0.3), dp(4))
        put(self.headline, headline)
        radius = min(rest.h / 2, rest.w / 4, dp(150))
        middle = rest.middle
        self._halo.draw(placed(_ROUND, *middle, radius), "#21474B")
        self._rim.draw(
            placed(_ROUND, *middle, radius * 0.82), theme.MISSION, max(dp(3), radius / 18)
        )
        side = radius * 1.3
        self._total.draw(
            Rect(middle[0] - side / 2, middle[1] - side / 2, side, side), self.total, 120, least=20,
            weight=800, halign="center", line=1.0,
        )  # fmt: skip

    def _lay_side(self, place: Rect) -> None:
        gap = dp(8)
        ways, rest = place.cut_bottom(min(dp(92), place.h * 0.24), gap)
        cells = ways.columns(len(self.ways), gap) if self.ways else ()
        for press, cell in zip(self.ways, cells, strict=True):
            put(press, cell)
        self._side.draw(rest, theme.PANEL, radius=18)
        inside = rest.inset(dp(14), dp(8))
        label, inside = inside.cut_top(dp(36), dp(4))
        put(self.label, label)
        games = inside.cut_bottom(dp(44), dp(4))[1]
        count = max(1, len(self.games))
        high = min(dp(84), (games.h - gap * (count - 1)) / count)
        top = games.top
        for line in self.games:
            put(line, Rect(games.x, top - high, games.w, high))
            top -= high + gap
        put(self.figures, Rect(games.x, top - dp(44), games.w, dp(44)))
