"""The corpora of talk, and what a table's session, or a question's phrases, make of it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from companion.games.island.game import Game, play
from companion.speech.listen import listen
from companion.speech.proposals import Proposed, proposed
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript
from companion.store.island.table_file import read_table
from companion.store.tables.script import ScriptLine
from tests.speech.speech_table import SITUATIONS, Line, heard, lines

NOT_TAKEN: Final = "?"
_TABLES: Final = Path(__file__).parent / "tables"


def talk(language: str) -> Iterator[Line]:
    yield from lines(f"talk-{language}")


@cache
def session(table: str) -> Game:
    file = read_table(_TABLES / f"{table}.yaml")
    game = play(file.setup, file.seed, file.draws)
    for line in file.script:
        assert isinstance(line, ScriptLine)
        listen(game, line.who, line.text)
    return game


@cache
def is_table(name: str) -> bool:
    return (_TABLES / f"{name}.yaml").exists()


def taken(line: Line) -> str:
    """The words that would be taken; `?` where nothing would."""
    if not is_table(line.situation):
        word = heard(line.phrase, SITUATIONS[line.situation])
        refused = word.partition(":")[0] in ("unknown", "unclear", "illegal", "not-now")
        return NOT_TAKEN if refused else word
    game = session(line.situation)
    came = proposed(game, default_speaker(game.state), Transcript((line.phrase,)))
    return came.meant.word if isinstance(came, Proposed) else NOT_TAKEN
