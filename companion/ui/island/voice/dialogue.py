"""The desk's half of the microphone: what was said is shown in words, and waits for a yes.

A touch on what was understood takes it, and so does a spoken yes. By itself goes only what nothing
is lost by, after a short count, and only if the OP wants it so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol, assert_never

from companion.engine.frozen import revised
from companion.games.island.commands import Move
from companion.speech.speaker import as_typed
from companion.text.voice import voice_trouble
from companion.ui.island.desk.model import VoiceState

if TYPE_CHECKING:
    from companion.engine.refused import Refused
    from companion.games.island.commands import Command
    from companion.games.island.game import Game
    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.speech.expected import Grammar
    from companion.speech.proposals import Meant, Missed
    from companion.speech.transcript import Transcript, Trouble
    from companion.text.languages import Language
    from companion.ui.island.desk.model import Chosen
    from companion.ui.shell.house import House

COUNT: Final = 3  # seconds


class Listening(Protocol):
    """The desk as the dialogue sees it."""

    house: House
    session: Game
    chosen: Chosen
    reason: str

    @property
    def state(self) -> State: ...

    def speaker_now(self) -> Who: ...

    def typed(self, text: str) -> None: ...

    def do(self, act: str) -> None: ...

    def take(self, *commands: Command) -> None: ...

    def do_meant(self, word: str) -> None:
        """A word that is no command."""

    def say_refused(self, refused: Refused) -> None: ...


class Talk:
    """`proposal`: what was understood; `choices`: what could be meant. One of them, or neither.

    `left`: seconds until the proposal is taken by itself; 0: it waits for a yes.
    """

    def __init__(self, desk: Listening) -> None:
        self.desk = desk
        self.proposal: Meant | None = None
        self.choices: tuple[Meant, ...] = ()
        self.left = 0

    @property
    def said_in(self) -> Language:
        return self.desk.house.settings.said_in

    @property
    def spoken(self) -> VoiceState:
        ears = self.desk.house.ears
        return VoiceState(
            phase=ears.phase,
            open=ears.open,
            partial=ears.partial,
            trouble=ears.trouble,
            proposal=self.proposal,
            choices=self.choices,
            left=self.left,
        )

    # What is touched

    def do(self, act: str) -> None:
        """One of `voice_in.TALKED`."""
        ears = self.desk.house.ears
        match act.split():
            case ["listen"]:
                self.left = 0
                self.desk.typed("")
                ears.listen(self, self._expected)
            case ["listen-on"]:
                ears.until_silence()
            case ["listen-off"]:
                ears.stop()
            case ["listen-drop"]:
                ears.cancel()
            case ["take"] if self.proposal is not None:
                self._take(self.proposal)
            case ["meant", number] if 0 < int(number) <= len(self.choices):
                self._take(self.choices[int(number) - 1])
            case ["tick"] if self.left:
                self._count()
            case ["drop"]:
                self.drop()
                self._toggle(over=False, safe=False)
            case _:
                pass  # what was understood has been taken or dropped

    def _count(self) -> None:
        self.left -= 1
        if not self.left and self.proposal is not None:
            self._take(self.proposal)

    def _take(self, meant: Meant) -> None:
        self.drop()
        if meant.commands:
            self.desk.take(*meant.commands)
        else:
            self.desk.do_meant(meant.word)

    def drop(self) -> None:
        self.proposal, self.choices, self.left = None, (), 0

    # What was said

    def _expected(self) -> Grammar:
        """At a proposal a yes, a no, or something else instead; at choices a number."""
        from companion.speech.expected import Grammar, choosing, confirming, grammar

        if self.choices:
            return choosing(len(self.choices), self.said_in)
        now = grammar(self.desk.state, self.desk.speaker_now(), self.said_in)
        if self.proposal is None:
            return now
        return Grammar(self.said_in, (*confirming(self.said_in).patterns, *now.patterns))

    def heard(self, transcript: Transcript) -> None:
        from companion.speech.replies import chosen, confirmed

        if self.choices:
            number = chosen(transcript, len(self.choices), self.said_in)
            if number is not None:
                self._picked(number)
                return
        elif self.proposal is not None:
            answer = confirmed(transcript, self.said_in)
            if answer is not None:
                self.desk.do("take" if answer else "drop")
                return
        self._propose(transcript)

    def _picked(self, number: int) -> None:
        """A number may have been misheard: what it stands for waits for a yes as well."""
        choices = self.choices
        self.drop()
        if number:
            self._stand(choices[number - 1])

    def _propose(self, transcript: Transcript) -> None:
        from companion.speech.proposals import Missed, Offered, Proposed, proposed

        desk, who = self.desk, self.desk.speaker_now()
        texts = tuple(
            as_typed(desk.state, who, text, desk.chosen.piece) for text in transcript.texts
        )
        came = proposed(desk.session, who, replace(transcript, texts=texts))
        self.drop()
        match came:
            case Proposed(meant):
                self._stand(meant)
                by_itself = meant.alone and desk.house.settings.by_itself
                self.left = COUNT if by_itself else 0
            case Offered(choices):
                self.choices = choices
            case Missed():
                self._say_why(came)
            case _:
                assert_never(came)

    def _stand(self, meant: Meant) -> None:
        """The pad stands as it would be touched: its lit direction does the same, and a slip of

        "over" or "safely" is mended by one touch.
        """
        self.proposal = meant
        match meant.commands:
            case (Move() as move, *_):
                self._toggle(move.over, move.safe)
            case _:
                self._toggle(over=False, safe=False)

    def _toggle(self, over: bool, safe: bool) -> None:
        self.desk.chosen = revised(self.desk.chosen, {"over": over, "safe": safe})

    def _say_why(self, missed: Missed) -> None:
        if missed.refused is not None:
            self.desk.say_refused(missed.refused)
        else:
            self._say(missed.reason)

    def missed(self, trouble: Trouble) -> None:
        self._say(trouble)

    def _say(self, trouble: str) -> None:
        self.desk.reason = voice_trouble(trouble, self.desk.house.settings.language)
