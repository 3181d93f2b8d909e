"""The announcement of the desk read aloud: as good as announced, from the first word on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from companion.text.voice import voice_trouble

if TYPE_CHECKING:
    from companion.games.island.game import Game
    from companion.hearing.voices.aloud import Mute
    from companion.ui.island.desk.saying.announcement import Telling
    from companion.ui.shell.house import House


class Announcing(Protocol):
    """A page with an announcement."""

    house: House
    session: Game
    reason: str

    @property
    def telling(self) -> Telling: ...

    @property
    def to_say(self) -> str:
        """The words that are read aloud."""

    def do(self, act: str) -> None: ...


class ReadAloud:
    def __init__(self, desk: Announcing) -> None:
        self.desk = desk
        self._tried: tuple[int, str] = (0, "")

    def touched(self) -> None:
        """Once more, and it is cut off."""
        aloud = self.desk.house.aloud
        if aloud.reading:
            aloud.hush()
        else:
            self._read()

    def read_what_is_new(self) -> None:
        """Once, whether it could be heard or not."""
        new = (len(self.desk.session.journal), self.desk.to_say)
        if new != self._tried and not self.desk.telling.heard:
            self._tried = new
            self._read()

    def _read(self) -> None:
        text = self.desk.to_say
        if text:
            self.desk.house.aloud.read(text, self._begun, self._failed)

    def _begun(self) -> None:
        """Called at the first word: what is done next cuts it off, and the card still has it."""
        if not self.desk.telling.heard:
            self.desk.do("announced")

    def _failed(self, mute: Mute) -> None:
        self.desk.reason = voice_trouble(mute, self.desk.house.settings.language)
