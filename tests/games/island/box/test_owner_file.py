"""An owner's file holds box data, and nothing that no screen could show."""

from typing import Any

import pytest

from companion.engine.checks import place_name
from companion.games.island.box.file import LONGEST_NAME, LONGEST_TEXT, BadBox, read_owned
from companion.store.assets import shipped_box


def named(**what: Any) -> dict[str, Any]:
    return {"tokens": {"token-6": what}}


def test_what_the_app_ships_is_short_enough() -> None:
    assert read_owned(shipped_box(), {}).tokens["ivy"].name["en"] == "Ivy"


def test_a_name_and_a_text_of_full_length() -> None:
    owner = named(name={"en": "x" * LONGEST_NAME}, text={"ru": "ж" * LONGEST_TEXT})
    assert len(read_owned(shipped_box(), owner).tokens["token-6"].text["ru"]) == LONGEST_TEXT


@pytest.mark.parametrize(
    ("what", "place", "wanted"),
    [
        ({"name": {"en": "x" * 41}}, "name.en", "has 41 letters; keep it to 40"),
        ({"text": {"ru": "x" * 401}}, "text.ru", "has 401 letters; keep it to 400"),
        ({"name": {"en": "Fog\nand"}}, "name.en", "in plain letters on one line"),
        ({"text": {"en": "\x1b[2J"}}, "text.en", "signs that cannot be shown"),
    ],
)
def test_what_cannot_be_shown_is_named(what: Any, place: str, wanted: str) -> None:
    with pytest.raises(BadBox) as refused:
        read_owned(shipped_box(), named(**what))
    (fault,) = refused.value.faults
    assert place_name(fault.place) == f"tokens.token-6.{place}"
    assert wanted in fault.sentences["en"]
    assert set(fault.sentences) == {"en", "ru"}


def test_what_no_box_data_is_stays_refused() -> None:
    with pytest.raises(BadBox, match="keys with values"):
        read_owned(shipped_box(), ["tiles"])
