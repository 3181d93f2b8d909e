"""Words as recognisers want them: in sounds, in byte pairs, respelled, as paths."""

import json
import re

import pytest

from companion.engine.languages import Language
from companion.hearing.networks.byte_pairs import BytePairs
from companion.hearing.networks.paths import Node, paths, written
from companion.hearing.sounds import ENGLISH_NAMES, SAID, russian_sounds
from companion.hearing.spellings import as_heard, as_spelled
from companion.speech.answers.answers_ru import ANSWER_WORDS
from companion.speech.expected import confirming
from companion.speech.languages import wordings_en, wordings_ru
from companion.speech.languages.patterns import phrases
from companion.speech.talk import talk_ru

# The sounds of the CMU dictionary, without their stress.
SOUNDS = frozenset((
    "AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F", "G", "HH",
    "IH", "IY", "JH", "K", "L", "M", "N", "NG", "OW", "OY", "P", "R", "S", "SH", "T", "TH", "UH",
    "UW", "V", "W", "Y", "Z", "ZH",
))  # fmt: skip
MARK = re.compile(r"\{\w+\}|/[\d.]+/|[\[\]()|]")


def every_word(sheet: object) -> set[str]:
    """Of all its patterns, whatever they are kept in."""
    found: set[str] = set()
    left = [value for name, value in vars(sheet).items() if name.isupper() and name != "HEXES"]
    while left:
        value = left.pop()
        if isinstance(value, str):
            found.update(MARK.sub(" ", value).split())
        else:
            left += value.values() if isinstance(value, dict) else value
    return found


def test_every_russian_word_that_may_be_said_has_sounds() -> None:
    words = every_word(wordings_ru)
    assert len(words) > 150
    for word in words:
        assert 1 <= len(russian_sounds(word)) <= 4
        assert all(set(one.split()) <= SOUNDS for one in russian_sounds(word))


def test_every_word_that_answers_a_russian_question_has_sounds() -> None:
    """Without them the recogniser would come to an end at that question."""
    patterns = [one for words in ANSWER_WORDS.values() for one in (*words.yes, *words.no)]
    patterns += [*talk_ru.YES, *talk_ru.NO, *talk_ru.END, *talk_ru.UNDO]
    patterns += confirming("ru").patterns
    words = {word for one in patterns for phrase in phrases(one) for word in phrase.split()}
    assert len(words) >= 100
    assert sorted(word for word in words if word not in SAID) == []


def test_russian_sounds_are_those_of_the_prototype() -> None:
    """They heard 93.5 % of voices that nobody had tuned them on."""
    for word, wanted in (
        ("шагаю", "SH AH G AA Y UW"),
        ("восток", "V AH S T OW K"),
        ("юго-запад", "Y UW G AH Z AA P AH T"),
        ("безопасно", "B IH Z AH P AA S N AH"),
        ("пять", "P AE T"),
        ("конец", "K AH N EH T S"),
        ("две", "D V EH"),
        ("подтверждаю", "P AH T V IH R ZH D AA Y UW"),
    ):
        assert russian_sounds(word)[0] == wanted
    assert "P Y AE T S" in russian_sounds("пять")


def test_every_stress_is_on_a_vowel_and_every_word_has_one() -> None:
    for word, said in SAID.items():
        marks = re.findall(r"\+(.)", said)
        assert marks or word in ("на", "в")
        assert set(marks) <= set("аеёиоуыэюя"), word


def test_english_names_have_sounds() -> None:
    assert {"granddead", "schrodie", "lithophytes", "unsafely"} <= ENGLISH_NAMES.keys()
    for some in ENGLISH_NAMES.values():
        assert all(set(one.split()) <= SOUNDS for one in some)


@pytest.mark.parametrize("name", ["granddead", "schrodie", "lithophytes"])
def test_names_are_respelled_and_back(name: str) -> None:
    heard = as_heard([f"where is {name}", "where is phil"], "en")
    assert name not in " ".join(heard)
    assert heard[-1] == "where is phil"
    assert {as_spelled(one, "en") for one in heard} == {f"where is {name}", "where is phil"}


