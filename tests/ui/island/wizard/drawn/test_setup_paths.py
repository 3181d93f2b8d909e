"""Each way to a started game, by touch: from the shelf to the first question on the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.island.board.hexes import NEXT, OPPOSITE
from companion.games.island.board.island_code import code_of
from companion.games.island.board.layout import Island
from companion.games.island.terms import FRUITS, Hex
from companion.store.island.named_islands import ready_islands
from companion.ui.island.desk.controller import Desk
from companion.ui.island.wizard import wizard
from companion.ui.island.wizard.draft import Draft
from companion.ui.island.wizard.wizard import Wizard
from companion.ui.kit.drawn.scroll import Scroll
from tests.ui.driver import Driver

CODE = "CFTA3-VWMWD-74C8Y-296D9-DRHMC"


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wizard, "randbelow", lambda _: 7)


def touch(ui: Driver, *acts: str) -> None:
    """Scroll first to a role below the edge of a page, as a person does."""
    for act in acts:
        into_sight(ui, act)
        ui.press(act)


def into_sight(ui: Driver, act: str) -> None:
    key = ui.find(act)
    scroll = key.parent
    while scroll is not None and scroll.parent is not scroll and not isinstance(scroll, Scroll):
        scroll = scroll.parent
    if not isinstance(scroll, Scroll):
        return
    for _ in range(20):
        low, high = key.to_window(key.x, key.y)[1], key.to_window(key.x, key.top)[1]
        if low >= scroll.y and high <= scroll.top:
            return
        x, y = scroll.center
        ui.drag((x, y), (x, y + (120 if low < scroll.y else -120)))
        ui.advance(1)
    raise AssertionError(f"{act} cannot be scrolled to")


def draft(ui: Driver) -> Draft:
    return next(place for place in ui.companion.pages if isinstance(place, Wizard)).draft


def code(island: Island) -> str:
    return code_of(island.spaces, island.knots)


# Who plays


TABLES = {
    2: ("schrodie", "theseus"),
    3: ("phil", "theseus"),
    4: ("hempel", "achilles", "granddead"),
}


def at_table(ui: Driver, players: int) -> None:
    touch(
        ui,
        "choose-game",
        "ways",
        "new",
        f"players {players}",
        *(f"character {who}" for who in TABLES[players]),
    )


# The island: each leaves what it lies on the table as a code, and opens the next step


def at_random(ui: Driver) -> str:
    touch(ui, "wish camps-apart", "random")
    island = draft(ui).laid.island
    touch(ui, "next")
    return code(island)


def by_hand(ui: Driver) -> str:
    touch(ui, "build", "place straight", "tap A1", "place knot", "tap C3", "arrows 4", "fill")
    built = ui.companion.pages[-1].island
    touch(ui, "next")
    return code(built)


def ready_made(ui: Driver) -> str:
    which = ready_islands()[3]
    touch(ui, "ready-made", f"look {which.code}", f"take {which.code}", "next")
    return which.code


def from_code(ui: Driver) -> str:
    touch(ui, "code")
    ui.pump(3)
    ui.type(CODE.lower().replace("-", " "))
    touch(ui, "take", "next")
    return CODE


def copied(ui: Driver) -> str:
    """From one page to the other by the clipboard, another island in between."""
    kept = code(draft(ui).laid.island)
    touch(ui, "share", "copy", "back", "random", "code", "paste", "take", "next")
    return kept


def own(ui: Driver) -> str:
    touch(ui, "keep")
    ui.pump(3)
    ui.type("Friday")
    touch(ui, "save")
    kept = code(draft(ui).laid.island)
    touch(ui, "random", "ready-made", f"look {kept}", f"take {kept}", "next")
    return kept


ISLANDS: dict[str, Callable[[Driver], str]] = {
    "random": at_random, "by hand": by_hand, "ready-made": ready_made, "code": from_code,
    "own": own, "copied": copied,
}  # fmt: skip


# Tokens and pieces


def drawn_by_the_app(ui: Driver) -> tuple[str, ...]:
    touch(ui, "draw", "stack known")
    laid = draft(ui).laid
    return tuple(laid.anomalies[at] for at in laid.island.anomalies)


def own_draws(ui: Driver) -> tuple[str, ...]:
    wanted = ("wave", "aside", "arrows", "to-lake", "to-fruit")
    touch(ui, f"tap {draft(ui).laid.island.anomalies[0]}", *(f"token {one}" for one in wanted),
          "stack own")  # fmt: skip
    return wanted


def put_by_hand(ui: Driver) -> tuple[str, str, str]:
    island = draft(ui).laid.island
    rock, bush = island.anomalies[1], island.fruits["grapes"]
    touch(ui, "tap SE", f"tap {rock}", f"tap {bush}")
    return "SE", rock, bush


def scattered(ui: Driver) -> tuple[str, str, str]:
    touch(ui, "scatter")
    laid = draft(ui).laid
    return laid.wave, laid.rock, laid.bush


# To the first question


def started(ui: Driver) -> Desk:
    """The Bush's fruit is announced, starts are named and shown, and the game begins."""
    assert "SAY" in ui.seen()
    touch(ui, "next", "announced")
    free = [one for one in FRUITS if one != draft(ui).laid.bush_fruit]
    for fruit in free:
        if draft(ui).next is None:
            break
        touch(ui, f"fruit {fruit}")
        if "palm 2" in ui.roles():
            touch(ui, "palm 2")
    touch(ui, "show-starts")
    for _ in range(len(draft(ui).shown())):
        touch(ui, "show", "give-back")
    ui.hold("look")
    assert "The box" in ui.seen(), "what is assumed about it"
    touch(ui, "begin")
    desk = ui.companion.pages[-1]
    assert isinstance(desk, Desk)
    return desk


