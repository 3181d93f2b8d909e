"""The moments of a game that one comes back to: its turning points, and those of its stories."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, TypeGuard, assert_never

from companion.engine.frozen import frozen
from companion.games.island.announcements import (
    Died,
    Energy,
    FruitMark,
    Health,
    Meets,
    Mission,
    Pushed,
    Scared,
)
from companion.games.island.board.hexes import HEXES
from companion.games.island.facts import Fact, InOcean, Landed
from companion.games.island.history import stories as of
from companion.games.island.history.replay import Frame
from companion.games.island.history.tally import HARM
from companion.games.island.terms import OP, Hex, Who

# mission: a captive marked one. op: the OP's turn begins. won: nothing comes after it. known: from
# here on something could be known.
EventKind = Literal["mission", "death", "op", "known", "won"]
# When two things happen in one step, the later of these is what is remembered of it.
_WEIGHT: Final[tuple[EventKind, ...]] = ("op", "mission", "death", "known", "won")


@frozen
class Event:
    """`at`: the frame; `who`: whose mission, death or win it is, or the OP."""

    at: int
    kind: EventKind
    who: Who

    @property
    def weight(self) -> int:
        return _WEIGHT.index(self.kind)


def events(frames: tuple[Frame, ...]) -> tuple[Event, ...]:
    """One a frame at most, in order."""
    found: dict[int, Event] = {}
    for event in _events(frames):
        before = found.get(event.at)
        if before is None or before.weight <= event.weight:
            found[event.at] = event
    return tuple(found[at] for at in sorted(found))


def _events(frames: tuple[Frame, ...]) -> Iterator[Event]:
    acted = 0  # the last round in which the OP has acted
    for at, frame in enumerate(frames):
        if frame.who == OP and frame.round != acted:
            acted = frame.round
            yield Event(at, "op", OP)
        for fact in frame.facts:
            match fact:
                case Mission(_, _, who):
                    yield Event(at, "mission", who)
                case Died(_, who):
                    yield Event(at, "death", who)
                case _:
                    pass
    won = frames[-1].after.won
    if won is not None:
        yield Event(len(frames) - 1, "won", won)


# Stories


@frozen
class Moment:
    """The place that a story leads to: a frame, and what is to be seen there.

    `routes`: of these captives alone; none: of all. `spaces`: what the story is about. `whole`: it
    is about all of the game, and `at` is its end.
    """

    at: int
    routes: tuple[Who, ...] = ()
    spaces: frozenset[Hex] = frozenset()
    whole: bool = False

    @property
    def is_end(self) -> bool:
        """True where there is nothing to be seen but how the game ended."""
        return self.whole and not self.routes and not self.spaces


def moment(story: of.Story, frames: tuple[Frame, ...]) -> Moment:
    end = len(frames) - 1
    match story:
        case of.Length() | of.HowNear():
            return Moment(end, whole=True)
        case of.Farthest(who) | of.Spender(who):
            return Moment(end, who, whole=True)
        case of.Careful(who):
            return Moment(end, (who,), whole=True)
        case of.MostVisited(_, at):
            return Moment(end, spaces=_on_the_map(at), whole=True)
        case of.Unseen():
            return Moment(end, spaces=frozenset(HEXES) - _seen(frames), whole=True)
        case of.Unluckiest(_, at):
            return Moment(_worst(frames, at=at), spaces=_on_the_map(at))
        case of.Hardest(by):
            return Moment(_worst(frames, by=by))
        case _:
            return Moment(_first(frames, _tells(story)), _heroes(story))


OneStep = (
    of.LongestStep | of.ScaredOff | of.Perished | of.Adrift | of.PushedMost | of.MetMost
    | of.BonusUser | of.BestBonus
)  # fmt: skip


def _heroes(story: OneStep) -> tuple[Who, ...]:
    match story:
        case of.Adrift(who) | of.PushedMost(who) | of.BonusUser(who):
            return who
        case of.MetMost(one, other):
            return one, other
        case of.LongestStep(who) | of.ScaredOff(who) | of.Perished(who) | of.BestBonus(who):
            return (who,)
        case _:
            assert_never(story)


def _tells(story: OneStep) -> Callable[[Frame], bool]:
    """True of the frames in which it happened."""
    heroes = _heroes(story)
    match story:
        case of.LongestStep(_, spaces):
            return lambda frame: _came_to(frame, heroes[0]) == len(spaces)
        case of.ScaredOff():
            return _with(lambda fact: isinstance(fact, Scared) and fact.who in heroes)
        case of.Perished():
            return _with(lambda fact: isinstance(fact, Died) and fact.who in heroes)
        case of.Adrift():
            return _with(lambda fact: isinstance(fact, InOcean) and fact.who in heroes)
        case of.PushedMost():
            return _with(lambda fact: isinstance(fact, Pushed) and fact.pushed in heroes)
        case of.MetMost(one, other):
            return _with(
                lambda fact: (
                    isinstance(fact, Meets)
                    and (fact.who, *fact.meets).count(one) > 0
                    and (fact.who, *fact.meets).count(other) > 0
                )
            )
        case of.BonusUser():
            return _with(lambda fact: _is_bonus(fact) and fact.who in heroes)
        case of.BestBonus(who, fruit):
            return lambda frame: (
                any(_is_bonus(one) and (one.who, one.fruit) == (who, fruit) for one in frame.facts)
                and any(isinstance(one, Mission) and one.who == who for one in frame.facts)
            )
        case _:
            assert_never(story)


def _with(is_it: Callable[[Fact], bool]) -> Callable[[Frame], bool]:
    return lambda frame: any(map(is_it, frame.facts))


def _is_bonus(fact: Fact) -> TypeGuard[FruitMark]:
    return isinstance(fact, FruitMark) and (fact.mark, fact.by) == ("crossed", "bonus")


def _first(frames: tuple[Frame, ...], tells: Callable[[Frame], bool]) -> int:
    return next((at for at, frame in enumerate(frames) if tells(frame)), len(frames) - 1)


def _came_to(frame: Frame, who: Who) -> int:
    return sum(isinstance(fact, Landed) and fact.who == who for fact in frame.facts)


def _worst(frames: tuple[Frame, ...], *, at: str = "", by: str = "") -> int:
    """The frame in which the most was lost there, or to this."""
    lost = [sum(_losses(frame, at, by)) for frame in frames]
    return lost.index(max(lost))


def _losses(frame: Frame, at: str, by: str) -> Iterator[int]:
    where = {one.who: one.at for one in frame.before.captives}
    for fact in frame.facts:
        match fact:
            case Landed(who, space):
                where[who] = space
            case InOcean(who):
                where[who] = Hex("ocean")
            case Health(lost, who, cause) | Energy(lost, who, cause) if (
                lost < 0 and cause in HARM and by in ("", cause) and at in ("", where[who])
            ):
                yield -lost
            case _:
                pass


def _seen(frames: Iterable[Frame]) -> frozenset[Hex]:
    return frozenset(
        fact.at for frame in frames for fact in frame.facts if isinstance(fact, Landed)
    )


def _on_the_map(at: Hex) -> frozenset[Hex]:
    return frozenset((at,)) if at in HEXES else frozenset()
