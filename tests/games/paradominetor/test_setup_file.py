"""Set-ups of PARADOMINETOR: what is read, what is dealt, and one clear sentence for each fault."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from companion.engine.checks import Checks, place_name
from companion.engine.languages import LANGUAGES
from companion.games.paradominetor.kind import KIND
from companion.games.paradominetor.state import RULINGS, Rulings, SetUp
from companion.games.paradominetor.tiles import COLOURS, back_of, tiles_of
from tests.games.paradominetor.test_game import HANDS, SETS

PLAYERS = ["ann", "bob", "cy"]


def read(seed: int = 0, **tree: Any) -> tuple[SetUp | None, list[tuple[str, ...]]]:
    """The set-up, and of each fault its place and its sentence in both languages."""
    checks = Checks(KIND.sentences)
    setup = checks.through(
        lambda: KIND.read_setup({"players": PLAYERS, **tree}, lambda: Random(seed), checks)
    )
    faults = [
        (place_name(one.place), *(one.sentences[lang] for lang in LANGUAGES))
        for one in checks.faults
    ]
    assert (setup is None) == bool(faults)
    return setup, faults


def good(seed: int = 0, pass_to: str | None = None, **tree: Any) -> SetUp:
    if pass_to is not None:
        tree["pass"] = pass_to
    setup, faults = read(seed, **tree)
    assert setup is not None, faults
    return setup


def test_what_is_left_out() -> None:
    setup = good()
    assert setup == SetUp(("ann", "bob", "cy"), "all", ("green", "blue", "yellow"), "ann")
    assert (setup.pass_to, setup.hands, setup.chance) == ("left", (), "table")
    assert setup.rulings == Rulings("on-colour", "any", "note")
    assert good(players=[*PLAYERS, "di", "ed"]).sets == COLOURS


def test_what_is_written() -> None:
    setup = good(
        keep="all", sets=SETS, lead="cy", hands=HANDS, chance="app",
        rulings={"declared-paradox": "printed", "declare": "held", "all-black-lead": "lead stays",
                 "revoke": "off"},
        pass_to="right",
    )  # fmt: skip
    assert (setup.sets, setup.lead, setup.pass_to) == (("red", "green", "blue"), "cy", "right")
    assert setup.hands[1] == tuple(HANDS["bob"])
    assert setup.rulings == Rulings("printed", "held", "off")
    assert setup.chance == "app"


def test_tiles_of_hands_may_be_written_in_any_form() -> None:
    spaced = {who: [tile.replace("-", " ") for tile in hand] for who, hand in HANDS.items()}
    assert good(sets=SETS, hands=spaced).hands == good(sets=SETS, hands=HANDS).hands


def test_the_score_alone() -> None:
    setup = good(keep="score", chance="app", lead="bob")
    assert (setup.keep, setup.hands, setup.lead) == ("score", (), "bob")


def test_who_draws_deals_the_hands() -> None:
    """T2.2, T2.3; hands that are not known are not dealt."""
    setup = good(3, chance="app")
    dealt = [tile for hand in setup.hands for tile in hand]
    assert Counter(dealt) == Counter(tiles_of(setup.sets))
    for hand in setup.hands:
        assert Counter(map(back_of, hand)) == {"past": 5, "present": 5, "future": 5}
    assert good(3, chance="app") == setup
    assert good(4, chance="app").hands != setup.hands
    assert good(3, chance="app", hands={}).hands == ()
    assert good(3).hands == ()


def without(who: str, tile: str, other: str) -> dict[str, list[str]]:
    """The hands with another tile in the place of one."""
    hands = {**HANDS, who: list(HANDS[who])}
    hands[who][hands[who].index(tile)] = other
    return hands


TILE = (
    "is no tile of these sets; write colour, value and timeframe, as in red-4-past, or black",
    "не плитка этих наборов; напиши цвет, число и время, например red-4-past, или black",
)
FAULTS: list[tuple[dict[str, Any], list[tuple[str, str, str]]]] = [
    ({"players": ["ann", "bob"]}, [("players", "the list names 2; this game has 3-5 players",
                                    "в списке игроков: 2; в этой игре их 3-5")]),
    ({"players": ["ann", "bob", "cy", "di", "ed", "flo"]},
     [("players", "the list names 6; this game has 3-5 players",
       "в списке игроков: 6; в этой игре их 3-5")]),
    *(({"players": ["ann", "bob", word]},
       [("players.3", f'"{word}" is a word of the game; choose another name',
         f'"{word}" — слово игры; выбери другое имя')])
      for word in ("op", "table", "echo", "expect", "red", "black", "past", "as", "pass", "left",
                   "done", "single", "paradox", "all-black", "earliest", "play", "set", "and",
                   "full", "half", "trick", "lead", "undo", "redo")),
    ({"keep": "echo"}, [("keep", '"echo" is not known here; write one of: score, all',
                         '"echo" здесь неизвестно; напиши одно из: score, all')]),
    ({"keep": "score", "hands": HANDS},
     [("hands", "hands does not go with keep: score; leave it out",
       "hands не бывает при keep: score; убери")]),
    ({"sets": ["red", "green"]}, [("sets", "there are 2 sets; write as many as players, 3",
                                   "наборов здесь 2; запиши столько, сколько игроков: 3")]),
    ({"sets": ["red", "green", "blue", "yellow"]},
     [("sets", "there are 4 sets; write as many as players, 3",
       "наборов здесь 4; запиши столько, сколько игроков: 3")]),
    ({"sets": ["red", "green", "red"]},
     [("sets.3", '"red" stands here twice; name it once',
       '"red" стоит здесь дважды; назови один раз')]),
    ({"sets": ["red", "green", "pink"]},
     [("sets.3", '"pink" is not known here; write one of: green, blue, yellow, red, purple',
       '"pink" здесь неизвестно; напиши одно из: green, blue, yellow, red, purple')]),
    ({"lead": "di"}, [("lead", '"di" is not known here; write one of: ann, bob, cy',
                       '"di" здесь неизвестно; напиши одно из: ann, bob, cy')]),
    ({"pass": "up"}, [("pass", '"up" is not known here; write one of: left, right, done',
                       '"up" здесь неизвестно; напиши одно из: left, right, done')]),
    ({"sets": SETS, "hands": {"ann": HANDS["ann"], "cy": HANDS["cy"]}},
     [("hands", 'the hand of "bob" is missing; write everybody\'s hands, or none',
       'нет руки игрока "bob"; запиши руки всех или ничьи')]),
    ({"sets": SETS, "hands": {**HANDS, "zoe": []}},
     [("hands.zoe", '"zoe" is not known here; the keys are: ann, bob, cy',
       '"zoe" здесь неизвестно; возможные ключи: ann, bob, cy')]),
    ({"sets": SETS, "hands": {**HANDS, "cy": "black"}},
     [("hands.cy", '"black" stands where a list belongs; write [ONE, ANOTHER]',
       '"black" стоит там, где нужен список; напиши [ОДНО, ДРУГОЕ]')]),
    ({"sets": SETS, "hands": without("cy", "black", "red-4")},
     [("hands.cy.5", f'"red-4" {TILE[0]}', f'"red-4" — {TILE[1]}')]),
    ({"sets": SETS, "hands": without("cy", "black", "yellow-1-past")},
     [("hands.cy.5", f'"yellow-1-past" {TILE[0]}', f'"yellow-1-past" — {TILE[1]}')]),
    ({"sets": SETS, "hands": {**HANDS, "cy": HANDS["cy"][1:]}},
     [("hands.cy", "a hand has 14 tiles; write fifteen, five of each timeframe",
       "в руке плиток: 14; запиши пятнадцать, по пять каждого времени")]),
    ({"sets": SETS, "hands": without("cy", "red-5-future", "red-5-present")},
     [("hands.cy", "a hand has 6 tiles of the present; write five of each timeframe",
       "плиток времени present в руке: 6; запиши по пять каждого времени"),
      ("hands.cy", "a hand has 4 tiles of the future; write five of each timeframe",
       "плиток времени future в руке: 4; запиши по пять каждого времени"),
      ("hands", "red-5-present is held more often than it is there; 1 of it can be",
       "red-5-present на руках больше, чем есть; таких плиток всего: 1")]),
    ({"sets": SETS, "hands": without("cy", "blue-3-past", "black")},
     [("hands", "black is held more often than it is there; 3 of it can be",
       "black на руках больше, чем есть; таких плиток всего: 3")]),
    ({"rulings": {"declared": "printed"}},
     [("rulings.declared",
       f'"declared" is no ruling of this game; the rulings are: {", ".join(RULINGS)}',
       f'"declared" — не решение этой игры; есть такие: {", ".join(RULINGS)}')]),
    ({"rulings": {"revoke": "penalty"}},
     [("rulings.revoke", '"penalty" is not known here; write one of: note, off',
       '"penalty" здесь неизвестно; напиши одно из: note, off')]),
    ({"rulings": {"all-black-lead": "left"}},
     [("rulings.all-black-lead", '"left" is not known here; write one of: lead stays',
       '"left" здесь неизвестно; напиши одно из: lead stays')]),
    ({"chance": "dice"}, [("chance", '"dice" is not known here; write one of: table, app',
                           '"dice" здесь неизвестно; напиши одно из: table, app')]),
]  # fmt: skip


@pytest.mark.parametrize(("tree", "faults"), FAULTS)
def test_one_sentence_for_a_fault(tree: dict[str, Any], faults: list[tuple[str, str, str]]) -> None:
    assert read(**tree)[1] == faults


def test_the_rest_is_not_blamed_for_misread_players() -> None:
    faults = read(players=["ann", "Bob", "cy"], hands={"Bob": []}, lead="Bob", sets=["red"])[1]
    assert [place for place, *_ in faults] == ["players.2"]
    faults = read(players=["ann", "Bob", "cy", "di"], lead="Bob", sets=[*SETS, "purple"])[1]
    assert [place for place, *_ in faults] == ["players.2"]


@pytest.mark.parametrize(
    "tree",
    [
        {"sets": SETS, "hands": HANDS, "pass": "right", "lead": "bob"},
        {"chance": "app", "rulings": {"revoke": "off"}, "pass": "done"},
        {"keep": "score", "lead": "cy", "rulings": {"declare": "held"}},
        {"hands": {}},
    ],
)
def test_it_is_written_as_it_was_read(tree: dict[str, Any]) -> None:
    setup = good(0, **tree)
    written = KIND.write_setup(setup)
    for chance in ("table", "app"):
        again = good(1, **{**written, "chance": chance})
        assert (again.hands, again.sets, again.lead) == (setup.hands, setup.sets, setup.lead)
    assert good(1, **written) == setup
    for key, value in tree.items():
        if key == "rulings":
            assert value.items() <= written[key].items()
        else:
            assert written[key] == value
    assert written["rulings"]["all-black-lead"] == "lead stays"
    assert ("hands" in written) == (setup.keep == "all")
    assert written["players"] == PLAYERS
    assert KIND.speakers(setup) == ("ann", "bob", "cy")
