"""A "not" turns an answer round at every yes/no question, or it is not understood; never the rest.

Sentences are made of subjects, negations and verbs; the law says what each verb answers.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from companion.speech.answers.question_names import KEYS
from companion.speech.answers.read_answer import bags
from companion.speech.languages.english import TOGETHER
from companion.speech.languages.russian import WORDS as RUSSIAN
from companion.speech.languages.words import WORDS, words_of
from tests.speech.speech_table import SITUATIONS, understood

# Actions as people say them: after "I" and after "not"; in Russian the infinitive.
VERBS: Final[dict[str, dict[str, tuple[tuple[str, str], ...]]]] = {
    "activate": {
        "english": (
            ("activate it", "activating it"), ("activate", "activating"),
            ("activate the {it}", "activating the {it}"), ("trigger it", "triggering it"),
        ),
        "russian": (("активирую", "активировать"), ("активирую {it}", "активировать {it}")),
    },
    "go": {
        "english": (
            ("go through", "going through"), ("travel through it", "travelling through it"),
            ("go through the {it}", "going through the {it}"), ("travel", "travelling"),
            ("step through the {it}", "stepping through the {it}"),
        ),
        "russian": (
            ("перемещаюсь", "перемещаться"), ("лечу", "лететь"), ("иду через {it}",
            "идти через {it}"),
            ("прохожу через {it}", "пройти через {it}"), ("еду", "ехать"),
        ),
    },
    "stay": {
        "english": (
            ("stay", "staying"), ("stay here", "staying here"), ("remain here", "remaining here"),
            ("stay where I am", "staying where I am"), ("stay on the {it}", "staying on the {it}"),
        ),
        "russian": (
            ("остаюсь", "остаться"), ("остаюсь здесь", "остаться здесь"), ("стою", "стоять"),
            ("остаюсь на месте", "остаться на месте"),
        ),
    },
    "use": {
        "english": (
            ("use it", "using it"), ("use my {by}", "using my {by}"), ("take it", "taking it"),
            ("apply my {by}", "applying my {by}"),
        ),
        "russian": (
            ("применяю", "применить"), ("применяю {by}", "применить {by}"),
            ("использую {by}", "использовать {by}"),
        ),
    },
    "return": {
        "english": (
            ("return", "returning"), ("return to the start", "returning to the start"),
            ("go back to my starting fruit", "going back to my starting fruit"),
        ),
        "russian": (
            ("возвращаюсь", "возвращаться"), ("возвращаюсь на старт", "вернуться на старт"),
            ("иду на стартовый фрукт", "идти на стартовый фрукт"),
        ),
    },
    "cross": {
        "english": (("cross it out", "crossing it out"),
                    ("cross out the symbol", "crossing out the symbol")),
        "russian": (("зачёркиваю", "зачеркнуть"), ("зачёркиваю символ", "зачеркнуть символ")),
    },
    "leave": {
        "english": (("move on", "moving on"), ("walk away", "walking away")),
        "russian": (("ухожу", "уйти"), ("прохожу мимо", "пройти мимо")),
    },
    "pass": {
        "english": (("pass", "passing"), ("skip it", "skipping it")),
        "russian": (("пропускаю", "пропустить"), ("пасую", "пропустить")),
    },
}  # fmt: skip
DONE: Final = {
    "english": (
        "I {0}", "I'll {0}", "I'm {1}", "I want to {0}", "let me {0}", "I'd like to {0}",
        "so, I {0} then", "yes, I {0}", "I will {0}, please", "no, I {0}", "well, I think I'll {0}",
    ),
    "russian": (
        "{0}", "я {0}", "хочу {1}", "буду {1}", "да, {0}", "нет, {0}", "ну, я {0}",
        "{0}, пожалуйста",
        "давай я {0}", "я решил {1}",
    ),
}  # fmt: skip
NOT_DONE: Final = {
    "english": (
        "I don't {0}", "I do not {0}", "I won't {0}", "I will not {0}", "I'm not {1}", "not {1}",
        "I am not {1}", "I don't want to {0}", "I'd rather not {0}", "please don't {0}",
        "let's not {0}", "no, I don't {0}", "no, I'm not {1}", "I really don't want to {0}",
        "yes, I don't {0}", "I don't think I {0}", "I'd prefer not to {0}", "without {1}",
        "I don't feel like {1}", "so I don't {0}, thanks", "I do not want to {0} now",
    ),
    "russian": (
        "не {0}", "я не {0}", "нет, не {0}", "не буду {1}", "не хочу {1}", "{1} не буду",
        "{1} не хочу", "я {1} не буду", "нет, я не {0}", "да, не {0}", "не {0}, спасибо",
        "не надо {1}", "лучше не {1}", "думаю, не буду {1}", "нет, не хочу {1}",
    ),
}  # fmt: skip


class Means(NamedTuple):
    """The answer of a verb, and the answer with a "not"; "" for none."""

    done: str
    not_done: str


USED: Final = {"use": Means("yes", "no"), "pass": Means("no", "")}
LATER: Final = {verb: Means("later", "later") for verb in ("activate", "go", "stay")}
WAY: Final = {
    "activate": Means("yes", "no"), "go": Means("yes", "no"), "stay": Means("no", ""),
    "leave": Means("no", ""), "pass": Means("no", ""),
}  # fmt: skip
AT_SEA: Final = {**USED, "return": Means("no", "yes")}
# By the question: L5.5, L6.10, L8.3, L13.2, L14.2, L14.5; Algae's by its token.
MEANT: Final[dict[str, dict[str, Means]]] = {
    **dict.fromkeys(("portal", "knot"), WAY),
    "carry": {**WAY, "leave": Means("", "")},
    **{key: {**WAY, "go": Means("", "no")}
       for key in ("oracle", "camp", "lake", "anomaly", "mirage", "fruit")},
    "refuse": {**USED, "activate": Means("no", "yes"), "go": Means("no", "yes"),
               "stay": Means("yes", ""), "leave": Means("", "")},
    "back": AT_SEA, "to-captive": AT_SEA, "ocean": AT_SEA,
    "meeting": {**USED, **LATER}, "reward": {**USED, **LATER},
    "symbol": {**USED, **LATER, "cross": Means("yes", "no")},
    "algae": {"use": Means("yes", "no"), "pass": Means("no", "")},
}  # fmt: skip
IT: Final = {
    "english": {"knot": "knot", "oracle": "oracle", "camp": "camp", "lake": "lake",
                "anomaly": "anomaly", "mirage": "mirage", "fruit": "fruit"},
    "russian": {"knot": "узел", "oracle": "оракул", "camp": "лагерь", "lake": "озеро",
                "anomaly": "аномалию", "mirage": "мираж", "fruit": "фрукт"},
}  # fmt: skip
DENYING: Final = {"no", "not", "none", "without"}
ABILITIES: Final = ("ocean", "symbol", "algae")
NAMES: Final = {name: one.asked.key for name, one in SITUATIONS.items() if one.asked is not None}


def answer(phrase: str, name: str) -> str:
    """`yes`, `no`, `later`; nothing where it is not understood, or unclear."""
    word, choices = understood(phrase, SITUATIONS[name])
    if word in ("unknown", "unclear", "illegal"):
        # With two fruits it is clear that the bonus is used, and not which.
        used = bool(choices) and all(choice.startswith("bonus ") for choice in choices)
        return "yes" if used else ""
    if word == "not-now":
        return "later"
    if word in ("yes", "use", "activate") or word.startswith("bonus "):
        return "yes"
    return "no" if word in ("no", "decline", "stay", "pass") else word


def made(frames: tuple[str, ...], verb: str, key: str, language: str) -> list[str]:
    it = IT[language].get(key, {"english": "portal", "russian": "портал"}[language])
    by = {"english": ("ability", "bonus"), "russian": ("способность", "бонус")}[language]
    return [
        frame.format(*forms).format(it=it, by=by[key not in ABILITIES])
        for frame in frames
        for forms in VERBS[verb][language]
    ]


CASES: Final = [
    (name, verb, language)
    for name, key in NAMES.items()
    for verb in MEANT[key]
    for language in ("english", "russian")
]


@pytest.mark.parametrize(("name", "verb", "language"), CASES)
def test_what_is_done_and_what_is_not(name: str, verb: str, language: str) -> None:
    key = NAMES[name]
    for frames, meant in zip((DONE, NOT_DONE), MEANT[key][verb], strict=True):
        said = {one: answer(one, name) for one in made(frames[language], verb, key, language)}
        assert {one: word for one, word in said.items() if word not in ("", meant)} == {}
        # And it is understood at all, in most of these words.
        if meant:
            assert list(said.values()).count(meant) >= len(said) / 3, said


def test_every_yes_no_question_is_tried() -> None:
    assert set(NAMES.values()) == set(KEYS) == set(MEANT)


@pytest.mark.parametrize("language", ["english", "russian"])
@pytest.mark.parametrize("name", [*NAMES, "act-rock", "half"])
def test_no_sentence_and_its_denial_mean_the_same(name: str, language: str) -> None:
    """Also of verbs that answer something else."""
    key = NAMES.get(name, "portal")
    for verb, forms in VERBS.items():
        for at in range(len(forms[language])):
            affirmed, denied = (answers(frames[language], (verb, at), name, key, language)
                                for frames in (DONE, NOT_DONE))  # fmt: skip
            assert affirmed & denied == set(), forms[language][at]


def answers(
    frames: tuple[str, ...], said: tuple[str, int], name: str, key: str, language: str
) -> set[str]:
    """The frames' answers to one way to say a verb: yes and no alone."""
    verb, at = said
    of_all = made(frames, verb, key, language)
    return {answer(one, name) for one in of_all[at :: len(VERBS[verb][language])]} - {"", "later"}


@pytest.mark.parametrize("name", NAMES)
def test_a_not_anywhere_in_a_listed_phrase_never_leaves_its_answer(name: str) -> None:
    """Of all phrases of the sheets that deny nothing themselves."""
    kept = []
    for _, phrase, _ in bags(NAMES[name]):
        words = words_of(phrase)
        before = answer(phrase, name)
        if before in ("yes", "no") and DENYING.isdisjoint(WORDS[word] for word in words):
            kept += [denied for denied in denials(words) if answer(denied, name) == before]
    assert kept == []


def denials(words: list[str]) -> Iterator[str]:
    """Not between two words that are one: "move on"."""
    russian = words[0] in RUSSIAN
    for place in range(len(words) + 1):
        if " ".join(words[place - 1 : place + 1]) not in TOGETHER:
            for no in ("не",) if russian else ("not", "don't"):
                yield " ".join((*words[:place], no, *words[place:]))
