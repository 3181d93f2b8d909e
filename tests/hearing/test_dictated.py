"""Dictation: the likeliest texts of all; a row of likelihoods stands in for a network."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from companion.hearing.networks.beams import Ended
from companion.hearing.networks.dictation import (
    Favoured,
    Text,
    Width,
    Written,
    dictated,
    spelled,
    with_near,
)

BEGIN, END, GO, EAST, WEST, SIGN = range(6)
NAMES = {GO: "Go", EAST: "east", WEST: "west"}
LIKELY = {
    (BEGIN, GO): 0.5, (BEGIN, SIGN): 0.5, (GO, EAST): 0.5, (GO, WEST): 0.4, (GO, END): 0.1,
    (EAST, END): 0.9, (WEST, END): 0.9, (EAST, EAST): 0.1,
}  # fmt: skip


class Network:
    """Pieces that are not named come once in a million times."""

    def __init__(self, likely: dict[tuple[int, int], float]) -> None:
        self.likely = likely
        self.most = 0
        self.logs: Any = None

    def first(self, begin: Sequence[int]) -> None:
        self.next(begin, [0])

    def next(self, last: Sequence[int], rows: Sequence[int]) -> None:
        assert len(last) == len(rows)
        self.most = max(self.most, len(last))
        self.logs = np.log([[self.likely.get((one, to), 1e-6) for to in range(6)] for one in last])


def texts(width: Width, likely: dict[tuple[int, int], float] = LIKELY) -> list[str]:
    network: Any = Network(likely)
    found = dictated(network, (BEGIN,), END, width, SIGN)
    assert network.most <= width.most
    return [text(one.tokens) for one in found]


def text(tokens: tuple[int, ...]) -> str:
    return " ".join(NAMES[token] for token in tokens)


def test_the_likeliest_text_is_written_word_by_word() -> None:
    assert texts(Width(most=1, close=9.0, longest=5)) == ["Go east"]


def test_a_text_about_as_likely_stands_beside_it() -> None:
    assert texts(Width(most=3, close=0.5, longest=5)) == ["Go east", "Go west"]
    assert texts(Width(most=3, close=0.1, longest=5)) == ["Go east"]


def test_what_comes_to_no_end_is_no_text() -> None:
    round_and_round = {(BEGIN, GO): 1.0, (GO, EAST): 1.0, (EAST, EAST): 1.0}
    assert texts(Width(most=2, close=3.0, longest=5), round_and_round) == []


def test_a_guess_is_no_text() -> None:
    clear, guess = Written((GO, EAST), -1.2), Written((GO, WEST), -9.0)
    assert spelled([clear, guess], text, -1.0) == Text(("Go east", "Go west"), -1.2)
    assert spelled([guess], text, -1.0).texts == ()
    assert spelled([], text, -1.0).texts == ()
    assert spelled([clear, clear, Written((), -0.1)], text, -1.0).texts == ("Go east",)


def test_what_a_list_has_counts_where_it_was_nearly_written() -> None:
    scores = {"north": Ended(-1.5, 3), "end turn": Ended(-9.0, 3)}
    written = Text(("No.",), -0.5)
    assert with_near(written, ("north", "end turn", "west"), scores) == ("No.", "north")
    assert with_near(written, (), scores) == ("No.",)
    assert with_near(Text((), -3.0), ("north", "end turn"), scores) == ("north",)
    assert with_near(spelled([], text, -1.0), ("north",), scores) == ()


def test_a_favoured_word_is_written_to_its_end_or_not_at_all() -> None:
    likely = LIKELY | {(GO, EAST): 0.55, (GO, WEST): 0.35}

    def written(*word: int) -> str:
        network: Any = Network(likely)
        favoured = Favoured([word], 1.0, frozenset((GO, EAST, WEST, END)))
        found = dictated(network, (BEGIN,), END, Width(2, 0.1, 5), SIGN, favoured)
        return text(found[0].tokens)

    assert written(SIGN) == "Go east"
    assert written(WEST) == "Go west"
    assert written(WEST, EAST) == "Go east"
