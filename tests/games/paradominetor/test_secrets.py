"""T7.2: nothing that is said, or taken back, names a hand, what was passed, or a back unseen."""

from __future__ import annotations

from random import Random

import pytest

from companion.engine.checks import Checks
from companion.engine.facts import keys
from companion.games.paradominetor.facts import TrickWon, TurnedOver
from companion.games.paradominetor.kind import KIND
from companion.games.paradominetor.tiles import BACKS, BLACK, COLOURS, TIMEFRAMES
from companion.text.languages import LANGUAGES
from companion.text.paradominetor.nouns import BACKS as BACK_WORDS
from companion.text.paradominetor.wording import WORDING
from tests.games.paradominetor.samples import random_tree

NAMED = {*BACKS, BLACK, *COLOURS}


@pytest.mark.parametrize("seed", range(30))
def test_no_back_is_said_but_of_a_paradox(seed: int) -> None:
    dice = Random(seed)
    tree = {**random_tree(dice), "keep": "all", "chance": "app"}
    tree.pop("hands", None)
    setup = KIND.read_setup(tree, lambda: dice, Checks(KIND.sentences))
    assert setup is not None
    game = KIND.play(setup, seed)
    paradoxes = 0
    while (question := KIND.asked(game.state)) is not None:
        word = dice.choice(question.options)
        (entry,) = game.submit(KIND.understand(game.state, question.who, word))
        told = KIND.told(entry.outcome)
        shown_to = [keys(fact)["to"] for fact in told.shown]
        assert sorted(shown_to) in ([], sorted(setup.players))
        winners = [who for fact in told.said if isinstance(fact, TrickWon)
                   for who in fact.winners if fact.by == "paradox"]  # fmt: skip
        turned = [fact for fact in told.said if isinstance(fact, TurnedOver)]
        assert [fact.who for fact in turned] == winners
        paradoxes += bool(winners)
        for fact in told.said:
            if isinstance(fact, TurnedOver):
                continue
            values = {value for value in keys(fact).values() if isinstance(value, str)}
            assert not {value for value in values if value.endswith(TIMEFRAMES)}
        unturned = [fact for fact in told.said if fact not in turned]
        for language in LANGUAGES:
            sentence = WORDING.say(unturned, language, {})
            assert not any(back[language] in sentence for back in BACK_WORDS.values())
        if question.what == "pass":
            assert told.openly == "pass"
        elif " as " not in word:
            assert told.openly in NAMED
    assert paradoxes


def test_of_unknown_hands_a_back_is_said_only_if_it_was_told() -> None:
    dice = Random(1)
    for seed in range(10):
        tree = {**random_tree(Random(seed)), "keep": "all", "hands": {}}
        setup = KIND.read_setup(tree, lambda: dice, Checks(KIND.sentences))
        assert setup is not None
        game = KIND.play(setup, seed)
        while (question := KIND.asked(game.state)) is not None:
            word = dice.choice(question.options)
            (entry,) = game.submit(KIND.understand(game.state, question.who, word))
            turned = [fact for fact in KIND.told(entry.outcome).said
                      if isinstance(fact, TurnedOver)]  # fmt: skip
            won = [fact for fact in KIND.told(entry.outcome).said if isinstance(fact, TrickWon)]
            assert not turned or won[0].tile == BLACK  # T1.3: of those everybody knows it
