"""What a phrase could mean, one reading after the other; `phrases` chooses among them."""

from collections.abc import Container, Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from companion.engine.refused import Refused
from companion.games.island.refusals.reasons import refused
from companion.games.island.terms import CHARACTERS
from companion.speech import english, russian
from companion.speech.answers.answered import YES_OR_NO, answered
from companion.speech.answers.question_names import Asked
from companion.speech.fruit_places import placed
from companion.speech.having import tells_of_having
from companion.speech.joins import COMPASS, NOTED
from companion.speech.moves import MOVES
from companion.speech.shapes import SHAPES, Kind, Meaning
from companion.speech.subjects import other_way_round
from companion.speech.tagged import Phrase, heard_as, phrase_of, tags_of
from companion.speech.words import WORDS

_ASSENTS: Final = english.ASSENTS | russian.ASSENTS
_REFUSING: Final = english.REFUSING | russian.REFUSING
_OTHERWISE: Final = english.OTHERWISE | russian.OTHERWISE
_ME: Final = english.ME | russian.ME
_REPEATS: Final = english.REPEATS | russian.REPEATS
# Done once more where it is said once more.
_REPEATED: Final = COMPASS | {"restore"}
# Tags that only the yes/no questions tell apart, and what they are elsewhere.
_GENERAL: Final = {
    "away": "go", "go-on": "go", "leave": "stay", "refuse": "decline", "go-ahead": "yes",
    "start": "space", "give-back": "undo", "undo-go": "undo", "do-it": "yes", "not-do-it": "not",
}  # fmt: skip

# They add nothing to a phrase that asks for something.
_ORNAMENTS: Final = NOTED | {
    "turn", "action", "1-action", "nth-action", "line", "take", "по", "be", "see", "all", "все",
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
# What a captive may ask the OP to do: "could you move me east", "can you tell me where Phil is".
_OP_DOES: Final = frozenset(("dir", "where", "what", "undo", "redo"))
# "Where am I", "what space am I on".
_WHERE: Final = (
    {"where"}, {"where", "is"}, {"where", "stay"}, {"where", "space"}, {"what", "space"},
    {"what", "space", "stay"},
)  # fmt: skip


class Hearing(NamedTuple):
    """Who speaks, and what they are asked; as in `phrases.understand`."""

    what: str | None
    options: Container[str]
    schrodie: bool
    speaker: str | None
    asked: Asked | None = None


class Reading(NamedTuple):
    """`fits`: it answers the question that is asked."""

    word: str
    kind: Kind
    fits: bool


def readings(words: list[str], hearing: Hearing) -> Iterator[Reading]:
    words = heard_as(words, hearing.what)
    tags = tags_of(words, hearing.what)
    phrase = placed(words, phrase_of(tags, hearing.speaker))
    if _is_aside(phrase, words) or "upon" in phrase.tags:
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


def _says_it_twice(tags: list[str], words: list[str]) -> bool:
    """As in "east, and east again": both, or none. But "east, east" is said once, twice over."""
    said = [tag.removeprefix("at ") for tag in tags]
    twice = {tag for tag in said if said.count(tag) > 1}
    if twice.isdisjoint(_REPEATED):
        return False
    ordered = said.count("nth-action") + said.count("turn") > 1
    return ordered or not twice <= _REPEATED or not _REPEATS.isdisjoint(words)


def _is_aside(phrase: Phrase, words: list[str]) -> bool:
    """Known words that ask for nothing: "well done", "would you like to …", "I'm not sure"."""
    said = phrase.tags - NOTED
    pairs = {f"{one} {two}" for one, two in pairwise(words)}
    if said == {"end", "line"} or any(
        said == {_OTHERWISE[pair]} for pair in _OTHERWISE.keys() & pairs
    ):
        return True
    if "may" in phrase.tags and english.ASKS_FOR.isdisjoint(_after_may(words)):
        return True
    if not english.HOW_IT_IS.isdisjoint(pairs):
        return True
    if "push" in said and _names_a_side_first(words):
        return True
    if other_way_round(words) or _tells_where(words):
        return True
    if said.isdisjoint(_OP_DOES) and not english.TO_OTHERS.isdisjoint(pairs):
        return True
    if said <= {"all", "все"}:
        return not (_ASSENTS | russian.STILL).isdisjoint(words)  # "all is fine", «всё ещё думаю»
    if said == {"not"}:
        return any(WORDS[word] != "not" and word not in _REFUSING for word in words)
    return False


def _tells_where(words: list[str]) -> bool:
    """As in "I'm where I am"."""
    tags = [WORDS[word] for word in words]
    at = tags.index("where") if "where" in tags else 0
    return not any(tags[:at]) and not english.TELLING.isdisjoint(words[:at])


def _names_a_side_first(words: list[str]) -> bool:
    """As in "the rock east, pushes Theseus": a step and a push; only one can be meant."""
    tags = [WORDS.get(word, "") for word in words]
    push = tags.index("push") if "push" in tags else len(tags)
    return any(tag.removeprefix("at ") in COMPASS for tag in tags[:push])


def _after_may(words: list[str]) -> list[str]:
    return words[max(place for place, word in enumerate(words) if WORDS[word] == "may") :]


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
