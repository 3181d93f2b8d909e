"""The yes/no questions at a real table: typed, heard, and refused with a sentence."""

import pytest

from companion.engine.frozen import revised
from companion.engine.refused import Refused
from companion.games.island.answers import answer_word
from companion.games.island.game import Game, play
from companion.games.island.notation import read, write
from companion.games.island.setup.table import Seat
from companion.games.island.terms import Fruit
from companion.speech.answers.question_names import KEYS, asked_of
from companion.speech.answers.read_answer import bags
from companion.speech.expected import grammar
from companion.speech.listen import understood
from companion.speech.proposals import Missed, Proposed, proposed
from companion.speech.transcript import Transcript
from companion.store.island.table_file import read_table
from companion.text.island.refusals import refusal
from companion.text.languages import LANGUAGES
from tests.speech.speech_table import HERE

SAMPLE = HERE.parents[1] / "seeds" / "sample-table.yaml"

# Lines that open each question; all on the sample's island.
OPENED = {
    "refuse": (
        "schrodie", "op: set schrodie at A1", "op: set schrodie banana circled",
        "schrodie: move E",
    ),
    "symbol": (
        "achilles", "op: set achilles at F4", "op: set bush at G3", "achilles: move SW safe",
    ),
    "reward": (
        "phil", "op: set phil at E2", "op: set phil orange circled", "op: set phil health 1",
        "phil: move W",
    ),
    "back": (
        "granddead", "op: set granddead at A1", "op: set granddead lime circled",
        "granddead: move NW",
    ),
    "portal": ("theseus", "op: set theseus at A1", "theseus: move E safe"),
}  # fmt: skip


def table(key: str) -> tuple[Game, str]:
    who, *lines = OPENED[key]
    file = read_table(SAMPLE)
    start: Fruit = "lime" if key == "back" else "strawberry"
    seats = (Seat(who, who, start), Seat("hempel", "hempel", "apple"))
    session = play(revised(file.setup, {"seats": seats}))
    for line in lines:
        speaker, _, words = line.partition(": ")
        command = read(speaker, words)
        assert command is not None, line
        session.submit(command)
    asked = asked_of(session.state, who)
    assert asked is not None
    assert asked.key == key
    return session, who


def typed(key: str, text: str) -> str:
    """The words of the commands; else the refusal's code, with its choices."""
    session, who = table(key)
    try:
        meant = understood(session, who, text)
    except Refused as refused:
        return " | ".join((refused.code, *refused.choices))
    if isinstance(meant, str):
        return meant
    question = session.state.question
    assert question is not None
    first, *rest = meant
    return " ".join((answer_word(question, first), *map(write, rest)))


# The issue's own sentences
@pytest.mark.parametrize(
    ("key", "text", "meant"),
    [
        ("refuse", "I don't activate it", "bonus banana"),
        ("refuse", "I stay here", "bonus banana"),
        ("refuse", "stay", "bonus banana"),
        ("refuse", "I don't want to travel", "bonus banana"),
        ("refuse", "не активирую узел", "bonus banana"),
        ("refuse", "остаюсь здесь", "bonus banana"),
        ("refuse", "activate it", "decline"),
        ("refuse", "activate", "decline"),
        ("refuse", "активирую", "decline"),
        ("refuse", "yes", "bonus banana"),
        ("refuse", "no", "decline"),
        ("refuse", "use", "bonus banana"),
        ("refuse", "decline", "decline"),
        ("refuse", "I refuse", "unclear | bonus banana | decline"),
        ("refuse", "отказываюсь", "unclear | bonus banana | decline"),
        ("symbol", "activate", "not-now"),
        ("symbol", "I activate it", "not-now"),
        ("symbol", "не активирую", "not-now"),
        ("symbol", "stay", "not-now"),
        ("symbol", "yes", "use"),
        ("symbol", "no no", "decline"),
        ("symbol", "yes yes yes", "use"),
        ("symbol", "yes no", "use no"),  # and the portal is not activated
        ("reward", "activate", "not-now"),
        ("reward", "I don't activate the anomaly", "not-now"),
        ("reward", "остаюсь", "not-now"),
        ("reward", "yes", "bonus orange"),
        ("back", "take me back", "bonus lime"),
        ("back", "верни меня", "bonus lime"),
        ("back", "to the lime", "decline"),
        ("back", "на лайм", "decline"),
        ("back", "I'm on the lime", "unknown"),
        ("back", "am I on the lime?", "unknown"),
        ("back", "use the lime", "bonus lime"),
        ("back", "lime", "unclear | bonus lime | decline"),
        ("portal", "cancel", "unclear | no | undo"),
        ("portal", "отмена", "unclear | no | undo"),
        ("portal", "ухожу", "no"),
        ("portal", "move on", "no"),
        ("portal", "run", "no"),
        ("portal", "go through", "yes"),
    ],
)  # fmt: skip
def test_each_question_reads_its_own_words(key: str, text: str, meant: str) -> None:
    assert typed(key, text) == meant


