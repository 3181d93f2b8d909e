"""Answers of a captive: yes or no, names, numbers, directions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.games.island.terms import CAMPS, DIRECTIONS, FRUITS
from companion.speech.answers.question_names import ABILITIES, AT_SEA, BONUSES
from companion.speech.answers.read_answer import refusal
from companion.speech.gist.about import BESIDE, About, corner, denies_only, is_only, offer, one_name
from companion.speech.gist.sense import Sense
from companion.speech.gist.tags import kind_of

_NONE: Final[frozenset[str]] = frozenset()

# Yes or no: by what is asked, the acts that do it and the acts that leave it.
_ACTIVATES: Final = frozenset((
    "activate", "use", "take", "touch", "do-it", "go-ahead", "activation", "hit", "push",
))  # fmt: skip
_LEAVES: Final = frozenset((
    "stay", "leave", "refuse", "decline", "keep", "avoid", "pass", "skip", "inactive",
))  # fmt: skip
_WAYS: Final = frozenset(("sail", "go", "through", "jump", "come", "go-on"))
_OF_USE: Final = frozenset((
    "use", "cross", "take", "lose", "activate", "do-it", "bonus-use", "touch", "go-ahead",
    "bye",
))  # fmt: skip
_OF_HOME: Final = frozenset(("home", "return", "start"))
_OVER_SEA: Final = frozenset((
    "sail", "cross", "far", "go-on", "over", "use", "activate", "take", "end-of", "touch",
    "do-it", "come-out", "go-ahead", "through",
))  # fmt: skip
_BESIDE_IT: Final = frozenset((
    "thing", "space", "lake", "camp", "bonus", "ability", "symbol", "go-ahead", "energy",
    "health", "stay", "yes", "no", "ocean", "box", "shore", "back", "line", "me-back",
    "take-me", "put", "at", "again", "straight", "unsafe", "lose-health", "lose-1-health",
    "1-health",
)) | BESIDE  # fmt: skip


def yes_or_no(sense: Sense, about: About) -> Iterator[str]:
    """An act that is asked about, done or left; a yes and a no together are neither."""
    asked = about.asked
    if asked is None or asked.key == "refuse":
        return
    does, leaves = _acts(asked.key)
    said = {*sense.said} - {about.who}
    if "avoid" in said:
        said -= {"leave", "keep"}  # "keep it for next time"
    if "bonus-use" in said:
        said -= _OF_HOME | {"back", "me-back", "take-me", "come", "put", "go"}
    fruits = {tag for tag in said | sense.denied if kind_of(tag) == "fruit"}
    stones = {tag for tag in said | sense.denied if kind_of(tag) in ("stone", "wave")}
    rest = said - does - leaves - _BESIDE_IT - fruits - stones
    if asked.key in AT_SEA:
        rest -= {"go", "come", "away", "jump"}
    if (
        rest
        or sense.denied & leaves
        or sense.denied - does - _BESIDE_IT - _WAYS - fruits - {about.who} - stones
    ):
        return
    agrees = "yes" in said or bool(said & does - {"stay"})
    no = "no" in said or bool(said & leaves) or bool(sense.denied & (does | _WAYS | {*_NAMING}))
    homeward = _OF_HOME | {"go", "back", "come", "take-me", "me-back", "put", "revive"}
    if asked.key in AT_SEA and asked.start in fruits and said & homeward:
        if "no" not in said and said <= {"go", "back", "come", "put", *fruits, *BESIDE}:
            return  # "go back with the lime": by it, or to it

        no = no or not said & {"use", "cross", "bonus", "bonus-use", "bye", "lose"}
    if stones and asked.key != "carry":
        return
    acts = (said | sense.denied) & (does | leaves)
    if "is" in said and said.isdisjoint(("yes", "no")):
        return  # "the orange is mine"
    if sense.beside and acts <= _WEAK and said.isdisjoint(("yes", "no", *_NAMING)):
        return  # a remark may be about going or playing too
    if agrees != no:
        yield yes(about) if agrees else refusal(asked)


_WEAK: Final = (_WAYS - {"sail"}) | {
    "use",
    "take",
    "leave",
    "keep",
    "pass",
    "skip",
    "hit",
    "push",
    "lose",
    "away",
}
_NAMING: Final = ("thing", "bonus", "ability", "symbol", "lake", "camp", "ocean", *FRUITS)


def _acts(key: str) -> tuple[frozenset[str], frozenset[str]]:
    if key in ("portal", "knot", "carry"):
        return _ACTIVATES | _WAYS, _LEAVES | {"away"}
    if key in ("ocean", "algae"):
        return _OVER_SEA, (_LEAVES - {"leave"}) | _OF_HOME
    if key in ("back", "to-captive"):
        return _OF_USE, _LEAVES | _OF_HOME
    if key in BONUSES | ABILITIES:
        return _OF_USE, _LEAVES
    return _ACTIVATES, _LEAVES | {"away"}


def yes(about: About) -> str:
    """The word that answers yes."""
    assert about.asked is not None
    if about.asked.key in BONUSES:
        return next((one for one in about.options if one.startswith("bonus ")), "yes")
    if about.asked.key in ABILITIES:
        return "use"
    return "activate" if about.asked.key == "carry" else "yes"


# Directions and names

_LOOKING: Final = frozenset((
    "look", "what", "about", "see", "is", "go", "space", "1", "next", "line", "1-space", "take",
    "only", "straight", "activate", "use", "where", "from", "2", "2-space", "need", "gain",
    "stay", "done", "все", "only", "all", "sail", "over", "hear", "there",
))  # fmt: skip


def oracle(sense: Sense, _about: About) -> Iterator[str]:
    """L6.3: one direction or two, or none."""
    ways = [way for way in sense.names("dir") if way not in sense.denied]
    saved = {"energy", "1-energy"} if "keep" in sense.said else set[str]()
    nothings = {"no", "none", "nothing", "thing", *_LEAVES, *saved}
    if not is_only(sense, _LOOKING | nothings, "dir"):
        return
    if not denies_only(sense, _LOOKING | {"thing", "gain"}, "dir"):
        return
    nothing = {"none", "nothing"} & {*sense.said} or sense.denied & {
        "look", "gain", "use", "activate", "go", "thing",
    }  # fmt: skip
    skips = {"skip", "pass", "refuse", "leave", "decline"} & {*sense.said}
    skips |= saved & {*sense.said}  # "I'll save my energy"
    nothing = nothing or (skips if not sense.odd else set())
    if not ways and not sense.unnamed("dir") and nothing:
        yield "none"
    elif 1 <= len(ways) <= 2 and all(way in DIRECTIONS for way in ways):
        if {"nothing", "none", *_LEAVES - {"stay"}}.isdisjoint(sense.said):
            yield " ".join(ways)


def direction(sense: Sense, _about: About) -> Iterator[str]:
    way = corner(sense) or one_name(sense, "dir")
    sides = {"all", "все", "up", "down", "left", "right"}
    if way in DIRECTIONS and is_only(sense, _LOOKING | sides, "dir"):
        if denies_only(sense, _NONE, "dir"):
            yield way


def piece(sense: Sense, about: About) -> Iterator[str]:
    """Whom it is about, and in which direction of it."""
    figures = [tag for kind in ("who", "stone", "wave") for tag in sense.names(kind)]
    ways = sense.names("dir")
    if len(figures) == 2 and about.who in figures:
        figures.remove(about.who)
    if not figures and "self" in sense.said:
        figures = [about.who]
    if sense.beside and not ways:
        return
    if len(figures) != 1 or len(ways) > 1 or sense.denied.intersection((*figures, *ways)):
        return
    kinds = ("who", "stone", "wave", "dir")
    if is_only(sense, _LOOKING | {"against", "from", "от"}, *kinds):
        if denies_only(sense, _NONE, *kinds):
            yield " ".join((*figures, *ways))


_VISITING: Final = frozenset((
    "visit", "go", "come", "take", "put", "next", "look", "safe", "1", "space", "use", "over",
    "sail", "away", "stay", "at", "where", "self", "revive", "near", "1-space",
))  # fmt: skip


_OTHER: Final = frozenset(("other", "far"))


def captive(sense: Sense, about: About) -> Iterator[str]:
    """One of those that may be named; of two, "the other one" beside a denied one."""
    names = [one for one in sense.names("who") if one in about.options]
    denied = [one for one in sense.unnamed("who") if one in about.options]
    if not is_only(sense, _VISITING | {"other"}, "who"):
        return
    if not denies_only(sense, _VISITING, "who"):
        return
    if len(names) == 1 and names[0] not in denied and "other" not in sense.said:
        yield names[0]
    elif not names and len(denied) == 1 and len(about.options) == 2:
        rest = next(one for one in about.options if one not in denied)
        if _OTHER & {*sense.said}:
            yield rest
        else:
            offer(rest)


_WAKING: Final = frozenset((
    "revive", "camp", "come", "put", "go", "return", "1st", "2nd", "take", "start", "use",
    "stay", "back", "space", "me-back", "up", "far", "player",
))  # fmt: skip


def revive(sense: Sense, _about: About) -> Iterator[str]:
    """L8.1: one of the two camps; where only the other is denied, it is offered."""
    camps = [one for one in CAMPS if one in sense.said and one not in sense.denied]
    denied = [one for one in CAMPS if one in sense.denied]
    if not is_only(sense, _WAKING | {*CAMPS, "other", "b"}, "fruit"):
        return
    if not denies_only(sense, _WAKING | {*CAMPS}):
        return
    if len(camps) == 1:
        yield camps[0]
    elif not camps and len(denied) == 1:
        rest = next(one for one in CAMPS if one not in denied)
        if _OTHER & {*sense.said}:
            yield rest
        else:
            offer(rest)


# Numbers

_AMOUNTS: Final = {
    "2-health": "2 health", "lose-2-health": "2 health", "2-energy": "2 energy",
    "lose-2-energy": "2 energy",
}  # fmt: skip
_HEALING: Final = frozenset((
    "restore", "gain", "take", "need", "put", "use", "all", "only", "each", "2", "1", "все",
    "health", "energy", "1-health", "1-energy", "activate", "go", "put", "extra",
)) | _AMOUNTS.keys()  # fmt: skip


def camp(sense: Sense, _about: About) -> Iterator[str]:
    """L6.2: two of one, or one of each."""
    said = {*sense.said}
    if not is_only(sense, _HEALING) or sense.denied or {"2", "each"} <= said:
        return
    found = {_AMOUNTS[tag] for tag in said if tag in _AMOUNTS}
    health, energy = (said & {had, f"1-{had}"} for had in ("health", "energy"))
    if "is" in said and health and energy:
        return  # "all energy, my health is fine"
    if (not found and health and energy) or (
        not found
        and "each" in said
        and not health
        and not energy
        and said.isdisjoint(("gain", "restore", "all", "все"))
    ):
        yield "1 and 1"
    elif len(found) == 1 and not said & {"each"} and not (health and energy):
        yield found.pop()
    elif not found and said & {"2", "all", "все", "each", "restore"} and (health or energy):
        if "1-health" not in said and "1-energy" not in said:
            yield "2 health" if health else "2 energy"


_ORDER: Final = {
    "1-space": "1",
    "2nd-space": "2",
    "3rd-space": "3",
    "1": "1",
    "1st": "1",
    "2": "2",
    "2nd": "2",
    "3": "3",
    "3rd": "3",
}
_OF_PALMS: Final = frozenset((
    "palm", "box", "bonus", "put", "go", "take", "space", "use", "1", "circle", "next", "under",
    "other", "cross", "where", "palm-of",
))  # fmt: skip


def palm(sense: Sense, _about: About) -> Iterator[str]:
    """L14.4: which of the three; the fruit that is there already may be named beside it."""
    found = [_ORDER[tag] for tag in dict.fromkeys(sense.said) if tag in _ORDER]
    ordered = [
        _ORDER[tag]
        for tag in dict.fromkeys(sense.said)
        if tag[:1].isdecimal() and tag[1:3] in ("st", "nd", "rd")
    ]
    found = ordered or found
    if {"up", "down", "left", "right"} & {*sense.said}:
        return  # "the top one"
    if len({*found}) == 1 and is_only(sense, _OF_PALMS | _ORDER.keys(), "fruit"):
        if not sense.denied:
            yield found[0]


_COUNTED: Final = frozenset((
    "go", "jump", "space", "1-space", "2-space", "straight", "safe", "unsafe", "energy",
    "lose-energy", "lose", "use", "1-energy", "lose-1-energy", "away", *"123456",
))  # fmt: skip


def number(sense: Sense, _about: About) -> Iterator[str]:
    """L14.1: how far; also which way, and whether safely."""
    counts = [tag.removesuffix("-space") for tag in dict.fromkeys(sense.said)
              if tag.removesuffix("-space") in {*"123456"}]  # fmt: skip
    order = [tag for tag in sense.said if tag.startswith("nth-") and tag[4:].isdecimal()]
    beside = {*order}
    if len(order) == 1:  # "over four, onto the fifth"
        if counts and counts != [str(int(order[0][4:]) - 1)]:
            return
        counts, beside = [order[0][4:]], {*order, "over"}
    ways = sense.names("dir")
    if len(counts) != 1 or len(ways) > 1 or not {*ways} <= {*DIRECTIONS}:
        return
    if not is_only(sense, _COUNTED | beside, "dir") or not denies_only(sense, frozenset(("safe",))):
        return
    safe = "safe" in sense.said
    if safe and ("unsafe" in sense.said or "safe" in sense.denied):
        return
    yield " ".join((counts[0], *ways, *(("safe",) if safe and ways else ())))


_GIVING: Final = frozenset(("away", "lose", "use", "cross", "bye", "with", "pay"))
_GETTING: Final = frozenset((
    "come", "gain", "restore", "2-health", "2-energy", "extra", "take", "put", "back", "return",
))  # fmt: skip
_FOR: Final = frozenset(("swap", "1", "all", "for", "go"))


_HAD: Final = ("health", "energy")


def trade(sense: Sense, _about: About) -> Iterator[str]:
    """L14.4: what is lost; or what is wanted, and so the other is lost."""
    lost, got = set[str](), set[str]()
    for clause in sense.clauses:
        _traded(clause, lost, got)
    measures = frozenset(f"{a}{had}" for a in ("", "1-", "2-", "lose-", "lose-1-", "lose-2-")
                         for had in ("health", "energy"))  # fmt: skip
    if sense.linked and "is" in sense.said and not _GIVING.isdisjoint(sense.said):
        return  # "I bleed and get energy": which is lost?
    if sense.denied or not is_only(sense, _GIVING | _GETTING | _FOR | measures):
        return
    if "swap" in sense.said and not got and len(lost) != 1:
        order = [tag.rpartition("-")[2] for tag in sense.said if tag.rpartition("-")[2] in _HAD]
        lost = {*order[:1]}
    if len(got) == 1 and not lost:
        lost = {"health", "energy"} - got
    if len(lost) == 1 and lost != got and len(got) <= 1:
        yield f"lose {lost.pop()}"


def _traded(clause: tuple[str, ...], lost: set[str], got: set[str]) -> None:
    """Adds what a clause gives and gets; a verb holds for what is nearest."""
    if "lose" in clause and len(_measures(clause)) == 1:
        clause = tuple(tag for tag in clause if tag != "gain")  # "I'd rather lose the energy"
    side = next((_side(tag) for tag in clause if _side(tag)), None)
    taken = {"take", "self"} <= {*clause} or {"take", "from"} <= {*clause}
    if taken:
        side = "lose"  # "take one health from me"
    for tag in clause:
        side = (_side(tag) if not (taken and tag == "take") else "") or side
        had = tag.rpartition("-")[2]
        if had in ("health", "energy") and side is not None:
            (lost if side == "lose" else got).add(had)


def _measures(clause: tuple[str, ...]) -> set[str]:
    return {tag.rpartition("-")[2] for tag in clause} & {*_HAD}


def _side(tag: str) -> str:
    """`lose` or `gain`: what a tag says is done with what is had."""
    if tag in _GIVING or tag.startswith("lose-"):
        return "lose"
    if tag == "go":
        return "lose"  # "energy goes, health comes back"
    return "gain" if tag in _GETTING else ""
