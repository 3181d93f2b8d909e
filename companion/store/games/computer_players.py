"""The players that the computer plays, with the manner of each: a key of a saved game's header."""

from collections.abc import Mapping
from typing import Any, Final

from companion.engine.checks import Checks

KEY: Final = "computer"

# By each player whom the computer can play, the manners in which it can.
Manners = Mapping[str, tuple[str, ...]]


def read_computer(tree: Any, manners: Manners, checks: Checks) -> dict[str, str]:
    """The computer's players of a file, each in a manner that this game knows."""
    if tree is None:
        return {}
    given = checks.mapping(tree, (KEY,), tuple(manners))
    words = {
        player: checks.word(manner, (KEY, player), manners[player])
        for player, manner in given.items()
        if player in manners
    }
    return {player: word for player, word in words.items() if word is not None}


def written_computer(players: Mapping[str, str]) -> dict[str, Any]:
    """The key of a file; none where people play alone."""
    return {KEY: dict(players)} if players else {}
