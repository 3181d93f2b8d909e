"""The voice packages and models fetched to this machine, none of them needed."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Final

from companion.store.files.reader import read_shipped

# Another folder than the usual one.
FOLDER_NAMED_BY: Final = "COMPANION_VOICE"

# The folder of each model below the folder of all, and a file that it must have.
MODELS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "vosk-en": ("vosk-model-small-en-us-0.15", "am/final.mdl"),
        "vosk-ru": ("vosk-model-small-ru", "am/final.mdl"),
        "whisper": ("whisper-base", "onnx/decoder_model_merged_quantized.onnx"),
        "moonshine": ("moonshine-base-en", "decoder_model_merged.onnx"),
        "moonshine-words": ("moonshine-words", "tokenizer.json"),
    }
)
_PACKAGES: Final = ("vosk", "onnxruntime", "numpy", "pocketsphinx", "sounddevice")


def usual_folder() -> Path:
    named = os.environ.get(FOLDER_NAMED_BY)
    return Path(named) if named else Path.home() / ".local/share/paradox-companion/voice"


@dataclass(frozen=True, slots=True)
class VoiceModels:
    """`models`: paths by name, of those that are there."""

    models: Mapping[str, str]
    packages: frozenset[str]

    def whisper_words(self) -> tuple[str, str]:
        """The texts of its vocabulary and of its merges. Raises OSError, ValueError."""
        folder = Path(self.models["whisper"])
        vocabulary, merges = (read_shipped(folder / name) for name in ("vocab.json", "merges.txt"))
        return vocabulary.decode(), merges.decode()

    def moonshine_words(self) -> str:
        """The text of its tokenizer. Raises KeyError, OSError, ValueError."""
        return read_shipped(Path(self.models["moonshine-words"]) / "tokenizer.json").decode()


def voice_models(folder: Path | None = None) -> VoiceModels:
    folder = folder or usual_folder()
    found = {name: _model(folder, *MODELS[name]) for name in MODELS}
    models = {name: str(path) for name, path in found.items() if path is not None}
    return VoiceModels(models, frozenset(name for name in _PACKAGES if find_spec(name)))


def _model(folder: Path, name: str, needed: str) -> Path | None:
    """The model's folder, also by the longer name of its makers: `vosk-model-small-ru-0.22`."""
    paths = sorted(folder.glob(f"{name}*"), reverse=True) if folder.is_dir() else []
    return next((path for path in paths if (path / needed).is_file()), None)
