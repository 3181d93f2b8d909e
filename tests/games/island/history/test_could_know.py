"""Stories of who could have known what, each checked against the game by slow reasoning."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import TypeVar

import pytest

from companion.games.island.facts import Landed
from companion.games.island.game import Game
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.could_know import (
    HALF,
    KnewBefore,
    KnewHalf,
    KnewLake,
    KnewMost,
    LostByPortal,
    PortalUnknown,
    curve,
    insight_stories,
    knew_since,
    since,
)
from companion.games.island.history.ears import Ears
from companion.games.island.history.insights import Seen, insights
from companion.games.island.history.replay import Frame, frames
from companion.games.island.knowledge.fog import Deduction
from companion.games.island.knowledge.worlds import Worlds
from companion.games.island.terms import Hex
from tests.games.island.history.test_insights import as_far_as, golden, sample

Told = TypeVar("Told")
GAMES = (3, 4, 5, 8, 12)
DRAWS = 80


@cache
def told(number: int) -> tuple[Game, tuple[Frame, ...], Seen]:
    game = golden(number)
    return game, frames(Chronicle(game)), insights(game).seen


def drawn(game: Game, who: str, frame: int) -> list[dict[Hex, str]]:
    """Islands that fit all that was heard by then, drawn evenly: a reasoning by examples."""
    deduction = Deduction(Ears(as_far_as(game, frame)).heard(who))
    worlds, dice = Worlds(deduction), Random(frame)
    return [dict(worlds.draw(dice).spaces) for _ in range(DRAWS)]


def player(game: Game, who: str) -> str:
    return game.state.captive(who).board


def of(kind: type[Told], number: int) -> list[Told]:
    _, steps, seen = told(number)
    return [one for one in insight_stories(steps, seen) if isinstance(one, kind)]


def test_an_oracle_tells_of_a_space_a_round_before_it_is_come_to() -> None:
    """By hand: from D2 over E2 to the oracle on F2; north-east of it lies E3, portal 3 (L6.3).

    Phil hears the same, but not where the banana is, on which Theseus began (L2.7).
    """
    game = sample(
        "theseus: move SE over safe", "theseus: yes", "theseus: NE E", "theseus: end",
        "phil: end", "op: token hurricane", "op: end", "theseus: move NE safe",
    )  # fmt: skip
    steps, seen = frames(Chronicle(game)), insights(game).seen
    asked = next(at for at, one in enumerate(steps) if "E3" in seen["theseus"][at].certain)
    assert steps[asked].round == 1
    assert "F3" in seen["theseus"][asked].certain
    assert "E3" not in seen["phil"][-1].certain
    (story,) = [one for one in insight_stories(steps, seen) if isinstance(one, KnewBefore)]
    assert (story.who, story.space, story.at, story.rounds) == ("theseus", "portal-3", "E3", 1)
    assert (story.since, story.came) == (asked, len(steps) - 1)
    assert not story.last, "nobody came to A2, the other portal 3"
    assert knew_since(steps, seen, Hex("E3"), len(steps) - 1) == {"theseus": 1}


@pytest.mark.parametrize("number", [3, 5, 8, 12])
def test_a_space_known_before_it_was_come_to_is_so_on_every_island_that_fits(number: int) -> None:
    """From `since` on no island that fits has another word there; a step before, one has."""
    game, steps, seen = told(number)
    stories = [one for one in insight_stories(steps, seen) if isinstance(one, KnewBefore)]
    assert stories
    for story in stories:
        who = player(game, story.who)
        true = game.state.table.island.spaces[story.at]
        assert true == story.space
        words = {one[story.at].removeprefix("lake:") for one in drawn(game, who, story.since)}
        assert {word.partition(":")[0] for word in words} == {true}
        before = drawn(game, who, story.since - 1)
        assert {one[story.at].partition(":")[0] for one in before} - {true}
        assert steps[story.came].round - steps[story.since].round == story.rounds
        assert story.came == next(
            at for at, frame in enumerate(steps) for fact in frame.facts
            if isinstance(fact, Landed) and (fact.who, fact.at) == (story.who, story.at)
        )  # fmt: skip


@pytest.mark.parametrize("number", GAMES)
def test_nobody_knew_both_ends_of_a_portal_of_which_nobody_learned(number: int) -> None:
    game, steps, seen = told(number)
    island = game.state.table.island
    unknown = {one.portal: one for one in of(PortalUnknown, number)}
    for portal in ("portal-1", "portal-2", "portal-3"):
        ends = {at for at, word in island.spaces.items() if word == portal}
        knew = any(ends <= {*found[-1].certain} for found in seen.values())
        gone = [
            at for at, frame in enumerate(steps) for path in frame.paths for stop in path.stops
            if stop.kind == "portal" and stop.at in ends and path.who in game.state.table.seat
        ]  # fmt: skip
        if portal not in unknown:
            assert knew or not gone
            continue
        assert not knew
        assert unknown[portal].through == gone[0]
        assert unknown[portal].spaces == ends
        for who in seen:
            islands = drawn(game, who, len(steps) - 1)
            laid = {tuple(at for at in one if one[at] == portal) for one in islands}
            assert len(laid) > 1, "islands that fit have it elsewhere"


@pytest.mark.parametrize("number", GAMES)
def test_whoever_is_lost_by_a_portal_knew_the_place_before(number: int) -> None:
    game, _, seen = told(number)
    for story in of(LostByPortal, number):
        found = seen[player(game, story.who)]
        assert len(found[story.at - 1].places[story.who]) == 1
        assert len(found[story.at].places[story.who]) == story.places > 2
        deduction = Deduction(Ears(as_far_as(game, story.at)).heard(story.who))
        worlds, dice = Worlds(deduction), Random(1)
        spots = {worlds.draw(dice).places[story.who] for _ in range(DRAWS)}
        assert 1 < len(spots) <= story.places


@pytest.mark.parametrize("number", GAMES)
def test_the_first_to_know_a_lake_and_half_of_the_island(number: int) -> None:
    game, steps, seen = told(number)
    island = game.state.table.island

    def first(holds: Callable[[Mapping[Hex, str]], bool]) -> tuple[list[str], int] | None:
        for at in range(len(steps)):
            who = [one for one, found in seen.items() if holds(found[at].certain)]
            if who:
                return who, at
        return None

    def whole(lake: str) -> Callable[[Mapping[Hex, str]], bool]:
        cells = [at for at, word in island.spaces.items() if word == lake]
        return lambda known: all(known.get(at) == f"lake:{lake}" for at in cells)

    lakes = {lake: first(whole(lake)) for lake in ("straight", "triangle", "bend")}
    earliest = min((found[1] for found in lakes.values() if found), default=None)
    told_lakes = of(KnewLake, number)
    assert len(told_lakes) == (earliest is not None)
    for one in told_lakes:
        assert lakes[one.lake] == ([*one.who], one.since)
        assert one.since == earliest
    half = first(lambda known: len(known) >= HALF)
    assert [([*one.who], one.since) for one in of(KnewHalf, number)] == ([half] if half else [])
    (most,) = of(KnewMost, number)
    counts = {who: len(found[-1].certain) for who, found in seen.items()}
    assert {who for who, count in counts.items() if count == max(counts.values())} == {*most.who}
    assert (most.spaces, most.of) == (max(counts.values()), 37)


def test_a_curve_never_falls() -> None:
    for number in GAMES:
        for seen in told(number)[2].values():
            counted = curve(seen)
            assert list(counted) == sorted(counted)


def test_since_when_is_the_beginning_of_the_last_unbroken_time() -> None:
    _, _, seen = told(5)
    found = seen["achilles"]
    for at in found[-1].certain:
        first = since(found, at, len(found) - 1)
        assert first is not None
        assert all(at in one.certain for one in found[first:])
        assert first == 0 or at not in found[first - 1].certain
    assert since(found, Hex("A1"), 0) is None or "A1" in found[0].certain


def test_of_what_is_not_worked_out_nothing_is_told() -> None:
    _, steps, seen = told(5)
    assert insight_stories(steps, {who: [] for who in seen}) == ()
    early: Seen = {who: found[:40] for who, found in seen.items()}
    stories = insight_stories(steps, early)
    assert len(stories) > 2
    for story in stories:
        assert getattr(story, "since", 0) < 40
        assert getattr(story, "came", 0) < 40


def test_of_a_table_without_a_step_there_is_one_story() -> None:
    """Each was shown the own start (L2.7)."""
    game = sample()
    (only,) = insight_stories(frames(Chronicle(game)), insights(game).seen)
    assert only == KnewMost(("theseus", "phil"), 1, 37)
