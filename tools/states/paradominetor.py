"""States of PARADOMINETOR: its set-up, tricks, verdicts, who won, and the ranking."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.ui.driver import Driver

Drive = Callable[[Driver], None]

PEOPLE: Final = {
    "en": ("Ann", "Ben", "Cy", "Dana", "Eve"), "ru": ("Аня", "Боря", "Кира", "Даня", "Ева"),
}  # fmt: skip
LONG: Final = {
    "en": ("Bartholomew", "Alexandria", "Maximilian", "Wilhelmina", "Christopher"),
    "ru": ("Владислава", "Константин", "Александра", "Вениамин", "Екатерина"),
}  # fmt: skip
_WON: Final = (
    "single ann", "paradox ann bob", "single bob", "paradox cy ann", "single ann",
    "paradox bob dana", "single cy", "single ann",
)  # fmt: skip
# To the end: Ann and Cy have as much, and Cy fewer half tricks.
_OVER: Final = (
    "paradox dana ann", "single bob", "single bob", "single dana", "single cy", "single cy",
    "single cy",
)  # fmt: skip
_LEADS: Final = ("ann: red 3", "bob: red 4", "cy: red 3")
_WORDS: Final = ("green", "blue", "yellow", "red", "purple")


def begun(ui: Driver, people: int, said: tuple[str, ...] = (), **table: object) -> str:
    """A game on the shelf; its id. `long`: the names are."""
    from tests.ui.played import begun_small

    called = LONG if table.pop("long", False) else PEOPLE
    names = called[ui.companion.settings.language][:people]
    sets = table.pop("sets", None) or list(_WORDS[:people])
    tree = {"hands": {}, "sets": sets, "pass": "done", **table}
    found: str = begun_small(ui.companion, "paradominetor", said, names=names, **tree).id
    return found


def played(ui: Driver, people: int, said: tuple[str, ...] = (), **table: object) -> None:
    which = begun(ui, people, said, **table)
    ui.companion.do(f"open {which}")
    ui.companion.changed()
    ui.pump(2)


def board(people: int, said: tuple[str, ...], ui: Driver) -> None:
    played(ui, people, said)


def tiles(people: int, said: tuple[str, ...], ui: Driver) -> None:
    """In trick 9, tile by tile."""
    trick = (
        "set ann full 3 and ann half 1 and bob full 2 and bob half 1 and cy full 2 and trick 9",
    )
    played(ui, people, (*trick, *said))


def touched(people: int, who: tuple[str, ...], ui: Driver) -> None:
    played(ui, people, _WON[:5] if people < 4 else _WON)
    for one in who:
        ui.tap(f"won {one}")


def set_up(ui: Driver) -> None:
    for act in ("choose-game", "game paradominetor", "new-game paradominetor"):
        ui.tap(act)


def set_up_five(ui: Driver) -> None:
    set_up(ui)
    for _ in range(2):
        sits = next(role for role in ui.roles() if role.startswith("sit "))
        ui.reach(sits)


def rulings(ui: Driver) -> None:
    set_up(ui)
    ui.tap("rulings")


def black_led(ui: Driver) -> None:
    tiles(4, (), ui)
    ui.tap("lay black")


def refused(ui: Driver) -> None:
    """A tile that cannot come again (T7.4)."""
    tiles(4, ("ann: red 6",), ui)
    ui.tap("lay red-6")


def asked_lead(ui: Driver) -> None:
    tiles(4, (), ui)
    ui.tap("plate cy")


def revoke(ui: Driver) -> None:
    """Ben did not follow green, and plays it now (T7.3)."""
    said = ("ann: green 4", "bob: blue 2", "cy: green 5", "cy: green 1", "ann: green 2")
    tiles(3, (*said, "bob: green 3"), ui)


def revoke_leading(ui: Driver) -> None:
    said = ("ann: green 4", "bob: blue 2", "cy: blue 5", "ann: green 2", "bob: green 3")
    tiles(3, said, ui)


def lazy(ui: Driver) -> None:
    tiles(4, _LEADS, ui)
    ui.tap("lazy")


def over(ui: Driver) -> None:
    played(ui, 4, (*_WON, *_OVER))


def over_of(people: int, said: tuple[str, ...], ui: Driver) -> None:
    played(ui, people, said)


def over_board(page: str, ui: Driver) -> None:
    tiles(4, (*_LEADS, "dana: green 4", "earliest cy", "cy: black as blue"), ui)
    ui.companion.do(page)
    ui.pump(2)


def finished_page(ui: Driver) -> None:
    which = begun(ui, 4, (*_WON, *_OVER))
    begun(ui, 3, _WON[:5])
    ui.companion.changed()
    ui.pump()
    ui.tap(f"more {which}")


def long_tiles(said: tuple[str, ...], ui: Driver) -> None:
    played(ui, 5, ("set ann full 9 and ann half 1 and trick 12", *said), long=True)


def long_winners(ui: Driver) -> None:
    long_tiles((), ui)
    ui.tap("lazy")
    for who in ("cy", "ann", "eve"):
        ui.tap(f"won {who}")


def long_over(ui: Driver) -> None:
    played(ui, 5, ("single ann", "paradox bob cy", "paradox cy bob") * 5, long=True)


_FOUR: Final = (*_LEADS, "dana: red 4")
_FIVE: Final = ("ann: blue 6", "bob: green 3", "cy: yellow 3", "dana: yellow 3", "eve: green 3")
_PURPLE: Final = ("ann: black as purple", "bob: purple 4", "cy: purple 4", "dana: purple 4",
                  "eve: black")  # fmt: skip
_DECLARED: Final = ("ann: black as blue", "bob: green 3", "cy: green 3", "dana: blue 2",
                    "eve: blue 2")  # fmt: skip

PARADOMINETOR: Final[dict[str, Drive]] = {
    "paradominetor-set-up": set_up,
    "paradominetor-set-up-five": set_up_five,
    "paradominetor-rulings": rulings,
    "paradominetor-lead": partial(tiles, 4, ()),
    "paradominetor-trick": partial(tiles, 4, _LEADS),
    "paradominetor-trick-3": partial(tiles, 3, ("ann: green 4", "bob: green 5")),
    "paradominetor-trick-5": partial(tiles, 5, _FIVE[:4]),
    "paradominetor-black-led": black_led,
    "paradominetor-gone": refused,
    "paradominetor-who-leads": asked_lead,
    "paradominetor-revoke": revoke,
    "paradominetor-revoke-now": revoke_leading,
    "paradominetor-earliest": partial(tiles, 4, _FOUR),
    "paradominetor-earliest-3": partial(
        tiles, 4, ("ann: red 3", "bob: red 3", "cy: red 3", "dana: red 4")
    ),
    "paradominetor-single": partial(
        tiles, 4, ("ann: green 2", "bob: green 5", "cy: blue 6", "dana: green 4")
    ),
    "paradominetor-alone": partial(tiles, 3, ("ann: green 2", "bob: blue 5", "cy: black")),
    "paradominetor-earlier": partial(tiles, 5, _FIVE),
    "paradominetor-black-first": partial(tiles, 5, _PURPLE),
    "paradominetor-declared": partial(tiles, 5, _DECLARED),
    "paradominetor-all-black": partial(
        tiles, 4, ("ann: black as red", "bob: black", "cy: black", "dana: black")
    ),
    "paradominetor-winners": partial(touched, 4, ("bob", "dana")),
    "paradominetor-winners-3": partial(touched, 3, ("cy",)),
    "paradominetor-winners-5": partial(touched, 5, ("cy", "ann", "eve", "bob")),
    "paradominetor-winners-mixed": lazy,
    "paradominetor-over": over,
    "paradominetor-over-3": partial(over_of, 3, ("single ann", "single bob", "single cy") * 5),
    "paradominetor-over-5": partial(
        over_of, 5, (*("paradox ann eve", "single bob", "single eve") * 4, *("single cy",) * 3)
    ),
    "paradominetor-long-trick": partial(long_tiles, _FIVE[:4]),
    "paradominetor-long-earliest": partial(
        long_tiles, ("ann: blue 4", "bob: red 3", "cy: red 3", "dana: red 3", "eve: green 4")
    ),
    "paradominetor-long-verdict": partial(long_tiles, _PURPLE),
    "paradominetor-long-winners": long_winners,
    "paradominetor-long-over": long_over,
    "paradominetor-menu": partial(over_board, "menu"),
    "paradominetor-journal": partial(over_board, "journal"),
    "paradominetor-why": partial(over_board, "why"),
    "paradominetor-correct": partial(over_board, "correct"),
    "paradominetor-figures": partial(over_board, "figures"),
    "paradominetor-game": finished_page,
}
