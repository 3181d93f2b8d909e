"""The referee by touch, in both languages and several sizes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.ui.driver import Driver
from tests.ui.games.antinomy.refereed import RealTable, alike, mirrored

SIZES = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_real_table_is_followed(ui: Driver, language: Any) -> None:
    ui.speak(language)
    table, dice = RealTable(7), Random(7)
    for act in ("choose-game", "game antinomy", "new-game antinomy"):
        ui.tap(act)
    for act in ("keep all", "lay"):
        ui.reach(act)
    for card in table.row:
        ui.tap(f"pick {card}")
    places = [role for role in ui.roles() if role == "back"]
    assert len(places) == 2  # done, and the way back
    ui.companion.do("back")
    ui.pump(2)
    ui.tap("begin")
    board = ui.companion.pages[-1]
    names = dict(zip(board.state.players, table.state.players, strict=True))

    def touch(act: str) -> None:
        for here, there in names.items():
            act = act.replace(f"say {there} ", f"say {here} ")
        ui.tap(act)

    for _ in range(12):
        if table.state.question is None:
            break
        ui.resize(*dice.choice(SIZES))
        named = Named(board, names)
        mirrored(table, named, touch)
        assert alike(table, board)


class Named:
    """The board with the players called as at the real table."""

    def __init__(self, board: Any, names: dict[str, str]) -> None:
        self._board, self._names = board, names

    @property
    def declaring(self) -> bool:
        return bool(self._board.declaring)

    @property
    def state(self) -> Any:
        return self

    @property
    def question(self) -> Any:
        asked = self._board.state.question
        if asked is None:
            return None
        from companion.engine.frozen import revised

        return revised(asked, {"who": self._names.get(asked.who, asked.who)})
