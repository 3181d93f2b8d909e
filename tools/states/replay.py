"""The replay of a whole game, and what is shown to the table when it is over."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final, cast

from companion.engine.frozen import revised
from companion.ui.island.could_know.page import CouldKnow
from companion.ui.island.desk.controller import Desk
from tests.ui.driver import Driver
from tests.ui.pretend_machine import PretendOutside
from tests.ui.tables import kept_table, open_table

GAME: Final = "tests/golden/game-05.yaml"
THREE: Final = "tests/golden/game-03.yaml"


def _replayed(ui: Driver, *acts: str) -> None:
    open_table(ui, GAME)
    for act in acts:
        ui.companion.do(act)
    ui.pump(2)


def replay(ui: Driver) -> None:
    """A game that is over, in its middle."""
    _replayed(ui, "replay 60")


def replay_short(ui: Driver) -> None:
    """As the second look has it: three captives, three rounds, near the end."""
    open_table(ui, THREE)
    ui.companion.do("replay 25")
    ui.pump(2)


def replay_people(ui: Driver) -> None:
    """With the names of those who play, one of them as long as a name may be."""
    session = kept_table(ui, THREE)
    session.header = revised(
        session.header, {"people": {"phil": "Anna", "achilles": "Maximiliana Schmidt"}}
    )
    ui.companion.home(Desk(ui.companion, session))
    ui.companion.do("replay 18")
    ui.pump(2)


def replay_start(ui: Driver) -> None:
    _replayed(ui, "replay 0")


def over_held(ui: Driver) -> None:
    """A space was held after the end of the game, before that was announced."""
    _replayed(ui, "hold C4")


def replay_hidden(ui: Driver) -> None:
    """One of the ways is hidden."""
    _replayed(ui, "replay 40", "route achilles")


def replay_story(ui: Driver) -> None:
    """The spaces that nobody ever came to."""
    _replayed(ui, "replay 40", "story 3")


def replay_stories(ui: Driver) -> None:
    """The stories in place of the step, on the sizes with little room."""
    _replayed(ui, "replay 60", "stories")


def replay_running(ui: Driver) -> None:
    _replayed(ui, "replay 60", "speed two", "play")


def replay_lent(ui: Driver) -> None:
    """Turned to the table at the end."""
    _replayed(ui, "reveal", "watch")


def replay_on(ui: Driver) -> None:
    """The game is on: dark, for the OP alone."""
    open_table(ui)
    ui.companion.do("replay 12")
    ui.pump(2)


def replay_given_up(ui: Driver) -> None:
    """The game is on, and the OP is asked once more."""
    replay_on(ui)
    ui.companion.do("reveal")
    ui.pump(2)


def _could_know(ui: Driver, file: str, at: int, *acts: str) -> None:
    open_table(ui, file)
    for act in (f"replay {at}", "could-know"):
        ui.companion.do(act)
    thought_out(ui)
    for act in acts:
        ui.companion.do(act)
    ui.pump(2)


def thought_out(ui: Driver) -> None:
    """Until all that could be known is worked out."""
    page = ui.companion.pages[-1]
    assert isinstance(page, CouldKnow)
    while page.thinking:
        if page.watch.thread is not None:
            page.watch.thread.join()
        ui.companion.do("tick")


def could_know(ui: Driver) -> None:
    """As the look at the real table has it: the fog of one captive in the middle of a game."""
    _could_know(ui, THREE, 25, "eyes schrodie")


def could_know_story(ui: Driver) -> None:
    """A space that was known before it was come to; its two moments are ringed."""
    _could_know(ui, GAME, 60, "story 0")


def could_know_truth(ui: Driver) -> None:
    """The truth, and a space of which it is told who was certain of it."""
    _could_know(ui, GAME, 90, "tap C2")


def could_know_long(ui: Driver) -> None:
    """Three captives and many rounds."""
    _could_know(ui, "tests/golden/game-06.yaml", 80, "eyes theseus")


def could_know_waiting(ui: Driver) -> None:
    """The first steps are worked out, the rest is not yet."""
    _could_know(ui, GAME, 60, "eyes achilles")
    page = ui.companion.pages[-1]
    assert isinstance(page, CouldKnow)
    whole = page.watch.seen
    half = {who: found[:50] for who, found in whole.items()}
    page.watch = cast(Any, SimpleNamespace(seen=half, whole=False, think=lambda: True))
    ui.companion.do("tick")
    ui.pump(2)


def could_know_on(ui: Driver) -> None:
    """The game is on: dark, for the OP alone."""
    open_table(ui, "tests/golden/game-08.yaml", 60)
    for act in ("replay 12", "could-know"):
        ui.companion.do(act)
    thought_out(ui)
    for act in ("eyes theseus", "round-on"):
        ui.companion.do(act)
    ui.pump(2)


def share(ui: Driver) -> None:
    """The game is on; a picture was asked for."""
    open_table(ui)
    for act in ("menu", "share", "picture"):
        ui.companion.do(act)
    ui.pump(2)


def share_over(ui: Driver) -> None:
    """The pictures of its steps have been drawn."""
    _replayed(ui, "replay 0", "share", "pictures", "tick", "stop")


def share_said(ui: Driver) -> None:
    """A text before it leaves the app, which is long."""
    _replayed(ui, "replay 0", "share", "said")


def share_script(ui: Driver) -> None:
    """A table script of a game that is on; somebody touched what is grey."""
    open_table(ui)
    for act in ("menu", "share", "script", "open-file"):
        ui.companion.do(act)
    ui.pump(2)


def share_paper(ui: Driver) -> None:
    open_table(ui)
    for act in ("menu", "share", "paper"):
        ui.companion.do(act)
    ui.pump(2)


def share_picture(ui: Driver) -> None:
    """The picture of the end has been saved."""
    _replayed(ui, "replay 0", "share", "picture", "save")


def share_sent(ui: Driver) -> None:
    """As it is on a tablet, where no app takes it."""
    ui.companion.outside = PretendOutside(takers=False)
    share_said(ui)


def every_step(ui: Driver) -> None:
    _replayed(ui, "replay 0", "share", "pictures", "tick", "tick")


REPLAYS: Final[dict[str, Callable[[Driver], None]]] = {
    drive.__name__.replace("_", "-"): drive
    for drive in (
        replay, replay_short, replay_people, replay_start, replay_hidden, replay_story,
        replay_stories, replay_running, replay_lent, over_held, replay_on, replay_given_up,
        could_know, could_know_story, could_know_truth, could_know_long, could_know_waiting,
        could_know_on, share, share_over, share_said, share_script, share_paper, share_picture,
        share_sent, every_step,
    )
}  # fmt: skip
