"""Faults that good eyes and large fingers find on a screen: letters, contrast, targets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

from companion.ui.kit.drawn.scroll import Scroll
from companion.ui.kit.drawn.touched import controls
from tests.ui.contrast import contrast
from tests.ui.drawn import DrawnText, drawn_by
from tests.ui.driver import Driver

FLOOR: Final = 14.0  # sp: the smallest text anywhere (look2, section 3)
LONGEST: Final = 40  # letters of a word; a path is one, and as long as its machine makes it
ROUNDED: Final = 0.5  # sp: letters have whole pixels
TEXT: Final = 4.5  # of WCAG 2.1
NEAR: Final = 0.12  # two parts of a colour closer than this look alike
ROWS: Final = (0.3, 0.5, 0.7)  # of a text, where its ground is looked at

# Rectangles and colours of the window: left, low, right, top.
Box = tuple[float, float, float, float]
Colour = tuple[float, float, float]

# Letters on a map, or on the picture of a tile, are as large as its spaces (look2, section 5).
ON_MAPS: Final = frozenset((
    "BuildMap", "IslandMap", "IslandPicture", "ShownIsland",
    "TurningIsland", "PileKey", "SketchMap", "ArrowsKey", "PaperMap", "CarriedTile",
))  # fmt: skip


def named(widget: Any) -> str:
    """`Press of Bar`: the class of a widget, and of what it lies in."""
    return f"{type(widget).__name__} of {type(widget.parent).__name__}"


def shown_texts(ui: Driver) -> Iterator[tuple[Any, DrawnText, Box]]:
    """Every text that can be seen, the widget that draws it, and where in the window it is."""
    covers = [one for one in ui.walk() if getattr(one, "covers", False)]
    for widget in ui.walk():
        room = _seen_part(widget, ui)
        for text in _once(drawn_by(widget)):
            box = _in_window(widget, text.place)
            middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
            hidden = any(_lies_under(middle, widget, one) for one in covers)
            if _holds(room, middle) and not hidden:
                yield widget, text, box


def _once(texts: list[DrawnText]) -> list[DrawnText]:
    """Light letters are drawn in two coats: the thicker one of each, and no icons."""
    best: dict[Any, DrawnText] = {}
    for text in texts:
        known = best.get((text.text, text.place))
        if text.font != "Icons" and (known is None or text.colour[3] > known.colour[3]):
            best[text.text, text.place] = text
    return list(best.values())


def _box(widget: Any) -> Box:
    return _in_window(widget, (widget.x, widget.y, widget.width, widget.height))


def _in_window(widget: Any, place: Box) -> Box:
    """Left, low, right, top of a place told by its corner and size; some parts are turned."""
    x, y, wide, high = place
    corners = [widget.to_window(x, y), widget.to_window(x + wide, y + high)]
    (left, right), (low, top) = (sorted(pair) for pair in zip(*corners, strict=True))
    return left, low, right, top


def _seen_part(widget: Any, ui: Driver) -> Box:
    """The part of it that no scrolled page cuts off."""
    left, low, right, top = 0.0, 0.0, float(ui.window.width), float(ui.window.height)
    while widget is not None and widget.parent is not widget:
        if isinstance(widget, Scroll):
            x, y, x2, y2 = _box(widget)
            left, low, right, top = max(left, x), max(low, y), min(right, x2), min(top, y2)
        widget = widget.parent
    return left, low, right, top


def _holds(box: Box, point: tuple[float, float]) -> bool:
    return box[0] <= point[0] < box[2] and box[1] <= point[1] < box[3]


def _lies_under(point: tuple[float, float], widget: Any, cover: Any) -> bool:
    inside = any(one is widget for one in cover.walk())
    return not inside and _holds(_box(cover), point)


# Letters


def too_small(ui: Driver, floor: float, known: Mapping[str, float]) -> Iterator[str]:
    """`known`: the size down to which somebody's letters may go, by `named`."""
    for widget, text, _ in shown_texts(ui):
        path = max(map(len, text.text.split()), default=0) > LONGEST
        if type(widget).__name__ not in ON_MAPS and not path:
            least = min(floor, known.get(named(widget), FLOOR))
            if text.size < least - ROUNDED:
                yield f"{named(widget)}: “{text.text}” has {text.size:.1f} sp of {least:.1f}"


# Contrast


def too_pale(ui: Driver) -> Iterator[str]:
    """Texts that stand out too little from what they are drawn on, by the pixels of the window."""
    width, height = ui.window.size
    ui.window.dispatch("on_draw")
    pixels = glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE)
    for widget, text, box in shown_texts(ui):
        if type(widget).__name__ in ON_MAPS or not any(map(str.isalnum, text.text)):
            continue
        ground = _ground(pixels, (width, height), box, text.colour[:3])
        if ground is None:
            continue
        share = text.colour[3]
        pairs = zip(text.colour[:3], ground, strict=True)
        ink = tuple(one * share + two * (1 - share) for one, two in pairs)
        found = contrast(_hex(ink), _hex(ground))
        if found < TEXT:
            yield f"{named(widget)}: “{text.text}” {_hex(ink)} on {_hex(ground)}: {found:.1f}"


def _ground(pixels: bytes, size: tuple[int, int], box: Box, ink: Colour) -> Colour | None:
    """The colour under the letters; none where they are not to be seen."""
    width, height = size
    left, right = max(0, int(box[0])), min(width, int(box[2]))
    found: Counter[bytes] = Counter()
    for share in ROWS:
        y = int(box[1] + (box[3] - box[1]) * share)
        if 0 <= y < height:
            row = pixels[(y * width + left) * 4 : (y * width + right) * 4]
            found.update(row[at : at + 3] for at in range(0, len(row), 4))
    colours = [(tuple(part / 255 for part in one), one) for one, _ in found.most_common()]
    if not any(_alike(colour, ink) for colour, _ in colours):
        return None
    return next((colour for colour, _ in colours if not _alike(colour, ink)), None)  # type: ignore[return-value]


def _alike(one: Any, other: Any) -> bool:
    return all(abs(a - b) < NEAR for a, b in zip(one, other, strict=True))


def _hex(colour: Any) -> str:
    return "#" + "".join(f"{round(part * 255):02X}" for part in colour)


# Targets


def too_tight(ui: Driver, least: float, known: Mapping[str, tuple[float, float]]) -> Iterator[str]:
    """`known`: the width and height down to which a control may go, by the word of its act."""
    for one in controls(ui.screen):
        wide, high = known.get(one.role.partition(" ")[0], (least, least))
        if round(one.place.w) < min(wide, least) or round(one.place.h) < min(high, least):
            yield f"{one.role}: {one.place.w:.0f} × {one.place.h:.0f}"
