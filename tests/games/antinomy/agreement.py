"""Engine and oracle are told the same lines; the first difference is raised."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.cli.kind_table import asked
from companion.engine.checks import Checks
from companion.engine.facts import keys
from companion.engine.journal import Did
from companion.engine.kind import TABLE
from companion.engine.refused import Refused
from companion.games.antinomy.game import Game, play
from companion.games.antinomy.kind import KIND
from companion.games.antinomy.spoken import spoken
from tests.games.antinomy.oracle import Oracle
from tests.games.antinomy.samples import nearly, random_correction, random_tree, random_words

Line = dict[str, Any]


class Disagree(AssertionError):
    """The point at which engine and oracle part, with the lines that lead there."""


class Engine:
    """The engine, answering in the oracle's form."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def say(self, who: str, words: str) -> tuple[Line, list[tuple[str, str]]]:
        """The line, and all that was taken by it: a draw is told to the oracle as well."""
        game, lines = self.game, len(self.game.journal)
        try:
            if words in ("undo", "redo"):
                self._again(who, words)
                return self._line([]), [(who, words)]
            entries = game.submit(spoken(game.state, who, words))
        except Refused as refused:
            return {"error": refused.code, "choices": sorted(refused.choices)}, [(who, words)]
        said = [fact for entry in entries for fact in entry.outcome.said]
        drawn = [(one.who, one.words) for one in game.journal[lines + 1 :] if isinstance(one, Did)]
        return self._line([keys(fact) for fact in said]), [(who, words), *drawn]

    def _again(self, who: str, words: str) -> None:
        if who != TABLE:
            raise Refused("not-your-turn")
        if words == "undo":
            self.game.undo()
        else:
            self.game.redo()

    def _line(self, said: list[Line]) -> Line:
        return {"said": said, "asks": asked(KIND.asked(self.game.state))}


def agree(seed: int, length: int) -> int:
    """Play one game in both; how many lines were said."""
    dice = Random(seed)
    tree = random_tree(dice)
    setup = KIND.read_setup(tree, lambda: Random(seed), Checks(KIND.sentences))
    assert setup is not None
    engine, oracle = Engine(play(setup, seed)), Oracle(tree)
    said: list[tuple[str, str]] = []
    start = [keys(fact) for fact in engine.game.start.said]
    _same(seed, said, {"said": start}, {"said": oracle.opening["said"]})
    for _ in range(length):
        who, words = random_line(engine.game, dice)
        ours, told = engine.say(who, words)
        theirs: Line = {"said": []}
        for line in told:
            said.append(line)
            answer = oracle.say(*line)
            theirs = {**answer, "said": theirs["said"] + answer.get("said", [])}
        _same(seed, said, _plain(ours), _plain(theirs))
        _same(seed, said, KIND.view(engine.game.state), oracle.state())
        if engine.game.state.won and dice.random() < 0.5:
            break
    return len(said)


def random_line(game: Game, dice: Random) -> tuple[str, str]:
    """Mostly an option; sometimes a stray word, somebody else's, a correction, an undo."""
    question, players = game.state.question, game.state.players
    chance = dice.random()
    if question is not None and chance < 0.8:
        option = dice.choice(question.options)
        return question.who, option if chance < 0.7 else nearly(option, dice)
    if chance < 0.95:
        who = question.who if question is not None and chance < 0.88 else dice.choice(players)
        return who, random_words(players, dice)
    if chance < 0.98:
        return dice.choice((TABLE, TABLE, TABLE, players[0])), random_correction(players, dice)
    return dice.choice((TABLE, TABLE, players[1])), dice.choice(("undo", "redo"))


def _plain(line: Line) -> Line:
    """Without the order of options, which says nothing."""
    if "error" in line:
        return {"error": line["error"], "choices": line["choices"]}
    asks = line["asks"]
    if asks is not None:
        asks = {**asks, "options": sorted(map(_unordered, asks["options"]))}
    return {"said": line["said"], "asks": asks}


def _unordered(option: str) -> str:
    first, *cards = option.split()
    return " ".join([first, *sorted(cards)]) if first in ("declare", "hand") else option


def _same(seed: int, said: list[tuple[str, str]], ours: Line, theirs: Line) -> None:
    if ours != theirs:
        lines = "\n".join(f"  - {who}: {words}" for who, words in said[-12:])
        raise Disagree(f"seed {seed}\n{lines}\nengine {ours}\noracle {theirs}")
