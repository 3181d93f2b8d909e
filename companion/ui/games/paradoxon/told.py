"""The rules behind a step of PARADOXON, and the figures of its players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from companion.games.paradoxon.facts import (
    Eliminated,
    Faded,
    NoPlan,
    Over,
    PlanTried,
    ToRotate,
)
from companion.text.counted import counted
from companion.ui.table.told import TableNote

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.games.paradoxon.state import Seat
    from companion.text.languages import Language
    from companion.ui.table.steps import PlayedStep

_BY_WORD = {
    "end": ("once",), "fragment": ("armor", "fragment"), "steal": ("money",), "empty": ("empty",),
    "set": ("corrected",), "use": ("used", "usable"), "score": ("worth",),
}  # fmt: skip
_BY_SOURCE = {
    "plan": ("new-plan",), "paradox": ("new-paradox",), "own": ("face-down",),
    "theirs": ("taken",), "fading": ("fades",), "extra": ("extra",),
}  # fmt: skip


def rules_behind(step: PlayedStep) -> tuple[str, ...]:
    """The keys of the reasons, in the order in which the rules were followed."""
    match step.words.split():
        case ["score", points, source]:
            kept = ("fragment",) if points == "1" else ("face-down",)
            keys = ("worth", *kept, *_BY_SOURCE.get(source, ()))
        case [word, *_]:
            keys = _BY_WORD.get(word, ())
        case _:
            keys = ()
    return tuple(dict.fromkeys((*keys, *_of_facts(step.facts))))


def _of_facts(facts: tuple[Any, ...]) -> Iterator[str]:
    for fact in facts:
        match fact:
            case ToRotate():
                yield "reveal"
            case PlanTried(plan):
                yield f"plan-{plan}"
            case Eliminated(from_=place) | Faded(from_=place):
                if isinstance(fact, Faded):
                    yield "fades"
                yield "paradox-gone" if place == "paradox" else "moves-up"
            case NoPlan():
                yield "nothing-fades"
                yield "nothing-gone"
            case Over(verdict=None):
                yield from ("sixteen",) if fact.over == "points" else ("empty", "most")
                if len(set(fact.points.values())) < len(fact.points):
                    yield "tie"
            case Over():
                yield from ("empty", "bands")
            case _:
                pass


def figures_of(
    name: str, who: str, seat: Seat, told: tuple[PlayedStep, ...], sheet: Mapping[str, str],
    language: Language,
) -> TableNote:  # fmt: skip
    """Points by kind, fragments taken from the other, and turns without a scoring."""
    own = [step.words for step in told if step.who == who]
    counts = {
        "threes": len(seat.threes),
        "twos": len(seat.twos),
        "fragments-n": len(seat.fragments),
        "taken-n": sum(words.endswith((" theirs", " fading")) for words in own),
        "nothing-n": own.count("end"),
    }
    parts = [counted(sheet[key], count, language) for key, count in counts.items() if count]
    total = sheet["in-all"].format(n=seat.points)
    return TableNote(name, " · ".join((total, *parts)))
