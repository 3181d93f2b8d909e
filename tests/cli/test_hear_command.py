"""`python -m companion hear`: one JSON line, or one sentence."""

import json
import wave
from pathlib import Path

import pytest

from companion.cli.arguments import Misused
from companion.cli.hear_command import answer
from companion.engine.languages import Language
from companion.hearing.engine import EngineName
from companion.store.voice_models import FOLDER_NAMED_BY
from tests.cli.test_command_line import companion
from tests.hearing.spoken import recipe_or_skip, said

ROOT = Path(__file__).resolve().parents[2]
GOOD = (ROOT / "tests" / "cli" / "good.yaml").read_text(encoding="utf-8")


@pytest.fixture
def table(tmp_path: Path) -> str:
    """Hempel is on turn; he stands on the banana, with all his energy."""
    path = tmp_path / "table.yaml"
    path.write_text(GOOD[: GOOD.index("script:")] + "script: []\n", encoding="utf-8")
    return str(path)


def written(folder: Path, sound: bytes) -> str:
    path = str(folder / "said.wav")
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(16_000)
        file.writeframes(sound)
    return path


def asked(file: str, table: str, language: str = "en", *more: str) -> list[str]:
    return [file, "--language", language, "--table", table, *more]


@pytest.mark.parametrize(
    ("engine", "language", "text", "word"),
    [
        ("moonshine", "en", "I'm moving west, a space over", "move W over"),
        ("vosk", "en", "I'm moving west, a space over", "move W over"),
        ("pocketsphinx", "en", "I'm moving west, a space over", "move W over"),
        ("pocketsphinx", "ru", "шагаю на запад через клетку", "move W over"),
        ("whisper", "ru", "шагаю на запад через клетку", "move W over"),
    ],
)
def test_what_was_said_is_the_tables_short_word(
    table: str, tmp_path: Path, engine: EngineName, language: Language, text: str, word: str
) -> None:
    recipe_or_skip(engine, language)
    file = written(tmp_path, said(text, language))
    line = answer(asked(file, table, language, "--engine", engine)).text
    assert "\n" not in line
    heard = json.loads(line)
    assert heard["word"] == word
    assert (heard["who"], heard["engine"], heard["alone"]) == ("hempel", engine, False)
    assert heard["heard"]
    assert isinstance(heard["alternatives"], list)


def test_why_there_is_none_is_told_in_both_languages(table: str, tmp_path: Path) -> None:
    recipe_or_skip("pocketsphinx", "en")
    file = written(tmp_path, bytes(3200))
    heard = json.loads(answer(asked(file, table, "en", "--engine", "pocketsphinx")).text)
    assert (heard["word"], heard["reason"], heard["heard"]) == (None, "silence", None)
    assert set(heard["words"]) == {"en", "ru"}


def complaint(arguments: list[str]) -> str:
    found = answer(arguments)
    assert (found.exit_code, found.text) == (2, "")
    assert "\n" not in found.complaint
    return found.complaint


def test_bad_files_are_one_sentence(table: str, tmp_path: Path) -> None:
    file = written(tmp_path, bytes(3200))
    assert "no such file" in complaint(asked(str(tmp_path / "none.wav"), table))
    assert "такого файла нет" in complaint(asked(str(tmp_path / "none.wav"), table, "ru"))
    assert "no wav file" in complaint(asked(table, table))
    assert "no such file" in complaint(asked(file, str(tmp_path / "none.yaml")))
    assert complaint(asked(file, file))
    bad = tmp_path / "bad.yaml"
    bad.write_text(GOOD[: GOOD.index("script:")] + "script: [{hempel: restore}]\n", "utf-8")
    assert "What can be said now" in complaint(asked(file, str(bad)))


def test_a_missing_engine_is_one_sentence_with_a_remedy(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_NAMED_BY, str(tmp_path))
    file = written(tmp_path, bytes(3200))
    for engine in ("moonshine", "vosk", "whisper"):
        for language in ("en", "ru"):
            said = complaint(asked(file, table, language, "--engine", engine))
            assert "./run voice-models" in said


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["a.wav"],
        ["a.wav", "--language", "en"],
        ["a.wav", "--language", "de", "--table", "t"],
        ["a.wav", "--language", "en", "--table", "t", "--engine", "siri"],
        ["a.wav", "b.wav", "--language", "en", "--table", "t"],
        ["a.wav", "--language", "en", "--table"],
    ],
)
def test_what_is_no_usage_shows_it(arguments: list[str]) -> None:
    with pytest.raises(Misused):
        answer(arguments)


def test_the_command_ends_with_2(tmp_path: Path) -> None:
    for arguments in (["hear"], ["hear", *asked(str(tmp_path / "none.wav"), "none.yaml")]):
        done = companion(*arguments)
        assert (done.returncode, done.stdout) == (2, b"")
        assert b"Traceback" not in done.stderr
