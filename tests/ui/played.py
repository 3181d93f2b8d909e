"""Games for the tests of pages: begun on a shelf of their own, and played on by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from companion.engine.checks import Checks
from companion.engine.frozen import revised
from companion.engine.kind import TABLE
from companion.engine.session import Session
from companion.games.island.box.file import read_box
from companion.games.island.legal import legal
from companion.games.island.terms import FRUITS
from companion.games.registry import kind
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptGame
from companion.ui.island.wizard.draft import new_draft
from companion.ui.shell.companion import Companion

NOW = 1_790_000_000
SEATED = ("ann", "bob", "cy", "dana", "eve")


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
    *,
    computer: Mapping[str, str] | None = None,
) -> KeptGame:
    draft = revised(new_draft(seed).sit(players), {"figures": tuple(figures)})
    free = (fruit for fruit in FRUITS if fruit != draft.laid.bush_fruit)
    for who in draft.order:
        draft = draft.name_start(who, next(free)).name_palm(who, 1)
    box = shipped_box()
    setup = draft.set_up(read_box(box), real=False)
    return home.shelf.begin(setup, seed, name, box, people, computer=computer)


def begun_small(
    home: Companion,
    game: str = "antinomy",
    said: Sequence[str] = (),
    names: Sequence[str] = ("Ann", "Bob"),
    **table: object,
) -> KeptGame:
    """A small game, after what was said; it keeps the score, unless told.

    What somebody else than the table said is `WHO: WORDS`.
    """
    rules = kind(game)
    players = SEATED[: len(names)]
    tree = {"players": list(players), **(table or {"keep": "score", "codex": "blue"})}
    setup = rules.read_setup(tree, lambda: Random(1), Checks(rules.sentences))
    people = dict(zip(players, names, strict=True))
    session = home.shelf.begin(setup, 1, ", ".join(names), {}, people, game=game)
    for line in said:
        who, _, words = line.rpartition(": ")
        session.submit(rules.understand(session.state, who or TABLE, words))
    return session


def play_on(session: Session, commands: int, seed: int = 1) -> None:
    """Legal commands by chance, each announced."""
    dice = Random(seed)
    for _ in range(commands):
        known = legal(session.state)
        if not known:
            return
        session.submit(dice.choice(known))
        session.announced()
