"""`python -m companion hear`: what a wav file says, and what that stands for at a table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from companion.games.island.terms import Who
from companion.hearing.choice import choose
from companion.hearing.sources import Recorded
from companion.hearing.speech_input import LONGEST
from companion.speech.expected import Grammar, grammar
from companion.speech.proposals import Came, Meant, Missed, Offered, Proposed, proposed
from companion.speech.recognisers.engine import BYTES_A_SECOND, Engine, EngineName, made
from companion.speech.speaker import default_speaker
from companion.speech.transcript import Transcript, Unavailable
from companion.store.bad_file import BadFile
from companion.store.sound_file import read_sound
from companion.store.voice_models import voice_models
from companion.table.read import read_table
from companion.table.run import Failed, NotTaken, Table, begun, played, refusal_words
from companion.text import LANGUAGES, Language
from companion.text.voice import voice_trouble

_REMEDY: Final[dict[Language, str]] = {
    "en": "To fetch what there is: ./run voice-models",
    "ru": "Загрузить, что есть: ./run voice-models",
}
_ENGINES: Final[tuple[EngineName, ...]] = get_args(EngineName)


class Misused(Exception):
    """The arguments are none of the usage's."""


class CannotHear(Exception):
    """One sentence says why."""


@dataclass(frozen=True, slots=True)
class Asked:
    sound: str
    table: str
    language: Language
    engine: EngineName | None


def answer(arguments: list[str]) -> str:
    """One line of JSON. Raises Misused, and CannotHear where a file or an engine is at fault."""
    asked = _read(arguments)
    try:
        table = _at_its_end(asked)
        sound = read_sound(asked.sound, asked.language)
        recipe = choose(asked.language, voice_models(), asked.engine)
        engine = made(recipe)
        heard = hear(table, sound, engine, asked.language)
        engine.close()
        return json.dumps({"engine": recipe.name, **heard}, ensure_ascii=False)
    except BadFile as bad:
        raise CannotHear(str(bad)) from None
    except (NotTaken, Failed) as wrong:
        raise CannotHear(wrong.say(asked.table, asked.language)) from None
    except Unavailable as unavailable:
        sentence = voice_trouble(unavailable.trouble, asked.language)
        raise CannotHear(f"{sentence} {_REMEDY[asked.language]}") from None


def _read(arguments: list[str]) -> Asked:
    words: dict[str, str] = {}
    left = list(arguments)
    while left:
        word = left.pop(0)
        name, value = (word, left.pop(0)) if word.startswith("--") and left else ("", word)
        if name in words or name not in ("", "--language", "--table", "--engine"):
            raise Misused
        words[name] = value
    language, engine = words.get("--language"), words.get("--engine")
    if not {"", "--table", "--language"} <= words.keys() or language not in LANGUAGES:
        raise Misused
    if engine is not None and engine not in _ENGINES:
        raise Misused
    return Asked(words[""], words["--table"], language, engine)


def _at_its_end(asked: Asked) -> Table:
    file = read_table(asked.table, asked.language)
    table = begun(file)
    for _ in played(file, table):
        pass
    return table


def hear(table: Table, sound: bytes, engine: Engine, language: Language) -> dict[str, Any]:
    """What it says at the open question. As at the desk: no longer than a phrase may be."""
    state = table.session.state
    who = default_speaker(state)
    transcript = transcribed(engine, grammar(state, who, language), sound)
    return {
        "heard": transcript.texts[0] if transcript.texts else None,
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


def _told(table: Table, who: Who, transcript: Transcript) -> Mapping[str, Any]:
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
