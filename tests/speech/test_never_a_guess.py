"""A phrase is its word or it is refused: what may stand in it, and what may not."""

import unicodedata
from typing import Final

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from companion.engine.refused import Refused
from companion.games.island.notation import read
from companion.games.island.terms import DIRECTIONS, FRUITS
from companion.speech.answers.question_names import KEYS
from companion.speech.answers.read_answer import bags
from companion.speech.languages import english, russian
from companion.speech.languages.words import WORDS, words_of
from companion.speech.reading.joins import JOINS, joined
from companion.speech.reading.moves import MOVES as MOVE_TABLES
from companion.speech.reading.readings import Hearing, readings
from companion.speech.reading.shapes import CLASSES, SHAPES
from tests.speech.speech_table import (
    HOW,
    MOVES,
    SITUATIONS,
    Line,
    Situation,
    heard,
    lines,
    understood,
)

TABLE: Final = [*lines("english"), *lines("russian")]
CAPTIVE: Final = SITUATIONS["captive"]
# Moves without letters of the Russian compass: what stands beside those decides what they are.
AIMED: Final = [
    line
    for line in TABLE
    if line.situation == "captive"
    if line.meant.startswith("move ")
    if not {"в", "с"} & set(line.phrase.lower().split())
]
# Before "I" they make a question of a statement.
ASKING: Final = {verb for verb, _ in english.ASKING}
# "West, actually east", "west, wait": they take back what was said before, or put it off; «на запад
# бы» is a wish, "let me think" puts off, and «у меня» tells.
TAKING_BACK: Final = frozenset((
    "wait", "stop", "actually", "rather", "prefer", "oh", "still", "think",
    "стоп", "подожди", "подождите", "минутку", "секунду", "лучше", "ой", "же", "но", "бы", "у",
))  # fmt: skip
HESITATIONS: Final = sorted((english.HESITATIONS | russian.HESITATIONS) - TAKING_BACK)
PAUSES: Final = english.PAUSES | russian.PAUSES
FILLERS: Final = {
    name: sorted(
        word
        for word, tag in vocabulary.items()
        if tag == "" and word not in {*ASKING, *TAKING_BACK}
    )
    for name, vocabulary in (("english", english.WORDS), ("russian", russian.WORDS))
}

GOING: Final = {
    "english": ("", "I move", "I'm going", "let me step", "walking"),
    "russian": ("", "иду", "я шагаю", "перемещаюсь", "пойду"),
}
NAMED: Final = {
    "english": {
        "NW": ("northwest", "to the north-west", "NW", "north west"),
        "NE": ("northeast", "to the north-east", "NE", "north eastern direction"),
        "E": ("east", "to the east", "E", "eastwards"),
        "SE": ("southeast", "to the south-east", "SE", "south east"),
        "SW": ("southwest", "to the south-west", "SW", "south west"),
        "W": ("west", "to the west", "W", "in the western direction"),
    },
    "russian": {
        "NW": ("на северо-запад", "северо запад", "СЗ", "в северо-западном направлении"),
        "NE": ("на северо-восток", "северо восток", "СВ", "в сторону северо-востока"),
        "E": ("на восток", "восток", "к востоку", "на восточную клетку"),
        "SE": ("на юго-восток", "юго восток", "ЮВ", "в сторону юго-востока"),
        "SW": ("на юго-запад", "юго запад", "ЮЗ", "на юго-западную сторону"),
        "W": ("на запад", "запад", "З", "к западу"),
    },
}
MANNERS: Final = {
    "english": {
        "": ("", "unsafely", "not safely"),
        " over": ("a space over", "one over", "over one space", "skipping a space"),
        " safe": ("safely", "safe", "with safety"),
    },
    "russian": {
        "": ("", "небезопасно", "не безопасно"),
        " over": ("через клетку", "через одну", "через одну клетку", "минуя клетку"),
        " safe": ("безопасно", "осторожно", "безопасным шагом"),
    },
}


