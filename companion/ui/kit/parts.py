"""The parts that views are made of: buttons, sections, pictures of dots."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.kit.touch_guard import AGAIN

# accent: the one thing to press, or what is chosen; answer: one of the answers to the question;
# paper: microphone and Cover; plain: a line in a list, without a frame; option: one of several that
# can be on, which is never amber.
Tone = Literal["raised", "accent", "answer", "paper", "plain", "problem", "option"]
# Marks of a mission, and of how many.
RingMarks = tuple[int, int]


@frozen
class Button:
    """`held`: the act of a long press. `icon`: a name of `glyphs.GLYPHS` or of the atlas.

    `who`: a captive's emblem in place of an icon, `ring`: the mission round it. `lines`: a longer
    text under the label. `wide`: it has what the others of its row leave. `rest`: seconds in which
    it takes nothing once it has been touched; none where the next touch does the same in the same
    words.
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
    ring: RingMarks | None = None
    wide: bool = False
    rest: float = AGAIN


@frozen
class Hold:
    """A button that has to be held until its ring is full.

    `dead`: seconds in which it takes nothing once it is shown; its ring shows how they pass, and
    `waits` stands for its second line.
    """

    button: Button
    dead: float = 0.0
    waits: str = ""


@frozen
class Segment:
    """One value of a segmented control. `size`: of its letters, in the usual size."""

    act: str
    label: str
    chosen: bool = False
    size: float = 1.0


# Values of which one is chosen, side by side in one track.
Segments = tuple[Segment, ...]


@frozen
class PipRow:
    """So many of so many, each a pip that is touched: the n-th sets n, the only one left none."""

    icon: str
    count: int
    acts: tuple[str, ...]


@frozen
class Paragraph:
    """`struck`: it was taken back."""

    text: str
    struck: bool = False


@frozen
class Section:
    """A card: a heading, a text, and below them, or beside them, what can be touched.

    `rows`: each a row of buttons side by side; a page puts what does not fit below. `segments`,
    `pips`: values of which one holds, beside the words where there is room. `large`: the text is
    read from afar. `aloud`: it is an announcement. `more`: what stands below the text, line by
    line. `who`: whose emblem stands left of the words, with the mission in the `ring` round it.
    """

    heading: str = ""
    text: str = ""
    rows: tuple[tuple[Button, ...], ...] = ()
    segments: Segments = ()
    pips: PipRow | None = None
    large: bool = False
    aloud: bool = False
    more: tuple[Paragraph, ...] = ()
    who: Who | None = None
    ring: RingMarks | None = None


# Dark dots and light ones, row by row from the top.
Picture = tuple[tuple[bool, ...], ...]
