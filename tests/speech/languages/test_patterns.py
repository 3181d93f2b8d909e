"""Patterns: every phrase of one, and a few that have every two neighbouring words."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from companion.speech.languages.patterns import cover, one_of, phrases

WORDS = st.sampled_from(["go", "north", "a", "i'm", "северо-запад"])
PATTERNS = st.recursive(
    WORDS,
    lambda inner: st.one_of(
        inner.map("[{}]".format),
        st.lists(inner, min_size=2, max_size=3).map(" ".join),
        st.lists(inner, min_size=1, max_size=3).map(lambda some: f"({' | '.join(some)})"),
    ),
    max_leaves=8,
)


def pairs(said: tuple[str, ...]) -> set[tuple[str, str]]:
    return {pair for phrase in said for pair in pairwise(("<", *phrase.split(), ">"))}


def test_brackets_may_be_left_out_and_bars_choose() -> None:
    assert phrases("[i] (use | play) banana") == (
        "use banana", "play banana", "i use banana", "i play banana",
    )  # fmt: skip
    assert phrases("[a [b]] c | d") == ("c", "a c", "a b c", "d")


def test_a_weight_is_no_word() -> None:
    assert phrases("go [/0.9/ safely | /0.02/ unsafely]") == ("go", "go safely", "go unsafely")


def test_nothing_at_all_is_no_phrase() -> None:
    assert phrases("[a]") == ("a",)


def test_one_name_needs_no_brackets() -> None:
    assert one_of(["a", "b", "a"]) == "(a | b)"
    assert one_of(["a"]) == "a"


@given(PATTERNS)
def test_a_cover_has_every_pair_and_nothing_new(pattern: str) -> None:
    every, some = phrases(pattern), cover(pattern)
    assert set(some) <= set(every)
    assert pairs(some) == pairs(every)
    assert len(set(every)) == len(every)
