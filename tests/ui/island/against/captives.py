"""A game against the computer's captives, for tests: begun, and its words waited for."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.island.commands import Command
from companion.games.island.computer import Computer
from companion.ui.island.against.desk import AgainstDesk
from companion.ui.shell.companion import Companion
from tests.ui.played import begun

TWO = ("theseus", "phil")


def against(
    home: Companion, figures: Sequence[str] = TWO, kind: str = "explorer", seed: int = 7
) -> AgainstDesk:
    """Opened from the shelf, as a game that was kept."""
    kept = begun(home, figures, len(figures) + 1, seed, computer=dict.fromkeys(figures, kind))
    home.do(f"open {kept.id}")
    return open_desk(home)


def open_desk(home: Companion) -> AgainstDesk:
    desk = home.pages[-1]
    assert isinstance(desk, AgainstDesk)
    return desk


def thought(desk: AgainstDesk) -> Command:
    """The word of the captive who is asked, once it is chosen."""
    while desk.working:
        desk.work()
        assert desk.thinking.thread is not None
        desk.thinking.thread.join()
    assert desk.word is not None
    return desk.word


def go_on(desk: AgainstDesk) -> Command:
    word = thought(desk)
    desk.do("go-on")
    return word


def op_says(desk: AgainstDesk, op: Computer) -> None:
    """The person at the desk, here a gentle OP."""
    command = op.command()
    assert command is not None
    desk.take(command)


def gentle_op(desk: AgainstDesk) -> Computer:
    return Computer(desk.session, "gentle", captives={})
