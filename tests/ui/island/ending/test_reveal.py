"""The reveal: closed first, the same of every game; then it opens, and nothing is ever lost."""

from __future__ import annotations

from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.games.island.terms import OP
from companion.store.settings import Settings
from companion.ui.island.ending.opening import SECONDS, WAITS
from companion.ui.island.ending.page import EndingPage
from companion.ui.island.ending.reveal import Reveal
from companion.ui.island.ending.views import RevealView
from companion.ui.island.map.recent import STEPS
from companion.ui.island.replay.page import Replay
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.shell.companion import Companion
from tests.ui.companions import Build
from tests.ui.island.ending.finished import at_the_end


def revealed(home: Companion, who: str = "schrodie") -> RevealView:
    at_the_end(home, who)
    home.do("announced")
    home.do("reveal")
    return seen(home)


def seen(home: Companion) -> RevealView:
    view = home.view()
    assert isinstance(view, RevealView)
    return view


def test_before_it_begins_it_shows_no_more_of_one_game_than_of_another(home: Companion) -> None:
    one = revealed(home).island
    assert {space.kind for space in one.ground.spaces} == {"sealed"}
    assert not any((one.figures, one.trails, one.flags, one.ground.lakes))
    assert (one.wave, one.rock, one.bush) == (None, None, None)
    assert revealed(home, "op").island == one


def test_it_opens_by_itself_after_a_moment(home: Companion) -> None:
    assert revealed(home).tick == WAITS
    home.do("tick")
    assert (seen(home).opening, seen(home).tick) == ("opening", SECONDS)
    assert not [space for space in seen(home).island.ground.spaces if space.kind == "sealed"]
    home.do("tick")
    assert (seen(home).opening, seen(home).tick) == ("open", 0)


def test_without_motion_it_is_open_at_once(build: Build) -> None:
    view = revealed(build(revised(Settings(), {"motion": "none"})))
    assert (view.opening, view.tick) == ("open", 0)
    assert not view.at_once.enabled


@pytest.mark.parametrize("ticks", [0, 1])
def test_it_can_be_opened_all_at_once(home: Companion, ticks: int) -> None:
    assert revealed(home).at_once.enabled
    for _ in range(ticks):
        home.do("tick")
    home.do("at-once")
    assert seen(home).opening == "open"
    home.do("tick")
    assert seen(home).opening == "open"


@pytest.mark.parametrize("ticks", [0, 1, 2])
def test_wherever_it_is_left_nothing_is_lost(home: Companion, ticks: int) -> None:
    revealed(home)
    place = home.pages[-1]
    assert isinstance(place, Reveal)
    state, lines = place.session.state, len(place.session.journal)
    for _ in range(ticks):
        home.do("tick")
    home.do("give-back")
    assert isinstance(home.pages[-1], EndingPage)
    assert (place.session.state, len(place.session.journal)) == (state, lines)
    home.do("reveal")
    assert seen(home).opening == "closed"


def test_it_is_for_the_whole_table(home: Companion) -> None:
    assert revealed(home).bright
    assert not home.pages[-1].secret
    home.left()
    assert isinstance(home.view(), RevealView)


# Whose way is drawn


def ways(view: RevealView) -> set[str]:
    return {path.who for path in (*view.island.trails, *view.island.older)}


def in_front(view: RevealView) -> set[str]:
    return {path.who for path in view.island.trails}


def test_the_winners_way_is_drawn_and_any_other_when_it_is_touched(home: Companion) -> None:
    revealed(home)
    home.do("at-once")
    assert ways(seen(home)) == {"schrodie"}
    assert seen(home).text == "Here is Schrodie’s way, as it truly was."
    others = [row.who for row in seen(home).rows if row.who != "schrodie"]
    home.do(f"way {others[0]}")
    assert ways(seen(home)) == {"schrodie", others[0]}
    assert in_front(seen(home)) == {others[0]}
    assert seen(home).text.endswith("way lies in front, the others are pale.")
    assert {row.who for row in seen(home).rows if row.button.chosen} == ways(seen(home))
    for who in ("schrodie", others[0]):
        home.do(f"way {who}")
    assert ways(seen(home)) == set()


def test_where_the_op_wins_one_way_is_drawn_first(home: Companion) -> None:
    """That of whoever has come farthest: all of them would hide the island."""
    view = revealed(home, OP)
    home.do("at-once")
    far = {row.who: int(row.walked.split()[0]) for row in view.rows}
    assert ways(seen(home)) == {max(far, key=lambda who: far[who])}


def test_only_the_last_steps_of_a_way_are_drawn_strongly(home: Companion) -> None:
    revealed(home, OP)
    home.do("at-once")
    island = seen(home).island
    assert sum(len(path.stops) - 1 for path in island.trails) == STEPS
    assert island.older


def test_the_legend_says_how_far_everybody_went_and_how_often_they_died(home: Companion) -> None:
    view = revealed(home, OP)
    state = home.pages[-1].session.state  # type: ignore[attr-defined]
    assert [row.name for row in view.rows] == ["Granddead", "Achilles"]
    died = [one.deaths for one in state.captives]
    assert sum(died) == 5
    assert all("space" in row.walked for row in view.rows)
    assert ["death" in row.walked for row in view.rows] == [bool(one) for one in died]


# Where it leads


@pytest.mark.parametrize(("act", "page_type"), [("watch", Replay), ("again", Wizard)])
def test_what_is_touched_opens(home: Companion, act: str, page_type: type[Any]) -> None:
    revealed(home)
    home.do(act)
    assert isinstance(home.pages[-1], page_type)


def test_who_comes_back_from_the_replay_finds_it_open(home: Companion) -> None:
    revealed(home)
    home.do("watch")
    home.do("back")
    assert seen(home).opening == "open"


def test_in_russian(russian: Companion) -> None:
    assert revealed(russian).title == "Остров закрыт"
    russian.do("at-once")
    assert seen(russian).text == "Вот путь Шредди, каким он был на самом деле."
    assert any("клет" in row.walked for row in seen(russian).rows)
