"""What a phrase would be taken for, before it counts; and who is speaking."""

from __future__ import annotations

from collections.abc import Mapping

from companion.engine.session import Session
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command, Shuffled
from companion.games.island.game import Game
from companion.games.island.legal import speakers
from companion.games.island.state import State
from companion.games.island.terms import OP, Who
from companion.speech.listen import listen

_MARKS = " ,.:;—-"


def default_speaker(state: State) -> Who:
    """Who is heard when nobody is named: whoever is asked."""
    question = state.question
    if question is None:
        return OP
    return speakers(state)[0] if question.what == "turn" else question.who


def speaker(text: str, otherwise: Who, called: Mapping[str, Who]) -> tuple[Who, str]:
    """`Phil: north-east` is Phil's; what is left is what he says. `called`: everybody's names."""
    first, _, rest = text.strip().partition(" ")
    who, said = called.get(first.strip(_MARKS).lower()), rest.strip(_MARKS)
    return (who, said) if who is not None and said else (otherwise, text)


def understood(session: Game, who: Who, text: str) -> tuple[Command, ...] | str:
    """The commands that `listen` would take, or `undo`, `redo`; or Refused. Nothing is taken."""
    state = session.state
    scratch: Game = Session(session.game, Outcome(state, (), ()), session.seed)
    heard = listen(scratch, who, text)
    if isinstance(heard, str):
        return heard
    return tuple(e.command for e in heard if not isinstance(e.command, Shuffled))
