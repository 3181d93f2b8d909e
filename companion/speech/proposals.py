"""Proposals from something heard: one meaning, a few to choose from, or why there is none."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, Literal

from companion.engine.refused import Refused
from companion.games.island.commands import Answer, Command, Restore, Where
from companion.games.island.game import Game
from companion.games.island.state import State
from companion.games.island.terms import OP, Who
from companion.speech.answers.question_names import asked_of
from companion.speech.asides import aside
from companion.speech.listen import queued
from companion.speech.phrases import understand
from companion.speech.queue import Queue
from companion.speech.reading.readings import says_it_twice
from companion.speech.talk.sounds_alike import repaired
from companion.speech.transcript import Transcript
from companion.speech.veto import contradicts, denies

MOST: Final = 3  # that are offered to choose from

# Why nothing is proposed: nothing was said, nothing that was expected; it was not understood or the
# rules refuse it (`refused`); what "oops" would take back has been announced.
Reason = Literal["silence", "off-topic", "refused", "announced"]
# Codes of a text that was not understood; with any other the rules refuse what was.
_UNREAD: Final = ("unknown", "unclear")


@dataclass(frozen=True, slots=True)
class Meant:
    """`word`: in the notation, or what is asked beside the game (`asides`), or `undo`.

    `commands`: what is taken by a yes. `queue`: everything that was said, where it is commands; its
    `left` is shown and not taken. `alone`: may be taken by itself after a short count, for nothing
    is lost by it.
    """

    word: str
    text: str
    commands: tuple[Command, ...] = ()
    alone: bool = False
    queue: Queue | None = None


@dataclass(frozen=True, slots=True)
class Proposed:
    meant: Meant


@dataclass(frozen=True, slots=True)
class Offered:
    """Two or three; none of them is likelier than the others."""

    choices: tuple[Meant, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    reason: Reason
    text: str = ""
    refused: Refused | None = None


Came = Proposed | Offered | Missed


def proposed(session: Game, who: Who, transcript: Transcript) -> Came:
    """`who`: who is heard if nobody is named. Nothing is taken."""
    if not transcript.texts and not transcript.dictated:
        return Missed("silence")
    heard = (*(transcript.dictated or ()), *transcript.texts)[0]
    if not transcript.likely:
        return Missed("off-topic", heard)
    try:
        found = _heard_meanings(session, who, transcript)
    except Refused as refused:
        return Missed("refused", heard, refused)
    if len(found) > 1:
        return Offered(tuple(found[:MOST]))
    if found[0].word == "undo" and not session.steps:
        return Missed("refused", heard, Refused("not-now"))
    if found[0].word == "undo" and session.steps[-1].heard:
        return Missed("announced", heard)
    return Proposed(found[0])


def _heard_meanings(session: Game, who: Who, transcript: Transcript) -> list[Meant]:
    if transcript.dictated is None:
        return _meanings(session, who, transcript.texts)
    return _of_both(session, who, transcript, transcript.dictated)


def _of_both(
    session: Game, who: Who, transcript: Transcript, dictated: tuple[str, ...]
) -> list[Meant]:
    """The dictated text, and the list's answer beside it where that says something else.

    Where the dictated text comes to nothing the list's answer counts, unless the text says
    something against it. But a yes or no is offered with its opposite then.
    """
    if _is_written_too(transcript, dictated):
        return _meanings(session, who, transcript.texts)
    try:
        written = _meanings(session, who, dictated)
        if denies(written[0].text) != denies(dictated[0]):
            raise Refused("unclear")
    except Refused as refused:
        return _by_the_list(session, who, transcript, dictated[0], refused)
    listed = _listed(session, who, transcript, dictated[0])
    if _is_one(session, who, dictated[0]) and _agrees(written[0], listed):
        return written[:1]
    others = [one for one in listed if all(one.word != other.word for other in written)]
    return [*written, *others]


def _agrees(written: Meant, listed: list[Meant]) -> bool:
    """True if the list has it too, or only less of it."""
    return any(one.word == written.word for one in listed) or (
        bool(listed) and not contradicts(listed[0].text, written.text)
    )


def _is_one(session: Game, who: Who, text: str) -> bool:
    """One meaning of the text itself: of several the list does not decide."""
    try:
        return len(_meant_or_sounds(session, who, text)) == 1
    except Refused:
        return False


def _is_written_too(transcript: Transcript, dictated: tuple[str, ...]) -> bool:
    """True if the one text of a list that is sure is among those that were dictated."""
    listed = transcript.texts
    if not transcript.accepted or len(listed) != 1:
        return False
    return listed[0] in dictated and denies(listed[0]) == denies(dictated[0])


def _listed(session: Game, who: Who, transcript: Transcript, dictated: str) -> list[Meant]:
    """The list's meanings; of what it is not sure of, the no to a yes alone."""
    texts = transcript.texts
    if not transcript.accepted:
        asked = asked_of(session.state, who) is not None
        texts = tuple(one for one in texts if asked and denies(one) and not denies(dictated))
    try:
        return _meanings(session, who, texts) if texts else []
    except Refused:
        return []


