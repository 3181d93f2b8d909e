"""A captive's turn: a move, energy restored, a bonus, an extra, the end, a thing put right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.games.island.terms import CHARACTERS, DIRECTIONS, EXTRAS, OP
from companion.speech.gist.about import About, denies_only, is_only, one_name, own, upright
from companion.speech.gist.sense import Sense
from companion.speech.gist.tags import kind_of

_MOVING: Final = frozenset((
    "go", "away", "go-on", "jump", "leap", "skip", "over", "1", "space", "1-space", "next",
    "come", "one-over", "two-over", "jump-over", "2nd-space", "3rd-space", "2nd", "big", "safe",
    "unsafe", "straight", "put", "through", "near", "do-it", "2", "2-space", "sail", "far",
    "touch", "come-out", "camp", "thing", "ocean", "lake", "revive", "again", "back", "return",
    "visit", "3rd", "3", "3-space",
))  # fmt: skip
_GOES: Final = frozenset(("go", "jump", "leap", "one-over", "two-over", "put", "safe", "unsafe"))
_PAID: Final = frozenset((
    "energy", "1-energy", "2-energy", "lose-energy", "lose-1-energy", "lose-2-energy", "lose",
    "use",
))  # fmt: skip
_FAR: Final = frozenset(("over", "one-over", "leap", "jump-over", "2nd-space"))
_CAT_FAR: Final = frozenset((
    "far", "over", "two-over", "jump-over", "3rd-space", "3rd", "3-space", "big",
))  # fmt: skip
_JUMPS: Final = _FAR | _CAT_FAR | {"jump", "skip"}


def move(sense: Sense, about: About) -> Iterator[str]:
    """L5.1, L5.2: one direction, how far, how safely."""
    way = one_name(sense, "dir")
    said = {*sense.said}
    enough = {"done"} if said & {"1-space", "near"} else set[str]()
    enough |= upright(way)
    enough |= {"extra"} if said & {"go", "1-space", "near"} else set[str]()  # "one more step"
    if way not in DIRECTIONS:
        return
    if {"back", "return"} & {*sense.said[sense.said.index(way) + 1 :]}:
        return  # "east and back"
    if {"over", "safe"} <= said:
        enough |= {"each"}  # "over and safe, both"
    if not is_only(sense, _MOVING | _PAID | enough, "dir", *own(sense, about)):
        return
    if ("at" in said and said.isdisjoint(("put", "touch", "visit", "revive"))) or (
        "no" in said and said.isdisjoint(_GOES) and not sense.unnamed("dir")
    ):
        return
    if not denies_only(sense, _JUMPS | {"safe", "near"}, "dir"):
        return
    if ("right" in said and "W" in way) or ("left" in said and "E" in way):
        return
    over, safe = _is_over(said, sense.denied, about), _is_safe(said, sense.denied)
    if over is None or safe is None or not _is_paid(said, over, safe, about):
        return
    yield f"move {way}{' over' if over else ''}{' safe' if safe else ''}"


def _is_over(said: set[str], denied: frozenset[str], about: About) -> bool | None:
    """None: it says both, or another's jump; or a jump that may be of one space or of two."""
    far, other = (
        (_CAT_FAR, _FAR - _CAT_FAR) if about.schrodie else (_FAR, _CAT_FAR - _FAR - {"big"})
    )
    if about.schrodie and said & {"2", "2-space"} and said & {"jump", "leap"}:
        return True
    if {"3", "space"} <= said or said & {"3", "3-space", "3rd"}:
        return True if about.schrodie and not denied & _JUMPS else None
    if said & other:
        return None
    jumps = bool(said & far)
    if denied & _JUMPS:
        return None if jumps else False
    if said & {"2", "2-space"}:
        return None
    if said & {"near", "1-space"} and (jumps or said & {"jump", "skip"}):
        return None
    if said & {"jump", "skip"} and not jumps:
        return None
    return jumps


