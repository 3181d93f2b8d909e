"""Games that are over, on the shelf of a companion without a screen."""

from __future__ import annotations

from typing import Any, cast

from companion.engine.refused import Refused
from companion.speech.listen import listen
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptGame
from companion.store.island.table_file import read_table
from companion.store.tables.script import ScriptLine
from companion.ui.island.desk.controller import Desk
from companion.ui.shell.companion import Companion
from tests.architecture.house import ROOT
from tools.states.ending import WINS


def finished(home: Companion, who: str, *, heard: bool = False) -> KeptGame:
    """A whole game that this one wins; `heard`: that too has been announced."""
    table = read_table(ROOT / WINS[who])
    session = home.shelf.begin(table.setup, table.seed, "Friday", shipped_box())
    for line in table.script:
        if isinstance(line, ScriptLine):
            session.announced()
            _say(session, line)
    assert session.state.won == who
    if heard:
        session.announced()
    return session


def _say(session: KeptGame, line: ScriptLine) -> None:
    try:
        said = line.text if line.text in {"undo", "redo"} else listen(session, line.who, line.text)
    except Refused:
        return
    if said == "undo":
        session.undo()
    elif said == "redo":
        session.redo()


def at_the_end(home: Companion, who: str = "schrodie") -> Desk:
    """The desk; the card with the win has not been announced."""
    desk = Desk(home, cast(Any, finished(home, who)))
    home.home(desk)
    return desk
