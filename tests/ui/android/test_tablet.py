"""The tablet's half of the device, on a pretended Android. No real one has run it yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.app import App
from kivy.clock import Clock

from companion.ui.desktop import Insets
from tests.ui.android.pretend_android import Box, PretendAndroid, imported

BARS = Box(left=0, top=48, right=0, bottom=24)


Older = Callable[[int], Any]


@pytest.fixture
def older(system: PretendAndroid, kivy_window: tuple[Any, Any]) -> Iterator[Older]:  # noqa: ARG001
    """A tablet with an older Android."""
    rooms = []

    def at(api: int) -> Any:
        system.api = api
        rooms.append(imported(system))
        return rooms[-1].__enter__().Tablet()

    yield at
    for room in rooms:
        room.__exit__(None, None, None)


def tick() -> None:
    """Run the calls that wait for Kivy's own thread."""
    Clock.tick()


def watched(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[float], None]]:
    """Run the calls due every second or so."""
    looks: list[Callable[[float], None]] = []

    def schedule(look: Callable[[float], None], _seconds: float) -> SimpleNamespace:
        looks.append(look)
        return SimpleNamespace(cancel=lambda: looks.remove(look))

    monkeypatch.setattr(Clock, "schedule_interval", schedule)
    return looks


# Language, rim, sleep


@pytest.mark.parametrize(("told", "language"), [("ru", "ru"), ("en", "en"), ("de", "en")])
def test_the_language_is_the_tablets(
    system: PretendAndroid, tablet: Any, told: str, language: str
) -> None:
    system.language = told
    assert tablet.language() == language


def test_edge_to_edge_the_bars_are_the_rim(system: PretendAndroid, tablet: Any) -> None:
    system.bars = BARS
    assert tablet.insets() == Insets(0, 48, 0, 24)


def test_where_the_system_leaves_them_out_there_is_no_rim(
    system: PretendAndroid, tablet: Any
) -> None:
    system.bars = BARS
    system.ours = Box(0, 48, 1280, 800 - 24)
    assert tablet.insets() == Insets()


def test_a_camera_at_the_side(system: PretendAndroid, tablet: Any) -> None:
    system.bars = Box(90, 0, 0, 24)
    system.ours = Box(30, 0, 1280, 800)
    assert tablet.insets() == Insets(60, 0, 0, 24)


@pytest.mark.parametrize("api", [24, 29])
def test_an_older_android_says_it_otherwise(system: PretendAndroid, older: Older, api: int) -> None:
    system.bars = BARS
    assert older(api).insets() == Insets(0, 48, 0, 24)


def test_before_the_window_stands_there_is_no_rim(system: PretendAndroid, tablet: Any) -> None:
    system.bars, system.attached = BARS, False
    assert tablet.insets() == Insets()


