"""The golden file for people to read.

`python -m tests.text.island.test_typical_steps` writes it anew.
"""

from pathlib import Path

from companion.text.island.questions import card
from companion.text.languages import LANGUAGES
from tests.text.island.typical_steps import STEPS

GOLDEN = Path(__file__).parent / "typical_steps.txt"
TOKENS = {"token-6": {"en": "Fog", "ru": "Туман"}}


def typical_steps() -> str:
    blocks = [
        "\n".join((f"# {title}", *(card(said, question, one, TOKENS) for one in LANGUAGES)))
        for title, said, question in STEPS
    ]
    return "\n\n".join(blocks) + "\n"


def test_typical_steps_sound_as_they_should() -> None:
    assert typical_steps() == GOLDEN.read_text(encoding="utf-8")


def test_titles_differ() -> None:
    assert len({title for title, _, _ in STEPS}) == len(STEPS)


if __name__ == "__main__":
    GOLDEN.write_text(typical_steps(), encoding="utf-8")
