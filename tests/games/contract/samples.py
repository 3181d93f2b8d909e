"""The part of the contract test that each game gives: tests/games/GAME/samples.py.

Random tables of a game, as a file has them, and what may be said there; whatever game the registry
names is tested by them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, Final, Protocol, cast

from companion.engine.checks import Checks
from companion.engine.journal import Did
from companion.engine.kind import TABLE, Kind
from companion.engine.refused import Refused
from companion.engine.session import Session
from companion.games.registry import FOLDERS, kind

Tree = dict[str, Any]
Game = Session[Any, Any, Any]

# Names that people give, in each language, by the players of the samples.
NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {"ann": "Ann", "bob": "Bob", "cy": "Cy", "di": "Di", "ed": "Ed"},
    "ru": {"ann": "Аня", "bob": "Боря", "cy": "Саша", "di": "Дина", "ed": "Эдик"},
}


class Samples(Protocol):
    """A module `samples.py`.

    `OPENS`: the facts that open what was secret. `UNLISTED`: the beginnings of words that are taken
    though no option lists them.
    """

    OPENS: tuple[type, ...]
    UNLISTED: tuple[str, ...]

    def random_tree(self, dice: Random) -> Tree:
        """Any table: what is known in part, every `keep`, odd rulings; players ann to ed."""

    def other_deal(self, tree: Tree, dice: Random) -> Tree | None:
        """The same table, but for something that nobody has seen; None if nothing is secret."""

    def random_words(self, players: tuple[str, ...], dice: Random) -> str:
        """A word of the contract, whole or cut short, or none."""

    def random_correction(self, players: tuple[str, ...], dice: Random) -> str:
        """`set …`, with a fact that may be known or not."""


def samples(game: str) -> Samples:
    return cast(Samples, import_module(f"tests.games.{FOLDERS[game]}.samples"))


def read(game: Kind, tree: Tree, seed: int) -> Any:
    """The set-up of a table as a file has it; no fault is in it."""
    checks = Checks(game.sentences)
    setup = game.read_setup(tree, lambda: Random(seed), checks)
    assert checks.faults == [], tree
    return setup


def begun(game: str, seed: int) -> tuple[Kind, Game, Random]:
    """A random table of a game at its beginning."""
    dice = Random(seed)
    found = kind(game)
    setup = read(found, samples(game).random_tree(dice), seed)
    return found, found.play(setup, seed), dice


def said(game: Kind, table: Game, who: str, words: str) -> list[object]:
    """All facts of a line, shown ones last; or Refused."""
    told = [
        game.told(entry.outcome) for entry in table.submit(game.understand(table.state, who, words))
    ]
    return [fact for one in told for fact in one.said] + [
        fact for one in told for fact in one.shown
    ]


def option(game: Kind, table: Game, dice: Random) -> tuple[str, str] | None:
    """An answer to the open question; None when the game is over."""
    question = game.asked(table.state)
    return None if question is None else (question.who, dice.choice(question.options))


def moments(game: str, seed: int, length: int) -> Iterator[tuple[Kind, Game, Random]]:
    """A random game, at each moment before something is said; now and then it is corrected."""
    found, table, dice = begun(game, seed)
    for _ in range(length):
        yield found, table, dice
        if dice.random() < 0.02:
            words = samples(game).random_correction(players(found, table), dice)
            if taken(found, table, TABLE, words):
                continue
        answer = option(found, table, dice)
        if answer is None:
            return
        said(found, table, *answer)


def played(game: str, seed: int, length: int) -> tuple[Kind, Game]:
    """A random game as it stands after so many lines, or at its end."""
    for found, table, _ in moments(game, seed, length):
        last = found, table
    return last


def players(game: Kind, table: Game) -> tuple[str, ...]:
    return game.speakers(table.start.state.setup)


def taken(game: Kind, table: Game, who: str, words: str) -> bool:
    try:
        said(game, table, who, words)
    except Refused:
        return False
    return True


def lines(table: Game) -> list[tuple[str, str]]:
    """All commands in the journal."""
    return [(one.who, one.words) for one in table.journal if isinstance(one, Did)]
