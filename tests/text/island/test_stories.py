"""The stories of a game: both languages, in good grammar."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.island.game import play
from companion.games.island.history import stories as told
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.stories import Story, stories
from companion.games.island.history.tally import tally
from companion.games.island.terms import CHARACTERS, FRUITS, PIECES, Hex, Named
from companion.text.island.stories import story_told
from companion.text.languages import LANGUAGES, Language
from tests.games.island.random_tables import random_command, random_setup

A1 = Hex("A1")
SENTENCES: list[tuple[Story, str, str]] = [
    (told.Length(1, 1, 0), "The game took 1 round and 1 step.", "Игра длилась 1 раунд и 1 шаг."),
    (
        told.Length(22, 143, 5),
        "The game took 22 rounds and 143 steps; 5 steps were taken back.",
        "Игра длилась 22 раунда и 143 шага; отменили 5 шагов.",
    ),
    (
        told.Farthest(("schrodie",), 21),
        "Schrodie walked the farthest: 21 spaces.",
        "Дальше всех прошла Шредди: 21 клетка.",
    ),
    (
        told.Farthest(("phil", "theseus"), 34),
        "Phil and Theseus walked the farthest: 34 spaces each.",
        "Дальше всех прошли Фил и Тесей: по 34 клетки.",
    ),
    (
        told.LongestStep("granddead", (Named("knot"), Named("lake:bend"), Named("lime"))),
        "In a single step Granddead came to 3 spaces: an Escher knot, the L-shaped lake, the lime.",
        "За один шаг Ан-дед побывал на 3 клетках: узел Эшера, Г-образное озеро, лайм.",
    ),
    (
        told.MostVisited(Named("orange"), A1, 9),
        "The busiest space was the orange (space A1): 9 visits.",
        "Самая людная клетка — апельсин (клетка A1): 9 посещений.",
    ),
    (
        told.Unseen(1, 37),
        "Nobody ever came to 1 of the 37 spaces.",
        "На 1 клетке из 37 никто так и не побывал.",
    ),
    (
        told.Unluckiest(Named("ocean"), Hex("ocean"), 3, 0),
        "The unluckiest place was the ocean: it took 3 health.",
        "Самое несчастливое место — океан: оно отняло 3 здоровья.",
    ),
    (
        told.ScaredOff("schrodie", (("bush", 2), ("wave", 1))),
        "Schrodie scared off the Bush twice and the Wave once.",
        "Шредди спугнула Куст 2 раза и Волну 1 раз.",
    ),
    (
        told.Hardest("wave", 5, 0),
        "The Wave hit hardest: it took 5 health.",
        "Больше всего отняла Волна: 5 здоровья.",
    ),
    (
        told.Hardest("mirage", 2, 1),
        "The mirages hit hardest: they took 2 health and 1 energy.",
        "Больше всего отняли миражи: 2 здоровья и 1 энергию.",
    ),
    (
        told.Perished("schrodie", ("bush", "bush", "mirage")),
        "Schrodie perished 3 times: because of the Bush and a mirage.",
        "Шредди погибла 3 раза: от Куста и миража.",
    ),
    (told.Perished("phil", ("",)), "Phil perished once.", "Фил погиб 1 раз."),
    (
        told.Adrift(("schrodie",), 5),
        "Schrodie was in the ocean the most: 5 times.",
        "Чаще всех в океане бывала Шредди: 5 раз.",
    ),
    (
        told.PushedMost(("phil", "schrodie"), 2),
        "Phil and Schrodie were pushed the most: twice each.",
        "Чаще всех толкали Фила и Шредди: по 2 раза.",
    ),
    (
        told.MetMost("theseus", "phil", 4),
        "Theseus and Phil met the most: 4 times.",
        "Чаще всех встречались Тесей и Фил: 4 раза.",
    ),
    (
        told.Careful("schrodie", 2, 9),
        "Schrodie was the most careful: 2 of 9 moves safely.",
        "Осторожнее всех была Шредди: 2 безопасных шага из 9.",
    ),
    (
        told.Spender(("hempel",), 12),
        "Hempel spent the most energy on moves: 12.",
        "Больше всех энергии на шаги потратил Гемпель: 12.",
    ),
    (
        told.BonusUser(("achilles", "phil"), 3),
        "Achilles and Phil used the most bonuses: 3 each.",
        "Больше всех бонусов применили Ахилл и Фил: по 3.",
    ),
    (
        told.BestBonus("theseus", "cherries", 1),
        "The most useful bonus was Theseus’s cherries: it brought a mark of the mission.",
        "Самым полезным оказался бонус вишни у Тесея: он принёс 1 отметку миссии.",
    ),
    (
        told.HowNear((("phil", 3), ("schrodie", 4)), 5),
        "How far the missions got: Phil 3 of 5, Schrodie 4 of 5.",
        "Насколько продвинулись миссии: Фил — 3 из 5, Шредди — 4 из 5.",
    ),
]


@pytest.mark.parametrize(("story", "english", "russian"), SENTENCES)
def test_sentences(story: Story, english: str, russian: str) -> None:
    assert story_told(story, "en") == english
    assert story_told(story, "ru") == russian


def test_every_kind_of_story_stands_above() -> None:
    kinds = set(told.Story.__args__)
    assert kinds == {type(story) for story, _, _ in SENTENCES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_can_be_told(seed: int, language: Language) -> None:
    dice = Random(seed)
    game = play(random_setup(dice), seed)
    while game.state.question is not None and len(game.steps) < 250:
        game.submit(random_command(game.state, dice))
    for story in stories(tally(Chronicle(game))):
        sentence = story_told(story, language)
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert not set(sentence) & set("{}_|")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_and_everything_has_words(language: Language) -> None:
    for who in CHARACTERS:
        story_told(told.ScaredOff(who, tuple((piece, 3) for piece in PIECES)), language)
        for fruit in FRUITS:
            story_told(told.BestBonus(who, fruit, 2), language)
