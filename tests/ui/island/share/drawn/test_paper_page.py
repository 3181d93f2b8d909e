"""Pages that leave the app, by touch: drawn off the screen, whatever the window is."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import pytest

from companion.store.games.exchange import Exchange
from companion.text.languages import Language
from companion.ui.island.share import step_pictures as every_step
from companion.ui.island.share.page import Share
from companion.ui.island.share.paper import paper_view
from companion.ui.island.share.step_pictures import EveryStep
from companion.ui.island.share.views import A4, DrawnView
from tests.ui.driver import Driver
from tests.ui.tables import kept_table, open_table

WON = "tests/tables/law/L14_2_achilles_wins.yaml"


def shared(ui: Driver, file: str) -> Share:
    """From the game's page on the shelf, by touch."""
    session = kept_table(ui, file)
    ui.companion.changed()
    ui.pump(2)
    ui.companion.do(f"more {session.id}")
    ui.pump(2)
    ui.tap("share")
    place = ui.companion.pages[-1]
    assert isinstance(place, Share)
    return place


def files(place: Share) -> list[Path]:
    return sorted(Path(Exchange(place.house.shelf).folder).iterdir())


def test_a_text_and_a_script_of_a_game_that_is_on(ui: Driver) -> None:
    place = shared(ui, "seeds/sample-table.yaml")
    ui.tap("said")
    assert "Before the first turn" in ui.seen()
    ui.tap("save")
    assert "Saved to:" in ui.seen()
    for act in ("back", "script", "save", "back"):
        ui.tap(act)
    ui.tap("picture")
    assert "would tell everybody its secret" in ui.seen()
    assert [path.name for path in files(place)] == ["Friday said.txt", "Friday script.yaml"]
    ui.tap("back")
    assert "export" in ui.roles()


def test_from_the_desk_by_its_menu_and_back(ui: Driver) -> None:
    open_table(ui)
    for act in ("menu", "share"):
        ui.tap(act)
    assert "said" in ui.roles()
    ui.tap("back")
    ui.tap("back")
    assert "menu" in ui.roles()


@pytest.mark.pixels
def test_the_page_to_go_on_by_hand_is_drawn(ui: Driver) -> None:
    place = shared(ui, "seeds/sample-table.yaml")
    ui.tap("paper")
    ui.tap("save")
    page, printed = files(place)
    assert (page.suffix, printed.suffix) == (".pdf", ".png")
    size = printed.read_bytes()[16:24]
    assert (int.from_bytes(size[:4], "big"), int.from_bytes(size[4:], "big")) == A4


@pytest.mark.pixels
def test_every_step_is_drawn_while_one_looks_on_and_can_be_stopped(
    ui: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(every_step, "BREATH", 0.1)  # long enough for somebody to see it
    place = shared(ui, WON)
    ui.tap("pictures")
    working = ui.companion.pages[-1]
    assert isinstance(working, EveryStep)
    ui.advance(0.3)
    assert 0 < working.done < len(working.frames)
    assert f"{working.done} of {len(working.frames)}" in ui.seen()
    ui.tap("stop")
    assert ui.companion.pages[-1] is place
    assert "Stopped: " in ui.seen()
    done = working.done
    ui.advance(0.3)
    assert working.done == done


@pytest.mark.pixels
def test_it_comes_to_its_end_by_itself(ui: Driver) -> None:
    place = shared(ui, WON)
    ui.tap("pictures")
    working = ui.companion.pages[-1]
    ui.advance(0.1 * len(working.frames))
    assert ui.companion.pages[-1] is place
    assert len(list(Path(working.folder).iterdir())) == len(working.frames)


# The pages themselves


def drawn(ui: Driver, view: DrawnView) -> Any:
    return ui.companion.paint(view)


def ink(pixels: Any, dark: int = 110) -> int:
    """The number of pixels that are dark in every colour."""
    reds, greens, blues = (pixels.rgb[part::3] for part in range(3))
    return sum(max(one) < dark for one in zip(reds, greens, blues, strict=True))


@pytest.mark.pixels
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_page_is_the_same_on_every_screen(ui: Driver, language: Language) -> None:
    """Neither the window nor the text size of the settings counts: it is a page."""
    state = kept_table(ui).state
    view = paper_view(state, "Friday", language)
    first = drawn(ui, view)
    ui.resize(412, 915)
    settings = ui.companion.settings
    ui.companion.change_settings(settings.__class__(text_size=5))
    again = drawn(ui, view)
    assert (first.width, first.height) == A4
    assert abs(ink(first) - ink(again)) < 0.02 * ink(first)


@pytest.mark.pixels
def test_it_is_a_page_for_a_printer(ui: Driver) -> None:
    """Mostly white, with much that is dark: nothing is lost in grey."""
    pixels = drawn(ui, paper_view(kept_table(ui).state, "Friday", "en"))
    assert pixels.rgb[:3] == b"\xff\xff\xff"
    white = pixels.rgb.count(b"\xff\xff\xff")
    assert white > 0.5 * A4[0] * A4[1]
    assert ink(pixels) > 20_000
    assert len(zlib.compress(pixels.rgb, 1)) > 50_000
