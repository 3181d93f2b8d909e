"""Reading what is said as the referee's commands: words of the notation first, then phrases."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from companion.engine.refused import Code, Refused
from companion.games.island.commands import (
    Answer,
    Command,
    Push,
    Shuffled,
    UseBonus,
    WaveHits,
    Where,
)
from companion.games.island.game import Entries, Game
from companion.games.island.legal import speakers, verify
from companion.games.island.notation import ANSWERS, read
from companion.games.island.questions import Question, What
from companion.games.island.refusals.reasons import WhyWord
from companion.games.island.refusals.reasons import refused as refused_for
from companion.games.island.rules import tokens
from companion.games.island.rules.characters import plays
from companion.games.island.state import State
from companion.games.island.terms import DIRECTIONS, FRUITS, OP, Who
from companion.speech.answers.question_names import asked_of
from companion.speech.map_names import on_the_map, token_by_place
from companion.speech.phrases import understand
from companion.speech.queue import Breath, Queue, QueuePart, in_words
from companion.speech.talk.contrasts import in_contrast, the_other
from companion.speech.talk.idle import to_the_point
from companion.speech.talk.sequences import said, written

HeardT = TypeVar("HeardT")
Take = Callable[[Iterable[Command]], Entries]


def listen(session: Game, who: Who, text: str) -> Entries | str:
    """The entries of a line that is taken; `undo` or `redo` where it means that. Or Refused.

    Several commands are taken all or none: nobody sees here what would be left.
    """
    return _or_its_point(_listened, session, who, text)


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
    return _or_its_point(_queued, session, who, text)


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
            return other
    plain = in_contrast(tokens)
    if plain != tokens:
        return written(plain)
    return "" if refused.code == "unclear" and not refused.why else to_the_point(text)


def _queued(session: Game, who: Who, text: str) -> Queue | str:
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


# What may be one of several: a whole that the rules refuse was understood.
_NOT_ONE: Final = frozenset(("unknown", "unclear", "not-now"))


def _several(session: Game, who: Who, text: str, refused: Refused) -> Queue | None:
    if refused.code not in _NOT_ONE or "a-question" in refused.why:
        return None
    return Breath(session, who, _commands, _word).queue(text)


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
            return take(_answers(session, who, words))
        except Refused:
            pass  # no answers, or not all of them: the line is read as a command
    first, rest = _first_command(who, words)
    if first is None:
        return _phrase(session, who, text, take)
    try:
        return take(_with_answers(session, who, first, rest))
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


_HOWS = ("over", "safe")
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
        return not all(_is_answer(word) for word in rest)
    if rest and first.word not in _ASSENTS:
        return not all(_is_answer(word) for word in rest)
    if first.who != OP and first.word in _OF_THE_OP:
        return True  # a captive who says "done" ends the turn
    return bool(rest) or first.word in _SHORT or (asked and first.word in _ASSENTS)


_OF_THE_OP = frozenset(("done", "pass"))
# Answers that people also give in other words' places.
_ASSENTS = frozenset(("yes", "no", "use", "decline", "activate", "stay"))


def _first_command(who: Who, words: list[str]) -> tuple[Command | None, list[str]]:
    """The longest beginning that is a word of the notation, and what follows it."""
    for length in range(len(words), 0, -1):
        command = read(who, " ".join(words[:length]))
        if command is not None:
            return command, words[length:]
    return None, words


def _with_answers(session: Game, who: Who, first: Command, rest: list[str]) -> Iterator[Command]:
    """A command, then the answers to what it makes the same speaker be asked."""
    yield first
    yield from _answers(session, who, rest)


def _answers(session: Game, who: Who, rest: list[str]) -> Iterator[Command]:
    """Also an answer of the speaker's that was not asked for, since there was only one.

    Not the OP's: a captive who guessed a lake space would learn it from not being refused.
    """
    while rest:
        settled = session.steps[-1].entries[-1].outcome.settled if session.steps else ()
        if (who, rest[0]) in settled and not _is_option(session.state.question, rest[0]):
            rest = rest[1:]
            continue
        question = session.state.question
        if rest[0] in _HOWS:
            raise refused_for("illegal", "more-than-asked")
        if question is None or question.who != who or question.what == "turn":
            raise Refused("not-now")
        answer, rest = _next_answer(question, rest)
        yield answer


def _is_option(question: Question | None, word: str) -> bool:
    return question is not None and word in question.options


def _next_answer(question: Question, rest: list[str]) -> tuple[Command, list[str]]:
    for length in range(len(rest), 0, -1):
        word = " ".join(rest[:length])
        for spelled in (word, f"move {word}"):
            if spelled in question.options:
                command = read(question.who, spelled)
                assert command is not None
                return command, rest[length:]
        if question.what in ("oracle", "ability", "bonus") and word in ANSWERS:
            return Answer(question.who, word), rest[length:]
    raise Refused("illegal" if _is_answer(rest[0]) else "unknown")


def _is_answer(word: str) -> bool:
    return word in ANSWERS or word in _HOWS or word.isdecimal()


def _phrase(session: Game, who: Who, text: str, take: Take) -> Entries | str:
    state = session.state
    question = state.question
    asked = question.what if question is not None and _is_asked(state, who) else None
    word = _of_the_op(state, text) if who == OP else None
    if word is None:
        word = _meant(question, text, asked, Sayable(state, who, session.tried), who)
    if word in ("undo", "redo"):
        return word
    first, rest = _first_command(who, word.split())
    if first is None:
        raise Refused("unknown")
    return take(_with_answers(session, who, first, rest))


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
        if "did-you-mean" in refused.why:
            raise  # a guess is offered, and never taken
        fits = [word for word in refused.choices if question and word in question.options]
        if asked in (None, "turn") or len(fits) != 1 or not set(refused.choices) <= ANSWERS:
            raise (_one_reason(sayable.state, who, refused.choices) or refused) from None
        return fits[0]


def _is_asked(state: State, who: Who) -> bool:
    question = state.question
    if question is None:
        return False
    return who in speakers(state) if question.what == "turn" else who == question.who


class Sayable(Container[str]):
    """The words that a speaker may say now. Each is looked at only if it was said."""

    def __init__(
        self, state: State, who: Who, tried: Callable[[Command], object] | None = None
    ) -> None:
        """`tried`: works a command out or refuses it, if somebody remembers what came of it."""
        self.state = state
        self.who = who
        self._verified = tried or partial(verify, state)

    def __contains__(self, word: object) -> bool:
        if word in ("undo", "redo"):
            return self.who == OP
        command = read(self.who, str(word))
        if isinstance(command, Where):
            return command.whom in self.state.table.seat
        try:
            if command is not None:
                self._verified(command)
        except Refused:
            return False
        return command is not None


# One reason for several words

# Reasons of what was hardly meant: who never pushes, who is not in the game, what is not there yet.
_HARDLY: Final = frozenset(("pushes-not", "not-in-play", "fruit-free"))


def _one_reason(state: State, who: Who, choices: tuple[str, ...]) -> Refused | None:
    """None: something can be done, or there are several reasons."""
    commands = [read(who, word) for word in choices]
    found = [_reason(state, command) for command in commands]
    reasons = [reason for reason in found if reason is not None]
    if not reasons or len(reasons) < len(choices):
        return None
    told = [reason for reason in reasons if _HARDLY.isdisjoint(reason.why[:1])] or reasons
    if len({(reason.code, reason.why) for reason in told}) == 1:
        return told[0]
    return _in_common(state, who, commands, {reason.code for reason in told})


def _reason(state: State, command: Command | None) -> Refused | None:
    if command is None:
        return None
    try:
        verify(state, command)
    except Refused as reason:
        return reason
    return None


def _in_common(
    state: State, who: Who, commands: list[Command | None], codes: set[Code]
) -> Refused | None:
    """The reason that all of them share, though each has one of its own."""
    kinds = {type(command) for command in commands}
    if len(codes) > 1:
        return None
    (code,) = codes
    if kinds == {UseBonus}:
        return refused_for(code, "none-ready", who)
    if kinds == {Push}:
        return refused_for(code, "push-nobody", tokens.pusher(state))
    return refused_for(code, "wave-nobody") if kinds == {WaveHits} else None
