"""`python -m companion`: what it prints, and how it ends."""

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from companion.cli.command_line import main
from companion.games.island.views import op_view
from companion.store.games.shelf import Shelf
from companion.ui.start import NO_DISPLAY
from tests.store.saved import begun, file_of, played

ROOT = Path(__file__).resolve().parents[2]
GOOD = (ROOT / "tests" / "cli" / "good.yaml").read_text(encoding="utf-8")

# The arguments that a command cannot do without, besides a word.
NEEDED = {"hear": ("--language", "en", "--table", "t")}


def companion(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "companion", *arguments],
        cwd=ROOT, env={**os.environ, **environment}, capture_output=True, check=False, timeout=60,
    )  # fmt: skip


def written(folder: Path, script: str) -> str:
    file = folder / "table.yaml"
    head = GOOD[: GOOD.index("script:")]
    file.write_text(f"{head}script:\n{script}", encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("file", sorted((ROOT / "seeds").glob("*.yaml")), ids=lambda f: f.stem)
def test_the_seeds_are_played_to_their_end(file: Path) -> None:
    done = companion("table", str(file))
    lines = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert (done.returncode, done.stderr) == (0, b"")
    assert lines[0]["line"] == 0
    assert list(lines[-1]) == ["state"]


def test_a_refused_line_ends_it_with_place_reason_and_remedy(tmp_path: Path) -> None:
    file = written(tmp_path, "  - hempel: restore\n  - hempel: end\n")
    done = companion("table", file)
    assert done.returncode == 2
    assert json.loads(done.stdout.splitlines()[-1])["error"] == "illegal"
    (sentence,) = done.stderr.decode().splitlines()
    assert sentence.startswith(f"{file}: line ")
    for part in ('entry 1: "restore" by hempel', "(illegal)", "What can be said now: move NW"):
        assert part in sentence


def test_the_same_in_russian(tmp_path: Path) -> None:
    file = written(tmp_path, "  - hempel: restore\n")
    done = companion("table", file, "--language", "ru")
    assert "Сейчас можно сказать: move NW" in done.stderr.decode()


def test_a_failed_expectation_says_what_was_there(tmp_path: Path) -> None:
    file = written(tmp_path, "  - expect: {state: {deaths: 3}}\n")
    done = companion("table", file)
    assert done.returncode == 1
    assert 'expected state.deaths: "3"; instead there was: 0' in done.stderr.decode()


def test_a_refusal_that_is_expected_goes_on(tmp_path: Path) -> None:
    file = written(tmp_path, "  - hempel: restore\n  - expect: {error: illegal}\n")
    assert companion("table", file).returncode == 0


@pytest.mark.parametrize("between", ["{state: {deaths: 0}}", "{state: {deaths: 3}}"])
def test_a_refusal_is_expected_by_the_very_next_entry(tmp_path: Path, between: str) -> None:
    script = f"  - hempel: restore\n  - expect: {between}\n  - expect: {{error: illegal}}\n"
    done = companion("table", written(tmp_path, script))
    assert done.returncode == 2
    assert 'entry 1: "restore" by hempel is refused (illegal)' in done.stderr.decode()


def test_a_line_is_one_line_for_whoever_reads_it(tmp_path: Path) -> None:
    script = '  - hempel: "where\\u2028is\\u2029phil\\x85"\n'
    done = companion("table", written(tmp_path, script))
    assert done.returncode == 0
    _, line, _ = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert line["text"].split() == ["where", "is", "phil"]


def test_a_bad_file_is_one_sentence(tmp_path: Path) -> None:
    done = companion("table", str(tmp_path / "none.yaml"))
    assert (done.returncode, done.stdout) == (2, b"")
    assert len(done.stderr.decode().splitlines()) == 1


def test_a_pipe_that_nobody_writes_into_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    pipe = str(tmp_path / "pipe")
    for command in (("table", pipe), ("script", pipe), ("island", "--check", pipe)):
        done = companion(*command)
        assert done.returncode == 2
        assert "this is a pipe or a device" in done.stderr.decode()


def test_the_name_of_a_file_gives_the_terminal_no_orders(tmp_path: Path) -> None:
    """Control characters, letters that turn the line round, halves of letters."""
    folder = os.fsencode(tmp_path) + b"/\x1b[2J\n\xc2\x9b\xe2\x80\xae\xff"
    Path(os.fsdecode(folder)).mkdir()
    script = written(tmp_path, "  - hempel: restore\n")
    (Path(os.fsdecode(folder)) / "bad").write_bytes(b"{")
    (Path(os.fsdecode(folder)) / "table").write_bytes(Path(script).read_bytes())
    asked = {("table",): b"table", ("script",): b"table", ("island", "--check"): b"bad"}
    for command, name in asked.items():
        done = subprocess.run(
            [sys.executable, "-m", "companion", *command, folder + b"/" + name],
            cwd=ROOT, capture_output=True, check=False, timeout=60,
        )  # fmt: skip
        (told,) = done.stderr.splitlines()
        assert b"/?[2J????/" in told
        for order in (b"\x1b", b"\xc2\x9b", b"\xe2\x80\xae", b"\xff"):
            assert order not in told


@pytest.mark.parametrize("program", ["main.py", "-mcompanion"])
def test_without_a_display_the_app_says_so(program: str) -> None:
    done = subprocess.run(
        [sys.executable, program],
        cwd=ROOT, env={}, capture_output=True, check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"{NO_DISPLAY}\n"


@pytest.mark.parametrize(
    "arguments", [["--plain"], ["table"], ["play"], ["table", "a", "--language", "de"]]
)
def test_anything_else_gets_the_usage(arguments: list[str]) -> None:
    done = companion(*arguments)
    assert done.returncode == 2
    assert done.stderr.decode().startswith("usage:")


def test_help() -> None:
    done = companion("--help")
    assert (done.returncode, done.stdout.decode().startswith("usage:")) == (0, True)


@pytest.mark.parametrize("command", ["table", "script", "island", "rules", "hear"])
def test_a_command_used_wrongly_gets_its_own_usage(command: str) -> None:
    """As it is typed, with `./run`; not a page about all the others."""
    wrong = companion(command, "a", *NEEDED.get(command, ()), "--nope")
    usage, _, sentence = wrong.stderr.decode().rstrip().rpartition("\n")
    assert (wrong.returncode, wrong.stdout) == (2, b"")
    assert usage.startswith(f"usage: ./run {command} ")
    assert usage.count("./run") == 1
    assert sentence == '"--nope" is nothing that this command takes; see --help'
    for asked in ("--help", "-h"):
        page = companion(command, asked)
        assert (page.returncode, page.stderr) == (0, b"")
        assert page.stdout.decode().startswith(f"{usage}\n")
        assert "--language {en,ru}" in page.stdout.decode().split("options")[1]
    page = companion(command, "--help", "--language", "ru")
    assert page.stdout.decode().startswith(f"вызов: ./run {command} ")
    assert "параметры" in page.stdout.decode()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("table", "this is missing: FILE.yaml"),
        ("table --language ru", "не хватает: ФАЙЛ.yaml"),
        ("hear a.wav", "this is missing: --language, --table"),
        ("table a b", '"b" is nothing that this command takes; see --help'),
        ("table a --language=ru b", '"b" этой команде ни к чему; что ей нужно, скажет --help'),
        ("island --seed", "--seed needs a value after it"),
        ("island --language ru --seed", "после --seed должно стоять значение"),
        ("island --json=x", "--json takes no value"),
        ("island --json=x --language ru", "у --json не бывает значения"),
        ("island --language de", "--language: 'de' is none of these: en, ru"),
        ("hear a.wav --language ru --table t --engine siri",
         "--engine: 'siri' — ничто из этого: moonshine, vosk, whisper, pocketsphinx"),
        ("rules a --json --json", "--json is given twice"),
        ("rules a --json --json --language ru", "--json стоит дважды"),
        ("island ABCDE --seed 1", "CODE and --seed do not go together"),
        ("island --check a --wish cruel --language ru", "--check и --wish вместе не бывают"),
        ("rules --language ru", "не хватает: ЗАПРОС"),
        ("play", 'there is no command "play"'),
        ("play --language ru", 'команды "play" нет'),
    ],
)  # fmt: skip
def test_each_misuse_is_a_sentence_of_ours(words: str, sentence: str) -> None:
    """On every Python: argparse words its own complaints anew now and then."""
    out, error = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(error):
        assert main(words.split()) == 2
    assert (out.getvalue(), error.getvalue().splitlines()[-1]) == ("", sentence)


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("table seeds/sample-table.yaml --plain --language ru", (3, 4, 2, 1)),
        ("rules lake whirl --json --language ru", (3, 1, 4, 5, 2)),
        ("island --seed 7 --wish gentle --json --language=ru", (5, 6, 3, 4, 1, 2)),
    ],
)
def test_options_stand_in_any_order(words: str, order: tuple[int, ...]) -> None:
    command, *rest = words.split()
    shuffled = [rest[at - 1] for at in order]
    assert sorted(shuffled) == sorted(rest)
    assert shuffled != rest
    assert companion(command, *shuffled).stdout == companion(command, *rest).stdout != b""


