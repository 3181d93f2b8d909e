"""The sentences of PARADOMINETOR, as they are read aloud: one of each in both languages."""

from __future__ import annotations

import pytest

from companion.engine.kind import TABLE, TABLE_ALONE, OpenQuestion
from companion.engine.refused import Refused
from companion.games.paradominetor.facts import (
    Corrected,
    Fact,
    Passing,
    PointScored,
    Ranked,
    Revoke,
    ShownPassed,
    TilePlayed,
    TrickBegun,
    TrickWon,
    TurnedOver,
)
from companion.text.paradominetor.wording import WORDING
from companion.text.wording import refused, taken_back

EN = {"ann": "Ann", "bob": "Bob", "cy": "Cy"}
RU = {"ann": "Аня", "bob": "Боря", "cy": "Саша"}
BOTH = ("ann", "bob")

SAID: list[tuple[tuple[Fact | ShownPassed, ...], str, str]] = [
    ((Passing("left"), TrickBegun(1, "bob")),
     ("Everybody passes three tiles face down to the left, one of each timeframe. Trick 1 of 15:"
      " Bob leads."),
     ("Каждый передаёт налево три плитки рубашкой вверх, по одной каждого времени. Взятка 1 из 15:"
      " начинает Боря.")),
    ((Passing("right"),),
     "Everybody passes three tiles face down to the right, one of each timeframe.",
     "Каждый передаёт направо три плитки рубашкой вверх, по одной каждого времени."),
    ((ShownPassed("ann", "bob", ("black", "red-4-present", "blue-6-future")),),
     "Ann, you get from Bob: black, red 4 from the present, blue 6 from the future.",
     ("Аня, тебе плитки, их передаёт Боря: чёрная, красная 4 из настоящего, синяя 6 из"
      " будущего.")),
    ((TilePlayed("red-4", "ann"), TilePlayed("black", "bob")),
     "Ann plays red 4. Bob plays black.", "Аня играет красную 4. Боря играет чёрную."),
    ((TilePlayed("black", "ann", "purple"),),
     "Ann plays black and declares it purple.",
     "Аня играет чёрную и объявляет: она фиолетовая."),
    ((Revoke("green", 7, "cy"),),
     "Cy has green after all: it was not followed in trick 7.",
     "Саша: зелёный цвет всё-таки был на руке, а во взятке 7 его не поддержали."),
    ((TrickWon(("ann",), "single", "red-1", 3, "alone"), PointScored("1", "ann", "1")),
     "Ann wins: red 1, and nobody followed. Ann scores 1 point and has 1 point.",
     ("Взятку берёт Аня: красная 1, в цвет не сыграл никто. Аня получает 1 очко, всего: 1"
      " очко.")),
    ((TrickWon(("ann",), "single", "red-6", 3, "highest"), PointScored("1", "ann", "3.5")),
     "Ann wins: red 6 is the highest of its colour. Ann scores 1 point and has 3.5 points.",
     ("Взятку берёт Аня: красная 6 старше всех в цвете взятки. Аня получает 1 очко, всего: 3,5"
      " очка.")),
    ((TrickWon(BOTH, "paradox", "red-4", 3, "paradox"), TurnedOver("present", "bob"),
      PointScored("1", "ann", "5"), PointScored("0.5", "bob", "0.5")),
     ("Ann and Bob win by a paradox of red 4: it beats every single tile. The tile of Bob is from"
      " the present. Ann scores 1 point and has 5 points. Bob scores half a point and has half a"
      " point."),
     ("Взятку берут Аня и Боря: парадокс (красная 4) сильнее любой одиночной плитки. Боря: плитка"
      " из настоящего. Аня получает 1 очко, всего: 5 очков. Боря получает половину очка, всего:"
      " половина очка.")),
    ((TrickWon(BOTH, "paradox", "red-4", 3, "value", "red-3"),),
     "Ann and Bob win by a paradox of red 4: it is higher than that of red 3.",
     "Взятку берут Аня и Боря: парадокс (красная 4) старше другого (красная 3)."),
    ((TrickWon(BOTH, "paradox", "green-3", 3, "earlier", "yellow-3"),),
     ("Ann and Bob win by a paradox of green 3: green came before yellow, so it beats that of"
      " yellow 3."),
     ("Взятку берут Аня и Боря: парадокс (зелёная 3) сильнее другого (жёлтая 3), потому что"
      " зелёная легла раньше, чем жёлтая.")),
    ((TrickWon(BOTH, "paradox", "green-3", 3, "earlier", "black"),),
     "Ann and Bob win by a paradox of green 3: green came before black, so it beats that of black.",
     ("Взятку берут Аня и Боря: парадокс (зелёная 3) сильнее другого (чёрная), потому что"
      " зелёная легла раньше, чем чёрная.")),
    ((TrickWon(BOTH, "paradox", "purple-4", 3, "declared", "green-3"),),
     ("Ann and Bob win by a paradox of purple 4: purple is the declared colour, so it beats that of"
      " green 3."),
     ("Взятку берут Аня и Боря: парадокс (фиолетовая 4) сильнее другого (зелёная 3), потому что он"
      " объявленного цвета.")),
    ((TrickWon(BOTH, "paradox", "black", 3, "black-led", "purple-4"), TurnedOver("past", "ann"),
      TurnedOver("past", "bob")),
     ("Ann and Bob win by a paradox of black: the led black came before every colour, so it beats"
      " that of purple 4. Ann played black first."),
     ("Взятку берут Аня и Боря: парадокс (чёрная) сильнее другого (фиолетовая 4), потому что"
      " чёрная легла первой. Раньше всех чёрную играет Аня.")),
    ((TrickWon(BOTH, "paradox", "black", 3, "paradox"), TurnedOver("past", "ann")),
     "Ann and Bob win by a paradox of black: it beats every single tile. Ann played black first.",
     ("Взятку берут Аня и Боря: парадокс (чёрная) сильнее любой одиночной плитки. Раньше всех"
      " чёрную играет Аня.")),
    ((TrickWon(("ann",), "single", "black", 3, "alone"),),
     "Ann wins: black, and nobody followed.",
     "Взятку берёт Аня: чёрная, в цвет не сыграл никто."),
    ((TrickWon(("ann", "bob", "cy"), "paradox", "black", 3, "all-black"),
      TurnedOver("past", "ann")),
     "Ann, Bob and Cy win together: everybody played black.",
     "Взятку берут вместе Аня, Боря и Саша: чёрную сыграли все."),
    ((TrickWon(("ann",), "single", None, 3),),
     "Ann wins trick 3 alone.", "Взятка 3: её берёт Аня, без парадокса."),
    ((TrickWon(BOTH, "paradox", None, 3), PointScored("1", "bob", "2")),
     "Ann and Bob win trick 3 by a paradox. Bob scores 1 point and has 2 points.",
     "Взятка 3: парадокс, её берут Аня и Боря. Боря получает 1 очко, всего: 2 очка."),
    ((Ranked((("ann",), ("bob", "cy")), ("ann",)),),
     "The game is over, and Ann wins. The places: 1. Ann; 2. Bob and Cy.",
     "Игра окончена, победа: Аня. Места: 1. Аня; 2. Боря и Саша."),
    ((Ranked((("ann", "cy"), ("bob",)), ("ann", "cy"), ("ann", "cy")),),
     ("The game is over, and Ann and Cy share the victory. The places: 1. Ann and Cy; 2. Bob. With"
      " equal points, fewer tricks of half a point come first: Ann and Cy."),
     ("Игра окончена, победу делят Аня и Саша. Места: 1. Аня и Саша; 2. Боря. При равных очках"
      " выше тот, у кого меньше взяток по половине очка: Аня и Саша.")),
    ((Corrected("ann full 2 and bob half 1 and trick 4 and lead cy"),),
     ("Corrected: Ann has 2 tricks of 1 point; Bob has 1 trick of half a point; this is trick 4; Cy"
      " leads."),
     ("Поправка: Аня — 2 взятки по 1 очку; Боря — 1 взятка по половине очка; это взятка 4;"
      " начинает Саша.")),
    ((), "", ""),
]  # fmt: skip


