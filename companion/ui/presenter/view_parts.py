"""The parts that views are made of: buttons, the island, the captives of the strip."""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction, Fruit, Hex, Lake, Mark, Part, Who

# accent: the one thing to press, or what is chosen; answer: one of the answers to the question;
# paper: microphone and Cover; plain: a line in a list, without a frame.
Tone = Literal["raised", "accent", "answer", "paper", "plain", "problem"]


@frozen
class Button:
    """`held`: the act of a long press. `icon`: a name of `glyphs.GLYPHS` or of the atlas.

    `who`: a captive's letter disc in place of an icon. `lines`: a longer text under the label.
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


# The island


@frozen
class Space:
    """`kind`: fruit, camp, oracle, mirage, knot, portal, anomaly, lake or empty; closed where it

    is not to be seen yet.

    `icon`: a picture of the atlas; of an anomaly its effect ("lose-health"), of a portal nothing.
    `letters`: two or three under the icon; the number of a portal.
    """

    at: Hex
    kind: str
    letters: str = ""
    icon: str = ""
    arrows: tuple[tuple[Direction, Direction], ...] = ()


@frozen
class Ground:
    """What changes once in a game, or in a correction."""

    spaces: tuple[Space, ...]
    lakes: tuple[tuple[Lake, tuple[Hex, ...]], ...] = ()
    parts: tuple[tuple[Part, str], ...] = ()  # the names of the parts of the ocean


@frozen
class Figure:
    """A captive's piece. `harmed`: what is chosen now would harm it. `hit`: the Wave has."""

    who: Who
    letter: str
    at: Hex | None
    lying: bool = False
    harmed: bool = False
    hit: bool = False


@frozen
class Lead:
    """What an answer would lead to."""

    at: Hex | Part
    label: str


@frozen
class Island:
    """`lit` are spaces and parts of the ocean that can be touched now; `veiled`: the rest is quiet.

    `path`: the last step, from where to where. `been`: the spaces where the Bush has been in this
    turn, with the number of its step. `chosen`: the OP's piece that acts now. `trails`: all the
    ways of captives through a game.
    """

    ground: Ground
    figures: tuple[Figure, ...] = ()
    wave: Part | Lake | None = None
    rock: Hex | None = None
    bush: Hex | None = None
    flags: tuple[tuple[Hex, Who], ...] = ()
    lit: frozenset[str] = frozenset()
    veiled: bool = False
    leads: tuple[Lead, ...] = ()
    path: tuple[Hex | Part, ...] = ()
    been: tuple[tuple[Hex, int], ...] = ()
    chosen: Who | None = None
    trails: tuple[tuple[Who, tuple[Hex | Part, ...]], ...] = ()


# The strip


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
    act: str = ""
    held: str = ""