@pytest.mark.parametrize("program", ["main", "companion.__main__"])
def test_the_app_is_opened_without_the_command_line(program: str) -> None:
    """Each start would pay for it: argparse, and the commands."""
    code = (
        "import sys; sys.argv = ['companion']\n"
        f"import {program} as program\n"
        "(getattr(program, '_start', None) or program.main)()\n"
        "print([m for m in sys.modules if m == 'argparse' or m.startswith('companion.cli')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env={}, capture_output=True, check=True
    )
    assert done.stdout.split() == [b"[]"]
    assert done.stderr.decode() == f"{NO_DISPLAY}\n"


def test_russian_is_printed_wherever_the_terminal_says_it_is_ascii(tmp_path: Path) -> None:
    done = companion("table", written(tmp_path, "  - hempel: end\n"), PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Куст" in done.stdout.decode("utf-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    file = written(tmp_path, "  - hempel: end\n")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "companion", "table", file],
            cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False, timeout=60,
        )  # fmt: skip
    assert done.returncode == 2
    assert len(done.stderr.decode().splitlines()) == 1


def test_a_table_to_be_read_by_people() -> None:
    done = companion("table", "seeds/sample-table.yaml", "--plain", "--language", "ru")
    assert done.returncode == 0
    assert "Тесей, ты" in done.stdout.decode()
    assert "[вопрос: theseus, activate] yes / no" in done.stdout.decode()


