"""Box data: the app's own is whole, an owner's lies over it, and nothing wrong gets through."""

from typing import Any

import pytest

from companion.engine.checks import place_name
from companion.games.island.board.layout import SPACES, is_pattern, pattern
from companion.games.island.box.box import GAINS, Box, Gain, InForce
from companion.games.island.box.file import BadBox, plain_values, read_box, whole_box
from companion.games.island.terms import BONUSES, CHARACTERS, FRUITS, LAKES, TOKENS
from companion.store.assets import shipped_box

Tree = dict[str, Any]
PAIRS = [word for word, number in SPACES.items() if word not in LAKES for _ in range(number)]
TILES = [list(pair) for pair in zip(PAIRS[:14], PAIRS[14:], strict=True)]


def box(owner: Tree | None = None) -> Box:
    return read_box(shipped_box(), owner)


def token(**does: Any) -> InForce:
    ticks = {key.replace("_", "-"): value for key, value in does.items()}
    return box({"tokens": {"token-6": {"does": ticks}}}).tokens["token-6"].does


def faults(owner: Any) -> dict[str, str]:
    with pytest.raises(BadBox) as refused:
        read_box(shipped_box(), owner)
    assert all(set(one.sentences) == {"en", "ru"} for one in refused.value.faults)
    return {place_name(one.place): one.sentences["en"] for one in refused.value.faults}


def test_the_boards_of_the_box_data() -> None:
    boards = box().boards
    assert tuple(boards) == CHARACTERS
    assert (boards["granddead"].health, boards["granddead"].energy) == (None, 6)
    assert {(one.health, one.energy) for who, one in boards.items() if who != "granddead"} == {
        (3, 4)
    }
    assert boards["theseus"].bonuses["to-fruit"] == {"banana", "cherries", "grapes"}
    assert boards["granddead"].half_sun == {"meeting", "back"}
    for who, board in boards.items():
        assert tuple(board.bonuses) == BONUSES[who]
        fruits = [fruit for those in board.bonuses.values() for fruit in those]
        assert sorted(fruits) == ([] if who == "hempel" else sorted(FRUITS))
        assert board.restore == 2


def test_the_rest_of_the_box_data() -> None:
    whole = box()
    assert whole.palms == (3, 2, 2)
    assert whole.extras == ("energy", "health", "action")
    assert set(whole.arrows) == {frozenset(("NW", "E", "SW")), frozenset(("NE", "SE", "W"))}
    assert whole.tiles == ()
    assert whole.gains == GAINS
    assert "gains.heal" in whole.assumed


def test_an_owner_tells_what_a_symbol_gives() -> None:
    told = box({"gains": {"heal": {"health": "2"}}})
    assert told.gains["heal"] == Gain(health=2)
    assert told.gains["meeting"] == GAINS["meeting"]
    assert "gains.heal" not in told.assumed


def test_the_tokens_of_the_box_data() -> None:
    tokens = box().tokens
    assert len(tokens) == 12
    assert tokens["ivy"].does == InForce(word="ivy")
    assert tokens["ivy"].name == {"en": "Ivy", "ru": "Плющ"}
    known = [word for word, one in tokens.items() if one.does.word]
    assert known == ["algae", "lithophytes", "flood", "ivy", "hurricane"]
    assert all(set(tokens[word].text) == {"en", "ru"} for word in known)
    assert (tokens["token-9"].name, tokens["token-9"].does) == ({}, InForce())


def test_the_kinds_of_knots_are_the_five_that_turning_leaves() -> None:
    kinds = {key: entry["value"] for key, entry in shipped_box()["knot-kinds"].items()}
    joined = {key: [tuple(pair.split("-")) for pair in pairs] for key, pairs in kinds.items()}
    assert all(is_pattern(pattern(pairs)) for pairs in joined.values())
    sides = ("NW", "NE", "E", "SE", "SW", "W")
    numbers = {
        key: {"".join(sorted(str(sides.index(side)) for side in pair)) for pair in pairs}
        for key, pairs in joined.items()
    }
    assert numbers == {
        "a": {"03", "14", "25"}, "b": {"01", "23", "45"}, "c": {"03", "12", "45"},
        "d": {"03", "15", "24"}, "e": {"01", "24", "35"},
    }  # fmt: skip


def entries(tree: Any) -> list[Tree]:
    """The entries that the app's own file tells one by one."""
    if not isinstance(tree, dict):
        raise AssertionError(f"{tree} has no source")
    if "source" in tree:
        return [tree]
    return [entry for value in tree.values() for entry in entries(value)]


def test_what_no_rulebook_text_holds_is_assumed() -> None:
    """Box data: the suns are symbols, and the words printed on the tokens are lost."""
    assumed = box().assumed
    assert {f"boards.{who}.half-sun" for who in CHARACTERS} <= {*assumed}
    assert {f"tokens.{word}" for word in TOKENS} <= {*assumed}


