"""The view types of a map: the ground, and everything that stands and is marked on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction, Hex, Lake, Part, Who
from companion.ui.kit.motion import WALKED

if TYPE_CHECKING:
    from companion.games.island.history.paths import Path

# Letters on the map besides the numbers of portals and the letters of camps: none, those of every
# space, or its row and number, as the secret line says it.
MapLetters = Literal["none", "letters", "rows"]


@frozen
class SpaceView:
    """A space as it is drawn.

    `kind`: fruit, camp, oracle, mirage, knot, portal, anomaly, lake, empty, or one that is not to
    be seen: closed, or sealed with the logo. `icon`: a picture of the atlas; of an anomaly its
    effect ("lose-health"), of a portal nothing. `letters`: two or three; the number of a portal.
    `share`: how likely it is, where that is not certain.
    """

    at: Hex
    kind: str
    letters: str = ""
    icon: str = ""
    arrows: tuple[tuple[Direction, Direction], ...] = ()
    share: str = ""


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
    at: Hex | None
    lying: bool = False
    harmed: bool = False
    hit: bool = False


@frozen
class Perhaps:
    """A space on which a captive may stand, and how likely that is."""

    who: Who
    at: Hex
    share: str


@frozen
class Lead:
    """The place that an answer would lead to."""

    at: Hex | Part
    label: str


@frozen
class IslandView:
    """`lit` are spaces and parts of the ocean that can be touched now; `veiled`: the rest is quiet.

    `red`: somebody would be harmed there.

    `paths`: the ways of the last announcement. `been`: the spaces where the Bush has been in this
    turn, with the number of its step. `chosen`: the OP's piece that acts now. `numbers`: targets
    that are told apart by a number. `trails`: the ways of captives through a game; `older`: those
    before them, thin. `walked`: the ways that pieces have just gone, on `trails`; the walks take
    `pace` seconds at most.
    """

    ground: Ground
    figures: tuple[FigureView, ...] = ()
    wave: Part | Lake | None = None
    rock: Hex | None = None
    bush: Hex | None = None
    flags: tuple[tuple[Hex, Who], ...] = ()
    lit: frozenset[str] = frozenset()
    red: frozenset[str] = frozenset()
    veiled: bool = False
    leads: tuple[Lead, ...] = ()
    paths: tuple[Path, ...] = ()
    been: tuple[tuple[Hex, int], ...] = ()
    chosen: Who | None = None
    numbers: tuple[tuple[Hex | Part, str], ...] = ()
    trails: tuple[Path, ...] = ()
    older: tuple[Path, ...] = ()
    walked: tuple[Path, ...] = ()
    pace: float = WALKED
    labels: MapLetters = "none"
    perhaps: tuple[Perhaps, ...] = ()
