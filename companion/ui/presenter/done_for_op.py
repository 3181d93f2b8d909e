"""The chores that the OP has left to the app."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from companion.games.island.chores import Chore, chore

if TYPE_CHECKING:
    from companion.games.island.game import Game
    from companion.store.settings import Settings


def do_chores(session: Game, settings: Settings) -> None:
    mine: set[Chore] = set()
    if settings.put_back == "do":
        mine.add("put_back")
    if settings.lake_exit == "do":
        mine.add("lake_exit")
    while True:
        dice = Random(f"{session.seed}/chore/{len(session.journal)}")
        answer = chore(session.state, mine, dice)
        if answer is None:
            return
        session.submit(answer)
