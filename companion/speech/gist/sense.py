"""The sense of a text: the tags that it says and those that it denies, clause by clause.

A clause without a word of the game is left out. With a word that turns, or with unlisted words and
no act, there is no sense: nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from companion.games.island.terms import CHARACTERS
from companion.speech.gist.tags import DENIED, UNLISTED, kind_of, tags_in
from companion.speech.languages import english, russian
from companion.speech.languages.words import WORDS
from companion.speech.reading.joins import joined
from companion.speech.reading.letters import compass_letters
from companion.speech.reading.unmeant import inverted, puts_off
from companion.speech.talk.around import reworded
from companion.speech.talk.idle import is_deed, is_idiom, is_idle
from companion.speech.talk.sequences import MARK
from companion.speech.talk.sheets import THEN

# What a denial of the vocabulary becomes, in tags: `unused` denies the use.
_UNDONE: Final = {"unused": "use", "unmoved": "go", "inactive": "activate", "decline": "use"}
_DENIES: Final = frozenset(("not", "without", "ни", "none", DENIED))
_EMPTY: Final = frozenset(("", "a", "and", "to", "may", "in", "be", "see", "в", "с", "по"))
# Own acts beside those of the vocabulary; beside one of them unlisted words may stand.
ACTS: Final = frozenset((
    "go", "jump", "leap", "skip", "restore", "use", "cross", "circle", "push", "hit", "put",
    "activate", "look", "lose", "gain", "revive", "stay", "return", "take", "come", "keep",
    "sail", "home", "bye", "read", "away", "against", "fix", "restore", "visit", "one-over",
    "two-over", "jump-over",
))  # fmt: skip
_THENS: Final = frozenset((
    "then", "after", "afterwards", "followed", "потом", "затем", "после", "далее", "следом",
))  # fmt: skip
_OPENERS: Final = frozenset((MARK, "and", "so", "okay", "well", "ну", "и", "а", "так", "ладно"))
_BUTS: Final = frozenset(("but", "а", "но", "so", "because", "cause", "cos", "зато", "поэтому"))
_ASSENTS: Final = (english.ASSENTS | russian.ASSENTS) - {"fine", "great", "cool"}
_SHORTENED: Final = frozenset(("доп", "безоп", "кл", "ч", "сев", "юж", "вост", "зап"))
_VERBS_FIRST: Final = frozenset(("is", "are", "am", "do", "does", "has", "isn't", "aren't"))
_ANDS: Final = frozenset(("and", "и"))
_NOTHINGS: Final = frozenset(("nothing", "ничего"))
# Done with a thing; with one that nobody has listed it is nothing of the game.
_HANDLING: Final = frozenset(("take", "put", "use", "lose", "cross"))
# Of a turn with which something unknown is done: «и ход передам».
_TURNS: Final = frozenset(("turn", "action", "1-action", "nth-action"))
_WITHOUT: Final = frozenset(("no", "without", "без", "никаких"))


class Sense(NamedTuple):
    """`said` in order; `clauses`: the same, clause by clause.

    `beside`: there are words, or whole clauses, that nobody has listed. `odd`: how many of those
    stand beside names without an act. `linked`: an "and" is in it.
    """

    said: tuple[str, ...]
    denied: frozenset[str]
    clauses: tuple[tuple[str, ...], ...] = ()
    beside: bool = False
    odd: int = 0
    linked: bool = False

    def names(self, kind: str) -> tuple[str, ...]:
        """The names of a class that are said, each once, in order."""
        return tuple(dict.fromkeys(tag for tag in self.said if kind_of(tag) == kind))

    def unnamed(self, kind: str) -> frozenset[str]:
        """The names of a class that are denied."""
        return frozenset(tag for tag in self.denied if kind_of(tag) == kind)


_NOTHING: Final = Sense((), frozenset())


def sense(tokens: Sequence[str], *, at_a_turn: bool = False) -> Sense | None:
    """None: a word turns the text, or it says more than is understood, or one thing after another.

    `at_a_turn`: what is kept is not asked about, and says nothing.
    """
    if "?" in tokens or _has_then(tokens) or puts_off([one for one in tokens if one != MARK]):
        return None
    found = list[Sense]()
    beside = False
    for clause in _clauses(reworded(list(tokens))):
        if clause == ["right"]:
            continue
        one = None if _asks(clause) else _of_clause(clause) or _after_a_flourish(clause)
        if one is None or not (one.said or one.denied):
            if one is None and not is_idle(clause) and not (at_a_turn and _denies_nothing(clause)):
                return None
            beside = beside or (is_idle(clause) and not is_idiom(clause))
        elif not (at_a_turn and _only_keeps(one)):
            found.append(one)
            beside = beside or one.beside
    said = tuple(tag for one in found for tag in one.said)
    denied = frozenset(tag for one in found for tag in one.denied)
    odd = sum(one.odd for one in found)
    linked = not _ANDS.isdisjoint(tokens)
    return Sense(said, denied, tuple(one.said for one in found), beside, odd, linked)


def _denies_nothing(clause: list[str]) -> bool:
    """As in "I won't rush", «не буду напрягаться»."""
    tags = tags_in(compass_letters(clause))
    return tags is not None and "not" in tags and not any(map(_counts, {*tags} - {"not"}))


def _after_a_flourish(clause: list[str]) -> Sense | None:
    """As in "Schrodie curls up and ends her turn": the name stays."""
    for at in range(len(clause) - 2, 0, -1):
        if clause[at] not in ("and", "и"):
            continue
        named = [word for word in clause[:at] if WORDS.get(word) in CHARACTERS]
        if is_idle([word for word in clause[:at] if word not in named]):
            return _of_clause([*named, *clause[at + 1 :]])
    return None


def _asks(clause: list[str]) -> bool:
    """As in "is east safe": a verb before what it is about."""
    return inverted(clause) or (clause[0] in _VERBS_FIRST and clause[1:2] != ["it"])


def _has_then(tokens: Sequence[str]) -> bool:
    """As in "rest, then east"; but one may begin so, and "the next one" is no "next"."""
    for at in range(1, len(tokens) - 1):
        found = THEN.at(tokens, at) if tokens[at] != MARK else None
        if found is None:
            continue
        words = tokens[at : found[0]]
        if not _THENS.isdisjoint(words) or (tokens[at - 1] == MARK and found[0] < len(tokens) - 1):
            return tokens[0] != MARK and not all(word in _OPENERS for word in tokens[:at])
    return False


def _only_keeps(one: Sense) -> bool:
    said = {tag for tag in one.said if not kind_of(tag)}
    kept = said & {"keep", "leave", "circle"} or one.denied & {"lose", "use"}
    return bool(kept) and said <= {"keep", "leave", "circle", "thing", "energy", "2-energy", "1",
                                   "1-energy", "bonus", "self"}  # fmt: skip


def _clauses(tokens: list[str]) -> Iterator[list[str]]:
    clause = list[str]()
    for at, token in enumerate(tokens):
        if token == MARK and at and tokens[at - 1] in _SHORTENED:
            continue
        if token == MARK or token in _BUTS:
            if clause:
                yield clause
            clause = []
        else:
            clause.append(token)
    if clause:
        yield clause


def _of_clause(words: list[str]) -> Sense | None:
    tags = tags_in(compass_letters(words))
    if tags is None or _adds_something(words):
        return None
    if words and _ASSENTS.issuperset(words):
        return Sense(("yes",), frozenset())
    if words in (["я"], ["i"], ["me"]):
        return Sense(("self",), frozenset())
    if len(words) == 1 and tags and set(tags) <= {"not", "no", DENIED}:
        return Sense(("no",), frozenset())
    plain = [part for tag in joined(tags) for part in _parted(tag)]
    if words[0] in _NOTHINGS and UNLISTED in plain and not any(map(_counts, plain[1:])):
        return _NOTHING  # "nothing clever"
    found = _by_denial(plain)
    if found is None:
        return _NOTHING if words[0] in _WITHOUT and not any(map(_counts, plain[1:])) else None
    said, denied = found
    unlisted = UNLISTED in plain
    said = [tag for tag in said if tag not in _EMPTY and tag != UNLISTED]
    if not any(map(_counts, said)):
        said = []
    if {kind_of(tag) for tag in said} <= {"who"} or {*said} <= {"unsafe"}:
        plain = [tag for tag in plain if tag != UNLISTED]  # "Theseus speaking"
    acts = not ACTS.isdisjoint(said) or not ACTS.isdisjoint(denied)
    if unlisted and not acts and _TURNS.issuperset(said) and not any(map(_counts, denied)):
        return None
    if unlisted and said and _HANDLING.issuperset(said):
        return None  # «беру ключ»
    odd = 0 if acts else plain.count(UNLISTED) + ("is" in plain and UNLISTED in plain)
    denied = {tag for tag in denied if _counts(tag)}
    return Sense(tuple(said), frozenset(denied), beside=unlisted, odd=odd)


def _adds_something(words: list[str]) -> bool:
    """As in «посплю и ход передам»: one side of the "and" is not understood."""
    at = next((at for at, word in enumerate(words) if at and word in ("and", "и")), None)
    if at is None:
        return False
    if is_deed(words[:at]):
        return True
    first, added = tags_in(words[:at]), tags_in(words[at + 1 :])
    if not first or added is None or UNLISTED not in added or ACTS.isdisjoint(first):
        return False
    acts = ACTS.intersection(added)
    return acts <= _HANDLING and not any(map(kind_of, added))


def _parted(tag: str) -> tuple[str, ...]:
    """«На востоке» is where something is: `at` and the side."""
    return ("at", tag.removeprefix("at ")) if tag.startswith("at ") else (tag,)


def _by_denial(tags: list[str]) -> tuple[list[str], set[str]] | None:
    """The tags of a clause, said and denied: all after a "not" is denied, or all before a last one.

    None: it denies twice, or nothing that is known.
    """
    said, denied = list[str](), set[str]()
    denials = 0
    for place, tag in enumerate(tags):
        if tag in _UNDONE:
            denied.add(_UNDONE[tag])
            denials += 1
        elif tag == "none" and not any(_counts(one) for one in (*said, *tags[place + 1 :])):
            said.append(tag)
        elif tag in _DENIES or (tag == "no" and said and said != ["no"]):
            denials += 1
            if not any(_counts(one) and one != "gain" for one in tags[place + 1 :]):
                denied |= {*said} - {"yes", "no"}
                said = [tag for tag in said if tag in ("yes", "no")]
        elif tag == "unsafe" or not denials:
            said.append(tag)
        else:
            denied.add(tag)
    if denials > 1 or (denials and not any(_counts(tag) for tag in denied)):
        return None
    return said, denied


def _counts(tag: str) -> bool:
    return tag not in {*_EMPTY, "is", UNLISTED}
