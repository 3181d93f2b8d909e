"""Against the computer's captives: what they say, when, and that it is always the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from companion.engine.frozen import revised
from companion.engine.journal import ANNOUNCED, Did
from companion.games.island.commands import End
from companion.games.island.notation import write
from companion.games.island.terms import OP
from companion.ui.island.against.desk import AgainstDesk
from companion.ui.island.against.set_up import AgainstSetUp
from companion.ui.island.desk.controller import Desk
from companion.ui.island.ending.page import EndingPage
from companion.ui.island.replay.page import Replay
from companion.ui.shelf.page import ShelfPage
from companion.ui.shell.companion import Companion
from tests.ui.island.against.captives import (
    TWO,
    against,
    gentle_op,
    go_on,
    op_says,
    open_desk,
    thought,
)
from tests.ui.played import begun

if TYPE_CHECKING:
    from companion.ui.island.kept import KeptIsland


def kept(desk: AgainstDesk) -> KeptIsland:
    return cast("KeptIsland", desk.session)


def to_op(desk: AgainstDesk) -> None:
    """To the OP's own turn; what the OP is asked on the way is answered gently."""
    op = gentle_op(desk)
    for _ in range(60):
        if desk.state.turn == OP:
            return
        if desk.speaks is None:
            op_says(desk, op)
        else:
            go_on(desk)
    raise AssertionError("no turn of the OP")


def test_what_the_bubble_says_is_taken_and_said_for_the_op(home: Companion) -> None:
    desk = against(home)
    word = thought(desk)
    view = desk.view()
    assert view.paced is not None
    bubble = view.paced.bubble
    assert bubble is not None
    assert (bubble.who, bubble.name) == ("theseus", "Theseus")
    assert bubble.words.startswith("“")
    desk.do("go-on")
    assert desk.session.journal[0] == Did(word.who, write(word))
    assert desk.session.journal[-1] == ANNOUNCED
    card = desk.view().card
    assert (card.heading, card.told, card.confirm) == ("SAID FOR YOU", True, None)


def test_before_the_word_is_chosen_nothing_goes_on(home: Companion) -> None:
    desk = against(home)
    assert desk.word is None
    paced = desk.view().paced
    assert paced is not None
    assert paced.bubble is not None
    assert (paced.bubble.words, paced.go_on.stopped) == ("…", True)
    desk.do("go-on")
    assert desk.session.journal == []
    thought(desk)
    paced = desk.view().paced
    assert paced is not None
    assert not paced.go_on.stopped


def test_nobody_speaks_for_a_captive(home: Companion) -> None:
    desk = against(home)
    thought(desk)
    for act in ("go E", "end", "restore", "tap C4", "answer yes", "enter", "listen", "bonus"):
        desk.do(act)
        assert desk.session.journal == []
        paced = desk.view().paced
        assert paced is not None
        assert paced.bubble is not None
        assert paced.bubble.below.startswith("The computer speaks for Theseus.")
    view = desk.view()
    assert not view.island.lit
    assert {one.act for one in view.pad.compass} == {""}
    assert view.harm == ()


def test_the_directions_of_a_move_are_lit_and_numbered(home: Companion) -> None:
    desk = against(home)
    while not write(thought(desk)).startswith("move"):
        desk.do("go-on")
    way = write(thought(desk)).split()[1]
    lit = [one for one in desk.view().pad.compass if one.chosen]
    assert [(one.icon, one.second) for one in lit] == [(way.lower(), "1")]


def test_in_the_ops_own_turn_the_desk_is_as_ever(home: Companion) -> None:
    desk = against(home)
    to_op(desk)
    view, plain = desk.view(), Desk(home, desk.session).view()
    assert view.paced is not None
    assert view.paced.bubble is None
    assert (view.sheet, view.pad, view.harm) == (plain.sheet, plain.pad, plain.harm)


def test_an_undo_takes_a_whole_word_back_and_nobody_rolls_again(home: Companion) -> None:
    desk = against(home, ("theseus", "hempel", "schrodie"))
    op = gentle_op(desk)
    undone = 0
    for _ in range(60):
        if desk.speaks is None:
            op_says(desk, op)
            continue
        steps, word = len(desk.session.steps), go_on(desk)
        if len(desk.session.steps) == steps:
            continue  # an answer belongs to the word that asked
        desk.do("undo")
        assert len(desk.session.steps) == steps
        assert thought(desk) == word
        paced = desk.view().paced
        assert paced is not None
        assert paced.go_on.stopped, "whoever takes back wants to look"
        assert go_on(desk) == word
        undone += 1
    assert undone > 20


def test_the_op_goes_back_to_an_own_word_and_the_pause_runs_again(home: Companion) -> None:
    desk = against(home)
    to_op(desk)
    op_says(desk, gentle_op(desk))
    desk.take(End(OP))
    go_on(desk)
    desk.do("undo")
    desk.do("undo")
    assert desk.state.turn == OP
    desk.take(End(OP))
    thought(desk)
    paced = desk.view().paced
    assert paced is not None
    assert not paced.go_on.stopped


def test_killed_anywhere_it_stands_there_again_with_the_same_word(home: Companion) -> None:
    desk = against(home)
    op, which = gentle_op(desk), kept(desk).header
    assert dict(which.computer) == dict.fromkeys(TWO, "explorer")
    for at in range(24):
        if desk.speaks is None:
            op_says(desk, op)
            continue
        word, state = thought(desk), desk.state
        if at % 3 == 0:
            saved = home.shelf.games()[0].id
            home.leave(1)
            home.shelf.close()
            home.do(f"open {saved}")
            desk = open_desk(home)
            op = gentle_op(desk)
            assert desk.state == state
            assert desk.view().card.told
        assert go_on(desk) == word


