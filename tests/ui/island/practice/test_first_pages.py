"""The pages before the lesson: what they tell of the table, in the words of the desk."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest

from companion.games.island.practice.practice_session import begun, led_to
from companion.games.island.terms import DIRECTIONS, PIECES
from companion.text.languages import LANGUAGES, Language
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.first_pages import FIRST_PAGES
from companion.ui.island.desk.views import CaptiveView
from companion.ui.island.map.views import IslandView
from companion.ui.island.practice.first_pages import (
    MOVED,
    PAGES,
    FirstPagesModel,
    first_page,
    islands,
)
from companion.ui.island.practice.views import (
    FirstPageView,
    PiecesPicture,
    SpokenPicture,
    TableCard,
    TouchedPicture,
)
from tests.games.island.practice.lessons import lesson

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_page = pytest.mark.parametrize("at", range(len(PAGES)))


@cache
def page(at: int, language: Language = "en", *, goes_on: bool = False) -> FirstPageView:
    before, after = islands(begun(lesson()), led_to(lesson(), MOVED), language)
    return first_page(FirstPagesModel(at, before, after, language, goes_on))


def texts(view: FirstPageView) -> list[str]:
    cards = [text for card in view.cards for text in (card.heading, *told(card))]
    return [view.title, view.text, view.promise, *cards]


def told(card: TableCard) -> list[str]:
    return [line.text for line in card.lines]


@each_language
@each_page
def test_each_page_has_three_cards_in_plain_words(at: int, language: Language) -> None:
    view = page(at, language)
    assert (view.at, view.of, len(view.cards)) == (at, 3, 3)
    for card in view.cards:
        assert 3 <= len(card.lines) <= 6
    for text in texts(view):
        assert text
        assert "{" not in text
        assert len(text) <= 75, text


@each_page
def test_both_languages_tell_the_same(at: int) -> None:
    one, other = page(at, "en"), page(at, "ru")
    assert [type(card.picture) for card in one.cards] == [type(c.picture) for c in other.cards]
    assert [[line.sign.kind for line in card.lines] for card in one.cards] == [
        [line.sign.kind for line in card.lines] for card in other.cards
    ]
    assert not set(texts(one)) & set(texts(other))


@each_language
def test_no_word_of_the_pages_is_left_unused(language: Language) -> None:
    views = [page(at, language, goes_on=goes_on) for at in range(3) for goes_on in (False, True)]
    shown = "\n".join(text for view in views for text in texts(view))
    buttons = {one.label for view in views for one in (view.back, view.leave, view.go, view.skip)
               if one is not None}  # fmt: skip
    said = " ".join(card.picture.says for view in views for card in view.cards
                    if isinstance(card.picture, TouchedPicture))  # fmt: skip
    for text in words(FIRST_PAGES, language).values():
        bare = text.rstrip(".")
        assert text in shown or text in buttons or bare in said, text


@each_language
@each_page
def test_what_is_quoted_is_a_button_of_the_desk(at: int, language: Language) -> None:
    labels = {text.lower() for text in words(DESK, language).values()} | {"rules", "правила"}
    for text in texts(page(at, language)):
        for label in re.findall(r"[“«]([^“”«»]+)[”»]", text):
            assert label.lower() in labels, text


@each_language
def test_the_first_page_shows_boards_island_and_script(language: Language) -> None:
    """Picture 20 of the second look."""
    board, island, script = (card.picture for card in page(0, language).cards)
    assert isinstance(board, CaptiveView)
    assert (board.health, board.energy, board.mission) == ((2, 3), (3, 4), (2, 5))
    assert dict(board.fruits) == {"banana": "circled", "orange": "crossed"}
    assert (board.act, board.held) == ("", "")  # it is a picture
    assert isinstance(island, IslandView)
    assert {figure.who for figure in island.figures} == {"theseus", "phil"}
    assert None not in (island.wave, island.rock, island.bush)
    assert isinstance(script, SpokenPicture)
    assert script.to == "phil"
    assert script.announced == words(DESK, language)["announced"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Phil, you are on the cherries."),
     ("ru", "Фил, ты на вишне.")],
)  # fmt: skip
def test_the_sentence_is_what_the_desk_would_say(language: Language, sentence: str) -> None:
    script = page(0, language).cards[2].picture
    assert isinstance(script, SpokenPicture)
    assert script.text == sentence


def test_the_sentence_is_true_of_the_island_beside_it() -> None:
    island, script = (card.picture for card in page(0).cards[1:])
    assert isinstance(island, IslandView)
    assert isinstance(script, SpokenPicture)
    (at,) = (figure.at for figure in island.figures if figure.who == script.to)
    (icon,) = (space.icon for space in island.ground.spaces if space.at == at)
    assert icon in script.text


def test_what_stands_on_a_board_has_its_line() -> None:
    lines = page(0).cards[0].lines
    assert [(line.sign.kind, line.sign.name) for line in lines] == [
        ("pip", ""), ("glyph", "heart"), ("glyph", "bolt"), ("glyph", "flag"),
        ("ready", "banana"), ("used", "orange"),
    ]  # fmt: skip
    assert [line.sign.name for line in page(0).cards[1].lines] == [*PIECES]


@each_language
def test_every_kind_of_space_is_told_with_its_tile(language: Language) -> None:
    stay, goes_on, _ = page(1, language).cards
    kinds = [line.sign.space.kind for line in (*stay.lines, *goes_on.lines) if line.sign.space]
    sheet = words(FIRST_PAGES, language)
    assert kinds == ["fruit", "camp", "oracle", "mirage", "portal", "knot", "anomaly", "lake"]
    assert [line.text for line in (*stay.lines, *goes_on.lines)] == [sheet[one] for one in kinds]


def test_a_move_is_shown_on_the_island() -> None:
    """The one of the lesson: two spaces, of which the first is stepped over."""
    island = page(1).cards[2].picture
    assert isinstance(island, IslandView)
    (path,) = island.paths
    assert path.who == "theseus"
    assert [stop.kind for stop in path.stops] == ["start", "over", "step"]


def test_nothing_on_a_small_island_is_too_small_to_be_read() -> None:
    pictures = [card.picture for at in range(3) for card in page(at).cards]
    for island in pictures:
        if isinstance(island, IslandView):
            assert island.ground.parts == ()
            assert island.labels == "none"


@each_language
def test_the_turns_are_shown_as_touches_and_pieces(language: Language) -> None:
    touched, pieces, _ = (card.picture for card in page(2, language).cards)
    desk = words(DESK, language)
    assert isinstance(touched, TouchedPicture)
    assert touched.toggles == (desk["over"], desk["safe"])
    assert (len(touched.ways), touched.way) == (len(DIRECTIONS), "E")
    assert isinstance(pieces, PiecesPicture)
    assert [piece for piece, _ in pieces.pieces] == [*PIECES]
    assert pieces.actions == 3


# The buttons


def test_next_leads_to_begin() -> None:
    assert [page(at).go.act for at in range(3)] == ["next", "next", "begin"]
    assert [page(at).go.label for at in range(3)] == ["Next", "Next", "Begin"]
    assert {page(at).go.tone for at in range(3)} == {"accent"}
    others = [one for at in range(3) for one in (page(at).back, page(at).leave, page(at).skip)]
    assert all(one is None or one.tone != "accent" for one in others)


def test_the_lesson_can_be_begun_from_every_page() -> None:
    for at in range(3):
        view = page(at)
        assert "begin" in {view.go.act, view.skip.act if view.skip else ""}
    assert page(2).skip is None


def test_every_page_can_be_left() -> None:
    """By Back from the first one, which would otherwise be there twice."""
    left = [one and one.act for one in (page(at).leave for at in range(3))]
    assert left == [None, "leave", "leave"]
    assert [page(at).back.act for at in range(3)] == ["back", "previous", "previous"]


def test_whoever_is_in_the_lesson_goes_on_from_there() -> None:
    """Back leads to where the pages were opened."""
    views = [page(at, goes_on=True) for at in range(3)]
    assert [view.back.act for view in views] == ["previous"] * 3
    assert views[-1].go.label == "Go on"


def test_the_pages_are_no_two_alike() -> None:
    for one, other in pairwise(page(at) for at in range(3)):
        assert not {card.heading for card in one.cards} & {card.heading for card in other.cards}
