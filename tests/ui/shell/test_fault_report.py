"""Reports of faults can be sent, and nothing of a game or of anybody goes with them."""

from __future__ import annotations

import getpass
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion import __version__
from companion.store.apologies import apologies, keep, place_of
from companion.store.games.kept_game import KeptGame
from companion.store.games.shelf import Shelf
from companion.store.settings import Settings
from companion.text.languages import Language
from companion.ui.island.desk.controller import Desk
from companion.ui.island.share.page import Share
from companion.ui.island.share.views import PreviewView
from companion.ui.registry import open_over
from companion.ui.shell.acts import UnknownAct
from companion.ui.shell.companion import Companion
from companion.ui.shell.fault_report import report
from companion.ui.shell.views import PageView
from tests.text.wording import sentence_faults
from tests.ui.played import NOW, begun, play_on

PLACE = "KeyError in app._redraw:70, stage.show:81"


def offered(home: Companion) -> set[str]:
    view = home.view()
    assert isinstance(view, PageView)
    return {button.act for part in view.sections for row in part.rows for button in row}


def notice(home: Companion) -> str:
    """Of the preview."""
    view = home.view()
    assert isinstance(view, PreviewView)
    return view.page.notice[0] if view.page.notice else ""


def test_where_nothing_went_wrong_no_report_is_offered(home: Companion) -> None:
    home.go(Share(home, begun(home)))
    assert "report" not in offered(home)
    with pytest.raises(UnknownAct):
        home.do("report")
    assert not (home.shelf.folder / "exchange").exists()


def test_what_went_wrong_is_saved_as_a_text(home: Companion) -> None:
    keep(home.shelf.folder, PLACE, now=NOW)
    keep(home.shelf.folder, "OSError in disk.write:3", now=NOW + 60)
    home.go(Share(home, begun(home)))
    assert "report" in offered(home)
    home.do("report")
    home.do("save")
    path = Path(notice(home).removeprefix("Saved to: "))
    assert path.name == "Paradox Island report.txt"
    lines = path.read_text("utf-8").splitlines()
    assert lines[-2] == f"2026-09-21 14:13, {__version__}: {PLACE}"
    assert lines[-1] == f"2026-09-21 14:14, {__version__}: OSError in disk.write:3"


def test_the_same_in_russian(russian: Companion) -> None:
    keep(russian.shelf.folder, PLACE, now=NOW)
    russian.go(Share(russian, begun(russian)))
    view = russian.view()
    assert isinstance(view, PageView)
    section = view.sections[-1]
    assert (section.heading, section.rows[0][0].label) == (
        "Сбои в приложении", "Что сломалось, текстом",
    )  # fmt: skip
    assert sentence_faults(section.text, "ru") == []
    russian.do("report")
    russian.do("save")
    path = Path(notice(russian).removeprefix("Сохранено: "))
    assert path.name == "Парадокс отчёт.txt"
    assert PLACE in path.read_text("utf-8")
    assert "Что сломалось" in path.read_text("utf-8")


# Leaks


def fallen_everywhere(folder: Path, seed: int, name: str, *people: str) -> Shelf:
    """A game with secrets and people of its own, in which everything that is shown fails."""
    home = Companion(Shelf(folder, lambda: NOW), Settings(), lambda _: None, open_over)
    figures = ("theseus", "phil", "hempel")
    named = dict(zip(figures, people, strict=True))
    session = begun(home, figures, seed=seed, name=name, people=named)
    play_on(session, 30, seed=3)
    home.go(Desk(home, session))
    for number, fails in enumerate(falling(home, session)):
        try:
            fails()
        except Exception as raised:  # noqa: BLE001 (as the app would)
            keep(folder, place_of(raised), now=NOW + 100 * number)
    home.shelf.close()
    return home.shelf


def falling(home: Companion, session: KeptGame) -> list[Callable[[], Any]]:
    """Faults in whose words, and in whose hands, is all there is to be known."""
    state, known = session.state, str(session.state)

    class Knowing(Exception):
        def __str__(self) -> str:
            return known

    def with_words() -> None:
        raise KeyError(known, str(home.shelf.folder))

    def with_its_own_words() -> None:
        raise Knowing(state)

    def from_another() -> None:
        try:
            with_words()
        except KeyError as first:
            raise ValueError(session.header.name) from first

    return [
        with_words,
        with_its_own_words,
        from_another,
        lambda: home.shelf.resume(str(state.rock)),
        lambda: session.submit(state),
        lambda: (home.shelf.folder / session.header.name).read_text("utf-8"),
        lambda: state.table.seat[f"{state.rock}?"],
    ]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_reports_of_two_games_tell_nothing_of_either(tmp_path: Path, language: Language) -> None:
    """Two tables with other secrets, names and folders fail alike: nobody can tell them apart."""
    one = fallen_everywhere(tmp_path / "anna", 7, "Friday", "Anna", "Boris", "Vera")
    other = fallen_everywhere(tmp_path / "at home" / "x", 8, "Пятница", "Zoe", "Ян", "Quentin")
    texts = [report(apologies(shelf.folder), language) for shelf in (one, other)]
    assert texts[0] == texts[1]
    assert len(apologies(one.folder)) == 7
    told = texts[0]
    assert not re.search(r"\b[A-G][1-7]\b", told)
    for secret in (str(tmp_path), str(Path.home()), getpass.getuser(), "Anna", "Friday"):
        assert secret not in told
