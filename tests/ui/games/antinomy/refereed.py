"""A real table of Antinomy beside the referee's page: each thing done there is touched here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from companion.engine.checks import Checks
from companion.games.antinomy.cards import CARDS
from companion.games.antinomy.kind import KIND
from companion.games.antinomy.state import State

Touch = Callable[[str], None]


class RealTable:
    """Two people with real cards, by the rules with open hands; chance is thrown here."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        deck = self.dice.sample(CARDS, len(CARDS))
        self.row = [deck.pop() for _ in range(9)]
        hands = {who: [deck.pop() for _ in range(3)] for who in ("ann", "bob")}
        tree = {"players": ["ann", "bob"], "continuum": self.row, "hands": hands}
        setup = KIND.read_setup(tree, lambda: Random(seed), Checks(KIND.sentences))
        assert setup is not None
        self.game = KIND.play(setup, seed)

    @property
    def state(self) -> State:
        return self.game.state

    def hand(self, who: str) -> tuple[str, ...]:
        return self.state.of(who).known

    def next_words(self) -> tuple[str, str]:
        """A Paradox is always declared, so that a game comes to its end."""
        question = self.state.question
        assert question is not None
        if "declare" in question.options:
            return question.who, "declare"
        return question.who, self.dice.choice(question.options)

    def do(self, who: str, words: str) -> None:
        self.game.submit(KIND.understand(self.state, who, words))


def mirrored(table: RealTable, board: Any, touch: Touch) -> None:
    """One thing done at the table, and then here."""
    before, (who, words) = table.state, table.next_words()
    hands = {player: table.hand(player) for player in before.players}
    first, *rest = words.split()
    asked_here = board.state.question.what
    table.do(who, words)
    if asked_here == "paradox" and first not in ("declare", "no"):
        raise AssertionError("a Paradox is asked here and not there")
    match first:
        case "place":
            touch(f"space {rest[0]}")
        case "play":
            touch(f"pick {rest[0]}")
            touch(f"space {table.state.of(who).at}")
        case "declare":
            touch("declare")
            if board.declaring:
                pick(hands[who], touch)
        case "no":
            touch(f"say {who} no")
        case "left" | "right":
            touch(f"say {who} {first}")
        case _:  # order, top
            pick(rest, touch)
    settle(table, board, touch)


def settle(table: RealTable, board: Any, touch: Touch) -> None:
    """Answer what is asked here alone, since the hands are not known here."""
    while (question := board.state.question) is not None:
        real = table.state.question
        if question.what == "paradox" and (real is None or real.what != "paradox"):
            touch(f"say {question.who} no")
        elif question.what == "hand":
            pick(table.hand(question.who), touch)
        else:
            return


def pick(cards: Any, touch: Touch) -> None:
    for card in cards:
        touch(f"pick {card}")


def alike(table: RealTable, board: Any) -> bool:
    """All that lies open is the same on both."""
    real, here = table.state, board.state
    return bool(
        real.continuum == here.continuum
        and real.codex == here.codex
        and real.won == here.won
        and [(one.at, one.crystals) for one in real.sorcerers]
        == [(one.at, one.crystals) for one in here.sorcerers]
    )
