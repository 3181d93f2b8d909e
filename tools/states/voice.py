"""The microphone and the speaker on the desk, with somebody pretended at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from companion.engine.frozen import revised
from companion.text.languages import Language
from tests.ui.driver import Driver
from tests.ui.pretend_sounds import PretendSounds
from tests.ui.tables import open_table

SAID: Final[dict[Language, dict[str, tuple[str, ...]]]] = {
    "en": {
        "so far": ("i'm moving northwest a space",),
        "move": ("moving northwest a space over safely",),
        "where": ("where is phil",),
        "two": ("go west", "go northwest a space over"),
        "dear": ("moving northwest two spaces",),
    },
    "ru": {
        "so far": ("иду на северо запад через",),
        "move": ("иду на северо-запад через клетку безопасно",),
        "where": ("где фил",),
        "two": ("иду на запад", "иду на северо-запад через клетку"),
        "dear": ("иду на северо-запад через два",),
    },
}


def said(ui: Driver, what: str) -> tuple[str, ...]:
    return SAID[ui.companion.settings.said_in][what]


def at_table(ui: Driver, lines: int = 7, **settings: Any) -> PretendSounds:
    """A desk with voice on."""
    sounds = PretendSounds()
    ui.companion.sounds = sounds
    ui.companion.change_settings(revised(ui.companion.settings, {"voice_in": True, **settings}))
    open_table(ui, lines=lines)
    return sounds


def heard(ui: Driver, sounds: PretendSounds, what: str) -> None:
    ui.companion.do("listen")
    ui.companion.do("listen-off")
    sounds.ear.says(*said(ui, what))
    ui.pump(3)


def ready(ui: Driver) -> None:
    at_table(ui)


def listening(ui: Driver) -> None:
    sounds = at_table(ui)
    ui.companion.do("announced")
    ui.companion.do("listen")
    sounds.ear.sounds_like(*said(ui, "so far"))
    ui.pump(2)
    sounds.ear.loud(0.7)
    ui.pump(2)


def thinking(ui: Driver) -> None:
    at_table(ui)
    ui.companion.do("listen")
    ui.companion.do("listen-off")
    ui.pump(2)


def proposed(ui: Driver) -> None:
    sounds = at_table(ui)
    ui.companion.do("announced")
    heard(ui, sounds, "move")


def counted(ui: Driver) -> None:
    sounds = at_table(ui, by_itself=True)
    ui.companion.do("announced")
    heard(ui, sounds, "where")


def choices(ui: Driver) -> None:
    sounds = at_table(ui)
    ui.companion.do("announced")
    heard(ui, sounds, "two")


def trouble(ui: Driver) -> None:
    sounds = at_table(ui)
    ui.companion.do("announced")
    ui.companion.do("listen")
    sounds.ear.fails("no-permission")
    ui.pump(3)


def missing(ui: Driver) -> None:
    sounds = at_table(ui)
    sounds.ear.fails("no-model")
    ui.pump(2)


def tokens(ui: Driver) -> None:
    """The pad is not there: the microphone stands in the entry line."""
    sounds = at_table(ui, lines=13)
    ui.companion.do("listen")
    ui.pump(2)
    sounds.ear.loud(0.6)
    ui.pump(2)


def speaker(ui: Driver) -> None:
    at_table(ui, voice_out="touch")


def reading(ui: Driver) -> None:
    sounds = at_table(ui, voice_out="touch")
    ui.companion.do("aloud")
    sounds.now.begins()
    ui.pump(3)


def long_aloud(ui: Driver) -> None:
    at_table(ui, voice_out="touch")
    open_table(ui, "tests/tables/law/L15_6_both_revive.yaml", 8)


def bush(ui: Driver) -> None:
    ui.companion.sounds = PretendSounds()
    ui.companion.change_settings(revised(ui.companion.settings, {"voice_out": "touch"}))
    ui.companion.do("new")
    ui.companion.do("step pieces")
    ui.pump(3)


def settings(ui: Driver) -> None:
    ui.companion.sounds = PretendSounds(by_system=True)
    ui.companion.change_settings(revised(ui.companion.settings, {"voice_in": True}))
    ui.companion.do("settings")
    ui.companion.scrolled("page", 620)
    ui.pump(3)


VOICE: Final[dict[str, Callable[[Driver], None]]] = {
    "voice-ready": ready, "voice-listening": listening, "voice-thinking": thinking,
    "voice-proposed": proposed, "voice-counted": counted, "voice-choices": choices,
    "voice-trouble": trouble, "voice-missing": missing, "voice-tokens": tokens,
    "voice-speaker": speaker, "voice-reading": reading, "voice-long": long_aloud,
    "voice-bush": bush, "voice-settings": settings,
}  # fmt: skip
