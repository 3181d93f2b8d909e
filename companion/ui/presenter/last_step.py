"""What has just happened on the map: the last step as a path, and where the Bush has been."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.session import Entry
from companion.games.island.apply import Outcome
from companion.games.island.commands import Answer, Command
from companion.games.island.facts import Fact, InOcean, Landed, PieceCame, PieceLeft
from companion.games.island.game import Game
from companion.games.island.hexes import HEXES
from companion.games.island.questions import Question
from companion.games.island.state import OCEAN, State
from companion.games.island.terms import OP, Hex, Part, Who


def path(session: Game) -> tuple[Hex | Part, ...]:
    """From where to where somebody moved last in the step that was taken last."""
    if not session.steps:
        return ()
    before = state_before(session, len(session.steps) - 1)
    at = {one.who: one.at for one in before.captives if one.at != OCEAN}
    places: dict[Who, Hex | Part | None] = {**at, "rock": before.rock, "bush": before.bush}
    last: tuple[Hex | Part, ...] = ()
    asked = before.question
    for entry in session.steps[-1].entries:
        places.update(_left_from(asked, entry.command))
        for who, to in _moves(entry):
            start = places.get(who)
            last = (start, to) if start is not None and start != to else ()
            places[who] = to
        asked = entry.outcome.state.question
    return last


def _left_from(asked: Question | None, command: Command) -> Iterator[tuple[Who, Hex]]:
    """L7.3: a lake is left from the space that was picked, which need not be where he came to."""
    if asked is not None and asked.what == "from" and isinstance(command, Answer):
        whom = asked.about or asked.piece
        if whom is not None and command.word in HEXES:
            yield whom, Hex(command.word)


def state_before(session: Game, index: int) -> State:
    """The state in which a step began."""
    if index == 0:
        return session.start.state
    return session.steps[index - 1].entries[-1].outcome.state


def _moves(entry: Entry[Command, Outcome]) -> Iterator[tuple[Who, Hex | Part]]:
    for fact in entry.outcome.facts:
        moved = _moved(fact)
        if moved is not None:
            yield moved


def _moved(fact: Fact) -> tuple[Who, Hex | Part] | None:
    match fact:
        case Landed(who, at):
            return who, at
        case InOcean(who, parts):
            return who, parts[0]
        case PieceCame(piece, at):
            return piece, at
        case PieceLeft(piece, parts):
            return piece, parts[0]
        case _:
            return None


def been(session: Game) -> tuple[tuple[Hex, int], ...]:
    """L12.4: the spaces where the Bush has been in the OP's turn, by the number of its step."""
    state = session.state
    if state.turn != OP or not any(piece == "bush" for piece, _ in state.been):
        return ()
    first = len(session.steps)
    while first > 0 and state_before(session, first - 1).turn == OP:
        first -= 1
    began = state_before(session, first).bush
    spaces = [] if began is None else [began]
    for step in session.steps[first:]:
        for entry in step.entries:
            spaces += [Hex(to) for who, to in _moves(entry) if who == "bush" and to in HEXES]
    return tuple((at, number) for number, at in enumerate(dict.fromkeys(spaces)))
