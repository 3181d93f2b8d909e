"""One reason why none of several readings can be taken."""

from __future__ import annotations

from typing import Final

from companion.engine.refused import Refused
from companion.games.island.commands import Command, Push, UseBonus, WaveHits
from companion.games.island.legal import verify
from companion.games.island.notation import read
from companion.games.island.refusals.reasons import refused as refused_for
from companion.games.island.rules import tokens
from companion.games.island.state import State
from companion.games.island.terms import Who

# Reasons of what was hardly meant: who never pushes, who is not in the game, what is not there yet.
_HARDLY: Final = frozenset(("pushes-not", "not-in-play", "fruit-free"))


def one_reason(state: State, who: Who, choices: tuple[str, ...]) -> Refused | None:
    """None: something can be done, or there are several reasons."""
    commands = [read(who, word) for word in choices]
    found = [_reason(state, command) for command in commands]
    reasons = [reason for reason in found if reason is not None]
    if not reasons or len(reasons) < len(choices):
        return None
    told = [reason for reason in reasons if _HARDLY.isdisjoint(reason.why[:1])] or reasons
    if len({(reason.code, reason.why) for reason in told}) == 1:
        return told[0]
    return _in_common(state, who, commands, {reason.code for reason in told})


def _reason(state: State, command: Command | None) -> Refused | None:
    if command is None:
        return None
    try:
        verify(state, command)
    except Refused as reason:
        return reason
    return None


def _in_common(
    state: State, who: Who, commands: list[Command | None], codes: set[str]
) -> Refused | None:
    """The reason that all of them share, though each has one of its own."""
    kinds = {type(command) for command in commands}
    if len(codes) > 1:
        return None
    (code,) = codes
    if kinds == {UseBonus}:
        return refused_for(code, "none-ready", who)
    if kinds == {Push}:
        return refused_for(code, "push-nobody", tokens.pusher(state))
    return refused_for(code, "wave-nobody") if kinds == {WaveHits} else None
