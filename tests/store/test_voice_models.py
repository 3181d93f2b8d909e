"""The voice packages and models on this machine, fetched whole."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.hearing.choice import choose
from companion.speech.transcript import Unavailable
from companion.store.voice_models import FOLDER_NAMED_BY, MODELS, usual_folder, voice_models


def lay(folder: Path, name: str, needed: str) -> Path:
    path = folder / name / needed
    path.parent.mkdir(parents=True)
    path.write_bytes(b"x")
    return folder / name


def test_there_may_be_nothing(tmp_path: Path) -> None:
    assert voice_models(tmp_path / "none").models == {}
    assert voice_models(tmp_path).models == {}


def test_a_model_is_there_with_the_file_that_it_needs(tmp_path: Path) -> None:
    for name, (folder, needed) in MODELS.items():
        laid = lay(tmp_path, folder, needed)
        assert voice_models(tmp_path).models[name] == str(laid)
        (laid / needed).unlink()
        assert name not in voice_models(tmp_path).models


def test_a_model_may_have_its_makers_longer_name(tmp_path: Path) -> None:
    laid = lay(tmp_path, "vosk-model-small-ru-0.22", "am/final.mdl")
    assert voice_models(tmp_path).models == {"vosk-ru": str(laid)}


def test_the_folder_can_be_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(FOLDER_NAMED_BY, str(tmp_path))
    assert usual_folder() == tmp_path
    monkeypatch.delenv(FOLDER_NAMED_BY)
    assert usual_folder().is_relative_to(Path.home())


def test_whisper_brings_its_words(tmp_path: Path) -> None:
    laid = lay(tmp_path, *MODELS["whisper"])
    with pytest.raises(OSError, match=r"vocab\.json"):
        voice_models(tmp_path).whisper_words()
    (laid / "vocab.json").write_text("{}")
    (laid / "merges.txt").write_text("й е")
    assert voice_models(tmp_path).whisper_words() == ("{}", "й е")


def test_moonshine_finds_its_words_in_a_folder_of_their_own(tmp_path: Path) -> None:
    laid = lay(tmp_path, *MODELS["moonshine-words"])
    (laid / "tokenizer.json").write_text("{}")
    assert voice_models(tmp_path).moonshine_words() == "{}"
    assert choose_trouble(tmp_path) == "no-model"


def choose_trouble(folder: Path) -> str:
    """Its words alone are not it."""
    here = replace(voice_models(folder), packages=frozenset(("vosk", "onnxruntime", "numpy")))
    with pytest.raises(Unavailable) as caught:
        choose("en", here, "moonshine")
    return caught.value.trouble
