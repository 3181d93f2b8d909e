"""The words of PARADOXON (docs/table-scripts-small-games.md), from a journal or as typed."""

from __future__ import annotations

from typing import Final, assert_never

from companion.engine.kind import TABLE
from companion.engine.refused import Refused
from companion.games.paradoxon.cards import ITEMS, Lying, card_named
from companion.games.paradoxon.commands import (
    AskWorth,
    Command,
    Correct,
    Lay,
    Near,
    OfCard,
    OfPlace,
    Plain,
    ScorePoints,
    Use,
)
from companion.games.paradoxon.state import State

# The words that answer each question; those of a turn depend on how much the app keeps.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "near": ("near",), "deal": ("lay", "give", "discard", "return"), "equip": ("lay",),
    "return": ("return",), "discard": ("discard",), "swap": ("swap", "done"),
    "rotate": ("rotate", "done"), "trade": ("trade",), "peek": ("return", "discard"),
    "armor": ("fragment", "no"), "item": ("use",), "aces": ("score", "discard", "keep", "leave"),
    "steal": ("steal",), "knife": ("score", "no"), "reveal": ("card",), "drawn": ("card",),
    "paradox": ("card",), "faded": ("card",),
}  # fmt: skip
_TURN: Final = {
    "all": ("use", "score", "end"),
    "score": ("score", "fragment", "steal", "empty", "end"),
    "echo": ("score", "fragment", "steal", "empty", "end"),
}
PLAIN: Final = ("end", "done", "no", "leave", "fragment", "steal", "empty")
OF_CARD: Final = ("discard", "return", "rotate", "trade", "score", "keep", "steal", "card")
PLACED: Final = ("lay", "give", "swap")
SOURCES: Final = ("plan", "paradox", "own", "theirs", "fading", "extra")
FIRST_WORDS: Final = (*dict.fromkeys((*PLAIN, *OF_CARD, *PLACED, "use", "near")), "worth", "set")


def write(command: Command) -> tuple[str, str]:
    """The speaker and the words."""
    match command:
        case Plain(who, word):
            return who, word
        case OfCard(who, word, one) | OfPlace(who, word, one):
            return who, f"{word} {one}"
        case Lay(who, word, card, item):
            return who, f"{word} {card} {item}"
        case Use(who, item, card):
            return who, f"use {item} on {card}"
        case Near(who, item):
            return who, f"near {item}"
        case ScorePoints(who, points, source):
            return who, f"score {points} {source}"
        case AskWorth(who, card, display):
            return who, " ".join(("worth", card, *(f"{one.card} {one.near}" for one in display)))
        case Correct(who, words):
            return who, f"set {words}"
        case _:
            assert_never(command)


def read(who: str, words: str) -> Command | None:
    """The command of canonical words; None where they are none."""
    match words.split():
        case [word] if word in PLAIN:
            return Plain(who, word)
        case ["score" | "trade" as word, "plan" | "paradox" as place]:
            return OfPlace(who, word, place)
        case [word, card] if word in OF_CARD and (named := card_named(card)):
            return OfCard(who, word, named)
        case [word, card, item] if word in PLACED and item in ITEMS and (named := card_named(card)):
            return Lay(who, word, named, item)
        case ["use", item, "on", card] if item in ITEMS and (named := card_named(card)):
            return Use(who, item, named)
        case ["near", item] if item in ITEMS:
            return Near(who, item)
        case ["score", points, source] if points.isdecimal() and source in SOURCES:
            return ScorePoints(who, int(points), source)
        case ["worth", card, *rest]:
            return _worth(who, card, rest)
        case ["set", *rest] if rest:
            return Correct(who, " ".join(rest))
        case _:
            return None


def _worth(who: str, card: str, words: list[str]) -> Command | None:
    scored = card_named(card)
    cards = tuple(named for word in words[::2] if (named := card_named(word)) is not None)
    items = tuple(word for word in words[1::2] if word in ITEMS)
    if scored is None or len(words) != 4 or len(cards) != 2 or len(items) != 2:
        return None
    return AskWorth(who, scored, (Lying(cards[0], items[0]), Lying(cards[1], items[1])))


def spoken(state: State, who: str, words: str) -> Command:
    """The command of any words of the contract, as they are meant now. Raises Refused.

    What is wrong is told in the order of the contract: the word, the moment, the speaker, the card.
    """
    first, *rest = words.split() or [""]
    if first not in FIRST_WORDS:
        raise Refused("unknown")
    if first != "worth":
        check_moment(state, who, first)
    if first == "use" and len(rest) == 1 and rest[0] in ITEMS:
        return _only(state, who, f"use {rest[0]} on")
    if first in PLACED and len(rest) == 1 and (card := card_named(rest[0])):
        return _only(state, who, f"{first} {card}")
    command = read(who, words)
    scores = state.setup.keep != "all"
    if command is None or (first == "score" and scores != isinstance(command, ScorePoints)):
        raise Refused("unknown")
    return command


def check_moment(state: State, who: str, first: str) -> None:
    """Raise Refused where the word answers no open question of this speaker."""
    question = state.question
    if question is None:
        raise Refused("not-now")
    if not may_speak(state, who, first):
        raise Refused("not-your-turn")
    answers = _TURN[state.setup.keep] if question.what == "turn" else WORDS[question.what]
    if first not in answers and not (first == "set" and question.what == "turn"):
        raise Refused("not-now")


def may_speak(state: State, who: str, first: str) -> bool:
    """True for whoever is asked; the table corrects."""
    assert state.question is not None
    return who == (TABLE if first == "set" else state.question.who)


def _only(state: State, who: str, beginning: str) -> Command:
    """The one option that begins so, without its last word; of several none is taken."""
    assert state.question is not None
    fitting = tuple(word for word in state.question.options if word.startswith(f"{beginning} "))
    if len(fitting) > 1:
        raise Refused("unclear", fitting)
    command = read(who, fitting[0]) if fitting else None
    if command is None:
        held = spoken_of(state, OfCard(who, "", beginning.split()[1]))
        raise Refused("illegal" if held or beginning.startswith("use") else "not-held")
    return command


def spoken_of(state: State, command: Command) -> bool:
    """True if the speaker could have the card: own, a fragment, or one that is asked for."""
    assert state.question is not None
    if not isinstance(command, OfCard | Lay):
        return True
    asked = (word for option in state.question.options for word in option.split())
    seats = () if state.question.who == TABLE else (state.of(state.question.who),)
    own = (card for one in seats for card in (*one.hand, *(lying.card for lying in one.display)))
    fragments = (card for one in state.seats if seats for card in (*one.fragments, state.fading))
    return command.card in (*asked, *own, *fragments)
