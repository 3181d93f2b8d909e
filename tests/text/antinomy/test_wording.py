"""The sentences of Antinomy, as they are read aloud: one of each in both languages."""

from __future__ import annotations

import pytest

from companion.engine.kind import TABLE, TABLE_ALONE, OpenQuestion
from companion.engine.refused import Refused
from companion.games.antinomy.facts import (
    Clash,
    Codex,
    Corrected,
    Crystals,
    Fact,
    HandShown,
    Laid,
    Paradox,
    Placed,
    TopShown,
    TurnPassed,
    WentTo,
    Won,
)
from companion.text.antinomy.wording import WORDING
from companion.text.wording import refused, taken_back

EN = {"ann": "Ann", "bob": "Bob"}
RU = {"ann": "Аня", "bob": "Боря"}

SAID: list[tuple[tuple[Fact, ...], str, str]] = [
    ((Placed(6, "ann"), TurnPassed("bob")),
     "Ann begins at space 6. Bob, it is your turn.",
     "Аня начинает с места 6. Боря, твой ход."),
    ((WentTo("blue-4", "ann", 3, "green-1"),),
     "Ann plays blue 4, goes to space 3 and takes green 1.",
     "Аня играет синюю 4, идёт на место 3 и берёт зелёную 1."),
    ((Paradox(("green-4", "purple-4", "red-4"), "number", "ann"),),
     "Ann declares a Paradox: green 4, purple 4 and red 4, all with a 4.",
     "Аня объявляет парадокс: зелёная 4, фиолетовая 4 и красная 4, на всех число 4."),
    ((Paradox(("green-2", "green-3", "green-4"), "colour", "ann"),),
     "Ann declares a Paradox: green 2, green 3 and green 4, all green.",
     "Аня объявляет парадокс: зелёная 2, зелёная 3 и зелёная 4, все зелёные."),
    ((Paradox(("green-4", "purple-1", "red-3"), "relic", "ann"),),
     "Ann declares a Paradox: green 4, purple 1 and red 3, all with a ring.",
     "Аня объявляет парадокс: зелёная 4, фиолетовая 1 и красная 3, на всех кольцо."),
    ((Crystals(1, "paradox", "ann"), Codex("purple")),
     "Ann now has 1 crystal of 5. Purple is covered on the Codex.",
     "Аня: теперь 1 кристалл из 5. На Кодексе закрыт фиолетовый цвет."),
    ((Laid(("blue-1", "red-2", "green-3"), (5, 6, 7), ("red-4", "blue-4", "green-1"), "bob"),),
     "On spaces 5 to 7 now lie blue 1, red 2, green 3; Bob takes red 4, blue 4 and green 1.",
     ("На местах с 5 по 7 теперь синяя 1, красная 2, зелёная 3; Боря берёт красную 4, синюю 4 и"
     " зелёную 1.")),
    ((HandShown(("blue-1", "purple-3", "red-4"), 7, "ann"), TopShown("red-4", 0, "ann")),
     "Ann shows blue 1, purple 3 and red 4: 7 in all. Ann turns up red 4: it counts 0.",
     ("Аня показывает синюю 1, фиолетовую 3 и красную 4: всего 7. Аня открывает красную 4:"
     " считается за 0.")),
    ((Clash("bob"), Crystals(2, "clash", "ann"), Crystals(5, "clash", "bob"), Won("bob")),
     ("Bob wins the clash. Ann now has 2 crystals of 5. Bob now has 5 crystals of 5. Bob wins the"
     " game."),
     ("Боря побеждает в схватке. Аня: теперь 2 кристалла из 5. Боря: теперь 5 кристаллов из 5. Боря"
     " выигрывает партию.")),
    ((Clash("bob"), TurnPassed("ann")),
     ("Bob wins the clash. There is no crystal to steal. The Codex stays as it is. Ann, it is your"
     " turn."),
     ("Боря побеждает в схватке. Забирать нечего: кристаллов нет. Кодекс не меняется. Аня, твой"
     " ход.")),
    ((Clash("bob"),),
     "Bob wins the clash. There is no crystal to steal. The Codex stays as it is.",
     "Боря побеждает в схватке. Забирать нечего: кристаллов нет. Кодекс не меняется."),
    ((Clash("none"), TurnPassed("ann")),
     "Nobody wins the clash. The Codex stays as it is. Ann, it is your turn.",
     "В схватке никто не побеждает. Кодекс не меняется. Аня, твой ход."),
    ((Corrected("ann at 5 and bob crystals 1 and codex red and turn ann"),),
     ("Corrected: Ann is at space 5; Bob has 1 crystal; red is covered on the Codex; Ann is on"
     " turn."),
     "Поправка: Аня на месте 5; Боря — 1 кристалл; на Кодексе закрыт красный цвет; ходит Аня."),
    ((), "", ""),
]  # fmt: skip


@pytest.mark.parametrize(("facts", "en", "ru"), SAID)
def test_what_is_said(facts: tuple[Fact, ...], en: str, ru: str) -> None:
    assert WORDING.say(facts, "en", EN) == en
    assert WORDING.say(facts, "ru", RU) == ru


