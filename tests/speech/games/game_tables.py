"""Tables of the small games at which their corpora are said, and what is made of a phrase."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from companion.engine.refused import Refused
from companion.engine.session import Session
from companion.games.paradoxon.state import SetUp
from companion.games.registry import kind
from companion.speech.talk.any_game import understood
from tests.games.antinomy.test_game import RINGS, begun, say
from tests.games.paradominetor.test_game import begun as dominoes
from tests.games.paradominetor.test_game import say as say_tiles

NOT_TAKEN: Final = "?"
_BEGUN: Final = ("ann: place 6", "bob: place 1")
_DECK: Final = (
    "keys-tickets", "gun-mask", "armor-gun", "poetry-ring", "armor-mask", "chocolates-ring",
    "keys-phone", "phone-wallet", "flowers-ring", "gun-map", "chocolates-flowers", "map-mask",
    "tickets-wallet", "keys-wallet", "armor-map", "flowers-poetry", "chocolates-poetry",
    "phone-tickets",
)  # fmt: skip
_DEALT: Final = (
    "near keys", "lay gun-mask gun", "give armor-gun gun", "discard poetry-ring",
    "lay keys-phone keys", "give phone-wallet phone", "discard flowers-ring",
)  # fmt: skip


class Said(NamedTuple):
    """One line of a corpus. `words`: the option that it means."""

    game: str
    table: str
    text: str
    words: str


def corpus(game: str, language: str) -> Iterator[Said]:
    table = ""
    path = Path(__file__).parent / f"{game}-{language}.txt"
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("["):
            table = line.strip("[]")
        elif " => " in line:
            text, _, words = line.rpartition(" => ")
            yield Said(game, table, text, words)


def taken(one: Said) -> str:
    """The words of what would be taken; `?` where nothing would."""
    game, session = kind(one.game), _session(one.game, one.table)
    question = game.asked(session.state)
    assert question is not None
    try:
        command = understood(game, session.state, question.who, one.text)
        return str(session.game.write(command)[1])
    except Refused:
        return NOT_TAKEN


@cache
def _session(game: str, table: str) -> Session[Any, Any, Any]:
    match game:
        case "antinomy":
            return _antinomy(table)
        case "paradominetor":
            return _paradominetor(table)
        case _:
            return _paradoxon(table)


def _paradominetor(table: str) -> Session[Any, Any, Any]:
    sets = ("red", "green", "blue")
    if table == "score":
        return dominoes(keep="score")
    lines = {
        "lead": (), "follow": ("ann: red 4",),
        "earliest": ("ann: green 4", "bob: blue 1", "cy: green 4"),
    }  # fmt: skip
    session = dominoes(sets=list(sets))
    for line in lines[table]:
        say_tiles(session, line)
    return session


def _antinomy(table: str) -> Session[Any, Any, Any]:
    if table == "score":
        return begun(keep="score", continuum=None, codex="red")
    session = begun(hands=RINGS)
    lines = {
        "place": (), "turn": _BEGUN, "paradox": (*_BEGUN, "ann: play purple-2 forward"),
        "order": (*_BEGUN, "ann: play purple-2 forward", "ann: declare"),
    }  # fmt: skip
    for line in lines[table]:
        say(session, line)
    return session


def _paradoxon(table: str) -> Session[Any, Any, Any]:
    game = kind("paradoxon")
    if table == "score":
        return game.play(SetUp(players=("ann", "bob"), keep="score", first="ann"), 1)
    session = game.play(SetUp(players=("ann", "bob"), deck=_DECK, first="ann"), 1)
    lines = {
        "near": (), "deal": _DEALT[:1], "turn": _DEALT,
        "armor": (*_DEALT, "use armor on armor-gun"),
        "discard": (*_DEALT, "use phone on phone-wallet"),
    }  # fmt: skip
    for words in lines[table]:
        question = game.asked(session.state)
        assert question is not None
        session.submit(game.understand(session.state, question.who, words))
    return session
