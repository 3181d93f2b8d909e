"""Short natural phrases, in both languages: understood, asked back, or not understood."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.refused import Refused
from companion.games.antinomy.game import Game
from companion.games.antinomy.kind import KIND
from companion.games.antinomy.notation import write
from tests.games.antinomy.test_game import RINGS, TIE, begun, say


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


BEGUN = ("ann: place 6", "bob: place 1")


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("place six", "place 6"), ("space 1", "place 1"), ("at the first space", "place 1"),
        ("шесть", "place 6"), ("на место шесть", "place 6"), ("На шестое место.", "place 6"),
        ("five", "illegal"), ("not six", "unknown"), ("six or one", "unknown"),
        ("six", "place 6"), ("one and six", "unknown"), ("", "unknown"), ("шестёрка", "unknown"),
    ],
)  # fmt: skip
def test_placing(phrase: str, words: str) -> None:
    assert heard(at(), "ann", phrase) == words


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("purple two forward", "play purple-2 forward"),
        ("I play the purple feather forward", "play purple-2 forward"),
        ("red three ahead", "play red-3 forward"),
        ("Red 3, forward three!", "play red-3 forward"),
        ("red 3 forward two", "unknown"),
        ("red three back to key", "play red-3 back 2"),
        ("red three back to the key", "play red-3 back 2"),
        ("the red ring back to five", "play red-3 back 5"),
        ("red three back to red", "unclear"),
        ("red three back", "unclear"),
        ("green four back", "play green-4 back 3"),
        ("green four forward", "illegal"),
        ("blue two forward", "not-held"),
        ("forward three", "play red-3 forward"),
        ("forward four", "unknown"),
        ("back to key", "unclear"),            # green 4 and red 3 lead to keys
        ("back to purple", "play purple-2 back 4"),  # nothing else leads there
        ("back to 3", "play green-4 back 3"),
        ("back to 1", "illegal"),
        ("back to left", "unknown"), ("red back to 3", "unknown"),
        ("red three back to key red", "unknown"), ("red three forward 3 3", "unknown"),
         ("forward left", "unknown"), ("paradox back", "not-now"),
        ("red three back to left", "unknown"), ("red three back to key to red", "unknown"),
        ("back", "unknown"), ("forward", "unknown"),
        ("purple two", "unknown"), ("three", "unknown"),
        ("not red three forward", "unknown"), ("red three forward, no, back", "unknown"),
        ("red three or green four forward", "unknown"),
        ("фиолетовая два вперёд", "play purple-2 forward"),
        ("фиолетовое перо вперед", "play purple-2 forward"),
        ("играю красную три вперёд", "play red-3 forward"),
        ("красная три назад к ключу", "play red-3 back 2"),
        ("красная тройка назад", "unclear"),
        ("зелёная четыре назад", "play green-4 back 3"),
        ("зелёную четвёрку назад на место три", "play green-4 back 3"),
        ("синяя два вперёд", "not-held"),
        ("назад к ключу", "unclear"),
        ("назад на третье место", "play green-4 back 3"),
        ("не назад к ключу", "unknown"), ("парадокс", "unknown"), ("никто", "unknown"),
        ("left", "not-now"), ("no", "not-now"), ("paradox", "not-now"),
    ],
)  # fmt: skip
def test_moves(phrase: str, words: str) -> None:
    assert heard(at(*BEGUN, hands=RINGS), "ann", phrase) == words


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("paradox", "declare"), ("Paradox!", "declare"), ("I declare a paradox", "declare"),
        ("yes", "declare"), ("no paradox", "no"), ("no.", "no"), ("no, thanks", "unknown"),
        ("парадокс", "declare"), ("Объявляю парадокс", "declare"), ("да", "declare"),
        ("нет", "no"), ("без парадокса", "no"), ("да нет", "unknown"), ("left", "not-now"),
        ("paradox with green four, purple one and red three", "declare"),
        ("paradox with blue two", "not-held"), ("парадокс никто", "unknown"),
        ("declare the green ring", "declare"), ("declare a paradox with the red ring", "declare"),
        ("paradox yes", "unknown"), ("no, a paradox of red", "unknown"),
    ],
)  # fmt: skip
def test_a_paradox(phrase: str, words: str) -> None:
    game = at(*BEGUN, "ann: play purple-2 forward", hands=RINGS)
    expected = {"paradox yes": "not-now", "no, a paradox of red": "unknown"}.get(phrase, words)
    assert heard(game, "ann", phrase) == expected


def test_a_side() -> None:
    fours = {"ann": ["green-4", "purple-4", "blue-3"]}
    game = at(*BEGUN, "ann: play blue-3 back 5", "ann: declare", hands=fours)
    for phrase, words in {
        "to the left": "left", "right": "right", "слева": "left", "направо": "right",
        "left or right": "unknown", "both": "unknown",
    }.items():  # fmt: skip
        assert heard(game, "ann", phrase) == words


def test_shuffled_and_shown_cards() -> None:
    game = at(*BEGUN, "ann: play purple-2 forward", "ann: declare", hands=RINGS)
    phrases = {
        "red three, green four, purple one": "order red-3 green-4 purple-1",
        "красная три, зелёная четыре и фиолетовая один": "order red-3 green-4 purple-1",
        "red three and green four": "order red-3 green-4 purple-1",
        "red three": "unclear", "red": "unknown", "red three, blue two": "not-held",
    }  # fmt: skip
    for phrase, words in phrases.items():
        assert heard(game, "table", phrase) == words
    game = at(*BEGUN, "ann: play red-3 forward", "bob: play blue-2 back 9", hands=TIE)
    assert heard(game, "table", "purple four and green three") == "top purple-4 green-3"
    assert heard(game, "table", "skull four, skull three") == "top purple-4 green-3"


def test_a_hand_is_named() -> None:
    hands = {"ann": ["red-3", "green-4", "?"]}
    game = at("ann: place 6", "bob: place 1", "ann: play red-3 forward", "bob: play blue-2 back 9",
              hands=hands)  # fmt: skip
    assert heard(game, "bob", "blue three and green three") == "hand blue-3 green-3"
    assert heard(game, "bob", "синяя три и зелёная три") == "hand blue-3 green-3"
    assert heard(game, "bob", "blue three") == "unclear"


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("ann: paradox", "paradox ann"), ("a paradox by ann", "unknown"), ("bob wins", "clash bob"),
        ("bob wins the clash", "clash bob"), ("nobody", "clash none"),
        ("Nobody wins.", "clash none"),
        ("никто", "clash none"), ("никто не побеждает", "unknown"), ("ann", "unknown"),
        ("в схватке побеждает ann", "clash ann"), ("парадокс ann", "paradox ann"),
        ("paradox", "unclear"), ("clash", "unclear"), ("ann bob paradox", "unknown"),
        ("zoe wins", "unknown"), ("5", "unknown"), ("red three forward", "unknown"),
    ],
)  # fmt: skip
def test_the_score(phrase: str, words: str) -> None:
    assert heard(begun(keep="score", continuum=None, codex="red"), "table", phrase) == words


def test_a_player_may_be_called_by_a_colour() -> None:
    game = begun(keep="score", continuum=None, codex="red", players=["blue", "green"])
    assert heard(game, "table", "blue wins") == "clash blue"


def test_others_are_not_understood() -> None:
    """Refused to all but the one who is asked, in words or in phrases."""
    game = at(*BEGUN, hands=RINGS)
    assert heard(game, "bob", "play blue-2 forward") == "not-your-turn"
    assert heard(game, "bob", "red three forward") == "unknown"


def test_a_word_of_another_question_is_no_phrase() -> None:
    """`order`, `hand`, `top`, `play` and `place` mean what the contract says."""
    game = at(*BEGUN, "ann: play purple-2 forward", "ann: declare", hands=RINGS)
    for word in ("hand", "top", "declare"):
        assert heard(game, "table", f"{word} red-3 green-4 purple-1") == "not-now"
    assert heard(at(), "ann", "play 6") == "not-now"
    assert heard(at(*BEGUN, hands=RINGS), "ann", "place red three forward") == "not-now"
