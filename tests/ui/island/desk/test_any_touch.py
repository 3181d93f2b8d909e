"""Any touches in any order: nothing breaks, and the journal tells the same game again."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from companion.engine.journal import Did
from companion.engine.session import Session
from companion.games.island.board.hexes import HEXES
from companion.games.island.game import play
from companion.games.island.terms import PARTS
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from companion.ui.kit.parts import Button
from tests.games.island.random_tables import random_setup
from tests.ui.at_table import house

# What opens another place has tests of its own.
ELSEWHERE = (
    "journal", "menu", "rules", "why", "cover", "correct", "show", "again", "to-shelf", "hold",
)  # fmt: skip


def buttons(view: Any) -> Iterator[Button]:
    """Every button of a view, wherever it hangs."""
    if isinstance(view, Button):
        yield view
    elif isinstance(view, tuple):
        for one in view:
            yield from buttons(one)
    elif hasattr(view, "__slots__"):
        for name in view.__slots__:
            yield from buttons(getattr(view, name))


def touches(view: DeskView) -> list[str]:
    """All that a finger can do, grey buttons and quiet spaces too; lit ones more often."""
    acts = [one.act for one in buttons(view) if one.act.split()[0] not in ELSEWHERE]
    acts += [captive.act for captive in view.captives]
    lit = [f"tap {place}" for place in sorted(view.island.lit)]
    return [*acts, *lit * 2, *(f"tap {place}" for place in (*HEXES[::9], *PARTS[::3]))]


@pytest.mark.parametrize("seed", range(30))
def test_any_touch_leaves_a_game_that_replays(seed: int) -> None:
    dice = Random(seed)
    language = dice.choice(("en", "ru"))
    home = house(language=language, said_in="en", put_back=dice.choice(("ask", "do")))
    game = play(random_setup(dice), seed)
    desk = Desk(home, cast(Any, game))
    for _ in range(150):
        view = desk.view()
        act = dice.choice(touches(view))
        if act == "undo" and dice.random() < 0.8:
            continue
        desk.do(act)
        assert not any(f" {at}" in view.card.text for at in HEXES)
    desk.view()
    again = Session(game.game, game.start, game.seed)
    again.replay(game.journal)
    assert again.state == game.state
    resumed = Desk(home, cast(Any, again))
    resumed.chosen = desk.chosen
    resumed.reason, resumed.choices = desk.reason, desk.choices
    resumed.refused = desk.refused
    if isinstance(game.journal[-1], Did) and game.journal[-1].words.startswith("where"):
        resumed.beside = desk.beside  # an answer may be shown once more than it was read
    if game.steps:
        assert resumed.view() == desk.view()
    assert len([item for item in desk.chronicle if not item.struck]) == len(game.steps)
