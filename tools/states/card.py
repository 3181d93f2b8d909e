"""Commands in one breath on their card: typed, spoken, begun, waiting and corrected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.engine.frozen import revised
from companion.text.languages import Language
from tests.ui.driver import Driver
from tests.ui.pretend_sounds import PretendSounds
from tests.ui.tables import open_table

SAID: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "two": "go west, then safely north-east",
        "three": "go west, then safely north-east and end my turn",
        "four": "a space over safely to the north-west, then west, then east, then end my turn",
        "which": "no, east",
        "refused": "no, where is Hempel",
        "name": "Theseus",
    },
    "ru": {
        "two": "на запад, потом безопасно на северо-восток",
        "three": "на запад, потом безопасно на северо-восток и конец хода",
        "four": "на северо-запад через клетку безопасно, потом на запад, потом на восток,"
                " потом конец хода",
        "which": "нет, на восток",
        "refused": "нет, где Хемпель",
        "name": "Тесей",
    },
}  # fmt: skip


def said(ui: Driver, what: str) -> str:
    return SAID[ui.companion.settings.said_in][what]


def at_start(ui: Driver, **settings: bool) -> None:
    """The first turn, of which all has been said."""
    ui.companion.sounds = PretendSounds()
    ui.companion.change_settings(revised(ui.companion.settings, settings))
    open_table(ui, lines=0)
    ui.companion.do("announced")
    ui.pump(2)


def typed(ui: Driver, *texts: str) -> None:
    """Each entered."""
    at_start(ui)
    for what in texts:
        ui.companion.typed(said(ui, what))
        ui.companion.do("enter")
    ui.pump(3)


def written(ui: Driver) -> None:
    """Not entered yet."""
    at_start(ui)
    ui.tap("keyboard")
    ui.type(said(ui, "three"))


def two(ui: Driver) -> None:
    typed(ui, "two")


def three(ui: Driver) -> None:
    typed(ui, "three")


def four(ui: Driver) -> None:
    typed(ui, "four")


def spoken(ui: Driver) -> None:
    at_start(ui, voice_in=True)
    ui.companion.do("listen")
    ui.companion.do("listen-off")
    ui.companion.sounds.ear.says(said(ui, "three"))
    ui.pump(3)


def correcting(ui: Driver) -> None:
    """A correction that is typed over the card."""
    typed(ui, "three")
    ui.tap("write")
    ui.type(said(ui, "which"))


def which(ui: Driver) -> None:
    typed(ui, "three", "which")


def refused(ui: Driver) -> None:
    spoken(ui)
    ui.companion.do("listen")
    ui.companion.do("listen-off")
    ui.companion.sounds.ear.says(said(ui, "refused"))
    ui.pump(3)


def waiting(ui: Driver) -> None:
    """Begun, until something else is asked."""
    typed(ui, "three")
    ui.companion.do("take")
    ui.companion.do("announced")
    ui.pump(3)


def waiting_opened(ui: Driver) -> None:
    waiting(ui)
    ui.companion.do("rest")
    ui.pump(3)


def left(ui: Driver) -> None:
    """The question has been answered: the rest can go on."""
    waiting(ui)
    question = ui.companion.view().sheet
    ui.companion.do(question.buttons[-1].act)
    ui.companion.do("announced")
    ui.pump(3)


def waiting_turn(ui: Driver) -> None:
    """Somebody else's turn: the rest still waits, beside the line."""
    waiting(ui)
    ui.companion.do(ui.companion.view().sheet.buttons[-1].act)
    ui.companion.do("end")
    ui.companion.do("end")
    ui.companion.do(f"tap {min(ui.companion.view().island.lit)}")  # where the Rock comes back
    ui.companion.do("announced")
    ui.pump(3)


CARDS: Final[dict[str, Callable[[Driver], None]]] = {
    "card-written": written, "card-two": two, "card-three": three, "card-four": four,
    "card-spoken": spoken, "card-correcting": correcting, "card-which": which,
    "card-refused": refused, "card-waiting": waiting, "card-waiting-opened": waiting_opened,
    "card-left": left, "card-waiting-turn": waiting_turn,
}  # fmt: skip
