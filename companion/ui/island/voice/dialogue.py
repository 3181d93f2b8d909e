"""The card: what was said is shown in words, row by row, and waits for a yes.

A touch takes it, and so does a yes. What is left of several commands waits, and is dropped by a
touch or a no alone. By itself goes only what nothing is lost by, after a short count, and only if
the OP wants it so. One typed command needs no card: its line says what it means.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol, assert_never

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.commands import Move
from companion.speech.speaker import as_typed
from companion.text.voice import voice_trouble
from companion.ui.island.desk.model import VoiceState
from companion.ui.island.desk.waiting import Waiting

if TYPE_CHECKING:
    from companion.games.island.commands import Command
    from companion.games.island.game import Game
    from companion.games.island.state import State
    from companion.games.island.terms import Who
    from companion.speech.expected import Grammar
    from companion.speech.proposals import Meant, Missed
    from companion.speech.queue import Queue
    from companion.speech.standing import CorrectedQueue
    from companion.speech.transcript import Transcript, Trouble
    from companion.text.languages import Language
    from companion.ui.island.desk.model import Chosen, HeardPhrase
    from companion.ui.shell.house import House

COUNT: Final = 3  # seconds
MOST: Final = 3  # corrections that are offered to choose from


def _is_several(meant: Meant) -> bool:
    """Several things said in one breath: no touch of something else drops them."""
    return meant.queue is not None and len(meant.queue.said) > 1


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
    """`proposal`: what was understood; `choices`: what could be meant, or what a correction of the

    proposal could mean. `left`: seconds until the proposal is taken by itself; 0: it waits for a
    yes. `waiting`: what is left of the last queue.
    """

    def __init__(self, desk: Listening) -> None:
        self.desk = desk
        self.proposal: Meant | None = None
        self.choices: tuple[Meant, ...] = ()
        self.left = 0
        self.waiting = Waiting(desk.session)
        self._stood_in: State | None = None  # in which the proposal was understood

    @property
    def said_in(self) -> Language:
        return self.desk.house.settings.said_in

    @property
    def card(self) -> Queue | None:
        """The queue that asks for a yes: what was understood, or what is left and can go on."""
        self._settle()
        if self.proposal is not None:
            return self.proposal.queue
        question, rest = self.desk.state.question, self.waiting.queue()
        turn = question is not None and question.what == "turn"
        return rest if turn and rest is not None and rest.commands else None

    def _settle(self) -> None:
        """Read again several commands that were understood before something else was done.

        One command alone is not meant any more.
        """
        proposal = self.proposal
        if self._stood_in is self.desk.state:
            return
        self._clear()
        if proposal is not None and proposal.queue is not None and _is_several(proposal):
            self.waiting.add(proposal.commands[0].who, proposal.queue.said)

    @property
    def spoken(self) -> VoiceState:
        ears, card = self.desk.house.ears, self.card
        return VoiceState(
            phase=ears.phase,
            open=ears.open,
            partial=ears.partial,
            trouble=ears.trouble,
            proposal=self.proposal,
            choices=self.choices,
            left=self.left,
            rest=self.waiting.queue(),
            rest_of=self.waiting.who,
            waits=self.waiting.count,
            card=card,
        )

    # What is touched

    def do(self, act: str) -> None:
        """One of `voice_in.TALKED`."""
        ears = self.desk.house.ears
        self._settle()
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
            case ["take"] if self.choices:
                pass  # it is asked first which is meant
            case ["take"] if self.proposal is not None:
                self._take(self.proposal)
            case ["take"] if self.card is not None or self.desk.chosen.open == "rest":
                self._go_on()
            case ["meant", number] if 0 < int(number) <= len(self.choices):
                self._choose(self.choices[int(number) - 1])
            case ["tick"] if self.left:
                self._count()
            case ["drop"]:
                self._drop()
            case _:
                pass  # what was understood has been taken or dropped

    def _count(self) -> None:
        self.left -= 1
        if not self.left and self.proposal is not None:
            self._take(self.proposal)

    def _take(self, meant: Meant) -> None:
        """Several stay on the card if they cannot be taken after all."""
        several = _is_several(meant)
        if not several:
            self._clear()
        if meant.commands:
            self.desk.take(*meant.commands)
        else:
            self.desk.do_meant(meant.word)
        self._clear()
        if several and meant.queue is not None and meant.queue.left:
            self.waiting.add(meant.commands[0].who, meant.queue.left)

    def _go_on(self) -> None:
        rest = self.waiting.queue()
        if rest is not None and rest.commands:
            self.desk.take(*rest.commands)
            self.waiting.go_on(rest)

    def _choose(self, meant: Meant) -> None:
        """A correction, and several commands, come to the card first."""
        if self.proposal is not None or _is_several(meant):
            self._stand(meant)
        else:
            self._take(meant)

    def _drop(self) -> None:
        """The choices of a correction, then what was understood, then what waits."""
        if self.proposal is not None and self.choices:
            self.choices = ()
        elif self.proposal is not None or self.choices:
            self._clear()
        else:
            self.waiting.drop()
            self.desk.chosen = revised(self.desk.chosen, {"open": ""})
        self._toggle(over=False, safe=False)

    def drop(self) -> None:
        """Called when something else is done; several commands stay until they are dropped."""
        self.left = 0
        if self.proposal is None or not _is_several(self.proposal):
            self._clear()

    def _clear(self) -> None:
        self.proposal, self.choices, self.left = None, (), 0
        self._stood_in = self.desk.state

    # What was typed

    def typed(self, heard: HeardPhrase, text: str) -> None:
        """Several commands, or a correction, come to the card: the next Enter does them."""
        from companion.speech.proposals import Meant

        self.desk.chosen = revised(self.desk.chosen, {"typed": ""})
        if heard.corrected:
            self._correct(heard.corrected, text)
        elif heard.queue is not None:
            queue = heard.queue
            self._stand(Meant(queue.word, text, queue.commands, queue=queue))

    def _correct(self, found: tuple[CorrectedQueue, ...], text: str) -> None:
        """The one correction stands on the card; of more than one it is asked which."""
        from companion.speech.proposals import Meant

        meant = tuple(Meant(queue.word, text, queue.commands, queue=queue) for _, queue in found)
        if self.proposal is None:  # what was left is what is corrected
            rest = self.waiting.queue()
            if rest is not None:
                self._stand(Meant(rest.word, text, rest.commands, queue=rest))
                self.waiting.drop()
        if len(meant) == 1:
            self._stand(meant[0])
        else:
            self.choices = meant

    # What was said

    def _expected(self) -> Grammar:
        """At a proposal a yes, a no, or something else instead; at choices a number."""
        from companion.speech.expected import Grammar, choosing, confirming, correcting, grammar

        if self.choices:
            return choosing(len(self.choices), self.said_in)
        now = grammar(self.desk.state, self.desk.speaker_now(), self.said_in)
        if self.proposal is None and self.card is None:
            return now
        said = (*confirming(self.said_in).patterns, *correcting(now).patterns, *now.patterns)
        return Grammar(self.said_in, said)

    def heard(self, transcript: Transcript) -> None:
        from companion.speech.replies import chosen, confirmed

        if self.choices:
            number = chosen(transcript, len(self.choices), self.said_in)
            if number is not None:
                self._picked(number)
                return
        elif self.proposal is not None or self.card is not None:
            answer = confirmed(transcript, self.said_in)
            if answer is not None:
                self.desk.do("take" if answer else "drop")
                return
            if self._is_corrected(transcript):
                return
        self._propose(transcript)

    def _is_corrected(self, transcript: Transcript) -> bool:
        """True if one of the likely texts begins with a no; another one is offered beside it."""
        from companion.speech.standing import corrections, denied

        card, texts = self.card, transcript.likely
        if card is None or not any(map(denied, texts)):
            return False
        who = card.commands[0].who
        found: dict[str, CorrectedQueue] = {}
        refusals: list[Refused] = []
        for text in filter(denied, texts):
            try:
                for one in corrections(self.desk.session, who, card.said, text):
                    found.setdefault(one[1].word, one)
            except Refused as refused:
                refusals.append(refused)
        for place, queue in self._instead(transcript):
            found.setdefault(queue.word, (place, queue))
        if found:
            self._correct(tuple(found.values())[:MOST], texts[0])
        else:
            self.desk.say_refused(refusals[0])
        return True

    def _instead(self, transcript: Transcript) -> tuple[CorrectedQueue, ...]:
        """The texts without a no: "northwest" may be what "no, west" sounds like."""
        from companion.speech.proposals import Missed, Offered, Proposed, proposed
        from companion.speech.standing import ALL, denied
        from companion.speech.transcript import Transcript

        texts = tuple(text for text in transcript.likely if denied(text) is None)
        if not texts:
            return ()
        came = proposed(self.desk.session, self.desk.speaker_now(), Transcript(texts))
        meant: tuple[Meant, ...] = ()
        match came:
            case Proposed(one):
                meant = (one,)
            case Offered(choices):
                meant = choices
            case Missed():
                pass
            case _:
                assert_never(came)
        return tuple((ALL, one.queue) for one in meant if one.queue is not None)

    def _picked(self, number: int) -> None:
        """A number may have been misheard: what it stands for waits for a yes as well."""
        choices = self.choices
        if not number:
            self._drop()
        else:
            self._stand(choices[number - 1])

    def _propose(self, transcript: Transcript) -> None:
        from companion.speech.proposals import Missed, Offered, Proposed, proposed

        desk, who = self.desk, self.desk.speaker_now()

        def typed(texts: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(as_typed(desk.state, who, text, desk.chosen.piece) for text in texts)

        dictated = None if transcript.dictated is None else typed(transcript.dictated)
        both = replace(transcript, texts=typed(transcript.texts), dictated=dictated)
        came = proposed(desk.session, who, both)
        if not isinstance(came, Missed):
            self._clear()
        self.drop()
        match came:
            case Proposed(meant):
                self._stand(meant)
                by_itself = meant.alone and desk.house.settings.by_itself
                self.left = COUNT if by_itself else 0
            case Offered(choices):
                self.choices, self._stood_in = choices, desk.state
            case Missed():
                self._say_why(came)
            case _:
                assert_never(came)

    def _stand(self, meant: Meant) -> None:
        """The pad stands as it would be touched: its lit direction does the same, and a slip of

        "over" or "safely" is mended by one touch.
        """
        self.proposal, self.choices, self._stood_in = meant, (), self.desk.state
        match meant.commands:
            case (Move() as move, *_) if not _is_several(meant):
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
