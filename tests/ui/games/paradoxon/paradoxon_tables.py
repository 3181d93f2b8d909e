"""Tables of PARADOXON on a shelf, for the tests of its pages."""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from companion.engine.checks import Checks
from companion.games.registry import kind
from companion.ui.games.paradoxon.board import ParadoxonBoard
from companion.ui.shell.companion import Companion

# Against Echo: keys-wallet at his left, gun-mask at his right, phone-tickets is the paradox.
LYING: Final[dict[str, Any]] = {
    "keep": "echo",
    "echo": ["keys-wallet", "gun-mask"],
    "paradox": "phone-tickets",
}
PEOPLE: Final = {"ann": "Ann", "bob": "Bob"}


def opened(home: Companion, *said: str, alone: bool = False, **table: Any) -> ParadoxonBoard:
    """The page of a game after all that; `WHO WORDS` each."""
    players = ["ann"] if alone or table.get("keep") == "echo" else ["ann", "bob"]
    rules = kind("paradoxon")
    tree = {"players": players, "keep": "score", "first": "ann", **table}
    checks = Checks(rules.sentences)
    setup = rules.read_setup(tree, lambda: Random(1), checks)
    assert checks.faults == []
    people = {who: PEOPLE[who] for who in players}
    session = home.shelf.begin(setup, 1, "Friday", {}, people, game="paradoxon")
    for line in said:
        who, words = line.split(maxsplit=1)
        session.submit(rules.understand(session.state, who, words))
    home.do(f"open {session.id}")
    return cast(ParadoxonBoard, home.pages[-1])
