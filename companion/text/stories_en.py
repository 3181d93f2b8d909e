"""The stories of a game in English: see `statistics`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.games.island.terms import Fruit, Hex, Named, Piece, Who
from companion.text.island.en.nouns import CAPTIVES, THE, THE_PIECE, amounts
from companion.text.languages import listed

_OF: Final = {**THE_PIECE, "mirage": "a mirage", "anomaly": "an anomaly", "bonus": "a bonus"}
_HARD: Final = {"mirage": "mirages", "anomaly": "anomalies"}


def length(rounds: int, steps: int, taken_back: int) -> str:
    took = f"The game took {_counted(rounds, 'round')} and {_counted(steps, 'step')}"
    if not taken_back:
        return f"{took}."
    back = f"{_counted(taken_back, 'step')} {'was' if taken_back == 1 else 'were'} taken back"
    return f"{took}; {back}."


def how_near(missions: Sequence[tuple[Who, int]], of: int) -> str:
    each = ", ".join(f"{CAPTIVES[who]} {marks} of {of}" for who, marks in missions)
    return f"How far the missions got: {each}."


def farthest(who: Sequence[Who], spaces: int) -> str:
    return f"{_names(who)} walked the farthest: {_counted(spaces, 'space')}{_each(who)}."


def longest_step(who: Who, spaces: Sequence[Named]) -> str:
    way = ", ".join(THE[space] for space in spaces)
    return f"In a single step {CAPTIVES[who]} came to {_counted(len(spaces), 'space')}: {way}."


def most_visited(space: Named, at: Hex, times: int) -> str:
    return f"The busiest space was {_place(space, at)}: {_counted(times, 'visit')}."


def unseen(spaces: int, of: int) -> str:
    return f"Nobody ever came to {spaces} of the {of} spaces."


def unluckiest(space: Named, at: Hex, health: int, energy: int) -> str:
    return f"The unluckiest place was {_place(space, at)}: it took {amounts(health, energy)}."


def scared_off(who: Who, pieces: Sequence[tuple[Piece, int]]) -> str:
    each = [f"{THE_PIECE[piece]} {_times(times)}" for piece, times in pieces]
    return f"{CAPTIVES[who]} scared off {listed(each, 'and')}."


def hardest(by: str, health: int, energy: int) -> str:
    amount = amounts(health, energy)
    if by in _HARD:
        return f"The {_HARD[by]} hit hardest: they took {amount}."
    return f"T{THE_PIECE[by][1:]} hit hardest: it took {amount}."


def perished(who: Who, of: Sequence[str]) -> str:
    causes = [_OF[cause] for cause in dict.fromkeys(of) if cause in _OF]
    because = f": because of {listed(causes, 'and')}" if causes else ""
    return f"{CAPTIVES[who]} perished {_times(len(of))}{because}."


def adrift(who: Sequence[Who], times: int) -> str:
    was = "was" if len(who) == 1 else "were"
    return f"{_names(who)} {was} in the ocean the most: {_times(times)}{_each(who)}."


def pushed_most(who: Sequence[Who], times: int) -> str:
    was = "was" if len(who) == 1 else "were"
    return f"{_names(who)} {was} pushed the most: {_times(times)}{_each(who)}."


def met_most(one: Who, other: Who, times: int) -> str:
    return f"{_names((one, other))} met the most: {_times(times)}."


def careful(who: Who, safe: int, moves: int) -> str:
    return f"{CAPTIVES[who]} was the most careful: {safe} of {_counted(moves, 'move')} safely."


def spender(who: Sequence[Who], energy: int) -> str:
    return f"{_names(who)} spent the most energy on moves: {energy}{_each(who)}."


def bonus_user(who: Sequence[Who], times: int) -> str:
    return f"{_names(who)} used the most bonuses: {times}{_each(who)}."


def best_bonus(who: Who, fruit: Fruit, marks: int) -> str:
    brought = "a mark" if marks == 1 else f"{marks} marks"
    bonus = f"{CAPTIVES[who]}’s {fruit}"
    return f"The most useful bonus was {bonus}: it brought {brought} of the mission."


def _names(who: Sequence[Who]) -> str:
    return listed([CAPTIVES[one] for one in who], "and")


def _each(who: Sequence[Who]) -> str:
    return " each" if len(who) > 1 else ""


def _place(space: Named, at: Hex) -> str:
    return THE[space] if space == "ocean" else f"{THE[space]} (space {at})"


def _counted(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def _times(n: int) -> str:
    return {1: "once", 2: "twice"}.get(n, f"{n} times")
