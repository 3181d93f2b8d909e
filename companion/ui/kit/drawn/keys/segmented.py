"""A segmented control: values side by side in one track, and a thumb under the chosen one."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from kivy.metrics import dp

from companion.engine.frozen import frozen
from companion.ui.kit import theme
from companion.ui.kit.drawn.lettering import Writing, text_height, text_width
from companion.ui.kit.drawn.moved import Moved
from companion.ui.kit.drawn.paint import RoundedBox
from companion.ui.kit.drawn.panel import Panel, keep, put
from companion.ui.kit.drawn.touched import Painted
from companion.ui.kit.drawn.tween import Motion
from companion.ui.kit.motion import SLIDES
from companion.ui.kit.parts import Segment, Segments
from companion.ui.kit.rect import NOWHERE, Rect

HIGH: Final = 56  # dp of a row
_RIM: Final = 4  # dp round the thumb
_LABEL: Final = 17  # sp
_LEAST: Final = 14
_AIR: Final = 10  # dp left and right of a label


@frozen
class SegmentColours:
    """The colours of the control in one of the looks; `on_thumb`: of the chosen label."""

    track: str
    edge: str
    thumb: str
    on_thumb: str
    label: str
    pressed: str


DARK: Final = SegmentColours(
    theme.WELL, theme.QUIET_EDGE, theme.THUMB, theme.ON_THUMB, theme.MUTED, theme.TEXT
)
BRIGHT: Final = SegmentColours(
    "#CFE4F2", "", theme.SHOW_BUTTON, theme.WHITE, theme.SHOW_MUTED, theme.SHOW_TEXT
)


class SegmentKey(Painted):
    """One value; its ground is the track's."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.segment: Segment | None = None
        self.colours = DARK
        self._writing = Writing(self.canvas)

    @property
    def text(self) -> str:
        """The words on it, which the tests read."""
        return self.segment.label if self.segment else ""

    @property
    def words(self) -> object:
        return self.text

    def render(self, segment: Segment) -> None:
        self.segment, self.role = segment, segment.act
        self.redraw()

    def paint(self, rect: Rect) -> None:
        segment = self.segment
        if segment is None:
            return
        quiet = self.colours.pressed if self.pressed else self.colours.label
        self._writing.draw(
            rect.inset(dp(_AIR) / 2, 0),
            segment.label,
            _LABEL * segment.size,
            least=_LEAST,
            weight=800 if segment.chosen else 700,
            colour=self.colours.on_thumb if segment.chosen else quiet,
            halign="center",
            line=1.1,
        )


class Segmented(Panel):
    """As many rows as its labels need: one, two, or one each."""

    def __init__(self, **look: Any) -> None:
        super().__init__(**look)
        self.segments: Segments = ()
        self.colours = DARK
        self.keys: list[SegmentKey] = []
        self._track, self._moved = RoundedBox(self.canvas), Moved(self.canvas)
        self._thumb = RoundedBox(self._moved.canvas)
        self._slide = Motion(self._slid, 1.0)
        self._from = self._to = NOWHERE
        self._place = NOWHERE

    def render(self, segments: Segments, colours: SegmentColours = DARK) -> None:
        self.colours = colours
        if [one.act for one in segments] != [one.act for one in self.segments]:
            self._to = NOWHERE  # other values: nothing has gone from one to another
        self.segments = segments
        keep(self, self.keys, len(segments), SegmentKey)
        for key, segment in zip(self.keys, segments, strict=True):
            key.colours = colours
            key.render(segment)
        self.lay_soon()

    # Its size

    def height_for(self, width: float) -> float:
        return self._rows(width) * self._row(width)

    def _row(self, width: float) -> float:
        """The height of a row: of the longest label, on the lines that it needs."""
        across = self._cell(width, self._rows(width)) - dp(_AIR)
        high = max((self._high(one, across) for one in self.segments), default=0)
        return max(dp(HIGH), high + 2 * dp(_RIM + 4))

    @staticmethod
    def _high(segment: Segment, width: float) -> int:
        return text_height(segment.label, width, _LABEL * segment.size, weight=800, line=1.1)

    def _rows(self, width: float) -> int:
        """As few as leave every label on one line."""
        wanted = max((self._wants(one) for one in self.segments), default=0)
        for rows in (1, 2):
            if wanted <= self._cell(width, rows):
                return rows
        return len(self.segments)

    @staticmethod
    def _wants(segment: Segment) -> float:
        return text_width(segment.label, _LABEL * segment.size, weight=800) + dp(_AIR)

    def _cell(self, width: float, rows: int) -> float:
        return (width - 2 * dp(_RIM)) / max(1, ceil(len(self.segments) / rows))

    # Drawing

    def lay(self) -> None:
        if not self.segments:
            return
        rows = self._rows(self.width)
        across = ceil(len(self.segments) / rows)
        self._track.draw(
            self.rect,
            self.colours.track,
            self.colours.edge,
            radius=min(self.height / 2 / dp(1), HIGH / 2),
        )
        lines = Rect(self.x + dp(_RIM), self.y, self.width - 2 * dp(_RIM), self.height).rows(rows)
        for at, key in enumerate(self.keys):
            row = lines[at // across]
            left = len(self.keys) - at // across * across
            put(key, row.columns(min(across, left))[at % across])
        self._put_thumb()

    def _put_thumb(self) -> None:
        """It slides from one value to another, and follows the track without delay."""
        place = next(
            (key for key, one in zip(self.keys, self.segments, strict=True) if one.chosen), None
        )
        target = NOWHERE if place is None else place.rect.inset(0, dp(_RIM))
        slides = self._place == self.rect and self._to not in (NOWHERE, target)
        if slides:
            self._from, self._to = self.shown, target
            self._slide.play(0.0, 1.0, SLIDES)
        elif target != self._to or self._place != self.rect:
            self._from = self._to = target
            self._slide.jump(1.0)
        self._place = self.rect
        if target.w:
            radius = min(target.h / 2 / dp(1), HIGH / 2 - _RIM)
            self._thumb.draw(target, self.colours.thumb, radius=radius)
        else:
            self._thumb.hide()
        self._slid()

    @property
    def shown(self) -> Rect:
        """The place where the thumb is seen."""
        share, one, other = self._slide.value, self._from, self._to
        return Rect(
            one.x + (other.x - one.x) * share,
            one.y + (other.y - one.y) * share,
            one.w + (other.w - one.w) * share,
            one.h + (other.h - one.h) * share,
        )

    def _slid(self) -> None:
        """It is drawn where it is to be, and only moved from where it comes."""
        seen, place = self.shown, self._to
        if place.w and place.h:
            scale = (seen.w / place.w, seen.h / place.h)
            self._moved.move(seen.x - place.x, seen.y - place.y, scale, (place.x, place.y))