@pytest.mark.parametrize(("facts", "en", "ru"), SAID)
def test_what_is_said(facts: tuple[Fact, ...], en: str, ru: str) -> None:
    assert WORDING.say(facts, "en", EN) == en
    assert WORDING.say(facts, "ru", RU) == ru


ASKED = [
    (OpenQuestion("ann", "pass"), "Ann, which three tiles do you pass, one of each timeframe?",
     "Аня, какие три плитки передаёшь, по одной каждого времени?"),
    (OpenQuestion("ann", "tile", ("red-4", "black")), "Ann, which tile do you play?",
     "Аня, какую плитку играешь?"),
    (OpenQuestion("ann", "tile", ("red-4", "black as red")), "Ann, which tile do you lead?",
     "Аня, с какой плитки начинаешь?"),
    (OpenQuestion(TABLE, "earliest"),
     "Turn the tiles of the paradox over: whose is nearest to the past?",
     "Переверните плитки парадокса: чья ближе всего к прошлому?"),
    (OpenQuestion(TABLE, "turn"), "Who won the trick?", "Кто взял взятку?"),
]  # fmt: skip


@pytest.mark.parametrize(("question", "en", "ru"), ASKED)
def test_what_is_asked(question: OpenQuestion, en: str, ru: str) -> None:
    assert WORDING.ask(question, "en", EN) == en
    assert WORDING.ask(question, "ru", RU) == ru


