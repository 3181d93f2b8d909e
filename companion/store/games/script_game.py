"""A table script that somebody brings: played to its end, and then a game like any other."""

from itertools import pairwise
from pathlib import Path
from typing import Final

from companion.engine.journal import encode as encode_line
from companion.engine.languages import Topic
from companion.engine.refused import Refused
from companion.games.island.game import Game, play
from companion.games.island.kind import KIND
from companion.games.island.terms import OP
from companion.speech.listen import listen
from companion.store.assets import shipped_box
from companion.store.files.bad_file import BadFile, Fault
from companion.store.games.game_file import LONGEST_NAME, encode, is_name, new_header
from companion.store.island.table_file import TableFile, read_table_bytes
from companion.store.tables.script import Expect, ScriptLine

ENDINGS: Final = (".yaml", ".yml")
_UNNAMED: Final = "paradox-island"
_SENTENCES: Final[Topic] = {
    "refused": {"en": "the rules do not allow this line here, or it is not understood; mend it in"
                      " the script",
                "ru": "правила не разрешают здесь эту строку, или она непонятна; исправь её в"
                      " сценарии"},
}  # fmt: skip


def is_script(file: str) -> bool:
    return file.lower().endswith(ENDINGS)


def game_of_script(raw: bytes, file: str, made: int) -> bytes:
    """The file of the game that a script plays, by the name of its file. Raises BadFile."""
    table = read_table_bytes(raw, file)
    session = play(table.setup, table.seed, table.draws)
    for line, then in pairwise((*table.script, None)):
        if isinstance(line, ScriptLine):
            session.announced()  # whoever says the next thing has heard the last
            _say(session, line, then, file)
    written = KIND.write_saved(table.setup, table.seed, shipped_box())
    header = new_header(KIND, written, table.seed, _name(table), made, {})
    lines = (f"{encode_line(line)}\n".encode() for line in session.journal)
    return b"".join((encode(header), *lines))


def _say(session: Game, line: ScriptLine, then: ScriptLine | Expect | None, file: str) -> None:
    """One line; a script may show that it is refused."""
    try:
        _take(session, line)
    except Refused:
        if not (isinstance(then, Expect) and "error" in then.expect):
            wrong = Fault(line.file_line, "", _SENTENCES["refused"])
            raise BadFile(file, [wrong]) from None


def _take(session: Game, line: ScriptLine) -> None:
    heard = line.text if line.text in ("undo", "redo") else listen(session, line.who, line.text)
    if isinstance(heard, str) and line.who != OP:
        raise Refused("not-your-turn")
    if heard == "undo":
        session.undo()
    elif heard == "redo":
        session.redo()


def _name(table: TableFile) -> str:
    """The name of the file, without its folder and its ending."""
    bare = Path(table.path).stem[:LONGEST_NAME].strip()
    return bare if is_name(bare) else _UNNAMED
