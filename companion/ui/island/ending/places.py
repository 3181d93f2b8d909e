"""The places of the two pages for every size of a window: rectangles in dp, and no Kivy."""

from __future__ import annotations

from typing import Final

from companion.engine.frozen import frozen
from companion.ui.island.map.geometry import Point
from companion.ui.kit.rect import Rect

_WIDE: Final = 1.2  # a window so much wider than high has two columns
_LOW: Final = 720  # below this height everything is smaller
_TALL: Final = 900
_FLAT: Final = 420  # a column that is lower has its buttons side by side
_WORDS: Final = 170  # dp of the words beside the open island, as a rule
_LOW_WORDS: Final = 124  # and below it
_RIM: Final = 0.28  # of the height that is left: over the words, and below the buttons
_BETWEEN: Final = 0.22  # between legend and buttons; as much is below the words
_ROOMY: Final = 420  # from this height on below an island there is room for large words
_MOST: Final = 168  # dp of the ring
_MARKS: Final = 1.25  # how far the marks on the ring reach, by the ring
_BEAM: Final = 0.37  # from there to the island, by the ring: so much of the light is seen
_ROW: Final = (64, 56)  # dp of a button, and where there is little height
_REVEAL: Final = (92, 72)
_AIR: Final = 12
_OVER: Final = 6  # dp over the ring
# The island in perspective, in its `r`: to each side with its water, how high it is with the coast
# in the south, and how far above that its middle is.
_ASIDE: Final = 7.5
_HIGH: Final = 5.2
_SUNK: Final = 2.85
_SHARE: Final = 0.235  # of its `r` in the ring, where both have room


@frozen
class EndingPlaces:
    """`ring`: its middle, and `radius`. `island`: its middle, and `r` of a space.

    `words`: kicker, title, epilogue and who stays. `reveal`, `again`, `rest`: the buttons.
    """

    ring: Point
    radius: float
    island: Point
    r: float
    words: Rect
    reveal: Rect
    again: Rect
    rest: tuple[Rect, ...]


def is_wide(width: float, height: float) -> bool:
    return width >= _WIDE * height


def ending_places(width: float, height: float, text: float = 1.0) -> EndingPlaces:
    """`text`: the text size of the settings; larger words have more room below an island."""
    return _beside(width, height) if is_wide(width, height) else _below(width, height, text)


def _beside(width: float, height: float) -> EndingPlaces:
    """The ring over the island at the left, words and buttons at the right."""
    share = min(1.0, width / 1280, height / 800)
    margin = max(16.0, 48 * share)
    left = width * 0.5625
    column = Rect(left, 28 * share, width - margin - left, height - 28 * share)
    reveal, again, rest, top = _buttons(column, small=height < _LOW, columns=2)
    upper = height - (96 if height >= _LOW else 20) * share
    return EndingPlaces(
        ring=(width * 0.3125, height - 290 / 800 * height),
        radius=_MOST * share,
        island=(width * 0.3125, 108 * share),
        r=41.6 * share,
        words=Rect(left, top + 20 * share, column.w, upper - top - 20 * share),
        reveal=reveal,
        again=again,
        rest=rest,
    )


def _below(width: float, height: float, text: float) -> EndingPlaces:
    """The ring over the island, below them the words, below those the buttons."""
    margin = 16.0 if width >= 600 else 12.0
    wide = min(width - 2 * margin, 640.0)
    column = Rect((width - wide) / 2, margin, wide, height)
    low = height < _TALL
    reveal, again, rest, top = _buttons(column, small=low, columns=4 if low and wide > 560 else 2)
    high = min(300.0, max(150.0, 0.235 * height)) * max(1.0, 0.3 + 0.7 * text)
    words = Rect(column.x, top + _AIR, wide, high)
    art = Rect(0, words.top + 4, width, max(1.0, height - words.top - 4 - _OVER))
    radius = min(_MOST, width * 0.34, art.h / (2 * _MARKS + _BEAM + _HIGH * _SHARE))
    beneath = art.h - (2 * _MARKS + _BEAM) * radius
    r = max(8.0, min(width / (2 * _ASIDE), beneath / _HIGH, 0.32 * radius))
    spare = (beneath - _HIGH * r) / 2
    return EndingPlaces(
        ring=(width / 2, art.top - spare - _MARKS * radius),
        radius=radius,
        island=(width / 2, art.y + spare + _SUNK * r),
        r=r,
        words=words,
        reveal=reveal,
        again=again,
        rest=rest,
    )