def _by_the_list(
    session: Game, who: Who, transcript: Transcript, dictated: str, unread: Refused
) -> list[Meant]:
    if not transcript.accepted:
        raise unread
    found = _meanings(session, who, transcript.texts)
    opposite = _opposite(session, who, found[0])
    if opposite is not None:
        return [found[0], opposite]
    if any(contradicts(dictated, one.text) for one in found):
        raise unread
    return found


def _opposite(session: Game, who: Who, meant: Meant) -> Meant | None:
    """The no to a yes, and the yes to a no, where one is asked for."""
    if asked_of(session.state, who) is None:
        return None
    for text in ("yes", "no"):
        with suppress(Refused):
            other, *rest = _meant(session, who, text)
            if not rest and other.word != meant.word and _answers_alike(other, meant):
                return other
    return None


def _answers_alike(one: Meant, other: Meant) -> bool:
    return all(
        len(meant.commands) == 1 and isinstance(meant.commands[0], Answer) for meant in (one, other)
    )


def _meanings(session: Game, who: Who, texts: tuple[str, ...]) -> list[Meant]:
    """Each once, the likeliest first. Refused: the likeliest is, or none is understood."""
    found: dict[str, Meant] = {}
    unknown: Refused | None = None
    for text in texts:
        try:
            for meant in _meant_or_sounds(session, who, text):
                found.setdefault(meant.word, meant)
        except Refused as refused:
            if not found and refused.code not in _UNREAD:
                raise
            unknown = unknown or refused
    if not found:
        assert unknown is not None
        raise unknown
    return list(found.values())


def _meant_or_sounds(session: Game, who: Who, text: str) -> tuple[Meant, ...]:
    """Also with a name that was misheard; then one meaning alone, and nothing but the name."""
    try:
        return _meant(session, who, text)
    except Refused as refused:
        if refused.code not in ("unknown", "not-now") and not _guesses_one(refused):
            raise
        found: dict[str, Meant] = {}
        for other in repaired(text):
            with suppress(Refused):
                for meant in _meant(session, who, other):
                    found.setdefault(meant.word, replace(meant, text=text))
        if not found:
            raise
        return tuple(found.values())


def _meant(session: Game, who: Who, text: str) -> tuple[Meant, ...]:
    """More than one where it is unclear; then only what can be done."""
    beside = aside(session.state, text)
    if beside:
        return (Meant(beside, text, alone=True),)
    if _takes_back(session.state, who, text):
        return (Meant("undo", text, alone=True),)
    try:
        return (_of_commands(session, who, text, text),)
    except Refused as refused:
        if not 0 < len(refused.choices) <= MOST or _is_no_choice(refused, text):
            raise
        return tuple(_of_commands(session, who, word, text) for word in refused.choices)


def _is_no_choice(refused: Refused, text: str) -> bool:
    """As in "the bush east and again east": it is not the one step."""
    return _guesses_one(refused) or (len(refused.choices) == 1 and says_it_twice(text))


def _guesses_one(refused: Refused) -> bool:
    """Of words that were not understood, as in "I moved east last turn": that is no proposal."""
    return len(refused.choices) == 1 and "did-you-mean" in refused.why


def _of_commands(session: Game, who: Who, word: str, text: str) -> Meant:
    queue = queued(session, who, word)
    if isinstance(queue, str):
        return Meant(queue, text)
    alone = not queue.left and all(map(_loses_nothing, queue.commands))
    return Meant(queue.word, text, queue.commands, alone, queue)


def _loses_nothing(command: Command) -> bool:
    """L4.2, L16.3: nothing is shown by it that an undo could not take back."""
    return isinstance(command, Restore | Where)


def _takes_back(state: State, who: Who, text: str) -> bool:
    """True whoever says it: the OP holds the tablet. But "cancel" may answer what is asked."""
    try:
        return understand(text, None, ("undo",), speaker=OP, asked=asked_of(state, who)) == "undo"
    except Refused:
        return False
