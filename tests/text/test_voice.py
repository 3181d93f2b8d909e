"""Every trouble with voice has one sentence in each language."""

import pytest

from companion.hearing.voices.aloud import MUTE
from companion.speech.proposals import Reason
from companion.speech.transcript import TROUBLES
from companion.text.languages import LANGUAGES
from companion.text.voice import voice_trouble
from tests.text.wording import sentence_faults

REASONS: tuple[Reason, ...] = ("silence", "off-topic", "announced")


@pytest.mark.parametrize("word", dict.fromkeys((*TROUBLES, *REASONS, *MUTE)))
def test_every_trouble_is_told(word: str) -> None:
    told = {voice_trouble(word, language) for language in LANGUAGES}
    assert len(told) == 2
    for language in LANGUAGES:
        assert sentence_faults(voice_trouble(word, language), language) == []
