"""Other apps and files of a machine, with nobody behind them: what was handed over, and answers."""

from __future__ import annotations

from companion.ui.shell.machine import Failed, Taken


class PretendOutside:
    """`takers`: there is an app that takes what is handed over. `lists`: files can be chosen."""

    reaches = True

    def __init__(self, *, takers: bool = True, lists: bool = True) -> None:
        self.takers, self.lists = takers, lists
        self.shown: list[str] = []
        self.files: list[tuple[str, bytes]] = []
        self.texts: list[str] = []
        self.copied = ""
        self._asked: tuple[Taken, Failed] | None = None

    def hand_over(self, name: str, raw: bytes) -> bool:
        if self.takers:
            self.files.append((name, raw))
        return self.takers

    def hand_over_text(self, text: str) -> bool:
        if self.takers:
            self.texts.append(text)
        return self.takers

    def show(self, path: str, failed: Failed) -> None:
        self.shown.append(path)
        self._failed = failed

    def copy(self, text: str) -> None:
        self.copied = text

    def pasted(self) -> str:
        return self.copied

    def ask_for_file(self, taken: Taken, failed: Failed) -> bool:
        if self.lists:
            self._asked = (taken, failed)
        return self.lists

    def choose(self, name: str, raw: bytes) -> None:
        assert self._asked is not None
        self._asked[0](name, raw)

    def fail(self) -> None:
        assert self._asked is not None
        self._asked[1]()

    def cannot_show(self) -> None:
        """Called later, as the program that was to open it ends."""
        self._failed()


class PretendDesktop(PretendOutside):
    """A machine with folders in place of lists and sheets, and with programs that open files."""

    reaches = False

    def __init__(self) -> None:
        super().__init__(takers=False, lists=False)
