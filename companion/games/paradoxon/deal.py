"""Setting up (X2, X7.1)."""

from __future__ import annotations

from typing import Final

from companion.games.paradoxon.cards import ON, Lying
from companion.games.paradoxon.commands import Lay, OfCard
from companion.games.paradoxon.facts import Discarded, Opened, Returned
from companion.games.paradoxon.state import ECHO, SetUp
from companion.games.paradoxon.tasks import (
    BeginTurn,
    ChooseNear,
    Deal,
    Draw,
    LayTop,
    Task,
    TurnUp,
)
from companion.games.paradoxon.work import Work, drop, lay, on_top, take_top, under

DEALT: Final = 4
_KINDS: Final = {"lay": "lay", "give": "give", "discard": "away", "return": "away"}


def opening(setup: SetUp) -> tuple[Task, ...]:
    """The agenda before the first turn."""
    if setup.keep != "all":
        return (BeginTurn(setup.first),)
    one = setup.players[0]
    if len(setup.players) == 1:
        return (TurnUp("paradox", one), LayTop(ECHO), Draw(one, DEALT), Deal(one), LayTop(one),
                Draw(ECHO), BeginTurn(one))  # fmt: skip
    second = next(who for who in setup.players if who != setup.first)
    draws = tuple(Draw(who, DEALT) for who in setup.players)
    return (TurnUp("paradox", ""), *draws, Deal(setup.first), Deal(second),
            BeginTurn(setup.first))  # fmt: skip


def lay_top(work: Work, at: str) -> None:
    """X7.1: an open card from the deck; the player chooses its side."""
    card = take_top(work)
    if card is not None:
        work.change_seat(at, display=(*work.seat(at).display, Lying(card)))
        work.say(Opened(card, at))
        work.first(ChooseNear(at, card, at))


def ask_deal(work: Work, task: Deal) -> None:
    """X2.2: each kind once; what is left is the plan. X7.1: alone, nothing is returned."""
    if len(task.done) == DEALT - 1:
        return
    words: list[str] = []
    for verb, kind in _KINDS.items():
        if kind in task.done or (verb == "return" and work.state.solo):
            continue
        for card in work.seat(task.who).hand:
            ends = [f" {item}" for item in ON[card]] if verb in ("lay", "give") else [""]
            words += [f"{verb} {card}{end}" for end in ends]
    work.ask(task, task.who, "deal", *words)


def dealt(work: Work, task: Deal, command: Lay | OfCard) -> None:
    who = task.who
    if isinstance(command, Lay):
        at = who if command.word == "lay" else work.state.other(who)
        lay(work, who, command.card, command.item, at)
    else:
        drop(work, who, command.card)
        if command.word == "return":
            on_top(work, command.card)
            work.say(Returned("hand", None, who))
        else:
            under(work, command.card)
            work.say(Discarded("hand", None, who))
    work.first(Deal(who, (*task.done, _KINDS[command.word])))
