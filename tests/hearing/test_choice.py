"""The choice of a recogniser among those that are there."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from companion.engine.languages import Language
from companion.hearing.choice import choose, usable
from companion.hearing.engine import EngineName
from companion.speech.transcript import Trouble, Unavailable

ALL = frozenset(("vosk", "onnxruntime", "numpy", "pocketsphinx"))
MODELS = {"vosk-en": "/en", "whisper": "/w", "moonshine": "/m"}


@dataclass
class Here:
    packages: frozenset[str] = ALL
    models: Mapping[str, str] = field(default_factory=lambda: MODELS)

    def whisper_words(self) -> tuple[str, str]:
        if self.models["whisper"] == "/broken":
            raise OSError
        return "vocabulary", "merges"

    def moonshine_words(self) -> str:
        if self.models["moonshine"] == "/broken":
            raise OSError
        return "pieces"


def taken(language: Language, here: Here, wanted: EngineName | None = None) -> str:
    try:
        return choose(language, here, wanted).name
    except Unavailable as unavailable:
        return unavailable.trouble


def test_the_order_of_the_speech_notes() -> None:
    assert usable("en", Here()) == ("moonshine", "vosk", "pocketsphinx", "whisper")
    assert usable("ru", Here()) == ("whisper", "pocketsphinx")
    owner = Here(models={**MODELS, "vosk-ru": "/ru"})
    assert usable("ru", owner) == ("vosk", "whisper", "pocketsphinx")
    assert choose("ru", owner).model == "/ru"
    assert choose("en", owner).model == "/en"


def test_moonshine_is_asked_beside_vosk_and_knows_english_alone() -> None:
    recipe = choose("en", Here())
    assert (recipe.model, recipe.second, recipe.vocabulary) == ("/en", "/m", "pieces")
    assert taken("ru", Here(), "moonshine") == "no-model"
    assert taken("en", Here(models={"moonshine": "/m"})) == "pocketsphinx"
    assert taken("en", Here(models={**MODELS, "moonshine": "/broken"})) == "vosk"


def test_what_is_missing_is_passed_over() -> None:
    assert taken("en", Here(models={})) == "pocketsphinx"
    assert taken("ru", Here(packages=frozenset(("pocketsphinx",)))) == "pocketsphinx"
    assert taken("ru", Here(models={"whisper": "/broken"})) == "pocketsphinx"
    assert choose("ru", Here()).vocabulary == "vocabulary"


@pytest.mark.parametrize(
    ("here", "wanted", "trouble"),
    [
        (Here(packages=frozenset()), None, "no-engine"),
        (Here(packages=frozenset()), "vosk", "no-engine"),
        (Here(models={}), "vosk", "no-model"),
        (Here(models={}), "whisper", "no-model"),
        (Here(packages=frozenset(("vosk",))), "whisper", "no-engine"),
    ],
)
def test_what_is_wanted_and_missing_is_one_word(
    here: Here, wanted: EngineName | None, trouble: Trouble
) -> None:
    assert taken("en", here, wanted) == trouble


def test_without_any_engine_the_last_reason_is_told() -> None:
    assert taken("en", Here(packages=frozenset(("vosk",)), models={})) in {"no-model", "no-engine"}
