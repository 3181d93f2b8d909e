"""The world beyond the app: other apps of the machine, and files that are not ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

# Called once, and later: with the name of the file that was chosen, and what is in it.
Taken = Callable[[str, bytes], None]
# Called in its place: it cannot be read.
Failed = Callable[[], None]
# The moments that a hand feels, and no others: a command was taken, or refused; a captive perished.
Felt = Literal["commit", "refusal", "death"]


class Outside(Protocol):
    """`reaches`: the system lets its owner choose files and apps, which it may or may not do.

    A desktop has a folder in place of all this (`store/exchange.py`).
    """

    reaches: bool

    def hand_over(self, name: str, raw: bytes) -> bool:
        """Hand a file to the app that the owner picks. False: there is none that would take it."""

    def hand_over_text(self, text: str) -> bool: ...

    def show(self, path: str, failed: Failed) -> None:
        """Open a file or a folder by the program that its owner has for it; `failed`: none does.

        Asked where the system does not reach; nobody waits for it.
        """

    def copy(self, text: str) -> None:
        """Copy a text, for any app that it is pasted into."""

    def pasted(self) -> str:
        """The text that was copied last, in any app; nothing where it was none."""

    def ask_for_file(self, taken: Taken, failed: Failed) -> bool:
        """Ask the owner, by the system's own list. False: there is none."""


class Nowhere:
    """A machine with nothing beyond the app."""

    reaches = False

    def hand_over(self, name: str, raw: bytes) -> bool:  # noqa: ARG002
        return False

    def hand_over_text(self, text: str) -> bool:  # noqa: ARG002
        return False

    def show(self, path: str, failed: Failed) -> None:  # noqa: ARG002
        failed()

    def copy(self, text: str) -> None:
        """Nobody is there to paste it."""

    def pasted(self) -> str:
        return ""

    def ask_for_file(self, taken: Taken, failed: Failed) -> bool:  # noqa: ARG002
        return False
