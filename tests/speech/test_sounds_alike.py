"""Names that recognisers write as other words: mended where a name is expected, and only heard."""

import pytest

from companion.engine.refused import Refused
from companion.speech.listen import understood
from companion.speech.talk.sounds_alike import repaired
from tests.speech.speech_table import Line
from tests.speech.talk_table import NOT_TAKEN, session, taken


@pytest.mark.parametrize(
    ("table", "text", "meant"),
    [
        ("turn", "where's thesis", "where theseus"), ("turn", "where is fell", "where phil"),
        ("turn", "thesis goes west", "move W"), ("turn", "где фел", "where phil"),
        ("turn", "use the lyme", "bonus lime"), ("op", "wave hits thesis", "wave hits theseus"),
        ("op", "the rock pushes fell north-west", "rock pushes phil NW"),
        ("op", "волна бьёт тисея", "wave hits theseus"),
        ("op", "камень толкает фела на северо-запад", "rock pushes phil NW"),
    ],
)  # fmt: skip
def test_a_misheard_name_is_mended(table: str, text: str, meant: str) -> None:
    assert taken(Line("", table, text, "")) == meant


@pytest.mark.parametrize(
    "text",
    ["I fell east", "I feel great", "where is my phone", "the thesis is due", "когда конец хода"],
)
def test_no_name_is_heard_where_none_is_expected(text: str) -> None:
    assert taken(Line("", "turn", text, "")) == NOT_TAKEN


def test_what_is_typed_is_never_mended() -> None:
    with pytest.raises(Refused):
        understood(session("turn"), "theseus", "where is fell")


def test_the_ending_of_a_russian_name_says_who_does_it() -> None:
    assert "камень толкает фила" in repaired("камень толкает фела")
