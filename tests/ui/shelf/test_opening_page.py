"""A long game opens in a thread of its own: with how far it is, and without holding anybody up."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from companion.engine.frozen import revised
from companion.store.games import shelf
from companion.store.games.kept_game import KeptGame, ReplayedLine, take
from companion.store.games.shelf import Shelf
from companion.text.languages import Language
from companion.ui.island.desk.controller import Desk
from companion.ui.island.replay.page import Replay
from companion.ui.island.share.page import Share
from companion.ui.shelf.opening_page import Opening
from companion.ui.shelf.page import ShelfPage
from companion.ui.shelf.views import OpeningView, ShelfView
from companion.ui.shell.companion import Companion
from companion.ui.shell.covered import cover_again
from companion.ui.shell.file_problems import Troubles
from companion.ui.shell.views import CoverView
from tests.store.saved import shape
from tests.ui.played import begun, play_on


@pytest.fixture
def long(home: Companion, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that counts as a long one, and is not open."""
    game = begun(home)
    play_on(game, 40)
    home.shelf.close()
    monkeypatch.setattr(shelf, "LONG", 100)
    return game.id


class Gate:
    """The thread waits at its tenth line until it is let through."""

    def __init__(self) -> None:
        self.reached, self.open = Event(), Event()

    def __call__(self, session: KeptGame, lines: Iterator[bytes]) -> Iterator[ReplayedLine]:
        for number, one in enumerate(self.take(session, lines), 1):
            yield one
            if number == 10:
                self.reached.set()
                self.open.wait(20)

    take = staticmethod(take)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr("companion.store.games.opening.take", gate)
    yield gate
    gate.open.set()


def page(home: Companion) -> Opening[object]:
    place = home.pages[-1]
    assert isinstance(place, Opening)
    return place


def progress(home: Companion) -> str:
    view = home.view()
    assert isinstance(view, OpeningView)
    return view.lines


def is_open(home: Companion, kind: type) -> bool:
    return isinstance(home.pages[-1], kind)


def arrive(home: Companion) -> None:
    place = page(home)
    place.thread.join(20)
    home.do("tick")


def test_a_short_game_opens_at_once(home: Companion) -> None:
    game = begun(home)
    play_on(game, 40)
    home.shelf.close()
    home.do(f"open {game.id}")
    assert is_open(home, Desk)


def test_a_long_one_opens_while_others_go_on(home: Companion, long: str, gate: Gate) -> None:
    home.do(f"open {long}")
    assert gate.reached.wait(20)
    for _ in range(3):
        home.do("tick")  # the thread that draws is not held up
    lines = (home.shelf.folder / f"{long}.game").read_bytes().count(b"\n") - 1
    assert progress(home) == f"10 of {lines} lines"
    gate.open.set()
    arrive(home)
    desk = home.pages[-1]
    assert isinstance(desk, Desk)
    assert len(home.pages) == 2
    assert home.shelf.resume(long)[0] is desk.session


def test_it_is_the_same_game(home: Companion, long: str) -> None:
    home.do(f"open {long}")
    arrive(home)
    apart = home.pages[-1]
    assert isinstance(apart, Desk)
    told = shape(apart.session)
    home.back()
    home.shelf.close()
    assert shape(home.shelf.resume(long)[0]) == told


@pytest.mark.parametrize("act", ["stop", "back"])
def test_it_can_be_left_and_opened_again(home: Companion, long: str, gate: Gate, act: str) -> None:
    path = home.shelf.folder / f"{long}.game"
    raw = path.read_bytes()
    home.do(f"open {long}")
    assert gate.reached.wait(20)
    left = page(home)
    home.do(act)
    assert is_open(home, ShelfPage)
    assert len(home.pages) == 1
    gate.open.set()
    left.thread.join(20)
    assert path.read_bytes() == raw
    home.do(f"open {long}")
    arrive(home)
    assert is_open(home, Desk)


