"""Every end of a command: one sentence and a fitting exit code, never a traceback."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
FULL: Final = "/dev/full"
TABLE: Final = "seeds/sample-table.yaml"
CLOSED: Final = "the output cannot be written: it is closed"
NO_ROOM: Final = "the output cannot be written: the disk is full"
# Commands that print; the last ones say which language is wanted.
PRINTING: Final = ("--help", "table --help", f"table {TABLE}", "island --seed 5", "rules whirl")

pytestmark = pytest.mark.skipif(not Path(FULL).exists(), reason="a disk that is always full")


def shell(command: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHON", None)  # `./run` would look for a `.venv` of that one
    return subprocess.run(
        ["bash", "-c", command],
        cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip


def companion(words: str) -> subprocess.CompletedProcess[str]:
    done = shell(f"{sys.executable} -m companion {words}")
    assert "Traceback" not in done.stderr
    return done


def is_one_sentence(text: str, begins: str) -> bool:
    return text.startswith(begins) and text.count("\n") == 1 and text.endswith("\n")


# Streams


@pytest.mark.parametrize("words", PRINTING)
@pytest.mark.parametrize(("where", "begins"), [(">&-", CLOSED), (f">{FULL}", NO_ROOM)])
def test_output_that_cannot_be_written_is_one_sentence(words: str, where: str, begins: str) -> None:
    done = companion(f"{words} {where}")
    assert (done.returncode, done.stdout) == (2, "")
    assert is_one_sentence(done.stderr, begins)


@pytest.mark.parametrize(
    ("where", "begins"),
    [(">&-", "вывод не записать: он закрыт"), (f">{FULL}", "вывод не записать: на диске нет")],
)
def test_the_same_in_russian(where: str, begins: str) -> None:
    done = companion(f"island --seed 5 --language ru {where}")
    assert done.returncode == 2
    assert is_one_sentence(done.stderr, begins)


@pytest.mark.parametrize("words", PRINTING)
@pytest.mark.parametrize("where", ["2>&-", f"2>{FULL}"])
def test_without_anybody_to_complain_to_it_goes_on(words: str, where: str) -> None:
    done = companion(f"{words} {where}")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == companion(words).stdout


@pytest.mark.parametrize("where", ["2>&-", f"2>{FULL}", ">&- 2>&-", "<&- >&- 2>&-"])
def test_a_complaint_that_nobody_reads_keeps_its_exit_code(where: str) -> None:
    for words in ("table none.yaml", "nothing", "island --seed x"):
        done = companion(f"{words} {where}")
        assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


@pytest.mark.parametrize("words", PRINTING)
def test_whoever_reads_only_the_beginning_has_enough(words: str) -> None:
    done = shell(f"{sys.executable} -m companion {words} | head -c 1; exit ${{PIPESTATUS[0]}}")
    assert (done.returncode, done.stderr, len(done.stdout)) == (0, "", 1)


def test_a_pipe_that_was_closed_before_anything_was_written() -> None:
    for words in PRINTING:
        done = shell(f"{sys.executable} -m companion {words} | true; exit ${{PIPESTATUS[0]}}")
        assert (done.returncode, done.stderr) == (0, "")


def test_no_file_takes_the_number_of_a_closed_stream(tmp_path: Path) -> None:
    """A game that was number 1 would hold whatever is printed."""
    program = tmp_path / "program.py"
    program.write_text(
        "from companion.store.streams import fill_gaps\n"
        "fill_gaps()\n"
        f"game, said = (open(f'{tmp_path}/{{name}}', 'w') for name in ('game', 'said'))\n"
        "said.write(str(game.fileno()))\n",
        encoding="utf-8",
    )
    shell(f"{sys.executable} {program} <&- >&- 2>&-")
    assert int((tmp_path / "said").read_text("utf-8")) > 2


# Ctrl-C


def interrupted(code: str, rest: float = 0.0) -> tuple[int, str]:
    """A guarded program that says when it begins, and then gets the signal after a rest."""
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == "begins\n"
    time.sleep(rest)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)
    return process.returncode, said


GUARDED: Final = """
import sys
from companion.outer_guard import guarded

def program():
    print("begins", flush=True)
    {does}
    return 0

sys.exit(guarded(program, {arguments}))
"""
COMMAND: Final = "from companion.cli.command_line import main; return main({arguments})"
SWALLOWS: Final = """
    import time
    while True:
        try:
            time.sleep(1)
        except BaseException:
            pass