def test_every_entry_has_its_source() -> None:
    sources = [entry["source"] for entry in entries(shipped_box())]
    assert sources.count("assumed") == len(box().assumed)
    assert set(sources) == {"rulebook", "derived", "assumed"}


def test_what_the_owner_tells_is_assumed_no_more() -> None:
    owner: Tree = {
        "boards": {"theseus": {"health": "4", "bonuses": {"circle": ["orange", "lime"]}}},
        "tokens": {"token-6": {"name": {"en": "Fog"}}},
        "palms": ["3", "2", "2"],
    }
    told = box(owner)
    assert told.boards["theseus"].health == 4
    assert told.boards["theseus"].energy == 4
    assert told.tokens["token-6"].name == {"en": "Fog"}
    assert set(box().assumed) - set(told.assumed) == {
        "boards.theseus.health", "boards.theseus.bonuses.circle", "tokens.token-6", "palms",
    }  # fmt: skip


def test_a_key_with_nothing_behind_it_tells_nothing() -> None:
    assert box({"boards": None, "tokens": {"ivy": None, "token-7": None}}) == box()
    assert box({}) == box()


def test_the_owner_names_a_known_token_anew() -> None:
    ivy = box({"tokens": {"ivy": {"name": {"ru": "Лиана"}, "does": {"restore": "1"}}}}).tokens[
        "ivy"
    ]
    assert ivy.name == {"en": "Ivy", "ru": "Лиана"}
    assert ivy.does == InForce(word="ivy", restore=1)


def test_ticks() -> None:
    assert token() == InForce()
    assert token(op_actions="1", captive_actions="-1") == InForce(op_actions=4, captive_actions=1)
    assert token(op_actions="-5", captive_actions="-9") == InForce(op_actions=0, captive_actions=0)
    assert token(safe_cost="forbidden", over_cost="+1") == InForce(safe_cost=None, over_cost=2)
    assert token(safe_cost="-2", over_cost="forbidden") == InForce(safe_cost=0, over_cost=None)
    assert token(restore="-1") == InForce(restore=-1)
    assert token(bush_damage="1", wave_damage="-3") == InForce(bush_damage=2, wave_damage=0)
    assert token(idle=["camp", "knot"]) == InForce(idle=frozenset(("camp", "knot")))
    assert token(bonuses="forbidden", free=["rock"]) == InForce(
        bonuses=False, free=frozenset(("rock",))
    )


def test_all_fourteen_tiles() -> None:
    """L1.4"""
    told = box({"tiles": TILES})
    assert "tiles" not in told.assumed
    assert all(set(pair) <= set(SPACES) for pair in told.tiles)


OWNERS: list[Tree] = [
    {},
    {"boards": None, "tokens": {"ivy": None, "token-7": {}}},
    {"boards": {"theseus": {"health": "5", "bonuses": {"circle": ["orange", "lime"]}}}},
    {"gains": {"heal": {"energy": "2"}, "reward": {"health": "0"}}, "palms": ["2", "3", "2"]},
    {"tokens": {"ivy": {"name": {"ru": "Лиана"}}, "token-6": {"does": {"restore": "1"}}}},
    {"tiles": TILES, "knots": ["c", "d", "e"], "arrows": ["NW-NE-E", "SE-SW-W"]},
    {"boards": {"granddead": {"health": "none", "half-sun": []}}},
]


@pytest.mark.parametrize("owner", OWNERS, ids=range(len(OWNERS)))
def test_one_mapping_reads_as_the_apps_with_the_owners_over_it(owner: Tree) -> None:
    assert read_box(whole_box(shipped_box(), owner)) == box(owner)


@pytest.mark.parametrize("owner", OWNERS, ids=range(len(OWNERS)))
def test_what_is_in_force_reads_as_an_owners_file(owner: Tree) -> None:
    everything = box(plain_values(shipped_box(), owner))
    assert everything.boards == box(owner).boards
    assert everything.tokens == box(owner).tokens
    assert set(everything.assumed) == set()


