"""Texts on the screen: a text is drawn as a picture, and this remembers of what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from weakref import WeakKeyDictionary

from kivy.core.text import LabelBase
from kivy.graphics import Color
from kivy.graphics.instructions import InstructionGroup, VertexInstruction

from companion.engine.frozen import frozen

_TEXTS: Final[WeakKeyDictionary[Any, tuple[str, float, str]]] = WeakKeyDictionary()
_refresh: Final = LabelBase.refresh


@frozen
class DrawnText:
    """A text where it is drawn. `size`: of its letters in pixels; `font`: its name."""

    text: str
    font: str
    size: float
    colour: tuple[float, float, float, float]
    place: tuple[float, float, float, float]


def remember_texts() -> None:
    """Before the first text of the process is drawn."""
    LabelBase.refresh = _remembering


def _remembering(label: Any) -> None:
    _refresh(label)
    if label.texture is not None:
        options = label.options
        text = label.text.replace("\n", " ")
        _TEXTS[label.texture] = text, float(options["font_size"]), str(options["font_name"])


def texts_in(canvas: Any, *, seen: bool) -> Iterator[str]:
    """In this canvas and all within it; `seen`: not those whose picture has been folded away."""
    return (text for _, text in pictures_in(canvas, seen=seen))


def pictures_in(canvas: Any, *, seen: bool) -> Iterator[tuple[Any, str]]:
    """The instructions that draw a text, each with it."""
    for instruction in canvas.children:
        match instruction:
            case InstructionGroup():
                yield from pictures_in(instruction, seen=seen)
            case VertexInstruction(texture=picture) if picture in _TEXTS:
                if not seen or all(getattr(instruction, "size", (1, 1))):
                    yield instruction, _TEXTS[picture][0]
            case _:
                pass


def drawn_by(widget: Any) -> list[DrawnText]:
    """The texts that a widget draws itself, without those of its children."""
    theirs = {child.canvas for child in widget.children}
    found: list[DrawnText] = []
    _collect(widget.canvas, theirs, [(1.0, 1.0, 1.0, 1.0)], found)
    return found


def _collect(canvas: Any, theirs: set[Any], colour: list[Any], found: list[DrawnText]) -> None:
    """`colour`: the one that was set last, which holds from group to group."""
    for instruction in canvas.children:
        match instruction:
            case Color():
                colour[0] = tuple(instruction.rgba)
            case InstructionGroup() if instruction not in theirs:
                _collect(instruction, theirs, colour, found)
            case VertexInstruction(texture=picture) if picture in _TEXTS:
                across, along = getattr(instruction, "size", (0, 0))
                text, size, font = _TEXTS[picture]
                if across and along and colour[0][3] > 0:
                    share = along / picture.height
                    place = (*instruction.pos, across, along)
                    found.append(DrawnText(text, font, size * share, colour[0], place))
            case _:
                pass
