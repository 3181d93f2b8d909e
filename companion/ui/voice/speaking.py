"""Reading aloud: the announcement, and never anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.hearing.voices.aloud import Mute, Reported, Voice
    from companion.ui.voice.interface import VoiceHost


def _nothing(*_: object) -> None: ...


class VoiceOut:
    """`reading`: it is being read now. `mute`: why nothing can be."""

    def __init__(self, house: VoiceHost) -> None:
        self.house = house
        self.reading = False
        self.mute: Mute | None = None
        self._voice: Voice | None = None
        self._begun: Callable[[], None] = _nothing
        self._failed: Callable[[Mute], None] = _nothing

    def settle(self) -> None:
        """Load the voice, or give it back, as the settings want it."""
        if self.house.settings.voice_out == "off":
            self.close()
        elif self._voice is None:
            self._make()

    def _make(self) -> None:
        """Make a voice; nothing of one is imported before."""
        from companion.hearing.voices.aloud import Voiceless

        try:
            self._voice, self.mute = self.house.sounds.voice(self._reported()), None
        except Voiceless as voiceless:
            self.mute = voiceless.mute

    def close(self) -> None:
        self.hush()
        voice, self._voice, self.mute = self._voice, None, None
        if voice is not None:
            voice.close()

    def read(self, text: str, begun: Callable[[], None], failed: Callable[[Mute], None]) -> None:
        """Read in the language of the announcements. `begun`: called when it is first heard."""
        self.hush()
        self.settle()
        if self._voice is None:
            if self.mute is not None:
                failed(self.mute)
            return
        self.reading, self._begun, self._failed = True, begun, failed
        self._voice.say(text, self.house.settings.said_in)

    def hush(self) -> None:
        if self.reading and self._voice is not None:
            self._voice.hush()
        self.reading, self._begun, self._failed = False, _nothing, _nothing

    def button(self) -> Button | None:
        """Begins to read; the same touch, and whatever is done next, cuts it off."""
        if self.house.settings.voice_out == "off":
            return None
        return Button("aloud", "", icon="close" if self.reading else "speaker")

    # Called by the voice, in the thread that draws

    def _reported(self) -> Reported:
        from companion.hearing.voices.aloud import Reported

        return Reported(self._has_begun, self._ended, self._has_failed, self.house.post)

    def _has_begun(self) -> None:
        self._begun()
        self.house.changed()

    def _ended(self) -> None:
        self.hush()
        self.house.changed()

    def _has_failed(self, mute: Mute) -> None:
        failed = self._failed
        self.hush()
        failed(mute)
        self.house.changed()
