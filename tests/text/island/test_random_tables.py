"""Every event at a table has words, and the same facts always the same ones."""

from random import Random

from companion.games.island.announce import announce
from companion.games.island.announcements import Announcement
from companion.games.island.apply import apply
from companion.games.island.setup.begin import set_up
from companion.text.island.announcements import say
from companion.text.island.labels import option
from companion.text.island.questions import ask, card
from companion.text.languages import LANGUAGES
from tests.games.island.random_tables import random_command, random_setup
from tests.text.wording import faults, names_the_grid, sentence_faults


def test_random_tables_are_well_spoken() -> None:
    told: dict[tuple[tuple[Announcement, ...], str], str] = {}
    for seed in range(12):
        dice = Random(seed)
        state = set_up(random_setup(dice)).state
        for _ in range(150):
            question = state.question
            if question is None:
                break
            outcome = apply(state, random_command(state, dice))
            said = announce(outcome.facts)
            for language in LANGUAGES:
                text = say(said, language)
                assert told.setdefault((said, language), text) == text
                assert not text or sentence_faults(text, language) == []
                assert not names_the_grid(card(said, outcome.state.question, language))
                assert sentence_faults(ask(question, language), language) == []
                for word in question.options:
                    assert faults(option(word, question, language), language) == []
            state = outcome.state
