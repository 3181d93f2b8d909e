"""The parts that views are made of: buttons, and the captives of the strip."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Fruit, Mark, Who
from companion.ui.kit.touch_guard import AGAIN

# accent: the one thing to press, or what is chosen; answer: one of the answers to the question;
# paper: microphone and Cover; plain: a line in a list, without a frame.
Tone = Literal["raised", "accent", "answer", "paper", "plain", "problem"]


@frozen
class Button:
    """`held`: the act of a long press. `icon`: a name of `glyphs.GLYPHS` or of the atlas.

    `who`: a captive's letter disc in place of an icon. `lines`: a longer text under the label.
    `wide`: it has what the others of its row leave. `rest`: seconds in which it takes nothing once
    it has been touched; none where the next touch does the same in the same words.
    """

    act: str
    label: str
    second: str = ""
    icon: str = ""
    tone: Tone = "raised"
    enabled: bool = True
    chosen: bool = False
    held: str = ""
    who: Who | None = None
    lines: str = ""
    wide: bool = False
    rest: float = AGAIN


@frozen
class Captive:
    """One part of the strip. `dots`: actions left of those of this turn, while it is his turn."""

    who: Who
    letter: str
    name: str
    health: str
    energy: str
    mission: str
    fruits: tuple[tuple[Fruit, Mark], ...] = ()
    dots: tuple[int, int] | None = None
    turn: bool = False
    note: str = ""  # "next"; "off the island"
    person: str = ""  # who plays it
    act: str = ""
    held: str = ""
