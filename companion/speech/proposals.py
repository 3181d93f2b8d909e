"""Proposals from something heard: one meaning, a few to choose from, or why there is none."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, Literal

from companion.engine.refused import Refused
from companion.games.island.commands import Command, Restore, Where
from companion.games.island.game import Game
from companion.games.island.state import State
from companion.games.island.terms import OP, Who
from companion.speech.answers.question_names import asked_of
from companion.speech.asides import aside
from companion.speech.listen import queued
from companion.speech.phrases import understand
from companion.speech.queue import Queue
from companion.speech.readings import says_it_twice
from companion.speech.talk.sounds_alike import repaired
from companion.speech.transcript import Transcript

MOST: Final = 3  # that are offered to choose from

# Why nothing is proposed: nothing was said, nothing that was expected; it was not understood or the
# rules refuse it (`refused`); what "oops" would take back has been announced.
Reason = Literal["silence", "off-topic", "refused", "announced"]


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
    if not transcript.texts:
        return Missed("silence")
    heard = transcript.texts[0]
    if not transcript.accepted:
        return Missed("off-topic", heard)
    try:
        found = _meanings(session, who, transcript.texts)
    except Refused as refused:
        return Missed("refused", heard, refused)
    if len(found) > 1:
        return Offered(tuple(found[:MOST]))
    if found[0].word == "undo" and not session.steps:
        return Missed("refused", heard, Refused("not-now"))
    if found[0].word == "undo" and session.steps[-1].heard:
        return Missed("announced", heard)
    return Proposed(found[0])


def _meanings(session: Game, who: Who, texts: tuple[str, ...]) -> list[Meant]:
    """Each once, the likeliest first. Refused: the likeliest is, or none is understood."""
    found: dict[str, Meant] = {}
    unknown: Refused | None = None
    for text in texts:
        try:
            for meant in _meant_or_sounds(session, who, text):
                found.setdefault(meant.word, meant)
        except Refused as refused:
            if not found and refused.code not in ("unknown", "unclear"):
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
