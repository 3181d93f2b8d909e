"""The moment as a frame needs it: who speaks, what is asked, and of whom."""

from __future__ import annotations

from typing import Final, NamedTuple, NoReturn

from companion.engine.refused import Refused
from companion.games.island.rules.characters import plays
from companion.games.island.state import State
from companion.games.island.terms import OP, Who
from companion.speech.answers.question_names import AskedOf, asked_of
from companion.speech.gist.sense import Sense
from companion.speech.gist.tags import kind_of

# They add nothing to any act.
BESIDE: Final = frozenset((
    "yes", "turn", "action", "1-action", "nth-action", "line", "take", "self", "gain", "по",
    "в", "с", "do-it", "go-ahead", "last", "no", "at", "is", "no-more", "right", "through",
    "come", "1st", "see", "straight", "next", "up",
))  # fmt: skip


class About(NamedTuple):
    """`asked`: which yes/no question it is, if it is one. `came`: the way back of the last move."""

    state: State
    who: Who
    what: str
    options: tuple[str, ...]
    asked: AskedOf | None
    came: str = ""

    @property
    def schrodie(self) -> bool:
        return self.who != OP and plays(self.state, self.who, "schrodie")


def about(state: State, who: Who) -> About | None:
    """None: the game is over, or somebody else is asked."""
    question = state.question
    if question is None or (question.what != "turn" and question.who != who):
        return None
    return About(state, who, question.what, question.options, asked_of(state, who))


def is_only(sense: Sense, tags: frozenset[str], *kinds: str) -> bool:
    """True if it says nothing but these tags, names of these classes, and what adds nothing."""
    return {tag for tag in sense.said if kind_of(tag) not in kinds} <= tags | BESIDE


def denies_only(sense: Sense, tags: frozenset[str], *kinds: str) -> bool:
    rest = {tag for tag in sense.denied if kind_of(tag) not in kinds}
    return rest <= tags | BESIDE


def one_name(sense: Sense, kind: str) -> str:
    """The one name of a class, where no other is said and this one is not denied; else nothing."""
    names = tuple(one for one in sense.names(kind) if one not in sense.denied)
    if kind == "dir" and len(names) == 2 and names[1].startswith(names[0]):
        names = names[1:]  # "south... south-east"
    both = sense.unnamed(kind).intersection(sense.names(kind))
    return names[0] if len(names) == 1 and not both else ""


def offer(word: str) -> NoReturn:
    """Refused, and offered: what was said hints at it, and does not say so."""
    raise Refused("unclear", (word,), ("did-you-mean",))


def corner(sense: Sense) -> str:
    """Up and left, as a direction; nothing where it is not both."""
    said = {*sense.said} if not sense.names("dir") else set[str]()
    for upright, side in (("N", "up"), ("S", "down")):
        for across, way in (("W", "left"), ("E", "right")):
            if side in said and way in said and not said & {"left", "right"} - {way}:
                return f"{upright}{across}"
    return ""


def upright(way: str) -> frozenset[str]:
    """The side that a way north or south leads to: "down south"."""
    return frozenset({"N": ("up",), "S": ("down",)}.get(way[:1], ()))


def own(sense: Sense, about: About) -> tuple[str, ...]:
    """The class of figures, if their own name is the only one: it says who speaks."""
    return ("who",) if one_name(sense, "who") == about.who else ()