ASKED = [
    (OpenQuestion("ann", "place"), "Ann, at which space does your sorcerer begin?",
     "Аня, с какого места начинает твой чародей?"),
    (OpenQuestion("ann", "turn", ("play blue-1 forward",)),
     "Ann, which card do you play, and where to?", "Аня, какой картой и куда ходишь?"),
    (OpenQuestion(TABLE, "turn", ("paradox ann", "clash none")), "What did the turn bring?",
     "Что принёс ход?"),
    (OpenQuestion("ann", "paradox"), "Ann, do you declare a Paradox?",
     "Аня, объявляешь парадокс?"),
    (OpenQuestion("ann", "side"), "Ann, do the shuffled cards go to your left or to your right?",
     "Аня, куда лягут перемешанные карты: слева или справа от тебя?"),
    (OpenQuestion(TABLE, "order", (), {"spaces": (2, 3, 4)}),
     "In which order do the cards lie now, from space 2 to space 4?",
     "В каком порядке теперь лежат карты, с места 2 по место 4?"),
    (OpenQuestion("bob", "hand"), "Bob, which cards do you hold besides those already known?",
     "Боря, какие карты у тебя на руке, кроме уже известных?"),
    (OpenQuestion(TABLE, "top"),
     "A tie: which cards were turned up? First the card of whoever moved.",
     "Ничья: какие карты открыты? Сначала карта того, кто ходит."),
]  # fmt: skip


@pytest.mark.parametrize(("question", "en", "ru"), ASKED)
def test_what_is_asked(question: OpenQuestion, en: str, ru: str) -> None:
    assert WORDING.ask(question, "en", EN) == en
    assert WORDING.ask(question, "ru", RU) == ru


@pytest.mark.parametrize(
    ("word", "en", "ru"),
    [
        ("place 5", "space 5", "место 5"),
        ("play blue-1 forward", "blue 1 forward", "синяя 1 вперёд"),
        ("play red-3 back 4", "red 3 back to space 4", "красная 3 назад на место 4"),
        ("declare", "a Paradox", "парадокс"),
        ("declare blue-1", "a Paradox with blue 1", "парадокс: синяя 1"),
        (
            "declare blue-1 red-2",
            "a Paradox with blue 1 and red 2",
            "парадокс: синяя 1 и красная 2",
        ),
        ("no", "no Paradox", "без парадокса"),
        ("left", "to the left", "слева"),
        ("right", "to the right", "справа"),
        ("order blue-1 red-2 red-3", "blue 1, red 2, red 3", "синяя 1, красная 2, красная 3"),
        ("hand blue-1 red-2 red-3", "blue 1, red 2 and red 3", "синяя 1, красная 2 и красная 3"),
        ("top blue-1 red-2", "blue 1 against red 2", "синяя 1 — красная 2"),
        ("paradox ann", "a Paradox: Ann", "парадокс: Аня"),
        ("clash bob", "a clash: Bob wins", "схватка: побеждает Боря"),
        ("clash none", "a clash: nobody wins", "схватка: никто не побеждает"),
        ("set codex red", "red is covered on the Codex", "на Кодексе закрыт красный цвет"),
    ],
)
def test_options(word: str, en: str, ru: str) -> None:
    assert WORDING.option(word, "en", EN) == en
    assert WORDING.option(word, "ru", RU) == ru


QUESTION = OpenQuestion("ann", "turn", ("play blue-1 forward",))


@pytest.mark.parametrize(
    ("no", "question", "en", "ru"),
    [
        (Refused("unknown"), QUESTION, "Not understood: say it another way.",
         "Не понято: скажи иначе."),
        (Refused("not-now"), QUESTION, "That does not answer what is asked now.",
         "Это не ответ на то, о чём сейчас спрашивают."),
        (Refused("not-now"), None, ("The game is over; all that can be done now is to take a step"
         " back."), "Игра окончена, теперь можно только отменить шаг."),
        (Refused("not-your-turn"), QUESTION, "It is not your turn: Ann acts or answers now.",
         "Сейчас не твоя очередь: ходит или отвечает Аня."),
        (Refused("not-your-turn"), OpenQuestion(TABLE, "order"),
         "It is not your turn: the table acts or answers now.",
         "Сейчас не твоя очередь: ходит или отвечает стол."),
        (Refused("not-your-turn", why=TABLE_ALONE), QUESTION,
         "Only whoever holds the tablet does that.", "Это делает только тот, у кого планшет."),
        (Refused("not-held"), QUESTION, "That card cannot be in this hand.",
         "Такой карты в этой руке быть не может."),
        (Refused("illegal"), QUESTION, "The rules do not allow that here.",
         "Здесь правила этого не разрешают."),
        (Refused("unclear", ("play red-3 back 2", "play red-3 back 5")), QUESTION,
         "That could mean more than one thing: red 3 back to space 2, red 3 back to space 5.",
         "Это можно понять по-разному: красная 3 назад на место 2, красная 3 назад на место 5."),
        (Refused("unclear", tuple(f"place {n}" for n in range(9))), QUESTION,
         ("That could mean more than one thing: space 0, space 1, space 2, space 3, space 4,"
         " space 5, space 6, space 7 and 1 more."),
         ("Это можно понять по-разному: место 0, место 1, место 2, место 3, место 4, место 5,"
         " место 6, место 7 и ещё 1.")),
    ],
)  # fmt: skip
def test_refusals(no: Refused, question: OpenQuestion | None, en: str, ru: str) -> None:
    assert refused(WORDING, no, question, "en", EN) == en
    assert refused(WORDING, no, question, "ru", RU) == ru


def test_a_step_that_is_taken_back() -> None:
    step = ("ann", "play blue-1 forward")
    assert taken_back(WORDING, "undone", step, "en", EN) == "We take back: Ann, blue 1 forward."
    assert taken_back(WORDING, "redone", step, "ru", RU) == "Снова в силе: Аня, синяя 1 вперёд."
    step = (TABLE, "set ann at 5")
    assert taken_back(WORDING, "undone", step, "en", EN) == "We take back: Ann is at space 5."
