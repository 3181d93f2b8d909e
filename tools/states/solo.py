"""States of a game against the computer's captives: its way in, and moments at the desk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final
from unittest.mock import patch

from companion.engine.frozen import revised
from companion.games.island.commands import Answer, End, Move
from companion.games.island.terms import OP
from companion.ui.island.against import set_up
from companion.ui.island.against.desk import AgainstDesk
from tests.ui.driver import Driver

Drive = Callable[[Driver], None]
_SEED: Final = 7
_MOST: Final = 400  # words until a moment is given up


def ways(ui: Driver) -> None:
    ui.tap("choose-game")
    ui.tap("ways")


def ways_against(ui: Driver) -> None:
    ways(ui)
    ui.tap("way against")


def against_set_up(ui: Driver) -> None:
    ways_against(ui)
    ui.tap("against")


def against_too_few(ui: Driver) -> None:
    against_set_up(ui)
    for who in ("theseus", "phil"):
        ui.reach(f"character {who}")
    ui.tap("begin")


def begun(ui: Driver) -> AgainstDesk:
    """The desk before the first word."""
    ui.companion.do("against")
    ui.companion.changed()
    ui.pump(2)
    with patch.object(set_up, "any_seed", lambda: _SEED):
        ui.tap("begin")
    return chosen(ui)


def chosen(ui: Driver) -> AgainstDesk:
    """The same, once the next word is there."""
    desk = ui.companion.pages[-1]
    assert isinstance(desk, AgainstDesk)
    ui.wait(lambda: not desk.working, 20)
    ui.pump(2)
    return desk


def played_until(ui: Driver, wanted: Callable[[AgainstDesk], bool]) -> AgainstDesk:
    """Captives as they choose; the OP says what comes first."""
    desk = begun(ui)
    for _ in range(_MOST):
        if wanted(desk):
            break
        step(desk)
    ui.companion.changed()
    ui.pump(3)
    return desk


def step(desk: AgainstDesk) -> None:
    """One word, of whoever is asked; of captives at once."""
    from companion.games.island.legal import legal

    if desk.speaks is None:
        may = legal(desk.state)
        desk.take(next((one for one in may if isinstance(one, End)), may[0]))
        return
    think(desk)
    desk.do("go-on")


def think(desk: AgainstDesk) -> None:
    """Until the next word is chosen."""
    while desk.working:
        desk.work()
        assert desk.thinking.thread is not None
        desk.thinking.thread.join()


def asked(what: str, desk: AgainstDesk) -> bool:
    question = desk.state.question
    return question is not None and question.what == what and desk.speaks is not None


def first(ui: Driver) -> None:
    begun(ui)


def moves(ui: Driver) -> None:
    """A captive of the second round names a move."""
    played_until(ui, lambda desk: desk.state.round == 2 and _says(desk, Move))


def _says(desk: AgainstDesk, kind: Any) -> bool:
    think(desk)
    return isinstance(desk.word, kind)


def names(what: str, ui: Driver) -> None:
    played_until(ui, lambda desk: asked(what, desk) and _says(desk, Answer))


def paused(ui: Driver) -> None:
    moves(ui)
    ui.tap("pause")


def to_say(ui: Driver) -> None:
    """The OP wants to announce."""
    ui.companion.change_settings(revised(ui.companion.settings, {"announcing": "ask"}))
    names("activate", ui)


def op_turn(ui: Driver) -> None:
    played_until(ui, lambda desk: desk.state.turn == OP and desk.state.op_actions == 3)


SOLO: Final[dict[str, Drive]] = {
    "ways": ways,
    "ways-against": ways_against,
    "against-set-up": against_set_up,
    "against-too-few": against_too_few,
    "against-first": first,
    "against-moves": moves,
    "against-oracle": partial(names, "oracle"),
    "against-answers": partial(names, "activate"),
    "against-paused": paused,
    "against-to-say": to_say,
    "against-op": op_turn,
}
