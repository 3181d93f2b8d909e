"""A line as it stands: words of the notation first, then phrases; one command or several."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from companion.engine.refused import Refused
from companion.games.island.commands import (
    Answer,
    Command,
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
from companion.speech.losses import says_again
from companion.speech.phrases import understand
from companion.speech.queue import Breath, Queue, QueuePart, in_words
from companion.speech.reading.map_names import on_the_map, token_by_place
from companion.speech.reading.one_reason import one_reason
from companion.speech.reading.readings import says_it_twice
from companion.speech.speaker import Sayable
from companion.speech.talk.island_names import ISLAND_NAMES
from companion.speech.talk.pieces import says_in_order

Take = Callable[[Iterable[Command]], Entries]

# Both that can be traded, each before what is done with it.
_NAMES_FIRST: Final = re.compile(
    r"(?:энерги|здоровь)\w+ \w+[, ]+(?:и |а )?(?:энерги|здоровь)\w+ \w+", re.IGNORECASE
)


def queued_plainly(session: Game, who: Who, text: str) -> Queue | str:
    ordered = in_order(session, who, text)
    if ordered is not None:
        return ordered
    try:
        heard = _read(session, who, text)
    except Refused as refused:
        several = several_of(session, who, text, refused)
        if several is None:
            raise
        return several
    if isinstance(heard, str):
        return heard
    state = session.state
    return Queue((QueuePart(in_words(state, heard), text, heard, state.question),))


def in_order(session: Game, who: Who, text: str) -> Queue | None:
    """Commands that a "then" parts, as in "two health, then rest": they are never one."""
    if not (says_in_order(text) or says_again(text)):
        return None
    queue = Breath(session, who, commands_of, word_of, ISLAND_NAMES).queue(text, apart=True)
    return queue if queue is not None and len(queue.said) > 1 and not queue.left else None


# What may be one of several: a whole that the rules refuse was understood.
_NOT_ONE: Final = frozenset(("unknown", "unclear", "not-now"))


def several_of(session: Game, who: Who, text: str, refused: Refused) -> Queue | None:
    if refused.code not in _NOT_ONE or "a-question" in refused.why:
        return None
    return Breath(session, who, commands_of, word_of, ISLAND_NAMES).queue(text)


def _read(session: Game, who: Who, text: str) -> tuple[Command, ...] | str:
    heard = taken(session, who, text, session.try_each)
    if isinstance(heard, str):
        return heard
    return tuple(one.command for one in heard if not isinstance(one.command, Shuffled))


def commands_of(session: Game, who: Who, text: str) -> tuple[Command, ...]:
    heard = _read(session, who, text)
    if isinstance(heard, str):
        raise Refused("unknown")  # to take something back is said alone
    return heard


def word_of(state: State, who: Who, text: str) -> str:
    """The word of a phrase, whether or not it can be taken now."""
    question = state.question
    asked = question.what if question is not None and is_asked(state, who) else None
    return _meant(question, text, asked, Sayable(state, who), who)


def taken(session: Game, who: Who, text: str, take: Take) -> Entries | str:
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
    asked = question.what if question is not None and is_asked(state, who) else None
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


def is_asked(state: State, who: Who) -> bool:
    question = state.question
    if question is None:
        return False
    return who in speakers(state) if question.what == "turn" else who == question.who
