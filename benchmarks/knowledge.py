"""N1 to N7 of docs/benchmarks.md: what is deduced is true, all of it, and soon.

`--beliefs N` looks at N of them instead of 30,000.
"""

import statistics
import sys
import time
from collections.abc import Iterator
from random import Random

from benchmarks.shared.measure import Row, show
from benchmarks.shared.rejection import Compared
from benchmarks.shared.sat_deduction import SatDeduction
from companion.games.island.board.hexes import HEXES
from companion.games.island.game import Game
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.chunks import Chunks
from companion.games.island.knowledge.clues import Clue, Lies, Passage, StandsOn
from companion.games.island.knowledge.fog import Attention, Deduction, meter
from companion.games.island.knowledge.grid import CELL, WORD
from companion.games.island.knowledge.search import Laying
from companion.games.island.knowledge.worlds import Worlds
from tests.games.island.knowledge.beliefs import lies_of, lively_game, truth, walked_game
from tests.games.island.knowledge.retold import tale

BELIEFS = 30_000
LENGTH = 160  # commands of a game
CASES = 20
SECONDS = 15  # for one case of rejection; those that take longer are passed over
FEW = 2_000  # islands that CP-SAT lists one by one
DRAWS = 200


class Beliefs:
    """Every deduction of every captive's player in games of two kinds, turn and turn about."""

    def __init__(self, wanted: int) -> None:
        self.seconds: dict[str, list[float]] = {"walked": [], "lively": []}
        self.complete: dict[str, int] = {"walked": 0, "lively": 0}
        self.draws: list[float] = []
        self.wrong = self.lost = self.unlike = self.games = 0
        seed = 0
        while self.count < wanted:
            self._game("walked", walked_game(seed, LENGTH))
            self._game("lively", lively_game(10_000 + seed, LENGTH))
            seed += 1

    @property
    def count(self) -> int:
        return sum(map(len, self.seconds.values()))

    def _game(self, kind: str, commands: Iterator[Game]) -> None:
        attentions: dict[str, Attention] = {}
        ears, last = None, None
        for game in commands:
            ears, last = ears or Ears(game), game
            for board in game.state.boards:
                attention = attentions.setdefault(board.who, Attention())
                self._look(kind, game, ears, board.who, attention)
        self.games += 1
        if last is not None and ears is not None:
            for who, attention in attentions.items():
                again = meter(Ears(last).heard(who), who)
                self.unlike += attention.deduce(ears.heard(who)).fog(who) != again

    def _look(self, kind: str, game: Game, ears: Ears, who: str, attention: Attention) -> None:
        heard = ears.heard(who)
        begun = time.process_time()
        deduction = attention.deduce(heard)
        fog = deduction.fog(who)
        self.seconds[kind].append(time.process_time() - begun)
        self.complete[kind] += fog.complete
        stands = None if ears.waits else game.state.captive(who).at
        for lie in lies_of(deduction, fog, truth(game.state), stands):
            self.lost += "lost" in lie or "nobody" in lie
            self.wrong += "is no" in lie
            print(f"{kind} game {self.games}, {who}: {lie}")
        if self.count % 50 == 0:
            self.draws.append(_drawing(deduction))


def _drawing(deduction: Deduction) -> float:
    """Seconds for one island, of two hundred."""
    worlds, dice = Worlds(deduction), Random(1)
    begun = time.process_time()
    for _ in range(DRAWS):
        worlds.draw(dice)
    return (time.process_time() - begun) / DRAWS


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[int((len(values) - 1) * part)]


