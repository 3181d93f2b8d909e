"""Random games told to the engine and to the second set of rules; the first difference stops it."""

from random import Random
from typing import Any, Final

from companion.engine.checks import Checks
from companion.engine.facts import keys
from companion.games.paradoxon.game import Game
from companion.games.paradoxon.kind import KIND
from companion.games.paradoxon.state import SetUp
from tests.games.paradoxon.oracle import Second
from tests.games.paradoxon.oracle_table import all_cards

_COLOURS: Final = ("pink", "yellow", "lilac", "green")
_RULINGS: Final = {
    "item-twice": ("yes", "no"),
    "look-short": ("look", "ends"),
    "echo-none": ("replace", "keep"),
    "armor-scope": ("their display", "any item facing them"),
    "item-scoring": ("turn goes on", "ends it"),
}


def random_tree(dice: Random) -> dict[str, Any]:
    """A table as a file has it."""
    keep = dice.choice(("all", "all", "all", "score", "echo"))
    solo = keep == "echo" or (keep == "all" and dice.random() < 0.5)
    players = ["ann"] if solo else ["ann", "bob"]
    rulings = {name: dice.choice(values) for name, values in _RULINGS.items()}
    tree = {"players": players, "keep": keep, "rulings": rulings, "first": dice.choice(players)}
    colours = dice.sample(_COLOURS, 3)
    cards = all_cards(colours)
    dice.shuffle(cards)
    match keep:
        case "score":
            return {**tree, "deck": str(dice.randint(0, 11))}
        case "echo":
            lying = {"echo": cards[:2], "paradox": cards[2], "deck": str(dice.randint(0, 11))}
            return {**tree, "colours": colours, **lying}
        case _:
            return {**tree, "colours": colours, "deck": cards}


def setup_of(tree: dict[str, Any]) -> SetUp:
    checks = Checks(KIND.sentences)
    setup = KIND.read_setup(tree, lambda: Random(0), checks)
    assert setup is not None, [fault.sentences["en"] for fault in checks.faults]
    return setup


def random_word(options: tuple[str, ...], dice: Random) -> str:
    """Scorings more often, so that games go on; the end by `empty` seldom."""
    words = [word for word in options if word != "empty" or dice.random() < 0.05]
    weights = [4 if word.startswith("score") else 1 for word in words]
    return dice.choices(words, weights)[0]


def agree(seed: int, length: int) -> int:
    """The number of words on which both agree, in one game."""
    dice = Random(seed)
    tree = random_tree(dice)
    game, second = KIND.play(setup_of(tree), seed), Second(tree)
    compare(game, second, game.start)
    for said in range(length):
        question = KIND.asked(game.state)
        if question is None:
            return said
        word = random_word(question.options, dice)
        (entry,) = game.submit(KIND.understand(game.state, question.who, word))
        second.say(word)
        compare(game, second, entry.outcome)
    return length


def compare(game: Game, second: Second, outcome: Any) -> None:
    told = KIND.told(outcome)
    facts = [keys(fact) for fact in told.said]
    assert len(facts) == len(second.facts), (facts, second.facts)
    for one, other in zip(facts, second.facts, strict=True):
        assert _within(other, one), (facts, second.facts)
    assert [keys(fact) for fact in told.shown] == second.shown
    question = KIND.asked(game.state)
    mine = None if question is None else (question.who, question.what, sorted(question.options))
    theirs = second.asked
    assert mine == (theirs and (theirs[0], theirs[1], sorted(theirs[2]))), (mine, theirs)
    _compare_states(KIND.view(game.state), second.view())


def _compare_states(mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    for who, player in theirs.pop("players").items():
        assert _within(player, _unordered(mine["players"][who])), (who, player, mine)
    assert _within(theirs, _unordered(mine)), (theirs, mine)


def _unordered(view: dict[str, Any]) -> dict[str, Any]:
    """Piles and hands have no order."""
    piles = ("fragments", "hand", "box")
    return {
        key: sorted(value) if key in piles and isinstance(value, list) else value
        for key, value in view.items()
    }


def _within(small: dict[str, Any], large: dict[str, Any]) -> bool:
    return all(key in large and large[key] == value for key, value in small.items())
