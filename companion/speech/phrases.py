"""A phrase, English or Russian, typed or heard, becomes one word of the notation.

Words become tags, neighbouring tags are joined, and the bag of what is left is looked up: in the
table of moves, then in the table of everything else. What is legal now decides between readings;
where that leaves two, nothing is taken. A word that nobody has listed makes a phrase unknown.
"""

import re
from collections.abc import Container, Iterable
from typing import Final

from companion.engine.refused import Refused
from companion.games.island.refusals.reasons import refused
from companion.games.island.terms import DIRECTIONS
from companion.speech.answers.question_names import AskedOf
from companion.speech.answers.read_answer import either, refusal
from companion.speech.languages.words import HESITATIONS, WORDS, listed_words, words_of
from companion.speech.reading.clauses import REFUSING, Beside, beside_a_refusal
from companion.speech.reading.guesses import mistyped, sides
from companion.speech.reading.joins import joined
from companion.speech.reading.letters import LETTERS, compass_letters
from companion.speech.reading.moves import MOVES
from companion.speech.reading.readings import Hearing, Reading, readings
from companion.speech.reading.tagged import together
from companion.speech.reading.unmeant import (
    CORRECTING,
    INVERTING,
    corrects,
    inverted,
    puts_off,
    warns,
    wonders,
)
from companion.speech.talk.around import outright, plainer
from companion.speech.talk.corrected import Correction, both_ways, corrected
from companion.speech.talk.island_names import ISLAND_NAMES
from companion.speech.talk.remarks import without_remarks
from companion.speech.talk.sequences import MARK, said, written
from companion.speech.talk.whereabouts import whereabouts

_LONGEST: Final = 40  # words: what is longer is talk, and no command
# Without one of these a phrase neither refuses, nor asks, nor takes anything back.
_TURNING: Final = REFUSING | CORRECTING | INVERTING | {"am"}
# «Не, активирую» is a «нет», and denies nothing that follows.
_A_NO: Final = re.compile(r"\bне,")


def understand(
    text: str,
    what: str | None,
    options: Container[str],
    *,
    schrodie: bool = False,
    speaker: str | None = None,
    asked: AskedOf | None = None,
) -> str:
    """The word that `text` means, or Refused: `unknown`, `unclear` with its choices, `illegal`.

    `what` is the kind of the question that is open for the speaker, `options` are the words that
    are legal for them now. A phrase with one reading is that word, also when it is not legal: the
    engine says why. `schrodie`: the speaker moves two spaces over (L14.6). `speaker` may say their
    own name. `asked`: which yes/no question it is, if it is one.
    """
    hearing = Hearing(what, options, schrodie, speaker, asked)
    try:
        return _plainly(text, hearing, guess=True)
    except Refused as refused:
        word = _as_people_talk(text, hearing, refused)
        if not word:
            raise
        return word


def _plainly(text: str, hearing: Hearing, *, guess: bool = False) -> str:
    """The word of a text that says nothing but what is meant. `guess`: or what it may mean."""
    words = listed_words(text)
    turns = words is None or not _TURNING.isdisjoint(words)
    if turns and warns(text):
        raise Refused("unknown")
    if turns:
        beside = beside_a_refusal(_A_NO.sub("нет,", text.lower()))
        if beside is not None:
            return _refused(beside, hearing)
    if words is None:
        words = words_of(text)
    elif not (turns and _is_more_than_a_move(words)):
        move = _plain_move(words, hearing)
        if move is not None:
            return move
    if text in hearing.options:
        return text
    if "не," in text.lower():
        words = words_of(_A_NO.sub("нет,", text.lower()))
    if "?" in text or not _TURNING.isdisjoint(words):
        _check_is_meant(text, words, hearing.what)
    return _heard(text, words, hearing, guess=guess)


# As people talk


def _may_be_corrected(refused: Refused, hearing: Hearing) -> bool:
    """Of two things said, the first may have been taken back; but an oracle is asked for two."""
    return refused.code == "unclear" and not refused.why and hearing.what != "oracle"


def _as_people_talk(text: str, hearing: Hearing, refused: Refused) -> str:
    """The word of a text that says more than what is meant (`talk`); nothing where it is none."""
    unclear = not _is_unknown(refused)
    if unclear and not _may_be_corrected(refused, hearing):
        return ""
    tokens = said(text)
    if len(tokens) > _LONGEST or denies_twice(tokens):
        return ""
    asked = "" if unclear else whereabouts(said(without_remarks(text)))
    if asked:
        return _plainly(asked, hearing)
    correction = corrected(tokens, ISLAND_NAMES, pauses=hearing.what != "oracle")
    if correction is not None:
        return _corrects_to(correction, hearing)
    return _in_plainer_words([outright(tokens)] if unclear else (tokens, *plainer(tokens)), hearing)


def _is_unknown(refused: Refused) -> bool:
    return refused.code == "unknown" or "did-you-mean" in refused.why


def denies_twice(tokens: list[str]) -> bool:
    """As in "it's not that I don't want to"; but "no, I don't, I don't" is one refusal."""
    parts = [part.split() for part in " ".join(tokens).split(MARK)]
    denials = [[WORDS.get(word) == "not" for word in part] for part in parts]
    return any(sum(part) > 1 and not all(part) for part in denials)  # «не-не-не, отмени»


