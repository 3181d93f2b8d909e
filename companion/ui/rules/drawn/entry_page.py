"""One entry of the rules: what it says, the small island beside it, and where it leads on."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_height
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put, render_each
from companion.ui.kit.drawn.section_card import SectionCard
from companion.ui.kit.rect import NOWHERE, Rect
from companion.ui.rules.drawn.lit_text import LitWriting
from companion.ui.rules.drawn.sketch import SketchMap
from companion.ui.rules.views import EntryView

_TITLE: Final = 26
_TEXT: Final = 18
_TEXT_LINE: Final = 1.35
_RIM: Final = 18
_BESIDE: Final = 600  # dp of width from which the island stands beside the words
_SHARE: Final = 0.42  # of the width, for the island
_HIGHEST: Final = 320  # dp


@frozen
class EntryPlaces:
    """In pixels from the upper left corner; `high`: of the card."""

    above: Rect
    title: Rect
    text: Rect
    well: Rect
    heading: Rect
    example: Rect
    sketch: Rect
    high: float


class EntryPage(Panel):
    """Lies in a `Scroll`."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.entry: EntryView | None = None
        self._rendered: tuple[EntryView, bool] | None = None
        self._box, self._well = RoundedBox(self.canvas.before), RoundedBox(self.canvas.before)
        self._above, self._heading = Writing(self.canvas), Writing(self.canvas)
        self._title, self._text = LitWriting(self.canvas), LitWriting(self.canvas)
        self._example = LitWriting(self.canvas)
        self.sketch = SketchMap()
        self._cards: list[SectionCard] = []

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self.entry.title.text if self.entry else ""

    def render(self, entry: EntryView, alone: bool) -> None:
        """`alone`: no list stands beside it."""
        if (entry, alone) == self._rendered:
            return
        self._rendered, self.entry = (entry, alone), entry
        sections = (entry.together,) if alone and entry.together else ()
        render_each(self, self._cards, (*sections, *entry.sections), SectionCard)
        self.sketch.render(entry.sketch)
        have(self, self.sketch, entry.sketch is not None)
        self.lay_soon()

    # Layout

    def height_for(self, width: float) -> float:
        if self.entry is None:
            return 0
        cards = sum(card.height_for(width) + dp(theme.GAP) for card in self._cards)
        return self._places(self.entry, width).high + cards

    def _places(self, entry: EntryView, width: float) -> EntryPlaces:
        rim, gap = dp(_RIM), dp(theme.GAP)
        inside = width - 2 * rim
        across = inside
        beside = entry.sketch is not None and inside >= dp(_BESIDE)
        if beside:
            across = (1 - _SHARE) * inside - gap
        top = -rim
        above, top = _below(top, rim, inside, text_height(entry.above, inside, theme.SMALL), 4)
        high = text_height(entry.title.text, inside, _TITLE, weight=800, line=1.2)
        title, top = _below(top, rim, inside, high, 10)
        first = top
        high = text_height(entry.text.text, across, _TEXT, line=_TEXT_LINE)
        text, top = _below(top, rim, across, high, theme.GAP)
        sketch = NOWHERE
        if beside:
            place = Rect(rim + across + gap, 0, inside - across - gap, 0)
            tall = self.sketch.height_for(place.w, dp(_HIGHEST))
            sketch = Rect(place.x, first - tall, place.w, tall)
        elif entry.sketch is not None:
            tall = self.sketch.height_for(across, dp(_HIGHEST))
            sketch, top = _below(top, rim, across, tall, theme.GAP)
        well = heading = example = NOWHERE
        if entry.example is not None:
            well, heading, example = _example_places(entry.example, top, rim, across)
            top = well.y - gap
        low = min(top + gap, sketch.y if beside else 0)
        return EntryPlaces(above, title, text, well, heading, example, sketch, rim - low)

    def lay(self) -> None:
        entry = self.entry
        if entry is None:
            return
        found = self._places(entry, self.width)
        card = Rect(self.x, self.top - found.high, self.width, found.high)
        self._box.draw(card, theme.PANEL, radius=theme.CAPTIVE_RADIUS)
        self._draw_words(entry, found)
        self._draw_example(entry, found)
        put(self.sketch, self._here(found.sketch))
        top = card.y - dp(theme.GAP)
        for section in self._cards:
            high = section.height_for(self.width)
            put(section, Rect(self.x, top - high, self.width, high))
            top -= high + dp(theme.GAP)

    def _here(self, rect: Rect) -> Rect:
        return rect.moved(self.x, self.top) if rect.h else NOWHERE

    def _lines(self, rect: Rect) -> Rect:
        """For a text that has been measured: where its size is only reckoned it seems higher."""
        spare = dp(2 * _TITLE)
        return self._here(Rect(rect.x, rect.y - spare, rect.w, rect.h + spare))

    def _draw_words(self, entry: EntryView, found: EntryPlaces) -> None:
        self._above.draw(
            self._here(found.above), entry.above, theme.SMALL, weight=700, colour=theme.MUTED
        )
        self._title.draw(
            self._lines(found.title), entry.title, _TITLE, weight=800, line=1.2, valign="top"
        )
        self._text.draw(self._lines(found.text), entry.text, _TEXT, line=_TEXT_LINE, valign="top")

    def _draw_example(self, entry: EntryView, found: EntryPlaces) -> None:
        if entry.example is None:
            self._well.hide()
            self._heading.hide()
            self._example.hide()
            return
        heading, text = entry.example
        self._well.draw(self._here(found.well), theme.WELL, theme.TOLD_EDGE, left=6)
        self._heading.draw(
            self._here(found.heading), heading, theme.SMALL, weight=700, colour=theme.MUTED
        )
        self._example.draw(
            self._lines(found.example), text, theme.BODY, line=_TEXT_LINE, valign="top"
        )


def _below(top: float, x: float, width: float, high: float, gap: float) -> tuple[Rect, float]:
    """A place from there down, and where the next one begins."""
    return Rect(x, top - high, width, high), top - high - dp(gap)


def _example_places(
    example: tuple[str, Any], top: float, x: float, width: float
) -> tuple[Rect, Rect, Rect]:
    """The well, and in it the heading and the text."""
    heading, text = example
    left, rim = x + dp(theme.PADDING + 6), dp(10)
    inside = width - dp(2 * theme.PADDING + 6)
    first, below = _below(top - rim, left, inside, text_height(heading, inside, theme.SMALL), 2)
    high = text_height(text.text, inside, theme.BODY, line=_TEXT_LINE)
    second, _ = _below(below, left, inside, high, 0)
    return Rect(x, second.y - rim, width, top - second.y + rim), first, second
