"""Few dependencies: each pinned, each named in the README with its reason."""

import re

import pytest

from tests.architecture.house import ROOT

PIN = re.compile(r"(?P<name>[\w-]+)==[\w.]+")
FILES = ("app", "dev", "bench", "voice", "voice-small", "voices", "android")


def lines(name: str) -> list[str]:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", FILES)
def test_every_requirement_is_pinned(name: str) -> None:
    loose = [line for line in lines(name) if line and line[0] != "#" and not PIN.fullmatch(line)]
    assert loose == []


@pytest.mark.parametrize("name", FILES)
def test_every_requirement_of_ours_has_its_reason_in_the_readme(name: str) -> None:
    reasons = (ROOT / "README.md").read_text(encoding="utf-8")
    # After the first empty line stand the requirements of our requirements.
    ours = "\n".join(lines(name)).partition("\n\n")[0]
    named = [pin["name"] for pin in PIN.finditer(ours)]
    assert named
    assert [wanted for wanted in named if f"| `{wanted}` |" not in reasons] == []
