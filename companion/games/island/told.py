"""What one captive has been told (L16): what was said to all, to the captive, and shown alone."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.frozen import frozen
from companion.games.island.announce import shown
from companion.games.island.announcements import Announcement, Died, Revived, Started, Won
from companion.games.island.apply import Outcome
from companion.games.island.chronicle import Chronicle
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.terms import Who

BEFORE_PLAY = 0  # the round in which a table is set up


@frozen
class Telling:
    """What was said in one breath. `shown`: to the captive alone (L16.4). `struck`: taken back."""

    round: int
    said: tuple[Announcement, ...]
    shown: tuple[StartShown | PieceShown, ...] = ()
    struck: bool = False


def told(chronicle: Chronicle, who: Who | None = None) -> Iterator[Telling]:
    """In order. Without `who`: everything that was said aloud, and nothing else (L16.5)."""
    items = chronicle.items()
    start = chronicle.start
    yield from _to(who, BEFORE_PLAY, start)
    for answer in chronicle.asked_first:
        yield from _to(who, start.state.round, answer)
    for item in items:
        yield from _to(who, item.before.round, Outcome(item.after, item.facts, item.said),
                       item.struck)  # fmt: skip
        for answer in item.asked:
            yield from _to(who, item.after.round, answer, item.struck)


def _to(who: Who | None, round_: int, outcome: Outcome, struck: bool = False) -> Iterator[Telling]:
    said = tuple(one for one in outcome.said if who is None or reaches(one, who))
    alone = tuple(fact for fact in shown(outcome.facts) if fact.to == who)
    if said or alone:
        yield Telling(round_, said, alone, struck)


def reaches(said: Announcement, who: Who) -> bool:
    """What names no captive is said to everybody, else to the one it names; so is L16.3's answer.

    A starting fruit, a death, a win are everybody's, whoever they speak of.
    """
    if isinstance(said, Died | Revived | Started | Won):
        return True
    named = (getattr(said, field, None) for field in ("who", "pushed", "turn"))
    addressed = [one for one in named if one is not None]
    if not addressed or getattr(said, "by", None) == "where":
        return True
    return who in addressed or who in (getattr(said, "meets", None) or ())
