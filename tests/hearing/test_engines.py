"""The recognisers themselves, with voices made by machines: that each path works."""

import pytest

from companion.engine.languages import Language
from companion.games.island.game import Game, play
from companion.hearing.apart import Apart
from companion.hearing.choice import made
from companion.hearing.engine import Engine, EngineName
from companion.hearing.sources import BLOCK, Recorded
from companion.hearing.speech_input import StreamInput
from companion.speech.expected import Grammar, grammar
from companion.speech.proposals import Proposed, proposed
from companion.speech.transcript import NOTHING, Transcript
from companion.store.island.table_file import read_table
from tests.hearing.fakes import Notes
from tests.hearing.spoken import recipe_or_skip, said
from tests.speech.speech_table import HERE

SAMPLE = HERE.parents[1] / "seeds" / "sample-table.yaml"
ENGINES: tuple[tuple[EngineName, Language], ...] = (
    ("moonshine", "en"), ("vosk", "en"), ("whisper", "ru"),
    ("pocketsphinx", "en"), ("pocketsphinx", "ru"),
)  # fmt: skip
SPOKEN: dict[Language, dict[str, str]] = {
    "en": {"I'm moving northeast, a space over": "move NE over", "end my turn": "end"},
    "ru": {"шагаю на северо-восток безопасно": "move NE safe", "конец хода": "end"},
}
CHATTER: dict[Language, str] = {
    "en": "Could somebody please order another mushroom pizza before the shop closes tonight?",
    "ru": "Кто-нибудь закажите, пожалуйста, ещё одну пиццу с грибами, пока магазин не закрылся.",
}


@pytest.fixture
def session() -> Game:
    file = read_table(SAMPLE)
    return play(file.setup, file.seed)


def hear(engine: Engine, expected: Grammar, sound: bytes) -> Transcript:
    engine.expect(expected)
    for at in range(0, len(sound), BLOCK):
        engine.feed(sound[at : at + BLOCK])
    return engine.end()


@pytest.mark.parametrize(("name", "language"), ENGINES)
def test_a_recogniser_hears_what_is_said(
    name: EngineName, language: Language, session: Game
) -> None:
    engine = made(recipe_or_skip(name, language))
    expected = grammar(session.state, "theseus", language)
    for text, word in SPOKEN[language].items():
        heard = hear(engine, expected, said(text, language))
        came = proposed(session, "theseus", heard)
        assert isinstance(came, Proposed), (text, heard)
        assert came.meant.word == word
    # The same engine goes on to the next question.
    only = Grammar(language, ("yes", "no") if language == "en" else ("да", "нет"))
    answer = "yes" if language == "en" else "да"
    assert hear(engine, only, said(answer, language)).texts == (answer,)
    assert hear(engine, expected, b"") == NOTHING
    engine.close()


# pocketsphinx takes much chatter for something (docs/voice.md): not promised.
@pytest.mark.parametrize(
    ("name", "language"), [("moonshine", "en"), ("vosk", "en"), ("whisper", "ru")]
)
def test_chatter_is_no_command(name: EngineName, language: Language, session: Game) -> None:
    engine = made(recipe_or_skip(name, language))
    expected = grammar(session.state, "theseus", language)
    heard = hear(engine, expected, said(CHATTER[language], language))
    assert not isinstance(proposed(session, "theseus", heard), Proposed), heard


@pytest.mark.parametrize(("name", "language"), [("pocketsphinx", "en"), ("vosk", "en")])
def test_the_whole_way_by_thread_and_process(
    name: EngineName, language: Language, session: Game
) -> None:
    engine, notes = Apart(recipe_or_skip(name, language)), Notes()
    sound = said("I'm moving west", language)
    heard = StreamInput(engine, Recorded(sound), notes.to)
    heard.start(grammar(session.state, "theseus", language))
    heard.join()
    (transcript,) = (one for one in notes.told if isinstance(one, Transcript))
    came = proposed(session, "theseus", transcript)
    assert isinstance(came, Proposed)
    assert came.meant.word == "move W"
    assert notes.plain[:2] == ["listening", "thinking"]
    assert notes.plain[-1] == "idle"
    heard.close()
    heard.join()
