"""A long game is played again in a thread of its own: how far it is, and a way to leave it."""

from __future__ import annotations

from threading import Lock, Thread
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.kit.parts import Button
from companion.ui.shelf.views import OpeningView
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.engine.languages import InBoth
    from companion.store.games.kept_game import KeptGame
    from companion.ui.shell.house import House

BREATH: Final = 0.1  # seconds between two looks

Made = TypeVar("Made")


class _Left(Exception):
    """Raised in the thread: nobody waits for the game any more."""


class Opening(BasePage, Generic[Made]):
    """`make`: what shows the game, made in the thread too, for a replay takes as long again.

    `done` and `failed` are called in the thread that draws, once this page is gone. The game is
    nobody's until then: one that was left is closed, and its file is as it was. What comes next
    is the OP's, and may come while nobody looks: so this is covered as the game is.
    """

    def __init__(
        self,
        house: House,
        which: str,
        make: Callable[[KeptGame], Made],
        done: Callable[[KeptGame, list[InBoth], Made], None],
        failed: Callable[[GameTrouble], None],
    ) -> None:
        super().__init__(house)
        self._which, self._make = which, make
        self._done, self._failed = done, failed
        self._lines = (0, 0)
        self._lock = Lock()
        self._left = False
        self._opened: tuple[KeptGame, list[InBoth], Made] | None = None
        self._fault: Exception | None = None
        self.thread = Thread(target=self._open, name="opening", daemon=True)
        self.thread.start()

    # In the thread

    def _open(self) -> None:
        try:
            session, troubles = self.house.shelf.open_apart(self._which, self._watch)
        except _Left:
            return
        except Exception as fault:  # noqa: BLE001 (raised again in the thread that draws)
            self._fault = fault
            return
        try:
            opened = (session, troubles, self._make(session))
        except Exception as fault:  # noqa: BLE001 (as above)
            session.close()
            self._fault = fault
            return
        with self._lock:
            self._opened = opened
            if self._left:
                session.close()

    def _watch(self, done: int, of: int) -> None:
        self._lines = (done, of)
        if self._left:
            raise _Left

    # In the thread that draws

    def do(self, act: str) -> None:
        match act:
            case "tick" if not self.thread.is_alive():
                self._arrive()
            case "stop":
                self.house.back()
            case _:
                super().do(act)

    def _arrive(self) -> None:
        opened, self._opened = self._opened, None
        self.house.back()
        if opened is not None:
            self.house.shelf.take_up(opened[0])
            self._done(*opened)
        elif isinstance(self._fault, GameTrouble):
            self._failed(self._fault)
        elif self._fault is not None:
            raise self._fault

    def left_behind(self) -> None:
        with self._lock:
            self._left = True
            if self._opened is not None:
                self._opened[0].close()

    def view(self) -> OpeningView:
        sheet = words(SHELF, self.language)
        done, of = self._lines
        return OpeningView(
            name="opening",
            title=sheet["opening"],
            text=sheet["it-is-long"],
            lines=sheet["lines"].format(n=done, of=of) if of else sheet["reading"],
            share=done / of if of else 0.0,
            leave=Button("stop", sheet["leave-it"], icon="close"),
            tick=BREATH,
        )
