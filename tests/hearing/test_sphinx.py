"""The use of pocketsphinx's answers; a decoder that only plays its part gives them."""

from types import SimpleNamespace

import pytest

from companion.hearing.engine import RATE, Recipe
from companion.hearing.sphinx_engine import SphinxEngine
from companion.speech.expected import Grammar
from companion.speech.transcript import NOTHING

MOVES = Grammar("en", ("go (east | west) [a space over] [safely | unsafely]",))
SECOND = bytes(2 * RATE)


class Decoder:
    """`likely`: of each phrase, the logarithm; `at_once`: what is found among all of them."""

    def __init__(self, at_once: str, likely: dict[str, float]) -> None:
        self.at_once, self.likely = at_once, likely
        self.searches = {"any": "any"}
        self.search = ""

    def lookup_word(self, word: str) -> str:
        return word

    def add_jsgf_string(self, name: str, jsgf: str) -> None:
        phrases = jsgf.split("public <said> = ")[1]
        self.searches[name] = phrases.strip("();\n") if name == "alone" else self.at_once

    def activate_search(self, name: str) -> None:
        self.search = self.searches[name]

    def start_utt(self) -> None: ...

    def process_raw(self, sound: bytes, no_search: bool, full_utt: bool) -> None: ...

    def end_utt(self) -> None: ...

    def hyp(self) -> SimpleNamespace:
        return SimpleNamespace(hypstr=self.search, score=1.0001 ** self.likely.get(self.search, 0))


def engine(at_once: str, **likely: float) -> SphinxEngine:
    made = SphinxEngine(Recipe("pocketsphinx", "en"))
    made._decoder = Decoder(at_once, {name.replace("_", " "): one for name, one in likely.items()})
    made.expect(MOVES)
    made.feed(SECOND)
    return made


def test_a_phrase_that_came_to_no_end_was_not_heard() -> None:
    assert engine("go east a space").end() == NOTHING
    assert engine("go east a space over").end().texts == ("go east a space over",)


@pytest.mark.parametrize(
    ("more", "heard"), [(300, "go east unsafely"), (50, "go east safely"), (-80, "go east safely")]
)
def test_unsafely_must_be_far_likelier_than_safely(more: float, heard: str) -> None:
    """L5.2: nobody says that a move is unsafe but to be sure; a pause before "safely" is common."""
    found = engine("go east unsafely", go_east_unsafely=more - 900, go_east_safely=-900)
    assert found.end().texts == (heard,)