@pytest.mark.parametrize(
    ("word", "en", "ru"),
    [
        ("pass", "passing three tiles", "передать три плитки"),
        ("pass black red-1-present red-2-future",
         "passing black, red 1 from the present, red 2 from the future",
         "передать: чёрная, красная 1 из настоящего, красная 2 из будущего"),
        ("red-4", "red 4", "красная 4"),
        ("red-4-past", "red 4 from the past", "красная 4 из прошлого"),
        ("black", "black", "чёрная"),
        ("black as blue", "black as blue", "чёрная как синяя"),
        ("earliest bob", "the earliest: Bob", "самая ранняя: Боря"),
        ("single ann", "Ann alone", "без парадокса: Аня"),
        ("paradox bob ann cy", "a paradox: Bob, Ann and Cy, with the point for Bob",
         "парадокс: Боря, Аня и Саша, целое очко получает Боря"),
        ("all-black", "everybody played black", "все сыграли чёрную"),
        ("set lead ann and trick 4", "Ann leads; this is trick 4", "начинает Аня; это взятка 4"),
    ],
)  # fmt: skip
def test_options(word: str, en: str, ru: str) -> None:
    assert WORDING.option(word, "en", EN) == en
    assert WORDING.option(word, "ru", RU) == ru


QUESTION = OpenQuestion("ann", "tile", ("red-4",))


@pytest.mark.parametrize(
    ("no", "en", "ru"),
    [
        (Refused("not-held"), "That tile is not in this hand.", "Такой плитки в этой руке нет."),
        (Refused("not-held", why=("not-in-play",)), "That colour is not in this game.",
         "Этого цвета в игре нет."),
        (Refused("not-held", why=("gone",)), "All tiles of that kind have been played already.",
         "Все такие плитки уже сыграны."),
        (Refused("must-follow"),
         "You hold a colour that lies in this trick: play one of those, or black.",
         "У тебя есть цвет, который уже лежит во взятке: играй его или чёрную."),
        (Refused("illegal", why=("no-colour",)),
         "Only a black tile that leads is declared to be a colour.",
         "Цвет объявляют только для чёрной, с которой начинают взятку."),
        (Refused("illegal", why=("not-that-colour",)),
         "A led black is declared to be a colour of this game.",
         "Чёрную в начале взятки объявляют одним из цветов этой игры."),
        (Refused("illegal", why=("one-of-each",)),
         "Three tiles are passed: one of the past, one of the present and one of the future.",
         "Передают три плитки: по одной прошлого, настоящего и будущего."),
        (Refused("illegal", why=("not-earliest",)),
         "It is one of the winners whose tile can be the earliest.",
         "Это должен быть один из победителей, чья плитка может быть самой ранней."),
        (Refused("illegal", why=("no-such-trick",)),
         ("No trick can end like that: a paradox has two winners or more; one larger than three is"
          " black, and there the earliest scores the point."),
         ("Так взятка не кончается: у парадокса не меньше двух победителей; больше трёх бывает"
          " только у чёрных, и очко там получает первый.")),
        (Refused("illegal", why=("between-tricks",)), "Who leads is corrected between tricks.",
         "Кто начинает, поправляют между взятками."),
        (Refused("not-your-turn", why=TABLE_ALONE), "Only whoever holds the tablet does that.",
         "Это делает только тот, у кого планшет."),
        (Refused("unclear", ("red-4-past", "red-4-future")),
         "That could mean more than one thing: red 4 from the past, red 4 from the future.",
         "Это можно понять по-разному: красная 4 из прошлого, красная 4 из будущего."),
    ],
)  # fmt: skip
def test_refusals(no: Refused, en: str, ru: str) -> None:
    assert refused(WORDING, no, QUESTION, "en", EN) == en
    assert refused(WORDING, no, QUESTION, "ru", RU) == ru


def test_a_step_that_is_taken_back() -> None:
    assert taken_back(WORDING, "undone", ("ann", "red-4"), "en", EN) == "We take back: Ann, red 4."
    step = ("bob", "pass")
    assert taken_back(WORDING, "redone", step, "ru", RU) == (
        "Снова в силе: Боря, передать три плитки."
    )
    step = (TABLE, "set lead cy")
    assert taken_back(WORDING, "undone", step, "en", EN) == "We take back: Cy leads."
