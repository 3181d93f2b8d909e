"""Games played whole on the tablet, for the tests of their pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from companion.engine.checks import Checks
from companion.games.registry import kind
from companion.store.games.kept_game import KeptGame
from companion.ui.shell.companion import Companion

PLAYERS = ("ann", "bob", "cy", "dana", "eve")
NAMES = ("Ann", "Bob", "Cy", "Dana", "Eve")


def dealt(
    home: Companion,
    game: str,
    computers: Mapping[str, str],
    people: int = 2,
    seed: int = 4,
    **table: Any,
) -> KeptGame:
    """A game that the app has dealt, on the shelf."""
    rules, players = kind(game), PLAYERS[:people]
    tree = {"players": list(players), "keep": "all", "chance": "app", **table}
    setup = rules.read_setup(tree, lambda: Random(seed), Checks(rules.sentences))
    who = dict(zip(players, NAMES, strict=False))
    name = ", ".join(NAMES[:people])
    return home.shelf.begin(setup, seed, name, {}, who, game=game, computer=computers)


def opened(home: Companion, session: KeptGame) -> Any:
    home.do(f"open {session.id}")
    return home.pages[-1]


def against(
    home: Companion, game: str, strength: str = "sound", people: int = 2, seed: int = 4
) -> Any:
    """Ann alone against the app; the page."""
    computers = dict.fromkeys(PLAYERS[1:people], strength)
    return opened(home, dealt(home, game, computers, people, seed))


def by_turns(home: Companion, game: str, people: int = 2, seed: int = 4, **table: Any) -> Any:
    return opened(home, dealt(home, game, {}, people, seed, **table))


def texts(view: object) -> list[str]:
    """Every string in a view, whatever it is made of."""
    if isinstance(view, str):
        return [view]
    if isinstance(view, Mapping):
        return [one for value in view.values() for one in texts(value)]
    if isinstance(view, Sequence):
        return [one for value in view for one in texts(value)]
    names = getattr(type(view), "__slots__", ())
    return [one for name in names for one in texts(getattr(view, name))]


def tapped(view: object) -> list[str]:
    """The acts of the buttons in a view that can be touched."""
    act = getattr(view, "act", None)
    found = [act] if isinstance(act, str) and getattr(view, "enabled", True) else []
    if isinstance(view, Sequence) and not isinstance(view, str):
        return [one for value in view for one in tapped(value)]
    names = getattr(type(view), "__slots__", ())
    return [*found, *(one for name in names for one in tapped(getattr(view, name)))]
