"""Voices that a machine may have, and the recognisers; what is missing is a reason to skip."""

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from companion.engine.languages import Language
from companion.hearing.choice import choose
from companion.hearing.engine import EngineName, Recipe
from companion.speech.transcript import Unavailable
from companion.store.sound_file import read_sound
from companion.store.voice_models import voice_models

# The beginning of every skip of these tests: `conftest` counts them, so that none is silent.
VOICE: Final = "voice: "
_FESTIVAL_RUSSIAN: Final = "msu_ru_nsh_clunits"


def skip(why: str) -> None:
    pytest.skip(f"{VOICE}{why}")


@cache
def recipe(name: EngineName, language: Language) -> Recipe | str:
    """A recipe, or why there is none."""
    try:
        return choose(language, voice_models(), name)
    except Unavailable as unavailable:
        return f"{name} for {language}: {unavailable.trouble} (./run voice-models)"


def recipe_or_skip(name: EngineName, language: Language) -> Recipe:
    found = recipe(name, language)
    if isinstance(found, str):
        skip(found)
        raise AssertionError
    return found


def said(text: str, language: Language, seconds_before: float = 0.3) -> bytes:
    """Sound, as a recogniser takes it."""
    command = _command(language)
    if command is None:
        skip(f"no program here speaks {language} (flite; Festival with festvox-ru)")
        raise AssertionError
    with TemporaryDirectory() as folder:
        path = Path(folder) / "said.wav"
        subprocess.run([*command, str(path)], input=text.encode(), check=True, capture_output=True)
        quiet = bytes(int(32_000 * seconds_before) // 2 * 2)
        return quiet + read_sound(path) + quiet


def _command(language: Language) -> list[str] | None:
    if language == "en" and shutil.which("flite"):
        # flite takes its text from a file; `-` is none of its names.
        return [sys.executable, "-c", _FLITE]
    if language == "ru" and shutil.which("text2wave"):
        if any(Path("/usr/share/festival/voices").glob(f"*/{_FESTIVAL_RUSSIAN}")):
            return ["text2wave", "-eval", f"(voice_{_FESTIVAL_RUSSIAN})", "-o"]
    return None


_FLITE: Final = (
    "import subprocess, sys;"
    "subprocess.run(['flite', '-voice', 'slt', '-t', sys.stdin.read(), '-o', sys.argv[1]])"
)