# Each way of each choice, and each number of players with both ways of the others.
CASES = (
    ("random", 3, drawn_by_the_app, scattered),
    ("random", 2, own_draws, put_by_hand),
    ("by hand", 4, own_draws, scattered),
    ("by hand", 3, drawn_by_the_app, put_by_hand),
    ("ready-made", 2, drawn_by_the_app, scattered),
    ("code", 4, drawn_by_the_app, put_by_hand),
    ("own", 3, own_draws, put_by_hand),
    ("copied", 2, drawn_by_the_app, put_by_hand),
)


@pytest.mark.parametrize(("island", "players", "draw", "put"), CASES)
def test_a_game_begins_as_it_was_set_up(
    ui: Driver,
    island: str,
    players: int,
    draw: Callable[[Driver], tuple[str, ...]],
    put: Callable[[Driver], tuple[str, str, str]],
) -> None:
    at_table(ui, players)
    touch(ui, "next")
    lying = ISLANDS[island](ui)
    tokens = draw(ui)
    touch(ui, "next")
    pieces = put(ui)

    state = started(ui).state
    table = state.table
    assert (table.players, code(table.island)) == (players, lying)
    assert [captive.who for captive in state.captives] == list(TABLES[players])
    assert tuple(state.anomalies[at] for at in table.island.anomalies) == tokens
    assert (state.wave, state.rock, state.bush) == pieces
    assert len({captive.start for captive in state.captives}) == len(TABLES[players])
    assert all(captive.at == table.island.fruits[captive.start] for captive in state.captives)
    if players == 4:
        assert state.board("hempel").palms[0][1] == 2
    assert ui.companion.settings.drawing == ("ask" if draw is own_draws else "do")
    assert ui.companion.shelf.draft.read() is None


def test_with_own_draws_the_first_turn_of_the_op_asks_what_came(ui: Driver) -> None:
    at_table(ui, 3)
    touch(ui, "step tokens")
    own_draws(ui)
    touch(ui, "next")
    scattered(ui)
    started(ui)
    for _ in range(2):
        ui.end_turn()
    assert "You draw two tokens" in ui.seen()
    ui.read_on()
    touch(ui, "choose", "drew ivy", "drew token-7", "answer token ivy")
    desk = ui.companion.pages[-1]
    assert desk.state.token == "ivy"


def quick(ui: Driver, *acts: str) -> Desk:
    touch(ui, *acts, "quick-start" if acts[-1] == "build" else "quick")
    free = [one for one in FRUITS if one != draft(ui).laid.bush_fruit]
    touch(ui, f"fruit {free[0]}", f"fruit {free[1]}", "show-starts", "show", "give-back", "show",
          "give-back")  # fmt: skip
    ui.hold("look")
    desk = ui.companion.pages[-1]
    assert isinstance(desk, Desk)
    return desk


@pytest.mark.parametrize(
    "acts",
    [
        (),
        ("next",),
        ("next", "build"),
        ("step tokens",),
        ("step pieces",),
        ("step starts",),
        ("step ready",),
    ],
    ids=["table", "island", "building", "tokens", "pieces", "starts", "ready"],
)
def test_a_quick_start_from_any_step(ui: Driver, acts: tuple[str, ...]) -> None:
    desk = quick(ui, "choose-game", "ways", "new", "character phil", "character theseus", *acts)
    assert desk.state.turn == "phil"
    assert "Phil, it is your turn." in ui.seen()


@pytest.mark.parametrize("step", ["starts", "ready"])
def test_once_all_is_done_there_is_nothing_to_leave_out(ui: Driver, step: str) -> None:
    touch(ui, "choose-game", "ways", "new", "character phil", "character theseus", "step starts",
          "announced", "fruit apple", "fruit orange", "show-starts", "show", "give-back", "show",
          "give-back")  # fmt: skip
    ui.hold("look")
    touch(ui, f"step {step}")
    assert "quick" not in ui.roles()
    touch(ui, "next" if step == "starts" else "begin")


