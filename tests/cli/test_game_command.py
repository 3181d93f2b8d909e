"""`game`, and `table --op`: the computer plays."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from companion.cli.command_line import main

SAMPLE = "seeds/sample-table.yaml"
CALM = """script:
  - theseus: end
  - phil: end
  - op: token flood
  - expect: {asks: {who: op, what: turn}}
  - theseus: end
  - op: set theseus energy 1
  - phil: end
"""


def run(*words: str) -> tuple[int, str, str]:
    out, error = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(error):
        code = main(words)
    return code, out.getvalue(), error.getvalue()


@pytest.mark.parametrize(
    ("language", "kinds", "ending"),
    [
        ("en", "explorer,explorer", "The game is over. Rounds: "),
        ("ru", "explorer", "Игра окончена. Кругов: "),
        ("en", "random,explorer,omniscient", "The game is over. Rounds: "),
    ],
)
def test_a_whole_game_is_told(language: str, kinds: str, ending: str) -> None:
    words = ("game", "--captives", kinds, "--seed", "7", "--language", language)
    code, out, _ = run(*words)
    assert code == 0
    assert out.splitlines()[-1].startswith(ending)
    assert run(*words)[1] == out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("game", "--captives", "explorer,bold"),
         ('--captives: "explorer,bold" is not one to three of these, with commas: random, explorer,'
          " omniscient")),
        (("game", "--captives", "", "--language", "ru"),
         ('--captives: "" — не то; напиши через запятую от одного до трёх из: random, explorer,'
          " omniscient")),
        (("game", "--op", "cruel"), "--op: 'cruel' is none of these: gentle, even, strong"),
        (("game", "--seed", "x"), '"x" is no seed; write a whole number of at most 18 digits'),
        (("table", "tests/tables/antinomy/A10_corrections.yaml", "--op", "even"),
         "--op is for Paradox Island alone; leave it out for this game"),
    ],
)  # fmt: skip
def test_what_cannot_be_played(words: tuple[str, ...], sentence: str) -> None:
    code, out, error = run(*words)
    assert (code, out) == (2, "")
    assert error.splitlines()[-1] == sentence


def test_the_computer_says_what_the_op_says(tmp_path: Path) -> None:
    """L12: its lines come between those of the captives; its own in the script are left out."""
    file = tmp_path / "calm.yaml"
    table = Path(SAMPLE).read_text(encoding="utf-8").partition("script:")[0]
    file.write_text(table + CALM, encoding="utf-8")
    code, out, _ = run("table", str(file), "--op", "strong")
    *lines, last = (json.loads(line) for line in out.splitlines())
    said = [(line["who"], line["text"]) for line in lines if "who" in line]
    assert code == 0
    assert last["state"]["question"]["who"] in ("theseus", "phil")
    assert sum(text == "end" for who, text in said if who == "op") == 2
    assert sum(text.startswith("token ") for who, text in said if who == "op") == 2
    assert ("op", "set theseus energy 1") in said
    assert not any("error" in line for line in lines)


def test_nothing_is_said_for_the_op_when_it_is_not_asked_for() -> None:
    assert run("table", SAMPLE)[1] == run("table", SAMPLE, "--language", "en")[1]
