"""A moment of Antinomy: all that its view is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.antinomy.facts import (
    Clash,
    Codex,
    Corrected,
    Crystals,
    HandShown,
    Placed,
    WentTo,
    Won,
)
from companion.games.antinomy.state import State

if TYPE_CHECKING:
    from companion.games.antinomy.cards import Card
    from companion.text.languages import Language
    from companion.text.wording import PlayerNames
    from companion.ui.table.steps import PlayedStep


@frozen
class AntinomyModel:
    """`step`: the last one that stands, `in_short` as its undo names it; `taken`: said of undo.

    `moment`: how many lines were written. `counting`: the cards touched on each side's pad.
    """

    state: State
    names: PlayerNames
    language: Language
    step: PlayedStep | None
    in_short: str
    taken: str
    notice: str
    problem: bool
    moment: int
    counting: tuple[tuple[Card, ...] | None, tuple[Card, ...] | None]


@frozen
class Happening:
    """The last step by what came of it. `by`: paradox, clash, tie or set; `who`: whose deed.

    `gained`: how many crystals that one has now, none if it stayed; `codex`: covered since then.
    """

    by: str
    who: str
    gained: int | None
    codex: str | None
    won: bool


def happening(step: PlayedStep) -> Happening:
    by, *rest = step.words.split()
    who = rest[0] if rest else ""
    if by == "clash" and who == "none":
        by, who = "tie", ""
    gained = next(
        (one.crystals for one in step.facts if isinstance(one, Crystals) and one.who == who), None
    )
    codex = next((one.codex for one in step.facts if isinstance(one, Codex)), None)
    won = any(isinstance(one, Won) for one in step.facts)
    return Happening(by, who, gained, codex, won)


def reasons_of(step: PlayedStep) -> tuple[str, ...]:
    """The rules behind a step, in the order in which they were followed."""
    won = any(isinstance(one, Won) for one in step.facts)
    found: list[str] = []
    for fact in step.facts:
        match fact:
            case Placed():
                found.append("placed")
            case WentTo():
                found.append("moved")
            case Crystals(_, "paradox", _):
                found.append("paradox")
            case HandShown() if "hands" not in found:
                found.append("hands")
            case Clash("none"):
                found += ["tie", "stays"]
            case Clash(who):
                found += _after_clash(step, who, won=won)
            case Corrected():
                found.append("corrected")
            case _:
                pass
    if "paradox" in found and not (won and "stolen" not in found):
        at = found.index("paradox") + 1
        found[at:at] = ["advance", "exchange"]
    return (*found, "fifth") if won else tuple(dict.fromkeys(found))


def _after_clash(step: PlayedStep, who: str, *, won: bool) -> list[str]:
    stolen = any(
        isinstance(one, Crystals) and (one.by, one.who) == ("clash", who) for one in step.facts
    )
    if not stolen:
        return ["nothing", "stays"]
    return ["stolen"] if won else ["stolen", "advance"]
