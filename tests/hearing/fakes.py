"""An engine that hears what is written in the sound itself."""

from collections.abc import Callable
from threading import Event

from companion.hearing.speech_input import Reports
from companion.speech.expected import Grammar
from companion.speech.transcript import Phase, Transcript, Trouble, Unavailable


def spoken(text: str) -> bytes:
    return text.encode("utf-16-le")


class WrittenEngine:
    """`waits`: it does not come back from there before the event."""

    def __init__(self, trouble: Trouble | None = None, waits: Event | None = None) -> None:
        self.calls: list[str] = []
        self.grammars: list[Grammar] = []
        self.trouble = trouble
        self.waits = waits
        self.fed = b""

    def load(self) -> None:
        self.calls.append("load")
        if self.trouble is not None:
            raise Unavailable(self.trouble)

    def expect(self, grammar: Grammar) -> None:
        self.load()
        self.calls.append("expect")
        self.grammars.append(grammar)
        self.fed = b""
        if self.waits is not None:
            self.waits.wait(5)

    def feed(self, sound: bytes) -> str:
        self.fed += sound
        return self.fed.decode("utf-16-le").strip("\0")

    def end(self) -> Transcript:
        self.calls.append("end")
        text = self.fed.decode("utf-16-le").strip("\0")
        return Transcript((text,) if text else ())

    def close(self) -> None:
        self.calls.append("close")


class Notes:
    """Everything that was told, in order."""

    def __init__(self, post: Callable[[Callable[[], None]], None] | None = None) -> None:
        self.told: list[object] = []
        self.levels: list[float] = []

        def state(phase: Phase) -> None:
            self.told.append(phase)

        self.to = Reports(
            final=self.told.append,
            error=self.told.append,
            state=state,
            partial=lambda text: self.told.append(("partial", text)),
            level=self.levels.append,
            post=post or (lambda call: call()),
        )

    @property
    def plain(self) -> list[object]:
        """Without what is heard so far."""
        return [one for one in self.told if not isinstance(one, tuple)]
