"""The shelf: going on in one tap, and putting the games in order."""

from __future__ import annotations

import errno
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from companion.store.games.kept_game import KeptSession
from companion.store.games.shelf import Shelf
from companion.text.languages import Language
from companion.ui.island.desk.controller import Desk
from companion.ui.kit.parts import Button
from companion.ui.shelf.status_line import ago
from companion.ui.shelf.views import ShelfView
from companion.ui.shell.companion import Companion
from companion.ui.shell.views import PageView
from tests.ui.played import Hands, begun, play_on


def shelf(home: Companion) -> ShelfView:
    view = home.view()
    assert isinstance(view, ShelfView)
    return view


def page(home: Companion) -> PageView:
    view = home.view()
    assert isinstance(view, PageView)
    return view


def do(home: Companion, *acts: str) -> None:
    for act in acts:
        home.do(act)


def clock(home: Companion) -> Hands:
    now = home.shelf.now
    assert isinstance(now, Hands)
    return now


def listed(home: Companion) -> dict[str, list[Button]]:
    """The first button of each row, by the heading over it."""
    return {section.heading: [row[0] for row in section.rows] for section in shelf(home).games}


def file_of(home: Companion, session: KeptSession) -> Path:
    return Path(home.shelf.folder) / f"{session.id}.game"


# Looking


def test_an_empty_shelf_offers_a_new_game_above_all(home: Companion) -> None:
    view = shelf(home)
    assert view.resume is None
    assert view.new.tone == "accent"
    assert list(listed(home)) == ["Welcome to the island", "Also here"]


def test_the_game_played_last_goes_on_in_one_tap(home: Companion) -> None:
    old = begun(home, name="Old")
    clock(home).time += 60
    new = begun(home, name="New")
    clock(home).time += 12 * 60
    view = shelf(home)
    assert view.resume is not None
    assert view.resume.label == "Continue: New"
    assert view.resume.second == "Round 1, Theseus to move, 12 minutes ago"
    assert [button.act for button in listed(home)["Other games"]] == [f"open {old.id}"]
    do(home, view.resume.act)
    desk = home.pages[-1]
    assert isinstance(desk, Desk)
    assert desk.session is new


def test_a_finished_game_stands_apart(home: Companion) -> None:
    session = begun(home)
    play_on(session, 4_000)
    assert session.state.won is not None
    (button,) = listed(home)["Finished games"]
    assert button.lines.startswith("Won by ")
    assert shelf(home).resume is None


@pytest.mark.parametrize(
    ("seconds", "english", "russian"),
    [
        (-5, "just now", "только что"),
        (59, "just now", "только что"),
        (60, "1 minute ago", "1 минуту назад"),
        (12 * 60, "12 minutes ago", "12 минут назад"),
        (22 * 60, "22 minutes ago", "22 минуты назад"),
        (3_600, "1 hour ago", "1 час назад"),
        (5 * 3_600, "5 hours ago", "5 часов назад"),
        (24 * 3_600, "1 day ago", "1 день назад"),
        (3 * 24 * 3_600, "3 days ago", "3 дня назад"),
        (40 * 24 * 3_600, "1 month ago", "1 месяц назад"),
        (800 * 24 * 3_600, "2 years ago", "2 года назад"),
    ],
)
def test_how_long_ago(seconds: float, english: str, russian: str) -> None:
    told: dict[Language, str] = {"en": english, "ru": russian}
    assert {language: ago(seconds, language) for language in told} == told


def test_the_shelf_in_russian(russian: Companion) -> None:
    begun(russian, name="Пятница")
    clock(russian).time += 120
    resume = shelf(russian).resume
    assert resume is not None
    assert resume.label == "Продолжить: Пятница"
    assert resume.second == "Раунд 1, ходит Тесей, 2 минуты назад"


# Putting in order


def test_a_game_gets_another_name(home: Companion) -> None:
    session = begun(home, name="Friday")
    do(home, f"more {session.id}", "rename")
    assert page(home).field == ("The name of the game", "Friday")
    home.typed("Saturday")
    do(home, "save")
    assert page(home).title == "Saturday"