@st.composite
def moves(draw: st.DrawFn) -> tuple[str, str]:
    """A move in any words and any order, and its word."""
    language = draw(st.sampled_from(("english", "russian")))
    direction = draw(st.sampled_from(DIRECTIONS))
    how = draw(st.sampled_from(HOW))
    said = [
        draw(st.sampled_from(GOING[language])),
        draw(st.sampled_from(NAMED[language][direction])),
        draw(st.sampled_from(MANNERS[language][" over"])) if "over" in how else "",
        draw(st.sampled_from(MANNERS[language][" safe" if "safe" in how else ""])),
    ]
    between = draw(st.sampled_from((" ", ", ", "  ", "; ")))
    return between.join(filter(None, draw(st.permutations(said)))), f"move {direction}{how}"


@given(moves())
def test_a_move_may_be_said_in_any_order(move: tuple[str, str]) -> None:
    phrase, word = move
    assert heard(phrase, CAPTIVE) == word


@given(moves(), st.sampled_from(sorted(WORDS)), st.data())
def test_one_word_more_changes_a_move_openly_or_not_at_all(
    move: tuple[str, str], extra: str, data: st.DataObject
) -> None:
    """Only words about moves make another move of it, and they are all listed here."""
    phrase, word = move
    words = phrase.split()
    place = data.draw(st.integers(0, len(words)))
    got = heard(" ".join([*words[:place], extra, *words[place:]]), CAPTIVE)
    if got != word and got.startswith("move "):
        assert WORDS[extra] in {
            "N", "S", "E", "W", "safe", "unsafe", "over", "skip", "leap", "through", "space", "go",
            "1", "not", "without", "2nd", "с", "в", "NE", "NW", "SE", "SW", "turn",
        }  # fmt: skip


@given(st.sampled_from(TABLE), st.data())
def test_hesitation_changes_nothing(line: Line, data: st.DataObject) -> None:
    words = line.phrase.split()
    place = data.draw(st.integers(0, len(words)))
    words.insert(place, data.draw(st.sampled_from(HESITATIONS)))
    assume(" ".join(words).lower() not in russian.DOUBTS)  # «да ну»
    assert heard(" ".join(words), SITUATIONS[line.situation]) == line.meant


@given(st.sampled_from(AIMED), st.data())
def test_fillers_change_no_move(line: Line, data: st.DataObject) -> None:
    words = line.phrase.split()
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(words)))
        filler = data.draw(st.sampled_from(FILLERS[line.place.partition(".")[0]]))
        # «Не сейчас, …»: it ends what is denied, and is no filler there.
        denied = any(WORDS.get(word) == "not" for word in words[max(0, place - 2) : place])
        assume(not (denied and filler in PAUSES))
        # «Нет, … все-таки …»: it turns once more, and both are offered.
        assume(not (filler == "все-таки" and any("нет" in word for word in words)))
        words.insert(place, filler)
    assert heard(" ".join(words), CAPTIVE) == line.meant


@pytest.mark.parametrize("how", ["upper", "title", "«»", "…", "  ", "\u00a0", "–", "’", "е", "NFD"])
def test_case_and_marks_change_nothing(how: str) -> None:
    changed = [(_written(line.phrase, how), line) for line in TABLE]
    assert [
        (phrase, line)
        for phrase, line in changed
        if heard(phrase, SITUATIONS[line.situation]) != line.meant
    ] == []


def _written(phrase: str, how: str) -> str:
    match how:
        case "upper" | "title":
            return str(getattr(phrase, how)())
        case "«»" | "…":
            return f"{how[0]} {phrase}{how[-1]}!"
        case "NFD":
            return unicodedata.normalize("NFD", phrase)
        case "–" | "’" | "е":
            return phrase.replace({"–": "-", "’": "'", "е": "ё"}[how], how)
        case _:
            return phrase.replace(" ", how)


@pytest.mark.parametrize("word", ["maybe", "tomorrow", "или", "погода", "x1", "vielleicht"])
def test_a_word_that_nobody_listed_makes_a_phrase_unknown(word: str) -> None:
    longer = [(f"{word} {line.phrase}", line) for line in TABLE]
    longer += [(f"{line.phrase} {word}", line) for line in TABLE]
    taken = [phrase for phrase, line in longer
                  if heard(phrase, SITUATIONS[line.situation]) != "unknown"]  # fmt: skip
    assert taken == []


@given(moves(), moves())
def test_two_directions_are_no_move(one: tuple[str, str], two: tuple[str, str]) -> None:
    (phrase, word), (other, another) = one, two
    if word.split()[1] != another.split()[1]:
        assert not heard(f"{phrase}, {other}", CAPTIVE).startswith("move ")


