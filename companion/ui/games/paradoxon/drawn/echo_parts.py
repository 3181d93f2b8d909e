"""The parts of Echo's screen: rail, cards in a row, what stands beside them, points."""

from __future__ import annotations

from math import hypot
from typing import Any, Final

from kivy.metrics import dp

from companion.ui.games.paradoxon import colours
from companion.ui.games.paradoxon.drawn.card_of_pad import item_icon
from companion.ui.games.paradoxon.drawn.chips import ClosedCards, FragmentChips
from companion.ui.games.paradoxon.drawn.lying_card import LyingCardPress
from companion.ui.games.paradoxon.echo_views import (
    BesideCards,
    CheckRow,
    EchoRow,
    EchoStep,
    PointsBar,
)
from companion.ui.games.paradoxon.views import FragmentRow
from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Sign
from companion.ui.kit.drawn.lettering import Lettering, Writing
from companion.ui.kit.drawn.marked_text import MarkedText
from companion.ui.kit.drawn.paint import Outline, Polygon, RoundedBox, placed, ring
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.rect import NOWHERE, Rect

_ROUND: Final = ring(40)
_RAIL: Final = "#12343A"
_ROOMY: Final = 150  # dp of a step from which its number stands beside it
_ROW_LOW: Final = 150  # dp below which the label stands beside the cards
_HEADED: Final = 460  # dp from which the numbers stand beside a heading
_LINK: Final = "#FFE3A0"
_LINK_EDGE: Final = "#B07A00"
_BENDS: Final = 24  # of a line between two items
_TICKS: Final = (15, 18, 21)
_FULL: Final = 24  # points at the end of the bar
_CHECKED: Final = {
    "stays": ("check", theme.MISSION, "#0E2E33"), "gone": ("close", colours.GONE_INK, colours.GONE),
    "fades": ("hourglass", theme.ACCENT, "#1B3A44"),
    "later": ("minus", theme.QUIET_TEXT, "#0A1D22"),
}  # fmt: skip


