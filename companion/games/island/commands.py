"""The commands to the referee. Each is an intent: what comes of it stands in the facts."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Direction, Extra, Fruit, Stone, Who


@frozen
class Move:
    """`over`: a space over; Schrodie's two spaces over (L5.2, L14.6)."""

    who: Who
    direction: Direction
    over: bool = False
    safe: bool = False


@frozen
class Restore:
    who: Who


@frozen
class UseBonus:
    who: Who
    fruit: Fruit


@frozen
class UseExtra:
    """Theseus crosses out one of his boxes (L14.3)."""

    who: Who
    extra: Extra


@frozen
class End:
    who: Who


@frozen
class ChooseToken:
    who: Who
    token: str


@frozen
class WaveTo:
    """The Wave goes to a part of the ocean; under Flood to a lake as well."""

    who: Who
    place: str


@frozen
class WaveHits:
    who: Who
    whom: Who


@frozen
class PieceStep:
    who: Who
    piece: Stone
    direction: Direction


@frozen
class Push:
    who: Who
    piece: Stone
    whom: Who
    direction: Direction


@frozen
class Answer:
    """The answer to the open question, by one of its options."""

    who: Who
    word: str


@frozen
class Where:
    """L16.3: what space is `whom` on?"""

    who: Who
    whom: Who


@frozen
class Correct:
    """L17: the OP sets a fact, or several. `words` without the leading `set`:

    ("theseus", "at", "C4"), and after `and` the next fact.
    """

    who: Who
    words: tuple[str, ...]


@frozen
class Shuffled:
    """Chance answers: the order of a list that is told shuffled. Drawn by the session."""

    who: Who
    order: tuple[int, ...]


# The actions of the OP in the own turn.
OpAction = WaveTo | WaveHits | PieceStep | Push
Command = (
    Move | Restore | UseBonus | UseExtra | End | ChooseToken | OpAction
    | Answer | Where | Correct | Shuffled
)  # fmt: skip
