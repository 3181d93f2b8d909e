"""A game of the island as it is kept on the disk."""

from __future__ import annotations

from companion.games.island.apply import Outcome
from companion.games.island.commands import Command
from companion.games.island.state import State
from companion.store.games.kept_game import KeptSession

KeptIsland = KeptSession[State, Command, Outcome]
