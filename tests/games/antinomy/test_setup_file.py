"""Set-ups of Antinomy: what is read, what is dealt, and one clear sentence for each fault."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.engine.checks import Checks, place_name
from companion.engine.languages import LANGUAGES
from companion.games.antinomy.cards import CARDS
from companion.games.antinomy.game import play
from companion.games.antinomy.kind import KIND
from companion.games.antinomy.state import RULINGS, Rulings, SetUp

PLAYERS = ["ann", "bob"]
ROW = [
    "blue-1", "red-1", "green-2", "purple-3", "red-4", "blue-4", "green-1", "purple-1", "red-2",
]  # fmt: skip
ROW_LEFT = ["red-3", "blue-2", "green-4", "blue-3"]


def read(seed: int = 0, **tree: Any) -> tuple[SetUp | None, list[tuple[str, ...]]]:
    """The set-up, and of each fault its place and its sentence in both languages."""
    checks = Checks(KIND.sentences)
    setup = KIND.read_setup({"players": PLAYERS, **tree}, lambda: Random(seed), checks)
    faults = [
        (place_name(one.place), *(one.sentences[lang] for lang in LANGUAGES))
        for one in checks.faults
    ]
    assert (setup is None) == bool(faults)
    return setup, faults


def good(seed: int = 0, **tree: Any) -> SetUp:
    """The keys of a file, with `_` for `-`."""
    keys = {key.replace("_", "-"): value for key, value in tree.items()}
    setup, faults = read(seed, **keys)
    assert setup is not None, faults
    return setup


def test_what_is_left_out() -> None:
    setup = good(continuum=ROW)
    assert setup == SetUp(("ann", "bob"), "all", tuple(ROW))
    assert setup.hands == ((), ())
    assert setup.rulings == Rulings("right", "may", "zero", "turn")
    assert setup.codex_order == ("blue", "green", "purple", "red")
    assert setup.chance == "table"


def test_what_is_written() -> None:
    setup = good(
        keep="all", continuum=ROW, chance="app",
        hands={"bob": ["blue-2", "?", "green-skull"]},
        rulings={"codex-end": "left", "paradox": "must", "tie-value": "printed",
                 "first-clash": "each"},
        codex_order=["red", "blue", "purple", "green"],
    )  # fmt: skip
    assert setup.hands == ((), ("blue-2", "green-3"))
    assert setup.rulings == Rulings("left", "must", "printed", "each")
    assert setup.codex_order == ("red", "blue", "purple", "green")
    assert setup.chance == "app"


def test_the_score_alone() -> None:
    setup = good(keep="score", codex="red")
    assert (setup.keep, setup.codex, setup.continuum) == ("score", "red", ())
    assert {good(seed, keep="score").codex for seed in range(40)} == {
        "blue", "green", "purple", "red",
    }  # fmt: skip


def test_the_row_is_dealt_by_the_seed() -> None:
    assert good(1) == good(1)
    assert good(1).continuum != good(2).continuum
    assert len(set(good(1).continuum)) == 9


def test_who_draws_deals_the_hands() -> None:
    """A11.2; cards that a file tells are dealt to nobody else."""
    setup = good(3, chance="app", continuum=ROW)
    assert [len(hand) for hand in setup.hands] == [3, 3]
    dealt = (*setup.continuum, *setup.hands[0], *setup.hands[1])
    assert len(set(dealt)) == 15
    assert set(dealt) < set(CARDS)
    for seed in range(5):
        row = good(seed, chance="app", hands={"ann": ROW[:3], "bob": ROW[3:6]})
        assert row.hands == (tuple(ROW[:3]), tuple(ROW[3:6]))
        assert not set(row.continuum) & set(ROW[:6])


def test_hands_are_sorted_in_a_game() -> None:
    setup = good(continuum=ROW, hands={"ann": ["red-3", "blue-2", "green-4"]})
    assert play(setup, 0).state.sorcerers[0].known == ("blue-2", "green-4", "red-3")


MORE = "не больше 24"
FAULTS: list[tuple[dict[str, Any], str, str, str]] = [
    ({"players": ["ann"]}, "players",
     "the list names 1; this game has 2 players", "в списке игроков: 1; в этой игре их 2"),
    ({"players": ["ann", "Bob"]}, "players.2",
     '"Bob" is no name here; write up to 24 small Latin letters, as in ann',
     '"Bob" здесь не годится как имя; напиши маленькие латинские буквы, как в ann, не больше 24'),
    ({"players": ["ann", "b" * 25]}, "players.2",
     f'"{"b" * 25}" is no name here; write up to 24 small Latin letters, as in ann',
     f'"{"b" * 25}" здесь не годится как имя; напиши маленькие латинские буквы, как в ann, {MORE}'),
    *(({"players": ["ann", word]}, "players.2",
       f'"{word}" is a word of the game; choose another name',
       f'"{word}" — слово игры; выбери другое имя')
      for word in ("op", "table", "echo", "expect", "place", "set", "none", "undo", "clash")),
    ({"players": ["ann", "ann"]}, "players.2",
     '"ann" stands here twice; name it once', '"ann" стоит здесь дважды; назови один раз'),
    ({"keep": "echo"}, "keep",
     '"echo" is not known here; write one of: score, all',
     '"echo" здесь неизвестно; напиши одно из: score, all'),
    ({"keep": "score", "continuum": ROW}, "continuum",
     "continuum does not go with keep: score; leave it out",
     "continuum не бывает при keep: score; убери"),
    ({"keep": "score", "hands": {}}, "hands",
     "hands does not go with keep: score; leave it out",
     "hands не бывает при keep: score; убери"),
    ({"codex": "red"}, "codex",
     "codex does not go with keep: all; leave it out", "codex не бывает при keep: all; убери"),
    ({"keep": "score", "codex": "pink"}, "codex",
     '"pink" is not known here; write one of: blue, green, purple, red',
     '"pink" здесь неизвестно; напиши одно из: blue, green, purple, red'),
    ({"continuum": ROW[:8]}, "continuum",
     "the continuum has 8 cards; write nine, space 1 to 9",
     "в ряду карт: 8; запиши девять, от места 1 до 9"),
    ({"continuum": [*ROW[:8], "blue-9"]}, "continuum.9",
     '"blue-9" is no card; write a colour and a number, as in blue-1',
     '"blue-9" — не карта; напиши цвет и число, например blue-1'),
    ({"continuum": [*ROW[:8], "?"]}, "continuum.9",
     '"?" is no card; write a colour and a number, as in blue-1',
     '"?" — не карта; напиши цвет и число, например blue-1'),
    ({"continuum": [*ROW[:8], []]}, "continuum.9",
     "[…] is no card; write a colour and a number, as in blue-1",
     "[…] — не карта; напиши цвет и число, например blue-1"),
    ({"continuum": [*ROW[:8], "blue-1"]}, "continuum.9",
     "blue-1 lies in two places; each card is there once",
     "blue-1 лежит в двух местах; каждая карта одна"),
    ({"continuum": ROW, "hands": {"ann": ["red-3", "?", "blue-skull"]}}, "hands.ann.3",
     "blue-1 lies in two places; each card is there once",
     "blue-1 лежит в двух местах; каждая карта одна"),
    ({"hands": {"ann": ["?", "?"]}}, "hands.ann",
     "a hand has 2 cards; write three, those not known as ?",
     "в руке карт: 2; запиши три, неизвестные как ?"),
    ({"hands": {"zoe": []}}, "hands.zoe",
     '"zoe" is not known here; the keys are: ann, bob',
     '"zoe" здесь неизвестно; возможные ключи: ann, bob'),
    ({"hands": {"ann": "blue-2"}}, "hands.ann",
     '"blue-2" stands where a list belongs; write [ONE, ANOTHER]',
     '"blue-2" стоит там, где нужен список; напиши [ОДНО, ДРУГОЕ]'),
    ({"continuum": "blue-2"}, "continuum",
     '"blue-2" stands where a list belongs; write [ONE, ANOTHER]',
     '"blue-2" стоит там, где нужен список; напиши [ОДНО, ДРУГОЕ]'),
    ({"codex-order": ["red", "blue"]}, "codex-order",
     "the Codex has each of the four colours once; write them clockwise",
     "на Кодексе каждый из четырёх цветов один раз; запиши их по часовой"),
    ({"codex-order": ["red", "blue", "green", "red"]}, "codex-order.4",
     '"red" stands here twice; name it once', '"red" стоит здесь дважды; назови один раз'),
    ({"rulings": {"codex-edge": "left"}}, "rulings.codex-edge",
     f'"codex-edge" is no ruling of this game; the rulings are: {", ".join(RULINGS)}',
     f'"codex-edge" — не решение этой игры; есть такие: {", ".join(RULINGS)}'),
    ({"rulings": {"first-clash": "never"}}, "rulings.first-clash",
     '"never" is not known here; write one of: turn, setup, each',
     '"never" здесь неизвестно; напиши одно из: turn, setup, each'),
    ({"chance": "dice"}, "chance",
     '"dice" is not known here; write one of: table, app',
     '"dice" здесь неизвестно; напиши одно из: table, app'),
]  # fmt: skip


@pytest.mark.parametrize(("tree", "place", "en", "ru"), FAULTS)
def test_one_sentence_for_a_fault(tree: dict[str, Any], place: str, en: str, ru: str) -> None:
    assert read(**tree)[1] == [(place, en, ru)]


def test_hands_are_not_blamed_for_misread_players() -> None:
    assert [place for place, *_ in read(players=["ann", "Bob"], hands={"Bob": []})[1]] == [
        "players.2"
    ]


@pytest.mark.parametrize(
    "tree",
    [
        {"continuum": ROW, "hands": {"ann": [*ROW_LEFT[:3]], "bob": [ROW_LEFT[3], "?", "?"]}},
        {"chance": "app", "rulings": {"first-clash": "each"}},
        {"keep": "score", "codex": "purple", "codex-order": ["red", "blue", "purple", "green"]},
    ],
)
def test_it_is_written_as_it_was_read(tree: dict[str, Any]) -> None:
    setup = good(0, **tree)
    written = KIND.write_setup(setup)
    assert good(1, **written) == setup
    for key, value in tree.items():
        if key == "rulings":
            assert written[key]["first-clash"] == "each"
        else:
            assert written[key] == value
    assert written["players"] == PLAYERS
    assert KIND.speakers(setup) == ("ann", "bob")
