"""The pause before the computer goes on: always the same, so that it tells nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.store.settings import PaceSetting
from companion.text.screens import words
from companion.text.screens.computer.pace import PACE
from companion.ui.kit.parts import Button, Segment, Segments

if TYPE_CHECKING:
    from companion.text.languages import Language

_LETTERS: Final = 0.88  # of the usual size: three words share a narrow track
SECONDS: Final[Mapping[PaceSetting, float]] = {"slow": 7.0, "normal": 4.0, "quick": 2.0}


@frozen
class GoOn:
    """The pause before one thing that the computer does; its act is sent when the ring is full.

    `seconds`: by the pace alone. `before`: a pause before something else begins anew. `stopped`:
    the ring stands where it is, and only a touch goes on. `{n}` in the button's second line are the
    seconds that are left.
    """

    button: Button
    seconds: float
    before: object
    stopped: bool = False


def go_on(
    act: str, pace: PaceSetting, before: object, language: Language, *, stopped: bool = False
) -> GoOn:
    sheet = words(PACE, language)
    second = sheet["paused" if stopped else "by-itself"]
    button = Button(act, sheet["go-on"], second=second, icon="next", tone="accent")
    return GoOn(button, SECONDS[pace], before, stopped)


def pause_button(act: str, second: str, language: Language, *, stopped: bool) -> Button:
    """Stops the ring, or lets it run on from where it stands."""
    sheet = words(PACE, language)
    word, icon = ("resume", "play") if stopped else ("pause", "pause")
    return Button(act, sheet[word], second=second, icon=icon)


def pace_segments(pace: PaceSetting, language: Language) -> Segments:
    """The three paces; each sends `pace` and its word."""
    sheet = words(PACE, language)
    return tuple(
        Segment(f"pace {one}", sheet[one], chosen=one == pace, size=_LETTERS) for one in SECONDS
    )
