"""Games for the tests of pages: begun on a shelf of their own, and played on by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from companion.engine.frozen import revised
from companion.engine.session import Session
from companion.games.island.box.file import read_box
from companion.games.island.legal import legal
from companion.games.island.terms import FRUITS
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptSession
from companion.ui.island.wizard.draft import new_draft
from companion.ui.shell.companion import Companion

NOW = 1_790_000_000


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = float(NOW)

    def __call__(self) -> float:
        return self.time


def begun(
    home: Companion,
    figures: Sequence[str] = ("theseus", "phil", "hempel"),
    players: int = 4,
    seed: int = 7,
    name: str = "Friday",
    people: Mapping[str, str] | None = None,
) -> KeptSession:
    draft = revised(new_draft(seed).sit(players), {"figures": tuple(figures)})
    free = (fruit for fruit in FRUITS if fruit != draft.laid.bush_fruit)
    for who in draft.order:
        draft = draft.name_start(who, next(free)).name_palm(who, 1)
    box = shipped_box()
    setup = draft.set_up(read_box(box), real=False)
    return home.shelf.begin(setup, seed, name, box, people)


def play_on(session: Session, commands: int, seed: int = 1) -> None:
    """Legal commands by chance, each announced."""
    dice = Random(seed)
    for _ in range(commands):
        known = legal(session.state)
        if not known:
            return
        session.submit(dice.choice(known))
        session.announced()
