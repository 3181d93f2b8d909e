"""Few dependencies: each pinned by its hashes, each with its reason in docs/dependencies.md."""

import re

import pytest

from tests.architecture.house import ROOT

PIN = re.compile(r"(?P<name>[\w-]+)==[\w.]+")
LOCKED = re.compile(
    r"(?P<pin>[a-z][\w-]*==[\w.+]+)(?: ; [^\\]+)? \\\n(?P<hashes>(?: {4}--hash=.+\n)+)"
)
HASH = re.compile(r" {4}--hash=sha256:[0-9a-f]{64}(?: \\)?")
REQUIREMENTS = ROOT / "requirements"
WANTED = sorted(path.stem for path in REQUIREMENTS.glob("*.in"))
FILES = sorted(path.stem for path in REQUIREMENTS.glob("*.txt"))


def lines(name: str) -> list[str]:
    text = (REQUIREMENTS / f"{name}.in").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and line[0] != "#"]


def locked(name: str) -> str:
    text = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8")
    head, _, rest = text.partition("\n")
    assert head.startswith("# Made by `./run lock`")
    return rest


@pytest.mark.parametrize("name", WANTED)
def test_every_requirement_is_pinned(name: str) -> None:
    assert [line for line in lines(name) if not PIN.fullmatch(line)] == []


@pytest.mark.parametrize("name", FILES)
def test_every_pin_has_its_hashes(name: str) -> None:
    text = locked(name)
    assert "".join(found.group() for found in LOCKED.finditer(text)) == text
    hashes = [line for found in LOCKED.finditer(text) for line in found["hashes"].splitlines()]
    assert hashes
    assert [line for line in hashes if not HASH.fullmatch(line)] == []


@pytest.mark.parametrize("name", WANTED)
def test_every_requirement_is_locked_as_it_is_pinned(name: str) -> None:
    # PyTorch stands apart: with CUDA or without, as a machine has it.
    files = [name, "voices-torch"] if name == "voices" else [name]
    held = {found["pin"] for file in files for found in LOCKED.finditer(locked(file))}
    assert {line.lower().replace("_", "-") for line in lines(name)} <= held


@pytest.mark.parametrize("name", WANTED)
def test_every_requirement_of_ours_has_its_reason_in_the_docs(name: str) -> None:
    reasons = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    named = [pin["name"] for pin in PIN.finditer("\n".join(lines(name)))]
    assert named
    assert [wanted for wanted in named if f"| `{wanted}` |" not in reasons] == []


def test_nothing_is_installed_without_its_hash() -> None:
    run = (ROOT / "run").read_text(encoding="utf-8").replace("\\\n", " ")
    voices = (ROOT / "tools" / "fetch_voices.py").read_text(encoding="utf-8")
    for text, pip in ((run, r"-m pip\b.* install [^\n]*"), (voices, r'"pip", "install"[^\]]*')):
        installs = re.findall(pip, text)
        assert installs
        assert [one for one in installs if "--require-hashes" not in one] == []
