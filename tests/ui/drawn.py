"""Texts on the screen: a text is drawn as a picture, and this remembers of what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from weakref import WeakKeyDictionary

from kivy.core.text import LabelBase
from kivy.graphics.instructions import InstructionGroup, VertexInstruction

_TEXTS: Final[WeakKeyDictionary[Any, str]] = WeakKeyDictionary()
_refresh: Final = LabelBase.refresh


def remember_texts() -> None:
    """Before the first text of the process is drawn."""
    LabelBase.refresh = _remembering


def _remembering(label: Any) -> None:
    _refresh(label)
    if label.texture is not None:
        _TEXTS[label.texture] = label.text.replace("\n", " ")


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
                    yield instruction, _TEXTS[picture]
            case _:
                pass
