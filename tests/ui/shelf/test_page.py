"""The shelf: going on in one tap, and putting the games in order."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from time import localtime, mktime
from typing import Any, cast

import pytest

from companion.engine.frozen import revised
from companion.store.games.kept_game import KeptGame
from companion.store.games.shelf import Shelf
from companion.text.island.epilogues import EPILOGUES
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.island.desk.controller import Desk
from companion.ui.island.map.view import laid_ground
from companion.ui.island.map.views import Ground
from companion.ui.kit.long_names import shortened, wrapped
from companion.ui.shelf.page import ShelfPage, shelf_view
from companion.ui.shelf.status_line import ago, on_island
from companion.ui.shelf.views import GameCard, GamesView, GameView, ShelfView
from companion.ui.shell.companion import Companion
from companion.ui.shell.days import day
from companion.ui.shell.views import PageView
from tests.ui.played import Hands, begun, play_on


def shelf(home: Companion) -> ShelfView:
    view = home.view()
    assert isinstance(view, ShelfView)
    return view


def game(home: Companion) -> GameView:
    """The page of one game."""
    view = home.view()
    assert isinstance(view, GameView)
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


def listed(home: Companion) -> dict[str, GameCard]:
    """The cards of the other games, by the act that opens each."""
    return {card.button.act: card for card in shelf(home).games}


def file_of(home: Companion, session: KeptGame) -> Path:
    return Path(home.shelf.folder) / f"{session.id}.game"


# Looking


def test_an_empty_shelf_says_what_an_op_is_and_offers_practice_above_all(home: Companion) -> None:
    """look2, section 9.1: to practise is the only amber."""
    view = shelf(home)
    assert view.resume is None
    assert view.welcome is not None
    assert "Omnipotence Paradox" in view.welcome[0]
    assert [(way.act, way.tone) for way in view.ways] == [
        ("practice", "accent"),
        ("choose-game", "answer"),
    ]
    assert (view.games, view.all) == ((), None)


def test_whoever_has_practised_is_offered_a_new_game_above_all(home: Companion) -> None:
    model = ShelfPage(home).model()
    view = shelf_view(revised(model, {"practised": (3, 20)}))
    assert [(way.act, way.tone) for way in view.ways] == [
        ("choose-game", "accent"),
        ("practice", "raised"),
    ]
    assert view.ways[1].second == "goes on at step 4 of 20"


def test_a_set_up_that_was_left_is_told_on_the_way_to_it(home: Companion) -> None:
    view = shelf_view(revised(ShelfPage(home).model(), {"waits": True}))
    assert view.ways[1].second == "goes on where you left the set-up"


def test_the_game_played_last_goes_on_by_a_held_button(home: Companion) -> None:
    old = begun(home, name="Old")
    clock(home).time += 60
    new = begun(home, name="New")
    clock(home).time += 12 * 60
    view = shelf(home)
    assert view.resume is not None
    assert view.resume.title == "Round 1, Theseus to move"
    assert view.resume.text.startswith("New · 12 minutes ago · begun today, ")
    assert view.resume.hold is not None
    button = view.resume.hold.button
    assert (button.label, button.second) == ("Continue", "covered: hold to open the island")
    assert list(listed(home)) == [f"more {old.id}"]
    assert view.heading == "Other games"
    do(home, button.act)
    desk = home.pages[-1]
    assert isinstance(desk, Desk)
    assert desk.session is new


def test_the_game_that_goes_on_shows_missions_and_deaths(home: Companion) -> None:
    session = begun(home)
    play_on(session, 60)
    state, view = session.state, shelf(home)
    assert view.resume is not None
    assert [(one.who, one.done) for one in view.resume.captives] == [
        (one.who, len(state.board(one.who).mission)) for one in state.captives
    ]
    assert view.resume.deaths == (state.deaths, state.table.deaths)


def test_a_finished_game_stands_apart(home: Companion) -> None:
    session = begun(home)
    play_on(session, 4_000)
    winner = session.state.won
    assert winner is not None
    view = shelf(home)
    assert view.resume is None
    assert view.ways[0].tone == "accent", "a new game is the first thing to do"
    (card,) = view.games
    assert view.heading == "Finished games"
    assert card.who == winner
    assert card.title == words(SHELF, "en")[f"escaped-{winner}"]
    assert card.text.endswith(f"{session.state.round} rounds")
    assert card.epilogue == EPILOGUES[winner]["en"]
    assert card.link is not None
    assert card.link.act == f"replay-game {session.id}"


# The shelf may be seen by all


def test_the_island_of_a_game_is_shown_once_it_is_over_and_never_before(home: Companion) -> None:
    over, going = begun(home), begun(home, ("theseus", "phil"), 3)
    play_on(over, 4_000)
    clock(home).time += 60
    begun(home, ("theseus", "phil"), 3)
    assert listed(home)[f"more {over.id}"].ground is None, "the first frame waits for no island"
    while home.working:
        home.work()
    cards = listed(home)
    shown = cards[f"more {over.id}"].ground
    assert shown is not None
    assert shown.spaces == laid_ground(over.state.table.island, {}, "en").spaces
    sealed = cards[f"more {going.id}"]
    assert sealed.sealed
    assert sealed.ground is None


def test_no_view_of_the_shelf_holds_a_space_of_a_game_that_goes_on(home: Companion) -> None:
    session = begun(home)
    play_on(session, 40)
    clock(home).time += 60
    begun(home, ("theseus", "phil"), 3)
    while home.working:
        home.work()
    for acts in ((), ("games",), (f"more {session.id}",)):
        do(home, *acts)
        assert list(grounds(home.view())) == []
        while len(home.pages) > 1:
            home.back()


def grounds(view: object) -> Iterator[Ground]:
    """All islands in a view."""
    if isinstance(view, Ground):
        yield view
    elif isinstance(view, tuple):
        for part in view:
            yield from grounds(part)
    elif hasattr(view, "__slots__") and not isinstance(view, str | int | float):
        for name in view.__slots__:
            yield from grounds(getattr(view, name))


def test_a_game_that_is_gone_on_with_after_all_is_sealed_again(home: Companion) -> None:
    session = begun(home)
    play_on(session, 4_000)
    begun(home, ("theseus", "phil"), 3)
    while home.working:
        home.work()
    session.undo()
    assert all(card.ground is None for card in shelf(home).games)
    do(home, f"more {session.id}")
    assert game(home).card.ground is None


# When


@pytest.mark.parametrize(
    ("days", "english", "russian"),
    [(0, "today", "сегодня"), (-3, "today", "сегодня"), (1, "yesterday", "вчера"),
     (3, "Thursday", "в четверг"), (6, "Monday", "в понедельник"),
     (7, "13 September", "13 сентября"), (400, "16 August 2025", "16 августа 2025")],
)  # fmt: skip
def test_the_day_of_a_game(days: int, english: str, russian: str) -> None:
    now = mktime((2026, 9, 20, 12, 0, 0, 0, 0, -1))  # a Sunday
    at = now - 86_400 * days
    assert (day(at, now, "en"), day(at, now, "ru")) == (english, russian)


def test_a_day_ends_at_midnight() -> None:
    night = mktime((2026, 9, 20, 0, 30, 0, 0, 0, -1))
    assert day(night - 3_600, night, "en") == "yesterday"


def test_a_game_from_a_clock_far_ahead_has_a_day_too() -> None:
    assert day(10**12, 0, "en") == "today"
    assert day(0, 10**12, "en").endswith(str(localtime(0).tm_year))


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
    assert resume.title == "Раунд 1, ходит Тесей"
    assert resume.text.startswith("Пятница · 2 минуты назад · начата сегодня в ")


def test_the_language_changes_with_one_touch_and_back(home: Companion) -> None:
    assert shelf(home).bar[-1].label == "Русский"
    do(home, "language ru")
    assert (home.settings.language, home.settings.said_in) == ("ru", "ru")
    assert shelf(home).bar[-1].label == "English"
    home.change_settings(revised(home.settings, {"said_in": "en"}))
    do(home, "language en", "language ru")
    assert (home.settings.language, home.settings.said_in) == ("ru", "ru")
    home.change_settings(revised(home.settings, {"said_in": "en"}))
    do(home, "language ru")
    assert (home.settings.language, home.settings.said_in) == ("ru", "en"), "it is that already"


# All games


def test_all_games_stand_on_a_page_with_their_whole_names(home: Companion) -> None:
    name = "The long evening at Anna’s, with everybody and their dogs"
    session = begun(home, name=name)
    clock(home).time += 60
    other = begun(home, ("theseus", "phil"), 3)
    do(home, f"more {other.id}", "delete")
    begun(home, ("theseus", "phil"), 3)
    link = shelf(home).all
    assert link is not None
    assert link.label == "All games"
    assert name not in listed(home)[f"more {session.id}"].text, "a card has no room for it"
    do(home, link.act)
    view = home.view()
    assert isinstance(view, GamesView)
    assert view.text == "2 games"
    row = next(row for row in view.rows if row.button.act == f"more {session.id}")
    assert row.title == name
    assert [button.act for button in view.foot] == ["deleted"]
    do(home, f"more {session.id}")
    assert game(home).title == name
    do(home, "delete")
    view = home.view()
    assert isinstance(view, GamesView)
    assert view.notice is not None
    do(home, view.notice[1][0].act)
    assert len(home.shelf.games()) == 2


def test_the_deleted_ones_are_found_where_there_is_nothing_else(home: Companion) -> None:
    session = begun(home)
    do(home, f"more {session.id}", "delete")
    assert [way.act for way in shelf(home).ways][-1] == "deleted"


@pytest.mark.parametrize(
    ("name", "short"),
    [("Friday", "Friday"), ("Пятница у Ани на даче, почти до утра", "Пятница у Ани на даче…"),
     ("X" * 80, f"{'X' * 12}…")],
)  # fmt: skip
def test_a_long_name_is_short_on_a_card(name: str, short: str) -> None:
    assert shortened(name) == short
    assert wrapped(name).replace("\n", "") == name
    assert max(map(len, wrapped(name).split())) <= 20


# Putting in order


def test_a_game_gets_another_name(home: Companion) -> None:
    session = begun(home, name="Friday")
    do(home, f"more {session.id}", "rename")
    assert page(home).field == ("The name of the game", "Friday")
    home.typed("Saturday")
    do(home, "save")
    assert game(home).title == "Saturday"


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
    notice = game(home).notice
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
    assert game(home).title == "Friday"
    for act in ("rename", "export", "delete", "share"):
        do(home, act, *(["save"] if act == "rename" else []))
        notice = (page if act == "rename" else game)(home).notice
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
    (card,) = listed(home).values()
    assert (card.title, card.icon) == ("Cannot be opened", "alert")
    do(home, f"open {session.id}")
    view = shelf(home)
    assert view.problem
    assert view.notice is not None
    assert view.notice[0].startswith("This game cannot be opened")
    do(home, view.notice[1][0].act)
    assert (game(home).hold, game(home).opened) == (None, None)
    acts = {button.act: button.enabled for button in game(home).tiles}
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
    """On the shelf their emblems say so; on its page they are its name."""
    begun(home, ("theseus", "phil"), 3, name="Theseus and friends")
    clock(home).time += 60
    unnamed = begun(home, ("theseus", "phil"), 3, name="Theseus, Phil")
    home.change_settings(revised(home.settings, {"language": "ru"}))
    resume = shelf(home).resume
    assert resume is not None
    assert "Тесей, Фил" not in resume.text
    (other,) = shelf(home).games
    assert other.text.startswith("Theseus and friends · ")
    do(home, f"more {unnamed.id}")
    assert game(home).title == "Тесей, Фил"


# The page of one game


def test_the_page_of_a_finished_game_is_headed_by_the_epilogue(home: Companion) -> None:
    """look2, section 12, 28."""
    session = begun(home, name="Friday")
    play_on(session, 4_000)
    winner = session.state.won
    assert winner is not None
    do(home, f"more {session.id}")
    view = game(home)
    assert view.card.title == words(SHELF, "en")[f"escaped-{winner}"]
    assert view.card.epilogue == EPILOGUES[winner]["en"]
    assert view.card.ground is not None
    assert view.opened is not None
    assert (view.opened.act, view.hold) == ("replay", None)
    assert [tile.act for tile in view.tiles] == ["open", "share", "rename", "export", "delete"]


def test_the_page_of_a_game_that_goes_on_has_a_held_button(home: Companion) -> None:
    session = begun(home)
    do(home, f"more {session.id}")
    view = game(home)
    assert view.hold is not None
    assert (view.opened, view.card.ground, view.card.sealed) == (None, None, True)
    assert [one.who for one in view.captives] == list(on_island(home.shelf.games()[0]).captives)
    do(home, view.hold.button.act)
    assert isinstance(home.pages[-1], Desk)
