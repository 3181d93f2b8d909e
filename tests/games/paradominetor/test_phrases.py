"""Short natural phrases, in both languages: understood, asked back, or not understood."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.refused import Refused
from companion.games.paradominetor.game import Game
from companion.games.paradominetor.kind import KIND
from companion.games.paradominetor.notation import write
from tests.games.paradominetor.test_game import HANDS, KNOWN, SETS, begun, say


def heard(game: Game, who: str, phrase: str) -> str:
    """The canonical words, or the error."""
    try:
        return write(KIND.understand(game.state, who, phrase))[1]
    except Refused as no:
        return no.code


def at(*lines: str, **tree: Any) -> Game:
    game = begun(**tree)
    for line in lines:
        say(game, line)
    return game


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("red four", "red-4"), ("the red four", "red-4"), ("I play the red 4", "red-4"),
        ("Red 4!", "red-4"), ("four red", "red-4"), ("red four from the past", "red-4-past"),
        ("a green six of the future", "green-6-future"), ("red six of the past", "unknown"),
        ("красная четыре", "red-4"), ("Красную четвёрку", "red-4"), ("играю синюю два", "blue-2"),
        ("зелёная единица", "green-1"), ("зелёная один", "green-1"),
        ("красная четыре из прошлого", "red-4-past"), ("двойка синяя", "blue-2"),
        ("синяя пять из будущего", "blue-5-future"), ("красная три из настоящего", "red-3-present"),
        ("black as red", "black as red"), ("Black as red.", "black as red"),
        ("a black tile as the green", "black as green"), ("чёрная как красная", "black as red"),
        ("играю чёрную за синюю", "black as blue"), ("the black", "unclear"),
        ("чёрная", "unclear"), ("black as yellow", "illegal"), ("the black as yellow", "illegal"),
        ("the yellow four", "not-held"), ("red", "unclear"), ("the red", "unknown"),
        ("four", "unknown"), ("red seven", "unknown"), ("red four green", "unknown"),
        ("not red four", "unknown"), ("red four or five", "unknown"), ("red past", "unknown"),
        ("red four past future", "unknown"), ("red four five", "unknown"), ("", "unknown"),
        ("as red", "unknown"), ("the red four as green", "unknown"), ("all black", "unknown"),
        ("red green", "unknown"), ("wins", "unknown"), ("zero black", "unclear"),
        ("the black zero as red", "black as red"), ("red zero", "unknown"), ("один", "unknown"),
        ("paradox of red four", "not-now"), ("ann", "unknown"),
    ],
)  # fmt: skip
def test_a_tile(phrase: str, words: str) -> None:
    assert heard(at(sets=SETS), "ann", phrase) == words


def test_a_tile_of_a_known_hand() -> None:
    game = at("ann: green 1", **KNOWN)
    for phrase, words in {
        "the green four": "unclear", "зелёная один": "green-1-present",
        "the blue five": "must-follow", "the red one": "not-held", "чёрная": "black",
        "a black tile": "black", "green four from the past": "green-4-past",
    }.items():  # fmt: skip
        assert heard(game, "bob", phrase) == words


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("ann", "single ann"), ("ann alone", "single ann"), ("ann wins", "single ann"),
        ("ann wins alone", "single ann"), ("ann takes the trick", "single ann"),
        ("взятку взяла ann", "single ann"), ("ann один", "single ann"), ("ann одна", "single ann"),
        ("paradox: bob and ann", "paradox bob ann"), ("bob, ann: paradox", "paradox bob ann"),
        ("a paradox bob cy ann", "paradox bob ann cy"), ("парадокс: cy и bob", "paradox cy bob"),
        ("bob and ann win a paradox", "paradox bob ann"), ("bob and ann", "unknown"),
        ("a paradox of ann", "unknown"), ("all black", "all-black"),
        ("everybody black", "all-black"), ("все чёрные", "all-black"),
        ("у всех чёрная", "unknown"), ("black", "not-now"), ("all", "unknown"),
        ("paradox", "unclear"), ("zoe wins", "unknown"), ("the trick", "unknown"),
        ("ann not bob", "unknown"), ("ann first", "unknown"), ("red four", "not-now"),
        ("ann black", "unknown"), ("4", "unknown"),
    ],
)  # fmt: skip
def test_the_score(phrase: str, words: str) -> None:
    assert heard(at(keep="score"), "table", phrase) == words


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("ann", "earliest ann"), ("ann is the earliest", "earliest ann"),
        ("the first is cy", "earliest cy"), ("раньше ann", "earliest ann"), ("bob", "illegal"),
        ("ann cy", "unknown"), ("earliest", "unclear"), ("the earliest", "unknown"),
        ("ann wins", "unknown"), ("zoe", "unknown"), ("past", "unknown"),
        ("ann first first", "unknown"),
    ],
)  # fmt: skip
def test_the_earliest(phrase: str, words: str) -> None:
    game = at("ann: green 4", "bob: blue 1", "cy: green 4")
    assert heard(game, "table", phrase) == words


def test_others_are_not_understood() -> None:
    """Refused to all but the one who is asked, in words or in phrases."""
    game = at(sets=SETS)
    assert heard(game, "bob", "red 4") == "not-your-turn"
    assert heard(game, "bob", "the red four") == "unknown"
    assert heard(at(keep="score"), "ann", "ann wins") == "unknown"


def test_the_table_may_say_who_won_where_a_tile_is_asked() -> None:
    """T8.4; of known hands it may not (T8.3)."""
    game = at("ann: red 4", sets=SETS)
    assert heard(game, "table", "ann wins alone") == "single ann"
    assert heard(game, "table", "bob one, ann half") == "paradox bob ann"
    assert heard(game, "table", "the red four") == "unknown"
    assert heard(at("ann: green 1", **KNOWN), "table", "ann wins alone") == "unknown"


def test_a_tile_is_of_whoever_is_asked_alone() -> None:
    game = at("ann: red 4", sets=SETS)
    assert heard(game, "bob", "red four from Bob") == "red-4"
    assert heard(game, "bob", "красная четвёрка от Cy") == "unknown"


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("Bob one, Ann half", "paradox bob ann"), ("Ann 0.5, Bob 1", "paradox bob ann"),
        ("a half for Ann, one for Bob", "paradox bob ann"),
        ("Bob очко, Ann и Cy по половине", "paradox bob ann cy"),
        ("everybody half", "all-black"), ("Ann half, Bob half, Cy half", "all-black"),
        ("Ann half, Bob half", "unknown"), ("Ann one, Bob one", "unknown"),
        ("Ann wins, Bob half", "unknown"), ("Ann wins, Bob and Cy half", "unknown"),
        ("Ann одна, Bob половина", "unknown"), ("Ann 1.5", "unknown"),
        ("Ann half Ann one", "unknown"),
    ],
)  # fmt: skip
def test_half_points_are_told_by_name(phrase: str, words: str) -> None:
    """T5.3-T5.5: one of them scores 1, or all of them 0.5."""
    assert heard(at(keep="score"), "table", phrase) == words


def test_passing_is_said_in_the_words_of_the_contract() -> None:
    game = at(sets=SETS, hands=HANDS)
    assert heard(game, "ann", "the red one of the past") == "unknown"
    assert heard(game, "ann", "pass red-4 black red-1-present") == (
        "pass black red-1-present red-4-future"
    )


def test_after_the_end_nothing_is_understood() -> None:
    game = at("table: set trick 15", "table: single ann", keep="score")
    assert heard(game, "table", "ann wins") == "unknown"
    assert heard(game, "table", "single ann") == "not-now"
