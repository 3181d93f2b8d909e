"""X11: nothing that is said names a card that lies hidden."""

from random import Random

import pytest

from companion.engine.facts import keys
from companion.games.paradoxon.cards import CARDS
from companion.games.paradoxon.facts import Revealed
from companion.games.paradoxon.kind import KIND
from companion.games.paradoxon.state import ECHO, State, can_use
from companion.text.paradoxon.nouns import card
from companion.text.paradoxon.wording import WORDING
from tests.games.paradoxon.agreement import random_tree, random_word, setup_of

# Cards by their words.
Seen = set[str]


def lying_open(state: State) -> Seen:
    found = {*state.box} if state.solo else set()
    for seat in state.seats:
        found |= {lying.card for lying in seat.display}
        found |= {*seat.fragments, *seat.twos, *seat.threes, seat.open or ""}
    paradox = state.paradox.card if state.paradox else ""
    return found | {paradox, state.fading or ""}


def named(said: tuple[object, ...]) -> Seen:
    """The cards among the values of facts."""
    found = {str(value) for fact in said for value in keys(fact).values()}
    return found & set(CARDS)


@pytest.mark.parametrize("seed", range(200, 260))
def test_no_hidden_card_is_said(seed: int) -> None:
    dice = Random(seed)
    tree = random_tree(dice)
    while tree["keep"] != "all":
        tree = random_tree(dice)
    game = KIND.play(setup_of(tree), seed)
    for _ in range(150):
        question = KIND.asked(game.state)
        if question is None:
            break
        before = lying_open(game.state)
        word = random_word(question.options, dice)
        (entry,) = game.submit(KIND.understand(game.state, question.who, word))
        told, state = KIND.told(entry.outcome), game.state
        shown = {fact.revealed for fact in told.said if isinstance(fact, Revealed)}
        for fact in told.said:
            if isinstance(fact, Revealed) and fact.who != ECHO:
                assert can_use(state, fact.who, "drink")
        hidden = named(told.said) - before - lying_open(state) - shown
        assert hidden <= turned_over(told.said), (word, told.said)
        spoken = WORDING.say(told.said, "en", {})
        assert {one for one in CARDS if card(one, "en") in spoken} <= named(told.said)
        assert named_openly(told.openly) == set()


def turned_over(said: tuple[object, ...]) -> Seen:
    """Cards that lay open for a moment: scored, laid, or drawn open, and gone again."""
    found: Seen = set()
    for fact in said:
        written = keys(fact)
        kinds = ("scored", "laid", "paradox", "faded", "drawn")
        found |= {str(written[kind]) for kind in kinds if kind in written}
        if "drew" in written and "card" in written:
            found.add(str(written["card"]))
    return found


def named_openly(words: str | None) -> Seen:
    return {word for word in (words or "").split() if word in CARDS}
