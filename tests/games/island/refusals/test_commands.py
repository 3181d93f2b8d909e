"""Every refusal of the rules has its own reason, and none tells what its speaker may not know."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from companion.engine.frozen import revised
from companion.engine.refused import Refused, Why
from companion.games.island.apply import apply
from companion.games.island.commands import Command
from companion.games.island.game import play
from companion.games.island.legal import legal, verify
from companion.games.island.notation import ANSWERS, read
from companion.games.island.refusals.reasons import FOR_THE_OP, WHYS
from companion.games.island.setup.begin import set_up
from companion.games.island.setup.table import Seat
from companion.games.island.state import State
from companion.games.island.terms import (
    CHARACTERS,
    DIRECTIONS,
    EXTRAS,
    FRUITS,
    LAKES,
    OP,
    PARTS,
    PIECES,
    STONES,
    TOKENS,
)
from companion.store.island.table_file import read_table
from tests.architecture.house import ROOT
from tests.games.island.random_tables import random_command, random_game, random_setup
from tests.games.island.test_leaks import other_island, to_a_captive

WORDS: Final = (
    *sorted(ANSWERS), "restore", "end",
    *(f"move {way}{how}" for way in DIRECTIONS for how in ("", " over", " safe", " over safe")),
    *(f"bonus {fruit}" for fruit in FRUITS),
    *(f"extra {extra}" for extra in EXTRAS),
    *(f"token {token}" for token in TOKENS),
    *(f"wave {place}" for place in (*PARTS, *LAKES)),
    *(f"wave hits {who}" for who in CHARACTERS),
    *(f"{stone} {way}" for stone in STONES for way in DIRECTIONS),
    *(f"{stone} pushes {who} {way}"
      for stone in STONES for who in CHARACTERS for way in DIRECTIONS),
    *(f"where {who}" for who in CHARACTERS), "set deaths 99", "set phil palm 1",
)  # fmt: skip


def why(state: State, command: Command) -> tuple[str, Why] | None:
    """The code and the reason of a refusal."""
    try:
        apply(state, command)
    except Refused as refused:
        return refused.code, refused.why
    return None


def said(state: State, dice: Random, count: int) -> Iterator[Command]:
    """Anything that people at the table may say, sense or not."""
    for _ in range(count):
        who = dice.choice((*state.table.seat, OP))
        command = read(who, dice.choice(WORDS))
        assert command is not None
        yield command


@pytest.mark.parametrize("seed", range(40))
def test_every_refusal_of_the_rules_has_a_reason_from_the_list(seed: int) -> None:
    dice = Random(seed)
    for state, _ in random_game(seed, 80):
        for command in said(state, dice, 6):
            refused = why(state, command)
            if refused is not None and refused[0] != "unknown":
                assert refused[1], (command, refused)
                assert refused[1][0] in WHYS


@pytest.mark.parametrize("seed", range(40))
def test_no_captive_is_refused_for_what_only_the_op_knows(seed: int) -> None:
    """L16.2: a reason that would tell where something is answers the OP alone."""
    dice = Random(seed)
    for state, _ in random_game(seed, 80):
        for command in said(state, dice, 12):
            refused = why(state, command)
            if refused is not None and command.who != OP and refused[1]:
                assert refused[1][0] not in FOR_THE_OP


def test_two_islands_that_said_the_same_refuse_captives_alike() -> None:
    """L16: what is unseen changes no reason that a captive is given."""
    compared = 0
    for seed in range(120):
        dice = Random(seed)
        given = random_setup(dice, odd=False)
        starts = [set_up(given), set_up(other_island(given, dice))]
        states = [start.state for start in starts]
        heard = [list(start.said) for start in starts]
        for _ in range(25):
            choices = dice.randrange(10**9)
            states = [
                to_a_captive(state, told, Random(choices))
                for state, told in zip(states, heard, strict=True)
            ]
            if heard[0] != heard[1] or states[0].question is None:
                break
            for command in said(states[0], dice, 12):
                if command.who != OP:
                    assert why(states[0], command) == why(states[1], command), (seed, command)
                    compared += 1
            move = random_command(states[0], dice)
            outcomes = [apply(state, move) for state in states]
            heard = [list(outcome.said) for outcome in outcomes]
            states = [outcome.state for outcome in outcomes]
    assert compared > 3_000


@pytest.mark.parametrize("seed", range(10))
def test_what_is_legal_is_never_refused(seed: int) -> None:
    for state, _ in random_game(seed, 60):
        for command in legal(state):
            verify(state, command)


# One reason each, on the sample's island


def after(seat: str, *lines: str) -> State:
    """The sample after `who: words`, with somebody else at it."""
    table = read_table(ROOT / "seeds" / "sample-table.yaml")
    seats = (Seat(seat, seat, "banana"), Seat("schrodie", "schrodie", "apple"))
    session = play(revised(table.setup, {"seats": seats}))
    for line in lines:
        who, _, words = line.partition(": ")
        command = read(who, words)
        assert command is not None, line
        session.submit(command)
    return session.state


TRADE: Final = (
    "op: set hempel banana palm 2",
    "op: set hempel health 1",
    "op: set hempel energy 0",
)
NO_PALM: Final = tuple(
    f"op: set hempel {fruit} palm {palm}"
    for fruit, palm in (("banana", 1), ("orange", 1), ("grapes", 1))
)
OCEAN: Final = ("op: set achilles at A1", "op: set achilles grapes circled")
TO_OP: Final = ("phil: end", "schrodie: end", "op: token hurricane")


@pytest.mark.parametrize(
    ("seat", "lines", "said", "code", "reason"),
    [
        ("theseus", (), "theseus: restore", "illegal", ("energy-full", "theseus")),  # L4.2
        ("theseus", (), "schrodie: restore", "not-your-turn", ("turn-of", "theseus")),  # L3.1
        ("theseus", (), "theseus: extra action", "no-such-bonus", ("box-free", "action")),  # L14.3
        ("phil", (), "phil: extra action", "no-such-bonus", ("no-boxes",)),
        ("theseus", ("op: set theseus energy 1",), "theseus: move E over safe", "no-energy",
         ("energy", 2, 1)),  # L5.2
        ("granddead", ("op: set granddead energy 1",), "granddead: move E safe", "no-energy",
         ("last-energy", 1, 1)),  # L14.1
        ("theseus", ("op: set theseus actions 0",), "theseus: move E", "no-actions",
         ("no-actions", "theseus")),  # L4.1
        ("phil", ("op: set phil orange circled",), "phil: bonus orange", "not-now",
         ("event-reward", "phil")),  # L13.2
        ("phil", ("op: set phil lime circled", *(f"op: set phil immune {p}" for p in PIECES)),
         "phil: bonus lime", "illegal", ("immune-all", "phil")),  # L13.3
        ("phil", ("op: set phil lime circled", "op: set phil immune wave", "phil: bonus lime"),
         "phil: wave", "illegal", ("immune", "phil", "wave")),
        ("phil", ("op: set phil lime circled", "phil: bonus lime"), "phil: schrodie", "illegal",
         ("name-op-piece",)),
        ("granddead", ("op: set rock off", "op: set granddead orange circled",
                       "granddead: bonus orange"),
         "granddead: rock", "illegal", ("off-map", "rock")),  # L9.6
        ("granddead", ("op: set granddead orange circled", "op: set wave off", "op: set rock off",
                       "op: set bush off"),
         "granddead: bonus orange", "illegal", ("all-off-map", "granddead")),
        ("hempel", (*TRADE, "hempel: bonus banana"), "hempel: lose energy", "illegal",
         ("energy", 1, 0)),
        ("hempel", ("op: set hempel banana palm 2",), "hempel: bonus banana", "illegal",
         ("trade-nothing", "hempel")),
        ("achilles", (*OCEAN, "achilles: move NW"), "achilles: yes", "not-now",
         ("asked", "bonus")),
        ("theseus", ("op: set theseus strawberry circled",), "theseus: bonus strawberry",
         "illegal", ("none-crossed", "theseus")),
        ("theseus", ("op: set theseus lime crossed", "op: set theseus orange crossed",
                     "op: set theseus strawberry circled", "theseus: bonus strawberry"),
         "theseus: grapes", "illegal", ("fruit-uncrossed",)),
        ("phil", TO_OP, "op: wave hits phil", "illegal", ("wave-far", "phil")),  # L12.3
        ("phil", TO_OP, "op: wave S", "illegal", ("wave-there",)),
        ("phil", ("op: set phil at G1", *TO_OP, "op: wave hits phil"), "op: wave hits phil",
         "illegal", ("wave-once", "phil")),
        ("phil", ("op: set phil at G1", *TO_OP[:-1], "op: set wave off", TO_OP[-1]),
         "op: wave hits phil", "illegal", ("off-map", "wave")),
        ("phil", (*TO_OP, "op: set phil immune wave", "op: set phil at G1"), "op: wave hits phil",
         "illegal", ("immune", "phil", "wave")),
        ("phil", (*TO_OP, "op: set phil off"), "op: wave hits phil", "illegal",
         ("off-island", "phil")),  # L10.3
        ("phil", (*TO_OP, "op: set phil off"), "op: rock pushes phil E", "illegal",
         ("off-island", "phil")),
        ("phil", (*TO_OP, "op: bush E"), "op: bush W", "illegal",
         ("been-there", "bush")),  # L12.4
        ("phil", TO_OP, "op: rock pushes phil E", "illegal",
         ("push-way", "phil", "rock", ("SE",))),  # L12.5
        ("phil", TO_OP, "op: bush pushes phil E", "illegal", ("pushes-not", "bush", "rock")),
        ("phil", TO_OP, "op: rock pushes schrodie E", "illegal", ("push-far", "schrodie", "rock")),
        ("phil", (), "op: set phil lying", "illegal", ("lying-lake", "phil")),  # L17
        ("phil", (), "op: set phil health 9", "illegal", ("range", 0, 3)),
        ("phil", (), "op: set phil max 5", "illegal", ("max-granddead",)),
        ("phil", (), "op: set phil lime palm 1", "illegal", ("palms-hempel",)),
        ("hempel", NO_PALM, "op: set hempel lime palm 1", "illegal", ("palm-full", "1")),
        ("phil", (), "op: set anomaly D2 rock", "illegal", ("no-anomaly",)),
        ("phil", TO_OP[:-1], "op: set token hurricane", "illegal", ("token-not-in-stack",)),
        ("phil", (), "op: set schrodie actions 1", "illegal", ("actions-not-on-turn", "schrodie")),
        ("phil", (), "phil: set phil health 2", "not-your-turn", ("op-corrects",)),
    ],
)  # fmt: skip
def test_the_reason_is_the_true_one(
    seat: str, lines: tuple[str, ...], said: str, code: str, reason: Why
) -> None:
    who, _, words = said.partition(": ")
    command = read(who, words)
    assert command is not None
    assert why(after(seat, *lines), command) == (code, reason)
