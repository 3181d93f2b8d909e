"""A queue that stands on a card: read anew as the game goes on, and corrected by "no, west"."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from companion.engine.refused import Refused
from companion.games.island.commands import Answer, Command
from companion.games.island.game import Game
from companion.games.island.notation import read
from companion.games.island.terms import Who
from companion.speech.listen import queued
from companion.speech.queue import Queue, QueuePart, in_words
from companion.speech.talk.corrected import opening
from companion.speech.talk.sequences import said, written

Parts = Sequence[QueuePart]
# The place of the part that is corrected, and the whole queue as it stands then.
CorrectedQueue = tuple[int, Queue]

ALL: Final = -1  # in the place of a part: it is the whole queue that is corrected
MOST: Final = 3  # that are offered to choose from
_UNHEARD: Final = "unknown"


def again(session: Game, who: Who, parts: Parts) -> tuple[QueuePart, ...]:
    """The parts in the state that stands. From the first that cannot be taken now, all wait."""
    if not parts:
        return ()
    first, *rest = parts
    commands = _commands_now(session, who, first)
    if not commands:
        return tuple(QueuePart(one.word, one.text) for one in parts)
    state = session.state
    with session.ahead(commands):
        later = again(session, who, rest)
    return (QueuePart(in_words(state, commands), first.text, commands, state.question), *later)


def _commands_now(session: Game, who: Who, part: QueuePart) -> tuple[Command, ...]:
    """Of the same kind as before: what was said as a move answers no question that came later."""
    kind = _kind(who, part)
    texts = (part.text,) if kind is Answer else (part.text, part.word)
    for text in texts:
        with suppress(Refused):
            found = _single(session, who, text)
            if type(found.commands[0]) is kind:
                return found.commands
    return ()


def _single(session: Game, who: Who, text: str) -> QueuePart:
    """The one command of a text, or Refused."""
    queue = queued(session, who, text)
    if isinstance(queue, str) or len(queue.said) != 1:
        raise Refused(_UNHEARD)
    return queue.said[0]


def _kind(who: Who, part: QueuePart) -> type[Command] | None:
    command = part.commands[0] if part.commands else read(who, part.word)
    return None if command is None else type(command)


# Corrections


def denied(text: str) -> str | None:
    """The words after a "no" or "not that"; nothing where it stands alone. None: it is no "no"."""
    tokens = said(text)
    start = opening(tokens)
    return written(tokens[start:]) if start else None


def corrections(session: Game, who: Who, parts: Parts, text: str) -> tuple[CorrectedQueue, ...]:
    """The queues that "no, west" can make of the one that stands; or Refused.

    Of several parts it corrects the one of the same kind; else each that it could is offered.
    """
    after = denied(text)
    if not after:
        raise Refused(_UNHEARD)
    found: list[tuple[int, QueuePart]] = []
    reason = Refused(_UNHEARD)
    for place in range(len(parts)):
        try:
            found += ((place, one) for one in _instead(session, who, parts, place, text))
        except Refused as refused:
            reason = reason if refused.code == _UNHEARD else refused
    if not found:
        return (_several_instead(session, who, after, reason),)
    alike = [(place, one) for place, one in found if _kind(who, one) is _kind(who, parts[place])]
    if len(alike or found) > MOST:
        raise Refused(_UNHEARD)  # it leaves the choice open
    return tuple((place, _with(session, who, parts, place, one)) for place, one in alike or found)


def _instead(session: Game, who: Who, parts: Parts, place: int, text: str) -> tuple[QueuePart, ...]:
    """The part at a place as the correction has it; more than one where it may keep a manner."""
    part = parts[place]
    before = tuple(command for one in parts[:place] for command in one.commands)
    with session.ahead(before):
        found: tuple[QueuePart, ...]
        try:
            found = (_single(session, who, f"{part.text}, {text}"),)
        except Refused as unclear:
            if unclear.code != "unclear":
                raise
            found = tuple(_single(session, who, word) for word in unclear.choices)
    return tuple(one for one in found if one.word != part.word)


def _several_instead(session: Game, who: Who, after: str, reason: Refused) -> CorrectedQueue:
    """As in "no, west, then I rest": nothing that stood is meant any more."""
    try:
        queue = queued(session, who, after)
    except Refused:
        raise reason from None
    if isinstance(queue, str) or len(queue.said) < 2:
        raise reason
    return ALL, queue


def _with(session: Game, who: Who, parts: Parts, place: int, part: QueuePart) -> Queue:
    """The queue with another part at a place; what follows is read anew."""
    before = tuple(command for one in parts[:place] for command in one.commands)
    with session.ahead((*before, *part.commands)):
        later = again(session, who, parts[place + 1 :])
    return Queue((*parts[:place], part, *later))