"""


def test_ctrl_c_ends_it_with_one_word_and_130() -> None:
    code = GUARDED.format(does=SWALLOWS, arguments=["table"])
    assert interrupted(code) == (130, "Stopped.\n")
    code = GUARDED.format(does=SWALLOWS, arguments=["table", "x", "--language", "ru"])
    assert interrupted(code) == (130, "Остановлено.\n")
    assert interrupted(GUARDED.format(does=SWALLOWS, arguments=[])) == (
        130, "Stopped.\nОстановлено.\n",
    )  # fmt: skip


def test_ctrl_c_at_any_moment_of_a_command() -> None:
    arguments = ["table", TABLE]
    code = GUARDED.format(does=COMMAND.format(arguments=arguments), arguments=arguments)
    rests = Random(15)
    ends = {interrupted(code, rests.uniform(0, 0.6)) for _ in range(12)}
    # Python sets the signal back at its very end: all is printed then, and a shell says 130 too.
    quiet = (-signal.SIGINT, "")
    assert ends <= {(130, "Stopped.\n"), (0, ""), quiet}
    assert (130, "Stopped.\n") in ends


def test_ctrl_c_while_nobody_takes_what_is_printed() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", GUARDED.format(does="print('x' * 10**7)", arguments=["table"])],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == "begins\n"
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 130
    process.communicate()


def test_what_is_to_be_left_alone_by_ctrl_c_is() -> None:
    code = GUARDED.format(does="import time; time.sleep(1)", arguments=[])
    code = f"import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n{code}"
    assert interrupted(code) == (0, "")


# A fault of its own


def raising(does: str, arguments: list[str]) -> subprocess.CompletedProcess[str]:
    code = GUARDED.format(does=does, arguments=arguments)
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False,
        timeout=60,
    )  # fmt: skip


def test_a_fault_of_its_own_is_a_sentence_with_its_place_and_70() -> None:
    done = raising("{}['the Rock is at C4']", ["table"])
    assert done.returncode == 70
    assert is_one_sentence(done.stderr, "Something went wrong in the program itself")
    assert "KeyError in" in done.stderr
    assert "program:" in done.stderr
    assert "Rock" not in done.stderr
    done = raising("{}['the Rock is at C4']", ["table", "x", "--language", "ru"])
    assert is_one_sentence(done.stderr, "Сломалось что-то в самой программе")


def test_no_more_memory_and_no_more_depth_are_such_faults() -> None:
    done = raising("def deep(): deep()\n    deep()", ["table"])
    assert done.returncode == 70
    assert "RecursionError in …, " in done.stderr
    assert len(done.stderr) < 1_000
    assert raising("raise MemoryError", ["table"]).returncode == 70


def test_a_thread_that_ends_by_a_fault_is_a_sentence_too() -> None:
    does = "from threading import Thread; t = Thread(target=lambda: {}['C4']); t.start(); t.join()"
    done = raising(does, ["table"])
    assert done.returncode == 0
    assert is_one_sentence(done.stderr, "Something went wrong in the program itself")
    assert "C4" not in done.stderr


def test_what_nobody_can_catch_is_not_printed() -> None:
    does = "Gone = type('Gone', (), {'__del__': lambda self: {}['C4']}); Gone()"
    assert raising(does.replace("{}", "dict()"), ["table"]).stderr == ""


# ./run


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout whose Python is the one of these tests: nothing is installed for it."""
    house = tmp_path_factory.mktemp("house")
    shutil.copy(ROOT / "run", house)
    for name in ("companion", "assets", "seeds", "requirements", "tools", "main.py"):
        (house / name).symlink_to(ROOT / name)
    python = house / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    version = f"Python {sys.version.split()[0]}\n"
    wanted = version + (ROOT / "requirements" / "app.txt").read_text("utf-8")
    (house / ".venv" / ".installed-app").write_text(wanted, encoding="utf-8")
    return house


@pytest.mark.parametrize("words", ["--help", f"table {ROOT / TABLE}", "island --seed 5"])
@pytest.mark.parametrize("where", [">&-", f">{FULL}", "<&- >&-"])
def test_run_without_output_is_one_sentence(house: Path, words: str, where: str) -> None:
    done = shell(f"./run {words} {where}", house)
    assert (done.returncode, done.stdout) == (2, "")
    assert "the output cannot be written" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("words", ["--help", f"table {ROOT / TABLE}", "island --seed 5"])
@pytest.mark.parametrize("where", ["2>&-", f"2>{FULL}", "<&- 2>&-"])
def test_run_without_complaints_goes_on(house: Path, words: str, where: str) -> None:
    done = shell(f"./run {words} {where}", house)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("words", ["--help", f"table {ROOT / TABLE}", "island --seed 5"])
def test_run_into_a_pipe_that_is_left(house: Path, words: str) -> None:
    done = shell(f"./run {words} | head -1; exit ${{PIPESTATUS[0]}}", house)
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1)


@pytest.mark.parametrize("where", ["", "2>&-", f"2>{FULL}", ">&-"])
def test_run_keeps_the_exit_code_of_a_command_that_there_is_not(house: Path, where: str) -> None:
    assert shell(f"./run nothing {where}", house).returncode == 2


# Python whose pip takes its time; whatever else it is asked, `./run` has its answer at once.
SLOW: Final = """#!/bin/sh
trap 'exit 3' INT
echo began >&2
case "$*" in *" install "*) sleep 5 2>/dev/null & wait ;; esac
"""


def test_run_ends_at_ctrl_c_though_pip_goes_on(house: Path) -> None:
    """The awaited program takes the signal in its own way; no next step begins."""
    slow = house / ".venv" / "bin" / "slow-python"
    slow.write_text(SLOW, "utf-8")
    slow.chmod(0o755)
    other = house / ".venv-slow-python" / "bin"
    other.mkdir(parents=True)
    shutil.copy(slow, other / "python")
    process = subprocess.Popen(
        ["./run", "format"],
        cwd=house, env={**os.environ, "PYTHON": str(slow)}, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    assert process.stderr is not None
    assert "began" in process.stderr.readline()
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert said.splitlines()[-1] == "run: stopped."