def test_a_quick_start_leaves_what_was_chosen_before(ui: Driver) -> None:
    lying = []

    def chosen(*acts: str) -> None:
        touch(ui, *acts)
        lying.append(code(draft(ui).laid.island))

    touch(ui, "choose-game", "ways", "new", "character phil", "character theseus", "next")
    first = ready_islands()[0].code
    chosen("ready-made", f"look {first}", f"take {first}")
    touch(ui, "step pieces", "tap SW")
    desk = quick(ui, "step pieces")
    assert code(desk.state.table.island) == lying[0]
    assert desk.state.wave == "SW"


def test_names_and_seats_go_into_the_game(ui: Driver) -> None:
    touch(
        ui,
        "choose-game",
        "ways",
        "new",
        "character phil",
        "character theseus",
        "seats",
        "later phil",
        "name phil",
    )
    ui.pump(3)
    ui.type("Анна")
    touch(ui, "save", "back")
    assert "Анна, turn 2" in ui.seen()
    touch(ui, "quick")
    assert "Phil (Анна): which fruit to start on?" in ui.seen()
    touch(ui, "fruit lime", "fruit apple", "show-starts")
    assert "The next page is for Phil (Анна) alone" in ui.seen()
    touch(ui, "show", "give-back", "show", "give-back")
    ui.hold("look")
    desk = ui.companion.pages[-1]
    assert [captive.who for captive in desk.state.captives] == ["theseus", "phil"]
    assert desk.session.header.people == {"phil": "Анна"}
    assert "Анна" in ui.seen(), "on the strip"
    assert "Анна" not in ui.companion.view().card.text, "said aloud is the captive's name"


def test_whoever_has_no_name_needs_none(ui: Driver) -> None:
    touch(ui, "choose-game", "ways", "new", "character phil", "seats", "name phil")
    ui.pump(3)
    ui.type("Anna")
    ui.key("enter")
    assert "Anna" in ui.seen()
    touch(ui, "name phil")
    ui.pump(3)
    for _ in "Anna":
        ui.key("backspace")
    ui.key("enter")
    assert "Touch to write a name" in ui.seen()
    assert draft(ui).people == {}


def test_two_players_are_one_name_for_both_figures(ui: Driver) -> None:
    at_table(ui, 2)
    touch(ui, "seats", "name theseus")
    ui.pump(3)
    ui.type("Anna")
    touch(ui, "save", "later schrodie", "back")
    assert draft(ui).figures == ("theseus", "schrodie")
    assert draft(ui).playing == {"theseus": "Anna", "schrodie": "Anna"}
    assert draft(ui).board("schrodie") == "theseus"


def test_again_with_the_same_people(ui: Driver) -> None:
    """After a game: the same figures, seats and names, and the rest anew."""
    touch(
        ui,
        "choose-game",
        "ways",
        "new",
        "character phil",
        "character theseus",
        "seats",
        "name phil",
    )
    ui.pump(3)
    ui.type("Anna")
    touch(ui, "save", "back")
    free = [one for one in FRUITS if one != draft(ui).laid.bush_fruit]
    touch(ui, "quick", f"fruit {free[0]}", f"fruit {free[1]}", "show-starts", "show", "give-back",
          "show", "give-back")  # fmt: skip
    ui.hold("look")
    win(ui)
    ui.read_on()
    touch(ui, "announced", "again")
    assert "Anna, turn 1" in ui.seen()
    assert draft(ui).people == {"phil": "Anna"}


def win(ui: Driver) -> Any:
    """Theseus has all but one portal, and steps there."""
    desk = ui.companion.pages[-1]
    island = desk.state.table.island
    ui.end_turn()
    marks = ["portal-1", "portal-2", *(f"oracle {at}" for at in oracles(island))]
    for mark in marks:
        typed(ui, f"op: set theseus mission {mark} on")
    at = next(at for at, word in island.spaces.items() if word == "portal-3")
    beside = next_dry(island, at)
    typed(ui, f"op: set theseus at {beside[0]}")
    typed(ui, beside[1])
    assert "Theseus wins" in ui.seen()


def oracles(island: Island) -> list[Hex]:
    return [at for at, word in island.spaces.items() if word == "oracle"]


def next_dry(island: Island, at: Hex) -> tuple[Hex, str]:
    """A dry space beside it, and the step from there."""
    for side, beside in NEXT[at].items():
        if beside is not None and beside not in island.lake_of:
            return beside, f"move {OPPOSITE[side]}"
    raise AssertionError


def typed(ui: Driver, text: str) -> None:
    touch(ui, "keyboard")
    ui.type(text)
    ui.key("enter")
