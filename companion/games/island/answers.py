"""The match of a command with an option of the open question, or the reason for none."""

from collections.abc import Callable
from typing import Final

from companion.engine.refused import Refused
from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import Command, Shuffled
from companion.games.island.notation import write
from companion.games.island.questions import Question, What
from companion.games.island.terms import CAMPS, CHARACTERS, DIRECTIONS, FRUITS, PARTS, PIECES


def answer_word(question: Question, command: Command) -> str:
    """The option of the open question that a command picks."""
    if command.who != question.who:
        raise Refused("not-your-turn")
    word = write(command)
    if word in question.options:
        return word
    word = _SAME.get(word, word)
    if word in question.options:
        return word
    if question.what == "oracle" and _two_directions(word):
        return word
    if isinstance(command, Shuffled) and question.what == "order":
        return _order(question, command)
    raise Refused("illegal" if _FITS[question.what](word) else "not-now")


# `yes` and `no` are taken for `use` and `decline`.
_SAME: Final = {"yes": "use", "no": "decline"}


def _two_directions(word: str) -> bool:
    match word.split():
        case [one, other]:
            return one != other and one in DIRECTIONS and other in DIRECTIONS
        case _:
            return False


def _order(question: Question, command: Shuffled) -> str:
    if sorted(command.order) != list(range(len(question.options))):
        raise Refused("illegal")
    return " ".join(map(str, command.order))


def _one_of(*words: str) -> Callable[[str], bool]:
    return frozenset(words).__contains__


def _begins(*words: str) -> Callable[[str], bool]:
    return lambda word: word.startswith(words)


_PLACE: Final = _one_of(*HEXES, *PARTS, *DIRECTIONS)
_ACTION: Final = _begins("wave ", "rock ", "bush ", "done", "pass")

# True for a word of the kind that a question asks for: it is then illegal, else not now.
_FITS: Final[dict[What, Callable[[str], bool]]] = {
    "turn": _one_of(),
    "token": _begins("token "),
    "act": _ACTION,
    "half": _ACTION,
    "carry": _one_of("activate", "stay"),
    "from": _PLACE,
    "to": _PLACE,
    "place": _PLACE,
    "direction": _one_of(*DIRECTIONS, "stay"),
    "fruit": _one_of(*FRUITS, "decline"),
    "activate": _one_of("yes", "no"),
    "bonus": _one_of("decline"),
    "ability": _one_of("use", "decline"),
    "oracle": _one_of("none", *DIRECTIONS),
    "camp": _one_of("2 health", "2 energy", "1 and 1"),
    "revive": _one_of(*CAMPS),
    "palm": _one_of(*"123"),
    "number": _one_of(*"123456"),
    "move": _begins("move "),
    "piece": _one_of(*PIECES, *CHARACTERS),
    "captive": _one_of(*CHARACTERS),
    "trade": _one_of("lose health", "lose energy"),
    "order": _begins("shuffled "),
}
