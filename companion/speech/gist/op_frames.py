"""The OP's turn, and what is asked of the OP: pieces that go, push and hit; tokens; spaces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.games.island.board.hexes import HEXES
from companion.games.island.terms import DIRECTIONS, FRUITS, LAKES, PARTS, Hex
from companion.speech.gist.about import (
    About,
    corner,
    denies_only,
    is_only,
    offer,
    one_name,
    upright,
)
from companion.speech.gist.captive_frames import end, put_right, taken_back
from companion.speech.gist.sense import Sense

_GOING: Final = frozenset((
    "go", "away", "go-on", "1", "1-space", "space", "next", "come", "put", "jump", "through",
    "use", "home", "straight", "do-it", "extra", "again", "around", "near", "sail", "push",
))  # fmt: skip
_NONE: Final[frozenset[str]] = frozenset()
# Of both of them, or where the step leads.
_ONTO: Final = frozenset(("each", "thing", "camp"))


def step(sense: Sense, _about: About) -> Iterator[str]:
    """L12.5: the Rock or the Bush one space on; or both of them, one after the other."""
    stones, way = sense.names("stone"), one_name(sense, "dir")
    if way not in DIRECTIONS or not is_only(sense, _GOING | _ONTO | upright(way), "dir", "stone"):
        return
    if not denies_only(sense, _NONE, "dir", "stone") or sense.denied.intersection(stones):
        return
    if len(stones) == 1:
        yield f"{stones[0]} {way}"
    elif len(stones) == 2 and "each" in sense.said:
        yield f"{stones[0]} {way}, then {stones[1]} {way}"


_PUSHING: Final = frozenset(
    ("push", "go", "away", "use", "1-space", "space", "1", "put", "hit", "lose", "take")
)


def push(sense: Sense, _about: About) -> Iterator[str]:
    """L12.6: whom it pushes, and where to; that may be told by what is possible."""
    stone, whom = one_name(sense, "stone"), one_name(sense, "who")
    ways = sense.names("dir")
    if not stone or not whom or "push" not in sense.said or sense.denied or len(ways) > 1:
        return
    if is_only(sense, _PUSHING, "stone", "who", "dir"):
        yield " ".join((stone, "pushes", whom, *ways))


_HITTING: Final = frozenset((
    "hit", "use", "go", "put", "lose-health", "lose-1-health", "lose", "health", "1-health",
    "over", "to", "away", "push", "cross", "take", "from", "от", "bye", "1-health",
    "lose-health",
))  # fmt: skip


def wave(sense: Sense, _about: About) -> Iterator[str]:
    """L12.3: the Wave hits somebody, goes to another part, or into a lake."""
    kinds = ("wave", "dir", "who", "shape")
    if "wave" not in sense.said and "hit" not in sense.said:
        return
    beside = {"lake", "ocean", "flood", "shore", *upright(one_name(sense, "dir"))}
    if not is_only(sense, _HITTING | _GOING | beside, *kinds):
        return
    if not denies_only(sense, _NONE, "dir", "shape", "who"):
        return
    whom, part, lake = (one_name(sense, kind) for kind in ("who", "dir", "shape"))
    if whom and sense.odd:
        return
    if whom and not part and not lake and sense.said.count("hit") + sense.said.count("wave"):
        yield f"wave hits {whom}"
    elif part in PARTS and not whom and not lake and "hit" not in sense.said:
        yield f"wave {part}"
    elif lake and not whom and not part and "hit" not in sense.said:
        yield f"wave {lake}"


def into_a_lake(sense: Sense, _about: About) -> Iterator[str]:
    """L12.7: only the Wave goes into a lake."""
    lake = one_name(sense, "shape")
    if lake and "lake" in sense.said and is_only(sense, _GOING | {"lake", "flood"}, "shape"):
        if not sense.denied:
            yield f"wave {lake}"


TURN: Final = (taken_back, put_right, push, wave, into_a_lake, step, end)

# Answers

_RESTED: Final = frozenset(
    (
        "no-more",
        "extra",
        "leave",
        "where",
        "go-on",
        "restore",
        "right",
        "at",
        "done",
        "end",
        "stay",
        "finish",
        "все",
        "stay-put",
        "none",
        "no",
    )
)


_PASSING: Final = frozenset(("extra", "where", "go-on", "right", "at"))


def half(sense: Sense, about: About) -> Iterator[str]:
    """L12.5: the other half of an action; the piece is known."""
    known = {word.split()[0] for word in about.options} - {"done"}
    stone = one_name(sense, "stone") or (known.pop() if len(known) == 1 else "")
    stops = (_RESTED - _PASSING).intersection(sense.said) or sense.denied & {
        "go",
        "push",
        "1-space",
        "1",
    }
    if stops and is_only(sense, _RESTED, "stone") and denies_only(sense, _GOING | {"push", "to"}):
        yield "done"
    way, whom = one_name(sense, "dir"), one_name(sense, "who")
    if way not in DIRECTIONS or stops:
        return
    if "push" in sense.said and whom and is_only(sense, _PUSHING, "stone", "who", "dir"):
        yield f"{stone} pushes {whom} {way}"
    elif is_only(sense, _GOING, "stone", "dir") and denies_only(sense, _NONE, "dir"):
        yield f"{stone} {way}"


_READING: Final = frozenset(
    ("token", "look", "read", "use", "put", "2nd", "1", "1st", "other", "go", "far")
)


_OTHERS: Final = frozenset(("under", "other", "far", "back", "bye"))
_KEPT: Final = frozenset(("stay", "keep", "take", "return", "come"))


def token(sense: Sense, about: About) -> Iterator[str]:
    """L12.2: one of two; the other one is named by denying this one, or by putting it back."""
    names, denied = sense.names("power"), sense.unnamed("power")
    known = [word.removeprefix("token ") for word in about.options]
    if not is_only(sense, _READING | _OTHERS | _KEPT, "power") or not denies_only(
        sense, _READING, "power"
    ):
        return
    put_back = [
        tag for clause in sense.clauses if _OTHERS & {*clause} for tag in clause if tag in names
    ]
    taken = [one for one in names if one not in denied and one not in put_back]
    if len(taken) == 1 and len(names) == 1 + len(put_back):
        yield f"token {taken[0]}"
        return
    out = {*put_back} if put_back and not denied else {*denied} - {*names}
    rest = [one for one in known if one not in out]
    if len(known) == 2 and len(out) == 1 and len(rest) == 1:
        if not put_back and _OTHERS.isdisjoint(sense.said):
            offer(f"token {rest[0]}")
        yield f"token {rest[0]}"


_PLACING: Final = frozenset((
    "activate", "visit", "put", "go", "come", "return", "revive", "wave", "ocean", "shore",
    "home", "through", "back", "away", "bush", "rock", "thing", "free", "space", "stay", "hit",
    "edge", "straight", "right", "start", "take", "from", "next", "use", "to", "up", "down",
    "finish", "bonus", "lake", "1", "again", "left", "near", "bye",
))  # fmt: skip


def place(sense: Sense, about: About) -> Iterator[str]:
    """A part of the ocean, or a space by its name or its fruit."""
    kinds = ("dir", "fruit", "hex", "stone", "wave")
    if not is_only(sense, _PLACING, *kinds) or not denies_only(sense, _PLACING, *kinds):
        return
    names = [tag for tag in dict.fromkeys(sense.said) if tag in {*PARTS, *FRUITS, *HEXES, "E", "W"}]
    sides = {"up", "down", "left", "right"} & {*sense.said}
    if corner(sense):
        names = [corner(sense)]
    elif len(sides) == 1 and len(names) == 1 and names[0] in "NSEW":
        names = [_slanted(names[0], sides)]  # «снизу слева»
    if len(names) == 1 and names[0] not in sense.denied:
        yield from _space_of(names[0], about)


def _slanted(way: str, sides: set[str]) -> str:
    """A part with the side that is named beside it; the same where none fits."""
    upright = {"up": "N", "down": "S"}
    across = {"left": "W", "right": "E"}
    others = upright if way in "EW" else across
    beside = {others[side] for side in sides if side in others}
    if len(beside) != 1:
        return way
    both = {way, beside.pop()}
    return next((one for one in ("NW", "NE", "SW", "SE") if {*one} == both), "")


def _space_of(name: str, about: About) -> Iterator[str]:
    """A fruit's space; every other name is its own."""
    spaces = about.state.table.island.spaces
    found = [at for at in about.options if at in HEXES and spaces[Hex(at)] == name]
    yield found[0] if len(found) == 1 else name