class EchoRail(Panel):
    """The four steps of Echo's turn; nothing on it can be touched."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.steps: tuple[EchoStep, ...] = ()
        self._drawn = [
            (RoundedBox(self.canvas), Polygon(self.canvas), Writing(self.canvas),
             Writing(self.canvas), Sign(self.canvas))
            for _ in range(4)
        ]  # fmt: skip

    @property
    def text(self) -> str:
        """The step that is on, which the tests read."""
        return next((one.label for one in self.steps if one.state == "now"), "")

    def render(self, steps: tuple[EchoStep, ...]) -> None:
        self.steps = steps
        self.lay_soon()

    def lay(self) -> None:
        cells = self.rect.columns(4, dp(8))
        for step, cell, (box, disc, number, label, tick) in zip(
            self.steps, cells, self._drawn, strict=True
        ):
            now = step.state == "now"
            box.draw(cell, theme.ACCENT if now else _RAIL, radius=cell.h / 2)
            ink = theme.ON_ACCENT if now else theme.MUTED
            words = cell.inset(dp(8), 0)
            roomy = cell.w >= dp(_ROOMY)
            tick.hide()
            if roomy:
                side, words = words.cut_left(cell.h - dp(14), dp(8))
                radius = side.w / 2
                disc.draw(placed(_ROUND, *side.middle, radius), ink if now else colours.CHIP)
                at = Rect(side.x, side.middle[1] - radius, side.w, 2 * radius)
                done = step.state == "done"
                if done:
                    tick.draw(*side.middle, radius * 1.2, "check", theme.MISSION)
                number.draw(
                    at, "" if done else step.number, 19, least=14, weight=800, halign="center",
                    colour=theme.ACCENT if now else theme.MUTED,
                )  # fmt: skip
            else:
                disc.hide()
                number.hide()
            label.draw(
                words, step.label, 18, least=14, weight=800, colour=ink, line=1.0,
                halign="left" if roomy else "center",
            )  # fmt: skip


class CardsRow(Panel):
    """Echo's cards from the left, the paradox and what fades; in a small one the deck's number."""

    def __init__(self, *, with_deck: bool, **look: Any) -> None:
        super().__init__(**look)
        self.with_deck = with_deck
        self._box = RoundedBox(self.canvas.before)
        self.label = Lettering(sp=17, weight=700, least=14, line=1.1)
        self.note = Lettering(sp=15, weight=400, least=14, halign="right", colour=theme.MUTED)
        self.deck = Lettering(sp=16, weight=800, least=14, halign="center", line=1.1)
        self.cards: list[LyingCardPress] = []
        self.links: tuple[tuple[str, int, int], ...] = ()
        self._lines = [
            tuple(Outline(self.canvas.after, close=False) for _ in range(2)) for _ in range(2)
        ]
        for widget in (self.label, self.note, self.deck):
            self.add_widget(widget)

    def render(self, row: EchoRow, label: str) -> None:
        self.label.text, self.note.text = label, row.note
        self.deck.text = row.deck if self.with_deck else ""
        render_each(self, self.cards, row.cards, LyingCardPress)
        self.links = () if self.with_deck else row.links
        for part in (self.label, self.note, self.deck):
            part.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, theme.PANEL if self.with_deck else colours.HALF_WAITS, radius=18)
        inside = self.rect.inset(dp(12), dp(8))
        if self.with_deck:
            put(self.label, NOWHERE)
            put(self.note, NOWHERE)
            deck, inside = inside.cut_right(dp(84 if self.width >= dp(460) else 70), dp(4))
            put(self.deck, deck)
        elif self.height < dp(_ROW_LOW):
            label, inside = inside.cut_left(inside.w * 0.24, dp(6))
            put(self.label, label)
            put(self.note, NOWHERE)
            put(self.deck, NOWHERE)
        else:
            head, inside = inside.cut_top(dp(26), dp(6))
            noted = bool(self.note.text) and self.width >= dp(500)
            note, label = head.cut_right(head.w * 0.4 if noted else 0, dp(8))
            put(self.label, label)
            put(self.note, note if noted else NOWHERE)
            put(self.deck, NOWHERE)
        gap = dp(22 if self.width >= dp(500) and not self.with_deck else 6)
        cells = inside.columns(len(self.cards), gap) if self.cards else ()
        for card, cell in zip(self.cards, cells, strict=True):
            put(card, cell)
        self._draw_links()

    def _draw_links(self) -> None:
        """A line from an item to where it is on another card; over a card between it sags."""
        for at, (edge, line) in enumerate(self._lines):
            way = self._way(*self.links[at]) if at < len(self.links) else None
            if way is None:
                edge.hide()
                line.hide()
            else:
                edge.draw(way, _LINK_EDGE, dp(7))
                line.draw(way, _LINK, dp(4))

    def _way(self, item: str, one: int, other: int) -> list[tuple[float, float]] | None:
        begins, ends = self.cards[one].place_of(item), self.cards[other].place_of(item)
        if begins is None or ends is None:
            return None
        (x, y, radius), (to_x, to_y, _) = begins, ends
        sag = 2.4 * radius if abs(one - other) > 1 else 0.0
        top = (y + to_y) / 2 - 2 * sag
        curve = [
            ((1 - t) ** 2 * x + t * (1 - t) * (x + to_x) + t * t * to_x,
             (1 - t) ** 2 * y + 2 * t * (1 - t) * top + t * t * to_y)
            for t in (step / _BENDS for step in range(_BENDS + 1))
        ]  # fmt: skip
        return [
            (px, py)
            for px, py in curve
            if hypot(px - x, py - y) >= radius and hypot(px - to_x, py - to_y) >= radius
        ]


class ItemWell(Panel):
    """An item in a ring with its name."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self._box, self._disc = RoundedBox(self.canvas), Polygon(self.canvas)
        self._sign, self._name = Sign(self.canvas), Writing(self.canvas)
        self.item: tuple[str, str] = ("", "")

    def render(self, item: tuple[str, str]) -> None:
        self.item = item
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, colours.HALF_WAITS)
        word, name = self.item
        inside = self.rect.inset(dp(10), dp(8))
        side = min(inside.h, inside.w * 0.46, dp(96))
        at, words = inside.cut_left(side, dp(8))
        self._disc.draw(placed(_ROUND, *at.middle, side / 2), "#FFE3A0")
        self._sign.draw(*at.middle, side * 0.62, item_icon(word), theme.WHITE)
        self._name.draw(words, name, 19, least=14, weight=800, line=1.05)


