"""The referee as a library: what its own page promises, and what a program builds on."""

import doctest
import json
import subprocess
import sys
from pathlib import Path

import pytest

from companion import referee
from companion.cli.table_command import run
from companion.games.island import notation
from companion.games.island.game import play
from companion.games.island.terms import CHARACTERS
from companion.games.island.views import op_view
from companion.referee import Referee, Refusal
from companion.store.files.bad_file import BadFile
from companion.store.games.shelf import Shelf
from companion.store.island.table_file import read_table
from tests.store.saved import begun, file_of, played

ROOT = Path(__file__).resolve().parents[1]
SAMPLE = ROOT / "seeds" / "sample-table.yaml"
SCREEN = (80, 24)


def test_its_page_is_true() -> None:
    found = doctest.testmod(referee, optionflags=doctest.ELLIPSIS)
    assert (found.failed, found.attempted > 5) == (0, True)


def test_the_same_seed_lays_the_same_table() -> None:
    assert Referee.random(7).state == Referee.random(7).state != Referee.random(8).state
    assert Referee.random().state != Referee.random().state


@pytest.mark.parametrize(
    ("captives", "players"), [((), None), (("phil", "hempel", "granddead"), 4),
                              (("achilles", "schrodie"), 3), (("hempel", "phil"), 2)],
)  # fmt: skip
def test_any_table_can_be_played(captives: tuple[str, ...], players: int | None) -> None:
    game = Referee.random(3, captives, players)
    assert captives in ((), tuple(captive.who for captive in game.state.captives))
    for _ in range(60):
        assert {*game.options} == {notation.write(command) for command in game.legal}
        game.say(game.options[0])
    assert game.state.table.players == (players or 3)
    assert len(game.journal) >= 60


@pytest.mark.parametrize(
    ("captives", "players"),
    [(["theseus"], None), (["theseus", "theseus"], None), (["theseus", "bob"], None),
     (CHARACTERS[:4], None), (["phil", "hempel"], 4), (["phil", "hempel"], 7)],
)  # fmt: skip
def test_nobody_else_sits_down(captives: list[str], players: int | None) -> None:
    with pytest.raises(ValueError, match="name two or three of these"):
        Referee.random(3, captives, players)


def test_what_is_refused_is_a_sentence_and_changes_nothing() -> None:
    game = Referee.random(2, ["theseus", "phil"])
    before = (game.state, game.journal, game.facts, game.said)
    for phrase, who, code in (
        ("restore", None, "illegal"), ("bla bla", None, "unknown"),
        ("end", "phil", "not-your-turn"),
        ("undo", None, "not-your-turn"), ("undo", "op", "not-now"), ("redo", "op", "not-now"),
    ):  # fmt: skip
        with pytest.raises(Refusal, match=r"[.?]$") as refused:
            game.say(phrase, who)
        assert refused.value.code == code
        assert (game.state, game.journal, game.facts, game.said) == before


def test_what_is_unclear_names_the_choices() -> None:
    game = Referee.random(2, ["theseus", "phil"])
    with pytest.raises(Refusal, match="“north-west” or “north-east”") as refused:
        game.say("go up")
    assert (refused.value.code, refused.value.choices) == ("unclear", ("move NW", "move NE"))


def test_undo_and_redo_go_all_the_way() -> None:
    game = Referee.random(2, ["theseus", "phil"], language="ru")
    states = [game.state]
    for phrase in ("на северо-восток через клетку, осторожно", "нет", "конец хода"):
        game.say(phrase)
        states.append(game.state)
    assert game.undo().startswith("Отменяем: ")
    assert (game.state, game.speaker) == (states[2], "theseus")
    game.undo()
    assert game.state == states[0]
    game.redo()
    game.redo()
    assert game.state == states[-1]


def test_a_table_script_is_loaded_at_its_end() -> None:
    last = list(run(read_table(SAMPLE)))[-1]
    assert op_view(Referee.load(SAMPLE).state) == last["state"]


def test_what_is_read_aloud_is_what_the_command_line_prints() -> None:
    file = read_table(SAMPLE)
    opening, *lines, _ = run(file)
    game = Referee(play(file.setup, file.seed, file.draws))
    assert game.said == opening["words"]["en"]
    for line in lines:
        assert game.say(line["text"], line["who"]) == line["words"]["en"]


def test_a_line_that_is_refused_ends_the_loading(tmp_path: Path) -> None:
    script = SAMPLE.read_text("utf-8")
    head = script[: script.index("script:")]
    file = tmp_path / "table.yaml"
    file.write_text(f"{head}script:\n  - theseus: bla bla\n", "utf-8")
    with pytest.raises(Refusal):
        Referee.load(file)
    file.write_text(f"{head}script:\n  - theseus: bla\n  - expect: {{error: unknown}}\n", "utf-8")
    assert Referee.load(file).journal == ()
    with pytest.raises(BadFile):
        Referee.load(tmp_path / "none.yaml")


def test_a_saved_game_is_loaded_as_it_stands(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games")
    session = begun(shelf)
    played(session, 40)
    shelf.close()
    game = Referee.load(file_of(shelf, session))
    assert (game.state, game.journal) == (session.state, tuple(session.journal))
    game.undo()
    assert Referee.load(file_of(shelf, session)).state == session.state


def test_everything_fits_a_screen() -> None:
    game = Referee.random(2, CHARACTERS[:3])
    for _ in range(30):
        game.say(game.options[-1])
    table = game.state.table
    shown = map(repr, (game, game.state, game.session, table, table.island, table.box))
    for text in (str(game), *shown):
        rows = sum(1 + len(line) // SCREEN[0] for line in text.splitlines())
        assert rows <= SCREEN[1], text
    assert "\n" not in repr(game)


def test_all_pieces_stand_on_the_map() -> None:
    game = Referee.random(2, ["theseus", "phil"])
    text = str(game)
    for captive in game.state.captives:
        assert f"{captive.at} {captive.who[0].upper()}" in text
    assert f"{game.state.rock} R" in text
    assert f"{game.state.bush} B" in text
    assert f"wave: {game.state.wave}" in text
    for at, word in game.state.table.island.spaces.items():
        assert at in text
        assert word in text


def test_it_needs_neither_kivy_nor_the_command_line() -> None:
    code = "import json, sys, companion.referee; print(json.dumps([*sys.modules]))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    loaded = json.loads(done.stdout)
    assert not [m for m in loaded if m.split(".")[0] in ("kivy", "argparse")]
    assert not [m for m in loaded if m.startswith(("companion.cli", "companion.ui"))]


def test_only_who_plays_knows_something() -> None:
    game = Referee.random(seed=2, captives=["theseus", "phil"])
    assert game.knows("phil").certain == {"A4": "cherries"}
    with pytest.raises(ValueError, match="name one of these: theseus, phil"):
        game.knows("hempel")
