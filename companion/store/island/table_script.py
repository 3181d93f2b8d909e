"""A game as a table script: a bug report is one file that `python -m companion table` plays.

What is said stands there as it was done, with what was taken back; what chance drew stands under
`draws`, in order. At the end the file says how things must stand then.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from textwrap import fill
from typing import Any, Final

from companion.engine.journal import Did, JournalRecord
from companion.games.island.box.file import read_box
from companion.games.island.commands import Shuffled, Where
from companion.games.island.game import Game, play
from companion.games.island.notation import read
from companion.games.island.setup.file import write_gifts, write_setup
from companion.games.island.setup.table import SetUp
from companion.games.island.terms import OP
from companion.games.island.views import op_view
from companion.store.assets import shipped_box
from companion.store.games.troubles import CannotSave

# A script is read with 20,000 nodes at most, three for a line.
MOST_LINES: Final = 6_000
_WIDTH: Final = 100
_ROWS: Final = ("island", "captives")
_PLAIN: Final = re.compile(r"-?[A-Za-z0-9]+([ +-][A-Za-z0-9]+)*")
# Other readers of YAML take these for something else than words.
_NO_WORDS: Final = frozenset(("yes", "no", "on", "off", "y", "n", "true", "false", "null"))


def write_script(given: SetUp, seed: int, journal: Sequence[JournalRecord]) -> str:
    """The text of the file. Raises CannotSave."""
    game = play(given, seed)
    draws: list[str] = []
    lines: list[str] = []
    for line in journal:
        lines += _written(game, line, draws)
        game.fold(line)
    if len(lines) > MOST_LINES:
        raise CannotSave("script-too-long", most=MOST_LINES)
    below = read_box(shipped_box())
    tree = write_setup(given, seed, below) | write_gifts(given.box, below)
    whole = (
        *_head(tree | ({"draws": draws} if draws else {})),
        "script:",
        *(f"  - {line}" for line in lines),
        _wrapped(f"  - expect: {_flow({'state': _state(game)})}"),
    )
    return "".join(f"{line}\n" for line in whole)


def _written(game: Game, line: JournalRecord, draws: list[str]) -> Iterator[str]:
    """A line of the journal as one of a script; what chance drew goes among the draws."""
    match line:
        case Did(who, words):
            command = read(who, words)
            if isinstance(command, Shuffled):
                draws.append(" ".join(map(str, command.order)))
            # After the end nobody is asked where anybody is (`not-now`); it would change nothing.
            elif game.state.question is not None or not isinstance(command, Where):
                yield f"{who}: {_word(words)}"
        case "undo" | "redo":
            yield f"{OP}: {line}"
        case _:
            pass  # that something was announced changes nothing


def _word(words: str) -> str:
    plain = _PLAIN.fullmatch(words) and words.lower() not in _NO_WORDS
    return words if plain else json.dumps(words)


def _state(game: Game) -> dict[str, Any]:
    return {key: value for key, value in op_view(game.state).items() if key != "question"}


# The form of the file: short things on one line, an entry a line where there are several


def _head(tree: Mapping[str, Any]) -> Iterator[str]:
    for key, value in tree.items():
        match value:
            case list() if key in _ROWS:
                yield f"{key}:"
                yield from (_wrapped(f"  - {_flow(entry)}") for entry in value)
            case dict() if any(isinstance(one, dict | list) for one in value.values()):
                yield f"{key}:"
                yield from (_wrapped(f"  {name}: {_flow(one)}") for name, one in value.items())
            case _:
                yield _wrapped(f"{key}: {_flow(value)}")


def _flow(value: Any) -> str:
    match value:
        case dict():
            return f"{{{', '.join(f'{_flow(key)}: {_flow(one)}' for key, one in value.items())}}}"
        case list():
            return f"[{', '.join(map(_flow, value))}]"
        case str():
            return _word(value)
        case _:
            return json.dumps(value)


def _wrapped(line: str) -> str:
    """A line break within a word in quotes reads as the blank that it replaces."""
    indent = " " * (len(line) - len(line.lstrip(" -")) + 2)
    return fill(line, _WIDTH, subsequent_indent=indent, break_long_words=False,
                break_on_hyphens=False)  # fmt: skip
