"""The words that one captive has heard or been shown alone (L16), or that all have heard."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engine.frozen import frozen
from companion.games.island.announce import shown
from companion.games.island.announcements import Announcement, Died, Revived, Started, Won
from companion.games.island.apply import Outcome
from companion.games.island.commands import Command
from companion.games.island.facts import PieceShown, StartShown
from companion.games.island.game import lent_board, step_name
from companion.games.island.history.chronicle import Chronicle, Item
from companion.games.island.terms import OP, Who

BEFORE_PLAY = 0  # the round in which a table is set up


@frozen
class Utterance:
    """Words said in one breath. `shown`: to the captive alone (L16.4). `struck`: taken back."""

    round: int
    said: tuple[Announcement, ...]
    shown: tuple[StartShown | PieceShown, ...] = ()
    struck: bool = False


def told(chronicle: Chronicle, who: Who | None = None) -> Iterator[Utterance]:
    """Everything that `who` was told, in order; without `who` all that was said aloud (L16.5)."""
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


def last_told(chronicle: Chronicle, who: Who) -> tuple[Announcement, ...]:
    """The last words that speak to `who` and stand; where somebody is does not count."""
    for one in reversed(tuple(told(chronicle, who))):
        if not one.struck and any(_speaks_to(said, who) for said in one.said):
            return one.said
    return ()


def _speaks_to(said: Announcement, who: Who) -> bool:
    named = (getattr(said, field, None) for field in ("who", "pushed", "turn"))
    return who in named and getattr(said, "by", None) != "where"


def _to(
    who: Who | None, round_: int, outcome: Outcome, struck: bool = False
) -> Iterator[Utterance]:
    said = tuple(one for one in outcome.said if who is None or reaches(one, who))
    alone = tuple(fact for fact in shown(outcome.facts) if fact.to == who)
    if said or alone:
        yield Utterance(round_, said, alone, struck)


def reaches(said: Announcement, who: Who) -> bool:
    """True for words to everybody (they name no captive, or answer L16.3), and to the one named.

    A starting fruit, a death, a win are everybody's, whoever they speak of.
    """
    if isinstance(said, Died | Revived | Started | Won):
        return True
    named = (getattr(said, field, None) for field in ("who", "pushed", "turn"))
    addressed = [one for one in named if one is not None]
    if not addressed or getattr(said, "by", None) == "where":
        return True
    return who in addressed or who in (getattr(said, "meets", None) or ())


@frozen
class HeardByAll:
    """Words that everybody at the table has heard. `line`: a captive's, as a step's name.

    `board`: whose it was said by, where that says how far `over` is (L15.1).
    """

    round: int
    line: str
    said: tuple[Announcement, ...]
    struck: bool = False
    board: Who | None = None


def spoken(chronicle: Chronicle) -> Iterator[HeardByAll]:
    """L16.5: what was said aloud by the captives and by the OP, and nothing else.

    Of what the OP does nothing is told but what he says; a step of which nothing was heard leaves
    no trace. The last step is not announced yet as long as nobody has gone on from it.
    """
    items = chronicle.items()
    start = chronicle.start
    yield HeardByAll(BEFORE_PLAY, "", start.said)
    yield from _answers(start.state.round, chronicle.asked_first)
    for item in items:
        line = "" if _command(item).who == OP else step_name(item.step, for_all=True)
        said = _heard(item)
        if line or said:
            yield HeardByAll(item.before.round, line, said, item.struck, lent_board(item.step))
        yield from _answers(item.after.round, item.asked, item.struck)


def _command(item: Item) -> Command:
    return item.step.entries[0].command


def _heard(item: Item) -> tuple[Announcement, ...]:
    step = item.step
    over = item.after.won is not None and not item.struck
    entries = step.entries if over else step.entries[: step.heard]
    return tuple(one for entry in entries for one in entry.outcome.said)


def _answers(round_: int, asked: list[Outcome], struck: bool = False) -> Iterator[HeardByAll]:
    for answer in asked:
        yield HeardByAll(round_, "", answer.said, struck)
