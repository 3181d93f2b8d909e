"""Marks of a board in words, and what a token without a name of its own is called aloud."""

import pytest

from companion.games.island.announcements import Redone, TokenRead, Undone
from companion.text.island.announcements import say
from companion.text.island.corrections import correction
from companion.text.island.marks import extra_marked, fruit_marked, symbol_marked
from companion.text.island.names import acted_on, in_sentence, whose


@pytest.mark.parametrize(
    ("fruit", "mark", "english", "russian"),
    [
        ("orange", "circled", "orange circled", "апельсин обведён"),
        ("cherries", "crossed", "cherries crossed out", "вишня зачёркнута"),
        ("apple", "circled", "apple circled", "яблоко обведено"),
        ("strawberry", "free", "strawberry unmarked", "клубника без отметки"),
    ],
)
def test_a_mark_agrees_with_its_fruit(fruit: str, mark: str, english: str, russian: str) -> None:
    assert fruit_marked(fruit, mark, "en") == english
    assert fruit_marked(fruit, mark, "ru") == russian


def test_boxes_and_symbols_have_marks() -> None:
    assert extra_marked("energy", "circled", "en") == "energy box circled"
    assert extra_marked("energy", "circled", "ru") == "дополнительный бонус энергии обведён"
    assert symbol_marked("wave", "crossed", "en") == "symbol of the Wave crossed out"
    assert symbol_marked("wave", "crossed", "ru") == "символ Волны зачёркнут"


def test_what_was_visited_agrees_with_its_fruit() -> None:
    assert correction(["theseus", "visited", "cherries"], "ru", {}).endswith("вишня посещена")
    assert correction(["theseus", "visited", "lime"], "ru", {}).endswith("лайм посещён")
    assert correction(["theseus", "visited", "lime"], "en", {}).endswith("lime visited")


def test_a_correction_has_one_colon() -> None:
    crossed = ["theseus", "cherries", "crossed"]
    assert correction(crossed, "en", {}) == "correction: Theseus — cherries crossed out"
    assert correction(crossed, "ru", {}) == "поправка: Тесей — вишня зачёркнута"


def test_captives_are_off_the_island_and_pieces_off_the_map() -> None:
    assert correction(["phil", "off"], "en", {}).endswith("off the island")
    assert correction(["rock", "off"], "en", {}).endswith("off the map")
    assert correction(["phil", "off"], "ru", {}).endswith("вне острова")
    assert correction(["rock", "off"], "ru", {}).endswith("вне поля")


@pytest.mark.parametrize("tokens", [{}, {"token-12": {"en": "Token 12", "ru": "Жетон 12"}}])
def test_a_blank_token_is_said_by_its_number(tokens: dict[str, dict[str, str]]) -> None:
    said = (TokenRead("token-12"),)
    english = "The power token in force is number 12. This is what it says."
    assert say(said, "en", tokens) == english
    assert say(said, "ru", tokens) == "Действует жетон силы № 12. Вот что на нём написано."


def test_several_steps_are_taken_back_in_one_sentence() -> None:
    both = (Undone("theseus: move E"), Undone("phil: bonus cherries"))
    assert say(both, "en") == "We take back: Theseus, east; Phil, bonus of the cherries."
    assert say(both, "ru") == "Отменяем: Тесей, восток; Фил, бонус вишни."
    assert say((Redone("op: rock NE"),), "en") == "Back in play: Rock north-east."


def test_a_step_taken_back_is_no_command() -> None:
    both = (Undone("theseus: restore"), Undone("theseus: end"))
    assert say(both, "en") == "We take back: Theseus, restoring energy; end of Theseus’s turn."
    assert say(both, "ru") == "Отменяем: Тесей, восстановление энергии; конец хода Тесея."
    assert say((Undone("op: end"),), "ru") == "Отменяем: конец хода ПВ."


def test_over_is_as_far_as_the_board_says() -> None:
    """L15.1, L14.6: with two players a figure may play by Schrodie's board, or she by another's."""
    lent = Undone("theseus: move W over", "schrodie")
    assert say((lent,), "en") == "We take back: Theseus, west, two spaces over."
    assert say((lent,), "ru") == "Отменяем: Тесей, запад, через 2 клетки."
    hers = Redone("schrodie: move W over safe", "theseus")
    assert say((hers,), "en") == "Back in play: Schrodie, west, a space over, safely."


def test_names_within_a_sentence() -> None:
    assert (in_sentence("op", "en"), in_sentence("op", "ru")) == ("the OP", "ПВ")
    assert (acted_on("rock", "en"), acted_on("rock", "ru")) == ("the Rock", "Глыбу")
    assert (whose("theseus", "en"), whose("theseus", "ru")) == ("Theseus’s", "Тесея")