def test_two_games_of_one_seed_are_the_same_game(home: Companion) -> None:
    def said() -> list[str]:
        desk = against(home)
        op = gentle_op(desk)
        for _ in range(40):
            if desk.speaks is None:
                op_says(desk, op)
            else:
                go_on(desk)
        return [repr(line) for line in desk.session.journal]

    assert said() == said()


def test_a_whole_game_ends_on_the_page_of_whoever_won(home: Companion) -> None:
    desk = against(home, ("theseus", "phil", "schrodie"))
    op = gentle_op(desk)
    for _ in range(3000):
        if desk.state.won is not None:
            break
        if desk.speaks is None:
            op_says(desk, op)
        else:
            go_on(desk)
    assert desk.state.won is not None
    assert desk.view().card.confirm is not None, "the last words wait for a touch"
    desk.do("announced")
    ending = opened(home)
    assert isinstance(ending, EndingPage)
    ending.do("again")
    again = opened(home)
    assert isinstance(again, AgainstSetUp)
    assert again.figures == ("theseus", "phil", "schrodie")


def opened(home: Companion) -> object:
    return home.pages[-1]


def test_wanderers_say_what_may_be_said(home: Companion) -> None:
    desk = against(home, ("granddead", "hempel", "achilles"), "random")
    op = gentle_op(desk)
    for _ in range(150):
        if desk.speaks is None:
            op_says(desk, op)
        else:
            lines = len(desk.session.journal)
            go_on(desk)
            assert desk.reason == ""
            assert len(desk.session.journal) > lines
    assert desk.state.round > 2


def test_whoever_wants_to_announce_is_waited_for(home: Companion) -> None:
    home.settings = revised(home.settings, {"announcing": "ask"})
    desk = against(home)
    go_on(desk)
    while desk.speaks is None or desk.telling.heard:
        go_on(desk)
    thought(desk)
    view = desk.view()
    assert view.card.confirm is not None
    assert view.paced is not None
    assert view.paced.go_on.stopped
    assert view.paced.go_on.button.second == "you have said it"
    assert view.paced.bubble is not None
    assert view.paced.bubble.words == "…", "nobody answers what was not asked yet"
    lines = len(desk.session.journal)
    desk.do("go-on")
    assert desk.session.journal[lines:] == [ANNOUNCED]
    paced = desk.view().paced
    assert paced is not None
    assert not paced.go_on.stopped


def test_pause_and_pace_are_set_by_touch(home: Companion) -> None:
    desk = against(home)
    thought(desk)
    desk.do("pause")
    paced = desk.view().paced
    assert paced is not None
    assert paced.go_on.stopped
    assert paced.pause.label == "Run on"
    go_on(desk)
    thought(desk)
    paced = desk.view().paced
    assert paced is not None
    assert paced.go_on.stopped, "a touch goes on by one word"
    desk.do("pause")
    desk.do("pace quick")
    paced = desk.view().paced
    assert paced is not None
    assert (paced.go_on.stopped, paced.go_on.seconds) == (False, 2.0)
    assert home.settings.pace == "quick"


def test_a_replay_does_not_think(home: Companion) -> None:
    desk = against(home)
    for _ in range(4):
        go_on(desk)
    last = desk.thinking.thread
    home.open_over(desk, "replay 1")
    page = home.pages[-1]
    assert isinstance(page, Replay)
    for _ in range(3):
        page.do("next")
        page.view()
    assert not home.working
    assert desk.thinking.thread is last


def test_the_shelf_tells_it_from_a_table_of_people(home: Companion) -> None:
    go_on(against(home))
    shelf = home.pages[0]
    assert isinstance(shelf, ShelfPage)
    resume = shelf.view().resume
    assert resume is not None
    assert resume.kicker == "GOING ON NOW, AGAINST CAPTIVES"


def test_a_table_of_people_has_the_desk_as_ever(home: Companion) -> None:
    home.do(f"open {begun(home).id}")
    assert type(home.pages[-1]) is Desk


# The set-up


def set_up(home: Companion) -> AgainstSetUp:
    home.do("against")
    page = home.pages[-1]
    assert isinstance(page, AgainstSetUp)
    return page


def test_it_begins_at_one_touch(home: Companion) -> None:
    page = set_up(home)
    page.do("begin")
    desk = open_desk(home)
    assert desk.state.table.players == 4
    assert set(kept(desk).header.computer) == {"theseus", "phil", "schrodie"}
    assert len(home.shelf.games()) == 1


def test_two_or_three_captives_sit_in_the_order_of_the_touches(home: Companion) -> None:
    page = set_up(home)
    for act in ("character theseus", "character phil", "kind random"):
        page.do(act)
    assert not page.view().foot[0].enabled
    page.do("begin")
    assert isinstance(home.pages[-1], AgainstSetUp)
    assert page.view().notice == ("Choose two or three captives.", ())
    page.do("character hempel")
    page.do("character granddead")
    page.do("character achilles")
    assert page.view().notice == ("Three are enough; touch one of them to let it go.", ())
    assert page.figures == ("schrodie", "hempel", "granddead")
    page.do("begin")
    header = kept(open_desk(home)).header
    assert dict(header.computer) == dict.fromkeys(("schrodie", "hempel", "granddead"), "random")
    assert [one.who for one in open_desk(home).state.captives] == ["schrodie", "hempel",
                                                                  "granddead"]  # fmt: skip


def test_practice_that_is_over_leads_there(home: Companion) -> None:
    home.do("practice")
    door = home.pages[-1]
    door.do("against")
    assert isinstance(home.pages[-1], AgainstSetUp)
