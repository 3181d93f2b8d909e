"""States of Antinomy and PARADOMINETOR played whole on the tablet, and of their lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from tests.ui.driver import Driver

Drive = Callable[[Driver], None]

_PEOPLE: Final = {
    "en": ("Ann", "Mira", "Jon", "Lev", "Ada"), "ru": ("Аня", "Мира", "Ян", "Лев", "Ада"),
}  # fmt: skip
_PLAYERS: Final = ("ann", "bob", "cy", "dana", "eve")


def whole(ui: Driver, game: str, computers: Mapping[str, str], people: int, seed: int = 4) -> Any:
    """A game dealt by the app, opened; the page."""
    from random import Random

    from companion.engine.checks import Checks
    from companion.games.registry import kind

    rules, players = kind(game), _PLAYERS[:people]
    tree = {"players": list(players), "keep": "all", "chance": "app"}
    setup = rules.read_setup(tree, lambda: Random(seed), Checks(rules.sentences))
    names = _PEOPLE[ui.companion.settings.language]
    who = dict(zip(players, names, strict=False))
    shelf, name = ui.companion.shelf, ", ".join(names[:people])
    session = shelf.begin(setup, seed, name, {}, who, game=game, computer=computers)
    ui.companion.do(f"open {session.id}")
    ui.companion.changed()
    ui.pump(2)
    return ui.companion.pages[-1]


def computed(page: Any) -> None:
    """Let the computer play until a person is asked."""
    while page.waits:
        page.do("go-on")


def antinomy(ui: Driver) -> Any:
    return whole(ui, "antinomy", {"bob": "sound"}, 2)


def antinomy_turn(turns: int, ui: Driver) -> Any:
    """After so many own decisions, each the first that there is."""
    page = antinomy(ui)
    for _ in range(turns):
        computed(page)
        if page.question is None:
            break
        page.say("ann", page.question.options[0])
    ui.companion.changed()
    ui.pump(2)
    return page


def antinomy_picked(ui: Driver) -> None:
    page = antinomy_turn(4, ui)
    computed(page)
    for card in page.state.of("ann").known:
        page.do(f"hand {card}")
        ways = page.shown().row
        lit = [space for space in ways if space.way]
        if lit:
            page.do(lit[0].act)
            break
    ui.companion.changed()
    ui.pump(2)


def antinomy_asked(what: str, ui: Driver) -> None:
    """A Paradox that may be declared, or its exchange: found by playing."""
    for seed in range(1, 60):
        page = whole(ui, "antinomy", {"bob": "random"}, 2, seed)
        for _ in range(12):
            computed(page)
            if page.question is None or page.question.what == what:
                break
            page.say("ann", page.question.options[0])
        if page.question is not None and page.question.what == what:
            ui.companion.changed()
            ui.pump(2)
            return
    raise AssertionError(what)


def antinomy_over(ui: Driver) -> None:
    page = whole(ui, "antinomy", {"bob": "sound"}, 2)
    for _ in range(200):
        computed(page)
        if page.question is None:
            break
        page.say("ann", page.question.options[0])
    ui.companion.changed()
    ui.pump(2)


def antinomy_hot_seat(ui: Driver) -> None:
    whole(ui, "antinomy", {}, 2)


def antinomy_second(ui: Driver) -> None:
    """The other side of the table."""
    page = whole(ui, "antinomy", {"ann": "random"}, 2)
    computed(page)
    page.say("bob", page.question.options[0])
    computed(page)
    page.do(f"hand {page.state.of('bob').known[0]}")
    ui.companion.changed()
    ui.pump(2)


def tablet_set_up(game: str, ui: Driver) -> None:
    for act in ("choose-game", f"game {game}", f"new-game {game}"):
        ui.tap(act)
    ui.reach("cards tablet")


def lesson(game: str, touches: tuple[str, ...], ui: Driver) -> None:
    for act in ("choose-game", f"game {game}", f"new-game {game}"):
        ui.tap(act)
    ui.tap("lesson")
    for act in touches:
        ui.tap(act)


def lesson_over(game: str, ui: Driver) -> None:
    lesson(game, (), ui)
    page = ui.companion.pages[-1]
    while not page.is_over:
        for word in sorted(page.right_answer(page.at)):
            page.do(f"touch {word}")
        page.do("answer")
        page.do("onward")
    ui.companion.changed()
    ui.pump(2)


def tricks(ui: Driver, people: int = 4, seed: int = 4) -> Any:
    computers = dict.fromkeys(_PLAYERS[1:people], "sound")
    return whole(ui, "paradominetor", computers, people, seed)


def passing(ui: Driver) -> None:
    page = tricks(ui)
    hand = page.state.of("ann").hand
    for at in (0, -1):
        page.do(f"tile {hand[at]}")
    ui.companion.changed()
    ui.pump(2)


def passed(ui: Driver, people: int = 4, seed: int = 4) -> Any:
    page = tricks(ui, people, seed)
    page.say("ann", page.question.options[0])
    return page


def leads(ui: Driver) -> None:
    passed(ui)
    ui.companion.changed()
    ui.pump(2)


def tried(people: int, seed: int, ui: Driver) -> None:
    """After three tricks, a tile is tried on those of the others."""
    page = passed(ui, people, seed)
    for _ in range(3 * people + 40):
        if len(page.state.table) >= people - 2 and page.decides == "ann" and page.state.trick > 3:
            break
        if page.decides == "ann":
            page.say("ann", page.question.options[0])
        elif page.waits and not page.ring():
            page.do("onward")
        else:
            page.do("go-on")
        if page.ring() is None and page.decides != "ann":
            page.do("onward")
    page.do("onward")
    page.do(f"tile {page.question.options[0]}")
    ui.companion.changed()
    ui.pump(2)


def black_led(ui: Driver) -> None:
    for seed in range(1, 60):
        page = passed(ui, 3, seed)
        if "black" in page.state.of("ann").hand:
            page.do("tile black")
            break
    ui.companion.changed()
    ui.pump(2)


def waits(ui: Driver) -> None:
    page = passed(ui)
    page.say("ann", page.question.options[0])
    ui.companion.changed()
    ui.pump(2)


def verdict(by: str, ui: Driver) -> None:
    """A trick that is told; `by` a paradox or a single tile."""
    from companion.ui.games.paradominetor.model import trick_won

    for seed in range(1, 30):
        page = passed(ui, 4, seed)
        for _ in range(90):
            won = trick_won(page.last)
            if won is not None and won.by == by and won.tile != "black":
                ui.companion.changed()
                ui.pump(2)
                return
            page.do("onward")
            if page.state.won is not None:
                break
            if page.decides == "ann":
                page.say("ann", page.question.options[0])
            else:
                page.do("go-on")
    raise AssertionError(by)


def tricks_hot_seat(ui: Driver) -> None:
    whole(ui, "paradominetor", {"cy": "random"}, 3)


def tricks_seen(ui: Driver) -> None:
    page = whole(ui, "paradominetor", {"cy": "random"}, 3)
    page.do("show")
    ui.companion.changed()
    ui.pump(2)


WHOLE_GAMES: Final[dict[str, Drive]] = {
    "antinomy-tablet-set-up": partial(tablet_set_up, "antinomy"),
    "antinomy-tablet-begin": antinomy,
    "antinomy-tablet-turn": lambda ui: antinomy_turn(3, ui),
    "antinomy-tablet-waits": lambda ui: antinomy_turn(2, ui),
    "antinomy-tablet-picked": antinomy_picked,
    "antinomy-tablet-paradox": partial(antinomy_asked, "paradox"),
    "antinomy-tablet-side": partial(antinomy_asked, "side"),
    "antinomy-tablet-second": antinomy_second,
    "antinomy-tablet-over": antinomy_over,
    "antinomy-hand-over": antinomy_hot_seat,
    "antinomy-lesson": partial(lesson, "antinomy", ()),
    "antinomy-lesson-right": partial(lesson, "antinomy", ("space 5", "answer")),
    "antinomy-lesson-wrong": partial(
        lesson, "antinomy", ("space 5", "answer", "onward", "space 2", "space 3", "answer")
    ),
    "antinomy-lesson-over": partial(lesson_over, "antinomy"),
    "paradominetor-tablet-set-up": partial(tablet_set_up, "paradominetor"),
    "paradominetor-tablet-pass": passing,
    "paradominetor-tablet-lead": leads,
    "paradominetor-tablet-black": black_led,
    "paradominetor-tablet-waits": waits,
    "paradominetor-tablet-tried": partial(tried, 4, 4),
    "paradominetor-tablet-tried-3": partial(tried, 3, 2),
    "paradominetor-tablet-tried-5": partial(tried, 5, 7),
    "paradominetor-tablet-single": partial(verdict, "single"),
    "paradominetor-tablet-paradox": partial(verdict, "paradox"),
    "paradominetor-hand-over": tricks_hot_seat,
    "paradominetor-tablet-seen": tricks_seen,
    "paradominetor-lesson": partial(lesson, "paradominetor", ()),
    "paradominetor-lesson-right": partial(lesson, "paradominetor", ("touch 4", "answer")),
    "paradominetor-lesson-wrong": partial(
        lesson, "paradominetor", ("touch 4", "answer", "onward", "touch 1", "answer")
    ),
    "paradominetor-lesson-over": partial(lesson_over, "paradominetor"),
}
