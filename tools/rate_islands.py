"""Ready-made islands rated: how fast each opens to explorers, played and written down.

    python -m tools.rate_islands [GAMES]

In each game two explorers (docs/opponent.md) walk against an even OP. Counted is the round by whose
end one of them can be certain of half of the island. The answer stands in the island's own file as
`opens`: the rounds of all games that came to it, together; the number of these; of all that were
played. The same islands, rules and number of games give the same answer.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random
from typing import Final

from companion.games.island.board.layout import Island
from companion.games.island.box.file import read_box
from companion.games.island.computer import Computer
from companion.games.island.game import Game, play
from companion.games.island.history.could_know import HALF
from companion.games.island.history.ears import Ears
from companion.games.island.history.insights import kept
from companion.games.island.knowledge.fog import Attention
from companion.games.island.setup.random_table import laid_on, seated
from companion.games.island.setup.table import Seat
from companion.games.island.terms import CHARACTERS, FRUITS, Hex, Named, Who
from companion.store.assets import READY_ISLANDS, shipped_box
from companion.store.island.named_islands import ready_islands

GAMES: Final = 50
_ROUNDS: Final = 30  # after which nobody waits any longer
_LINE: Final = re.compile(r"^opens: .*\n", re.MULTILINE)


def main(arguments: list[str]) -> int:
    games = int(arguments[0]) if arguments else GAMES
    files = sorted(Path(READY_ISLANDS).glob("*.yaml"))
    for file, one in zip(files, ready_islands(), strict=True):
        rounds = [half_known(one.island, seed) for seed in range(games)]
        known = [number for number in rounds if number is not None]
        opens = f"opens: {{rounds: {sum(known)}, reached: {len(known)}, games: {games}}}\n"
        text = _LINE.sub("", file.read_text(encoding="utf-8"))
        file.write_text(text.rstrip("\n") + "\n" + opens, encoding="utf-8")
        print(f"{file.stem}: {opens}", end="", flush=True)
    return 0


def half_known(island: Island, seed: int) -> int | None:
    """The round of one game; None where it is over before."""
    game = _table(island, seed)
    players = [board.who for board in game.state.boards]
    computer = Computer(game, "even", captives=dict.fromkeys(players, "explorer"))
    listening = Listening(game, players)
    while game.state.round <= _ROUNDS and (command := computer.command()) is not None:
        number = game.state.round
        game.submit(command)
        over = game.state.question is None
        if (over or game.state.round != number) and listening.most() >= HALF:
            return number
    return None


def _table(island: Island, seed: int) -> Game:
    """Two figures of six and their starts, the tokens and the OP's pieces, all by these dice."""
    dice, box = Random(seed), read_box(shipped_box())
    laid = laid_on(island, dice)
    who = dice.sample(CHARACTERS, 2)
    starts = dice.sample([fruit for fruit in FRUITS if fruit != laid.bush_fruit], 2)
    seats = tuple(Seat(one, one, start) for one, start in zip(who, starts, strict=True))
    return play(seated(laid, 3, seats, box), seed)


class Listening:
    """Everybody's certain spaces, which stay certain."""

    def __init__(self, game: Game, players: list[Who]) -> None:
        self._ears = Ears(game)
        self._attention = {who: Attention() for who in players}
        self._known: dict[Who, dict[Hex, Named]] = {who: {} for who in players}

    def most(self) -> int:
        for who, attention in self._attention.items():
            fog = attention.deduce(self._ears.heard(who)).fog(who)
            self._known[who] = kept(self._known[who], fog)
        return max(map(len, self._known.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