def test_a_refusal_to_be_read_by_people(tmp_path: Path) -> None:
    done = companion("table", written(tmp_path, "  - hempel: restore\n"), "--plain")
    assert "[refused: illegal]" in done.stdout.decode()


def test_an_island_from_its_seed() -> None:
    done = companion("island", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().startswith("# Island E94UF-JWF7Q-EF7NY-8PGN7-DMTUB\n")


def test_a_bad_code_is_one_sentence() -> None:
    done = companion("island", "E94UF", "--language", "ru")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == "Код слишком короткий: не хватает 20 знаков из 25.\n"


def test_an_island_with_problems_ends_with_1(tmp_path: Path) -> None:
    file = tmp_path / "island.yaml"
    file.write_text("island: []", encoding="utf-8")
    done = companion("island", "--check", str(file))
    assert (done.returncode, done.stderr) == (1, b"")
    assert "the island has 0 rows" in done.stdout.decode()


def test_an_island_asked_for_wrongly_gets_the_usage() -> None:
    done = companion("island", "--seed")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith("usage:")


def test_the_rules_are_looked_up() -> None:
    done = companion("rules", "whirl", "--json")
    (line,) = done.stdout.decode().splitlines()
    assert (done.returncode, done.stderr, json.loads(line)[0]["id"]) == (0, b"", "knot")
    done = companion("rules", "щщщщщщ")
    assert (done.returncode, done.stdout) == (1, b"")
    assert len(done.stderr.decode().splitlines()) == 1
    done = companion("rules", "")
    assert (done.returncode, done.stdout) == (2, b"")
    assert len(done.stderr.decode().splitlines()) == 1
    for wrong in (["rules"], ["rules", "lake", "--box"], ["rules", "--plain", "x"]):
        done = companion(*wrong)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.decode().startswith("usage: ")


def test_no_other_command_reads_the_rules() -> None:
    code = (
        "import sys, companion.cli.command_line; print([m for m in sys.modules if 'rulebook' in m])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert done.stdout.split() == [b"[]"]


def test_a_saved_game_becomes_a_script_that_plays_to_the_same_state(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games")
    session = begun(shelf)
    played(session, 80)
    shelf.close()
    done = companion("script", str(file_of(shelf, session)))
    assert (done.returncode, done.stderr) == (0, b"")
    file = tmp_path / "game.yaml"
    file.write_bytes(done.stdout)
    again = companion("table", str(file))
    assert again.returncode == 0
    assert json.loads(again.stdout.splitlines()[-1]) == {"state": op_view(session.state)}


@pytest.mark.parametrize("content", [None, b"", b"{}\n", b"what is this\n"])
def test_no_saved_game_is_told_in_one_sentence(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "none.game"
    if content is not None:
        file.write_bytes(content)
    for language in ("en", "ru"):
        done = companion("script", str(file), "--language", language)
        assert (done.returncode, done.stdout) == (2, b"")
        (sentence,) = done.stderr.decode().splitlines()
        assert sentence.startswith(f"{file}: ")


def test_python_with_a_game_at_hand() -> None:
    typed = b"print(game.say(game.options[0]))\ngame.say('bla')\nprint(Referee is type(game))\n"
    for language, begins in (("en", "Here is a random game, from seed 7."), ("ru", "Вот")):
        done = subprocess.run(
            [sys.executable, "-m", "companion", "repl", "--seed", "7", "--language", language],
            cwd=ROOT, input=typed, capture_output=True, check=True, timeout=60,
        )  # fmt: skip
        told = done.stderr.decode()
        assert told.startswith(begins)
        assert told[: told.index("Traceback")].count("\n") == 2
        assert "companion.referee.Refusal: " in told
        assert ">>> True\n" in done.stdout.decode()
    done = companion("repl", "--seed", "x", "--language", "ru")
    assert done.stderr.decode().splitlines()[-1].startswith('"x" — не номер')
    assert done.returncode == 2
