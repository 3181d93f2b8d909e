"""Everything that the set-up refuses, by touch: one clear sentence, and nothing is changed."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator

import pytest

from companion.games.island.building.laid import opened
from companion.store.island.own_box import OwnBox
from companion.store.settings import Settings, load
from companion.ui.island.wizard import wizard
from companion.ui.island.wizard.draft_file import write_draft
from tests.games.island.board.test_island_code import check_letter
from tests.games.island.building.islands import RIGHT_ARROWS, SPACES, TILES
from tests.ui.driver import Driver
from tests.ui.island.wizard.drawn.test_setup_paths import draft, touch

LATER = ["G", *"ABCDEFGHJKMNPQRTUVWXY23"]
NEWER = "".join(LATER) + check_letter(LATER)
CODE = "CFTA3-VWMWD-74C8Y-296D9-DRHMC"
PEOPLE = ("choose-game", "ways", "new", "character phil", "character theseus")
STARTS = (*PEOPLE, "step starts")
ISLAND = (*PEOPLE, "next")
BUILD = (*ISLAND, "build")
ALL = (
    "choose-game",
    "ways",
    "new",
    "players 4",
    "character phil",
    "character theseus",
    "character hempel",
)
HEMPEL = ("choose-game", "ways", "new", "character hempel", "character phil", "step starts",
          "fruit banana", "fruit lime")  # fmt: skip

# What is touched, the last of it in vain, and what is said then. The Bush stands on the grapes.
REFUSALS: dict[str, tuple[tuple[str, ...], str]] = {
    # The table
    "no place is left": ((*ALL, "character achilles"),
                         "All places are taken. Touch a chosen character to free one."),
    "nobody sits yet": (("choose-game", "ways", "new", "seats"), "Choose 2 characters first."),
    "quick with nobody": (("choose-game", "ways", "new", "quick"), "Choose 2 characters first."),
    "quick with one": (("choose-game", "ways", "new", "character phil", "quick"),
                       "Choose 1 more character first."),
    "quick with one later": (("choose-game", "ways", "new", "character phil", "next", "quick"),
                             "Choose 1 more character first."),
    "a long name": ((*PEOPLE, "seats", "name phil", f"type {'x' * 21}", "save"),
                    "That name is too long; keep it to 20 letters."),
    "odd signs in a name": ((*PEOPLE, "seats", "name phil", "type a\u2028b", "save"),
                            "That name has signs that cannot be shown"),
    # The island
    "no code": ((*ISLAND, "code", "take"), "There is no code here"),
    "a short code": ((*ISLAND, "code", "type CFTA3", "take"),
                     "This code is too short: 20 of its 25 letters are missing."),
    "a long code": ((*ISLAND, "code", f"type {CODE}AB", "take"),
                    "This code is too long: it has 2 letters more than 25."),
    "a sign that codes have not": ((*ISLAND, "code", "type CFTA3-VW?WD", "take"),
                                   "Letter 3 of group 2 is “?”"),
    "a sign that is easily mistaken": ((*ISLAND, "code", "type CFTA3-0WMWD", "take"),
                                       "no code has 0, O, 1, I or L"),
    "a wrong letter": ((*ISLAND, "code", f"type {CODE.replace('W', 'V')}", "take"),
                       "This is no island’s code"),
    "a newer code": ((*ISLAND, "code", f"type {NEWER}", "take"),
                     "it was made by a newer version of the app"),
    "an island without a name": ((*ISLAND, "keep", "save"), "A name is needed; write one."),
    "an island with a long name": ((*ISLAND, "keep", f"type {'x' * 81}", "save"),
                                   "That name is too long; keep it to 80 letters."),
    # By hand
    "an empty island": ((*BUILD, "next"), "Lay the rest first: 37 spaces are empty."),
    "nothing to undo": ((*BUILD, "undo"), "There is nothing to undo."),
    "nothing to redo": ((*BUILD, "redo"), "There is nothing to bring back."),
    "nothing to clear": ((*BUILD, "clear"), "The island is empty already."),
    "nothing held": ((*BUILD, "take"), "First touch what you want to take away."),
    "nothing to turn": ((*BUILD, "turn"),
                        "Only lakes, knots and tiles of two spaces can be turned"),
    "none left": ((*BUILD, "tap A1", "place lime", "place lime"),
                  "Lime: none left to lay."),
    "no room": ((*BUILD, "tap A2", "place anomaly", "tap B1", "place anomaly", "place anomaly",
                 "tap A1", "place bend"), "L-shaped lake does not fit on A1"),
    "no room to turn": ((*BUILD, "tap A4", "place lime", "tap B1", "place anomaly",
                         "place anomaly", "tap A1", "place straight", "turn"),
                        "Straight lake has no room to turn."),
    "nothing to fill": ((*BUILD, "fill", "fill"), "No space is empty."),
    # Pieces
    "a Wave on land": ((*PEOPLE, "step pieces", "tap C3"),
                       "Touch the part of the ocean where the Wave begins."),
    "a Rock on a fruit": ((*PEOPLE, "step pieces", "piece rock", "tap A2"),
                          "Touch the anomaly space where the Rock begins."),
    "a Bush on an anomaly": ((*PEOPLE, "step pieces", "piece bush", "tap A1"),
                             "Touch the fruit where the Bush begins."),
    # Starts
    "the Bush's fruit": ((*STARTS, "fruit grapes"), "The Bush is there: name another fruit."),
    "somebody's fruit": ((*STARTS, "fruit banana", "fruit banana"),
                         "Theseus starts there: name another fruit."),
    "one start too many": ((*STARTS, "fruit banana", "fruit lime", "fruit apple"),
                           "Touch a named start to change it."),
    "showing too early": ((*STARTS, "fruit banana", "show-starts"),
                          "First Phil names a starting fruit."),
    "showing without a palm": ((*HEMPEL, "show-starts"), "First Hempel chooses a palm."),
    "showing to nobody": (("choose-game", "ways", "new", "character phil", "step starts",
                           "show-starts"),
                          "Choose 1 more character first."),
    # Ready
    "beginning with nobody": (("choose-game", "ways", "new", "step ready", "begin"),
                              "Choose 2 characters first."),
    "beginning without starts": ((*PEOPLE, "step ready", "begin"),
                                 "First Theseus names a starting fruit."),
    "beginning without a palm": ((*HEMPEL, "step ready", "begin"), "First Hempel chooses a palm."),
    "beginning with starts unseen": ((*STARTS, "fruit banana", "fruit lime", "step ready",
                                      "begin"), "Show each captive their own start first."),
}  # fmt: skip


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wizard, "randbelow", lambda _: 7)


def touch_or_type(ui: Driver, *acts: str) -> None:
    for act in acts:
        if act.startswith("type "):
            ui.pump(3)
            ui.type(act.removeprefix("type "))
        else:
            touch(ui, act)


def said(ui: Driver) -> str:
    """On one line, whatever lines it is written in."""
    return " ".join(ui.seen().split())


def notice(ui: Driver) -> str:
    """The one sentence that needs attention, which can be read on the screen."""
    found = ui.companion.view().notice
    if found is None:
        return ""
    assert " ".join(found[0].split()) in said(ui)
    return str(found[0])


@pytest.mark.parametrize("refusal", REFUSALS)
def test_it_is_refused_in_a_sentence_and_changes_nothing(ui: Driver, refusal: str) -> None:
    (*acts, last), sentence = REFUSALS[refusal]
    touch_or_type(ui, *acts)
    before, places = write_draft(draft(ui)), len(ui.companion.pages)
    assert notice(ui) == "", "or nobody would see that it is said now"
    touch_or_type(ui, last)
    assert sentence in notice(ui)
    assert write_draft(draft(ui)) == before | {"step": draft(ui).step}
    assert len(ui.companion.pages) == places


def test_every_refusal_has_its_russian(ui: Driver) -> None:
    """The sentences themselves are looked at in tests/text; here they are on the screen."""
    ui.speak("ru")
    touch(ui, *STARTS, "fruit grapes")
    assert "Там Куст: назови другой фрукт." in said(ui)
    touch(ui, "step ready", "begin")
    assert "Сначала Тесей называет стартовый фрукт." in said(ui)


def test_a_third_captive_makes_it_four_players(ui: Driver) -> None:
    """No refusal: it is told, since it was not asked for."""
    touch(
        ui, "choose-game", "ways", "new", "character phil", "character theseus", "character hempel"
    )
    assert "With a third captive it is a game for 4 players." in said(ui)
    assert draft(ui).players == 4


def test_an_island_with_problems_is_not_gone_on_with(ui: Driver) -> None:
    """L1.5: every space is filled, but the owner's tiles cannot make it."""
    OwnBox(ui.companion.shelf.folder).keep({"tiles": [list(pair) for pair in TILES]})
    touch(ui, *BUILD)
    page = ui.companion.pages[-1]
    swap = {"cherries": "strawberry", "strawberry": "cherries"}
    spaces = {at: swap.get(word, word) for at, word in SPACES.items()}
    page.lay_out(opened(page.building.stock, spaces, RIGHT_ARROWS))
    ui.companion.changed()
    ui.pump(3)
    touch(ui, "next")
    assert notice(ui).startswith("No game can begin on an island with problems")
    assert ui.companion.pages[-1] is page


