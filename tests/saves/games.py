"""Writes the saved game of the present format, and how it was left.

`python -m tests.saves.games` adds the files of a format that has none yet. What stands here is
never written again: it is what somebody may have on a tablet.
"""

import json
import tempfile
from pathlib import Path
from typing import Any

from companion.games.island.game import Game, play
from companion.games.island.setup.file import write_setup
from companion.games.island.views import op_view
from companion.store.games.game_file import FORMAT
from companion.store.games.shelf import Shelf
from tests.boxes import BOX
from tests.store.saved import Clock, begun, file_of, played, table

FOLDER = Path(__file__).resolve().parent
SEED = 12
COUNT = 120


def left(session: Game) -> dict[str, Any]:
    """As JSON tells it."""
    steps = [len(step.entries) for step in session.steps]
    told = {
        "lines": len(session.journal),
        "steps": steps,
        "heard": [step.heard for step in session.steps],
        "undone": len(session.undone),
        "struck": len(session.struck),
        "state": op_view(session.state),
    }
    return dict(json.loads(json.dumps(told)))


def write_present(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        shelf = Shelf(scratch, Clock())
        session = begun(shelf, SEED, "Пятница / Friday", odd=True)
        played(session, COUNT, SEED)
        shelf.close()
        write(folder, FORMAT, file_of(shelf, session).read_bytes(), left(session))


def write_0(folder: Path) -> None:
    """As an early prototype wrote it: plain lines, and neither box nor rules."""
    setup = table(SEED + 1, players=2)
    session = play(setup, SEED)
    played(session, COUNT, SEED)
    header = {
        "game": "paradox-island",
        "format": 0,
        "name": "Before the first",
        "made": 1_780_000_000,
        "seed": SEED,
        "table": write_setup(setup, SEED, BOX),
    }
    lines = [line if isinstance(line, str) else f"{line.who}: {line.words}"
             for line in session.journal]  # fmt: skip
    text = "".join(f"{line}\n" for line in (json.dumps(header, ensure_ascii=False), *lines))
    write(folder, 0, text.encode(), left(session))


def write(folder: Path, number: int, raw: bytes, how: dict[str, Any]) -> None:
    file = folder / f"format-{number}.game"
    if file.exists():
        return
    file.write_bytes(raw)
    file.with_suffix(".json").write_text(f"{json.dumps(how, ensure_ascii=False, indent=1)}\n")


if __name__ == "__main__":
    write_0(FOLDER)
    write_present(FOLDER)
