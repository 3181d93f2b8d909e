"""Gender, number and case."""

import pytest

from companion.games.island.announcements import (
    Actions,
    Died,
    Energy,
    FruitMark,
    Health,
    Meets,
    Pushed,
    Scared,
    Space,
    Won,
)
from companion.games.island.questions import Question
from companion.games.island.terms import Fruit, Named, Piece
from companion.text.island.announcements import say
from companion.text.island.labels import option
from companion.text.island.questions import ask


@pytest.mark.parametrize(
    ("n", "energy", "actions"),
    [
        (1, "1 энергию", "дополнительное действие"),
        (2, "2 энергии", "2 дополнительных действия"),
        (4, "4 энергии", "4 дополнительных действия"),
        (5, "5 энергий", "5 дополнительных действий"),
        (11, "11 энергий", "11 дополнительных действий"),
        (21, "21 энергию", "21 дополнительное действие"),
        (22, "22 энергии", "22 дополнительных действия"),
    ],
)
def test_numbers_agree(n: int, energy: str, actions: str) -> None:
    assert say((Energy(-n, "phil", "move"),), "ru") == f"Фил, ты тратишь {energy}."
    assert say((Actions(n, "phil", "bonus"),), "ru") == f"Фил, ты получаешь {actions}."


@pytest.mark.parametrize(("n", "health"), [(1, "1 здоровье"), (2, "2 здоровья"), (5, "5 здоровья")])
def test_health_agrees(n: int, health: str) -> None:
    told = say((Health(-n, "schrodie", "wave"),), "ru")
    assert told == f"Шредди, Волна ранит тебя: ты теряешь {health}."


def test_schrodie_is_she() -> None:
    assert say((Won("schrodie"),), "ru").startswith("Шредди выбралась с острова и победила! ")
    assert say((Won("theseus"),), "ru").startswith("Тесей выбрался с острова и победил! ")


@pytest.mark.parametrize(
    ("piece", "met", "scared"),
    [
        ("wave", "Здесь Волна, она тебя ранит", "спугиваешь Волну"),
        ("rock", "Здесь Глыба, она тебя ранит", "спугиваешь Глыбу"),
        ("bush", "Здесь Куст, он тебя ранит", "спугиваешь Куст"),
    ],
)
def test_the_ops_pieces_have_their_gender(piece: Piece, met: str, scared: str) -> None:
    blow = (Space(Named("oracle"), "phil"), Meets((piece,), "phil"), Health(-1, "phil", piece))
    assert met in say(blow, "ru")
    assert scared in say((Scared(piece, "phil"),), "ru")


def test_scared_where_it_was_met() -> None:
    assert "Ты спугиваешь её" in say((Meets(("rock",), "phil"), Scared("rock", "phil")), "ru")
    assert "Ты спугиваешь его" in say((Meets(("bush",), "phil"), Scared("bush", "phil")), "ru")


@pytest.mark.parametrize(
    ("fruit", "on", "used", "again"),
    [
        ("banana", "на банане. Обведи его", "бонус банана: зачеркни его", "Банан снова обведён"),
        ("cherries", "на вишне. Обведи её", "бонус вишни: зачеркни её", "Вишня снова обведена"),
        (
            "apple",
            "на яблоке. Обведи его",
            "бонус яблока: зачеркни его",
            "Яблоко снова обведено",
        ),
        (
            "strawberry",
            "на клубнике. Обведи её",
            "бонус клубники: зачеркни её",
            "Клубника снова обведена",
        ),
    ],
)
def test_fruits_have_gender_and_case(fruit: Fruit, on: str, used: str, again: str) -> None:
    got = (Space(Named(fruit), "phil"), FruitMark(fruit, "circled", "phil"))
    assert say(got, "ru") == f"Фил, ты {on}."
    assert used in say((FruitMark(fruit, "crossed", "phil", "bonus"),), "ru")
    crossed = FruitMark("orange", "crossed", "phil", "bonus")
    assert again in say((crossed, FruitMark(fruit, "circled", "phil", "bonus")), "ru")


@pytest.mark.parametrize(
    ("nth", "word"), [(1, "первая"), (2, "вторая"), (3, "третья"), (4, "четвёртая"), (5, "пятая")]
)
def test_deaths_are_counted_in_words(nth: int, word: str) -> None:
    assert say((Died(nth, "phil"),), "ru") == f"Фил, ты погибаешь: это {word} гибель."


@pytest.mark.parametrize(
    ("who", "accusative", "genitive"),
    [
        ("granddead", "Ан-деда", "Ан-деда"),
        ("achilles", "Ахилла", "Ахилла"),
        ("hempel", "Гемпеля", "Гемпеля"),
        ("theseus", "Тесея", "Тесея"),
        ("phil", "Фила", "Фила"),
        ("schrodie", "Шредди", "Шредди"),
    ],
)
def test_captives_are_declined(who: str, accusative: str, genitive: str) -> None:
    turn = Question("op", "turn")
    pushes = option(f"rock pushes {who} NE", turn, "ru")
    assert pushes == f"Глыба толкает {accusative} на северо-восток"
    question = Question("op", "activate", ("yes", "no"), about=who, by="strawberry")
    assert ask(question, "ru") == f"Активировать клубнику для {genitive}?"


def test_a_push_keeps_its_sentence() -> None:
    said = (Pushed("schrodie", "SW", "rock"), Space(Named("lake:bend"), "schrodie"))
    assert say(said, "ru") == "Шредди, Глыба толкает тебя на юго-запад: ты в Г-образном озере."
