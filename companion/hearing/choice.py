"""The choice of a recogniser on a desktop, of those that are there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, assert_never

from companion.engine.languages import Language
from companion.hearing.engine import Engine, EngineName, Recipe
from companion.speech.transcript import Unavailable

# The best first; Vosk's Russian model is not among those that can be fetched.
ORDER: Final[dict[Language, tuple[EngineName, ...]]] = {
    "en": ("moonshine", "vosk", "pocketsphinx", "whisper"),
    "ru": ("vosk", "whisper", "pocketsphinx"),
}
_PACKAGES: Final[dict[EngineName, frozenset[str]]] = {
    "moonshine": frozenset(("vosk", "onnxruntime", "numpy")),
    "vosk": frozenset(("vosk",)),
    "whisper": frozenset(("onnxruntime", "numpy", "pocketsphinx")),
    "pocketsphinx": frozenset(("pocketsphinx",)),
}


class Installed(Protocol):
    """Packages and models that are here; models by `vosk-en`, `vosk-ru`, `moonshine`, `whisper`."""

    @property
    def packages(self) -> frozenset[str]: ...

    @property
    def models(self) -> Mapping[str, str]: ...

    def whisper_words(self) -> tuple[str, str]:
        """Its vocabulary and its merges. Raises OSError."""

    def moonshine_words(self) -> str:
        """Raises OSError."""


def choose(language: Language, here: Installed, wanted: EngineName | None = None) -> Recipe:
    """The first that can be used, or the wanted one. Raises Unavailable."""
    missing = Unavailable("no-engine")
    for name in ORDER[language] if wanted is None else (wanted,):
        try:
            return _recipe(name, language, here)
        except Unavailable as unavailable:
            missing = unavailable
    raise missing


def usable(language: Language, here: Installed) -> tuple[EngineName, ...]:
    """All that can be used, the best first."""
    return tuple(name for name in ORDER[language] if _is_here(name, language, here))


def _is_here(name: EngineName, language: Language, here: Installed) -> bool:
    try:
        _recipe(name, language, here)
    except Unavailable:
        return False
    return True


def _recipe(name: EngineName, language: Language, here: Installed) -> Recipe:
    if name not in ORDER[language]:
        raise Unavailable("no-model")
    if not _PACKAGES[name] <= here.packages:
        raise Unavailable("no-engine")
    try:
        match name:
            case "pocketsphinx":
                return Recipe(name, language)
            case "vosk":
                return Recipe(name, language, here.models[f"vosk-{language}"])
            case "moonshine":
                model, second = here.models["vosk-en"], here.models["moonshine"]
                return Recipe(name, language, model, here.moonshine_words(), second=second)
            case "whisper":
                return Recipe(name, language, here.models[name], *here.whisper_words())
            case _:
                assert_never(name)
    except (KeyError, OSError, ValueError):
        raise Unavailable("no-model") from None


def made(recipe: Recipe) -> Engine:
    """The recogniser, made; nothing of another one is imported."""
    from companion.hearing.pace import Paced

    return Paced(_engine(recipe))


def _engine(recipe: Recipe) -> Engine:
    match recipe.name:
        case "moonshine":
            from companion.hearing.moonshine_engine import MoonshineEngine

            return MoonshineEngine(recipe)
        case "vosk":
            from companion.hearing.vosk_engine import VoskEngine

            return VoskEngine(recipe)
        case "whisper":
            from companion.hearing.whisper_engine import WhisperEngine

            return WhisperEngine(recipe)
        case "pocketsphinx":
            from companion.hearing.sphinx_engine import SphinxEngine

            return SphinxEngine(recipe)
