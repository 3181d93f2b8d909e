"""The winner's epilogue, said with the win."""

import pytest

from companion.games.island.announcements import Mission, Won
from companion.games.island.terms import CHARACTERS, OP
from companion.text.island.announcements import say
from companion.text.island.epilogues import EPILOGUES, ended
from companion.text.languages import LANGUAGES, Language
from tests.text.wording import sentence_faults

WINNERS = (*CHARACTERS, OP)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winner", WINNERS)
def test_it_is_read_aloud_with_the_win(winner: str, language: Language) -> None:
    epilogue = EPILOGUES[winner][language]
    assert sentence_faults(epilogue, language) == []
    told = say((Mission(5, 5, "phil"), Won(winner)), language)
    assert told.endswith(f"! {epilogue}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_one_of_their_own_and_it_is_short(language: Language) -> None:
    assert set(EPILOGUES) == set(WINNERS)
    told = [EPILOGUES[winner][language] for winner in WINNERS]
    assert len(set(told)) == len(WINNERS)
    assert all(len(one.split()) <= 32 for one in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winner", WINNERS)
def test_a_finished_game_is_headed_by_it(winner: str, language: Language) -> None:
    title, epilogue = ended(winner, language)
    assert epilogue == EPILOGUES[winner][language]
    assert sentence_faults(title, language) == []
    assert title.endswith("!")
