"""Random play of every game that the registry names: whatever is said, the game stays whole."""

from __future__ import annotations

import pytest

from companion.engine.journal import decode, encode
from companion.engine.kind import TABLE, Kind
from companion.engine.refused import Refused
from companion.games.registry import FOLDERS, kind
from tests.games.contract.samples import (
    Game,
    begun,
    lines,
    moments,
    option,
    played,
    players,
    read,
    said,
    samples,
)

pytestmark = pytest.mark.long

EVERY = pytest.mark.parametrize("game", FOLDERS)
PART = pytest.mark.parametrize("part", range(5))
GAMES = 10  # a part
LENGTH = 80


def seeds(part: int) -> range:
    return range(part * GAMES, (part + 1) * GAMES)


@EVERY
@PART
def test_never_stuck(game: str, part: int) -> None:
    for seed in seeds(part):
        for found, table, _ in moments(game, seed, LENGTH):
            question = found.asked(table.state)
            won = found.view(table.state)["won"]
            assert (question is None) == (won is not None), (seed, won)
            if question is not None:
                assert question.options, (seed, question)
                assert len(set(question.options)) == len(question.options), (seed, question)
                assert question.who in (*players(found, table), TABLE)


@EVERY
@PART
def test_replay_is_live(game: str, part: int) -> None:
    """From the journal's text alone, by the app's draws as by the table's."""
    for seed in seeds(part):
        found, table = played(game, seed, LENGTH)
        journal = [decode(encode(line)) for line in table.journal]
        assert journal == table.journal
        tree = found.write_setup(table.start.state.setup)
        for chance in ("app", "table"):
            again = found.play(read(found, {**tree, "chance": chance}, seed), seed + 1)
            again.replay(journal)
            assert found.view(again.state) == found.view(table.state), (seed, chance)
            assert again.journal == table.journal


@EVERY
@PART
def test_undo_then_redo(game: str, part: int) -> None:
    """Step by step back to the beginning, and on again to where it was."""
    for seed in seeds(part):
        _, table = played(game, seed, LENGTH)
        states = []
        while table.steps:
            states.append(table.state)
            table.undo()
        assert table.state is table.start.state
        with pytest.raises(Refused, match="not-now"):
            table.undo()
        while table.undone:
            table.redo()
            assert table.state is states.pop()
        with pytest.raises(Refused, match="not-now"):
            table.redo()


@EVERY
@PART
def test_every_option_is_taken(game: str, part: int) -> None:
    """Each by its speaker and by nobody else, and each is written and read back."""
    for seed in seeds(part):
        for found, table, _ in moments(game, seed, LENGTH // 4):
            state, question = table.state, found.asked(table.state)
            if question is None:
                continue
            others = [one for one in (*players(found, table), TABLE) if one != question.who]
            for word in question.options:
                command = found.understand(state, question.who, word)
                assert table.game.write(command) == (question.who, word), seed
                assert table.game.read(question.who, word) == command, seed
                table.tried(command)
                for other in others:
                    with pytest.raises(Refused):
                        table.try_each([found.understand(state, other, word)])
            assert table.state is state


@EVERY
@PART
def test_every_other_word_is_refused(game: str, part: int) -> None:
    """Or it means one of the options; a refusal is one of the game's and changes nothing."""
    given = samples(game)
    for seed in seeds(part):
        for found, table, dice in moments(game, seed, LENGTH):
            question, speakers = found.asked(table.state), (*players(found, table), TABLE)
            for _ in range(6):
                who = dice.choice(speakers)
                if question is not None and dice.random() < 0.6:
                    who = question.who
                words = given.random_words(players(found, table), dice)
                meant = _meant(found, table, who, words)
                if meant is not None and meant.split()[0] not in given.UNLISTED:
                    assert question is not None, (seed, who, words)
                    assert who == question.who, (seed, who, words)
                    assert meant in question.options, (seed, who, words)


def _meant(found: Kind, table: Game, who: str, words: str) -> str | None:
    """The canonical words that would be taken; None where they are refused."""
    state, journal, refused = table.state, list(table.journal), None
    try:
        command = found.understand(state, who, words)
        with table.ahead([command]):
            pass
    except Refused as no:
        refused = no
    assert table.state is state
    assert table.journal == journal
    if refused is None:
        speaker, meant = table.game.write(command)
        assert speaker == who
        return meant
    assert refused.code in found.errors, (who, words, refused.code)
    assert bool(refused.choices) == (refused.code == "unclear"), (who, words)
    return None


@EVERY
@PART
def test_a_setup_is_written_and_read_back(game: str, part: int) -> None:
    for seed in seeds(part):
        found, table, _ = begun(game, seed)
        setup = table.start.state.setup
        assert read(found, found.write_setup(setup), seed + 1) == setup


@EVERY
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    def once(seed: int) -> list[tuple[str, str]]:
        return lines(played(game, seed, LENGTH)[1])

    assert [once(seed) for seed in range(5)] == [once(seed) for seed in range(5)]


@EVERY
@PART
def test_deals_that_answer_alike_say_alike(game: str, part: int) -> None:
    """No secret is said: two tables that differ in it say the same, until it is opened by rule."""
    given, found, compared = samples(game), kind(game), 0
    for seed in range(part * 40, part * 40 + 40):
        dice = begun(game, seed)[2]
        tree = given.random_tree(dice)
        other = given.other_deal(tree, dice)
        if other is None:
            continue
        pair = [found.play(read(found, one, seed), seed) for one in (tree, other)]
        for _ in range(60):
            answer = option(found, pair[0], dice)
            heard: list[list[object]] = []
            if answer is None:
                break
            try:
                found.understand(pair[1].state, *answer)
                heard = [said(found, table, *answer) for table in pair]
            except Refused:
                break
            compared += 1
            if heard[0] != heard[1]:
                assert _opened(given.OPENS, *heard), (seed, answer, heard)
                break
    assert compared > 0


def _opened(opens: tuple[type, ...], one: list[object], other: list[object]) -> bool:
    """True where the two part at a fact that opens a secret, or one is asked before it goes on."""
    differing = next((pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]), ())
    return any(isinstance(fact, opens) for fact in differing) or not differing


class _Shown:
    """A fact that opens a secret."""


@pytest.mark.parametrize(
    ("one", "other", "opened"),
    [
        ([1, _Shown(), 2], [1, _Shown(), 3], True),
        ([1, 2], [1, 3], False),
        ([1], [1, 2], True),
        ([1, 2, _Shown()], [1, 3, _Shown()], False),
    ],
)
def test_a_planted_leak_is_caught(one: list[object], other: list[object], opened: bool) -> None:
    assert _opened((_Shown,), one, other) is opened
