"""The settings: each choice counts at once, and shows what it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from companion.engine.frozen import frozen
from companion.games.island.announcements import Space
from companion.games.island.terms import Named
from companion.store.games.troubles import CannotSave
from companion.text.counted import counted
from companion.text.island.announcements import say
from companion.text.languages import LANGUAGES, Language
from companion.text.screens import words
from companion.text.screens.settings import SETTINGS
from companion.text.voice import voice_trouble
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.store.settings import Settings

_SWITCH: Final = {"on": True, "off": False}
_CHORE: Final = {"ask": "ask", "do": "do"}
_LANGUAGE: Final[Mapping[str, Language]] = {one: one for one in LANGUAGES}
# By the beginning of an act: the field that it sets, and the values by its last word.
_FIELDS: Final[Mapping[str, tuple[str, Mapping[str, Any]]]] = {
    "language": ("language", _LANGUAGE),
    "said-in": ("said_in", _LANGUAGE),
    "size": ("text_size", {str(n): n for n in range(6)}),
    "cover-after": ("cover_after", {str(n): n for n in (0, 1, 2, 5)}),
    "awake": ("keep_awake", _SWITCH),
    "voice-in": ("voice_in", _SWITCH),
    "by-itself": ("by_itself", _SWITCH),
    "offline": ("offline_only", _SWITCH),
    "voice-out": ("voice_out", {one: one for one in ("off", "touch", "all")}),
    "chore drawing": ("drawing", _CHORE),
    "chore put_back": ("put_back", _CHORE),
    "chore lake_exit": ("lake_exit", _CHORE),
}
_SAMPLE: Final = (Space(Named("portal-2"), "theseus"),)


@frozen
class SettingsModel:
    """`by_system`: what hears belongs to the system. `trouble`: the voice that was switched on

    cannot be had. It may take a second to be known.
    """

    settings: Settings
    by_system: bool
    trouble: str | None
    notice: Notice | None
    problem: bool


class SettingsPage(BasePage):
    """The settings: secret, because behind them lies a game."""

    def do(self, act: str) -> None:
        self.hush()
        which, _, word = act.rpartition(" ")
        field, values = _FIELDS.get(which, ("", {}))
        if word not in values:
            super().do(act)
            return
        try:
            self.house.change_settings(replace(self.house.settings, **{field: values[word]}))
        except CannotSave as full:
            self.say_problem(full.say(self.language))

    def model(self) -> SettingsModel:
        return SettingsModel(
            settings=self.house.settings,
            by_system=self.house.sounds.by_system,
            trouble=self.house.ears.trouble or self.house.aloud.mute,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> PageView:
        return settings_view(self.model())


def settings_view(model: SettingsModel) -> PageView:
    settings, language = model.settings, model.settings.language
    sheet = words(SETTINGS, language)
    sample = sheet["sample"].format(text=say(_SAMPLE, settings.said_in))
    trouble = (voice_trouble(model.trouble, language), ()) if model.trouble else None
    return PageView(
        name="settings",
        title=sheet["title"],
        sections=(
            _choice(settings, "language"),
            _choice(settings, "said-in"),
            # The sample is written in the size that is chosen, as everything is.
            _choice(settings, "size", "text-size", sample),
            _choice(settings, "cover-after", "cover", sheet["cover-text"]),
            _choice(settings, "awake"),
            *_voice(settings, model.by_system),
            _choice(settings, "chore drawing", "drawing"),
            _choice(settings, "chore put_back", "put-back"),
            _choice(settings, "chore lake_exit", "lake-exit"),
        ),
        back=Button("back", sheet["back"], icon="back"),
        notice=model.notice or trouble,
        problem=model.problem,
    )


def _voice(settings: Settings, by_system: bool) -> Iterator[Section]:
    """The settings of voice; what they say of privacy is what this machine does."""
    sheet = words(SETTINGS, settings.language)
    heard = sheet["voice-in-system" if by_system else "voice-in-text"]
    yield _choice(settings, "voice-in", text=heard)
    if settings.voice_in and by_system:
        yield _choice(settings, "offline", text=sheet["offline-text"])
    if settings.voice_in:
        yield _choice(settings, "by-itself", text=sheet["by-itself-text"])
    yield _choice(settings, "voice-out", text=sheet["voice-out-text"])


def _choice(settings: Settings, which: str, heading: str = "", text: str = "") -> Section:
    """A button for each value of a setting. `heading`: its key, if it is not `which`."""
    field, values = _FIELDS[which]
    now = getattr(settings, field)
    row = tuple(
        Button(f"{which} {word}", _label(which, word, settings.language), chosen=value == now)
        for word, value in values.items()
    )
    return Section(words(SETTINGS, settings.language)[heading or which], text, (row,))


def _label(which: str, word: str, language: Language) -> str:
    sheet = words(SETTINGS, language)
    match which:
        case "size":
            return sheet["size"].format(n=int(word) + 1)
        case "cover-after" if word == "0":
            return sheet["cover-never"]
        case "cover-after":
            return counted(sheet["cover-minutes"], int(word), language)
        case "offline":
            return sheet[f"offline-{word}"]
        case "voice-out":
            return sheet[f"voice-{word}"]
        case _:
            return sheet[word]
