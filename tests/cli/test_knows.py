"""`table --knows`: the least that one captive can know, beside what is said."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout

import pytest

from companion.cli.command_line import main

SAMPLE = "seeds/sample-table.yaml"


def run(*words: str) -> tuple[int, str, str]:
    out, error = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(error):
        code = main(("table", *words))
    return code, out.getvalue(), error.getvalue()


def test_it_grows_with_what_is_said() -> None:
    """L2.7: at the start the own start is certain, and nothing else."""
    code, out, _ = run(SAMPLE, "--knows", "theseus")
    *lines, last = (json.loads(line) for line in out.splitlines())
    knows = [line["knows"] for line in lines]
    assert (code, list(last)) == (0, ["state"])
    assert knows[0]["certain"] == {"D2": "banana"}
    assert knows[0]["place"] == {"D2": 1.0}
    assert knows[0]["bits"] < knows[3]["bits"] < knows[-1]["bits"] <= knows[-1]["whole"]
    assert knows[3]["certain"] == {"D2": "banana", "E3": "portal-3", "F2": "oracle", "F3": "orange"}


def test_nothing_is_added_when_it_is_not_asked_for() -> None:
    assert all("knows" not in json.loads(line) for line in run(SAMPLE)[1].splitlines())


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "[theseus can know at least 5.3 of 102.4 bits; place: D2; certain, 1: D2 banana]"),
        ("ru", ("[theseus может знать самое меньшее 5.3 бит из 102.4; место: D2; наверняка, 1:"
         " D2 банан]")),
    ],
)  # fmt: skip
def test_in_words(language: str, line: str) -> None:
    out = run(SAMPLE, "--knows", "theseus", "--plain", "--language", language)[1]
    assert out.splitlines()[1].strip() == line


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((SAMPLE, "--knows", "op"), '"op" does not play at this table; name one of: theseus, phil'),
        ((SAMPLE, "--knows", "hempel", "--language", "ru"),
         '"hempel" за этим столом не играет; назови кого-нибудь из: theseus, phil'),
        (("tests/tables/antinomy/A10_corrections.yaml", "--knows", "op"),
         "--knows is for Paradox Island alone; leave it out for this game"),
    ],
)  # fmt: skip
def test_whoever_does_not_play(words: tuple[str, ...], sentence: str) -> None:
    code, out, error = run(*words)
    assert (code, out, error.strip()) == (2, "", sentence)
