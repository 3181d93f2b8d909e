"""Nothing of a text is taken where a part of it was said and not understood."""

import pytest

from benchmarks.shared.questions import table
from companion.speech.proposals import Proposed, proposed
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript


def word(text: str) -> str:
    """Taken for it, at a turn of Theseus with every box circled; nothing, and it is asked back."""
    session = table("theseus").session
    came = proposed(session, default_speaker(session.state), Transcript((text,)))
    return came.meant.word if isinstance(came, Proposed) else ""


@pytest.mark.parametrize(
    "text",
    [
        "I'll stop here and rest, and that's my turn",
        "трачу лишнее действие, иду на юго-восток, а следом на запад",
        "I spend the extra action and go east",
    ],
)
def test_no_part_is_dropped(text: str) -> None:
    """L14.3: a box that is crossed out, or the end of a turn, is a deed of its own."""
    assert word(text) in ("", "restore; end", "extra action; move E")


def test_what_was_understood_whole_is_taken() -> None:
    assert word("I rest, and that's it") == "restore; end"
