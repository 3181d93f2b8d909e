"""Plays random games against nobody: the oracle is never stuck and its world stays whole.

python -m tests.oracle.self_check [commands] [seed]
"""

import random
import sys
import time
from typing import Any

from tests.oracle import Oracle
from tests.oracle.boards import FRUITS
from tests.oracle.geometry import PARTS, SPACES
from tests.oracle.islands import random_table

ERRORS = {
    "not-your-turn", "not-now", "no-actions", "no-energy", "no-such-bonus", "bonus-spent",
    "own-turn-only", "illegal", "unknown",
}  # fmt: skip


def whole(oracle: Oracle) -> None:
    """The conditions that hold after every line."""
    g = oracle.g
    for piece in g.pieces:
        assert piece.at is None or piece.at in SPACES
        assert not (piece.dead and piece.at), "dead and on the island"
        assert not piece.lying or g.lake_at(piece.at), "lying where no lake is"
        assert 0 <= piece.energy <= piece.max
        if piece.health is not None:
            assert piece.board.health is not None
            assert 0 <= piece.health <= piece.board.health
        assert piece.actions >= 0
        # A captive off the map is dead, in the ocean, or was taken off by a correction.
        if piece.at is not None:
            assert not piece.in_ocean
            assert piece.health != 0 or piece.is_ghost
    assert g.op["wave"] is None or g.op["wave"] in (*PARTS, *g.lakes)
    assert all(g.op[op] is None or g.op[op] in SPACES for op in ("rock", "bush"))
    assert g.deaths == sum(piece.deaths for piece in g.pieces)
    assert g.deaths <= g.deaths_needed
    assert len(g.stack) + (g.token is not None) >= 10
    for board in g.boards:
        assert len(board.mission) == len(set(board.mission)) <= 5
        assert set(board.fruits) <= set(FRUITS)
        assert board.who != "hempel" or set(board.palms) == set(board.fruits)
    if g.won is None:
        question = oracle.state()["question"]
        assert question is not None
        assert question["options"], "stuck"


def speaker_of(oracle: Oracle, dice: random.Random, asks: dict[str, Any]) -> str:
    """Two players: the board's name is asked until a part has begun; a figure answers."""
    g = oracle.g
    if g.two_players and asks["what"] == "turn" and asks["who"] != "op" and g.acting is None:
        return dice.choice([p.name for p in g.pieces if p not in g.ended])
    return str(asks["who"])


def random_line(oracle: Oracle, dice: random.Random, asks: dict[str, Any]) -> tuple[str, str, bool]:
    """A speaker, words, and whether they must be taken."""
    g = oracle.g
    kind = dice.random()
    who = speaker_of(oracle, dice, asks)
    if kind < 0.05:  # somebody's bonus at any moment
        return dice.choice(g.pieces).name, f"bonus {dice.choice(FRUITS)}", False
    if kind < 0.08:  # nonsense
        words = ("move", "NE", "over", "safe", "yes", "rock", "bush", "wave", "N", "4", "done")
        return who, " ".join(dice.choices(words, k=dice.randrange(1, 4))), False
    if kind < 0.10:
        return dice.choice(["op", who]), f"where {dice.choice(g.pieces).name}", True
    option = dice.choice(asks["options"])
    if asks["what"] == "oracle" and option != "none" and dice.random() < 0.5:
        other = dice.choice([way for way in asks["options"] if way not in (option, "none")])
        option = f"{option} {other}"
    if option == "end" and dice.random() < 0.6:  # longer turns
        option = dice.choice(asks["options"])
    certain = not (g.two_players and asks["what"] == "turn" and g.acting is None)
    return who, option, certain


def check(commands: int, seed: int) -> dict[str, int]:
    dice = random.Random(seed)
    counted = {"games": 0, "won": 0, "died": 0, "refused": 0, "taken": 0}
    while counted["taken"] + counted["refused"] < commands:
        oracle = Oracle(random_table(dice))
        counted["games"] += 1
        asks = oracle.opening["asks"]
        for _ in range(600):
            before = oracle.state()
            who, words, certain = random_line(oracle, dice, asks)
            heard = oracle.say(who, words)
            if "error" in heard:
                assert not certain, (who, words, heard, asks)
                assert heard["error"] in ERRORS
                assert oracle.state() == before, "a refused line changed something"
                counted["refused"] += 1
                continue
            counted["taken"] += 1
            whole(oracle)
            asks = heard["asks"]
            if oracle.g.won is not None:
                counted["won"] += 1
                assert asks is None
                assert heard["said"][-1] == {"won": oracle.g.won}
                break
        counted["died"] += oracle.g.deaths
    return counted


def main() -> None:
    commands = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(check(commands, seed))
    print(f"{speed(commands, seed):,.0f} commands a second")


def speed(commands: int, seed: int) -> float:
    """Random options alone, with nothing looked at."""
    dice = random.Random(seed)
    played = 0
    began = time.perf_counter()
    while played < commands:
        oracle = Oracle(random_table(dice))
        asks = oracle.opening["asks"]
        while asks is not None and played < commands:
            who = speaker_of(oracle, dice, asks)
            heard = oracle.say(who, dice.choice(asks["options"]))
            asks = heard.get("asks", asks)
            played += 1
    return played / (time.perf_counter() - began)


if __name__ == "__main__":
    main()
