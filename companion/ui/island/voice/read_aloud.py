"""The announcement of the desk read aloud: as good as announced, from the first word on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.text.voice import voice_trouble
from companion.ui.presenter.desk_view import to_say

if TYPE_CHECKING:
    from companion.hearing.voices.aloud import Mute
    from companion.ui.presenter.desk import Desk


class Reading:
    def __init__(self, desk: Desk) -> None:
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
        new = (len(self.desk.session.journal), to_say(self.desk))
        if new != self._tried and not self.desk.telling.heard:
            self._tried = new
            self._read()

    def _read(self) -> None:
        text = to_say(self.desk)
        if text:
            self.desk.house.aloud.read(text, self._begun, self._failed)

    def _begun(self) -> None:
        """Whatever is done next cuts it off: it is still what stands on the card."""
        if not self.desk.telling.heard:
            self.desk.do("announced")

    def _failed(self, mute: Mute) -> None:
        self.desk.reason = voice_trouble(mute, self.desk.house.settings.language)
