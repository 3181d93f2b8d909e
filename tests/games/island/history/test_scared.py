"""The pieces that were scared off: the marks of Granddead's mission (L14.1)."""

from __future__ import annotations

from contextlib import suppress

from companion.engine.refused import Refused
from companion.games.island.game import play
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.scared import scared_off
from companion.speech.listen import listen
from companion.store.island.table_file import read_table
from companion.store.tables.script import ScriptLine
from tests.architecture.house import ROOT


def played(file: str) -> tuple[str, ...]:
    table = read_table(ROOT / file)
    session = play(table.setup, table.seed)
    for line in table.script:
        if isinstance(line, ScriptLine):
            with suppress(Refused):  # a script may show a refusal
                listen(session, line.who, line.text)
            session.announced()
    return scared_off(Chronicle(session), session.state)


def test_in_the_order_in_which_they_were_scared() -> None:
    found = played("tests/tables/law/L14_1_granddead_mission.yaml")
    assert found
    assert set(found) <= {"wave", "rock", "bush"}


def test_where_nobody_plays_granddead_there_are_none() -> None:
    assert played("tests/tables/law/L14_2_achilles_wins.yaml") == ()