class CheckLine(Panel):
    """A card of Echo's inventory as a plan looked through it."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.row: CheckRow | None = None
        self._box, self._sign = RoundedBox(self.canvas), Sign(self.canvas)
        self._name, self._text = Writing(self.canvas), Writing(self.canvas)
        self._verdict = Writing(self.canvas)

    def render(self, row: CheckRow) -> None:
        self.row = row
        self.lay_soon()

    def lay(self) -> None:
        row = self.row
        if row is None:
            return
        sign, ink, ground = _CHECKED[row.state]
        edge = {"gone": theme.PROBLEM, "fades": theme.ACCENT}.get(row.state, "")
        self._box.draw(self.rect, ground, edge, radius=10)
        inside = self.rect.inset(dp(10), dp(2))
        icon, rest = inside.cut_left(dp(24), dp(8))
        self._sign.draw(*icon.middle, dp(22), sign, ink)
        if self.height < dp(44) or self.width >= dp(620):
            name, rest = rest.cut_left(max(dp(76), rest.w * 0.16), dp(6))
            wide = rest.w if not row.text else max(dp(76), rest.w * 0.18)
            verdict, text = rest.cut_right(wide, dp(6))
        else:
            upper, text = rest.cut_top(rest.h * 0.5)
            name, verdict = upper.cut_left(upper.w * 0.5)
        colour = theme.QUIET_TEXT if row.state == "later" else theme.TEXT
        self._name.draw(name, row.name, 17, least=14, weight=800, colour=colour, line=1.0)
        self._text.draw(text, row.text, 16, least=14, weight=400, colour=colour, line=1.0)
        self._verdict.draw(
            verdict, row.verdict, 16, least=14, weight=700, colour=ink, halign="right", line=1.0
        )


class BesidePanel(Panel):
    """Items that turn the player's cards, or how a plan looked through Echo's; deck and box."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: BesideCards | None = None
        self._box = RoundedBox(self.canvas.before)
        self.heading = Lettering(sp=17, weight=700, least=14, line=1.1, colour=theme.MUTED)
        self.counts = Lettering(sp=16, weight=800, least=14, halign="right", line=1.1)
        self.wells: list[ItemWell] = []
        self.lines: list[CheckLine] = []
        self.add_widget(self.heading)
        self.add_widget(self.counts)

    def render(self, view: BesideCards) -> None:
        self.view = view
        self.heading.text = view.heading
        self.counts.text = f"{view.deck} · {view.box}"
        render_each(self, self.wells, view.items, ItemWell)
        render_each(self, self.lines, view.checks, CheckLine)
        self.heading.redraw()
        self.counts.redraw()
        self.lay_soon()

    def lay(self) -> None:
        self._box.draw(self.rect, colours.TOLD_QUIET, radius=18)
        inside, gap = self.rect.inset(dp(12), dp(8)), dp(6)
        head, rest = inside.cut_top(dp(28), gap)
        if self.heading.text and self.width < dp(_HEADED):
            put(self.heading, head)
            put(self.counts, NOWHERE)
        else:
            counts, heading = head.cut_right(head.w * (0.44 if self.heading.text else 1.0), dp(8))
            put(self.heading, heading if self.heading.text else NOWHERE)
            put(self.counts, counts)
        if self.wells:
            high = min(rest.h, dp(200))
            row = rest.cut_top(high)[0]
            for well, cell in zip(self.wells, row.columns(len(self.wells), dp(12)), strict=True):
                put(well, cell)
        if self.lines:
            for line, cell in zip(self.lines, rest.rows(len(self.lines), gap), strict=True):
                put(line, cell)


