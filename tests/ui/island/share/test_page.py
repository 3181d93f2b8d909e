"""The ways in which a game leaves the app; no secret goes with it while the game is on."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from companion.cli.table_command import run
from companion.games.island.game import play
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.terms import CHARACTERS
from companion.games.island.views import op_view
from companion.speech.listen import listen
from companion.store.apologies import keep
from companion.store.assets import shipped_box
from companion.store.files import writer as disk
from companion.store.games.exchange import Exchange
from companion.store.games.kept_game import KeptGame
from companion.store.island.table_file import read_table
from companion.store.pictures import Pixels
from companion.store.tables.script import ScriptLine
from companion.text.island.players import players_text
from companion.text.languages import LANGUAGES
from companion.ui.island.desk.controller import Desk
from companion.ui.island.menu.views import MenuView
from companion.ui.island.replay.page import Replay
from companion.ui.island.replay.views import JournalView
from companion.ui.island.share.page import Share
from companion.ui.island.share.paper import paper_view
from companion.ui.island.share.preview import LETTERS, LINES, first_lines
from companion.ui.island.share.step_pictures import EveryStep
from companion.ui.island.share.views import DrawnView, PaperView, PictureView, PreviewView
from companion.ui.kit.parts import Button
from companion.ui.shelf.game_page import GamePage
from companion.ui.shelf.page import ShelfPage
from companion.ui.shelf.views import GameView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.architecture.house import ROOT
from tests.store.saved import full_disk
from tests.ui.played import begun, play_on
from tests.ui.pretend_machine import PretendDesktop, PretendOutside


class Painter:
    """Two pixels, and what they were to show."""

    def __init__(self) -> None:
        self.painted: list[DrawnView] = []

    def __call__(self, view: DrawnView) -> Pixels:
        self.painted.append(view)
        return Pixels(2, 1, b"\x00\x00\x00\xff\xff\xff")


@pytest.fixture
def painter(home: Companion) -> Painter:
    home.paint = painter = Painter()
    return painter


@pytest.fixture
def session(home: Companion) -> KeptGame:
    game = begun(home, name="Friday")
    play_on(game, 60)
    return game


@pytest.fixture
def finished(home: Companion) -> KeptGame:
    table = read_table(ROOT / "tests/tables/law/L14_2_achilles_wins.yaml")
    game = home.shelf.begin(table.setup, table.seed, "Friday", shipped_box())
    for line in table.script:
        if isinstance(line, ScriptLine):
            listen(game, line.who, line.text)
    return game


def page(home: Companion) -> PageView:
    view = home.view()
    if isinstance(view, PreviewView):
        return view.page
    assert isinstance(view, PageView)
    return view


def shared(home: Companion, session: KeptGame, *acts: str) -> Companion:
    """The page of all that can leave the app, after these touches on it and on the preview."""
    home.go(Share(home, session))
    for act in acts:
        home.do(act)
    return home


def preview(home: Companion) -> PreviewView:
    view = home.view()
    assert isinstance(view, PreviewView)
    return view


def buttons(home: Companion) -> dict[str, Button]:
    shown = page(home)
    rows = [one for part in shown.sections for row in part.rows for one in row]
    return {one.act: one for one in (*rows, *shown.foot)}


def notice(home: Companion) -> str:
    shown = page(home).notice
    return shown[0] if shown else ""


def folder(home: Companion) -> Path:
    return Path(Exchange(home.shelf).folder)


def saved(home: Companion) -> Path:
    return Path(notice(home).removeprefix("Saved to: "))


# What goes out


def test_what_was_said_is_a_text(home: Companion, session: KeptGame) -> None:
    path = saved(shared(home, session, "said", "save"))
    assert path.name == "Friday said.txt"
    assert path.read_text("utf-8") == players_text(Chronicle(session), "en", {})


def test_the_script_plays_to_the_same_state(home: Companion, session: KeptGame) -> None:
    path = saved(shared(home, session, "script", "save"))
    assert path.name == "Friday script.yaml"
    *_, last = run(read_table(path))
    assert last == {"state": op_view(session.state)}


def test_the_page_is_a_picture_and_a_page_to_print(
    home: Companion, session: KeptGame, painter: Painter
) -> None:
    path = saved(shared(home, session, "paper", "save"))
    assert path.name == "Friday by hand.pdf"
    assert path.read_bytes().startswith(b"%PDF")
    assert path.with_suffix(".png").read_bytes().startswith(b"\x89PNG")
    (view,) = painter.painted
    assert isinstance(view, PaperView)
    assert view.secret == "FOR THE OP’S EYES ONLY"


def test_what_was_saved_before_stays(home: Companion, session: KeptGame) -> None:
    first = saved(shared(home, session, "said", "save"))
    for act in ("back", "said", "save"):
        home.do(act)
    assert first.exists()
    assert saved(home).name == "Friday said 2.txt"


def test_while_the_game_is_on_there_is_no_picture(
    home: Companion, session: KeptGame, painter: Painter
) -> None:
    home.go(Share(home, session))
    for act in ("picture", "pictures"):
        assert not buttons(home)[act].enabled
        assert buttons(home)[act].second == "Once the game is over"
        home.do(act)
        assert "would tell everybody its secret" in notice(home)
    assert painter.painted == []
    assert not folder(home).exists()


def test_once_it_is_over_no_page_is_said_to_be_secret(
    home: Companion, session: KeptGame, finished: KeptGame
) -> None:
    home.go(Share(home, session))
    assert [part.heading for part in page(home).sections] == ["For everybody", "For the OP alone"]
    home.go(Share(home, finished))
    everybody, op = page(home).sections
    assert everybody.text == "The game is over: nothing in it is a secret any more."
    assert (op.heading, op.text) == ("For the OP", "")


def test_once_it_is_over_there_is(home: Companion, finished: KeptGame, painter: Painter) -> None:
    shared(home, finished, "picture", "save")
    assert saved(home).name == "Friday island.png"
    (view,) = painter.painted
    assert isinstance(view, PictureView)
    assert view.title == "Achilles wins"
    assert view.lines[0].startswith("The game took ")
    assert len(view.island.ground.spaces) == 37


# The preview


def test_nothing_is_written_before_it_was_seen(
    home: Companion, finished: KeptGame, painter: Painter
) -> None:
    for act in ("said", "script", "paper", "picture"):
        shared(home, finished, act)
        assert (preview(home).pixels is None) == (act in ("said", "script"))
        assert bool(preview(home).lines) == (act in ("said", "script"))
        assert list(buttons(home)) == ["open-file", "open-folder", "copy", "save"]
        home.do("back")
    assert len(painter.painted) == 2
    assert not folder(home).exists()


def test_a_text_is_seen_from_its_beginning(home: Companion, session: KeptGame) -> None:
    shared(home, session, "said")
    text = players_text(Chronicle(session), "en", {})
    *lines, more = preview(home).lines
    assert lines == text.split("\n")[:LINES]
    assert more == f"… and {len(text.split(chr(10))) - 1 - LINES} more lines"
    assert first_lines("one\n", "en") == ("one",)
    assert first_lines("x" * (LETTERS + 1), "en") == ("x" * LETTERS + "…",)


def test_whose_it_is_is_told(home: Companion, session: KeptGame, finished: KeptGame) -> None:
    for game, act, told in (
        (session, "said", "For everybody: no secret is in it."),
        (session, "script", "Anyone who sees this knows the island."),
        (finished, "script", "The game is over: nothing in it is a secret any more."),
    ):
        assert page(shared(home, game, act)).text == told


def test_what_is_grey_says_why(home: Companion, session: KeptGame, painter: Painter) -> None:
    del painter
    shared(home, session, "paper")
    for act in ("open-file", "open-folder", "copy"):
        assert not buttons(home)[act].enabled
        assert buttons(home)[act].second == "Once it is saved"
        home.do(act)
        assert notice(home) == "It is not saved yet: touch “Save” first."


def test_what_is_saved_is_opened_shown_and_copied(
    home: Companion, session: KeptGame, painter: Painter
) -> None:
    del painter
    home.outside = desktop = PretendDesktop()
    path = saved(shared(home, session, "paper", "save"))
    assert "save" not in buttons(home)
    for act in ("open-file", "open-folder", "copy"):
        assert buttons(home)[act].enabled
        home.do(act)
    assert desktop.shown == [str(path), str(path.parent)]
    assert desktop.copied == str(path)
    assert notice(home) == "The path of the file is copied."


def test_a_second_touch_saves_nothing_twice(home: Companion, session: KeptGame) -> None:
    shared(home, session, "said", "save", "save")
    assert [path.name for path in folder(home).iterdir()] == ["Friday said.txt"]


def test_a_text_is_copied_and_need_not_be_saved(home: Companion, session: KeptGame) -> None:
    home.outside = desktop = PretendDesktop()
    shared(home, session, "said", "copy")
    assert desktop.copied == players_text(Chronicle(session), "en", {})
    assert not folder(home).exists()


def test_where_no_program_opens_it_one_sentence_tells_the_path(
    home: Companion, session: KeptGame
) -> None:
    home.outside = desktop = PretendDesktop()
    path = saved(shared(home, session, "said", "save"))
    home.do("open-file")
    desktop.cannot_show()
    assert page(home).problem
    assert notice(home) == f"No program here could open it; it lies at: {path}"
    home.do("back")
    desktop.cannot_show()  # nobody waits for it any more
    assert page(home).notice is None


def test_on_a_tablet_it_is_handed_over(home: Companion, session: KeptGame) -> None:
    home.outside = tablet = PretendOutside()
    shared(home, session, "said")
    assert list(buttons(home)) == ["copy", "send"]
    home.do("send")
    assert tablet.files == [
        ("Friday said.txt", players_text(Chronicle(session), "en", {}).encode())
    ]
    assert not folder(home).exists()


def test_on_a_tablet_the_page_to_print_is_handed_over(
    home: Companion, session: KeptGame, painter: Painter
) -> None:
    del painter
    home.outside = tablet = PretendOutside()
    shared(home, session, "paper", "send")
    ((name, raw),) = tablet.files
    assert name == "Friday by hand.pdf"
    assert raw.startswith(b"%PDF")
    assert list(buttons(home)) == ["send"]


def test_where_no_app_takes_it_it_is_saved(home: Companion, session: KeptGame) -> None:
    home.outside = PretendOutside(takers=False)
    assert saved(shared(home, session, "said", "send")).exists()


def test_a_report_of_faults_is_seen_too(home: Companion, session: KeptGame) -> None:
    keep(home.shelf.folder, "KeyError in app._redraw:126")
    shared(home, session, "report")
    assert any("app._redraw:126" in line for line in preview(home).lines)
    home.do("save")
    assert saved(home).name == "Paradox Island report.txt"


# Every step: long work


def test_every_step_is_drawn_with_how_far_it_is(
    home: Companion, finished: KeptGame, painter: Painter
) -> None:
    home.go(Share(home, finished))
    home.do("pictures")
    count = 1 + len(finished.steps)
    seen = []
    while isinstance(home.pages[-1], EveryStep):
        shown = page(home)
        assert shown.tick > 0
        seen.append(shown.sections[0].text)
        home.do("tick")
    assert seen == [f"{n} of {count}" for n in range(count)]
    assert page(home).name == "share"
    assert sorted(path.name for path in saved(home).iterdir()) == [
        f"{n:03d}.png" for n in range(count)
    ]
    assert len(painter.painted) == count


def test_it_can_be_stopped_and_what_is_done_stays(
    home: Companion, finished: KeptGame, painter: Painter
) -> None:
    home.go(Share(home, finished))
    for act in ("pictures", "tick", "tick", "stop"):
        home.do(act)
    assert notice(home).startswith(f"Stopped: 2 of {1 + len(finished.steps)} are in ")
    assert len(painter.painted) == 2
    home.do("tick")
    assert len(painter.painted) == 2


def test_the_folder_of_the_pictures_can_be_shown(
    home: Companion, finished: KeptGame, painter: Painter
) -> None:
    del painter
    home.outside = desktop = PretendDesktop()
    shared(home, finished, "pictures", "tick", "stop")
    told = page(home).notice
    assert told is not None
    assert [button.act for button in told[1]] == ["open-folder"]
    home.do("open-folder")
    assert desktop.shown == [str(folder(home) / "Friday steps")]
    desktop.cannot_show()
    assert notice(home).startswith("No program here could open it")


# When the disk refuses


WAYS = (*(f"{one} save" for one in ("said", "script", "paper", "picture")), "pictures")


@pytest.mark.parametrize("acts", WAYS)
def test_a_full_disk_is_one_sentence(
    home: Companion, finished: KeptGame, painter: Painter, acts: str
) -> None:
    del painter
    with full_disk():
        shared(home, finished, *acts.split())
    assert page(home).name == ("share" if acts == "pictures" else "preview")
    assert page(home).problem
    assert "The tablet is full" in notice(home)


@pytest.mark.parametrize("acts", WAYS)
def test_a_folder_that_cannot_be_written_is_one_sentence(
    home: Companion,
    finished: KeptGame,
    painter: Painter,
    acts: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    del painter

    def refuse(*_: Any) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(disk, "make_folder", refuse)
    monkeypatch.setattr("companion.store.games.exchange.make_folder", refuse)
    shared(home, finished, *acts.split())
    assert page(home).problem
    assert notice(home)
    assert page(home).name == ("share" if acts == "pictures" else "preview")


def test_what_cannot_be_finished_says_so_and_leaves(
    home: Companion, finished: KeptGame, painter: Painter
) -> None:
    """The disk is full after the first two pictures."""
    del painter
    home.go(Share(home, finished))
    for act in ("pictures", "tick", "tick"):
        home.do(act)
    with full_disk():
        home.do("tick")
    assert page(home).name == "share"
    assert page(home).problem
    assert f"Stopped: 2 of {1 + len(finished.steps)} are in " in notice(home)


# The ways there and back


def test_from_the_game_on_the_shelf(home: Companion, session: KeptGame) -> None:
    shelf = home.pages[0]
    assert isinstance(shelf, ShelfPage)
    for act, kind in (("share", Share), ("replay", Replay)):
        home.go(GamePage(home, shelf, session.id))
        home.do(act)
        assert isinstance(home.pages[-1], kind)
        home.do("back")
        below: object = home.pages[-1]
        assert isinstance(below, GamePage)
        home.do("back")


def test_from_the_menu_and_the_replay_of_a_game_that_is_over(
    home: Companion, session: KeptGame, finished: KeptGame
) -> None:
    """Look2, picture 11: the replay has one key for it; of a game that is on the menu has it."""
    desk = Desk(home, session)
    home.home(desk)
    for act in ("menu", "share"):
        home.do(act)
    assert page(home).name == "share"
    home.do("back")
    assert isinstance(home.view(), MenuView)
    home.do("back")
    for act in ("journal", "look-at 4", "replay"):
        home.do(act)
    replay = home.pages[-1]
    assert isinstance(replay, Replay)
    assert replay.at == 5
    home.do("back")
    assert isinstance(home.view(), JournalView)
    over = Replay(home, finished)
    home.go(over)
    home.do("share")
    assert page(home).name == "share"
    home.do("back")
    assert home.pages[-1] is over


def test_of_a_struck_step_the_replay_begins_before_it(home: Companion, session: KeptGame) -> None:
    desk = Desk(home, session)
    home.home(desk)
    desk.undo_to(len(session.steps) - 3)
    count = len(session.steps)
    for act in ("journal", f"look-at {count}", "replay"):
        home.do(act)
    replay = home.pages[-1]
    assert isinstance(replay, Replay)
    assert replay.at == count


def test_a_game_that_cannot_be_opened_says_so(home: Companion, session: KeptGame) -> None:
    shelf = home.pages[0]
    assert isinstance(shelf, ShelfPage)
    home.shelf.close()
    file = Path(home.shelf.folder) / f"{session.id}.game"
    file.write_bytes(b"{}\n")
    home.go(GamePage(home, shelf, session.id))
    for act in ("replay", "share"):
        home.do(act)
        view = home.view()
        assert isinstance(view, GameView)
        assert view.problem


# The page for going on by hand


def test_the_page_holds_all_that_the_op_must_know(
    home: Companion, session: KeptGame, painter: Painter
) -> None:
    session.undo()
    shared(home, session, "paper")
    (view,) = painter.painted
    assert isinstance(view, PaperView)
    state = session.state
    assert [one.who for one in view.captives] == [one.who for one in state.captives]
    for captive, shown in zip(state.captives, view.captives, strict=True):
        lines = dict(shown.lines)
        assert captive.at is None or lines["Place"].startswith(f"space {captive.at}, ")
        assert lines["Health"] == f"{captive.health} of {captive.max_health}"
        assert lines["Energy"] == f"{captive.energy} of {captive.max_energy}"
        assert lines["Start"] == captive.start
        assert lines["Mission"].startswith(f"{len(state.board(captive.who).mission)} of 5")
        marked = {*state.board(captive.who).circled, *state.board(captive.who).crossed}
        assert all(fruit in lines["Fruits"] for fruit in marked)
    blocks = dict(view.blocks)
    assert len(blocks["Power tokens, from the top"].splitlines()) == len(state.stack)
    assert len(blocks["Anomalies"].splitlines()) == 5
    assert len(blocks["OP pieces"].splitlines()) == 3
    assert f"Round {state.round}." in view.facts[0]
    assert f"Deaths: {state.deaths} of {state.table.deaths}." in view.facts[1]


def test_the_page_of_a_finished_game_says_so() -> None:
    """Nobody goes on by hand where a captive has won (L3.2)."""
    script = read_table(ROOT / "tests/tables/law/L14_2_achilles_wins.yaml")
    game = play(script.setup, script.seed)
    assert not paper_view(game.state, "Friday", "en").over
    for line in script.script:
        if isinstance(line, ScriptLine):
            listen(game, line.who, line.text)
    assert game.state.won == "achilles"
    view, russian = (paper_view(game.state, "Friday", one) for one in LANGUAGES)
    assert (view.over, russian.over) == (True, True)
    assert view.title == "Paradox Island: the game is over"
    assert russian.title == "Парадокс: игра окончена"
    assert "The game is over: Achilles wins" in view.facts[0]
    assert "Игра окончена: " in russian.facts[0]


@pytest.mark.parametrize("seed", range(6))
def test_any_moment_fits_on_a_page(build: Any, seed: int) -> None:
    """Any players, any question: in both languages, nothing missing."""
    from companion.store.settings import Settings

    home = build(Settings())
    figures = [*CHARACTERS[seed % 4 :], *CHARACTERS][:3]
    game = begun(home, figures=figures, seed=seed)
    for _ in range(40):
        play_on(game, 3, seed)
        for language in ("en", "ru"):
            view = paper_view(game.state, "Friday", language)
            texts = [*view.facts, *(text for block in view.blocks for text in block)]
            texts += [text for one in view.captives for line in one.lines for text in line]
            assert all(texts)
            assert not [text for text in texts if "{" in text or "|" in text]