@pytest.mark.parametrize("no", ["not", "don't", "no", "не", "нет", "without", "без"])
@given(move=moves())
def test_no_beside_a_move_never_leaves_the_same_word(move: tuple[str, str], no: str) -> None:
    """Safely, if that is what it denies, becomes unsafely; every other denial leaves no move."""
    phrase, word = move
    for denied in (f"{no} {phrase}", f"{phrase} {no}"):
        assert heard(denied, CAPTIVE) in {"unknown", *_without_safety(word)}


def _without_safety(word: str) -> set[str]:
    return {word.removesuffix(" safe")} if word.endswith(" safe") else set()


@given(st.lists(st.sampled_from(sorted(WORDS)), max_size=7), st.sampled_from(sorted(SITUATIONS)))
def test_any_words_become_a_word_or_a_refusal(words: list[str], name: str) -> None:
    situation = SITUATIONS[name]
    options = frozenset(situation.options)
    hearing = Hearing(
        situation.what, options, situation.schrodie, situation.speaker, situation.asked
    )
    meant, choices = understood(" ".join(words), situation)
    if meant in ("unknown", "unclear", "illegal"):
        assert bool(choices) == (meant == "unclear")
        assert options.intersection(choices) in (set(), {*choices} - {"undo"})
    elif meant == "not-now":  # words about the space, where something else is asked first
        assert situation.asked is not None
        assert situation.asked.key in ("symbol", "reward", "meeting")
    else:
        assert meant in ("undo", "redo") or read(situation.speaker, meant) is not None
        try:
            legal = {reading.word for reading in readings(words, hearing)} & options
        except Refused:
            legal = set()  # with something around it: `talk`
        assert legal in (set(), {meant})


@given(moves(), st.booleans())
def test_the_short_way_and_the_long_way_agree(move: tuple[str, str], schrodie: bool) -> None:
    phrase, _ = move
    words = words_of(phrase)
    plain = MOVE_TABLES[schrodie].plain
    word = plain.get(frozenset(joined(tag for each in words if (tag := WORDS[each]))))
    options = frozenset(MOVES)
    if word is not None:
        found = readings(words, Hearing("turn", options, schrodie, "phil"))
        assert {reading.word for reading in found} & options == {word}


@pytest.mark.parametrize("fruit", FRUITS)
def test_another_fruit_is_never_taken_for_one(fruit: str) -> None:
    every = Situation("turn", tuple(f"bonus {one}" for one in FRUITS))
    for other in FRUITS:
        if other != fruit:
            assert heard(f"use {fruit} {other}", every) == "unknown"
            assert heard(f"{fruit}, not {other}", every) == "unknown"
    assert heard(f"not {fruit}", every) == "unknown"


def test_no_word_stands_under_two_tags() -> None:
    for language in (english, russian):
        listed = [word for words in language._BY_TAG.values() for word in words.split()]
        made = [*dict(language._compass())]
        assert len(listed) == len(set(listed))
        assert not set(listed) & set(made)
        assert all(word == word.lower() and "ё" not in word for word in listed)
    assert not english.WORDS.keys() & russian.WORDS.keys() - set("123456")


def test_every_tag_means_something() -> None:
    joining = {tag for first, seconds in JOINS.items() for tag in (first, *seconds)}
    known = {CLASSES.get(tag, tag) for tag in (*WORDS.values(), *_made())}
    tables = [table for moves in MOVE_TABLES.values() for table in moves]
    looked_up = {
        CLASSES.get(tag, tag) for table in (SHAPES, *tables) for bag in table for tag in bag
    }
    looked_up |= {tag for key in KEYS for _, _, bag in bags(key) for tag in bag}
    assert looked_up <= known | {"dirs", "placed"}
    # Passed over, or letters: `letters`, `joined`.
    unused = known - looked_up - joining
    letters_and_parts = {"", "a", "and", "to", "is", "may", "see", "в", "с"}
    # Left and down are no directions: `guesses`.
    letters_and_parts |= {"left", "down"}
    # In no table, so that they are not understood: "I wouldn't say no", «да ну».
    letters_and_parts |= {"not-no", "doubt"}
    assert unused <= letters_and_parts | {f"at {direction}" for direction in DIRECTIONS}


def _made() -> set[str]:
    return {both for seconds in JOINS.values() for both in seconds.values()}
