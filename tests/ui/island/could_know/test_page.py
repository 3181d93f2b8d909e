"""Eyes, curves and stories of knowledge go with the handle, and nothing waits for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from companion.games.island.history.could_know import HALF, KnewBefore, KnewHalf
from companion.games.island.history.ears import Ears
from companion.games.island.knowledge.fog import meter
from companion.games.island.terms import Hex
from companion.store.assets import shipped_box
from companion.store.games.kept_game import KeptGame
from companion.store.island.table_file import read_table
from companion.store.tables.script import ScriptLine
from companion.ui.island.could_know.page import CouldKnow
from companion.ui.island.could_know.views import CouldKnowView
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.insight_watch import InsightWatch
from companion.ui.island.replay.page import Replay
from companion.ui.shell.companion import Companion
from tests.architecture.house import ROOT
from tests.ui.tables import say_line


def played(home: Companion, file: str, lines: int | None = None) -> KeptGame:
    table = read_table(ROOT / file)
    session = home.shelf.begin(table.setup, table.seed, "Friday", shipped_box())
    for line in table.script[:lines]:
        if isinstance(line, ScriptLine):
            say_line(session, line)
    return session


@pytest.fixture
def session(home: Companion) -> KeptGame:
    """Three captives and three rounds, to the end."""
    return played(home, "tests/golden/game-03.yaml")


def opened(home: Companion, session: KeptGame, at: int = 0) -> CouldKnow:
    home.home(Desk(home, cast(Any, session)))
    home.go(Replay(home, session, at))
    home.do("could-know")
    page = home.pages[-1]
    assert isinstance(page, CouldKnow)
    return page


def thought(page: CouldKnow) -> CouldKnow:
    while page.thinking:
        if page.watch.thread is not None:
            page.watch.thread.join()
        page.do("tick")
    return page


def faces(view: CouldKnowView) -> set[Hex]:
    """The spaces that are shown as certain."""
    return {
        one.at for one in view.island.ground.spaces if one.kind != "closed" and not one.share
    }  # fmt: skip


def test_the_replay_leads_there_and_back_at_the_same_moment(
    home: Companion, session: KeptGame
) -> None:
    page = opened(home, session, 12)
    replay = home.pages[-2]
    assert isinstance(replay, Replay)
    assert page.at == replay.at
    assert page.view().bright
    home.do("back")
    assert home.pages[-1] is replay
    assert replay.view().stories[0].act == "could-know"


def test_eyes_show_the_fog_at_the_handle(home: Companion, session: KeptGame) -> None:
    page = thought(opened(home, session, 12))
    assert [one.act for one in page.view().eyes] == [
        "eyes truth", "eyes schrodie", "eyes achilles", "eyes phil",
    ]  # fmt: skip
    assert len(faces(page.view())) == 37, "the truth"
    page.do("eyes phil")
    early = faces(page.view())
    page.do(f"at {page.stops[-1]}")
    late = faces(page.view())
    assert early < late
    fog = meter(Ears(session).heard("phil"), "phil")
    assert late == {*fog.certain}


def test_the_fog_is_of_the_moment_and_never_of_the_truth(
    home: Companion, session: KeptGame
) -> None:
    page = thought(opened(home, session))
    page.do("eyes phil")
    assert len(faces(page.view())) == 1, "the start that was shown (L2.7)"
    assert not page.view().island.trails


def test_a_curve_a_player_and_the_same_moment_as_the_handle(
    home: Companion, session: KeptGame
) -> None:
    page = thought(opened(home, session, 12))
    chart = page.view().chart
    assert [one.who for one in chart.curves] == ["schrodie", "achilles", "phil"]
    assert [one.total for one in chart.curves] == ["24", "12", "12"]
    assert [text for text, _ in chart.rounds] == ["start", "1", "2", "3"]
    for curve in chart.curves:
        counts = [count for _, count in curve.points]
        assert counts == sorted(counts)
        assert not curve.unfinished
    assert chart.now == page.rounds.frames[page.at]
    page.do("next")
    assert page.view().chart.now > chart.now


def test_a_story_moves_the_handle_and_chooses_the_eyes(home: Companion, session: KeptGame) -> None:
    page = thought(opened(home, session))
    number, story = next(
        (at, one) for at, one in enumerate(page.stories) if isinstance(one, KnewBefore)
    )
    page.do(f"story {number}")
    view = page.view()
    assert page.eyes == story.who
    assert page.at >= story.since
    assert view.stories[number].chosen
    assert story.at in view.island.lit
    assert story.at in faces(view), "he is certain of it there"
    rings = [(one.x, one.icon) for one in view.chart.moments]
    places = page.rounds.frames
    assert rings == [(places[story.since], "idea"), (places[story.came], "shoe")]
    page.do("next")
    assert not page.view().chart.moments


def test_lamps_stand_on_the_timeline_where_something_could_be_known(
    home: Companion, session: KeptGame
) -> None:
    page = thought(opened(home, session))
    half = next(one for one in page.stories if isinstance(one, KnewHalf))
    lamps = [one for one in page.view().timeline.events if one.kind == "known"]
    assert lamps
    seen = page.watch.seen
    assert len(seen[half.who[0]][half.since].certain) >= HALF
    for lamp in lamps:
        assert lamp.at in page.stops


def test_a_touch_on_a_space_tells_since_when(home: Companion, session: KeptGame) -> None:
    """The same space once more: the curves' own title."""
    page = thought(opened(home, session, 31))
    title = page.view().chart.title
    (space,) = page.watch.seen["phil"][0].certain
    page.do("eyes phil")
    page.do(f"tap {space}")
    assert page.view().chart.title.endswith("certain since the start")
    assert page.view().island.lit == {space}
    page.do(f"tap {space}")
    assert page.view().chart.title == title
    late = next(
        at for at in page.watch.seen["phil"][-1].certain
        if at not in page.watch.seen["phil"][9].certain
    )  # fmt: skip
    page.do(f"tap {late}")
    assert "certain since round" in page.view().chart.title
    page.do("eyes truth")
    assert "Phil round" in page.view().chart.title
    page.do("round-back")
    page.do("eyes schrodie")
    unknown = next(at for at in page.watch.seen["phil"][0].guesses) if (
        page.watch.seen["phil"][0].guesses) else Hex("A1")  # fmt: skip
    page.do(f"at {page.stops[0]}")
    page.do(f"tap {unknown}")
    assert "Schrodie could not be certain" in page.view().chart.title


