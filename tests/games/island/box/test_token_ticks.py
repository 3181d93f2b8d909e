"""Ticks of a token: all that its file can say, each read as what it says."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.games.island.box.box import InForce, Token
from companion.games.island.box.check import Checked, checked
from companion.games.island.box.token_file import FORBIDDEN, TICKS
from companion.games.island.box.token_ticks import (
    COSTS,
    COUNTED,
    MOST,
    TICKED,
    allowed,
    counted,
    does,
    offered,
    ticked,
    written,
)
from companion.games.island.terms import TOKENS
from companion.store.assets import shipped_box

TOKEN = "token-6"
COSTLY = st.tuples(st.sampled_from(COUNTED), st.integers(-MOST, MOST).map(str) | st.just(FORBIDDEN))
VALUES = COSTLY.filter(lambda one: one[1] != FORBIDDEN or one[0] in COSTS)


def now(owner: dict[str, Any]) -> Checked:
    return checked(shipped_box(), owner)


def token(owner: dict[str, Any], word: str = TOKEN) -> Token:
    return now(owner).box.tokens[word]


def test_everything_that_the_file_takes_can_be_ticked() -> None:
    assert {*COUNTED, *TICKED, "bonuses"} == set(TICKS)


@given(VALUES)
def test_every_number_is_a_few_touches_away(one: tuple[str, str]) -> None:
    tick, value = one
    owner: dict[str, Any] = {}
    for _ in range(5):
        values = offered(tick, does(now(owner), TOKEN))
        if value in values:
            break
        edge = values[6] if int(value) > 0 else values[0]
        owner = counted(owner, TOKEN, does(now(owner), TOKEN), tick, edge)
    assert value in values
    owner = counted(owner, TOKEN, does(now(owner), TOKEN), tick, value)
    assert does(now(owner), TOKEN) == ({} if value == "0" else {tick: value})


def test_nothing_added_is_no_tick() -> None:
    owner = counted({}, TOKEN, {}, "restore", "2")
    assert token(owner).does == InForce(restore=2)
    owner = counted(owner, TOKEN, does(now(owner), TOKEN), "restore", "0")
    assert token(owner).does == InForce()
    assert owner == {"tokens": {TOKEN: {"does": {}}}}
    assert "tokens.token-6" not in now(owner).box.assumed


def test_places_pieces_and_bonuses() -> None:
    owner = ticked({}, TOKEN, {}, "idle", "knot")
    owner = ticked(owner, TOKEN, does(now(owner), TOKEN), "idle", "camp")
    owner = ticked(owner, TOKEN, does(now(owner), TOKEN), "free", "rock")
    owner = allowed(owner, TOKEN, does(now(owner), TOKEN), bonuses=False)
    assert token(owner).does == InForce(
        idle=frozenset(("camp", "knot")), free=frozenset(("rock",)), bonuses=False
    )
    owner = ticked(owner, TOKEN, does(now(owner), TOKEN), "free", "rock")
    owner = allowed(owner, TOKEN, does(now(owner), TOKEN), bonuses=True)
    assert does(now(owner), TOKEN) == {"idle": ["camp", "knot"]}


def test_a_known_token_keeps_what_the_rules_know_of_it() -> None:
    owner = counted({}, "ivy", {}, "safe-cost", FORBIDDEN)
    assert token(owner, "ivy").does == InForce(word="ivy", safe_cost=None)
    assert token(owner, "ivy").name == {"en": "Ivy", "ru": "Плющ"}


def test_a_name_and_a_text_by_language() -> None:
    owner = written({}, TOKEN, "name", "en", "  Fog ")
    owner = written(owner, TOKEN, "name", "ru", "Туман")
    owner = written(owner, TOKEN, "text", "en", "No\nbonuses.")
    assert token(owner).name == {"en": "Fog", "ru": "Туман"}
    assert token(owner).text == {"en": "No bonuses."}
    owner = written(owner, TOKEN, "name", "en", " ")
    assert token(owner).name == {"ru": "Туман"}


def test_the_apps_own_name_comes_back() -> None:
    owner = written({}, "ivy", "name", "ru", "Лиана")
    assert token(owner, "ivy").name == {"en": "Ivy", "ru": "Лиана"}
    assert token(written(owner, "ivy", "name", "ru", ""), "ivy").name["ru"] == "Плющ"


def test_all_twelve_can_be_told_of() -> None:
    owner: dict[str, Any] = {}
    for word in TOKENS:
        owner = written(owner, word, "name", "en", f"Mine {word}")
    assert [one.name["en"] for one in now(owner).box.tokens.values()] == [
        f"Mine {word}" for word in TOKENS
    ]
