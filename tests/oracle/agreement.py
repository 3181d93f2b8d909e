"""Engine and oracle are told the same lines; the first difference is raised."""

from random import Random
from typing import Any

from companion.engine.facts import keys
from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.announce import announce, note, shown
from companion.games.island.commands import Where
from companion.games.island.facts import Fact
from companion.games.island.game import Game, play
from companion.games.island.legal import legal
from companion.games.island.notation import read, write
from companion.games.island.setup.table import SetUp
from companion.games.island.terms import DIRECTIONS, FRUITS, OP
from companion.games.island.views import asked, op_view
from tests.games.island.as_table import as_table
from tests.games.island.random_tables import random_setup
from tests.oracle import Oracle

Line = dict[str, Any]

CORRECTIONS = (
    "at C4", "at A1", "at G4", "health 1", "energy 1", "energy 3", "lying",
    "banana circled", "lime circled", "apple circled", "grapes circled", "cherries circled",
    "orange crossed", "strawberry circled", "standing", "at D4", "at F2", "off",
)  # fmt: skip
STRAY = (
    "yes", "no", "use", "done", "stay", "activate", "none", "C4", "NE", "2 health", "camp-a", "4",
    "restore", "end", "wave N", "rock NE", "bush W", "move NE over safe", "move W", "pass",
    "decline",
)  # fmt: skip


UNWANTED = {"illegal", "not-now", "no-actions", "not-your-turn"}


class Engine:
    """The engine, answering in the oracle's form."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kept: tuple[Fact, ...] = ()

    def opening(self) -> Line:
        return self._line(self.game.start.facts)

    def say(self, who: str, words: str) -> Line:
        command = read(who, words)
        assert command is not None, words
        try:
            entries = self.game.submit(command)
        except Refused as refused:
            return {"error": refused.code}
        facts = self.kept + tuple(fact for entry in entries for fact in entry.outcome.facts)
        question = self.game.state.question
        if isinstance(command, Where):
            return self._line(entries[0].outcome.facts)
        if question is not None and question.what == "from":
            self.kept, facts = facts, ()
        else:
            self.kept = ()
        return self._line(facts)

    def _line(self, facts: tuple[Fact, ...]) -> Line:
        return {
            "said": [keys(one) for one in announce(facts)],
            "shown": [keys(one) for one in shown(facts)],
            "noted": [keys(one) for one in note(facts)],
            "asks": asked(self.game.state),
        }


def plain(line: Line) -> Line:
    """Without the order of what has none: shuffled spaces, options."""
    if "error" in line:
        return {"error": line["error"]}
    said = [_fact(fact) for fact in line["said"]]
    noted = [one for one in line["noted"] if one.keys().isdisjoint(("under", "drawn"))]
    noted = [one for one in noted if one.get("piece") == "wave" or "part" not in one]
    asks = line["asks"]
    if asks is not None:
        pairs = sorted(asks["options"])
        asks = {
            "who": asks["who"],
            "what": asks["what"],
            "options": pairs,
            "piece": asks.get("piece"),
            "leads": asks.get("leads") or {},
        }
    return {"said": said, "shown": line.get("shown") or [], "noted": noted, "asks": asks}


def _fact(fact: dict[str, Any]) -> dict[str, Any]:
    if "told" in fact and fact["by"] != "oracle":  # L6.3: what an oracle is asked has an order
        return {**fact, "told": sorted(map(str, fact["told"]))}
    if fact.get("mark") == "circled":
        return {key: value for key, value in fact.items() if key != "by"}
    return fact


class Disagree(AssertionError):
    """The point at which engine and oracle part, with the lines that lead there."""


def agree(seed: int, length: int) -> int:
    """Play one game in both; how many lines were said."""
    dice = Random(seed)
    given = with_fewer_tokens(random_setup(dice), seed)
    table = as_table(given, seed)
    oracle, engine = Oracle(table), Engine(play(given, seed))
    said: list[tuple[str, str]] = []
    _compare(seed, said, engine.opening(), oracle.opening)
    for _ in range(length):
        if engine.game.state.question is None:
            break
        who, words = random_line(engine.game, dice)
        said.append((who, words))
        _compare(seed, said, engine.say(who, words), oracle.say(who, words))
    question = engine.game.state.question
    if question is not None and question.what in ("from", "to"):
        return len(said)  # energy is spent, but not yet said
    _same(seed, said, "state", _state(op_view(engine.game.state)), _state(oracle.state()))
    return len(said)


def with_fewer_tokens(given: SetUp, seed: int) -> SetUp:
    """L2.4, L12.1: every third table leaves some in the box, down to the two that are drawn."""
    return given if seed % 3 else revised(given, {"stack": given.stack[: 2 + seed // 3 % 10]})


def random_line(game: Game, dice: Random) -> tuple[str, str]:
    """Mostly an option; sometimes a stray word, another's bonus, a correction, a question."""
    state = game.state
    figures = list(state.table.seat)
    chance = dice.random()
    if chance < 0.86:
        command = dice.choice(legal(state))
        if state.question is not None and state.question.what == "oracle" and dice.random() < 0.5:
            return command.who, " ".join(dice.sample(DIRECTIONS, 2))
        return command.who, write(command)
    if chance < 0.90:
        return dice.choice(figures), f"bonus {dice.choice(FRUITS)}"
    # `bush W` answers two questions of Schrodie's, one after the other, and at Achilles's number
    # `NE` leaves `move` out: lines, not commands.
    whole = state.question is not None and state.question.what not in ("piece", "move")
    if chance < 0.94 and whole:
        return dice.choice((*figures, OP)), dice.choice(STRAY)
    if chance < 0.99 and state.question is not None and state.question.what == "turn":
        count = 1 if dice.random() < 0.7 else 2
        facts = (f"{dice.choice(figures)} {dice.choice(CORRECTIONS)}" for _ in range(count))
        return OP, f"set {' and '.join(facts)}"
    return dice.choice((*figures, OP)), f"where {dice.choice(figures)}"


def _compare(seed: int, said: list[tuple[str, str]], ours: Line, theirs: Line) -> None:
    # The reason for refusing a stray word is the contract's business; the refusal is the law's.
    stray = bool(said) and (said[-1][1] in STRAY or said[-1][1].startswith("bonus"))
    if stray and {ours.get("error"), theirs.get("error")} <= UNWANTED:
        return
    _same(seed, said, "line", plain(ours), plain(theirs))


def _same(seed: int, said: list[tuple[str, str]], what: str, ours: Any, theirs: Any) -> None:
    if ours != theirs:
        lines = "\n".join(f"  - {who}: {words}" for who, words in said[-12:])
        keys = [key for key in ours if ours.get(key) != theirs.get(key)]
        parts = "\n".join(
            f"{key}\n  engine {ours.get(key)}\n  oracle {theirs.get(key)}" for key in keys
        )
        more = "" if keys else f"\nengine {ours}\noracle {theirs}"
        raise Disagree(f"seed {seed}, {what}, after {len(said)} lines\n{lines}\n{parts}{more}")


def _state(view: dict[str, Any]) -> dict[str, Any]:
    """Without the order of options and of visited fruits."""
    found = {key: value for key, value in view.items() if key not in ("question", "acting")}
    found["captives"] = {
        who: {
            key: sorted(value) if key in ("visited", "immune") else value
            for key, value in one.items()
        }
        for who, one in view["captives"].items()
    }
    return found
