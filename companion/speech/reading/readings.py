"""Readings of a phrase, one after the other; `phrases` chooses among them."""

from collections.abc import Container, Iterator
from typing import Final, NamedTuple

from companion.engine.refused import Refused
from companion.games.island.refusals.reasons import refused
from companion.games.island.terms import CHARACTERS
from companion.speech.answers.question_names import AskedOf
from companion.speech.answers.read_answer import YES_OR_NO, answered
from companion.speech.languages import english, russian
from companion.speech.languages.words import HESITATIONS, WORDS, words_of
from companion.speech.reading.fruit_places import placed
from companion.speech.reading.joins import COMPASS, NOTED
from companion.speech.reading.moves import MOVES
from companion.speech.reading.shapes import SHAPES, Kind, Meaning
from companion.speech.reading.statements import asks_for_nothing, tells_of_having
from companion.speech.reading.tagged import Phrase, heard_as, phrase_of, tags_of

_ME: Final = english.ME | russian.ME
_REPEATS: Final = english.REPEATS | russian.REPEATS
_THENS: Final = frozenset(("then", "after", "afterwards", "потом", "затем", "после", "дальше"))
# Done once more where it is said once more.
_REPEATED: Final = COMPASS | {"restore"}
# Tags that only the yes/no questions tell apart, and what they are elsewhere.
_GENERAL: Final = {
    "away": "go", "go-on": "go", "take-me": "go", "leave": "stay", "refuse": "decline",
    "go-ahead": "yes",
    "start": "space", "give-back": "undo", "undo-go": "undo", "do-it": "yes", "not-do-it": "not",
}  # fmt: skip

# They add nothing to a phrase that asks for something.
_ORNAMENTS: Final = NOTED | {
    "turn", "action", "1-action", "nth-action", "line", "take", "по", "be", "see", "all",
}  # fmt: skip
_NEGATIVES: Final = frozenset((
    "no", "not", "none", "inactive", "unused", "unmoved", "stay", "decline", "pass",
))  # fmt: skip
# Without one of these "is" and "have" tell something: "I have a banana", "the east is safe".
_VERBS: Final = _NEGATIVES | {
    "go", "use", "restore", "activate", "where", "what", "cross", "push", "hit", "put", "lose",
    "end", "end-turn", "done", "undo", "redo", "cancel", "bonus", "yes", "return", "through", "all",
    "все",
    "turn-over",
}  # fmt: skip
# "Where am I", "what space am I on".
_WHERE: Final = (
    {"where"}, {"where", "is"}, {"where", "stay"}, {"where", "space"}, {"what", "space"},
    {"what", "space", "stay"},
)  # fmt: skip


class Hearing(NamedTuple):
    """The speaker, and what they are asked; as in `phrases.understand`."""

    what: str | None
    options: Container[str]
    schrodie: bool
    speaker: str | None
    asked: AskedOf | None = None


class Reading(NamedTuple):
    """`fits`: it answers the question that is asked."""

    word: str
    kind: Kind
    fits: bool


def readings(words: list[str], hearing: Hearing) -> Iterator[Reading]:
    words = heard_as(words, hearing.what)
    tags = tags_of(words, hearing.what)
    phrase = placed(words, phrase_of(tags, hearing.speaker))
    if asks_for_nothing(phrase, words) or "upon" in phrase.tags:
        raise Refused("unknown")
    asked = hearing.asked is not None or hearing.what in (None, "turn", "bonus", "ability")
    if asked and tells_of_having(words, phrase):
        raise Refused("unknown")
    found = list(_all_readings(phrase, words, hearing))
    if _says_it_twice(tags, words):
        found = [Reading(reading.word, "loose", reading.fits) for reading in found]
    yield from found


