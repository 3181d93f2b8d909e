"""The use of Whisper and of pocketsphinx, which listens beside it."""

from companion.hearing.networks.beams import Ended
from companion.hearing.weighing import weighed
from companion.hearing.whisper_engine import worth
from companion.speech.transcript import Transcript


def heard(second: str, **found: tuple[float, int]) -> Transcript:
    """Of each phrase the logarithm of its probability, and how many tokens it has."""
    ended = {phrase.replace("_", " "): Ended(*one) for phrase, one in found.items()}
    return weighed(worth(ended, (second,) if second else ()), 0.6)


def test_what_whisper_finds_likely_was_said() -> None:
    assert heard("", да=(-0.8, 2), нет=(-4.0, 2)) == heard("нечто", да=(-0.8, 2), нет=(-4.0, 2))
    assert heard("", да=(-0.8, 2), нет=(-4.0, 2)).texts == ("да",)
    assert not heard("", да=(-8.0, 2), нет=(-9.0, 2)).accepted


def test_what_both_hear_counts_for_more() -> None:
    west, south_west = (-12.0, 14), (-14.0, 14)
    assert heard("", на_запад=west, на_юго_запад=south_west).texts[0] == "на запад"
    assert heard("на юго запад", на_запад=west, на_юго_запад=south_west).texts == ("на юго запад",)
    # Unsure alone, sure of it together.
    assert not heard("", е_пять=(-13.0, 3)).accepted
    assert heard("е пять", е_пять=(-13.0, 3)).accepted


def test_pocketsphinx_alone_is_not_believed() -> None:
    assert not heard("е пять", е_пять=(-24.0, 3)).accepted
    assert heard("е пять", е_пять=(-24.0, 3), да=(-1.0, 2)).texts == ("да",)
