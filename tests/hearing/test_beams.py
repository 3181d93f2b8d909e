"""The search along the phrases of a grammar; a row of likelihoods stands in for a network."""

from collections.abc import Sequence
from math import inf, log
from typing import Any

import pytest

from companion.hearing.networks.beams import Breadth, likeliest
from companion.hearing.networks.paths import Node, paths
from companion.hearing.networks.steps import Likely

WORDS = {" Go": 1, " Stay": 2, " east": 3, " west": 4, ".": 5, "!": 6, "?": 7}
BEGIN, END = 8, 9
WIDE = Breadth(most=9, behind=inf, close=inf)


def tokens(text: str) -> tuple[int, ...]:
    return (WORDS[text],)


class Network:
    """`likely`: of a token after another; what is not named comes once in a thousand times."""

    def __init__(self, likely: dict[tuple[int, int], float]) -> None:
        self.likely = likely
        self.most = 0

    def first(self, begin: Sequence[int]) -> Likely:
        return self._after(begin)

    def next(self, last: Sequence[int], rows: Sequence[int]) -> Likely:
        assert len(last) == len(rows)
        self.most = max(self.most, len(last))
        return self._after(last)

    def _after(self, last: Sequence[int]) -> Likely:
        return lambda row, token: log(self.likely.get((last[row], token), 0.001))


LIKELY = {
    (BEGIN, 1): 0.6, (BEGIN, 2): 0.4, (1, 3): 0.2, (1, 4): 0.1, (3, END): 0.9, (4, END): 0.9,
    (2, END): 0.5,
}  # fmt: skip


@pytest.fixture
def start() -> Node:
    return paths(["go east", "go west", "stay"], tokens)


def found(start: Node, breadth: Breadth) -> tuple[dict[str, float], int]:
    network: Any = Network(LIKELY)
    ended = likeliest(network, (BEGIN,), start, END, breadth)
    return {phrase: one.score for phrase, one in ended.items()}, network.most


def test_every_phrase_is_as_likely_as_its_words(start: Node) -> None:
    scores, _ = found(start, WIDE)
    assert scores == {
        "stay": pytest.approx(log(0.4 * 0.5)),
        "go east": pytest.approx(log(0.6 * 0.2 * 0.9)),
        "go west": pytest.approx(log(0.6 * 0.1 * 0.9)),
    }


def test_a_way_that_falls_behind_is_given_up(start: Node) -> None:
    assert found(start, WIDE._replace(close=0.3))[0].keys() == {"stay"}
    assert found(start, WIDE._replace(close=1.0))[0].keys() == {"stay", "go east"}
    assert found(start, WIDE._replace(behind=0.1))[0].keys() == {"go east"}


def test_no_more_ways_go_on_than_may(start: Node) -> None:
    scores, most = found(start, WIDE._replace(most=1))
    assert scores.keys() == {"go east"}
    assert most == 1
    assert found(start, WIDE)[1] > 1


def test_a_mark_may_stand_at_the_end(start: Node) -> None:
    network: Any = Network({**LIKELY, (3, END): 0.001, (3, 5): 0.9, (5, END): 0.9})
    east = likeliest(network, (BEGIN,), start, END, WIDE)["go east"]
    assert east.score == pytest.approx(log(0.6 * 0.2 * 0.9 * 0.9))
    assert east.tokens == 4