FRUITS_TWICE = {"circle": ["orange", "banana"]}
BAD = [
    ({"board": {}}, "board", "is not known here; the keys are: boards, tokens"),
    ({"boards": "x"}, "boards", "stands where keys with values belong"),
    ({"boards": {"bob": {}}}, "boards.bob", "is not known here"),
    ({"boards": {"phil": {"heath": "3"}}}, "boards.phil.heath", "the keys are: health, energy"),
    ({"boards": {"phil": {"health": "x"}}}, "boards.phil.health", "a whole number from 1"),
    ({"boards": {"phil": {"energy": "0"}}}, "boards.phil.energy", "a whole number from 1"),
    ({"boards": {"phil": {"restore": []}}}, "boards.phil.restore", "a whole number from 1"),
    ({"boards": {"granddead": {"health": "3"}}}, "boards.granddead.health", "has no health"),
    ({"boards": {"phil": {"half-sun": ["heal"]}}}, "boards.phil.half-sun.1", "write one of: immu"),
    ({"boards": {"phil": {"half-sun": "line"}}}, "boards.phil.half-sun", "where a list belongs"),
    ({"boards": {"phil": {"bonuses": {"heal": []}}}}, "boards.phil.bonuses.heal", "is not known"),
    ({"boards": {"theseus": {"bonuses": FRUITS_TWICE}}}, "boards.theseus.bonuses", "two bonuses"),
    ({"boards": {"phil": {"bonuses": {"line": ["grapes", "apple"]}}}}, "boards.phil.bonuses",
     "have 2 + 2 + 2 fruits"),
    ({"boards": {"phil": {"bonuses": {"line": ["lemon"]}}}}, "boards.phil.bonuses.line.1",
     "write one of: orange"),
    ({"boards": {"phil": {"bonuses": {"line": ["apple", "apple"]}}}}, "boards.phil.bonuses.line.2",
     "stands here twice"),
    ({"boards": {"hempel": {"bonuses": {"trade": ["lime"]}}}}, "boards.hempel.bonuses", "give his"),
    ({"palms": ["3", "2"]}, "palms", "3 + 2 palm boxes"),
    ({"palms": ["3", "2", "3"]}, "palms", "three numbers that make seven"),
    ({"palms": "7"}, "palms", "where a list belongs"),
    ({"extras": ["energy", "health"]}, "extras", "name three of"),
    ({"extras": ["energy", "energy", "health"]}, "extras.2", "stands here twice"),
    ({"arrows": ["NW-NE-E"]}, "arrows", 'the side "SE" is missing'),
    ({"arrows": ["NW-NE-E", "E-SE-SW"]}, "arrows", 'the side "E" stands here twice'),
    ({"arrows": ["NW-NE", "E-SE-SW-W"]}, "arrows", "does not join 3 sides"),
    ({"arrows": ["N-S"]}, "arrows", '"N" is no side'),
    ({"arrows": "NW-E-SW"}, "arrows", "where a list belongs"),
    ({"knots": ["a", "b"]}, "knots", "name three of: a, b, c, d, e"),
    ({"knots": ["a", "b", "f"]}, "knots.3", "write one of: a, b, c, d, e"),
    ({"knot-kinds": {"a": ["NW-SE"]}}, "knot-kinds.a", 'the side "NE" is missing'),
    ({"tokens": {"fog": {}}}, "tokens.fog", "is not known here"),
    ({"tokens": {"token-6": {"effect": "x"}}}, "tokens.token-6.effect", "name, text, does"),
    ({"tokens": {"token-6": "Fog"}}, "tokens.token-6", "keys with values"),
    ({"tokens": {"token-6": {"name": "Fog"}}}, "tokens.token-6.name", "keys with values"),
    ({"tokens": {"token-6": {"name": {"de": "x"}}}}, "tokens.token-6.name.de", "are: en, ru"),
    ({"tokens": {"token-6": {"text": {"en": None}}}}, "tokens.token-6.text.en", "words belong"),
    ({"tokens": {"token-6": {"does": {"fly": "1"}}}}, "tokens.token-6.does.fly", "op-actions"),
    ({"tokens": {"token-6": {"does": {"restore": "forbidden"}}}}, "tokens.token-6.does.restore",
     "a whole number from -9 to 9"),
    ({"tokens": {"token-6": {"does": {"idle": ["lake"]}}}}, "tokens.token-6.does.idle.1", "camp, "),
    ({"tokens": {"token-6": {"does": {"free": "rock"}}}}, "tokens.token-6.does.free", "a list"),
    ({"tokens": {"token-6": {"does": {"bonuses": "no"}}}}, "tokens.token-6.does.bonuses",
     "write one of: forbidden"),
    ({"tiles": TILES[1:]}, "tiles", "there are 13 tiles"),
    ({"tiles": [["orange"], *TILES[1:]]}, "tiles.1", "this tile has 1 spaces"),
    ({"tiles": [["orange", "bend"], *TILES[1:]]}, "tiles.1.2", "is not known here"),
    ({"tiles": [TILES[1], *TILES[1:]]}, "tiles", "times"),
    ([], "", "keys with values"),
]  # fmt: skip


@pytest.mark.parametrize(("owner", "place", "wanted"), BAD, ids=range(len(BAD)))
def test_an_owners_mistake_is_named(owner: Any, place: str, wanted: str) -> None:
    assert wanted in faults(owner)[place]


def test_every_mistake_is_named() -> None:
    owner = {"boards": {"phil": {"health": "x"}, "theseus": {"bonuses": FRUITS_TWICE}}, "x": None}
    assert set(faults(owner)) == {"boards.phil.health", "boards.theseus.bonuses", "x"}


def test_the_apps_own_file_is_checked_too() -> None:
    with pytest.raises(BadBox, match=r"palms\.source: \"heard\" is no source"):
        read_box({**shipped_box(), "palms": {"value": ["3", "2", "2"], "source": "heard"}})
    with pytest.raises(BadBox, match="boards"):
        read_box({})