def test_one_that_is_left_when_it_has_just_arrived_is_closed(home: Companion, long: str) -> None:
    home.do(f"open {long}")
    page(home).thread.join(20)
    home.do("stop")
    home.do(f"open {long}")
    arrive(home)
    assert is_open(home, Desk)


def test_the_end_of_the_app_ends_it(home: Companion, long: str, gate: Gate) -> None:
    home.do(f"open {long}")
    assert gate.reached.wait(20)
    left = page(home)
    home.close()
    gate.open.set()
    left.thread.join(20)
    home.pages.clear()
    again = Shelf(home.shelf.folder)
    assert again.resume(long)[0].journal  # nobody holds its file
    again.close()


def test_what_comes_while_it_is_covered_waits(home: Companion, long: str) -> None:
    home.do(f"open {long}")
    place = page(home)
    place.thread.join(20)
    home.left()
    home.do("tick")
    assert isinstance(home.view(), CoverView)
    assert home.pages[-1] is place
    home.do("look")
    home.do("tick")
    assert is_open(home, Desk)


@pytest.mark.parametrize(("language", "wanted"), [("en", "newer version"), ("ru", "более новой")])
def test_one_that_cannot_be_opened_is_one_sentence_on_the_shelf(
    home: Companion, long: str, language: Language, wanted: str
) -> None:
    home.settings = revised(home.settings, {"language": language})
    path = home.shelf.folder / f"{long}.game"
    path.write_bytes(path.read_bytes().replace(b'"format":1', b'"format":9', 1))
    home.do(f"open {long}")
    arrive(home)
    view = home.view()
    assert isinstance(view, ShelfView)
    assert view.problem
    assert view.notice is not None
    assert wanted in view.notice[0]


def test_one_that_is_open_elsewhere_says_so(home: Companion, long: str, tmp_path: Path) -> None:
    other = Shelf(tmp_path / "games")
    other.resume(long)
    home.do(f"open {long}")
    arrive(home)
    place = home.pages[-1]
    assert isinstance(place, ShelfPage)
    assert place.problem
    other.close()


def test_a_fault_of_ours_is_raised_where_it_is_apologised_for(
    home: Companion, long: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise KeyError("ours")

    monkeypatch.setattr("companion.store.games.opening.take", fails)
    home.do(f"open {long}")
    page(home).thread.join(20)
    with pytest.raises(KeyError):
        home.do("tick")
    assert is_open(home, ShelfPage)


def test_what_was_found_wrong_is_told_first(home: Companion, long: str) -> None:
    path = home.shelf.folder / f"{long}.game"
    path.write_bytes(path.read_bytes() + b"{}\n")
    home.do(f"open {long}")
    arrive(home)
    assert is_open(home, Troubles)
    assert isinstance(home.pages[-2], Desk)


@pytest.mark.parametrize(("act", "kind"), [("replay", Replay), ("share", Share)])
def test_from_its_page_it_is_seen_and_shared_so_too(
    home: Companion, long: str, act: str, kind: type
) -> None:
    home.do(f"more {long}")
    home.do(act)
    arrive(home)
    assert is_open(home, kind)
    home.do("back")
    assert home.pages[-1].__class__.__name__ == "GamePage"


def test_a_replay_is_made_in_the_thread(
    home: Companion, long: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes as long again as the opening."""
    threads: list[str] = []
    init = Replay.__init__

    def noted(self: Replay, *given: object) -> None:
        threads.append(threading.current_thread().name)
        init(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Replay, "__init__", noted)
    home.do(f"more {long}")
    home.do("replay")
    arrive(home)
    assert threads == ["opening"]


def test_under_the_cover_after_a_restart_it_opens_once_somebody_looks(
    home: Companion, long: str
) -> None:
    home.shelf.cover.keep({"game": long})
    shelf = home.pages[-1]
    assert isinstance(shelf, ShelfPage)
    cover_again(home, shelf.go_on)
    assert isinstance(home.view(), CoverView)
    page(home).thread.join(20)
    home.do("tick")
    assert isinstance(home.view(), CoverView)
    home.do("look")
    home.do("tick")
    assert is_open(home, Desk)