def test_while_it_is_worked_out_the_page_is_whole(
    home: Companion, session: KeptGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No thread has come to anything yet: the truth, dashes, and a note in place of stories."""
    monkeypatch.setattr(
        "companion.ui.island.desk.insight_watch.Thread",
        lambda **_: SimpleNamespace(start=lambda: None, is_alive=lambda: True, join=lambda: None),
    )
    page = opened(home, session, 12)
    view = page.view()
    assert view.tick
    assert view.chart.mark
    assert view.note
    assert not view.stories
    assert all(one.unfinished for one in view.chart.curves)
    assert all(one.points for one in view.chart.curves)
    for act in ("next", "eyes phil", "tap A1", "play", "tick", "stop"):
        page.do(act)
    assert faces(page.view()) == set()
    assert page.view().chart.now


def test_half_of_it_is_shown_as_far_as_it_is_worked_out(home: Companion, session: KeptGame) -> None:
    page = thought(opened(home, session, 31))
    first = {who: found[:8] for who, found in page.watch.seen.items()}
    page.watch = cast(Any, SimpleNamespace(seen=first, whole=False, think=lambda: True))
    page.do("eyes phil")
    assert faces(page.view()) == {*first["phil"][-1].certain}
    for curve in page.view().chart.curves:
        assert curve.points[-1][0] == page.rounds.frames[7]


def test_it_is_worked_out_in_a_thread_of_its_own(home: Companion, session: KeptGame) -> None:
    page = opened(home, session)
    assert page.thinking
    assert page.watch.thread is not None
    assert page.watch.thread.name == "insights"
    thought(page)
    assert page.watch.whole
    home.do("back")
    home.do("could-know")
    again = home.pages[-1]
    assert isinstance(again, CouldKnow)
    assert not again.thinking, "nothing is worked out twice"


def test_a_fault_in_the_thread_is_raised_where_it_is_drawn(
    session: KeptGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ValueError("no")

    monkeypatch.setattr("companion.ui.island.desk.insight_watch.Insights", broken)
    watch = InsightWatch(session, announced=False)
    assert watch.think()
    assert watch.thread is not None
    watch.thread.join()
    with pytest.raises(ValueError, match="no"):
        watch.think()


def test_of_a_game_that_is_on_the_op_alone_sees_it_and_only_of_what_was_announced(
    home: Companion,
) -> None:
    """L16"""
    session = played(home, "seeds/sample-table.yaml", 6)
    page = thought(opened(home, session))
    assert page.secret
    assert not page.view().bright
    assert [one.act for one in page.view().foot] == ["back"]
    page.do(f"at {page.stops[-1]}")
    page.do("eyes theseus")
    fog = meter(Ears(session, announced=True).heard("theseus"), "theseus")
    assert faces(page.view()) == {*fog.certain}


def test_it_runs_and_stops_at_the_end(home: Companion, session: KeptGame) -> None:
    page = thought(opened(home, session, 25))
    page.do("speed four")
    page.do("play")
    assert page.view().tick
    for _ in range(40):
        page.do("tick")
    assert page.at == page.stops[-1]
    assert not page.view().tick
