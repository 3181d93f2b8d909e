"""The reason why a refused command cannot be taken: looked for after `legal` has said no.

What a captive is told here stands on that captive's board or was said aloud (L16); what needs the
island is told of the OP's own commands alone.
"""

from __future__ import annotations

from typing import Final, assert_never

from companion.engine.refused import Why
from companion.games.island.board.hexes import NEXT
from companion.games.island.commands import OpAction, PieceStep, Push, WaveHits, WaveTo
from companion.games.island.refusals.reasons import WhyWord, why
from companion.games.island.rules import tokens
from companion.games.island.rules.lakes import edges, whole
from companion.games.island.rules.places import wave_in_lake
from companion.games.island.rules.pushes import push_starts
from companion.games.island.rules.vitality import has_health, misses_energy
from companion.games.island.rules.wave import may_attack
from companion.games.island.state import OCEAN, Position, State
from companion.games.island.terms import DIRECTIONS, LAKES, OP, Direction, Stone, Who

# Turns


def not_their_turn(position: Position, who: Who, speaks: tuple[Who, ...]) -> Why:
    """L3.1; L15.3: with two players, whose part of the turn it is."""
    if who not in position.table.seat or not position.own_turn(who):
        return why("turn-of", position.turn)
    if who in position.parts_left:
        return why("part-of", *speaks)
    return why("part-over", who)


def otherwise(state: State, code: str) -> Why:
    """The thing that the table waits for: a reason for what the rules were not asked about."""
    question = state.question
    if question is None:
        return why("game-over")
    if code == "not-your-turn":
        return why("answers-first", question.who)
    if code == "no-actions" and question.who == OP and state.op_actions > 0:
        return why("piece-rests")
    if code != "not-now":
        return ()
    turn = question.what == "turn"
    return why("turn-waits", question.who) if turn else why("asked", question.what)


# Energy that is missing, and boxes that are full already


def too_dear(position: Position, who: Who, cost: int) -> Why:
    """L5.2; L14.1: Granddead's last energy pays for nothing."""
    captive = position.captive(who)
    word: WhyWord = "energy" if has_health(captive) else "last-energy"
    return why(word, cost, captive.energy)


def forbidden(position: Position, over: bool, over_is_free: bool) -> Why:
    """L12.1: what the token in force forbids of a move."""
    barred = over and not over_is_free and tokens.in_force(position).over_cost is None
    return why("forbids-over" if barred else "forbids-safe")


def no_restoring(position: Position, who: Who) -> Why:
    """L4.2."""
    full = not misses_energy(position.captive(who))
    return why("energy-full", who) if full else why("nothing-restored")


def gains_nothing(position: Position, who: Who, name: str) -> Why:
    """L13.3: all that it gives is full already, or would be lost (L4.1)."""
    gained = position.table.box.gains[name]
    if gained.actions:
        return why("actions-lost", who)
    if gained.energy and gained.health and has_health(position.captive(who)):
        return why("all-full", who)
    health = gained.health and has_health(position.captive(who))
    return why("health-full" if health else "energy-full", who)


# Bonuses

_EVENTS: Final[dict[str, WhyWord]] = {
    "meeting": "event-meeting", "back": "event-ocean", "to-captive": "event-ocean",
    "refuse": "event-refuse", "reward": "event-reward",
}  # fmt: skip
_NOTHING: Final[dict[str, WhyWord]] = {
    "locate": "all-off-map", "free-step": "free-step-nothing", "to-fruit": "no-fruit-to-go",
    "circle": "boxes-all", "replenish": "none-crossed", "immunity": "immune-all",
    "trade": "trade-nothing",
}  # fmt: skip


def awaits_event(who: Who, bonus: str) -> Why:
    """L13.2: what it answers."""
    return why(_EVENTS[bonus], who)


def changes_nothing(position: Position, who: Who, bonus: str) -> Why:
    """L13.3."""
    if bonus in _NOTHING:
        return why(_NOTHING[bonus], who)
    return gains_nothing(position, who, bonus)


# The OP's pieces


def no_op_action(position: Position, command: OpAction) -> Why:
    match command:
        case WaveTo(_, place):
            return _no_way_for_the_wave(position, place)
        case WaveHits(_, whom):
            return _no_attack(position, whom)
        case PieceStep(_, piece, direction):
            return _no_step(position, piece, direction)
        case Push(_, piece, whom, _):
            return _no_push(position, piece, whom)
        case _:
            assert_never(command)


def _no_way_for_the_wave(position: Position, place: str) -> Why:
    """L12.3."""
    if position.wave is None:
        return why("off-map", "wave")
    if place == position.wave:
        return why("wave-there")
    assert place in LAKES
    return why("wave-no-lake")


def _no_attack(position: Position, whom: Who) -> Why:
    """L12.3."""
    if position.wave is None:
        return why("off-map", "wave")
    if whom not in position.table.seat:
        return why("not-in-play", whom)
    if not may_attack(position):
        return why("wave-rests")
    captive = position.captive(whom)
    if captive.at in (None, OCEAN):
        return why("off-island", whom)
    if whom in position.wave_hit:
        return why("wave-once", whom)
    if "wave" in captive.immune:
        return why("immune", whom, "wave")
    return why("wave-lake-far" if wave_in_lake(position) else "wave-far", whom)


def _no_step(position: Position, piece: Stone, direction: Direction) -> Why:
    """L12.4, L12.9: where it has been in this turn, or off the island."""
    at = position.stone(piece)
    if at is None:
        return why("off-map", piece)
    ahead = {NEXT[start][direction] for start in edges(position, at, direction)}
    return why("step-off" if ahead == {None} else "been-there", piece)


def _no_push(position: Position, piece: Stone, whom: Who) -> Why:
    """L12.5, L12.6."""
    pusher, at = tokens.pusher(position), position.stone(piece)
    if piece != pusher:
        return why("pushes-not", piece, pusher)
    if at is None:
        return why("off-map", piece)
    if whom not in position.table.seat:
        return why("not-in-play", whom)
    captive = position.captive(whom)
    if captive.at is None or captive.at == OCEAN:
        return why("off-island", whom)
    if piece in captive.immune:
        return why("immune", whom, piece)
    ways = tuple(way for way in DIRECTIONS if push_starts(position, piece, whom, way))
    if ways:
        return why("push-way", whom, piece, ways)
    if captive.at in whole(position, at):
        lake = at in position.table.island.lake_of
        return why("push-lake" if lake else "push-same", whom, piece)
    return why("push-far", whom, piece)
