"""The agenda's effects: what is still to be resolved, as plain data.

`rules/` resolves them. An effect whose `arrival` is no longer that of its captive is dropped:
the piece has died or been moved by a power since (L5.9). `heading` is the direction in which a
piece came (L1.10); None: it was placed.
"""

from __future__ import annotations

from typing import Literal

from companion.engine.frozen import frozen
from companion.games.island.announcements import Announcement
from companion.games.island.state import Effect
from companion.games.island.terms import Carrying, Direction, Fruit, Hex, Named, Piece, Stone, Who

# Ways to activate a visited space (L5.5, L5.6): the captive chooses after a safe move; by itself
# after an unsafe one and after a knot; as the OP chooses; not at all.
HowActivated = Literal["chosen", "auto", "op", "not"]


# A captive's way


@frozen
class Leave(Effect):
    """A move by `steps` spaces; from a lake the OP may have to pick the space (L7.3)."""

    who: Who
    direction: Direction
    steps: int
    safe: bool
    spent: int = 0


@frozen
class Visit(Effect):
    """A captive comes to a space (L5.9). `scares`: OP pieces met are scared off (L9.4).

    `only_here`: nothing after this space is safe, also under `safe-first: whole` (L5.6).
    """

    who: Who
    at: Hex
    heading: Direction | None
    how: HowActivated
    scares: bool = False
    only_here: bool = False


@frozen
class IntoOcean(Effect):
    """A captive leaves the island behind `last` (L8). `corner`: the one that counts (L14.2)."""

    who: Who
    last: Hex
    direction: Direction
    came_from: Hex
    corner: Hex | None
    scares: bool = False
    own_step: bool = False
    first: tuple[Announcement, ...] = ()  # what is said before the ocean is named


@frozen
class PickPart(Effect):
    """Ruling `corner-joint` op: the OP picks one of the two parts (L1.7)."""

    way: IntoOcean


@frozen
class OceanPower(Effect):
    """The powers of a captive that take the place of returning (L8.3)."""

    arrival: int
    way: IntoOcean


@frozen
class Encounter(Effect):
    """A captive has come to an OP piece (L5.9 d, L9)."""

    who: Who
    arrival: int
    piece: Piece
    scares: bool


@frozen
class Blow(Effect):
    """An OP piece has come to a captive and harms him, if it does (L12.4)."""

    who: Who
    arrival: int
    piece: Piece


@frozen
class Symbol(Effect):
    """Achilles may cross out a scared piece's symbol (L14.2)."""

    who: Who
    piece: Piece


@frozen
class AlgaeFruit(Effect):
    """Algae: the OP may cross out a fruit of a captive who met the Bush unsafely."""

    who: Who
    arrival: int
    instead: bool  # ruling `algae-adds` no: instead of the attack


@frozen
class Events(Effect):
    """Powers that speak of a meeting or of visiting (L5.9 e), asked one after another.

    `deaths`, where the powers come after the activation: the captive may have been carried on,
    but must not have died since (L10.2).
    """

    arriving: Who  # a captive or an OP piece
    arrival: int | None
    met: tuple[Who, ...]
    anomaly: bool = False
    deaths: int | None = None


@frozen
class ActivatedFirst(Effect):
    """Ruling `on-visit` after: the powers are asked when the activation is over."""

    first: tuple[Effect, ...]
    powers: Events


@frozen
class EventBonus(Effect):
    """One captive's bonus on an event is offered (L13.2)."""

    who: Who
    bonus: str
    event: str
    arrival: int


# Activation


@frozen
class Decision(Effect):
    """Is the space that was reached activated? The captive says, or the OP (L5.5, L6.7)."""

    who: Who
    arrival: int
    heading: Direction | None
    how: HowActivated
    scares: bool


@frozen
class Activation(Effect):
    """The space that was reached is about to be activated. `by_op`: the OP chose to (L16.1)."""

    who: Who
    arrival: int
    heading: Direction | None
    safe: bool
    scares: bool
    by_op: bool = False


@frozen
class Refusal(Effect):
    """L6.10: the captive may refuse it."""

    activation: Activation


@frozen
class AtCamp(Effect):
    who: Who