@pytest.mark.parametrize(
    ("key", "text", "offered"),
    [
        ("portal", "deactivate it", "yes"),
        ("portal", "unactivate it", "yes"),
        ("portal", "активировал", "yes"),
        ("portal", "actvate it", "yes"),
        ("symbol", "зачёркнут", "use"),
        ("symbol", "it's crossed out", "use"),
    ],
)
def test_a_single_guess_is_offered_and_never_taken(key: str, text: str, offered: str) -> None:
    assert typed(key, text).startswith(f"unclear | {offered}")
    session, who = table(key)
    came = proposed(session, who, Transcript((text,)))
    assert isinstance(came, Missed)
    assert came.refused is not None
    assert came.refused.choices == (offered,)


@pytest.mark.parametrize("key", ["symbol", "reward"])
def test_what_comes_later_is_told_from_what_is_asked_first(key: str) -> None:
    session, who = table(key)
    with pytest.raises(Refused) as told:
        understood(session, who, "I activate it")
    said = {
        language: refusal(told.value.code, language, why=told.value.why) for language in LANGUAGES
    }
    asked = {
        "symbol": ("whether the symbol is crossed out", "зачёркивается ли символ"),
        "reward": ("whether a bonus is used on this visit", "применяется ли бонус"),
    }[key]
    assert asked[0] in said["en"]
    assert asked[1] in said["ru"]


@pytest.mark.parametrize(
    ("key", "text", "words"),
    [
        ("portal", "cancel", {"no", "undo"}),
        ("portal", "отмена", {"no", "undo"}),
        ("refuse", "cancel", {"decline", "undo"}),
        ("portal", "undo the travel", {"no", "undo"}),
        ("back", "undo the swim", {"decline", "undo"}),
        ("refuse", "I refuse", {"bonus banana", "decline"}),
        ("back", "take me back", {"bonus lime"}),
        ("back", "верни меня", {"bonus lime"}),
    ],
)
def test_nothing_of_these_goes_by_itself(key: str, text: str, words: set[str]) -> None:
    """L17: an undo is counted down to; these are no undo here, or not surely one."""
    session, who = table(key)
    came = proposed(session, who, Transcript((text,)))
    assert not isinstance(came, Missed)
    found = (came.meant,) if isinstance(came, Proposed) else came.choices
    assert {one.word for one in found} == words
    assert not any(one.alone for one in found)