def _all_readings(phrase: Phrase, words: list[str], hearing: Hearing) -> Iterator[Reading]:
    if hearing.asked is not None:
        answers = answered(hearing.asked, phrase, hearing.options, hearing.speaker)
        if answers:
            yield from (Reading(word, "asked", fits=True) for word in answers)
            return
    phrase = _general(phrase)
    if phrase.tags in _WHERE and hearing.speaker in CHARACTERS and not _ME.isdisjoint(words):
        phrase = Phrase(frozenset(("where", "who")), {"who": [hearing.speaker]})
    yield from _meant(phrase, hearing)
    if phrase.names.get("who") == [hearing.speaker]:
        # Their own name may only say who speaks.
        yield from _meant(phrase.without("who"), hearing)


def _general(phrase: Phrase) -> Phrase:
    return Phrase(frozenset(_GENERAL.get(tag, tag) for tag in phrase.tags), phrase.names)


def says_it_twice(text: str) -> bool:
    """As in "the bush east and again east"."""
    words = [word for word in words_of(text) if word not in HESITATIONS]
    return WORDS.keys() >= set(words) and _says_it_twice(tags_of(words, None), words)


def _says_it_twice(tags: list[str], words: list[str]) -> bool:
    """As in "east, and east again": both, or none. But "east, east" is said once, twice over."""
    said = [tag.removeprefix("at ") for tag in tags]
    twice = {tag for tag in said if said.count(tag) > 1}
    if twice.isdisjoint(_REPEATED):
        return False
    ordered = said.count("nth-action") + said.count("turn") > 1
    ordered = ordered or any(_one_then_one(way, words) for way in twice)
    return ordered or not twice <= _REPEATED or not _REPEATS.isdisjoint(words)


def _one_then_one(way: str, words: list[str]) -> bool:
    """As in "look north-east, then I go north-east": one after the other."""
    at = [place for place, word in enumerate(words) if way in tags_of([word], None)]
    return len(at) > 1 and not _THENS.isdisjoint(words[at[0] : at[-1]])


def _meant(phrase: Phrase, hearing: Hearing) -> Iterator[Reading]:
    if not _tells(phrase):
        yield from _moves(phrase.everything, hearing.schrodie)
    for meaning in _meanings(phrase.tags):
        fits = hearing.what in meaning.asked
        if _can_be_meant(meaning, phrase, fits=fits):
            for word in meaning.words(phrase.names):
                if hearing.asked is not None and word in YES_OR_NO:
                    continue  # these it has of its own
                if meaning.kind != "legal" or word in hearing.options:
                    yield Reading(word, meaning.kind, fits)


def _can_be_meant(meaning: Meaning, phrase: Phrase, *, fits: bool) -> bool:
    if fits:
        return True
    loosely = meaning.kind == "loose" and bool(meaning.asked)
    return meaning.kind != "asked" and not loosely and not _tells(phrase)


def _tells(phrase: Phrase) -> bool:
    return "is" in phrase.tags and not phrase.tags & _VERBS


def _moves(tags: frozenset[str], schrodie: bool) -> Iterator[Reading]:
    moves = MOVES[schrodie]
    for bag in _bags(tags):
        if (word := moves.plain.get(bag)) is not None:
            yield Reading(word, "command", fits=False)
        elif (words := moves.odd.get(bag)) is not None:
            if not words:
                # L14.6: only she moves two spaces over, and not one.
                raise refused("illegal", "schrodie-leaps" if schrodie else "only-schrodie")
            yield from (Reading(word, "loose", fits=False) for word in words)
        elif (words := moves.aimless.get(bag)) is not None:
            yield from (Reading(word, "legal", fits=False) for word in words)
        else:
            continue
        return


def _meanings(tags: frozenset[str]) -> tuple[Meaning, ...]:
    for bag in (tags, *_bags(tags)):
        if bag in SHAPES:
            return SHAPES[bag]
    return ()


def _bags(tags: frozenset[str]) -> Iterator[frozenset[str]]:
    """The tags with less and less of what adds nothing: "yes", "use an action to …"."""
    plain = tags - _ORNAMENTS
    if plain <= {"yes", *_NEGATIVES}:
        yield tags - NOTED
        return
    yield plain
    if not plain & _NEGATIVES:
        yield plain - {"yes"}
        if not COMPASS.isdisjoint(plain) or plain & {"dir", "restore"}:
            yield plain - {"yes", "use"}