class PointsPanel(Panel):
    """The points on a bar with the bands of X7.9."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.view: PointsBar | None = None
        self._box = RoundedBox(self.canvas.before)
        self._track, self._full = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._knob, self._total = Polygon(self.canvas), Writing(self.canvas)
        self._label = Writing(self.canvas)
        self._ticks = [(RoundedBox(self.canvas), Writing(self.canvas)) for _ in _TICKS]
        self.note = MarkedText(16)
        self.label = Lettering(sp=16, weight=700, least=14, colour=theme.MUTED)
        self.fragments, self.closed = FragmentChips(), ClosedCards()

    @property
    def text(self) -> str:
        """The points, which the tests read."""
        return "" if self.view is None else str(self.view.total)

    def render(self, view: PointsBar) -> None:
        self.view = view
        self.note.marked = view.note
        self.label.text = view.scored
        self.label.redraw()
        self.fragments.render(FragmentRow("", ("",) * view.fragments))
        self.closed.render(view.closed)
        self.note.lay_soon()
        self.lay_soon()

    def lay(self) -> None:
        view = self.view
        if view is None:
            return
        self._box.draw(self.rect, theme.PANEL, radius=18)
        inside = self.rect.inset(dp(18), dp(8))
        if self.height < dp(90):
            label, rest = inside.cut_left(inside.w * 0.2, dp(4))
            total, rest = rest.cut_left(dp(56), dp(12))
            bar, note = rest, NOWHERE
            rest = NOWHERE
        else:
            head, rest = inside.cut_top(dp(40), dp(2))
            total, label = head.cut_right(dp(80), dp(4))
            bar, rest = rest.cut_top(dp(46), dp(4))
            note, rest = rest.cut_top(dp(52), dp(10)) if rest.h >= dp(44) else (NOWHERE, NOWHERE)
        self._lay_scored(rest)
        self._label.draw(label, view.label, 18, least=14, weight=700)
        self._total.draw(
            total, str(view.total), 38, least=18, weight=800, colour=theme.ACCENT, halign="right"
        )
        self._draw_bar(bar, view.total)
        have(self, self.note, note is not NOWHERE)
        if note is not NOWHERE:
            self.note.sp = 16 if self.note.height_for(note.w) <= note.h else 14
            put(self.note, note)
            self.note.lay_soon()

    def _lay_scored(self, rest: Rect) -> None:
        """The scored cards, where there is room below."""
        roomy = rest.h >= dp(96) and bool(self.label.text)
        for part in (self.label, self.fragments, self.closed):
            have(self, part, roomy)
        if not roomy:
            return
        label, cards = rest.cut_top(dp(24), dp(2))
        put(self.label, label)
        row = cards.cut_top(min(cards.h, dp(84)))[0]
        left, right = row.columns(2, dp(16))
        put(self.fragments, left)
        put(self.closed, right)

    def _draw_bar(self, bar: Rect, total: int) -> None:
        y, high = bar.top - dp(18), dp(14)
        share = min(1.0, total / _FULL)
        track = Rect(bar.x, y - high / 2, bar.w, high)
        self._track.draw(track, theme.WELL, radius=7)
        if share:
            full = track.cut_left(max(high, track.w * share))[0]
            self._full.draw(full, theme.ACCENT, radius=7)
        else:
            self._full.hide()
        for points, (tick, number) in zip(_TICKS, self._ticks, strict=True):
            x = track.x + track.w * points / _FULL
            tick.draw(Rect(x - dp(1), y - dp(14), dp(2), dp(28)), theme.TEXT, radius=1)
            number.draw(
                Rect(x - dp(24), bar.y, dp(48), max(dp(18), y - dp(14) - bar.y)), str(points), 15,
                least=14, weight=800, halign="center", line=1.0,
            )  # fmt: skip
        knob = (track.x + track.w * share, y)
        self._knob.draw(placed(_ROUND, *knob, dp(12)), theme.ACCENT)