@pytest.mark.parametrize("key", OPENED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_recogniser_expects_is_understood_as_its_word(key: str, language: str) -> None:
    session, who = table(key)
    question = session.state.question
    assert question is not None
    said: set[str] = set()
    for phrase in grammar(session.state, who, language).phrases():  # type: ignore[arg-type]
        match proposed(session, who, Transcript((phrase,))):
            case Proposed(meant):
                said.add(meant.word)
            case Missed(_, _, Refused()) as missed:
                raise AssertionError((phrase, missed))
            case _:
                pass
    assert set(question.options) <= said


@pytest.mark.parametrize("key", KEYS)
def test_no_words_mean_two_things_at_one_question(key: str) -> None:
    """In the sheets of both languages: the same tags have one verdict."""
    found: dict[frozenset[str], set[str]] = {}
    for verdict, _, tags in bags(key):  # type: ignore[arg-type]
        assert tags
        found.setdefault(tags, set()).add(verdict)
    assert {tags: said for tags, said in found.items() if len(said) > 1} == {}


# A refusal and what is done instead: the "not" denies nothing beyond its clause
@pytest.mark.parametrize(
    ("key", "text", "meant"),
    [
        *(
            ("back", text, "decline")
            for text in (
                "I don't, I return", "I won't, to the start", "rather not, I return",
                "not now, home", "not there but to the start", "I'd rather not, home",
                "не надо, домой", "не хочу, на старт", "не буду, возвращаюсь",
                "лучше не надо, возвращаюсь", "не туда, домой", "не туда, а на старт",
                "не сейчас, домой", "туда не хочу, на старт",
            )
        ),
        *(
            ("back", text, "unclear")
            for text in (
                "не надо домой", "не хочу возвращаюсь", "I don't I return", "not now home",
                "не сейчас домой",
            )
        ),
        ("back", "не возвращаюсь", "bonus lime"),
        ("back", "не хочу возвращаться", "bonus lime"),
        *(
            ("refuse", text, "decline")
            for text in (
                "I won't, I follow it", "don't, activate it", "I'd rather not, I go through",
                "не надо, иду", "не буду, иду", "не хочу, активирую",
            )
        ),
        ("refuse", "не буду иду", "unclear"),
        ("refuse", "не хочу активировать", "bonus banana"),
        *(
            ("portal", text, "unclear")
            for text in ("don't wait, go", "don't stop, go through", "don't wait go through")
        ),
        ("portal", "нет, не хочу, остаюсь", "no"),
        ("portal", "I don't think I go through", "no"),
        ("symbol", "I don't need to, cross it out", "unclear"),
        ("symbol", "не надо, не зачёркиваю", "decline"),
    ],
)  # fmt: skip
def test_a_complete_refusal_denies_nothing_of_what_is_done_instead(
    key: str, text: str, meant: str
) -> None:
    assert typed(key, text).partition(" | ")[0] == meant


# Words of having use no bonus and no ability
@pytest.mark.parametrize(
    ("key", "text"),
    [
        *(
            ("refuse", text)
            for text in (
                "I have a banana", "the banana is mine", "I like the banana", "my banana",
                "I've got the banana", "the banana's mine", "I took the banana", "у меня банан",
                "это банан", "у меня бонус", "банан мой",
            )
        ),
        *(
            ("reward", text)
            for text in (
                "I have the orange", "the orange is mine", "health is fine", "энергия есть",
                "energy is fine", "у меня две энергии", "I have one health and one energy",
                "у меня здоровье и энергия", "у меня апельсин",
            )
        ),
        ("symbol", "the symbol is mine"),
    ],
)  # fmt: skip
def test_what_somebody_has_is_no_use_of_it(key: str, text: str) -> None:
    assert typed(key, text).partition(" | ")[0] in ("unknown", "unclear")


@pytest.mark.parametrize(
    ("key", "text", "meant"),
    [
        ("refuse", "I have a banana, I use the bonus", "bonus banana"),
        ("refuse", "у меня есть банан, применяю бонус", "bonus banana"),
        ("refuse", "banana", "bonus banana"),
        ("refuse", "use my banana", "bonus banana"),
        ("refuse", "the banana bonus", "bonus banana"),
        ("reward", "две энергии", "bonus orange"),
        ("symbol", "символ", "use"),
    ],
)
def test_what_is_used_is_still_used(key: str, text: str, meant: str) -> None:
    assert typed(key, text) == meant


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("refuse", "can I stay here?"), ("refuse", "can I not go through?"),
        ("refuse", "можно остаться?"), ("refuse", "can I use the bonus?"),
        ("portal", "can I activate it?"), ("portal", "можно не активировать?"),
        ("portal", "may I go through?"), ("symbol", "can I cross it out?"),
        ("symbol", "можно зачеркнуть?"), ("back", "можно вернуться?"),
        ("reward", "could I use the orange?"), ("portal", "можно спросить?"),
        ("back", "may I go back to where I came from?"),
    ],
)  # fmt: skip
def test_to_ask_for_leave_answers_nothing(key: str, text: str) -> None:
    assert typed(key, text) == "unknown"


def test_without_a_question_mark_it_is_an_answer() -> None:
    assert typed("portal", "can I activate it") == "yes"
    assert typed("portal", "можно активировать") == "yes"