def _is_safe(said: set[str], denied: frozenset[str]) -> bool | None:
    unsafe = "unsafe" in said or "safe" in denied
    return None if unsafe and "safe" in said else "safe" in said


def _is_paid(said: set[str], over: bool, safe: bool, about: About) -> bool:
    """The energy that is named is the energy that it costs; "use" alone names none."""
    if {"lose", "1"} <= said and int(over and not about.schrodie) + int(safe) == 1:
        return True  # "spend one to skip a space"
    if said.isdisjoint(_PAID - {"use", "lose"}):
        return not said & {"use", "lose"} or bool(said & {"action", "1-action"})
    price = int(over and not about.schrodie) + int(safe)
    named = 2 if said & {"2-energy", "lose-2-energy"} else 1
    return price == named or (price > 0 and not said & {"1-energy", "2-energy"} and named == 1)


_RESTING: Final = frozenset((
    "restore", "energy", "1-energy", "2-energy", "use", "stay", "back", "go", "come", "other",
))  # fmt: skip


def restore(sense: Sense, about: About) -> Iterator[str]:
    """L4.2."""
    if any(one[:1] == ("no",) and len(one) > 1 for one in sense.clauses):
        return  # "no rest for the wicked"
    wanted = "back" in sense.said and bool({"energy", "1-energy", "2-energy"} & {*sense.said})
    spent = {"2", "1"} if wanted or {"energy", "restore"} <= {*sense.said} else set[str]()
    spent |= {"lose"} if {"action", "1-action"} & {*sense.said} else set()
    if (
        (wanted or "restore" in sense.said)
        and is_only(sense, _RESTING | spent, *own(sense, about))
        and not sense.denied
    ):
        yield "restore"


_ENDING: Final = frozenset(("go-on",
    "end", "end-turn", "turn-over", "done", "pass", "none", "extra", "player", "skip-action",
    "no", "over", "все", "stay", "2nd", "next", "finish", "from", "от", "all", "go", "put",
))  # fmt: skip
_ENDS: Final = frozenset(("end", "end-turn", "turn-over", "pass", "skip-action", "finish"))


def end(sense: Sense, about: About) -> Iterator[str]:
    """L4.4; their own name may say who ends it."""
    if sense.odd and {"finish", "end-turn", "turn-over"}.isdisjoint(sense.said):
        return
    whom = one_name(sense, "who")
    if "hand-over" in sense.said and whom and whom != about.who and not sense.denied:
        if is_only(sense, _ENDING | {"hand-over", "avoid"}, "who"):
            yield "end"
        return
    no_more = "no-more" in sense.said and own(sense, about)
    if (_ENDS.isdisjoint(sense.said) and not no_more) or not is_only(
        sense, _ENDING, *own(sense, about)
    ):
        return
    if denies_only(sense, frozenset(("go", "action", "use", "extra", "stay"))):
        yield "end"


_USING: Final = frozenset((
    "swap", "use", "bonus", "cross", "lose", "circle", "activate", "against", "from", "от",
    "look", "what", "about", "take", "free", "space", "see", "next", "to", "through", "visit",
    "safe-from", "все", "around", "1",
))  # fmt: skip
_TO_A_FRUIT: Final = frozenset((
    "go", "back", "return", "home", "me-back", "take-me", "start", "jump", "away", "put",
    "come",
))  # fmt: skip
_KEPT_AWAY: Final = frozenset(("leave", "keep", "away", "stay"))
_OF_A_BONUS: Final = frozenset(("visit", "swap", "use", "bonus", "cross", "lose"))


