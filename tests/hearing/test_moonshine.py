"""The use of two listeners and of Moonshine; they are rows of answers here."""

import json
from collections.abc import Iterable
from math import inf

import pytest

from companion.hearing import moonshine_engine
from companion.hearing.engine import Recipe
from companion.hearing.moonshine_engine import MoonshineEngine, agreed, worth
from companion.hearing.networks import moonshine
from companion.hearing.networks.beams import Ended
from companion.hearing.networks.byte_pairs import Pieces
from companion.hearing.networks.dictation import Text
from companion.hearing.networks.moonshine import Moonshine
from companion.hearing.vosk_ear import Found
from companion.hearing.weighing import weighed
from companion.speech.expected import Grammar
from companion.speech.transcript import NOTHING, Transcript, Unavailable

EAST = Found(9.0, "go east", "go east")
WEST = Found(7.5, "go west", "go west")
UNKNOWN = Found(7.5, "[unk] east")


def near(one: Found) -> Found:
    return one._replace(likely=8.5)


@pytest.mark.parametrize(
    ("wary", "bold", "asked"),
    [
        ([EAST, WEST], [EAST], False),
        ([EAST, UNKNOWN], [EAST, WEST], False),
        ([EAST, EAST._replace(likely=8.9)], [EAST], False),
        ([EAST, near(WEST)], [EAST], True),
        ([EAST, near(UNKNOWN)], [EAST], True),
        ([EAST], [EAST, near(WEST)], True),
        ([EAST], [WEST], True),
        ([UNKNOWN], [UNKNOWN], True),
        ([EAST], [], True),
        ([], [EAST], True),
    ],
)
def test_moonshine_is_asked_where_they_are_not_both_sure(
    wary: list[Found], bold: list[Found], asked: bool
) -> None:
    assert agreed(wary, bold) is not asked


def other(**means: float) -> dict[str, Ended]:
    return {phrase.replace("_", " "): Ended(4 * mean, 4) for phrase, mean in means.items()}


def heard(wary: list[Found], bold: list[Found], found: dict[str, Ended]) -> Transcript:
    return weighed(worth(wary, bold, found), 0.4)


def test_what_moonshine_finds_likely_counts_too() -> None:
    wary, bold = [UNKNOWN], [near(WEST), near(EAST)]
    east = heard(wary, bold, other(go_east=-0.2, go_west=-3.0))
    assert (east.texts, east.accepted) == (("go east",), True)
    # Not whatever it finds: here both others are sure of something else.
    assert heard([EAST], [EAST], other(go_east=-1.5, go_north=-0.9)).texts == ("go east",)


def test_what_is_about_as_likely_may_have_been_said_too() -> None:
    alone = heard([EAST], [EAST, near(WEST)], other(go_east=-1.0, go_west=-0.9))
    assert alone.texts == ("go east",)
    both = [EAST, near(WEST)]
    assert heard(both, both, other(go_east=-1.0, go_west=-0.9)).texts == ("go east", "go west")


def test_what_none_of_them_finds_likely_was_not_said() -> None:
    assert heard([UNKNOWN], [EAST], other(go_east=-0.5)).accepted
    assert not heard([UNKNOWN], [EAST], other(go_east=-9.0)).accepted
    assert heard([UNKNOWN], [], {}) == NOTHING


class Listener:
    """Hears the same, whatever sounds."""

    def __init__(self, found: list[Found]) -> None:
        self.found = found
        self.again = lambda: None
        self.end = lambda: found
        self.feed = lambda _: found[0].text if found else ""


class Network:
    """Writes down the same, whatever sounds."""

    def __init__(self, found: dict[str, Ended], *dictated: str) -> None:
        self.found = found
        self.asked: list[list[str]] = []
        self.sounds: list[int] = []
        self.expect = lambda _: None
        self.hear = lambda sound: self.sounds.append(len(sound))
        self.dictated = lambda: Text(dictated, -0.5 if dictated else inf)

    def likely(self, phrases: Iterable[str]) -> dict[str, Ended]:
        self.asked.append(list(phrases))
        return self.found

    alone = likely


def listening(
    monkeypatch: pytest.MonkeyPatch, wary: list[Found], bold: list[Found], network: Network
) -> MoonshineEngine:
    def ear(_model: object, _grammar: Grammar, beside: list[str], _most: int) -> Listener:
        return Listener(wary if beside else bold)

    monkeypatch.setattr(moonshine_engine, "opened", lambda _: object())
    monkeypatch.setattr(moonshine_engine, "Ear", ear)
    monkeypatch.setattr(moonshine_engine, "Moonshine", lambda *_: network)
    engine = MoonshineEngine(Recipe("moonshine", "en", "vosk", "words", second="moonshine"))
    engine.expect(Grammar("en", ("go (east | west)",)))
    assert engine.feed(bytes(10)) == (wary[0].text if wary else "")
    return engine


def test_it_takes_what_both_are_sure_of_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network({}, "Go east.")
    engine = listening(monkeypatch, [EAST], [EAST], network)
    heard = engine.end()
    assert (heard.texts, heard.dictated) == (("go east",), ("Go east.",))
    assert network.asked == []


def test_what_moonshine_would_nearly_have_written_counts_as_dictated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for score, dictated in ((-0.4, ("No.", "go east")), (-2.0, ("No.",))):
        network = Network(other(go_east=score), "No.")
        assert listening(monkeypatch, [EAST], [EAST], network).end().dictated == dictated
        assert network.asked == [["go east"]]


def test_else_it_asks_moonshine_about_all_that_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network(other(go_east=-0.2, go_west=-3.0))
    engine = listening(monkeypatch, [UNKNOWN, EAST], [WEST], network)
    heard = engine.end()
    assert (heard.texts, heard.dictated) == (("go east",), ())
    assert (network.sounds, network.asked) == ([10], [["go east", "go west"]])
    # And forgets what it was: the next phrase begins anew.
    engine.expect(Grammar("en", ("go (east | west)",)))
    engine.feed(bytes(4))
    engine.end()
    assert network.sounds[-1] == 4


def test_where_nothing_sounded_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network({})
    assert listening(monkeypatch, [], [], network).end() == NOTHING
    assert not network.asked
    assert not network.sounds


@pytest.mark.parametrize("words", ["", "{", "[]", "{}", '{"model": {"vocab": {}, "merges": [1]}}'])
def test_torn_words_are_no_model(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    monkeypatch.setattr(moonshine, "opened", lambda *_: None)
    with pytest.raises(Unavailable) as caught:
        Moonshine("anywhere", words)
    assert caught.value.trouble == "no-model"


def test_letters_are_joined_in_the_order_of_the_merges() -> None:
    names = ["▁", "g", "o", "▁g", "▁go", "n", "on", "▁gon"]
    ids = {name: place for place, name in enumerate(names)}
    merges = ["o n", "▁ g", "▁g o", "▁g on"]
    pieces = Pieces(json.dumps({"model": {"vocab": ids, "merges": merges}}))
    assert pieces.tokens(" go") == (ids["▁go"],)
    assert pieces.tokens(" gon") == (ids["▁gon"],)
    assert pieces.tokens(" ngo") == (ids["▁"], ids["n"], ids["g"], ids["o"])
    assert pieces.text((ids["▁go"], ids["n"])) == "gon"
    assert pieces.text(pieces.tokens(" go on")) == "go on"
