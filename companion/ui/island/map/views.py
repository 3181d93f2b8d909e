"""The view types of a map: the ground, and everything that stands and is marked on it."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction, Hex, Lake, Part, Who


@frozen
class SpaceView:
    """A space as it is drawn.

    `kind`: fruit, camp, oracle, mirage, knot, portal, anomaly, lake, empty, or closed: not to be
    seen yet. `icon`: a picture of the atlas; of an anomaly its effect ("lose-health"), of a portal
    nothing. `letters`: two or three under the icon; the number of a portal.
    """

    at: Hex
    kind: str
    letters: str = ""
    icon: str = ""
    arrows: tuple[tuple[Direction, Direction], ...] = ()


@frozen
class Ground:
    """The spaces and their names, which change once in a game, or in a correction."""

    spaces: tuple[SpaceView, ...]
    lakes: tuple[tuple[Lake, tuple[Hex, ...]], ...] = ()
    parts: tuple[tuple[Part, str], ...] = ()  # the names of the parts of the ocean


@frozen
class FigureView:
    """A captive's piece. `harmed`: what is chosen now would harm it. `hit`: the Wave has."""

    who: Who
    letter: str
    at: Hex | None
    lying: bool = False
    harmed: bool = False
    hit: bool = False


@frozen
class Lead:
    """The place that an answer would lead to."""

    at: Hex | Part
    label: str


@frozen
class IslandView:
    """`lit` are spaces and parts of the ocean that can be touched now; `veiled`: the rest is quiet.

    `path`: the last step, from where to where. `been`: the spaces where the Bush has been in this
    turn, with the number of its step. `chosen`: the OP's piece that acts now. `trails`: all the
    ways of captives through a game.
    """

    ground: Ground
    figures: tuple[FigureView, ...] = ()
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