def belief_rows(beliefs: Beliefs) -> list[Row]:
    whole = [one for kind in beliefs.seconds.values() for one in kind]
    faults = f"{beliefs.wrong} / {beliefs.lost} of {beliefs.count}"
    done = {
        kind: 100 * beliefs.complete[kind] / len(beliefs.seconds[kind]) for kind in beliefs.seconds
    }
    share = 100 * sum(beliefs.complete.values()) / beliefs.count
    rows = [
        Row("N1", "certain spaces wrong / truths lost", "", faults, "", "0 / 0",
            beliefs.wrong == beliefs.lost == 0),
        Row("N3", "all that was heard made use of: walked, lively games", "",
            f"{share:.1f} % ({done['walked']:.1f}, {done['lively']:.1f})", "", "≥ 85 %",
            share >= 85),
    ]  # fmt: skip
    for kind, seconds in (("both", whole), *beliefs.seconds.items()):
        four = [1e3 * quantile(seconds, part) for part in (0.5, 0.95, 0.99, 1)]
        rows.append(Row(
            "N4", f"one new announcement, ms: median / 95 % / 99 % / worst; {kind}", "",
            " / ".join(f"{one:.1f}" for one in four), "", "≤ 2 / 40 / 100 / 150",
            all(one <= most for one, most in zip(four, (2, 40, 100, 150), strict=True)),
        ))  # fmt: skip
    drawn = 1e6 * statistics.median(beliefs.draws)
    rows += [
        Row("N5", "one island drawn from what fits, µs", "", f"{drawn:.0f}", "", "≤ 50",
            drawn <= 50),
        Row("N7", "listening on, with steps taken back, unlike hearing all once more", "",
            f"{beliefs.unlike} of {beliefs.games} games", "", "0", beliefs.unlike == 0),
    ]  # fmt: skip
    return rows


def rejection_row() -> Row:
    """N2: islands kept by the referee, beside as many drawn from the deduction."""
    ratios: list[float] = []
    for seed in range(1_000):
        if len(ratios) == CASES:
            break
        one = tale(seed, 2)
        if one is None:
            continue
        case = Compared(one, SECONDS)
        if case.enough:
            ratios.append(case.variation / case.by_chance())
    good = sum(ratio <= 1.2 for ratio in ratios)
    figures = f"{statistics.mean(ratios):.2f} × chance; worst {max(ratios):.2f}"
    return Row("N2", "total variation to islands kept by the referee", f"{len(ratios)} cases",
               figures, f"{good} good", "≤ 1.2 × chance", good == len(ratios) >= CASES)  # fmt: skip


def sat_row() -> Row:
    """N6: the same clues, and some true spaces more until few islands are left."""
    equal: list[bool] = []
    ratios: list[float] = []
    for seed in range(1_000):
        if len(equal) == CASES:
            break
        *_, game = walked_game(seed, 60)
        who = game.state.boards[0].who
        deduction = Deduction(Ears(game).heard(who))
        if any(isinstance(clue, Passage) for clue in deduction.clues):
            continue
        clues = _with_more(deduction, truth(game.state), Random(seed))
        begun = time.process_time()
        chunks = Chunks(clues)
        laying = Laying(chunks, deduction.heard.table)
        ours = sum(leaf.islands for leaf in laying.leaves)
        middle = time.process_time()
        if not laying.complete or ours < 2:
            continue
        theirs = SatDeduction(clues, chunks, laying.leaves[0].at).count()
        ratios.append((time.process_time() - middle) / (middle - begun))
        equal.append(ours == theirs)
    return Row("N6", "islands counted as CP-SAT lists them", f"{len(equal)} cases",
               f"{sum(equal)} equal", f"{statistics.median(ratios):.0f} × as fast", "equal",
               all(equal) and len(equal) >= CASES)  # fmt: skip


def _with_more(deduction: Deduction, true: int, dice: Random) -> list[Clue]:
    """The clues, and true spaces shown until at most `FEW` islands fit."""
    clues = list(deduction.clues)
    node = 1 + max((getattr(clue, "node", 0) for clue in clues), default=0)
    node = max(node, 1 + max((getattr(clue, "other", None) or 0 for clue in clues), default=0))
    for at in dice.sample(HEXES, len(HEXES)):
        leaves = Laying(Chunks(clues), deduction.heard.table).leaves
        if sum(leaf.islands for leaf in leaves) <= FEW:
            break
        words = [word for word in WORD.values() if true >> word * len(HEXES) + CELL[at] & 1]
        clues += [StandsOn(-1, node, 1 << CELL[at]), Lies(-1, node, 0, max(words))]
        node += 1
    return clues


def main(arguments: list[str]) -> None:
    wanted = int(arguments[1]) if arguments[:1] == ["--beliefs"] else BELIEFS
    show([*belief_rows(Beliefs(wanted)), rejection_row(), sat_row()])


if __name__ == "__main__":
    main(sys.argv[1:])
