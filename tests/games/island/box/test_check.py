"""Checking a box: which pages, what is assumed on each, and what every change makes of the file."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.checks import place_name
from companion.games.island.box.box import Gain
from companion.games.island.box.check import (
    ARROWS,
    EXTRA_ORDERS,
    PALMS,
    Checked,
    checked,
    confirmed,
    entries,
    picked_knot,
    places,
    to_look_at,
    told,
    turned_on_or_off,
    value_at,
    with_gain,
)
from companion.games.island.terms import BONUSES, TOKENS
from companion.store.assets import shipped_box
from tests.boxes import PAGES


def now(owner: dict[str, Any] | None = None) -> Checked:
    return checked(shipped_box(), owner or {})


def entry(page: str, *place: str, owner: dict[str, Any] | None = None) -> Any:
    return next(one for one in entries(now(owner), page) if one.place == place)


# The pages


def test_every_assumed_entry_stands_on_one_page() -> None:
    shown = [place_name(place) for page in PAGES for place in to_look_at(now().box, page)]
    assert sorted(shown) == sorted(now().box.assumed)
    assert len(shown) == len(set(shown))


def test_what_stands_on_a_page() -> None:
    assert [place[2:] for place in places("theseus")] == [
        ("health",), ("energy",), ("restore",), ("half-sun",), ("bonuses", "to-fruit"),
        ("bonuses", "circle"), ("bonuses", "replenish"),
    ]  # fmt: skip
    assert len(places("tokens")) == 12
    assert places("token-6") == (("tokens", "token-6"),)
    assert places("knots") == (("knots",),)
    assert len(places("gains")) == 9


def test_what_is_assumed_of_a_board() -> None:
    assert [place[-1] for place in to_look_at(now().box, "theseus")] == [
        "health", "energy", "half-sun", "circle", "replenish",
    ]  # fmt: skip
    told_one = now({"boards": {"theseus": {"health": "3"}}}).box
    assert [place[-1] for place in to_look_at(told_one, "theseus")] == [
        "energy", "half-sun", "circle", "replenish",
    ]  # fmt: skip


def test_values_and_choices() -> None:
    health = entry("theseus", "boards", "theseus", "health")
    assert (health.value, health.assumed, health.how) == ("3", True, "one")
    assert health.choices == tuple("123456789")
    many = entry("phil", "boards", "phil", "energy", owner={"boards": {"phil": {"energy": "12"}}})
    assert many.choices[-1] == "12"
    assert entry("granddead", "boards", "granddead", "health").choices == ()
    half_sun = entry("granddead", "boards", "granddead", "half-sun")
    assert (half_sun.value, half_sun.how) == (["meeting", "back"], "several")
    assert half_sun.choices == BONUSES["granddead"]
    assert entry("palms", "palms", owner={"palms": ["7", "0", "0"]}).choices[-1] == ["7", "0", "0"]


def test_every_choice_is_taken() -> None:
    for page in PAGES:
        for one in entries(now(), page):
            for choice in one.choices:
                value = [choice] if one.how == "several" else choice
                then = now(told({}, one.place, value))
                assert place_name(one.place) not in then.box.assumed
                assert value_at(then.plain, one.place) == value


def test_arrows_are_known_in_any_writing() -> None:
    """L1.8: ten ways to join six sides in two groups of three."""
    assert len(ARROWS) == len({tuple(both) for both in ARROWS}) == 10
    shuffled = entry("arrows", "arrows", owner={"arrows": ["W-SE-NE", "SW-NW-E"]})
    assert shuffled.value in shuffled.choices
    assert shuffled.value == entry("arrows", "arrows").value == ["NW-E-SW", "NE-SE-W"]


def test_palms_and_extras_come_in_every_order() -> None:
    assert len(PALMS) == 3
    assert len(EXTRA_ORDERS) == 6


# Changing


@pytest.mark.parametrize("page", PAGES)
def test_what_was_confirmed_is_never_asked_again_and_changes_nothing(page: str) -> None:
    then = now(confirmed(now(), page))
    assert to_look_at(then.box, page) == ()
    others = [place for other in PAGES if other != page for place in to_look_at(now().box, other)]
    assert {place_name(place) for place in others} == set(then.box.assumed)
    assert (then.box.boards, then.box.tokens, then.box.gains) == (
        now().box.boards, now().box.tokens, now().box.gains,
    )  # fmt: skip
    assert confirmed(then, page) == then.owner


def test_one_token_is_confirmed_by_itself() -> None:
    then = now(confirmed(now(), "token-9"))
    assert then.owner == {"tokens": {"token-9": {}}}
    assert len(to_look_at(then.box, "tokens")) == 11


def test_what_else_is_told_stays() -> None:
    owner = {"boards": {"phil": {"health": "4"}}, "palms": ["2", "3", "2"], "tokens": None}
    then = told(told(owner, ("boards", "phil", "energy"), "5"), ("tokens", "ivy", "name"), {})
    assert then == {
        "boards": {"phil": {"health": "4", "energy": "5"}}, "palms": ["2", "3", "2"],
        "tokens": {"ivy": {"name": {}}},
    }  # fmt: skip
    assert owner["tokens"] is None


def test_ticks_keep_their_order() -> None:
    assert turned_on_or_off(["back"], "meeting", BONUSES["granddead"]) == ["meeting", "back"]
    assert turned_on_or_off(["meeting", "back"], "meeting", BONUSES["granddead"]) == ["back"]


@given(st.permutations("abcde"), st.integers(0, 2), st.sampled_from("abcde"))
def test_three_knots_stay_three(kinds: list[str], at: int, kind: str) -> None:
    knots = kinds[:3]
    then = picked_knot(knots, at, kind)
    assert then[at] == kind
    assert now({"knots": then}).box.knots == tuple(then)
    assert set(then) == set(knots) or kind not in knots


def test_a_gain_is_told_whole() -> None:
    """Told in part it would be laid over what the app has."""
    then = with_gain(now(), "heal", "energy", 2)
    assert now(then).box.gains["heal"] == Gain(health=1, energy=2)
    none = with_gain(now(then), "heal", "health", 0)
    assert now(none).box.gains["heal"] == Gain(energy=2)
    assert "gains.heal" not in now(none).box.assumed


def test_the_app_ticks_nothing_itself() -> None:
    """Else a tick that an owner takes away would come back from below."""
    assert all("does" not in shipped_box()["tokens"][word] for word in TOKENS)
