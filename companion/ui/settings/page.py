"""The settings: each choice counts at once, and shows what it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from companion import __version__
from companion.engine.frozen import frozen, revised
from companion.games.island.announcements import Space
from companion.games.island.terms import Named
from companion.store.games.troubles import CannotSave
from companion.text.island.announcements import say
from companion.text.languages import LANGUAGES, Language
from companion.text.screens import words
from companion.text.screens.computer.pace import PACE
from companion.text.screens.settings import SETTINGS
from companion.text.voice import voice_trouble
from companion.ui.kit import theme
from companion.ui.kit.pace import SECONDS
from companion.ui.kit.parts import Button, Segment
from companion.ui.settings.views import Sample, SettingRow, SettingsView
from companion.ui.shell.page import BasePage, Notice

if TYPE_CHECKING:
    from companion.store.settings import Settings
    from companion.ui.shell.house import House

_SWITCH: Final = {"on": True, "off": False}
_CHORE: Final = {"ask": "ask", "do": "do"}
_LANGUAGE: Final[Mapping[str, Language]] = {one: one for one in LANGUAGES}
# By the beginning of an act: the field that it sets, and the values by its last word.
_FIELDS: Final[Mapping[str, tuple[str, Mapping[str, Any]]]] = {
    "language": ("language", _LANGUAGE),
    "said-in": ("said_in", _LANGUAGE),
    "size": ("text_size", {str(n): n for n in range(6)}),
    "letters": ("letters", {one: one for one in ("none", "letters", "rows")}),
    "motion": ("motion", {one: one for one in ("calm", "full", "none")}),
    "pace": ("pace", {one: one for one in SECONDS}),
    "cover-after": ("cover_after", {str(n): n for n in (0, 1, 2, 5)}),
    "awake": ("keep_awake", _SWITCH),
    "voice-in": ("voice_in", _SWITCH),
    "by-itself": ("by_itself", _SWITCH),
    "offline": ("offline_only", _SWITCH),
    "voice-out": ("voice_out", {one: one for one in ("off", "touch", "all")}),
    "chore drawing": ("drawing", _CHORE),
    "chore put_back": ("put_back", _CHORE),
    "chore lake_exit": ("lake_exit", _CHORE),
    "chore announcing": ("announcing", _CHORE),
}
# The sections, each with its icon.
_TABS: Final = {
    "reading": "text-size", "voice": "microphone", "table": "table", "chores": "robot",
    "about": "info",
}  # fmt: skip
_SAMPLE: Final = (Space(Named("portal-2"), "theseus"),)
_SOURCES: Final = "Nunito Sans (OFL 1.1), Fluent Emoji (MIT), Material Design Icons (Apache 2.0)"
_SAMPLE_SIZE: Final = 1.3  # of a letter that stands for a size of text


@frozen
class SettingsModel:
    """`by_system`: what hears belongs to the system. `trouble`: the voice that was switched on

    cannot be had. It may take a second to be known. `before`: all as it was at first.
    """

    settings: Settings
    before: Settings
    tab: str
    by_system: bool
    trouble: str | None
    notice: Notice | None
    problem: bool


class SettingsPage(BasePage):
    """The settings: secret, because behind them lies a game."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.before = house.settings
        self.tab = "reading"

    def do(self, act: str) -> None:
        self.hush()
        which, _, word = act.rpartition(" ")
        field, values = _FIELDS.get(which, ("", {}))
        if word in values:
            self._change(revised(self.house.settings, {field: values[word]}))
        elif act == "as-it-was":
            self._change(self.before)
        elif act == "check-box":
            self.house.open_over(self, act)
        elif which == "section" and word in _TABS:
            self.tab = word
        else:
            super().do(act)

    def _change(self, settings: Settings) -> None:
        try:
            self.house.change_settings(settings)
        except CannotSave as full:
            self.say_problem(full.say(self.language))

    def model(self) -> SettingsModel:
        return SettingsModel(
            settings=self.house.settings,
            before=self.before,
            tab=self.tab,
            by_system=self.house.sounds.by_system,
            trouble=self.house.ears.trouble or self.house.aloud.mute,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> SettingsView:
        return settings_view(self.model())


def settings_view(model: SettingsModel) -> SettingsView:
    language = model.settings.language
    sheet = words(SETTINGS, language)
    trouble = (voice_trouble(model.trouble, language), ()) if model.trouble else None
    return SettingsView(
        name="settings",
        title=sheet["title"],
        tabs=tuple(
            Button(f"section {tab}", sheet[tab], icon=icon, chosen=tab == model.tab)
            for tab, icon in _TABS.items()
        ),
        rows=tuple(_rows(model)),
        back=Button("back", sheet["back"], icon="back"),
        saved=sheet["saved"],
        restore=Button(
            "as-it-was",
            sheet["as-it-was"],
            icon="undo",
            enabled=model.settings != model.before,
        ),
        notice=model.notice or trouble,
        problem=model.problem,
    )


def _rows(model: SettingsModel) -> Iterator[SettingRow]:
    settings = model.settings
    match model.tab:
        case "voice":
            yield from _voice(settings, model.by_system)
        case "table":
            yield _choice(settings, "awake")
            yield _choice(settings, "pace", note="pace-text")
            yield _box(settings.language)
        case "chores":
            yield _choice(settings, "chore drawing", "drawing")
            yield _choice(settings, "chore put_back", "put-back")
            yield _choice(settings, "chore lake_exit", "lake-exit")
            yield _choice(settings, "chore announcing", "announcing")
        case "about":
            yield from _about(settings.language)
        case _:
            yield from _reading(settings)


def _reading(settings: Settings) -> Iterator[SettingRow]:
    yield _choice(settings, "language")
    yield _choice(settings, "said-in", note="said-in-text")
    # The sample is written in the size that is chosen, as everything is.
    yield _choice(settings, "size", "text-size", sample=_sample(settings))
    yield _choice(settings, "letters")
    yield _choice(settings, "motion")
    yield _choice(settings, "cover-after", "cover", "cover-text")


def _sample(settings: Settings) -> Sample:
    return Sample("theseus", say(_SAMPLE, settings.said_in))


def _voice(settings: Settings, by_system: bool) -> Iterator[SettingRow]:
    """The settings of voice; what they say of privacy is what this machine does."""
    heard = "voice-in-system" if by_system else "voice-in-text"
    yield _choice(settings, "voice-in", note=heard)
    if settings.voice_in and by_system:
        yield _choice(settings, "offline", note="offline-text")
    if settings.voice_in:
        yield _choice(settings, "by-itself", note="by-itself-text")
    yield _choice(settings, "voice-out", note="voice-out-text")


def _box(language: Language) -> SettingRow:
    sheet = words(SETTINGS, language)
    check = Button("check-box", sheet["check-box"], icon="box")
    return SettingRow(sheet["box"], sheet["box-text"], button=check)


def _about(language: Language) -> Iterator[SettingRow]:
    sheet = words(SETTINGS, language)
    yield SettingRow(sheet["version"].format(version=__version__), sheet["version-text"])
    yield SettingRow(sheet["privacy"], sheet["privacy-text"])
    yield SettingRow(sheet["credits"], sheet["credits-text"].format(sources=_SOURCES))


def _choice(
    settings: Settings, which: str, label: str = "", note: str = "", sample: Sample | None = None
) -> SettingRow:
    """A segment for each value of a setting. `label`: its key, if it is not `which`."""
    field, values = _FIELDS[which]
    sheet, now = words(SETTINGS, settings.language), getattr(settings, field)
    segments = tuple(
        Segment(
            f"{which} {word}",
            _label(which, word, settings.language),
            chosen=value == now,
            size=_size(settings, word) if which == "size" else 1.0,
        )
        for word, value in values.items()
    )
    return SettingRow(sheet[label or which], sheet[note] if note else "", segments, sample=sample)


def _size(settings: Settings, word: str) -> float:
    """Of a letter that is as large as its text size, whatever the size is now."""
    return _SAMPLE_SIZE * theme.TEXT_SIZES[int(word)] / theme.TEXT_SIZES[settings.text_size]


def _label(which: str, word: str, language: Language) -> str:
    sheet = words(SETTINGS, language)
    match which:
        case "size":
            return sheet["size"]
        case "cover-after" if word == "0":
            return sheet["cover-never"]
        case "cover-after":
            return sheet["cover-minutes"].format(n=word)
        case "letters":
            return sheet[f"letters-{word}"]
        case "motion":
            return sheet[f"motion-{word}"]
        case "offline":
            return sheet[f"offline-{word}"]
        case "pace":
            return words(PACE, language)[word]
        case "voice-out":
            return sheet[f"voice-{word}"]
        case _:
            return sheet[word]
