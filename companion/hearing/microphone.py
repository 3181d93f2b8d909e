"""The microphone of a desktop, by PortAudio."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from typing import Any, Final

from companion.hearing.engine import RATE
from companion.hearing.sources import BLOCK
from companion.speech.transcript import Unavailable

_PATIENCE: Final = 0.2  # seconds for a block


class Microphone:
    def __init__(self, device: str | None = None) -> None:
        self._device = device
        self._blocks: SimpleQueue[bytes] = SimpleQueue()
        self._stream: Any = None

    def begin(self) -> None:
        try:
            import sounddevice
        except (ImportError, OSError):  # OSError: its package is there, PortAudio is not
            raise Unavailable("no-engine") from None
        self._blocks = SimpleQueue()
        try:
            self._stream = sounddevice.RawInputStream(
                samplerate=RATE, channels=1, dtype="int16", blocksize=BLOCK // 2,
                device=self._device, callback=self._keep,
            )  # fmt: skip
            self._stream.start()
        except (sounddevice.PortAudioError, ValueError):  # ValueError: no such device
            self.end()
            raise Unavailable("no-microphone") from None

    def _keep(self, block: Any, _frames: int, _time: object, _status: object) -> None:
        """Keep what came; called in a thread of PortAudio's."""
        self._blocks.put(bytes(block))

    def read(self) -> bytes | None:
        try:
            return self._blocks.get(timeout=_PATIENCE if self._stream else 0)
        except Empty:
            return b"" if self._stream else None

    def end(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None:
            stream.close()
