"""The verdict on a trick: every reason in words, who is earliest, and what everybody scores."""

from __future__ import annotations

import pytest

from companion.ui.games.paradominetor.board import ParadominetorBoard
from companion.ui.games.paradominetor.views import TrickView, VerdictView
from companion.ui.shell.companion import Companion
from tests.ui.games.paradominetor.boards import board, lay, trick, verdict

TRICKS: list[tuple[int, str, str, str, str, str]] = [
    (4, "green-2 green-5 blue-6 green-4", "Ben wins", "Green 5 is the highest green.",
     "Берёт Ben", "Зелёная 5 старше всех зелёных."),
    (3, "green-2 blue-5 black", "Ann wins", "Green 2: nobody followed.",
     "Берёт Ann", "Зелёная 2: в цвет не сыграл никто."),
    (4, "blue-3 red-1 yellow-1 yellow-1", "Cy and Dana win", "Yellow 1 = yellow 1: a paradox.",
     "Берут Cy и Dana", "Жёлтая 1 = жёлтая 1: парадокс."),
    (4, "red-3 red-4 red-3 red-4", "Ben and Dana win", "Red 4 beats red 3.",
     "Берут Ben и Dana", "Красные 4 сильнее красных 3."),
    (5, "blue-6 green-3 yellow-3 yellow-3 green-3", "Ben and Eve win", "Green 3 beats yellow 3.",
     "Берут Ben и Eve", "Зелёные 3 сильнее жёлтых 3."),
    (5, "black:purple purple-4 purple-4 purple-4 black", "Ann and Eve win",
     "Black beats purple 4.", "Берут Ann и Eve", "Чёрные сильнее фиолетовых 4."),
    (5, "black:blue green-3 green-3 blue-2 blue-2", "Dana and Eve win", "Blue 2 beats green 3.",
     "Берут Dana и Eve", "Синие 2 сильнее зелёных 3."),
    (4, "black:red black black black", "Ann, Ben, Cy and Dana win", "Everybody played black.",
     "Берут Ann, Ben, Cy и Dana", "Чёрную сыграли все."),
]  # fmt: skip
RULES = (
    "No two tiles are equal: the led colour decides.",
    "The led colour decides, and it lies there once.",
    "Equal tiles beat every single one, whatever its colour.",
    "Two paradoxes of one colour: the higher number is the stronger.",
    "Two paradoxes of two colours: green came first.",
    "Two paradoxes: the led black came before every colour.",
    "Two paradoxes: blue was declared, so it counts as led.",
    "A paradox of all: half a point each.",
)
CLAUSES = ("T4.5", "T4.5", "T4.3", "T4.4", "T4.4", "T4.4", "T4.4", "T5.5")


@pytest.mark.parametrize("at", range(len(TRICKS)))
def test_every_trick_is_judged_in_words(home: Companion, russian: Companion, at: int) -> None:
    """T4."""
    people, tiles, headline, reason, russian_headline, russian_reason = TRICKS[at]
    page = board(home, people=people)
    lay(home, tiles)
    view = verdict(page)
    assert (view.headline, view.reason, view.rule) == (headline, reason, RULES[at])
    assert view.why.second == f"rule {CLAUSES[at]}"
    won = {tile.name for tile in view.tiles if tile.front.won}
    assert all((tile.name in headline) == (tile.name in won) for tile in view.tiles)
    assert reason[1:] in view.strip
    told = board(russian, people=people)
    lay(russian, tiles)
    view = verdict(told)
    assert (view.headline, view.reason) == (russian_headline, russian_reason)


def test_a_trick_won_alone_is_settled_at_once(home: Companion) -> None:
    """T5.1, T5.6."""
    page = board(home)
    lay(home, "green-2 green-5 blue-6 green-4")
    view = verdict(page)
    assert not view.asks
    told = [(card.name, card.points, card.gained, card.note) for card in view.cards]
    assert told[:2] == [("Ann", "0", "", ""), ("Ben", "1", "+1", "leads next")]
    assert view.line == "Won alone: nothing is turned over."
    assert view.onward is not None
    assert view.onward.label == "Trick 2: Ben leads"
    home.do(view.onward.act)
    assert trick(page).pad.head == "What does Ben lead? Touch the tile."


def test_of_a_coloured_paradox_it_is_asked_who_is_earliest(home: Companion) -> None:
    """T5.3: with what each would score."""
    page = board(home)
    lay(home, "red-3 red-4 red-3 red-4")
    view = verdict(page)
    assert [key.button.second for key in view.asks] == [
        "1 point, Dana\u00a0½", "1 point, Ben\u00a0½",
    ]  # fmt: skip
    assert not view.cards
    assert view.onward is None
    home.do("correct")
    assert verdict(page).note == "First say whose tile is the earliest."
    home.do(view.asks[1].button.act)
    view = verdict(page)
    assert [card.gained for card in view.cards] == ["", "+½", "", "+1"]
    assert view.line == "Dana has the earliest tile: 1 point, the others ½."
    home.do("undo")
    assert trick(page).pad.head == "What does Dana play? Touch the tile."


def test_nobody_is_asked_where_the_third_tile_lay_open_before(home: Companion) -> None:
    """T12.2: one tile of red 1 is from the past, the other from the present."""
    page = board(home, "ann: red 4 past", "bob: blue 1", "cy: blue 2", "dana: blue 3")
    home.do("onward")
    lay(home, "red-4 red-4 blue-5 blue-6")
    assert [key.button.label for key in verdict(page).asks] == ["Ann", "Ben"]


def test_the_first_black_scores_the_point(home: Companion) -> None:
    """T5.4: no question."""
    page = board(home, people=5)
    lay(home, "black:purple purple-4 purple-4 purple-4 black")
    view = verdict(page)
    assert [card.gained for card in view.cards] == ["+1", "", "", "", "+½"]
    assert view.line == "Ann played black first: 1 point, the others ½."


def test_a_verdict_that_was_left_comes_again_after_a_restart_alone(home: Companion) -> None:
    page = board(home, "ann: green 2", "bob: green 5", "cy: blue 6", "dana: green 4")
    home.do("onward")
    home.do("lay red-1")
    home.do("undo")
    assert isinstance(page.shown(), TrickView)
    home.do("undo")
    assert trick(page).pad.head == "What does Dana play? Touch the tile."
    home.do("lay green-4")
    assert isinstance(page.shown(), VerdictView)
    assert isinstance(ParadominetorBoard(home, page.session, page.game).shown(), VerdictView)