# A disk that is full


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """From the moment that a test says so."""
    yield monkeypatch
    monkeypatch.undo()


def fill_disk(patch: pytest.MonkeyPatch) -> None:
    def sync(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    patch.setattr(os, "fsync", sync)


FULL = "The tablet is full: nothing was saved or changed"


@pytest.mark.parametrize(
    ("acts", "last"),
    [
        (("choose-game", "ways", "new",), "character phil"),
        (PEOPLE, "step ready"),
        (BUILD, "place straight"),
        ((*ISLAND, "keep", "type Friday"), "save"),
        ((*PEOPLE, "step tokens"), "stack own"),
        ((*PEOPLE, "seats"), "later phil"),
        ((*STARTS, "fruit banana", "fruit lime", "show-starts", "show", "give-back", "show",
          "give-back", "look"), "begin"),
    ],
    ids=["table", "rail", "building", "own island", "settings", "seats", "begin"],
)  # fmt: skip
def test_on_a_full_disk_it_says_so(
    ui: Driver, full: pytest.MonkeyPatch, acts: tuple[str, ...], last: str
) -> None:
    *first, look = acts
    touch_or_type(ui, *first)
    if look == "look":
        ui.hold("look")
    else:
        touch_or_type(ui, look)
    fill_disk(full)
    touch(ui, last)
    if last == "place straight":
        touch(ui, "tap A1")
    assert notice(ui).startswith(FULL)


def test_a_setting_that_is_not_kept_is_not_in_force(ui: Driver, full: pytest.MonkeyPatch) -> None:
    touch(ui, *PEOPLE, "step tokens")
    fill_disk(full)
    touch(ui, "stack own")
    full.undo()
    assert load(ui.companion.shelf.folder) == Settings()


# Why?


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (412, 915)])
def test_why_leads_to_the_rule_and_back_to_the_very_place(
    ui: Driver, size: tuple[int, int]
) -> None:
    ui.resize(*size)
    touch(ui, *STARTS, "fruit grapes")
    for act, title in (("why refused", "Starting fruits"), ("why said", "Placing Wave, Rock")):
        before = ui.companion.view()
        ui.tap(act)
        ui.pump(4)  # the rulebook is read when it is first wanted
        assert title in said(ui)
        ui.tap("back")
        assert ui.companion.view() == before
        assert "The Bush is there: name another fruit." in said(ui)
