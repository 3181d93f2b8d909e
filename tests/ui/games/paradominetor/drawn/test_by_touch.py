"""PARADOMINETOR by touch: whole games in both languages, a kill in between, where things lie."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from companion.games.paradominetor.state import State
from companion.store.settings import Settings, save
from companion.ui.kit.drawn.touched import controls
from tests.ui.driver import Driver, running
from tests.ui.finger import Finger
from tests.ui.played import begun_small
from tools.states.paradominetor import PARADOMINETOR

SIZES: Final = ((1280, 800), (1024, 600), (800, 1280), (640, 800), (412, 915))


def from_the_shelf(ui: Driver, people: int = 3) -> Any:
    """Set up by touch; the board."""
    for act in ("choose-game", "game paradominetor", "new-game paradominetor"):
        ui.tap(act)
    for _ in range(people - 3):
        ui.reach(next(role for role in ui.roles() if role.startswith("sit ")))
    ui.tap("begin")
    return ui.companion.pages[-1]


def state(board: Any) -> State:
    found: State = board.session.state
    return found


def opened(ui: Driver, *said: str, people: int = 4) -> Any:
    sets = ["green", "blue", "yellow", "red", "purple"][:people]
    names = ("Ann", "Ben", "Cy", "Dana", "Eve")[:people]
    table: Any = {"hands": {}, "sets": sets, "pass": "done"}
    which = begun_small(ui.companion, "paradominetor", said, names=names, **table).id
    ui.companion.do(f"open {which}")
    ui.companion.changed()
    ui.pump(2)
    ui.advance(1)
    return ui.companion.pages[-1]


class Stacks:
    """The stacks before everybody, as without the app: whole ones, and single tiles (T5.7)."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.whole, self.single = dict.fromkeys(players, 0), dict.fromkeys(players, 0)

    def won(self, winners: list[str]) -> None:
        """The first with the earliest tile."""
        self.whole[winners[0]] += 1
        for who in winners[1:]:
            self.single[who] += 1

    def shown(self, who: str) -> str:
        halves = 2 * self.whole[who] + self.single[who]
        whole = str(halves // 2) if halves > 1 else ""
        return (whole + ("½" if halves % 2 else "")) or "0"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("people", [3, 4, 5])
def test_a_whole_game_of_who_won(ui: Driver, language: Any, people: int) -> None:
    dice = Random(people)
    ui.speak(language)
    board = from_the_shelf(ui, people)
    players = state(board).players
    stacks = Stacks(players)
    ui.tap("lazy")
    for number in range(15):
        ui.resize(*dice.choice(SIZES))
        if dice.random() < 0.5:
            winners = [dice.choice(players)]
            ui.hold(f"won {winners[0]}", 0.8)
        else:
            winners = dice.sample(players, dice.choice((2, 2, 3)))
            for who in winners:
                ui.tap(f"won {who}")
            ui.tap("write")
        if number == 7:
            before = state(board)
            ui.tap("undo")
            ui.companion.do("redo")
            ui.pump(2)
            assert state(board) == before
        stacks.won(winners)
        assert {who: stacks.shown(who) for who in players} == {
            who: shown_points(board, who) for who in players
        }
    assert state(board).won is not None
    for size in SIZES:
        ui.resize(*size)
        seen = ui.seen()
        assert all(stacks.shown(who) in seen for who in players)
    ui.tap("to-shelf")
    assert "choose-game" in ui.roles()


def shown_points(board: Any, who: str) -> str:
    seat = state(board).of(who)
    halves = 2 * seat.full + seat.half
    whole = str(halves // 2) if halves > 1 else ""
    return (whole + ("½" if halves % 2 else "")) or "0"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("people", [3, 4, 5])
def test_a_whole_game_tile_by_tile(ui: Driver, language: Any, people: int) -> None:
    """Hands dealt as at a table, and played by the rules that people keep (T3)."""
    dice = Random(10 + people)
    ui.speak(language)
    board = from_the_shelf(ui, people)
    players, sets = state(board).players, state(board).setup.sets
    hands = dealt(dice, players, sets)
    for trick in range(1, 16):
        ui.resize(*dice.choice(SIZES))
        assert state(board).trick == trick
        for _ in players:
            now = state(board)
            assert now.turn is not None
            tile = chosen(dice, hands[now.turn], now)
            hands[now.turn].remove(tile)
            ui.tap(f"lay {tile[0]}")
            if tile[0] == "black" and not now.table:
                ui.tap(f"declare {dice.choice(sets)}")
        assert any(word in ui.seen() for word in (" win", "Берёт", "Берут"))
        asked = [role for role in ui.roles() if role.startswith("say table earliest ")]
        if asked:
            ui.tap(dice.choice(asked))
        ui.tap("onward")
    assert state(board).won is not None
    assert "again" in ui.roles()


Tile = tuple[str, str]


def dealt(dice: Random, players: Any, sets: Any) -> dict[str, list[Tile]]:
    """T1.2, T2.3: five of each timeframe."""
    values = {"past": (1, 2, 3, 4), "present": (1, 2, 3, 4, 5), "future": (2, 3, 4, 5, 6)}
    hands: dict[str, list[Tile]] = {who: [] for who in players}
    for back, some in values.items():
        deck = [(f"{colour}-{value}", back) for colour in sets for value in some]
        deck += [("black", back)] * (len(players) if back == "past" else 0)
        dice.shuffle(deck)
        for at, who in enumerate(players):
            hands[who] += deck[5 * at : 5 * at + 5]
    return hands


def chosen(dice: Random, hand: list[Tile], now: State) -> Tile:
    """T3.2, T3.3."""
    lying = {one.front.split("-")[0] for one in now.table} - {"black"}
    if now.table and now.table[0].declared:
        lying.add(now.table[0].declared)
    following = [tile for tile in hand if tile[0].split("-")[0] in lying]
    return dice.choice(following or hand)


def test_a_killed_app_goes_on_where_it_was(kivy_window: tuple[Any, Any], tmp_path: Path) -> None:
    from companion.ui.app import CompanionApp

    data = tmp_path / "data"
    save(data, Settings())
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        board = from_the_shelf(ui)
        for act in ("lay green-3", "lay green-4", "lay green-3"):
            ui.tap(act)
        left = state(board)
        ui.companion.shelf.close()  # and nothing else: the app is gone
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        assert "Rocket 0, Lens 0, Clock 0, trick 1 of 15" in ui.seen()
        (game,) = ui.companion.shelf.games()
        ui.tap(f"open {game.id}")
        board = ui.companion.pages[-1]
        assert state(board) == left
        assert "Rocket and Clock win" in ui.seen()
        ui.tap("say table earliest clock")
        ui.tap("onward")
        ui.tap("lazy")
        ui.hold("won lens", 0.8)
        ui.companion.shelf.close()
    with running(CompanionApp(str(data)), *kivy_window) as ui:
        assert "Rocket ½, Lens 1, Clock 1, trick 3 of 15" in ui.seen()
        ui.tap(f"open {game.id}")
        assert "won clock" in ui.roles()  # as the last trick was told


# Touches


def test_a_short_touch_is_not_a_long_one(ui: Driver) -> None:
    board = opened(ui, "single ann")
    ui.tap("won bob")
    assert board.touched == ("bob",)
    assert state(board).trick == 2
    ui.hold("won cy", 0.3)
    assert board.touched == ("bob", "cy")
    ui.hold("won dana", 0.6)
    assert state(board).trick == 3
    assert state(board).lead == "dana"


def test_two_quick_taps_lay_one_tile(ui: Driver) -> None:
    board = opened(ui)
    finger = ui.finger("lay red-4")
    finger.down()
    ui.pump()
    finger.up()
    ui.pump(2)
    ui.advance(0.2)
    again = Finger(ui.window, *found(ui)["lay red-4"].middle)  # without looking
    again.down()
    ui.pump()
    again.up()
    ui.pump(2)
    assert len(state(board).table) == 1


# Places


def found(ui: Driver) -> dict[str, Any]:
    return {one.role: one.place for one in controls(ui.screen)}


def test_at_1280_by_800_things_lie_where_the_look_has_them(ui: Driver) -> None:
    """look3, coords/B and D: within a few dp."""
    opened(ui, "ann: red 3", "bob: red 4", "cy: red 3")
    for role, wanted in {
        "plate ann": (184, 60, 224, 72), "plate bob": (504, 270, 72, 224),
        "plate cy": (184, 632, 224, 72), "plate dana": (16, 270, 72, 224),
        "lay green-1": (604, 64, 86, 102), "lay red-6": (1073, 394, 86, 102),
        "lay black": (1166, 64, 86, 432), "lazy": (592, 632, 672, 72),
        "menu": (1156, 720, 108, 76),
    }.items():  # fmt: skip
        lies(ui, role, wanted)
    ui.tap("lazy")
    for role, wanted in {
        "won ann": (16, 64, 620, 260), "won bob": (644, 64, 620, 260),
        "won dana": (16, 332, 620, 260), "won cy": (644, 332, 620, 260),
        "all-black": (28, 616, 300, 76), "clear": (340, 616, 220, 76),
        "write": (572, 616, 680, 76), "tiles": (924, 720, 108, 76),
    }.items():  # fmt: skip
        lies(ui, role, wanted)


def lies(ui: Driver, role: str, wanted: tuple[int, int, int, int]) -> None:
    x, y, wide, high = wanted
    place = found(ui)[role]
    expected = (x, 800 - y - high, wide, high)
    assert (place.x, place.y, place.w, place.h) == pytest.approx(expected, abs=18), role


@pytest.mark.parametrize("name", [
    "paradominetor-trick-3", "paradominetor-trick-5", "paradominetor-black-led",
    "paradominetor-who-leads", "paradominetor-earliest-3", "paradominetor-black-first",
    "paradominetor-winners-5", "paradominetor-winners-3", "paradominetor-over-5",
])  # fmt: skip
def test_no_two_targets_lie_on_one_another(ui: Driver, name: str) -> None:
    PARADOMINETOR[name](ui)
    for size in SIZES:
        ui.resize(*size)
        lying = list(controls(ui.screen))
        for at, one in enumerate(lying):
            assert min(one.place.x, one.place.y) >= -1, (size, one.role)
            assert one.place.right <= size[0] + 1, (size, one.role)
            assert one.place.top <= size[1] + 1, (size, one.role)
            for other in lying[at + 1 :]:
                apart = (
                    one.place.right <= other.place.x + 1
                    or other.place.right <= one.place.x + 1
                    or one.place.top <= other.place.y + 1
                    or other.place.top <= one.place.y + 1
                )
                assert apart, (size, one.role, other.role)


def test_what_somebody_lacks_is_not_on_the_page(ui: Driver) -> None:
    """T7.3: the pad is the same whatever was played, and no word tells of it."""
    opened(ui, "ann: green 4", "bob: blue 2", people=3)
    before = [role for role in ui.roles() if role.startswith("lay ")]
    assert len(before) == 19
    leading = ui.companion.pages[-1].shown().leading
    assert leading.text == "*Ann:* green 4"
