"""The island as text, for the OP alone: its spaces as files name them, and who is where."""

from collections.abc import Iterator
from typing import Final

from companion.games.island.board.hexes import HEXES, ROWS
from companion.games.island.state import State
from companion.games.island.terms import LAKES, STONES, Hex

_CELL: Final = 11  # letters; the widest row has seven spaces


def island_map(state: State) -> str:
    """Two lines for each row of spaces; below them energy, anomalies, and how the game stands."""
    return "\n".join((*_rows(state), "", *_below(state)))


def _rows(state: State) -> Iterator[str]:
    spaces, on = state.table.island.spaces, _pieces_on(state)
    for row in ROWS:
        cells = [at for at in HEXES if at[0] == row]
        names = [spaces[at] for at in cells]
        places = [" ".join((at, *on.get(at, ""))) for at in cells]
        for texts in (names, places):
            line = "".join(text.ljust(_CELL) for text in texts)
            yield (" " * ((7 - len(cells)) * _CELL // 2) + line).rstrip()


def _pieces_on(state: State) -> dict[Hex, str]:
    """The first letters of the pieces on each space; no two pieces share one."""
    places = [(captive.at, captive.who) for captive in state.captives]
    places += [(state.stone(stone), stone) for stone in STONES]
    if state.wave in LAKES:
        places += [(at, "wave") for at in state.table.island.lakes[state.wave]]
    on: dict[Hex, str] = {}
    for at, who in places:
        if at is not None:
            on[at] = on.get(at, "") + who[0].upper()
    return on


def _below(state: State) -> Iterator[str]:
    for captive in state.captives:
        health = f"health {captive.health}, " if captive.max_health else ""
        yield f"{captive.who[0].upper()} {captive.who}: {health}energy {captive.energy}"
    anomalies = ", ".join(f"{at} {effect}" for at, effect in state.anomalies.items())
    yield f"anomalies: {anomalies}; wave: {state.wave}; token: {state.token or 'none'}"
    yield f"round {state.round}, deaths {state.deaths} of {state.table.deaths}"