def test_a_faint_un_before_safely_is_heard() -> None:
    """L5.2: safely costs energy, and makes another move of it."""
    assert as_spelled("going west on safely", "en") == "going west unsafely"
    assert as_spelled("i'm going west i'm safely", "en") == "i'm going west unsafely"
    for grammar in (wordings_en.MOVES, (wordings_en.OVER_FIRST, wordings_en.SAFE_FIRST)):
        for pattern in grammar:
            filled = pattern.format(go=wordings_en.GO, ways="west", over=wordings_en.OVER,
                                    safe=wordings_en.SAFE, manners="[safely]")  # fmt: skip
            said = phrases(filled)
            assert tuple(as_spelled(phrase, "en") for phrase in said) == said


def test_russian_names_are_respelled_and_back() -> None:
    heard = as_heard(["волна бьёт ан-деда", "где ан-дед"], "ru")
    assert {as_spelled(one, "ru") for one in heard} == {"волна бьёт ан-деда", "где ан-дед"}


# A vocabulary of a few letters and their merges; Ġ is a space, Ð° an а.
VOCABULARY = json.dumps({one: at for at, one in enumerate(
    ["O", "Ġ", "g", "o", "n", "Ġg", "Ġgo", "on", "G", ".", "-", "Ð", "°", "Ð°", "Go", "s", "'",
     "'s", "!", "?", "1", "Ġ1"]
)})  # fmt: skip
MERGES = "#version: 0.2\nĠ g\nĠg o\no n\nÐ °\nG o\n' s\n"


@pytest.fixture(scope="module")
def pairs() -> BytePairs:
    return BytePairs(VOCABULARY, MERGES)


def test_bytes_are_joined_in_the_order_of_the_merges(pairs: BytePairs) -> None:
    def written(text: str) -> list[str]:
        names = {token: name for name, token in pairs.ids.items()}
        return [names[token] for token in pairs.tokens(text)]

    assert written(" go") == ["Ġgo"]
    assert written(" gon") == ["Ġgo", "n"]
    assert written("on") == ["on"]
    assert written(" а") == ["Ġ", "Ð°"]
    assert written(" go-on") == ["Ġgo", "-", "on"]
    assert written(" go's") == ["Ġgo", "'s"]


def said(place: Node) -> set[str]:
    found = {place.phrase} if place.phrase else set()
    return found.union(*(said(onward) for onward in place.onward.values()))


def test_paths_lead_to_every_phrase_and_to_no_other(pairs: BytePairs) -> None:
    start = paths(["go", "go on", "on go"], pairs.tokens)
    assert said(start) == {"go", "go on", "on go"}
    place = start
    for token in (*pairs.tokens(" Go"), *pairs.tokens(" on"), *pairs.tokens(".")):
        place = place.onward[token]
    assert (place.phrase, place.onward) == ("go on", {})


def test_what_is_said_is_written_in_every_way_that_whisper_writes() -> None:
    assert set(written("бэ пять")) == {
        "Бэ пять", "Бэ 5", "Б пять", "B пять", "Б 5", "Б5", "Б-5", "B 5", "B5", "B-5",
    }  # fmt: skip
    assert set(written("где ан-дед")) == {"Где Ан-Дед", "Где Андед"}
    assert set(written("остаётся")) == {"Остаётся", "Остается"}
    assert set(written("i'm moving west")) == {"I'm moving west"}
    assert "Number 2" in set(written("number two"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_written_as_something_else_is(language: Language) -> None:
    """Else one of them could never be heard."""
    sheet = {"en": wordings_en, "ru": wordings_ru}[language]
    names = [phrase for name in sheet.NAMES.values() for phrase in phrases(name)]
    texts = [(text, name) for name in dict.fromkeys(names) for text in written(name)]
    assert len({text for text, _ in texts}) == len(texts)


def test_digits_stand_apart(pairs: BytePairs) -> None:
    assert pairs.tokens(" go1") == (*pairs.tokens(" go"), pairs.ids["1"])


def test_vosk_lacks_no_other_word_than_those_that_are_respelled() -> None:
    """Looked up in vosk-model-small-en-us-0.15; this one is here to be kept true by hand."""
    words = {word for phrase in as_heard(sorted(every_word(wordings_en)), "en")
             for word in phrase.split()}  # fmt: skip
    assert words.isdisjoint({"granddead", "schrodie", "lithophytes"})
