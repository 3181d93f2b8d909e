"""The page of the ready-made islands: cards on pages, and one of them large, at every size."""

from __future__ import annotations

from typing import Any

import pytest

from companion.ui.island.map.drawn import miniature
from companion.ui.island.wizard.drawn.island_card import IslandPress, LargeIsland
from companion.ui.kit.drawn.lettering import FINE, Writing
from tests.ui.driver import Driver
from tools.states.every import STATES

SIZES = [(1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915)]
LEAST = 13.5  # sp: a text of 14 may lose half a pixel where it is made to fit


def cards(ui: Driver) -> list[str]:
    """The islands of the page that is shown, from the first on."""
    return [card.role for card in ui.screen.keys]


def at(ui: Driver, size: tuple[int, int], state: str = "ready-made") -> Driver:
    STATES[state](ui)
    ui.resize(*size)
    return ui


def test_there_are_eight_on_a_page_and_the_pages_are_turned(ui: Driver) -> None:
    at(ui, (1280, 800))
    seen, pages = set(cards(ui)), 1
    assert len(cards(ui)) == 8
    while "next" in ui.roles():
        ui.tap("next")
        ui.pump(2)
        assert not seen & set(cards(ui))
        seen |= set(cards(ui))
        pages += 1
    assert (len(seen), pages) == (18, 3)
    assert "previous" in ui.roles()
    ui.tap("previous")
    ui.pump(2)
    assert len(cards(ui)) == 8


@pytest.mark.parametrize("size", SIZES)
def test_every_island_is_reached_at_every_size(ui: Driver, size: tuple[int, int]) -> None:
    at(ui, size)
    seen = set(cards(ui))
    while "next" in ui.roles():
        ui.tap("next")
        ui.pump(2)
        seen |= set(cards(ui))
    assert len(seen) == 18
    last = cards(ui)[-1]
    ui.tap(last)
    ui.pump(2)
    assert last in cards(ui), "the page that was looked at stays"
    ui.tap(last.replace("look", "take"))
    assert ui.companion.view().name == "setup-island"


def test_another_kind_begins_at_its_first_page(ui: Driver) -> None:
    at(ui, (1280, 800))
    ui.tap("next")
    ui.tap("kind quick")
    ui.pump(2)
    assert ui.screen.first == 0
    assert len(cards(ui)) == 8
    assert "next" not in ui.roles()


def test_a_card_that_is_touched_is_shown_large(ui: Driver) -> None:
    at(ui, (1280, 800))
    ui.tap(cards(ui)[2])
    ui.pump(2)
    (large,) = [one for one in ui.walk() if isinstance(one, LargeIsland)]
    assert large.name.text == "First Voyage"
    assert "0 ways into the ocean" in large.text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", ["ready-made", "own-islands"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_can_be_read_and_reached(
    ui: Driver, language: Any, state: str, size: tuple[int, int]
) -> None:
    ui.speak(language)
    at(ui, size, state)
    small = [
        (writing.label.text, size_of(writing))
        for widget in ui.walk()
        for writing in vars(widget).values()
        if isinstance(writing, Writing) and writing.label is not None and size_of(writing) < LEAST
    ]
    assert small == []
    places = [(role, ui.find(role)) for role in ui.roles()]
    for role, widget in places:
        assert min(widget.size) >= 47, role
        assert widget.x >= -1, role
        assert widget.right <= ui.window.width + 1, role
    for number, (role, one) in enumerate(places):
        for other_role, other in places[number + 1 :]:
            across = min(one.right, other.right) - max(one.x, other.x)
            along = min(one.top, other.top) - max(one.y, other.y)
            assert across <= 1 or along <= 1, (role, other_role)


def size_of(writing: Writing) -> float:
    label = writing.label
    assert label is not None
    return float(label.options["font_size"]) / FINE


def test_a_picture_is_drawn_once_and_kept(ui: Driver) -> None:
    at(ui, (1280, 800))
    before = miniature.kept.cache_info().misses
    ui.tap("next")
    ui.pump(2)
    ui.tap("previous")
    ui.pump(2)
    assert miniature.kept.cache_info().misses == before + 8
    assert all(isinstance(card, IslandPress) for card in ui.screen.keys)
