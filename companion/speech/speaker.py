"""The speaker of a phrase, and the OP's own way to type it."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from functools import partial

from companion.engine.refused import Refused
from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import Command, Where
from companion.games.island.legal import speakers, verify
from companion.games.island.notation import read
from companion.games.island.state import State
from companion.games.island.terms import DIRECTIONS, FRUITS, OP, PARTS, Who
from companion.speech.phrases import understand
from companion.speech.reading.map_names import is_asked_for_a_space, on_the_map

_SIDES = frozenset((*PARTS, *DIRECTIONS, *(f"move {way}" for way in DIRECTIONS)))
_MARKS = " ,.:;—-"


def default_speaker(state: State) -> Who:
    """The speaker when nobody is named: whoever is asked."""
    question = state.question
    if question is None:
        return OP
    return speakers(state)[0] if question.what == "turn" else question.who


def speaker(text: str, otherwise: Who, called: Mapping[str, Who]) -> tuple[Who, str]:
    """`Phil: north-east` is Phil's; what is left is what he says. `called`: everybody's names."""
    first, _, rest = text.strip().partition(" ")
    who, said = called.get(first.strip(_MARKS).lower()), rest.strip(_MARKS)
    return (who, said) if who is not None and said else (otherwise, text)


def as_typed(state: State, who: Who, text: str, piece: str = "") -> str:
    """A line of the OP while spaces are lit: a bare name is the lit space, not an answer's word.

    `piece`: the one that was touched before. A table script has no lit spaces, so there `E2` is
    always the space that a line starts on.
    """
    question = state.question
    if who != OP or question is None or not is_asked_for_a_space(state):
        return text
    said = text.strip()
    bare = said.upper() in HEXES or said.lower() in FRUITS
    if bare and said.upper() not in question.options:
        said = f"to {said}"
    if piece and question.what == "turn":
        return _of_the_piece(state, said, piece)
    return said if bare else text


def _of_the_piece(state: State, said: str, piece: str) -> str:
    """`east` and `to the lime` are what the chosen piece does."""
    way = _bare_way(said)
    if way is not None:
        return f"{piece} {way if way in DIRECTIONS else said}"
    return f"{piece} to {said}" if _names_a_space(state, said) else said


def _bare_way(said: str) -> str | None:
    """A side, and nothing else."""
    try:
        way = understand(said, "place", PARTS)
    except Refused:
        return None
    return way.removeprefix("move ") if way in _SIDES else None


def _names_a_space(state: State, said: str) -> bool:
    try:
        return on_the_map(state, said) is not None
    except Refused:
        return True


class Sayable(Container[str]):
    """The words that a speaker may say now. Each is looked at only if it was said."""

    def __init__(
        self, state: State, who: Who, tried: Callable[[Command], object] | None = None
    ) -> None:
        """`tried`: works a command out or refuses it, if somebody remembers what came of it."""
        self.state = state
        self.who = who
        self._verified = tried or partial(verify, state)

    def __contains__(self, word: object) -> bool:
        if word in ("undo", "redo"):
            return self.who == OP
        command = read(self.who, str(word))
        if isinstance(command, Where):
            return command.whom in self.state.table.seat
        try:
            if command is not None:
                self._verified(command)
        except Refused:
            return False
        return command is not None
