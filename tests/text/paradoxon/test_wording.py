"""PARADOXON in words: every fact, question and option, in both languages."""

import re
from random import Random

import pytest

from companion.engine.kind import OpenQuestion
from companion.engine.languages import LANGUAGES, Language, Topic
from companion.games.paradoxon.facts import (
    Boxed,
    Discarded,
    Drew,
    Eliminated,
    Faded,
    Laid,
    Over,
    PlanTried,
    PointsScored,
    Revealed,
    Scored,
    ToRotate,
    Total,
    Used,
)
from companion.games.paradoxon.kind import KIND
from companion.text.paradoxon import nouns, sentences
from companion.text.paradoxon.wording import WORDING
from tests.games.paradoxon.agreement import random_tree, random_word, setup_of

TOPICS = (
    sentences.SAID, sentences.ASKED, sentences.OPTIONS, sentences.REFUSALS, sentences.COUNTED,
    sentences.CORRECTED,
    nouns.ITEMS, nouns.PLACES, nouns.ON_PLACES, nouns.TURNED_PLACES, nouns.SOURCES, nouns.VERDICTS,
)  # fmt: skip

# Echo's turn beside real cards: each step one sentence.
STEPS: list[tuple[tuple[object, ...], str, str]] = [
    (
        (Revealed("tickets-wallet", "echo"),),
        "Echo's plan lies open: Tickets–Wallet.",
        "План Эха открыт: Билеты–Бумажник.",
    ),
    (
        (ToRotate(("keys-wallet", "phone-tickets"), ("tickets", "wallet"), ("left", "paradox")),),
        ("Turn every card that shows Tickets or Wallet: his left card, the paradox, and yours that"
        " do."),
        ("Поверни каждую карту, где есть Билеты или Бумажник: левую карту Эха, парадокс и свои"
        " такие."),
    ),
    (
        (ToRotate((), ("map", "mask"), ()),),
        "Turn every card of yours that shows Map or Mask; Echo has none.",
        "Поверни свои карты, где есть План здания или Маска; у Эха таких нет.",
    ),
    (
        (
            PlanTried("a", "yes"),
            Eliminated("tickets-wallet", "right", {"wallet": "left", "tickets": "paradox"}),
        ),
        ("Plan A works: his right card, Tickets–Wallet, goes to the box; Wallet is on his left"
        " card, Tickets is on the paradox."),
        ("План А удался: правая карта Эха, Билеты–Бумажник, уходит в коробку; Бумажник на левой"
        " карте, Билеты на парадоксе."),
    ),
    (
        (PlanTried("a", "no"), Discarded("display", "map-mask", "echo")),
        ("Plan A fails: no card has both its items on the others. Plan B: Echo's left card,"
        " Map–Mask, goes under the deck."),
        ("План А не вышел: ни у одной карты нет обоих предметов на других. План Б: левая карта Эха,"
        " План здания–Маска, уходит под колоду."),
    ),
    (
        (PlanTried("b", "no"), Boxed("gun-map"), Faded("keys-wallet", "left")),
        ("Plan B fails too. The old fading card, Gun–Map, goes to the box. His left card,"
        " Keys–Wallet, fades: lay it aside."),
        ("План Б тоже не вышел. Прежняя угасающая карта, Пистолет–План здания, уходит в коробку."
        " Левая карта Эха, Ключи–Бумажник, угасает и откладывается в сторону."),
    ),
    (
        (Laid("flowers-ring", None, "echo", None), Drew(1, "echo", 7)),
        ("Move Echo's cards up: Flowers–Ring is his right one now; lay him a new plan face down. 7"
        " left in the deck."),
        ("Сдвинь карты Эха: теперь справа Цветы–Кольцо; положи ему новый план рубашкой вверх. В"
        " колоде осталось: 7."),
    ),
    (
        (Over("deck", {"points": 21}, "master", "master"),),
        "The deck is empty: the game is over with 21 points. You are the master of space and time.",
        "Колода пуста: игра окончена, у тебя 21 очко. Пространство и время в твоих руках.",
    ),
    (
        (Used("keys", "keys-phone", "ann"), Drew(1, "ann", 9), Drew(1, "ann", 8)),
        "Ann uses Keys of Keys–Phone. Ann draws 2 cards; 8 left in the deck.",
        "Ann использует «Ключи» с карты Ключи–Телефон. Ann берёт 2 карты; в колоде осталось: 8.",
    ),
    (
        (Scored("gun-map", 3, "plan", "ann"), Total(5, "ann"), PointsScored(1, "own", "bob")),
        ("Ann scores the plan Gun–Map for 3 points. Ann has 5 points in all. Bob scores a fragment"
        " of one's own for 1 point."),
        ("Ann засчитывает план Пистолет–План здания: 3 очка. Ann, всего: 5 очков. Bob получает 1"
        " очко за свой фрагмент."),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("said", "english", "russian"), STEPS)
def test_each_step_is_a_sentence(said: tuple[object, ...], english: str, russian: str) -> None:
    assert WORDING.say(said, "en", {}) == english
    assert WORDING.say(said, "ru", {}) == russian


@pytest.mark.parametrize("topic", TOPICS)
def test_every_text_is_there_in_both_languages_with_the_same_words_in_it(topic: Topic) -> None:
    for key, texts in topic.items():
        assert set(texts) == set(LANGUAGES), key
        assert all(texts.values()), key
        english, russian = (set(re.findall(r"{\w+}", texts[one])) for one in ("en", "ru"))
        # A Russian name is not declined: «чужой», «соперник» stand for it.
        assert russian - english == set(), key
        assert english - russian <= {"{who}", "{at}", "{of}"}, key


@pytest.mark.parametrize("seed", range(400, 440))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_comes_up_has_words(seed: int, language: Language) -> None:
    dice = Random(seed)
    game = KIND.play(setup_of(random_tree(dice)), seed)
    assert whole(WORDING.say(KIND.told(game.start).said, language, {}))
    for _ in range(60):
        question = KIND.asked(game.state)
        if question is None:
            return
        assert asked_whole(question, language)
        word = random_word(question.options, dice)
        (entry,) = game.submit(KIND.understand(game.state, question.who, word))
        said = WORDING.say(KIND.told(entry.outcome).said, language, {"ann": "Анна"})
        assert not said or whole(said)
        assert language == "en" or not re.search(r"[a-z]{3}", said.replace("Bob", "")), said


def asked_whole(question: OpenQuestion, language: Language) -> bool:
    options = [WORDING.option(word, language, {}) for word in question.options]
    assert all(options)
    assert len(set(options)) == len(options)
    return whole(WORDING.ask(question, language, {}))


def whole(text: str) -> bool:
    ends = text[-1] in ".?" and text[0] == text[0].upper()
    return ends and not re.search(r"[{}]|  |\.\.|None", text)