def _buttons(
    column: Rect, *, small: bool, columns: int
) -> tuple[Rect, Rect, tuple[Rect, ...], float]:
    """From the lower edge up: the rest, then *Again*, then *Open*; and how high they reach."""
    row, first = _ROW[small], _REVEAL[small]
    gap = _AIR if not small else 8
    rows = 4 // columns
    below, over = column.cut_bottom(rows * row + (rows - 1) * gap, gap)
    again, over = over.cut_bottom(row, gap)
    reveal, over = over.cut_bottom(first, gap)
    return reveal, again, below.grid(4, columns, gap), reveal.top


# The island that opens


@frozen
class RevealPlaces:
    """`rows`: the captives of the legend. `band`: behind the two buttons at the lower edge."""

    island: Rect
    words: Rect
    rows: tuple[Rect, ...]
    at_once: Rect
    watch: Rect
    band: Rect
    back: Rect
    again: Rect


def reveal_places(width: float, height: float, captives: int) -> RevealPlaces:
    bar = 84.0 if height >= _LOW else 68.0
    band, page = Rect(0, 0, width, height).cut_bottom(bar)
    margin = 16.0 if width >= 700 else 8.0
    each = min(300.0, (width - 3 * margin) / 2)
    inside = band.inset(margin, 4)
    if is_wide(width, height):
        side, island = page.cut_right(min(424.0, 0.36 * width))
        column = Rect(side.x, side.y + margin, side.w - 2 * margin, side.h - 2 * margin)
        words, rows, at_once, watch = _in_column(column, captives, low=height < _LOW)
    else:
        island, rest = page.cut_top(min(width / 1.16, 0.62 * page.h))
        words, rows, at_once, watch = _in_rows(rest.inset(margin, 8), captives)
    return RevealPlaces(
        island=island.inset(margin, 8),
        words=words,
        rows=rows,
        at_once=at_once,
        watch=watch,
        band=band,
        back=inside.cut_left(each)[0],
        again=inside.cut_right(each)[0],
    )


def _in_column(
    column: Rect, captives: int, *, low: bool
) -> tuple[Rect, tuple[Rect, ...], Rect, Rect]:
    """Words, legend and buttons below one another; on a phone the buttons are side by side."""
    row, key, gap = (56.0, 56.0, 8.0) if low else (66.0, 72.0, 10.0)
    flat = column.h < _FLAT
    high = captives * row + (captives - 1) * gap
    keys_high = key if flat else 2 * key + _AIR
    words, legend, keys = _spread(column, (_WORDS, high, keys_high), 12 if low else 34)
    at_once, watch = keys.columns(2, 8) if flat else keys.rows(2, _AIR)
    return words, legend.rows(captives, gap), at_once, watch


def _in_rows(rest: Rect, captives: int) -> tuple[Rect, tuple[Rect, ...], Rect, Rect]:
    """The buttons side by side; so is the legend, where there is little height."""
    low = rest.h < _ROOMY
    across = captives if rest.w >= 560 and low else 1
    rows, row, gap = -(-captives // across), 56.0 if rest.h < _ROOMY + 60 else 66.0, 8.0
    high = rows * row + (rows - 1) * gap
    words, legend, keys = _spread(rest, (_LOW_WORDS, high, 60.0 if low else 72.0), _AIR)
    at_once, watch = keys.columns(2, _AIR)
    return words, legend.grid(captives, across, gap), at_once, watch


def _spread(place: Rect, highs: tuple[float, float, float], gap: float) -> tuple[Rect, Rect, Rect]:
    """Words, legend and buttons of such heights in one rhythm: what is left is around them all.

    Where there is too little height the words give way.
    """
    words, legend, keys = highs
    spare = max(0.0, place.h - words - legend - keys - _AIR - gap)
    inside = place.inset(0, spare * _RIM)
    lower, inside = inside.cut_bottom(keys, gap + spare * _BETWEEN)
    middle, inside = inside.cut_bottom(legend, _AIR)
    return inside, middle, lower
