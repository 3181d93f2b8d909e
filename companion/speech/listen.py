"""Reading what is said as the referee's commands: as it stands, then as people talk (`gist`)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

from companion.engine.refused import Refused
from companion.games.island.commands import (
    Command,
    Correct,
)
from companion.games.island.game import Entries, Game
from companion.games.island.notation import read
from companion.games.island.state import State
from companion.games.island.terms import OP, Who
from companion.speech.answers.question_names import asked_of
from companion.speech.gist.comments import commentless, without_reasons
from companion.speech.gist.read_gist import begins_with_assent, gist, is_dashed
from companion.speech.lines import (
    commands_of,
    in_order,
    is_asked,
    queued_plainly,
    several_of,
    taken,
    word_of,
)
from companion.speech.losses import loses_something
from companion.speech.queue import Breath, Queue
from companion.speech.talk.contrasts import in_contrast, the_other
from companion.speech.talk.idle import to_the_point
from companion.speech.talk.island_names import ISLAND_NAMES
from companion.speech.talk.remarks import without_remarks
from companion.speech.talk.sequences import said, written
from companion.speech.talk.unsettled import is_unsettled

HeardT = TypeVar("HeardT")


def listen(session: Game, who: Who, text: str) -> Entries | str:
    """The entries of a line that is taken; `undo` or `redo` where it means that. Or Refused.

    Several commands are taken all or none: nobody sees here what would be left.
    """
    text = without_reasons(text)
    _check_is_settled(session, who, text)
    try:
        return _or_its_point(_listened, session, who, text)
    except Refused as refused:
        queue = _in_gist(session, who, text, refused)
        if queue is None:
            queue = _uncommented(session, who, text, refused)
        if isinstance(queue, str):
            return queue
        if queue is None or queue.left:
            raise
        return session.submit_each(queue.commands)


def _or_its_point(
    read: Callable[[Game, Who, str], HeardT], session: Game, who: Who, text: str
) -> HeardT:
    """The reading of a text, or else of the one clause of it that says something."""
    try:
        return read(session, who, text)
    except Refused as refused:
        point = _point(session, who, text, refused)
        if not point:
            raise
        with suppress(Refused):
            return _or_its_point(read, session, who, point)
        raise


def _listened(session: Game, who: Who, text: str) -> Entries | str:
    ordered = in_order(session, who, text)
    if ordered is not None:
        return session.submit_each(ordered.commands)
    try:
        return taken(session, who, text, session.submit_each)
    except Refused as refused:
        several = several_of(session, who, text, refused)
        if several is None or several.left:
            raise
        return session.submit_each(several.commands)


def understood(session: Game, who: Who, text: str) -> tuple[Command, ...] | str:
    """The commands that `listen` would take, or `undo`, `redo`; or Refused. Nothing is taken."""
    queue = queued(session, who, text)
    return queue if isinstance(queue, str) else queue.commands


def queued(session: Game, who: Who, text: str) -> Queue | str:
    """Everything that was said, in its order, with what would have to wait; nothing is taken.

    `undo` or `redo` where the text means that; or Refused.
    """
    text = without_reasons(text)
    _check_is_settled(session, who, text)
    queue = _queue_of(session, who, text)
    if isinstance(queue, Queue) and loses_something(session.state, text, queue):
        raise Refused("unknown")
    return queue


def _check_is_settled(session: Game, who: Who, text: str) -> None:
    """Refused where nothing is done now; with the one command that it would be, to be offered."""
    question = session.state.question
    what = question.what if question is not None and is_asked(session.state, who) else None
    if not is_unsettled(without_remarks(text), what, ISLAND_NAMES):
        return
    try:
        queue = _queue_of(session, who, text)
    except Refused:
        queue = ""
    if isinstance(queue, Queue) and len(queue.said) == 1 and not queue.left:
        raise Refused("unclear", (queue.word,), ("did-you-mean",))
    raise Refused("unknown")


def _queue_of(session: Game, who: Who, text: str) -> Queue | str:
    try:
        return _or_its_point(queued_plainly, session, who, text)
    except Refused as refused:
        queue = _in_gist(session, who, text, refused)
        if queue is None:
            queue = _uncommented(session, who, text, refused)
        if queue is None:
            raise _with_offer(session, who, text, refused) from None
        return queue


def _uncommented(session: Game, who: Who, text: str, refused: Refused) -> Queue | str | None:
    """The meaning of a text without what only comments on it (`comments`)."""
    if not (_is_unread(refused) or refused.code in ("not-now", "unclear")):
        return None
    for plain in commentless(text, lambda clause: _is_command(session, who, clause)):
        with suppress(Refused):
            return _as_it_stands(session, who, plain)
    return None


def _as_it_stands(session: Game, who: Who, text: str) -> Queue | str:
    _check_is_settled(session, who, text)
    try:
        return _or_its_point(queued_plainly, session, who, text)
    except Refused as refused:
        queue = _in_gist(session, who, text, refused)
        if queue is None:
            raise
        return queue


def _is_command(session: Game, who: Who, clause: str) -> bool:
    """Also one that cannot be taken now, or may be one of several."""
    try:
        _as_it_stands(session, who, clause)
    except Refused as refused:
        elsewhere = not _ELSEWHERE.isdisjoint(refused.why)
        return not (_is_unread(refused) or elsewhere) or bool(refused.choices)
    return True


# It answers what is not asked.
_ELSEWHERE: Final = frozenset(("turn-waits", "asked"))


def _is_unread(refused: Refused) -> bool:
    return refused.code == "unknown" or "did-you-mean" in refused.why


def _with_offer(session: Game, who: Who, text: str, refused: Refused) -> Refused:
    """The refusal; with the one command that stands beside something unlisted, to be offered."""
    point = to_the_point(text, deeds=True) if refused.code == "unknown" and not refused.why else ""
    try:
        queue = queued_plainly(session, who, point) if point else ""
    except Refused:
        return refused
    if isinstance(queue, Queue) and len(queue.said) == 1 and not queue.left:
        return Refused("unclear", (queue.word,), ("did-you-mean",))
    return refused


def _in_gist(session: Game, who: Who, text: str, refused: Refused) -> Queue | str | None:
    """The meaning of the names and acts in a text that was not understood (`gist`)."""
    if not _may_have_a_gist(session.state, who, text, refused):
        return None
    for line in gist(session, who, text):
        with suppress(Refused):
            return queued_plainly(session, OP if line.startswith("set ") else who, line)
    if is_dashed(text) or (asked_of(session.state, who) and begins_with_assent(text)):
        return None
    return Breath(session, who, _commands_or_gist, word_of, ISLAND_NAMES).queue(text)


# What was understood, and is refused for a reason of its own.
_UNDERSTOOD: Final = frozenset(("asked-first", "two-ways"))


def _may_have_a_gist(state: State, who: Who, text: str, refused: Refused) -> bool:
    """Not where either answer may be meant, nor where a word of the notation was typed."""
    typed = read(who, text)
    if not _UNDERSTOOD.isdisjoint(refused.why) or _is_typed(typed):
        return False
    guessed = "did-you-mean" in refused.why and len(text.split()) > 1
    if refused.choices and all(word.startswith("move ") for word in refused.choices):
        return True  # how far is said in other words
    traded = state.question is not None and state.question.what == "trade"
    return guessed or traded or not refused.choices


_ARTICLES: Final = frozenset(("the", "my", "his", "her", "their"))


def _is_typed(typed: Command | None) -> bool:
    """True of the notation; "set Phil's energy to 3" only begins as it does."""
    if isinstance(typed, Correct):
        first = typed.words[0]
        return first == first.lower() and "'" not in first and first not in _ARTICLES
    return typed is not None


def _commands_or_gist(session: Game, who: Who, text: str) -> tuple[Command, ...]:
    try:
        return commands_of(session, who, text)
    except Refused as refused:
        for line in gist(session, who, text) if _UNDERSTOOD.isdisjoint(refused.why) else ():
            with suppress(Refused):
                return commands_of(session, who, line)
        raise


# Questions at which one of two is named by denying the other; a token is read out, by its name.
_OF_TWO: Final = frozenset(("captive", "revive"))


def _point(session: Game, who: Who, text: str, refused: Refused) -> str:
    """The rest of a text that was not understood, without what says nothing."""
    unknown = refused.code == "unknown" and "a-question" not in refused.why
    if not unknown and "did-you-mean" not in refused.why and refused.code != "unclear":
        return ""
    tokens = said(text)
    question = session.state.question
    if question is not None and question.who == who and question.what in _OF_TWO:
        if other := the_other(tokens, tuple(question.options)):
            raise Refused("unclear", (other,), ("did-you-mean",)) from refused
    bare = without_remarks(text)
    if bare != text:
        return bare
    plain = in_contrast(tokens)
    if plain != tokens:
        return written(plain)
    return "" if refused.code == "unclear" and not refused.why else to_the_point(text)
