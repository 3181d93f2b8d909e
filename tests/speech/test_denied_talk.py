"""No sentence that denies is taken for its opposite, in whatever it is wrapped: of thousands."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from companion.speech.languages.english import WORDS as ENGLISH
from tests.speech.speech_table import SITUATIONS, Line, understood
from tests.speech.talk_table import taken

LEADS: Final = {
    "en": ("", "okay, ", "uh, ", "so, ", "well, ", "look, ", "hmm, ", "no, ", "I think ",
               "honestly, ",
           "sorry, ", "no wait, ", "actually, ", "right, ", "you know, "),
    "ru": ("", "ну, ", "так, ", "нет, ", "слушай, ", "знаешь, ", "э-э, ", "пожалуй, ", "ой, ",
           "извини, ", "нет, подожди, ", "думаю, ", "в общем, ", "честно, "),
}  # fmt: skip
TAILS: Final = {
    "en": ("", ", please", ", thanks", ", I think", " this time", " for now", ", sorry"),
    "ru": ("", ", пожалуйста", ", спасибо", ", наверное", " сейчас", " пока", ", извини"),
}
DENIED: Final = {
    "en": (
        "I don't {0}", "I won't {0}", "I will not {0}", "I'm not going to {0}", "I'm not gonna {0}",
        "I'd rather not {0}", "I don't want to {0}", "let's not {0}", "please don't {0}",
        "don't {0}",
        "I'd prefer not to {0}", "I choose not to {0}", "I'm not about to {0}", "no way I {0}",
        "I have no intention to {0}", "better not {0}", "I never {0}", "no need to {0}", "not {1}",
        "I'm not {1}", "without {1}", "I can't {0}", "I couldn't {0}", "I refuse to {0}",
        "I'm not here to {0}", "there's no reason to {0}", "I'd be mad to {0}", "nobody will {0}",
    ),
    "ru": (
        "не {0}", "я не {0}", "не буду {1}", "не хочу {1}", "не стану {1}", "не собираюсь {1}",
        "лучше не {1}", "не надо {1}", "{1} не буду", "{1} не хочу", "не намерен {1}",
        "не желаю {1}",
        "решил не {1}", "не хотелось бы {1}", "отказываюсь {1}", "пожалуй не буду {1}",
        "ни за что не {0}", "нет желания {1}", "я бы не стал {1}", "незачем {1}", "никто не {0}",
    ),
}  # fmt: skip
# Beside it, something that nobody denies.
AND: Final = {"en": "where is Phil", "ru": "где Фил"}
# By what is asked: how it is done, and the words that would be the opposite.
DONE: Final[dict[str, tuple[dict[str, tuple[tuple[str, str], ...]], frozenset[str]]]] = {
    "activate-oracle": (
        {"en": (("activate it", "activating it"), ("use the oracle", "using the oracle")),
         "ru": (("активирую", "активировать"), ("использую оракула", "использовать оракула"))},
        frozenset(("yes",)),
    ),
    "activate-knot": (
        {"en": (("go through", "going through"), ("activate the knot", "activating the knot")),
         "ru": (("активирую узел", "активировать узел"), ("иду через узел", "идти через узел"))},
        frozenset(("yes",)),
    ),
    "symbol": (
        {"en": (("cross it out", "crossing it out"), ("use my second wind",
                   "using my second wind")),
         "ru": (("зачёркиваю символ", "зачеркнуть символ"),)},
        frozenset(("use",)),
    ),
    "captive": (
        {"en": (("go east", "going east"), ("rest", "resting"), ("end my turn", "ending my turn"),
                ("use the orange", "using the orange")),
         "ru": (("иду на восток", "идти на восток"), ("отдыхаю", "отдыхать"),
                ("заканчиваю ход", "заканчивать ход"), ("трачу апельсин", "тратить апельсин"))},
        frozenset(("move E", "restore", "end", "bonus orange")),
    ),
}  # fmt: skip


def denials(name: str, language: str) -> Iterator[str]:
    for frame, forms in product(DENIED[language], DONE[name][0].get(language, ())):
        for lead, tail in product(LEADS[language], TAILS[language]):
            yield f"{lead}{frame.format(*forms)}{tail}"


@pytest.mark.parametrize("language", LEADS)
def test_there_are_thousands_of_them(language: str) -> None:
    assert len({one for name in DONE for one in denials(name, language)}) >= 2000


@pytest.mark.parametrize(("name", "language"), list(product(DONE, LEADS)))
def test_a_denial_is_never_taken_for_its_opposite(name: str, language: str) -> None:
    opposite = DONE[name][1]
    some = list(denials(name, language))[:: 1 if name.startswith("activate") else 5]
    taken = [one for one in some if understood(one, SITUATIONS[name])[0] in opposite]
    assert taken == []


@pytest.mark.parametrize("language", LEADS)
@pytest.mark.parametrize(("table", "name"), [("activate", "activate-oracle"), ("turn", "captive")])
def test_nor_as_one_of_several(table: str, name: str, language: str) -> None:
    """Heard, in a whole session: also where a denial stands before or behind a command."""
    opposite = DONE[name][1]
    for number, one in enumerate(denials(name, language)):
        if number % 5 == 0:
            said = (one, f"{one}, {AND[language]}", f"{AND[language]}, {one}")[number % 3]
            meant = set(taken(Line("", table, said, "")).split("; "))
            assert meant.isdisjoint(opposite), said


def test_the_words_that_deny_are_known() -> None:
    assert {"don't", "not", "won't", "without"} <= ENGLISH.keys()
