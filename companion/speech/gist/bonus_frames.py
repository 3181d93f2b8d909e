"""Bonuses by what their box does: a fruit, and beside it what that very bonus asks (L13.1, L14).

"The orange, number five, going west" is a run of Achilles, "lime, jump over one to the south-east"
a free step of Hempel. Nothing is taken but what the box of that fruit can take, and all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Final

from companion.games.island.rules.characters import bonus_of
from companion.games.island.terms import DIRECTIONS, FRUITS, OP
from companion.speech.gist.about import About, is_only, one_name
from companion.speech.gist.answer_frames import trade
from companion.speech.gist.sense import Sense

# They may stand beside any use of a bonus.
_BESIDE: Final = frozenset((
    "use", "bonus", "cross", "lose", "circle", "activate", "from", "от", "take", "free", "to",
    "through", "box", "palm", "1st", "2nd", "3rd", "palm-of", "see", "only", "give-back", "put",
    "need", "for",
))  # fmt: skip
_GOING: Final = frozenset((
    "go", "jump", "leap", "skip", "away", "space", "1", "1-space", "next", "come", "straight",
    "sail", "far", "run", "line", "go-on", "over", "one-over", "jump-over", "2nd-space", "near",
))  # fmt: skip
_LOOKING: Final = frozenset((
    "look", "what", "about", "line", "is", "all", "все", "straight", "down", "up", "direction",
    "space", "go", "thing", "ahead", "where", "at", "next", "go-on", "far",
    "touch",
))  # fmt: skip
_FAR: Final = frozenset(("over", "one-over", "leap", "jump-over", "2nd-space"))
_COUNTS: Final = {tag: n for n in "123456" for tag in (n, f"{n}-space", f"nth-{n}")}
_MOST_ODD: Final = 3  # words of somebody's own

BoxFrame = Callable[[Sense, About], Iterator[str]]


def by_its_box(sense: Sense, about: About) -> Iterator[str]:
    """The line that uses the one fruit that is named; nothing where its box asks otherwise."""
    if about.who == OP or sense.denied or sense.odd > _MOST_ODD or "no" in sense.said:
        return
    fruits = sense.names("fruit")
    if len(fruits) != 1 or sense.said.count(fruits[0]) > 1:
        return
    if any(sense.said.count(way) > 1 for way in sense.names("dir")):
        return  # "what's west of the bush, and I go west"
    fruit = next(one for one in FRUITS if one == fruits[0])
    if any(pair == ("around", fruit) for one in sense.clauses for pair in pairwise(one)):
        return  # "what is around the grapes"
    box = _BOXES.get(bonus_of(about.state, about.who, fruit) or "")
    rest = sense._replace(
        said=tuple(tag for tag in sense.said if tag != fruit),
        clauses=tuple(tuple(tag for tag in one if tag != fruit) for one in sense.clauses),
    )
    for asked in box(rest, about) if box is not None else ():
        yield f"bonus {fruit} {asked}".strip()


def _number(sense: Sense, _about: About) -> Iterator[str]:
    """L14.1: how far, which way, whether safely."""
    way = one_name(sense, "dir")
    counts = {_COUNTS[tag] for tag in sense.said if tag in _COUNTS} - {"1"}
    if "1-space" in sense.said and not counts:
        counts = {"1"}
    if way not in DIRECTIONS or len(counts) != 1:
        return
    if {"over", "leap", "unsafe"} & {*sense.said} and "safe" in sense.said:
        return
    if is_only(sense, _BESIDE | _GOING - {"over"} | _COUNTS.keys() | {"safe", "unsafe"}, "dir"):
        yield f"{counts.pop()} {way}{' safe' if 'safe' in sense.said else ''}"


def _free_step(sense: Sense, _about: About) -> Iterator[str]:
    """L14.4: a space over or safely, one of the two."""
    way = one_name(sense, "dir")
    over, safe = not _FAR.isdisjoint(sense.said), "safe" in sense.said
    if way not in DIRECTIONS or over == safe or "unsafe" in sense.said:
        return
    if is_only(sense, _BESIDE | _GOING | {"safe", "none", "energy", "1-energy"}, "dir"):
        yield f"{way} {'over' if over else 'safe'}"


def _trade(sense: Sense, about: About) -> Iterator[str]:
    used = {"use", "cross", "bonus", "take", "palm", "box", "circle"}
    kept = sense._replace(
        said=tuple(tag for tag in sense.said if tag not in used),
        clauses=tuple(tuple(tag for tag in one if tag not in used) for one in sense.clauses),
    )
    yield from trade(kept, about)


def _around(sense: Sense, _about: About) -> Iterator[str]:
    about_me = {"around", "what", "all", "все", "next", "look"} & {*sense.said}
    if about_me and is_only(sense, _BESIDE | _LOOKING | {"around", "each", "6", "near"}):
        if not {"up", "down"} & {*sense.said}:
            yield ""


def _line(sense: Sense, _about: About) -> Iterator[str]:
    way = one_name(sense, "dir")
    if way in DIRECTIONS and is_only(sense, _BESIDE | _LOOKING, "dir"):
        looks = {"look", "what", "line", "about", "all", "все", "see", "use", "lose", "cross"}
        if looks & {*sense.said}:
            yield way


def _of_a_piece(sense: Sense, _about: About) -> Iterator[str]:
    """One piece of the OP's."""
    figures = [tag for kind in ("stone", "wave") for tag in sense.names(kind)]
    beside = _BESIDE | _LOOKING | {
        "against", "away", "leave", "keep", "stay", "safe-from", "safe", "hit", "push", "touch",
        "gain", "avoid", "lose",
    }  # fmt: skip
    if len(figures) == 1 and is_only(sense, beside, "stone", "wave"):
        yield figures[0]


def _action(sense: Sense, _about: About) -> Iterator[str]:
    if {"extra", "action"} & {*sense.said} or "extra action" in " ".join(sense.said):
        if is_only(sense, _BESIDE | {"extra", "action", "1-action", "go", "again", "is", "1"}):
            yield ""


def _circle(sense: Sense, _about: About) -> Iterator[str]:
    """L14.3: the next free box."""
    boxes = {"box", "extra", "circle"} & {*sense.said}
    if (
        boxes
        and not sense.beside
        and is_only(sense, _BESIDE | {"box", "extra", "gain", "go", "open", "next", "1"})
    ):
        yield ""


def _heal(sense: Sense, _about: About) -> Iterator[str]:
    healed = {"health", "1-health", "restore", "gain"} & {*sense.said}
    if healed and is_only(sense, _BESIDE | {"health", "1-health", "restore", "gain", "extra"}):
        yield ""


def _neighbour(sense: Sense, about: About) -> Iterator[str]:
    """L14.6: a piece and a direction of it."""
    way = one_name(sense, "dir")
    figures = [tag for kind in ("who", "stone", "wave") for tag in sense.names(kind)]
    if not figures and "self" in sense.said:
        figures = [about.who]
    if len(figures) == 2 and about.who in figures:
        figures.remove(about.who)
    if len(figures) == 1 and way in DIRECTIONS:
        if is_only(sense, _BESIDE | _LOOKING | {"stay"}, "who", "stone", "wave", "dir"):
            yield f"{figures[0]} {way}"


_BOXES: Final[Mapping[str, BoxFrame]] = {
    "number": _number, "free-step": _free_step, "trade": _trade, "around": _around, "line": _line,
    "locate": _of_a_piece, "immunity": _of_a_piece, "action": _action, "heal": _heal,
    "circle": _circle, "neighbour": _neighbour,
}  # fmt: skip
