"""What a phrase could mean, one reading after the other; `phrases` chooses among them."""

from collections.abc import Container, Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from companion.engine.refused import Refused
from companion.games.island.terms import CHARACTERS, DIRECTIONS
from companion.games.island.whys import refused
from companion.speech import english, russian
from companion.speech.joins import COMPASS, NOTED, joined
from companion.speech.letters import SPACES_ASKED, camp_letter, compass_letters, row_letters
from companion.speech.moves import MOVES
from companion.speech.shapes import CLASSES, SHAPES, Kind, Meaning
from companion.speech.words import HESITATIONS, WORDS

_ASSENTS: Final = english.ASSENTS | russian.ASSENTS
_DIRECTIONS: Final = frozenset(DIRECTIONS)
_POLITE: Final = _ASSENTS | english.POLITE | russian.POLITE
_REFUSING: Final = english.REFUSING | russian.REFUSING
_OTHERWISE: Final = english.OTHERWISE | russian.OTHERWISE
_LIKINGS: Final = english.LIKINGS | russian.LIKINGS
_ME: Final = english.ME | russian.ME

# They add nothing to a phrase that asks for something.
_ORNAMENTS: Final = NOTED | {"turn", "action", "line", "take", "по", "be", "see", "all", "все"}
_NEGATIVES: Final = frozenset((
    "no", "not", "none", "inactive", "unused", "unmoved", "stay", "decline", "pass",
))  # fmt: skip
# Without one of these "is" and "have" tell something: "I have a banana", "the east is safe".
_VERBS: Final = _NEGATIVES | {
    "go", "use", "restore", "activate", "where", "what", "cross", "push", "hit", "put", "lose",
    "end", "end-turn", "done", "undo", "redo", "bonus", "yes", "return", "through", "all", "все",
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


class Reading(NamedTuple):
    """`fits`: it answers the question that is asked."""

    word: str
    kind: Kind
    fits: bool


class Phrase(NamedTuple):
    """Tags, and apart from them the names by their classes; a class stands among the tags."""

    tags: frozenset[str]
    names: dict[str, list[str]]

    @property
    def tells(self) -> bool:
        return "is" in self.tags and not self.tags & _VERBS

    @property
    def everything(self) -> frozenset[str]:
        """With the names themselves in place of their classes."""
        return self.tags.difference(self.names).union(*self.names.values())


def readings(words: list[str], hearing: Hearing) -> Iterator[Reading]:
    words = [word for word in words if word not in HESITATIONS]
    tags = _tags(words, hearing.what)
    phrase = _named(tags, hearing.speaker)
    if _is_aside(phrase, words):
        raise Refused("unknown")
    if phrase.tags == {"fruit"} and not _LIKINGS.isdisjoint(words):
        phrase = Phrase(frozenset(("fruit", "is")), phrase.names)  # "I like bananas"
    if phrase.tags in _WHERE and hearing.speaker in CHARACTERS and not _ME.isdisjoint(words):
        phrase = Phrase(frozenset(("where", "who")), {"who": [hearing.speaker]})
    yield from _meant(phrase, hearing)
    if phrase.names.get("who") == [hearing.speaker]:
        # Their own name may only say who speaks.
        names = {kind: said for kind, said in phrase.names.items() if kind != "who"}
        yield from _meant(Phrase(phrase.tags - {"who"}, names), hearing)


def _tags(words: list[str], what: str | None) -> list[str]:
    if what in SPACES_ASKED:
        words = row_letters(words)
    words = _misheard(words, what)
    try:
        tags = joined(filter(None, [WORDS[word] for word in compass_letters(words)]))
    except KeyError:
        raise Refused("unknown") from None
    if what == "revive":
        tags = camp_letter(words, tags)
    if not tags and _POLITE.issuperset(words) and not _ASSENTS.isdisjoint(words):
        return ["yes"]  # a filler is an answer when nothing else is said
    return ["each"] if tags == ["1", "1"] else tags


def _misheard(words: list[str], what: str | None) -> list[str]:
    """The words that were probably said, where a recogniser hears others in their place."""
    heard = " ".join(words)
    if what in ("number", "palm") and heard in english.HEARD_NUMBERS:
        return [english.HEARD_NUMBERS[heard]]
    return english.HEARD[heard].split() if heard in english.HEARD else words


def _is_aside(phrase: Phrase, words: list[str]) -> bool:
    """Known words that ask for nothing: "well done", "would you like to …", "I'm not sure"."""
    said = phrase.tags - NOTED
    pairs = {f"{one} {two}" for one, two in pairwise(words)}
    if any(said == {_OTHERWISE[pair]} for pair in _OTHERWISE.keys() & pairs):
        return True
    if "may" in phrase.tags and english.ASKS_FOR.isdisjoint(_after_may(words)):
        return True
    if not english.HOW_IT_IS.isdisjoint(pairs):
        return True
    if "push" in said and _names_a_side_first(words):
        return True
    if said.isdisjoint(_OP_DOES) and not english.TO_OTHERS.isdisjoint(pairs):
        return True
    if said <= {"all", "все"}:
        return not _ASSENTS.isdisjoint(words)  # "all is fine"
    if said == {"not"}:
        return any(WORDS[word] != "not" and word not in _REFUSING for word in words)
    return False


def _names_a_side_first(words: list[str]) -> bool:
    """As in "the rock east, pushes Theseus": a step and a push; only one can be meant."""
    tags = [WORDS.get(word, "") for word in words]
    push = tags.index("push") if "push" in tags else len(tags)
    return any(tag.removeprefix("at ") in COMPASS for tag in tags[:push])


def _after_may(words: list[str]) -> list[str]:
    return words[max(place for place, word in enumerate(words) if WORDS[word] == "may") :]


def _named(tags: list[str], speaker: str | None) -> Phrase:
    kept: set[str] = set()
    names: dict[str, list[str]] = {}
    for tag in tags:
        name = tag.removeprefix("at ")
        if name != tag:
            kept.add("is")  # «на востоке» is where something is
        kind = CLASSES.get(name)
        kept.add(kind or name)
        if kind is not None and name not in names.setdefault(kind, []):
            names[kind].append(name)
    for kind, said in list(names.items()):
        if kind == "who" and len(said) > 1 and speaker in said and "where" not in kept:
            said.remove(speaker)
        if kind == "dir" and len(said) == 2 and _DIRECTIONS.issuperset(said):
            kept = kept - {"dir"} | {"dirs"}
            names = {**names, "dirs": [" ".join(said)]}
            del names["dir"]
        elif len(said) > 1:
            raise Refused("unknown")  # two fruits, two captives: it contradicts itself
    return Phrase(frozenset(kept), names)


def _meant(phrase: Phrase, hearing: Hearing) -> Iterator[Reading]:
    if not phrase.tells:
        yield from _moves(phrase.everything, hearing.schrodie)
    for meaning in _meanings(phrase.tags):
        fits = hearing.what in meaning.asked
        if _can_be_meant(meaning, phrase, fits=fits):
            for word in meaning.words(phrase.names):
                if meaning.kind != "legal" or word in hearing.options:
                    yield Reading(word, meaning.kind, fits)


def _can_be_meant(meaning: Meaning, phrase: Phrase, *, fits: bool) -> bool:
    return fits or (meaning.kind != "asked" and not phrase.tells)


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
