"""`table --op`: the computer says what the OP says, between the lines of a script."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from companion.cli.expect import Printed
from companion.games.island.computer import Computer
from companion.games.island.game import Game
from companion.games.island.notation import write
from companion.games.island.opponent.tempers import Strength
from companion.games.island.terms import OP, Who
from companion.store.tables.script import Expect, ScriptLine

# Words of whoever holds the tablet, which are no part of the OP's play (L17).
_TAKEN: Final = ("undo", "redo", "set")


def without_op(script: Sequence[ScriptLine | Expect]) -> tuple[ScriptLine | Expect, ...]:
    """The captives' lines, and corrections; what is expected of the OP's goes with them."""
    kept: list[ScriptLine | Expect] = []
    left_out = False
    for line in script:
        if isinstance(line, ScriptLine):
            left_out = line.who == OP and line.text.partition(" ")[0] not in _TAKEN
        if not left_out:
            kept.append(line)
    return tuple(kept)


class OpLines:
    """The OP's part of a table. `take`: gives a line to the table, and what is printed of it."""

    def __init__(
        self, game: Game, strength: Strength, take: Callable[[Printed, Who, str], Printed]
    ) -> None:
        self._take = take
        self._computer = Computer(game, strength)

    def after(self, number: int) -> Iterator[Printed]:
        """All that the OP says before somebody else is asked; `number`: of the line before."""
        while (command := self._computer.command()) is not None:
            text = write(command)
            yield self._take({"line": number, "who": OP, "text": text}, OP, text)