def test_a_rim_that_changes_is_told(
    system: PretendAndroid, tablet: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = watched(monkeypatch)
    told: list[Insets] = []
    tablet.begin(lambda: told.append(tablet.insets()), lambda: None)
    look, _ = looks
    look(1)
    assert told == []
    system.bars = BARS
    look(1)
    look(1)
    assert told == [Insets(0, 48, 0, 24)]


@pytest.mark.parametrize(("api", "kept"), [(36, False), (33, False), (32, True)])
def test_no_picture_of_the_app_is_kept(
    system: PretendAndroid, older: Older, monkeypatch: pytest.MonkeyPatch, api: int, kept: bool
) -> None:
    watched(monkeypatch)
    older(api).begin(lambda: None, lambda: None)
    assert system.recents is kept


def test_laid_on_its_face_it_says_so_once(
    system: PretendAndroid, tablet: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, told = watched(monkeypatch), [0][:0]
    tablet.begin(lambda: None, lambda: told.append(1))
    _, look = looks
    for felt in ((None, None, None), (0.1, 0.2, 9.8), (0, 9.8, 0), (0, 6.9, -6.9)):
        system.felt = felt
        look(0.5)
    assert told == []
    for felt in ((0, 0.2, -9.7), (0.1, 0, -9.8), (0, 1, 9.7), (0, 0, -9.8)):
        system.felt = felt
        look(0.5)
    assert told == [1, 1]


def test_away_it_does_not_watch_how_it_lies(
    system: PretendAndroid, tablet: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = watched(monkeypatch)
    tablet.at_front(True)  # before there is a first frame
    assert not system.watched
    tablet.begin(lambda: None, lambda: None)
    tablet.at_front(True)
    assert (system.watched, len(looks)) == (True, 2)
    tablet.at_front(False)
    assert (system.watched, len(looks)) == (False, 1)
    tablet.at_front(True)
    assert (system.watched, len(looks)) == (True, 2)


def test_three_things_are_felt(system: PretendAndroid, tablet: Any) -> None:
    """10 ms at a commit, 20 + 20 at a refusal, 60 at a death, nothing else (look2, section 6)."""
    for felt in ("commit", "refusal", "death"):
        tablet.feel(felt)
    assert [sum(shakes[1::2]) for shakes in system.shaken] == pytest.approx([0.01, 0.04, 0.06])
    assert [len(shakes) for shakes in system.shaken] == [2, 4, 2]


def test_it_is_left_to_the_background(tablet: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[bool] = []

    class Running:
        def pause(self) -> None:
            paused.append(True)

    monkeypatch.setattr(App, "get_running_app", staticmethod(Running))
    assert tablet.leave()
    assert paused == [True]


# Out


def test_a_text_goes_to_the_share_sheet(system: PretendAndroid, tablet: Any) -> None:
    assert tablet.hand_over_text("CFTA3")
    (chooser,) = system.started
    assert (chooser.action, chooser.data.action) == ("CHOOSER", "SEND")
    assert (chooser.data.type, chooser.data.extras) == ("text/plain", {"TEXT": "CFTA3"})


def test_a_file_goes_to_the_share_sheet(system: PretendAndroid, tablet: Any) -> None:
    assert tablet.hand_over("Friday.game", b"one\ntwo\n")
    assert (system.folder / "Friday.game").read_bytes() == b"one\ntwo\n"
    (chooser,) = system.started
    sent = chooser.data
    assert sent.extras == {"STREAM": ("android.os.Parcelable", "content://downloads/0")}
    assert sent.flags == 1
    assert sent.type == "application/octet-stream"


def test_an_older_android_asks_where_to_put_it(system: PretendAndroid, older: Older) -> None:
    tablet = older(28)
    assert tablet.hand_over("Friday.game", b"one\n")
    ((_, intent),) = system.asked
    assert (intent.action, intent.extras) == ("CREATE_DOCUMENT", {"TITLE": "Friday.game"})
    assert intent.categories == ["OPENABLE"]
    system.files["content://friday"] = "Friday.game"
    system.choose("content://friday")
    tick()
    assert (system.folder / "Friday.game").read_bytes() == b"one\n"


def test_where_no_app_takes_it_it_says_so(system: PretendAndroid, tablet: Any) -> None:
    system.apps = False
    assert not tablet.hand_over_text("CFTA3")
    assert not tablet.hand_over("Friday.game", b"")
    assert not tablet.ask_for_file(lambda *_: None, lambda: None)


# In


class Page:
    def __init__(self) -> None:
        self.got: list[tuple[str, bytes]] = []
        self.failed = 0

    def taken(self, name: str, raw: bytes) -> None:
        self.got.append((name, raw))

    def fail(self) -> None:
        self.failed += 1


@pytest.fixture
def page(tablet: Any) -> Page:
    asking = Page()
    assert tablet.ask_for_file(asking.taken, asking.fail)
    return asking


def test_a_file_that_is_chosen_comes_with_its_name(system: PretendAndroid, page: Page) -> None:
    (system.folder / "Friday.game").write_bytes(b"one\n")
    system.files["content://friday"] = "Friday.game"
    system.choose("content://friday")
    assert page.got == []  # not in Android's thread
    tick()
    assert page.got == [("Friday.game", b"one\n")]
    system.choose("content://friday")
    tick()
    assert len(page.got) == 1


def test_a_file_that_is_not_chosen_does_not_come(system: PretendAndroid, page: Page) -> None:
    system.choose(None, result=0)
    system.choose(None)
    tick()
    assert (page.got, page.failed) == ([], 0)


def test_a_file_that_cannot_be_read_is_told(system: PretendAndroid, page: Page) -> None:
    system.choose("content://gone")
    tick()
    assert (page.got, page.failed) == ([], 1)


def test_no_more_of_a_file_is_read_than_is_looked_at(system: PretendAndroid, page: Page) -> None:
    from companion.store.files.descriptors import LARGEST

    with (system.folder / "film").open("wb") as film:
        film.truncate(LARGEST * 2)
    system.files["content://film"] = "film"
    system.choose("content://film")
    tick()
    ((_, raw),) = page.got
    assert len(raw) == LARGEST + 1