def space(sense: Sense, about: About) -> Iterator[str]:
    """A space of a lake: by its name, its row, or as the topmost of it."""
    yield from place(sense, about)
    shape = one_name(sense, "shape")
    rows = [tag.removeprefix("row-") for tag in sense.said if tag.startswith("row-")]
    sides = {"up", "down", "left", "right", "middle"} & {*sense.said}
    sides |= {side for part, side in (("N", "up"), ("S", "down")) if part in sense.said}
    named = {f"row-{row}" for row in rows} | sides
    if not shape or shape not in LAKES or sense.denied:
        return
    if not is_only(
        sense, _PLACING | named | {"lake", "1", "last", "1st", "into", "N", "S"}, "shape", "hex"
    ):
        return
    spaces = sorted(at for at in about.options if about.state.table.island.spaces[Hex(at)] == shape)
    found = [at for at in spaces if at[0] in rows] if rows else _at_the_side(spaces, sides)
    named_one = one_name(sense, "hex")
    if named_one:
        found = [at for at in spaces if at == named_one]
    if len(found) == 1:
        yield found[0]


def _at_the_side(spaces: list[str], sides: set[str]) -> list[str]:
    if len(sides) != 1 or not spaces:
        return []
    (side,) = sides
    if side == "middle":
        return spaces[1:2] if len(spaces) == 3 and len({at[0] for at in spaces}) == 3 else []
    if side in ("up", "down"):
        row = min(at[0] for at in spaces) if side == "up" else max(at[0] for at in spaces)
        return [at for at in spaces if at[0] == row]
    return []


_TAKING: Final = frozenset((
    "lose", "cross", "bye", "go", "circle", "take", "use", "hit", "away", "thing", "free", "is",
    "lose-it",
))  # fmt: skip
_KEEPS: Final = frozenset(("avoid", "keep", "leave", "none", "nothing", "stay"))
_LEAVING: Final = frozenset(
    ("avoid", "keep", "all", "none", "no", "leave", "decline", "stay", "thing", "все", "each")
)


def fruit(sense: Sense, _about: About) -> Iterator[str]:
    """The fruit that Algae takes, or none; also where a captive's own is asked."""
    kinds = ("fruit", "who", "power")
    names = [one for one in sense.names("fruit") if one not in sense.denied]
    keeps = not _KEEPS.isdisjoint(sense.said)
    if len(names) == 1 and not keeps and is_only(sense, _TAKING, *kinds):
        if denies_only(sense, _NONE, "fruit"):
            yield names[0]
    elif not names and keeps and is_only(sense, _LEAVING, "who") and not sense.denied:
        yield "decline"
    elif not sense.names("fruit") and not sense.unnamed("fruit") and not keeps:
        said_no = sense.denied & {"lose", "take", "cross", "hit"} and denies_only(sense, _TAKING)
        if said_no and is_only(sense, _LEAVING, "who"):
            yield "decline"