def _corrects_to(correction: Correction, hearing: Hearing) -> str:
    """Either is offered where a manner was said before and is not said again."""
    found = dict.fromkeys(
        filter(None, (_in_any_words(one, hearing) for one in both_ways(*correction, ISLAND_NAMES)))
    )
    moves = [word for word in found if word.startswith("move ")]
    if len(moves) > 1:
        raise Refused("unclear", tuple(moves))
    return next(iter(found), "")


def _in_any_words(tokens: list[str], hearing: Hearing) -> str:
    try:
        return _plainly(written(tokens), hearing)
    except Refused as refused:
        if not _is_unknown(refused):
            raise
    return _in_plainer_words(plainer(tokens), hearing)


def _in_plainer_words(variants: Iterable[list[str]], hearing: Hearing) -> str:
    for plain in variants:
        try:
            return _plainly(written(plain), hearing)
        except Refused as refused:
            if not _is_unknown(refused):
                raise
    return ""


def _check_is_meant(text: str, words: list[str], what: str | None) -> None:
    """Refused: the speaker asks, or thinks better of it."""
    if wonders(text, words, what):
        raise refused("unknown", "a-question")
    if corrects(words):
        raise _corrected(words, what)
    if puts_off(words):
        raise Refused("unknown")


def _corrected(words: list[str], what: str | None) -> Refused:
    """At an oracle either of the two can be meant, and surely not both."""
    ways = [tag for tag in joined(filter(None, map(WORDS.get, words))) if tag in DIRECTIONS]
    if what == "oracle" and len(ways) == 2 and WORDS.keys() >= set(words):
        return Refused("unclear", tuple(ways))
    return Refused("unknown")


def _refused(beside: Beside, hearing: Hearing) -> str:
    """Only a refusal can be done instead: "I don't, I return"; else it is unclear."""
    if hearing.asked is None:
        raise Refused("unknown")
    try:
        word = _chosen(list(readings(beside.words, hearing)), hearing.options)
    except Refused:
        word = ""
    if beside.parted and word == refusal(hearing.asked):
        return word
    raise Refused("unclear", either(hearing.asked, hearing.options))


def _heard(text: str, words: list[str], hearing: Hearing, *, guess: bool) -> str:
    """The word; else what may have been meant, to choose from."""
    try:
        return _chosen(list(readings(words, hearing)), hearing.options)
    except Refused as no:
        if no.code != "unknown":
            raise
        choices = _guessed(words, hearing)
        if choices:
            raise Refused("unclear", choices) from None
        if not guess:
            raise
        choices = mistyped(text, hearing.options, lambda meant: _could_be(meant, hearing))
        if choices:
            raise Refused("unclear", choices, ("did-you-mean",)) from None
        raise


def _guessed(words: list[str], hearing: Hearing) -> tuple[str, ...]:
    """The guesses that are legal, or all if none is."""
    found = sides(words, hearing.what, lambda meant: _could_be(meant, hearing))
    return tuple(word for word in found if word in hearing.options) or found


def _could_be(words: list[str], hearing: Hearing) -> tuple[str, ...]:
    try:
        return (_chosen(list(readings(words, hearing)), hearing.options),)
    except Refused as no:
        return no.choices


def _plain_move(words: list[str], hearing: Hearing) -> str | None:
    """The move of a phrase that says nothing else, as `readings` would find it, but sooner."""
    tags = _tags(words)  # twice the same one, as in "east, again east", is no plain move
    plain, bag = MOVES[hearing.schrodie].plain, frozenset(tags)
    move = plain.get(bag)
    if move is None and "yes" in bag and hearing.asked is None and together(words) == words:
        move = plain.get(bag - {"yes"})  # "okay, yes, north-east"
    if move is None and tags and tags[0] == hearing.speaker:
        move = plain.get(frozenset(tags[1:]))  # "Phil: north-east"
    if move is None or len(bag) < len(tags) or move not in hearing.options:
        return None
    return move if together(words) == words else None


def _tags(words: list[str]) -> list[str]:
    if not LETTERS.isdisjoint(words):
        words = compass_letters([word for word in words if word not in HESITATIONS])
    return joined([tag for word in words if (tag := WORDS[word])])


def _is_more_than_a_move(words: list[str]) -> bool:
    """As in "I am safe in the east", "shall I go east": `readings` decides."""
    said = [word for word in words if word not in HESITATIONS]
    if inverted(said) or corrects(words) or puts_off(words):
        return True
    return "am" in said and "am safe" in " ".join(said)


def _chosen(found: list[Reading], options: Container[str]) -> str:
    legal = _words(reading for reading in found if reading.word in options)
    if any(reading.kind == "loose" for reading in found):
        raise Refused("unclear", legal or _words(found))
    choices = legal or _likeliest(found)
    if len(choices) == 1:
        return choices[0]
    if not choices:
        raise Refused("unknown")
    raise Refused("unclear", choices)


def _likeliest(found: list[Reading]) -> tuple[str, ...]:
    """None is legal: what answers the question, else a command, else whatever it can be."""
    return (
        _words(reading for reading in found if reading.fits)
        or _words(reading for reading in found if reading.kind == "command")
        or _words(found)
    )


def _words(found: Iterable[Reading]) -> tuple[str, ...]:
    """Each once, in the order of the readings."""
    return tuple(dict.fromkeys(reading.word for reading in found))
