"""The shelf's screen: what there is at every size, and nothing of an island that goes on."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any
from unittest.mock import patch

import pytest

from companion.engine.frozen import revised
from companion.store.settings import Settings
from companion.ui.island.desk.controller import Desk
from companion.ui.island.map.drawn import miniature
from companion.ui.island.map.views import Ground
from companion.ui.kit.drawn.lettering import FINE, Writing
from companion.ui.shelf.drawn.facts import unbroken
from companion.ui.shelf.drawn.game_screen import TileGrid
from companion.ui.shelf.drawn.game_tile import GameTile
from companion.ui.shelf.drawn.islands import LiftedIsland, SmallIsland
from companion.ui.shelf.drawn.running_card import RunningCard
from tests.ui.driver import Driver
from tests.ui.tables import kept_table
from tools.states.every import STATES, many_games

SIZES = [(1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915)]
BAR = {"rules", "check-box", "import", "settings", "language ru"}
LEAST = 13.5  # sp: a text of 14 may lose half a pixel where it is made to fit


def widgets(ui: Driver, kind: type[Any]) -> list[Any]:
    return [one for one in ui.walk() if isinstance(one, kind)]


def lies_within(ui: Driver, widget: Any) -> bool:
    x, y = widget.to_window(widget.x, widget.y)
    inside = x >= -1 and x + widget.width <= ui.window.width + 1
    return inside and y >= -1 and y + widget.height <= ui.window.height + 1


# The first start


def test_a_first_start_offers_practice_and_a_new_game(ui: Driver) -> None:
    assert set(ui.roles()) == {"choose-game", "practice", *BAR}
    assert "Practice as the OP" in ui.seen()
    assert "Omnipotence Paradox" in ui.seen()
    assert len(widgets(ui, LiftedIsland)) == 1
    ui.tap("choose-game")
    ui.tap("ways")
    ui.tap("new")
    assert "Players, the OP included" in ui.seen()


@pytest.mark.parametrize("motion", ["calm", "full", "none"])
def test_the_tile_in_the_air_floats_with_full_motion_only(ui: Driver, motion: str) -> None:
    ui.app.still = False
    change(ui, motion=motion)
    ui.pump(3)
    (island,) = widgets(ui, LiftedIsland)
    places = set()
    for _ in range(5):
        ui.advance(0.4)
        places.add(island._drawn._tile._box.pos)
    assert (len(places) > 1) == (motion == "full")
    ui.tap("settings")
    assert not island._float.running, "nothing moves that is not there"


def change(ui: Driver, **what: Any) -> None:
    settings: Settings = revised(ui.companion.settings, what)
    ui.companion.change_settings(settings)
    ui.companion.changed()
    ui.pump(2)


# The games


def test_a_held_finger_goes_on_with_the_game_played_last(ui: Driver) -> None:
    session = kept_table(ui, lines=3)
    ui.companion.changed()
    ui.pump(2)
    assert "Continue\ncovered: hold to open the island" in ui.seen()
    ui.tap(f"open {session.id}")
    assert len(ui.companion.pages) == 1, "a short touch opens nothing"
    ui.hold(f"open {session.id}", 1)
    desk = ui.companion.pages[-1]
    assert isinstance(desk, Desk)
    assert desk.session is session


def test_a_game_is_deleted_and_brought_back(ui: Driver) -> None:
    session = kept_table(ui, lines=3)
    ui.companion.changed()
    ui.pump(2)
    for act in (f"more {session.id}", "delete"):
        ui.tap(act)
    assert "Deleted: “Friday”." in ui.seen()
    assert f"open {session.id}" not in ui.roles()
    ui.tap(f"restore {session.id}")
    assert f"open {session.id}" in ui.roles()
    assert "Deleted" not in ui.seen()


def test_a_card_opens_its_game_and_its_link_the_replay(ui: Driver) -> None:
    STATES["shelf-over"](ui)
    (card,) = widgets(ui, GameTile)
    which = card.role.removeprefix("more ")
    ui.tap(f"replay-game {which}")
    assert type(ui.companion.pages[-1]).__name__ == "Replay"
    ui.companion.do("back")
    ui.pump(2)
    x, y = card.island.center
    ui.tap((x, y))
    assert type(ui.companion.pages[-1]).__name__ == "GamePage"


def test_only_finished_games_have_an_open_island(ui: Driver) -> None:
    """A game that goes on asks for the one picture that is the same for all games."""
    drawn: list[Ground] = []
    real = miniature.kept

    def kept(island: Ground, *rest: Any) -> Any:
        drawn.append(island)
        return real(island, *rest)

    with patch.object(miniature, "kept", kept):
        STATES["shelf-many"](ui)
    cards = [card.card for card in widgets(ui, GameTile)]
    assert cards
    assert all(card.ground is not None for card in cards)
    assert {id(one) for one in drawn} == {
        id(miniature.SEALED), *(id(card.ground) for card in cards)
    }  # fmt: skip
    assert {space.kind for space in miniature.SEALED.spaces} == {"sealed"}


def test_a_frame_draws_one_island(ui: Driver) -> None:
    """Each costs most of a frame; those of a full shelf come one after the other."""
    many_games(ui, 10)
    ui.companion.changed()
    drawn = []
    for _ in range(16):
        ui.pump()
        drawn.append(sum(one.ground is not None for one in widgets(ui, SmallIsland)))
    assert drawn[-1] == 6
    assert all(after - before <= 1 for before, after in pairwise(drawn))


def test_nothing_in_the_tree_knows_the_island_of_a_game_that_goes_on(ui: Driver) -> None:
    kept_table(ui, lines=3)
    kept_table(ui, lines=5)
    ui.companion.changed()
    ui.pump(3)
    islands = widgets(ui, SmallIsland)
    assert len(islands) == 2
    assert all(one.sealed and one.ground is None for one in islands)


# At every size


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "state", ["shelf-empty", "shelf-one", "shelf-over", "shelf-full", "shelf-many", "game-over"]
)
def test_everything_can_be_read_and_reached(ui: Driver, state: str, size: tuple[int, int]) -> None:
    ui.speak("ru")
    STATES[state](ui)
    ui.resize(*size)
    small = [
        (writing.label.text, size_of(writing))
        for widget in ui.walk()
        for writing in vars(widget).values()
        if isinstance(writing, Writing) and writing.label is not None and size_of(writing) < LEAST
    ]
    assert small == []
    scrolled = {"open", "share", "rename", "export", "delete"} if state == "game-over" else set()
    for role in set(ui.roles()) - scrolled:
        widget = ui.find(role)
        assert lies_within(ui, widget), role
        assert min(widget.size) >= 47, role


def size_of(writing: Writing) -> float:
    label = writing.label
    assert label is not None
    return float(label.options["font_size"]) / FINE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", ["shelf-empty", "shelf-one", "shelf-many"])
def test_nothing_lies_on_anything_else(ui: Driver, state: str, size: tuple[int, int]) -> None:
    STATES[state](ui)
    ui.resize(*size)
    keys = [ui.find(role) for role in ui.roles()]
    tops = [key for key in keys if not isinstance(key.parent, GameTile)]
    for at, one in enumerate(tops):
        for other in tops[at + 1 :]:
            assert not overlaps(one, other), (one.role, other.role)


def overlaps(one: Any, other: Any) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    along = min(one.top, other.top) - max(one.y, other.y)
    return bool(across > 1 and along > 1)


@pytest.mark.parametrize("size", SIZES)
def test_a_game_that_is_alone_fills_its_card(ui: Driver, size: tuple[int, int]) -> None:
    """Its island is as large as the card allows: nothing of the card is empty."""
    STATES["shelf-one"](ui)
    ui.resize(*size)
    (card,) = widgets(ui, RunningCard)
    parts = (card.island, card.kicker, card.title, card.note, card.missions, card.hold)
    assert card.top - max(part.top for part in parts) <= 0.2 * card.height
    assert min(part.y for part in parts) - card.y <= 0.2 * card.height
    assert card.island.height >= 0.3 * card.height


@pytest.mark.parametrize(("size", "shown"), [((1280, 800), 6), ((1024, 600), 2), ((800, 1280), 8)])
def test_full_rows_of_cards_with_their_replay(
    ui: Driver, size: tuple[int, int], shown: int
) -> None:
    """A name gives way before the link does."""
    STATES["shelf-many"](ui)
    ui.resize(*size)
    tiles = widgets(ui, GameTile)
    assert len(tiles) == shown
    assert len({tile.width for tile in tiles}) == 1
    assert all(tile.link.parent is tile for tile in tiles)


def test_the_other_games_stay_in_large_letters(ui: Driver) -> None:
    STATES["shelf"](ui)
    change(ui, text_size=5)  # the largest
    ui.resize(1280, 800)
    assert len(widgets(ui, GameTile)) == 2


@pytest.mark.usefixtures("ui")
def test_a_line_ends_within_no_fact() -> None:
    facts = "Winterabend · yesterday · 12 rounds"
    fixed = "\u00a0"
    assert unbroken(facts, 400, 16) == facts.replace(" ", fixed)
    assert unbroken(facts, 180, 16) == f"Winterabend{fixed}·{fixed}yesterday\n12{fixed}rounds"
    assert " " in unbroken("Friday at Ann's in the country", 80, 16), "it is wider than the line"


@pytest.mark.parametrize("size", SIZES)
def test_what_can_be_done_with_a_game_is_alike(ui: Driver, size: tuple[int, int]) -> None:
    STATES["game-over"](ui)
    ui.resize(*size)
    (grid,) = widgets(ui, TileGrid)
    assert len({round(key.height) for key in grid.keys}) == 1
    if size != (640, 800):  # there is no room for a column
        assert len({(key.x, key.width) for key in grid.keys}) == 1
    assert all(lies_within(ui, key) for key in grid.keys)


@pytest.mark.parametrize("size", SIZES)
def test_its_words_are_whole_in_the_largest_letters(ui: Driver, size: tuple[int, int]) -> None:
    """Text size 6: the way on keeps its words, and the bar stays."""
    STATES["shelf-full"](ui)
    change(ui, text_size=5)
    ui.resize(*size)
    for role in BAR:
        assert lies_within(ui, ui.find(role)), role
    (running,) = [one for one in ui.roles() if one.startswith("open ")]
    hold = ui.find(running)
    assert lies_within(ui, hold)
    assert hold.height >= 56


# Hundreds of games


def test_two_hundred_games_are_listed_fast_and_scroll(ui: Driver) -> None:
    many_games(ui, 3)
    template = Path(ui.companion.shelf.folder) / f"{ui.companion.shelf.games()[1].id}.game"
    raw = template.read_bytes()
    for number in range(200):
        (template.parent / f"{number:016x}.game").write_bytes(raw)
    ui.companion.changed()
    ui.pump(20)
    assert len(widgets(ui, GameTile)) <= 9
    begin = perf_counter()
    ui.companion.do("games")
    ui.pump(2)
    assert perf_counter() - begin < 10, "of which most is a busy machine's"
    rows = [role for role in ui.roles() if role.startswith("more ")]
    assert 5 <= len(rows) < 20, "only those in view have a widget"
    assert "203 games" in ui.seen()
    first = set(rows)
    for _ in range(3):
        ui.drag((600, 200), (600, 650))
    ui.advance(3)
    assert not first & {role for role in ui.roles() if role.startswith("more ")}
    shown = next(role for role in ui.roles() if role.startswith("more "))
    ui.companion.do(shown)
    ui.companion.do("back")
    ui.pump(2)
    assert shown in ui.roles(), "it is where it was left"


# Language and letters


def test_the_language_is_changed_on_the_shelf(ui: Driver) -> None:
    ui.tap("language ru")
    assert "Новая игра" in ui.seen()
    ui.tap("language en")
    assert "New game" in ui.seen()


def test_the_settings_change_the_language_under_ones_eyes(ui: Driver) -> None:
    ui.tap("settings")
    ui.tap("language ru")
    assert "Настройки" in ui.seen()
    ui.tap("back")
    assert "Новая игра" in ui.seen()


def test_a_larger_text_is_larger_at_once(ui: Driver) -> None:
    ui.tap("settings")
    before = ui.find("size 5").height, ui.screen.title.writing.height
    ui.tap("size 5")
    after = ui.find("size 5").height, ui.screen.title.writing.height
    assert after[1] > before[1]


@pytest.mark.pixels
def test_no_text_keeps_its_old_size(ui: Driver, tmp_path: Path) -> None:
    ui.tap("settings")
    before = ui.companion.settings
    ui.tap("size 5")
    ui.advance(0.5)
    at_once = ui.shot(tmp_path / "one.png").read_bytes()
    ui.tap("back")
    ui.tap("settings")
    ui.companion.pages[-1].before = before  # As it was: it can be touched on both
    ui.companion.changed()
    assert ui.shot(tmp_path / "two.png").read_bytes() == at_once