def bonus(sense: Sense, about: About) -> Iterator[str]:
    """L13: a fruit, and what it is used for: on whom, in which direction, to which fruit."""
    fruits = [tag for tag in sense.said if kind_of(tag) == "fruit"]
    figures = [tag for kind in ("who", "stone", "wave") for tag in sense.names(kind)]
    ways = sense.names("dir")
    if (
        sense.odd > 1
        or not 0 < len(fruits) <= 2
        or len(figures) > 1
        or len(ways) > 1
        or sense.denied
    ):
        return
    beside = _TO_A_FRUIT if len(fruits) == 2 else frozenset[str]()
    if figures and "away" in sense.said:
        beside = _KEPT_AWAY
    if not is_only(sense, _USING | beside, "fruit", "who", "stone", "wave", "dir"):
        return
    if not figures and "self" in sense.said and about.schrodie:
        figures = [about.who]
    if "what" in sense.said and not figures and not ways:
        return
    if "is" in sense.said and sense.odd:
        return
    used = sense.odd or not _OF_A_BONUS.isdisjoint(sense.said)
    if len(fruits) == 1 and not figures and not ways and not used:
        return
    yield " ".join(("bonus", *fruits, *figures, *ways))


_BOXES: Final = frozenset((
    "extra", "box", "use", "cross", "lose", "take", "circle", "bonus", "gain", "1", "from",
    "из", "space", "put",
))  # fmt: skip
_HAD: Final = {f"{before}{had}": had for had in EXTRAS for before in ("", "1-", "lose-", "lose-1-")}


def extra(sense: Sense, _about: About) -> Iterator[str]:
    """L14.3: one of the boxes."""
    had = {_HAD[tag] for tag in sense.said if tag in _HAD}
    named = had - {"action"} or had
    boxed = {"extra", "box", "space"} & {*sense.said}
    if sense.said.count("extra") > 1:
        return
    refills = len(sense.clauses) == 1 and not sense.linked and named != {"action"}
    beside = _BOXES | _HAD.keys() | ({"restore"} if refills else set())
    if boxed and len(named) == 1 and is_only(sense, frozenset(beside)) and not sense.denied:
        yield f"extra {named.pop()}"


_NUMBERS: Final = frozenset("0123456789")
_RIGHT: Final = frozenset(("fix", "is", "undo", "have", "1", "down", "up", "unsafe"))


def put_right(sense: Sense, about: About) -> Iterator[str]:
    """L17: what somebody has, where it stands wrongly: "correction, Phil is down to two health"."""
    who = one_name(sense, "who") or (about.who if about.who != OP and "self" in sense.said else "")
    if who not in CHARACTERS or "fix" not in sense.said or sense.denied:
        return
    for had in ("health", "energy"):
        numbers = [tag.removesuffix(f"-{had}") for tag in sense.said
                   if tag in _NUMBERS or tag.endswith(f"-{had}")]  # fmt: skip
        measures = frozenset((had, *(f"{n}-{had}" for n in "12"), *_NUMBERS))
        if len(numbers) == 1 and is_only(sense, _RIGHT | measures, "who"):
            yield f"set {who} {had} {numbers[0]}"


_UNDOES: Final = frozenset(("undo", "cancel", "give-back"))
_TAKEN_BACK: Final = frozenset(("undo", "cancel", "go", "last", "fix", "give-back", "back"))


def taken_back(sense: Sense, _about: About) -> Iterator[str]:
    if _UNDOES & {*sense.said} and is_only(sense, _TAKEN_BACK):
        if not sense.denied:
            yield "undo"


def back_again(sense: Sense, about: About) -> Iterator[str]:
    """The way that the last move came, where it went there and nowhere else."""
    back = {"way-back", "bonus-use", "back", "return", "turn"}
    if {"way-back", "bonus-use"} & {*sense.said} and is_only(sense, _MOVING | back):
        if about.came and not sense.denied and not sense.names("dir"):
            safe = _is_safe({*sense.said}, sense.denied)
            if safe is not None and not _JUMPS & {*sense.said}:
                yield f"move {about.came}{' safe' if safe else ''}"


TURN: Final = (taken_back, put_right, extra, bonus, restore, end, back_again, move)