def test_a_name_that_cannot_be_says_why_and_stays(home: Companion) -> None:
    session = begun(home)
    do(home, f"more {session.id}", "rename")
    home.typed("  ")
    do(home, "save")
    assert page(home).problem
    assert page(home).notice == ("A name is needed; write one.", ())
    home.typed("S")
    assert page(home).notice is None


def test_a_deleted_game_comes_back_with_one_tap(home: Companion) -> None:
    session = begun(home, name="Friday")
    do(home, f"more {session.id}", "delete")
    notice = shelf(home).notice
    assert notice is not None
    assert notice[0] == "Deleted: “Friday”."
    assert shelf(home).resume is None
    (undo,) = notice[1]
    assert undo.label == "Undo"
    do(home, undo.act)
    assert shelf(home).notice is None
    assert [game.name for game in home.shelf.games()] == ["Friday"]


def test_deleting_for_good_takes_a_second_tap(home: Companion) -> None:
    session = begun(home)
    do(home, f"more {session.id}", "delete", "deleted")
    (section,) = page(home).sections
    assert [button.act for button in section.rows[0]] == [
        f"restore {session.id}",
        f"for-good {session.id}",
    ]
    do(home, f"for-good {session.id} sure")
    assert len(home.shelf.deleted()) == 1, "not before it was asked"
    do(home, f"for-good {session.id}", f"for-good {session.id} sure")
    assert home.shelf.deleted() == []
    assert page(home).text == "There are none."


def test_another_touch_between_the_two_taps_means_no(home: Companion) -> None:
    session, other = begun(home), begun(home)
    do(home, f"more {session.id}", "delete", f"more {other.id}", "delete", "deleted")
    do(home, f"for-good {session.id}", f"for-good {other.id}", f"for-good {session.id} sure")
    assert len(home.shelf.deleted()) == 2


def test_a_deleted_game_is_restored(home: Companion) -> None:
    session = begun(home)
    do(home, f"more {session.id}", "delete", "deleted", f"restore {session.id}", "back")
    assert shelf(home).resume is not None


# From one tablet to another


def test_an_exported_game_can_be_imported(home: Companion) -> None:
    session = begun(home, name="Фил, пятница")
    do(home, f"more {session.id}", "export")
    notice = page(home).notice
    assert notice is not None
    path = notice[0].removeprefix("Saved to: ")
    assert path.endswith("/exchange/Фил пятница.game")
    assert Path(path).is_file()
    do(home, "export", "back", "import")
    (found,) = page(home).sections
    assert [b.label for b in found.rows[0]] == ["Фил пятница 2.game", "Фил пятница.game"]
    do(home, "take Фил пятница.game")
    assert len(home.shelf.games()) == 2
    notice = shelf(home).notice
    assert notice is not None
    assert notice[0] == "Added: “Фил, пятница (2)”."
    do(home, notice[1][0].act)
    assert isinstance(home.pages[-1], Desk)


def test_a_file_that_is_no_game_says_so_in_a_sentence(home: Companion) -> None:
    session = begun(home)
    do(home, f"more {session.id}", "export", "back", "import")
    folder = page(home).text.rpartition(": ")[2]
    (Path(folder) / "cake.game").write_text("flour, eggs", "utf-8")
    do(home, "take cake.game")
    notice = page(home).notice
    assert notice is not None
    assert "this is no saved game" in notice[0]
    assert len(home.shelf.games()) == 1


