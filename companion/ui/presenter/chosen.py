"""What has been chosen at the desk and not said yet."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.legal import speakers
from companion.games.island.state import State
from companion.games.island.terms import OP, Direction, Who
from companion.text import LANGUAGES, name


@frozen
class Chosen:
    over: bool = False
    safe: bool = False
    piece: str = ""  # the OP's
    who: Who = ""  # with two players, the figure whose part it will be
    picked: tuple[Direction, ...] = ()  # of the oracle
    drew: str = ""  # one of the two power tokens that the OP has drawn
    open: str = ""  # a list that lies over the question: "bonus"
    typed: str = ""
    ending: bool = False  # to end the turn, with actions left


def called(state: State) -> dict[str, Who]:
    """Everybody at the table by what they are called, in either language."""
    everybody = (*state.table.seat, OP)
    return {name(who, one).lower(): who for who in everybody for one in LANGUAGES}


def whose(state: State, chosen: Chosen) -> Who:
    """Who speaks; with two players the figure that was touched, till the part begins (L15.3)."""
    may = speakers(state)
    return chosen.who if chosen.who in may else may[0]
