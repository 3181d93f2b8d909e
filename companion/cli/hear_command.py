"""`hear`: the words of a wav file, and what they stand for at a table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from companion.cli.arguments import Answer, Parser
from companion.cli.table_command import IslandTable, ScriptWrong, begun, played, refusal_words
from companion.games.island.terms import Who
from companion.hearing.choice import choose, made
from companion.hearing.engine import BYTES_A_SECOND, Engine, EngineName
from companion.hearing.sources import Recorded
from companion.hearing.speech_input import LONGEST
from companion.referee import Referee
from companion.speech.expected import Grammar, grammar
from companion.speech.proposals import Came, Meant, Missed, Offered, Proposed, proposed
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript, Unavailable
from companion.store.files.bad_file import BadFile
from companion.store.island.table_file import read_table
from companion.store.sound_file import read_sound
from companion.store.voice_models import voice_models
from companion.text.languages import LANGUAGES, Language
from companion.text.voice import voice_trouble

_REMEDY: Final[dict[Language, str]] = {
    "en": "To fetch what there is, in a checkout: ./run voice-models",
    "ru": "Загрузить, что есть, в папке с исходным кодом: ./run voice-models",
}


@dataclass(slots=True)
class HearAsked:
    sound: str = ""
    table: str = ""
    language: Language = "en"
    engine: EngineName | None = None


def answer(arguments: list[str]) -> Answer:
    """One line of JSON. 2: a file or an engine is at fault."""
    asked = _read(arguments)
    try:
        return Answer(0, json.dumps(_heard(asked), ensure_ascii=False))
    except BadFile as bad:
        return Answer(2, complaint=str(bad))
    except ScriptWrong as wrong:
        return Answer(2, complaint=wrong.say(asked.table, asked.language))
    except Unavailable as unavailable:
        sentence = voice_trouble(unavailable.trouble, asked.language)
        return Answer(2, complaint=f"{sentence} {_REMEDY[asked.language]}")


def _heard(asked: HearAsked) -> dict[str, Any]:
    table = _at_its_end(asked)
    sound = read_sound(asked.sound, asked.language)
    recipe = choose(asked.language, voice_models(), asked.engine)
    engine = made(recipe)
    heard = hear(table, sound, engine, asked.language)
    engine.close()
    return {"engine": recipe.name, **heard}


def _read(arguments: list[str]) -> HearAsked:
    parser = Parser("hear", arguments)
    parser.word("sound", "FILE.wav")
    parser.language_option(required=True)
    parser.option("--table", metavar="TABLE.yaml", required=True)
    parser.option("--engine", choices=get_args(EngineName))
    return parser.read(HearAsked())


def _at_its_end(asked: HearAsked) -> Referee:
    file = read_table(asked.table, asked.language)
    table = begun(file)
    for _ in played(file.script, IslandTable(table)):
        pass
    return table


def hear(table: Referee, sound: bytes, engine: Engine, language: Language) -> dict[str, Any]:
    """The meaning of a sound at the open question; cut where a phrase at the desk would be."""
    state = table.state
    who = default_speaker(state)
    transcript = transcribed(engine, grammar(state, who, language), sound)
    return {
        "heard": transcript.texts[0] if transcript.texts else None,
        "dictated": list(transcript.dictated) if transcript.dictated is not None else None,
        "alternatives": list(transcript.texts[1:]),
        "confidence": round(transcript.confidence, 3),
        "who": who,
        **_told(table, who, transcript),
    }


def transcribed(engine: Engine, expected: Grammar, sound: bytes) -> Transcript:
    engine.expect(expected)
    source = Recorded(sound[: int(LONGEST * BYTES_A_SECOND)])
    while (block := source.read()) is not None:
        engine.feed(block)
    return engine.end()


def _told(table: Referee, who: Who, transcript: Transcript) -> Mapping[str, Any]:
    came: Came = proposed(table.session, who, transcript)
    match came:
        case Proposed(meant):
            return {"word": meant.word, "alone": meant.alone}
        case Offered(choices):
            return {"word": None, "reason": "unclear", "choices": list(map(_word, choices))}
        case Missed(reason, _, refused):
            if refused is None:
                words = {language: voice_trouble(reason, language) for language in LANGUAGES}
                return {"word": None, "reason": reason, "words": words}
            said = refusal_words(table, who, refused)
            return {"word": None, "reason": refused.code, "words": said}


def _word(meant: Meant) -> str:
    return meant.word