def test_an_import_that_fails_leaves_no_second_game_of_that_name(
    home: Companion, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One was there, under the same name, when its number could not be written."""
    session = begun(home, name="Friday")
    do(home, f"more {session.id}", "export", "back")
    for place in range(5):  # of the writes that there may be
        left, real = place, Path.replace

        def fail_at(path: Path, to: Path, real: Any = real) -> Path:
            nonlocal left
            left -= 1
            if left < 0:
                raise OSError(errno.EIO, "Input/output error")
            return cast(Path, real(path, to))

        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", fail_at)
            do(home, "import", "take Friday.game")
        if left >= 0:
            break
        notice = page(home).notice
        assert notice is not None
        assert "nothing was saved or changed" in notice[0]
        assert [game.name for game in home.shelf.games()] == ["Friday"]
        do(home, "back")
    assert place > 0
    assert {game.name for game in home.shelf.games()} == {"Friday", "Friday (2)"}


def test_a_file_is_called_by_letters_that_can_be_shown(home: Companion) -> None:
    session = begun(home, name="Friday")
    do(home, f"more {session.id}", "export", "back", "import")
    path = next((home.shelf.folder / "exchange").iterdir())
    path.rename(path.with_name(" \x1b[2J\n\u202e\udcff  a.game"))
    (button,) = page(home).sections[0].rows[0]
    assert button.label == " ?[2J???  a.game"
    do(home, button.act)
    assert len(home.shelf.games()) == 2


def test_a_game_that_another_window_plays_is_not_deleted_for_good(home: Companion) -> None:
    session = begun(home)
    which = session.id
    home.shelf.close()
    other = Shelf(home.shelf.folder)
    other.resume(which)
    do(home, f"more {which}", "delete", "deleted", f"for-good {which}", f"for-good {which} sure")
    notice = page(home).notice
    assert notice is not None
    assert notice[0].startswith("This game is open in another window of the app")
    assert len(home.shelf.deleted()) == 1
    other.close()
    do(home, f"for-good {which}", f"for-good {which} sure")
    assert home.shelf.deleted() == []


def test_a_game_that_another_window_deletes_while_it_is_looked_at(home: Companion) -> None:
    which = begun(home, name="Friday").id
    home.shelf.close()
    do(home, f"more {which}")
    Shelf(home.shelf.folder).delete(which)
    assert page(home).title == "Friday"
    for act in ("rename", "export", "delete", "share"):
        do(home, act, *(["save"] if act == "rename" else []))
        notice = page(home).notice
        assert notice is not None
        assert notice[0] == "There is no such game here; look among the deleted ones."
        if act == "rename":
            home.back()


# What has become of its file


def test_a_game_that_cannot_be_opened_offers_what_can_be_done(home: Companion) -> None:
    session = begun(home, name="Friday")
    home.shelf.close()
    file_of(home, session).write_bytes(b"{}\n")
    assert shelf(home).resume is None
    (button,) = listed(home)["Other games"]
    assert button.lines == "Cannot be opened"
    do(home, f"open {session.id}")
    view = shelf(home)
    assert view.problem
    assert view.notice is not None
    assert view.notice[0].startswith("This game cannot be opened")
    do(home, view.notice[1][0].act)
    rows = page(home).sections[0].rows
    acts = {button.act: button.enabled for row in rows for button in row}
    assert acts == {
        "replay": False, "share": False, "rename": False, "export": True, "delete": True,
    }  # fmt: skip
    do(home, "delete")
    assert home.shelf.games() == []


def test_a_mended_game_tells_once_what_was_wrong(home: Companion) -> None:
    session = begun(home)
    home.shelf.close()
    file = file_of(home, session)
    file.write_bytes(file.read_bytes() + b"what is this\n")
    do(home, f"open {session.id}")
    view = page(home)
    assert view.name == "troubles"
    (sentence,) = [section.heading for section in view.sections]
    assert sentence.startswith("The end of this game’s file is damaged.")
    do(home, "go-on")
    assert isinstance(home.pages[-1], Desk)
    assert len(home.pages) == 2


def test_whoever_named_no_game_reads_the_captives_in_the_language_of_now(home: Companion) -> None:
    begun(home, ("theseus", "phil"), 3, name="Theseus, Phil")
    begun(home, ("theseus", "phil"), 3, name="Theseus and friends")
    home.change_settings(replace(home.settings, language="ru"))
    labels = [button.label for row in listed(home).values() for button in row]
    view = shelf(home)
    assert view.resume is not None
    assert {"Тесей, Фил", "Theseus and friends"} <= {*labels, view.resume.label[12:]}
