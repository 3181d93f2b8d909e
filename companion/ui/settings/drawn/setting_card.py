"""One setting: its name left, its values right, or below where there is no room beside."""

from __future__ import annotations

from typing import Any, Final

from kivy.metrics import dp

from companion.ui.kit import theme
from companion.ui.kit.drawn.icon import Emblem
from companion.ui.kit.drawn.keys.segmented import Segmented
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, have, put
from companion.ui.kit.drawn.press import Press
from companion.ui.kit.rect import Rect
from companion.ui.settings.views import SettingRow

_LABEL: Final = 19  # sp
_NOTE: Final = 15
_HIGH: Final = 68  # dp of a row at least
_ROOMY: Final = 76  # of one with a note
_VALUES: Final = 476  # dp of the segments, if they stand beside
_BESIDE: Final = 720  # dp of width from which they do
_RIM: Final = 24
_NARROW_RIM: Final = 14
_SAMPLE: Final = 30  # sp
_EMBLEM: Final = 56


class SettingCard(Panel):
    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.row = SettingRow("")
        self._box, self._say = RoundedBox(self.canvas), RoundedBox(self.canvas)
        self._label, self._note = Writing(self.canvas), Writing(self.canvas)
        self._sample, self._emblem = Writing(self.canvas), Emblem(self.canvas)
        self.values, self.key = Segmented(), Press()

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        sample = self.row.sample.text if self.row.sample else ""
        return "\n".join(filter(None, (self.row.label, self.row.note, sample)))

    def render(self, row: SettingRow) -> None:
        self.row = row
        have(self, self.values, bool(row.segments))
        have(self, self.key, row.button is not None)
        self.values.render(row.segments)
        if row.button is not None:
            self.key.render(row.button)
            self.key.redraw()
        self.lay_soon()

    # Its height

    def height_for(self, width: float) -> float:
        inside = self._inside(width)
        words, values = self._words_high(width), self._values_high(inside)
        if self._beside(width):
            high = max(words + 2 * dp(12), values + 2 * dp(6))
        else:
            high = words + 2 * dp(12) + (values + dp(10) if values else 0)
        high = max(dp(_ROOMY if self.row.note else _HIGH), high)
        sample = self._sample_high(inside)
        return high + (sample + dp(16) if sample else 0)

    def _rim(self, width: float) -> float:
        return dp(_RIM if width >= dp(_BESIDE) else _NARROW_RIM)

    def _inside(self, width: float) -> float:
        return width - 2 * self._rim(width)

    @property
    def _has_values(self) -> bool:
        return bool(self.row.segments or self.row.button)

    def _beside(self, width: float) -> bool:
        return self._has_values and width >= dp(_BESIDE)

    def _words_wide(self, width: float) -> float:
        beside = self._value_wide(width) + dp(20) if self._beside(width) else 0
        return self._inside(width) - beside

    def _value_wide(self, width: float) -> float:
        inside = self._inside(width)
        if not self._beside(width):
            return inside
        return float(min(dp(_VALUES), inside * 0.52))

    def _words_high(self, width: float) -> float:
        wide = self._words_wide(width)
        label = text_height(self.row.label, wide, _LABEL, weight=800, line=1.15)
        return label + text_height(self.row.note, wide, _NOTE, line=1.3)

    def _values_high(self, inside: float) -> float:
        width = inside + 2 * self._rim(self.width)
        if self.row.segments:
            return self.values.height_for(self._value_wide(width))
        return dp(theme.TARGET) if self.row.button else 0

    def _sample_high(self, inside: float) -> float:
        sample = self.row.sample
        if sample is None:
            return 0
        wide = inside - dp(_EMBLEM + 24 + 24)
        high = text_height(sample.text, wide, _SAMPLE, weight=700, line=1.2)
        return float(max(dp(_EMBLEM), high) + 2 * dp(20))

    # Drawing

    def lay(self) -> None:
        self._box.draw(self.rect, theme.PANEL, radius=theme.CAPTIVE_RADIUS)
        rim = self._rim(self.width)
        inside = Rect(self.x + rim, self.y, self.width - 2 * rim, self.height)
        inside = self._draw_sample(inside)
        values = self._values_high(inside.w)
        if self._beside(self.width):
            right, inside = inside.cut_right(self._value_wide(self.width), dp(20))
            place = Rect(right.x, right.middle[1] - values / 2, right.w, values)
        else:
            low, inside = inside.cut_bottom(values + dp(12)) if values else (inside, inside)
            place = Rect(low.x, low.y + dp(12), low.w, values)
        if self.row.segments:
            put(self.values, place)
        elif self.row.button:
            wide = min(place.w, self._key_wide())
            put(self.key, Rect(place.right - wide, place.y, wide, place.h))
        self._write(inside)

    def _key_wide(self) -> float:
        label = self.row.button.label if self.row.button else ""
        return text_width(label, self.key.sp, weight=700) + dp(26 + 56)

    def _write(self, place: Rect) -> None:
        label = text_height(self.row.label, place.w, _LABEL, weight=800, line=1.15)
        note = text_height(self.row.note, place.w, _NOTE, line=1.3)
        top = place.middle[1] + (label + note) / 2
        self._label.draw(
            Rect(place.x, top - label, place.w, label), self.row.label, _LABEL, weight=800,
            line=1.15,
        )  # fmt: skip
        self._note.draw(
            Rect(place.x, top - label - note, place.w, note), self.row.note, _NOTE,
            colour=theme.MUTED, line=1.3,
        )  # fmt: skip

    def _draw_sample(self, inside: Rect) -> Rect:
        """The card that is read aloud, below; what is left above it."""
        sample = self.row.sample
        if sample is None:
            for one in (self._say, self._sample, self._emblem):
                one.hide()
            return inside
        place, rest = inside.cut_bottom(self._sample_high(inside.w) + dp(16))
        place = Rect(place.x, place.y + dp(16), place.w, place.h - dp(16))
        self._say.draw(place, theme.SAY_GROUND, theme.ACCENT, radius=theme.CAPTIVE_RADIUS, left=6)
        emblem, text = place.inset(dp(20), dp(8)).cut_left(dp(_EMBLEM), dp(16))
        self._emblem.draw(*emblem.middle, dp(_EMBLEM) / 2.3, sample.who)
        self._sample.draw(
            text, sample.text, _SAMPLE, least=24, weight=700, colour=theme.SAY_TEXT, line=1.2
        )
        return rest


class SettingCards(Panel):
    """The settings of a section below one another: for a column that scrolls."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.cards: list[SettingCard] = []

    def height_for(self, width: float) -> float:
        heights = [card.height_for(width) for card in self.cards]
        return sum(heights) + dp(theme.BETWEEN) * max(0, len(heights) - 1)

    def lay(self) -> None:
        top = self.top
        for card in self.cards:
            high = card.height_for(self.width)
            put(card, Rect(self.x, top - high, self.width, high))
            card.lay_soon()
            top -= high + dp(theme.BETWEEN)
