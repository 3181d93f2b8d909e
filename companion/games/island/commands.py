"""What can be said to the referee. Each is an intent: what comes of it stands in the facts."""

from dataclasses import dataclass

from companion.games.island.terms import Direction, Extra, Fruit, Piece, Stone, Who


@dataclass(frozen=True, slots=True)
class Move:
    """`over`: a space over; Schrodie's two spaces over (L5.2, L14.6)."""

    who: Who
    direction: Direction
    over: bool = False
    safe: bool = False


@dataclass(frozen=True, slots=True)
class Restore:
    who: Who


@dataclass(frozen=True, slots=True)
class UseBonus:
    who: Who
    fruit: Fruit


@dataclass(frozen=True, slots=True)
class UseExtra:
    """Theseus crosses out one of his boxes (L14.3)."""

    who: Who
    extra: Extra


@dataclass(frozen=True, slots=True)
class End:
    who: Who


@dataclass(frozen=True, slots=True)
class ChooseToken:
    who: Who
    token: str


@dataclass(frozen=True, slots=True)
class WaveTo:
    """To a part of the ocean; under Flood to a lake as well."""

    who: Who
    place: str


@dataclass(frozen=True, slots=True)
class WaveHits:
    who: Who
    whom: Who


@dataclass(frozen=True, slots=True)
class Step:
    who: Who
    piece: Stone
    direction: Direction


@dataclass(frozen=True, slots=True)
class Push:
    who: Who
    piece: Stone
    whom: Who
    direction: Direction


@dataclass(frozen=True, slots=True)
class Answer:
    """To the open question, by one of its options."""

    who: Who
    word: str


@dataclass(frozen=True, slots=True)
class Where:
    """L16.3: what space is `whom` on?"""

    who: Who
    whom: Who


@dataclass(frozen=True, slots=True)
class Correct:
    """L17: the OP sets a fact. `words` without the leading `set`: ("theseus", "at", "C4")."""

    who: Who
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shuffled:
    """Chance answers: the order of a list that is told shuffled. Drawn by the session."""

    who: Who
    order: tuple[int, ...]


Command = (
    Move | Restore | UseBonus | UseExtra | End | ChooseToken | WaveTo | WaveHits | Step | Push
    | Answer | Where | Correct | Shuffled
)  # fmt: skip
