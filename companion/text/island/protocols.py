"""The protocols that each language fulfils. For the type checker alone.

The modules of `en/` and `ru/` fulfil them: `announcements` Words, `labels` Labels, `asks` Asks,
`reasons` Reasons.

A sentence begins small, because a captive's name may come before it, and ends in its full stop;
a beginning (`you are on portal 2`) has none, because another fact may end it.
"""

from collections.abc import Mapping
from typing import Protocol

from companion.games.island.announcements import Announcement, PieceSpace
from companion.games.island.questions import Question, What
from companion.games.island.refusals.reasons import WhyWord
from companion.games.island.terms import Mark, Named, Who
from companion.text.languages import Tokens


class Words(Protocol):
    # "Theseus, "
    VOCATIVE: Mapping[Who, str]
    # "you are on portal 2"
    YOU_ARE: Mapping[str, str]
    # " and come back to your starting fruit, the lime."
    AND_RETURNS: Mapping[str, str]
    # "you come back to your starting fruit, the lime."
    RETURNS: Mapping[str, str]

    def stands(self, who: Who, space: Named) -> str: ...

    def spends_to(self, energy: int, space: Named) -> str: ...

    # Beginnings: of how a captive came to a space; the last two may stand without one.
    def carried(self, carrier: Named, space: Named) -> str: ...
    def activated_to(self, space: Named) -> str: ...
    def moved_aside(self, direction: str) -> str: ...
    def pushed(self, by: str, direction: str) -> str: ...

    # Ends after a space or a scare-off; what is obtained makes a sentence of its own.
    def and_changes(self, health: int, energy: int) -> str: ...
    def and_obtains(self, fruit: str, palm: int | None) -> str: ...
    def and_gains(self, actions: int) -> str: ...

    def changed(self, by: str, health: int, energy: int) -> str: ...
    def harmed(self, piece: str, health: int, energy: int) -> str: ...
    def met_and_harmed(self, piece: str, health: int, energy: int) -> str: ...
    def here(self, meets: tuple[Who, ...]) -> str: ...
    def scared(self, piece: str) -> str: ...
    def met_and_scared(self, piece: str) -> str: ...

    def symbol(self, piece: str, mark: Mark) -> str: ...

    def activated(self, yes: bool, piece: str | None, by: str | None) -> str: ...

    # Announcements that make a sentence each.
    def single(self, fact: Announcement, tokens: Tokens) -> str: ...
    def piece_comes(self, fact: PieceSpace) -> str: ...

    def undone(self, entries: str) -> str: ...
    def redone(self, entries: str) -> str: ...


class Labels(Protocol):
    LABELS: Mapping[str, str]
    ANSWERS: Mapping[tuple[str, str, str], str]
    PALMS: Mapping[str, str]
    TWO_OVER: str
    WAVE_MOVES: str
    A_CORRECTION: str
    AN_ANSWER: str
    THIS_ORDER: str
    STEPS: Mapping[str, str]

    def end_of_turn(self, who: str) -> str: ...
    def bonus(self, fruit: str) -> str: ...
    def goes(self, piece: str, where: str) -> str: ...
    def push(self, piece: str, whom: str, direction: str) -> str: ...
    def wave_hits(self, whom: str) -> str: ...
    def where(self, whom: str) -> str: ...
    def ways(self, one: str, two: str) -> str: ...


class Asks(Protocol):
    # By what is asked, and by what brought it up; "" is for everything else.
    ASKS: Mapping[What, Mapping[str, str]]
    # By the kind of the space: said of `it`, or with its name.
    ACTIVATE_IT: Mapping[str, str]
    ACTIVATE_NAMED: Mapping[str, str]

    # The names that stand in braces in these texts.
    def named(self, question: Question) -> Mapping[str, object]: ...


class Reasons(Protocol):
    REASONS: Mapping[WhyWord, str]
    ASKED: Mapping[What, str]
    ASKED_FIRST: Mapping[str, str]
    NAMED: Mapping[str, object]
    OR: str
    FOR_YOU_ALONE: str
    DID_YOU_MEAN: str

    # A number that agrees with its words.
    def number(self, n: int) -> object: ...
