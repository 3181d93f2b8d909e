"""The gist of what people say: three corpora of it, and denials that must not be taken."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from benchmarks.shared.questions import Said, table
from benchmarks.talk import ASK, came
from companion.speech.gist.read_gist import gist
from companion.speech.speaker import default_speaker

LANGUAGES: Final = ("en", "ru")
_NOT_YET: Final = "~ "


def lines(language: str) -> Iterator[Said]:
    question = ""
    for line in (Path(__file__).parent / f"gist-{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            question = line.strip("[]")
        elif " => " in line and not line.startswith("#"):
            text, _, word = line.rpartition(" => ")
            yield Said(question, text, word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_at_a_table_is_understood_or_asked_back(language: str) -> None:
    understood = [one for one in lines(language) if not one.text.startswith(_NOT_YET)]
    assert [one for one in understood if came(one)[0] != "right"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_understood_yet_is_never_taken_for_something_else(language: str) -> None:
    not_yet = [
        Said(one.question, one.text.removeprefix(_NOT_YET), one.word)
        for one in lines(language)
        if one.text.startswith(_NOT_YET)
    ]
    assert [one for one in not_yet if came(one)[0] == "wrong"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_enough_of_both(language: str) -> None:
    said = list(lines(language))
    assert len(said) >= 600
    assert sum(one.word == ASK for one in said) >= 100


# Nothing of it is done: of each, what would be wrong.
UNDONE: Final = {
    "theseus": (
        ("I won't {0}", "let's not {0}", "I'd be mad to {0}", "we could {0} together",
         "if I {0}, I die", "I was going to {0}", "maybe I'll {0}", "should I {0}, or not",
         "Phil says I {0}", "I hate to {0}", "somebody could {0}", "{0} or not, I don't care"),
        ("mosey east", "tiptoe off to the west, safely", "take a breather", "wrap up my turn",
         "burn the grapes", "cross out extra health"),
    ),
    "activate": (
        ("I won't {0}", "let's not {0}", "maybe I'll {0}", "if I {0}, I die", "should I {0}",
         "I can't decide whether to {0}", "Phil said to {0}"),
        ("bring it on", "poke it", "press it", "give it a whirl"),
    ),
    "fruit": (
        ("she hates the {0}", "which is better, the {0} or another", "if I take the {0}, she wins",
         "maybe the {0}", "the {0}, or something else", "is it the {0}"),
        ("banana", "lime", "apple"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("question", UNDONE)
def test_what_is_denied_or_doubted_is_never_taken(question: str) -> None:
    """A denied safety is a plain move, and a denied activation a no: never what was denied."""
    frames, acts = UNDONE[question]
    session = table(question).session
    who = default_speaker(session.state)
    taken = [(said, found)
             for frame, act in product(frames, acts)
             if (found := list(gist(session, who, said := frame.format(act))))
             and found not in (["no"], ["decline"])]  # fmt: skip
    assert taken == []


@pytest.mark.parametrize(
    ("question", "text", "line"),
    [
        ("theseus", "how about a jump: skip the next one, to the south-east", "move SE over"),
        ("theseus", "last time east was snakes, so this time I'll try the north-east", "move NE"),
        ("theseus", "северо-запад через клетку... а, не, просто безопасно, без прыжка",
         "move NW safe"),
        ("done", "back the way I came", "move NE"),
        ("schrodie", "за лайм хочу узнать, что западнее Куста", "bonus lime bush W"),
        ("token", "the flood goes under the stack, so the other one", "token hurricane"),
        ("lake", "the straight lake, its top space", "A4"),
        ("trade", "I need the health more, so energy's what I pay", "lose energy"),
        ("revive", "не в А, в другом хочу воскреснуть", "camp-b"),
        ("number", "лечу на юго-восток через четыре клетки на пятую, безопасно", "5 SE safe"),
        ("place", "right up at the top", "N"),
        ("bonus", "лайм! возвращаюсь, откуда шагнул", "bonus lime"),
    ],
)  # fmt: skip
def test_the_gist_is_a_line_of_the_notation(question: str, text: str, line: str) -> None:
    session = table(question).session
    assert next(gist(session, default_speaker(session.state), text), "") == line


@pytest.mark.parametrize("text", ["not safe, east", "Stop it, east", "stop it east"])
def test_what_is_said_of_a_side_or_to_somebody_else_is_no_move(text: str) -> None:
    assert came(Said("theseus", text, ASK)) == ("right", "")
