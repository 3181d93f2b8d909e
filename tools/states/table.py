"""States of the small games: the chooser, set-ups, boards, and what lies over them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.ui.driver import Driver

Drive = Callable[[Driver], None]

PEOPLE: Final = {"en": ("Ann", "Bob"), "ru": ("Аня", "Боря")}
ANTINOMY_SAID: Final = (
    "paradox ann", "clash bob", "paradox bob", "paradox ann", "paradox ann", "clash none",
    "clash bob",
)  # fmt: skip
ANTINOMY_OVER: Final = (*ANTINOMY_SAID[:5], "paradox bob", *["clash ann"] * 3)


def kept_small(ui: Driver, game: str, said: tuple[str, ...], **table: object) -> str:
    """A small game of two on the shelf, after all that; its id."""
    from tests.ui.played import begun_small

    names = PEOPLE[ui.companion.settings.language]
    found: str = begun_small(ui.companion, game, said, names=names, **table).id
    return found


def antinomy(ui: Driver, said: tuple[str, ...] = ANTINOMY_SAID[:4]) -> str:
    return kept_small(ui, "antinomy", said, keep="score", codex="blue")


def opened(ui: Driver, which: str) -> None:
    ui.companion.do(f"open {which}")
    ui.companion.changed()
    ui.pump(2)


def choose_game(ui: Driver) -> None:
    ui.tap("choose-game")
    ui.tap("game antinomy")


def antinomy_set_up(ui: Driver) -> None:
    choose_game(ui)
    ui.tap("new-game antinomy")


def antinomy_set_up_ready(ui: Driver) -> None:
    antinomy_set_up(ui)
    ui.reach("far green")


def antinomy_box(ui: Driver) -> None:
    antinomy_set_up(ui)
    ui.tap("rulings")
    ui.tap("check-box antinomy")


def antinomy_rulings(ui: Driver) -> None:
    antinomy_set_up(ui)
    ui.tap("rulings")


def board(said: tuple[str, ...], ui: Driver) -> None:
    opened(ui, antinomy(ui, said))


def antinomy_count(ui: Driver) -> None:
    board(ANTINOMY_SAID[:4], ui)
    ui.tap("count near")
    for card in ("blue-1", "green-3", "red-4"):
        ui.tap(f"card near {card}")


ROW: Final = (
    "blue-1", "green-3", "red-4", "purple-2", "blue-2", "green-1", "red-3", "purple-4", "blue-4",
)  # fmt: skip
# Ann begins at space 1 and Bob at 9; then Ann meets him.
REFEREED: Final = (
    ("ann", "place 1"), ("bob", "place 9"), ("ann", "play green-4 forward"),
    ("bob", "play red-1 forward"),
)  # fmt: skip


def antinomy_referee(said: tuple[tuple[str, str], ...], ui: Driver) -> None:
    """The whole table but the hands; Paradoxes that could be are declined."""
    from companion.games.registry import kind
    from tests.ui.played import begun_small

    names = PEOPLE[ui.companion.settings.language]
    session = begun_small(ui.companion, names=names, keep="all", continuum=list(ROW))
    rules = kind("antinomy")
    for who, words in said:
        session.submit(rules.understand(session.state, who, words))
        question = rules.asked(session.state)
        if question is not None and question.what == "paradox":
            session.submit(rules.understand(session.state, question.who, "no"))
    opened(ui, session.id)


def antinomy_referee_paradox(ui: Driver) -> None:
    """It is asked, and declared: the three cards come now."""
    antinomy_referee(REFEREED[:2], ui)
    for act in ("pick red-1", "space 2", "declare", "pick green-2", "pick green-3"):
        ui.tap(act)


def antinomy_referee_picked(ui: Driver) -> None:
    antinomy_referee(REFEREED, ui)
    ui.tap("pick purple-3")


def antinomy_lay(ui: Driver) -> None:
    antinomy_set_up(ui)
    ui.reach("keep all")
    ui.reach("lay")
    for card in ROW[:4]:
        ui.tap(f"pick {card}")


def antinomy_taken_back(ui: Driver) -> None:
    board(ANTINOMY_SAID[:4], ui)
    ui.tap("undo near")


def over_board(page: str, ui: Driver) -> None:
    board(ANTINOMY_SAID, ui)
    ui.companion.do(page)
    ui.pump(2)


def antinomy_journal_asked(ui: Driver) -> None:
    over_board("journal", ui)
    ui.tap("return 6")


def antinomy_game(ui: Driver) -> None:
    """The page of one that goes on."""
    which = antinomy(ui)
    ui.companion.changed()
    ui.pump()
    ui.tap(f"more {which}")


def antinomy_game_over(ui: Driver) -> None:
    which = antinomy(ui, ("paradox ann",) * 5)
    ui.companion.changed()
    ui.pump()
    ui.tap(f"more {which}")


def shelf_games(ui: Driver) -> None:
    """One that goes on, and finished ones of several games."""
    from tests.ui.tables import kept_table

    kept_table(ui, "tests/tables/law/L14_2_achilles_wins.yaml")
    antinomy(ui, ("paradox bob",) * 5)
    antinomy(ui)
    ui.companion.changed()
    ui.pump(4)


def small_rules(act: str, ui: Driver) -> None:
    """The game's own book, from its menu."""
    over_board("menu", ui)
    ui.companion.do("rules")
    ui.wait(lambda: not ui.companion.view().reading)
    if act:
        ui.companion.do(act)
    ui.pump(2)


def small_rules_sought(ui: Driver) -> None:
    small_rules("", ui)
    ui.companion.typed("обмен" if ui.companion.settings.language == "ru" else "exchange")
    ui.pump(2)


TABLES: Final[dict[str, Drive]] = {
    "choose-game": choose_game,
    "shelf-games": shelf_games,
    "antinomy-set-up": antinomy_set_up,
    "antinomy-set-up-ready": antinomy_set_up_ready,
    "antinomy-rulings": antinomy_rulings,
    "antinomy-box": antinomy_box,
    "antinomy-first": partial(board, ()),
    "antinomy-paradox": partial(board, ANTINOMY_SAID[:4]),
    "antinomy-clash": partial(board, (*ANTINOMY_SAID[:3], "clash ann")),
    "antinomy-nothing": partial(board, ("clash bob",)),
    "antinomy-tie": partial(board, ANTINOMY_SAID[:6]),
    "antinomy-over": partial(board, ANTINOMY_OVER),
    "antinomy-count": antinomy_count,
    "antinomy-taken-back": antinomy_taken_back,
    "antinomy-lay": antinomy_lay,
    "antinomy-referee": partial(antinomy_referee, ()),
    "antinomy-referee-picked": antinomy_referee_picked,
    "antinomy-referee-paradox": antinomy_referee_paradox,
    "antinomy-menu": partial(over_board, "menu"),
    "antinomy-journal": antinomy_journal_asked,
    "antinomy-why": partial(over_board, "why"),
    "antinomy-rules": partial(small_rules, ""),
    "antinomy-rules-entry": partial(small_rules, "entry tie"),
    "antinomy-rules-sought": small_rules_sought,
    "antinomy-correct": partial(over_board, "correct"),
    "antinomy-figures": partial(over_board, "figures"),
    "antinomy-game": antinomy_game,
    "antinomy-game-over": antinomy_game_over,
}
