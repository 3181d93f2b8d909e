"""The stories of a game in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from companion.games.island.history import stories as of
from companion.games.island.terms import Hex, Named, Who
from companion.text.island.en.nouns import CAPTIVES, THE, THE_PIECE, amounts
from companion.text.languages import listed

_OF: Final = {**THE_PIECE, "mirage": "a mirage", "anomaly": "an anomaly", "bonus": "a bonus"}
_HARD: Final = {"mirage": "mirages", "anomaly": "anomalies"}


def told(story: of.Story) -> str:
    match story:
        case of.Length():
            return _length(story)
        case of.HowNear(missions, marks):
            each = ", ".join(f"{CAPTIVES[who]} {made} of {marks}" for who, made in missions)
            return f"How far the missions got: {each}."
        case of.Farthest(who, spaces):
            return f"{_names(who)} walked the farthest: {_counted(spaces, 'space')}{_each(who)}."
        case of.LongestStep(who, way):
            came = f"{CAPTIVES[who]} came to {_counted(len(way), 'space')}"
            return f"In a single step {came}: {', '.join(THE[space] for space in way)}."
        case of.MostVisited(space, at, times):
            return f"The busiest space was {_place(space, at)}: {_counted(times, 'visit')}."
        case of.Unseen(spaces, every):
            return f"Nobody ever came to {spaces} of the {every} spaces."
        case of.Unluckiest(space, at, health, energy):
            lost = amounts(health, energy)
            return f"The unluckiest place was {_place(space, at)}: it took {lost}."
        case of.ScaredOff(who, pieces):
            each_piece = [f"{THE_PIECE[piece]} {_times(times)}" for piece, times in pieces]
            return f"{CAPTIVES[who]} scared off {listed(each_piece, 'and')}."
        case of.Hardest(by, health, energy) if by in _HARD:
            return f"The {_HARD[by]} hit hardest: they took {amounts(health, energy)}."
        case of.Hardest(by, health, energy):
            return f"T{THE_PIECE[by][1:]} hit hardest: it took {amounts(health, energy)}."
        case of.Perished(who, causes):
            return f"{CAPTIVES[who]} perished {_times(len(causes))}{_because(causes)}."
        case of.Adrift(who, times):
            return f"{_names(who)} {_were(who)} in the ocean the most: {_times(times)}{_each(who)}."
        case of.PushedMost(who, times):
            return f"{_names(who)} {_were(who)} pushed the most: {_times(times)}{_each(who)}."
        case _:
            return _told_of_thrift(story)


def _told_of_thrift(
    story: of.MetMost | of.Careful | of.Spender | of.BonusUser | of.BestBonus,
) -> str:
    match story:
        case of.MetMost(one, other, times):
            return f"{_names((one, other))} met the most: {_times(times)}."
        case of.Careful(who, safe, moves):
            part = f"{safe} of {_counted(moves, 'move')}"
            return f"{CAPTIVES[who]} was the most careful: {part} safely."
        case of.Spender(who, energy):
            return f"{_names(who)} spent the most energy on moves: {energy}{_each(who)}."
        case of.BonusUser(who, times):
            return f"{_names(who)} used the most bonuses: {times}{_each(who)}."
        case of.BestBonus(who, fruit, marks):
            brought = "a mark" if marks == 1 else f"{marks} marks"
            bonus = f"{CAPTIVES[who]}’s {fruit}"
            return f"The most useful bonus was {bonus}: it brought {brought} of the mission."
        case _:
            assert_never(story)


def _length(game: of.Length) -> str:
    took = f"The game took {_counted(game.rounds, 'round')} and {_counted(game.steps, 'step')}"
    if not game.taken_back:
        return f"{took}."
    were = "was" if game.taken_back == 1 else "were"
    return f"{took}; {_counted(game.taken_back, 'step')} {were} taken back."


def _because(causes: Sequence[str]) -> str:
    named = [_OF[cause] for cause in dict.fromkeys(causes) if cause in _OF]
    return f": because of {listed(named, 'and')}" if named else ""


def _names(who: Sequence[Who]) -> str:
    return listed([CAPTIVES[one] for one in who], "and")


def _were(who: Sequence[Who]) -> str:
    return "was" if len(who) == 1 else "were"


def _each(who: Sequence[Who]) -> str:
    return " each" if len(who) > 1 else ""


def _place(space: Named, at: Hex) -> str:
    return THE[space] if space == "ocean" else f"{THE[space]} (space {at})"


def _counted(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def _times(n: int) -> str:
    return {1: "once", 2: "twice"}.get(n, f"{n} times")