@frozen
class AtOracle(Effect):
    who: Who


@frozen
class LoseFruit(Effect):
    who: Who


@frozen
class Carried(Effect):
    """An anomaly that carries a captive on where the OP picks (L6.7)."""

    who: Who
    by: Carrying | Literal["hurricane"]
    heading: Direction | None
    scares: bool


@frozen
class PieceActs(Effect):
    """The anomalies Rock, Bush and Wave: one action with that piece (L6.7)."""

    piece: Piece


@frozen
class Palm(Effect):
    """Hempel writes a fruit into a palm box (L14.4)."""

    who: Who
    fruit: Fruit


# Deaths and turns


@frozen
class Revive(Effect):
    who: Who


@frozen
class PutPieceBack(Effect):
    """L9.5: at the end of a turn, if the piece is off the map."""

    piece: Piece


@frozen
class ReviveTheDead(Effect):
    """L10.3"""


@frozen
class PassTurn(Effect):
    """L3.1"""


@frozen
class TokenChoice(Effect):
    """L12.1: the two tokens that were drawn."""

    drawn: tuple[str, str]


# OP pieces


@frozen
class PieceSteps(Effect):
    """Bush or Rock steps; out of a lake the OP may have to pick the space (L12.7)."""

    piece: Stone
    direction: Direction


@frozen
class PieceComes(Effect):
    """Bush or Rock comes to a space, or into the ocean behind `last` (`at` None)."""

    piece: Stone
    at: Hex | None
    last: Hex
    heading: Direction | None
    direction: Direction | None = None  # announced: a step
    by: str | None = None  # carried on
    portal: bool = True  # under Ivy an anomaly may be used as a portal


@frozen
class CarryOn(Effect):
    """L12.8: the OP may activate the knot or portal that a piece came to; Ivy: the anomaly."""

    piece: Stone
    heading: Direction | None
    by: str | None
    portal: bool


@frozen
class CarryTo(Effect):
    """Hurricane's and Ivy's exit for an OP piece."""

    piece: Stone
    by: Literal["hurricane", "ivy"]


@frozen
class IvyStep(Effect):
    """Ivy: one more step, which is no action."""

    piece: Stone


@frozen
class AlgaeCrossing(Effect):
    """Algae: the Bush may go on from the ocean to the far end of its line."""

    far: Hex
    heading: Direction


@frozen
class OtherHalf(Effect):
    """The other half of a step and a push (L12.5)."""

    piece: Stone
    left: Literal["step", "push"]


@frozen
class Shove(Effect):
    """A push; out of a lake the OP may have to pick the space it starts from (L12.7)."""

    piece: Stone
    whom: Who
    direction: Direction


# Bonuses


@frozen
class ChooseFruit(Effect):
    """Theseus: a visited fruit to go to, or a crossed one to replenish."""

    who: Who
    bonus: Literal["to-fruit", "replenish"]


@frozen
class ChooseCaptive(Effect):
    """Achilles goes to a captive. `only_here`: as of the visit there."""

    who: Who
    only_here: bool


@frozen
class ChooseNumber(Effect):
    """Achilles names how many spaces he moves."""

    who: Who


@frozen
class ChooseMove(Effect):
    """The move of a bonus: by `steps` spaces (Achilles), or 0: Hempel's free step."""

    who: Who
    steps: int


@frozen
class ChoosePiece(Effect):
    who: Who
    bonus: Literal["locate", "immunity", "neighbour"]


@frozen
class ChooseDirection(Effect):
    """Phil's line; Schrodie's neighbour of `piece`."""

    who: Who
    bonus: Literal["line", "neighbour"]
    piece: Who


@frozen
class ChooseTrade(Effect):
    who: Who


@frozen
class Look(Effect):
    """A power that tells spaces seen from `piece`; in a lake the OP picks from where (L7.5)."""

    who: Who
    bonus: Literal["around", "line", "neighbour", "locate"]
    piece: Who
    direction: Direction | None = None


@frozen
class TellShuffled(Effect):
    """Spaces told in an order that chance draws: on a line (`direction`), or around `space`."""

    who: Who
    spaces: tuple[str, ...]
    direction: Direction | None = None
    space: Named | None = None
