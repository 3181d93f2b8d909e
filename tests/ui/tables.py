"""The desk of a game in progress, from a table script: what was said up to some line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.game import Game
from companion.speech.listen import listen
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptGame
from companion.store.island.table_file import TableFile, read_table
from companion.store.tables.script import ScriptLine
from companion.ui.island.desk.controller import Desk
from tests.ui.driver import Driver

ROOT: Final = Path(__file__).resolve().parents[2]
SAMPLE: Final = "seeds/sample-table.yaml"


def kept_table(
    ui: Driver, file: str = SAMPLE, lines: int | None = None, **rulings: str
) -> KeptGame:
    """On the app's shelf: a script's table after so many of its lines, or all of them."""
    table = read_table(ROOT / file)
    setup = revised(table.setup, {"rulings": revised(table.setup.rulings, rulings)})
    session = ui.companion.shelf.begin(setup, table.seed, "Friday", shipped_box())
    for line in _said(table)[:lines]:
        say_line(session, line)
    return session


def open_table(ui: Driver, file: str = SAMPLE, lines: int | None = None, **rulings: str) -> Desk:
    """The same, and its desk on the screen."""
    desk = Desk(ui.companion, kept_table(ui, file, lines, **rulings))
    ui.companion.home(desk)
    ui.companion.changed()
    ui.pump(2)
    return desk


def _said(table: TableFile) -> list[ScriptLine]:
    return [line for line in table.script if isinstance(line, ScriptLine)]


def say_line(session: Game, line: ScriptLine) -> None:
    """As it is at the table: whoever is asked or says the next thing has heard the last."""
    session.announced()
    try:
        heard = line.text if line.text in {"undo", "redo"} else listen(session, line.who, line.text)
    except Refused:
        return  # some scripts show a refusal
    if heard == "undo":
        session.undo()
    elif heard == "redo":
        session.redo()
