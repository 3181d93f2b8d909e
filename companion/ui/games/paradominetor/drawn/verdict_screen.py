"""The verdict on a trick, and below it who is earliest, or what everybody has (look3, C)."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradominetor.drawn.cut_name import cut_name
from companion.ui.games.paradominetor.drawn.foot import Foot, foot_high
from companion.ui.games.paradominetor.drawn.fronts import FrontBox
from companion.ui.games.paradominetor.drawn.strip import MirroredStrip, strip_high
from companion.ui.games.paradominetor.views import EarliestKey, LyingTile, ScoreCard, VerdictView
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing, text_width
from companion.ui.kit.drawn.paint import Polygon, RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.press import TONES, Press
from companion.ui.kit.drawn.sky import Sky
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.table.drawn.set_up_parts import draw_face
from companion.ui.table.views import TableView

_WIDE: Final = 860  # dp of width from which the tiles stand beside the words
_NARROW: Final = 500
_LOW: Final = 700
_LEAST: Final = 14  # sp
_GAINED: Final = "#1D3A2A"  # letters on the green of what was gained
_TIMES: Final = ("faster", "table", "faster")


class TrickTile(Panel):
    """A tile of the trick with its player's name below."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.tile: LyingTile | None = None
        self._front, self._name = FrontBox(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        tile = self.tile
        return f"{tile.name} {tile.front.letter} {tile.front.value}" if tile else ""

    def render(self, tile: LyingTile) -> None:
        self.tile = tile
        self.lay_soon()

    def lay(self) -> None:
        tile = self.tile
        if tile is None:
            return
        name, rest = self.rect.cut_bottom(dp(26), dp(2))
        high = min(rest.h, rest.w * 1.42)
        wide = min(rest.w, high * 0.72)
        place = Rect(rest.middle[0] - wide / 2, rest.y, wide, high)
        self._front.draw(place, tile.front, 46 if high > dp(100) else 32)
        colour = theme.TEXT if tile.front.won else theme.MUTED
        self._name.draw(
            name,
            cut_name(tile.name, name.w),
            18,
            least=14,
            weight=800,
            colour=colour,
            halign="center",
        )


class EarliestPress(Press):
    """Somebody whose tile may be the earliest: face, name, what would be scored, the tile."""

    def __init__(self) -> None:
        super().__init__(radius=20)
        self.key: EarliestKey | None = None
        self._disc, self._picture = Polygon(self.canvas), Sign(self.canvas)
        self._front = FrontBox(self.canvas)

    def render(self, key: EarliestKey) -> None:  # type: ignore[override]
        self.key = key
        super().render(key.button)
        self.redraw()

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return f"{self.key.button.label} {self.key.button.second}" if self.key else ""

    def paint(self, rect: Rect) -> None:
        key = self.key
        if key is None:
            return
        skin = TONES["answer"]
        self._box.draw(rect, self.fill_of(skin), skin.edge, radius=20, width=3)
        inside = rect.inset(min(dp(20), rect.w * 0.05), dp(8))
        if rect.w < dp(330) and rect.h > dp(120):
            self._draw_upright(inside, key)
            return
        radius = min(dp(54), inside.h * 0.4, inside.w * 0.13)
        face, rest = inside.cut_left(2 * radius, dp(16))
        draw_face(self._disc, self._picture, face.middle, radius, key.button.icon)
        high = min(dp(150), inside.h)
        tile, rest = rest.cut_right(high * 0.72, dp(10))
        self._draw_tile(tile, high)
        upper, lower = rest.cut_top(rest.h * (0.56 if rest.h > dp(80) else 0.4))
        self._label.draw(upper, key.button.label, 44, least=16, weight=800, valign="bottom")
        self._second.draw(
            lower, key.button.second, 23, least=14, weight=700, valign="top", line=1.15
        )

    def _draw_upright(self, inside: Rect, key: EarliestKey) -> None:
        above, below = inside.cut_top(inside.h * 0.52)
        left, right = above.columns(2, dp(8))
        radius = min(dp(44), left.h * 0.44, left.w * 0.45)
        draw_face(self._disc, self._picture, left.middle, radius, key.button.icon)
        self._draw_tile(right, min(right.h, right.w * 1.4))
        upper, lower = below.rows(2)
        self._label.draw(upper, key.button.label, 32, least=18, weight=800, halign="center")
        self._second.draw(
            lower, key.button.second, 20, least=14, weight=700, halign="center", line=1.1
        )

    def _draw_tile(self, place: Rect, high: float) -> None:
        assert self.key is not None
        wide = high * 0.72
        middle = place.middle
        tile = Rect(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
        self._front.draw(tile, self.key.front, 50 if high > dp(110) else 32)


class ScorePanel(Panel):
    """The points that somebody has now, those just gained, and the note on the next lead."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.card: ScoreCard | None = None
        self._box, self._badge = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._disc, self._picture = Polygon(self.canvas), Sign(self.canvas)
        self._name, self._note = Writing(self.canvas), Writing(self.canvas)
        self._points, self._gained = Writing(self.canvas), Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        card = self.card
        return f"{card.name} {card.points} {card.gained} {card.note}" if card else ""

    def render(self, card: ScoreCard) -> None:
        self.card = card
        self.lay_soon()

    def lay(self) -> None:
        card = self.card
        if card is None:
            return
        leads = bool(card.note)
        self._box.draw(
            self.rect, theme.ACTING if leads else theme.WELL, theme.ACCENT if leads else "",
            radius=18, width=3,
        )  # fmt: skip
        if self.height < dp(84):
            self._lay_flat(card)
            return
        inside = self.rect.inset(min(dp(20), self.width * 0.06), dp(10))
        head, low = inside.cut_top(inside.h * 0.55)
        radius = min(dp(34), head.h * 0.46, head.w * 0.18)
        face, words = head.cut_left(2 * radius, dp(10))
        draw_face(self._disc, self._picture, face.middle, radius, card.icon)
        name, note = words.cut_top(words.h * (0.56 if card.note else 1.0))
        self._name.draw(name, cut_name(card.name, name.w), 25, least=14, weight=800)
        self._note.draw(note, card.note, 18, least=14, weight=700, colour=theme.ACCENT)
        left, right = low.columns(2)
        self._draw_badge(left, card)
        self._points.draw(right, card.points, 46, least=22, weight=800, halign="right")

    def _lay_flat(self, card: ScoreCard) -> None:
        """All in a row."""
        rest = self.rect.inset(dp(12), dp(4))
        radius = min(dp(26), rest.h * 0.44)
        face, rest = rest.cut_left(2 * radius, dp(10))
        draw_face(self._disc, self._picture, face.middle, radius, card.icon)
        wide = text_width(card.points, 32, weight=800) + dp(4)
        points, rest = rest.cut_right(wide, dp(8))
        self._points.draw(points, card.points, 32, least=20, weight=800, halign="right")
        badge, rest = rest.cut_right(dp(54 if card.gained else 0), dp(6))
        self._draw_badge(badge, card)
        if rest.h < dp(44):  # who leads is also said by the edge, and by the way on
            wide = text_width(card.name, 20, weight=800) + dp(4)
            name, note = rest.cut_left(wide, dp(8))
            if note.w < text_width(card.note, _LEAST, weight=700):
                name, note = rest, NOWHERE
        else:
            name, note = rest.cut_top(rest.h * (0.55 if card.note else 1.0))
        self._name.draw(name, cut_name(card.name, name.w), 20, least=14, weight=800)
        self._note.draw(note, card.note, 16, least=14, weight=700, colour=theme.ACCENT)

    def _draw_badge(self, place: Rect, card: ScoreCard) -> None:
        wide, high = min(dp(76), place.w), min(dp(42), place.h)
        badge = Rect(place.x, place.middle[1] - high / 2, wide, high)
        if card.gained:
            self._badge.draw(badge, theme.MISSION, radius=21)
        else:
            self._badge.hide()
        self._gained.draw(
            badge, card.gained, 22, least=16, weight=800, colour=_GAINED, halign="center"
        )


class VerdictCard(Panel):
    """The winners of a trick, its tiles, and the reason."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box = RoundedBox(self.canvas.before)
        self.kicker = Lettering(sp=16, weight=800, least=14, colour=theme.ACCENT)
        self.headline = Lettering(sp=58, weight=800, least=24, line=1.05)
        self.reason = Lettering(sp=32, weight=700, least=17, line=1.1)
        self.rule = Lettering(sp=20, least=14, colour=theme.MUTED, line=1.15)
        self.tiles: list[TrickTile] = []
        self.why = Press(icon=28)
        for widget in (self.kicker, self.headline, self.reason, self.rule, self.why):
            self.add_widget(widget)

    def render(self, view: VerdictView) -> None:
        for words, text in (
            (self.kicker, view.kicker), (self.headline, view.headline),
            (self.reason, view.reason), (self.rule, view.rule),
        ):  # fmt: skip
            words.text = text
            words.redraw()
        render_each(self, self.tiles, view.tiles, TrickTile)
        self.why.render(view.why)
        self.why.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.SAY_GROUND, theme.ACCENT, radius=24, left=6)
        inside = self.rect.inset(dp(20), dp(12))
        if self.width >= dp(_WIDE) or self.width > 1.7 * self.height:
            self._lay_beside(inside)
        else:
            self._lay_below(inside)

    def _lay_beside(self, inside: Rect) -> None:
        count = max(1, len(self.tiles))
        right = min(inside.w * 0.46, dp(106) * count + dp(20))
        side, words = inside.cut_right(max(dp(288), right), dp(16))
        why, tiles = side.cut_bottom(dp(60), dp(8))
        put(self.why, why.cut_right(min(dp(288), why.w))[0])
        self._lay_tiles(tiles)
        self._lay_words(words)

    def _lay_below(self, inside: Rect) -> None:
        roomy = inside.h > dp(420)
        low, rest = inside.cut_bottom(dp(64), dp(8))
        tiles, words = rest.cut_bottom(min(dp(180), rest.h * (0.42 if roomy else 0.4)), dp(4))
        self._lay_tiles(tiles)
        why, rule = low.cut_right(min(dp(190), low.w * 0.42), dp(10))
        put(self.why, why)
        head, rest = words.cut_top(dp(24))
        put(self.kicker, head)
        upper, lower = rest.cut_top(rest.h * 0.56)
        put(self.headline, upper)
        put(self.reason, lower)
        put(self.rule, rule)

    def _lay_words(self, words: Rect) -> None:
        head, rest = words.cut_top(dp(30))
        put(self.kicker, head)
        upper, rest = rest.cut_top(rest.h * 0.4)
        middle, low = rest.cut_top(rest.h * 0.48)
        put(self.headline, upper)
        put(self.reason, middle)
        put(self.rule, low)

    def _lay_tiles(self, place: Rect) -> None:
        for tile, cell in zip(self.tiles, place.columns(len(self.tiles), dp(10)), strict=True):
            put(tile, cell)


class VerdictScreen(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._sky, self._low = Sky(self.canvas.before), RoundedBox(self.canvas.before)
        self.strip, self.card, self.foot = MirroredStrip(), VerdictCard(), Foot()
        self.question = Lettering(sp=28, weight=800, least=17)
        self.times = Lettering(sp=18, weight=700, least=14, halign="right", colour=theme.MUTED)
        self.line = Lettering(sp=18, least=14, colour=theme.MUTED, line=1.15)
        self.asks: list[EarliestPress] = []
        self.cards: list[ScorePanel] = []
        self.onward = Press(sp=24, icon=28)
        for widget in (self.strip, self.card, self.question, self.times, self.line, self.foot):
            self.add_widget(widget)

    def render(self, view: TableView) -> None:
        shown = view.shown
        assert isinstance(shown, VerdictView)
        self.strip.render(shown.strip)
        have(self, self.strip, bool(shown.strip))
        self.card.render(shown)
        self.question.text = shown.question
        self.times.text = shown.note if shown.asks else ""
        asks = bool(shown.asks)
        self.line.text = "" if asks else shown.line
        render_each(self, self.asks, shown.asks, EarliestPress)
        render_each(self, self.cards, shown.cards, ScorePanel)
        have(self, self.onward, shown.onward is not None)
        if shown.onward is not None:
            self.onward.render(shown.onward)
            self.onward.redraw()
        for one in (self.question, self.times, self.line):
            one.redraw()
        self.foot.render(shown.foot)
        self.lay_soon()

    def lay(self) -> None:
        self._sky.draw(self.rect, theme.EVENING)
        foot, rest = self.rect.cut_bottom(foot_high(self.height))
        put(self.foot, foot)
        low = self.height < dp(_LOW)
        gap = dp(8 if low else 12)
        high = strip_high(self.height) if self.strip.parent is not None else 0.0
        strip, rest = rest.cut_top(high, gap)
        put(self.strip, strip)
        rest = rest.inset(dp(8 if self.width < dp(_NARROW) else theme.MARGIN), 0)
        rest = rest.cut_bottom(gap)[1]
        card, rest = rest.cut_top(rest.h * (0.5 if self.width >= dp(_WIDE) else 0.48), gap)
        put(self.card, card)
        self._low.draw(rest, theme.PANEL, radius=24)
        inside = rest.inset(dp(16 if not low else 10))
        if self.asks:
            self._lay_question(inside)
        else:
            self._lay_points(inside)

    def _lay_question(self, inside: Rect) -> None:
        wide = self.width >= dp(_WIDE)
        put(self.line, NOWHERE)
        head, rest = inside.cut_top(dp(44 if wide else 66), dp(10))
        if wide:
            words, times = head.cut_left(head.w * 0.62)
        else:
            words, times = head.cut_top(head.h * 0.58)
        self.times.halign = "right" if wide else "left"
        put(self.question, words.inset(dp(8), 0))
        put(self.times, times.inset(dp(8), 0))
        gap = dp(theme.BETWEEN)
        count = len(self.asks)
        across = wide or (rest.w / count >= dp(180) and rest.h < dp(200))
        cells = rest.columns(count, gap) if across else rest.rows(count, gap)
        for key, cell in zip(self.asks, cells, strict=True):
            high = min(cell.h, dp(210))
            put(key, cell if across else Rect(cell.x, cell.top - high, cell.w, high))

    def _lay_points(self, inside: Rect) -> None:
        wide = self.width >= dp(_WIDE)
        put(self.question, NOWHERE)
        put(self.times, NOWHERE)
        gap = dp(theme.BETWEEN)
        low, rest = inside.cut_bottom(dp(80 if wide else 124), dp(8))
        if wide:
            key, words = low.cut_right(min(dp(460), low.w * 0.5), dp(12))
        else:
            key, words = low.cut_bottom(dp(72), dp(6))
        put(self.onward, key)
        put(self.line, words.inset(dp(8), 0))
        count = max(1, len(self.cards))
        across = count if wide else 2 if self.width >= dp(_NARROW) else 1
        for card, cell in zip(self.cards, rest.grid(count, across, gap), strict=True):
            put(card, cell)
