"""Announcements that make a sentence each, and the captive whom it speaks to, if to one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from companion.games.island.announcements import (
    Actions,
    Died,
    ExtraMark,
    FruitMark,
    Immune,
    Mission,
    Off,
    PieceSpace,
    Revived,
    Started,
    Told,
    ToldSpace,
    TurnPassed,
    Won,
)
from companion.games.island.terms import OP, Who
from companion.text.languages import capitalised

if TYPE_CHECKING:
    from companion.text.words import Words

Spoken = tuple[str, Who | None]


def _fruit(words: Words, fact: FruitMark) -> Spoken:
    return words.marked(fact.fruit, fact.mark, fact.by, fact.palm), fact.who


def _extra(words: Words, fact: ExtraMark) -> Spoken:
    return words.extra(fact.extra, fact.mark), fact.who


def _actions(words: Words, fact: Actions) -> Spoken:
    return words.gains(fact.actions), fact.who


def _immune(words: Words, fact: Immune) -> Spoken:
    return words.immune(fact.immune), fact.who


def _died(words: Words, fact: Died) -> Spoken:
    return words.died(fact.died), fact.who


def _revived(words: Words, fact: Revived) -> Spoken:
    # L14.1: Granddead has no health.
    return words.revived(fact.revived, health=fact.who != "granddead"), fact.who


def _mission(words: Words, fact: Mission) -> Spoken:
    return words.mission(fact.mission, fact.of), fact.who


def _told(words: Words, fact: Told) -> Spoken:
    ways = tuple(told for told in fact.told if isinstance(told, ToldSpace))
    if ways:
        return words.told_ways(fact, ways), fact.who
    spaces = tuple(told for told in fact.told if not isinstance(told, ToldSpace))
    return words.told_words(fact, spaces), fact.who


def _turn(words: Words, fact: TurnPassed) -> Spoken:
    return words.turn(fact.turn), None if fact.turn == OP else fact.turn


def _piece_space(words: Words, fact: PieceSpace) -> Spoken:
    walk = words.walks(fact.piece, fact.direction, fact.space, fact.by)
    # At set-up nobody is named, and in the ocean there is nobody to name.
    if fact.meets is None or (fact.space == "ocean" and not fact.meets):
        return walk, None
    return f"{walk} {capitalised(words.there(fact.meets))}", None


def _won(words: Words, fact: Won) -> Spoken:
    return words.won(fact.won), None


def _started(words: Words, fact: Started) -> Spoken:
    return words.starts(fact.who, fact.start), None


def _off(words: Words, fact: Off) -> Spoken:
    return words.off(fact.who), None


ALONE: Final[dict[type, Callable[..., Spoken]]] = {
    FruitMark: _fruit,
    ExtraMark: _extra,
    Actions: _actions,
    Immune: _immune,
    Died: _died,
    Revived: _revived,
    Mission: _mission,
    Told: _told,
    TurnPassed: _turn,
    PieceSpace: _piece_space,
    Won: _won,
    Started: _started,
    Off: _off,
}
