"""Reading what is said as the referee's commands: words of the notation first, then phrases."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, TypeVar

from companion.engine.refused import Refused
from companion.games.island.commands import (
    Answer,
    Command,
    Correct,
    Shuffled,
)
from companion.games.island.game import Entries, Game
from companion.games.island.legal import speakers
from companion.games.island.notation import ANSWERS, read
from companion.games.island.questions import Question, What
from companion.games.island.refusals.reasons import WhyWord
from companion.games.island.refusals.reasons import refused as refused_for
from companion.games.island.rules.characters import plays
from companion.games.island.state import State
from companion.games.island.terms import DIRECTIONS, FRUITS, OP, Who
from companion.speech.answers.answers_beside import answers, first_command, is_answer, with_answers
from companion.speech.answers.question_names import asked_of
from companion.speech.gist.read_gist import begins_with_assent, gist, is_dashed
from companion.speech.losses import loses_something, says_again
from companion.speech.phrases import understand
from companion.speech.queue import Breath, Queue, QueuePart, in_words
from companion.speech.reading.map_names import on_the_map, token_by_place
from companion.speech.reading.one_reason import one_reason
from companion.speech.reading.readings import says_it_twice
from companion.speech.speaker import Sayable
from companion.speech.talk.contrasts import in_contrast, the_other
from companion.speech.talk.idle import to_the_point
from companion.speech.talk.island_names import ISLAND_NAMES
from companion.speech.talk.pieces import says_in_order
from companion.speech.talk.remarks import without_remarks
from companion.speech.talk.sequences import said, written
from companion.speech.talk.unsettled import is_unsettled

HeardT = TypeVar("HeardT")
Take = Callable[[Iterable[Command]], Entries]


def listen(session: Game, who: Who, text: str) -> Entries | str:
    """The entries of a line that is taken; `undo` or `redo` where it means that. Or Refused.

    Several commands are taken all or none: nobody sees here what would be left.
    """
    _check_is_settled(session, who, text)
    try:
        return _or_its_point(_listened, session, who, text)
    except Refused as refused:
        queue = _in_gist(session, who, text, refused)
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
    ordered = _in_order(session, who, text)
    if ordered is not None:
        return session.submit_each(ordered.commands)
    try:
        return _heard(session, who, text, session.submit_each)
    except Refused as refused:
        several = _several(session, who, text, refused)
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
    _check_is_settled(session, who, text)
    queue = _queue_of(session, who, text)
    if isinstance(queue, Queue) and loses_something(session.state, text, queue):
        raise Refused("unknown")
    return queue


def _check_is_settled(session: Game, who: Who, text: str) -> None:
    """Refused where nothing is done now; with the one command that it would be, to be offered."""
    question = session.state.question
    what = question.what if question is not None and _is_asked(session.state, who) else None
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
        return _or_its_point(_queued, session, who, text)
    except Refused as refused:
        queue = _in_gist(session, who, text, refused)
        if queue is None:
            raise _with_offer(session, who, text, refused) from None
        return queue


def _with_offer(session: Game, who: Who, text: str, refused: Refused) -> Refused:
    """The refusal; with the one command that stands beside something unlisted, to be offered."""
    point = to_the_point(text, deeds=True) if refused.code == "unknown" and not refused.why else ""
    try:
        queue = _queued(session, who, point) if point else ""
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
            return _queued(session, OP if line.startswith("set ") else who, line)
    if is_dashed(text) or (asked_of(session.state, who) and begins_with_assent(text)):
        return None
    return Breath(session, who, _commands_or_gist, _word, ISLAND_NAMES).queue(text)


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
        return _commands(session, who, text)
    except Refused as refused:
        for line in gist(session, who, text) if _UNDERSTOOD.isdisjoint(refused.why) else ():
            with suppress(Refused):
                return _commands(session, who, line)
        raise


# Both that can be traded, each before what is done with it.
_NAMES_FIRST: Final = re.compile(
    r"(?:энерги|здоровь)\w+ \w+[, ]+(?:и |а )?(?:энерги|здоровь)\w+ \w+", re.IGNORECASE
)
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


def _queued(session: Game, who: Who, text: str) -> Queue | str:
    ordered = _in_order(session, who, text)
    if ordered is not None:
        return ordered
    try:
        heard = _read(session, who, text)
    except Refused as refused:
        several = _several(session, who, text, refused)
        if several is None:
            raise
        return several
    if isinstance(heard, str):
        return heard
    state = session.state
    return Queue((QueuePart(in_words(state, heard), text, heard, state.question),))


def _in_order(session: Game, who: Who, text: str) -> Queue | None:
    """Commands that a "then" parts, as in "two health, then rest": they are never one."""
    if not (says_in_order(text) or says_again(text)):
        return None
    queue = Breath(session, who, _commands, _word, ISLAND_NAMES).queue(text, apart=True)
    return queue if queue is not None and len(queue.said) > 1 and not queue.left else None


# What may be one of several: a whole that the rules refuse was understood.
_NOT_ONE: Final = frozenset(("unknown", "unclear", "not-now"))


def _several(session: Game, who: Who, text: str, refused: Refused) -> Queue | None:
    if refused.code not in _NOT_ONE or "a-question" in refused.why:
        return None
    return Breath(session, who, _commands, _word, ISLAND_NAMES).queue(text)


def _read(session: Game, who: Who, text: str) -> tuple[Command, ...] | str:
    heard = _heard(session, who, text, session.try_each)
    if isinstance(heard, str):
        return heard
    return tuple(one.command for one in heard if not isinstance(one.command, Shuffled))


def _commands(session: Game, who: Who, text: str) -> tuple[Command, ...]:
    heard = _read(session, who, text)
    if isinstance(heard, str):
        raise Refused("unknown")  # to take something back is said alone
    return heard


def _word(state: State, who: Who, text: str) -> str:
    """The word of a phrase, whether or not it can be taken now."""
    question = state.question
    asked = question.what if question is not None and _is_asked(state, who) else None
    return _meant(question, text, asked, Sayable(state, who), who)


def _heard(session: Game, who: Who, text: str, take: Take) -> Entries | str:
    words = text.split()
    if len(set(words)) == 1 and words[0] in _ASSENTS:
        words = words[:1]  # "no no" is one answer, and no second one to what comes next
    question = session.state.question
    if question is None:
        return _after_the_end(session, who, text)
    if question.who == who and question.what != "turn":
        try:
            return take(answers(session, who, words))
        except Refused:
            pass  # no answers, or not all of them: the line is read as a command
    first, rest = first_command(who, words)
    if first is None:
        return _phrase(session, who, text, take)
    try:
        return take(with_answers(session, who, first, rest))
    except Refused as refused:
        asked = question.who == who and question.what != "turn"
        if not _may_be_phrase(first, rest, asked):
            if asked and rest and isinstance(first, Answer):
                # `NW NW`: no option of what is asked.
                word: WhyWord = "two-ways" if question.what == "oracle" else "asked"
                raise refused_for("illegal", word, question.what) from None
            raise
        try:
            return _phrase(session, who, text, take)
        except Refused as unheard:
            raise (refused if unheard.code == "unknown" else unheard) from None


# Words of the notation that are also said for short: `NW` for a move, `banana` for its bonus.
_SHORT = frozenset((*DIRECTIONS, *FRUITS))


def _after_the_end(session: Game, who: Who, text: str) -> str:
    """After `won` every word but `undo` is `not-now`."""
    try:
        word = _phrase(session, who, text, session.try_each)
    except Refused:
        raise refused_for("not-now", "game-over") from None
    if isinstance(word, str):
        return word
    raise AssertionError("nothing can be submitted once the game is won")


def _may_be_phrase(first: Command, rest: list[str], asked: bool) -> bool:
    """A refused line that is no line of the notation, or is one by chance.

    `use banana` are two words of it and no answer; `yes` may mean `activate` to who is asked.
    """
    if not isinstance(first, Answer):
        return not all(is_answer(word) for word in rest)
    if rest and first.word not in _ASSENTS:
        return not all(is_answer(word) for word in rest)
    if first.who != OP and first.word in _OF_THE_OP:
        return True  # a captive who says "done" ends the turn
    return bool(rest) or first.word in _SHORT or (asked and first.word in _ASSENTS)


_OF_THE_OP = frozenset(("done", "pass"))
# Answers that people also give in other words' places.
_ASSENTS = frozenset(("yes", "no", "use", "decline", "activate", "stay"))


def _phrase(session: Game, who: Who, text: str, take: Take) -> Entries | str:
    state = session.state
    question = state.question
    asked = question.what if question is not None and _is_asked(state, who) else None
    if asked == "trade" and _NAMES_FIRST.search(text):
        raise Refused("unknown")  # whose verb is whose, `gist` tells
    word = _of_the_op(state, text) if who == OP else None
    if word is None:
        word = _meant(question, text, asked, Sayable(state, who, session.tried), who)
    if word in ("undo", "redo"):
        return word
    first, rest = first_command(who, word.split())
    if first is None:
        raise Refused("unknown")
    return take(with_answers(session, who, first, rest))


def _of_the_op(state: State, text: str) -> str | None:
    """A space or a token that the OP names as it is seen. A word of the notation is that word."""
    if read(OP, text) is not None:
        return None
    return token_by_place(state, text) or on_the_map(state, text)


def _meant(
    question: Question | None, text: str, asked: What | None, sayable: Sayable, who: Who
) -> str:
    """The word that is asked for, of two for one answer: `no` and `decline`."""
    schrodie = who != OP and plays(sayable.state, who, "schrodie")
    try:
        own = asked_of(sayable.state, who)
        return understand(text, asked, sayable, schrodie=schrodie, speaker=who, asked=own)
    except Refused as refused:
        if "did-you-mean" in refused.why or (says_in_order(text) and says_it_twice(text)):
            raise  # a guess is offered, and never taken; nor is "east, then east" one
        fits = [word for word in refused.choices if question and word in question.options]
        if asked in (None, "turn") or len(fits) != 1 or not set(refused.choices) <= ANSWERS:
            raise (one_reason(sayable.state, who, refused.choices) or refused) from None
        return fits[0]


def _is_asked(state: State, who: Who) -> bool:
    question = state.question
    if question is None:
        return False
    return who in speakers(state) if question.what == "turn" else who == question.who
