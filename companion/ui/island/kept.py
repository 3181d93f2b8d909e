"""A game of the island as it is kept on the disk."""

from __future__ import annotations

from companion.games.island.apply import Outcome
from companion.games.island.commands import Command
from companion.games.island.game import Game
from companion.games.island.state import State
from companion.games.island.terms import OP
from companion.store.games.kept_game import KeptSession

KeptIsland = KeptSession[State, Command, Outcome]


def op_of(session: Game) -> str:
    """The manner in which the computer is the OP of a kept game; nothing where somebody hosts."""
    return session.header.computer.get(OP, "") if isinstance(session, KeptSession) else ""
