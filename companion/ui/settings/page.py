"""The settings: each choice counts at once, and shows what it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from companion.engine.languages import language_named
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

_SIZES: Final = range(6)
_MINUTES: Final = (0, 1, 2, 5)
_CHORES: Final = (
    ("drawing", "drawing"), ("put_back", "put-back"), ("lake_exit", "lake-exit"),
)  # fmt: skip
_SAMPLE: Final = (Space(Named("portal-2"), "theseus"),)


class SettingsPage(BasePage):
    """The settings: secret, because behind them lies a game."""

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["language", code] if language := language_named(code):
                self._change(language=language)
            case ["said-in", code] if language := language_named(code):
                self._change(said_in=language)
            case ["size", "0" | "1" | "2" | "3" | "4" | "5" as size]:
                self._change(text_size=int(size))
            case ["cover-after", "0" | "1" | "2" | "5" as minutes]:
                self._change(cover_after=int(minutes))
            case ["awake", "on" | "off" as awake]:
                self._change(keep_awake=awake == "on")
            case ["voice-in", "on" | "off" as voice]:
                self._change(voice_in=voice == "on")
            case ["by-itself", "on" | "off" as by_itself]:
                self._change(by_itself=by_itself == "on")
            case ["offline", "on" | "off" as offline]:
                self._change(offline_only=offline == "on")
            case ["voice-out", "off" | "touch" | "all" as aloud]:
                self._change(voice_out=aloud)
            case ["chore", "drawing" | "put_back" | "lake_exit" as chore, "ask" | "do" as how]:
                self._change(**{chore: how})
            case _:
                super().do(act)

    def _change(self, **changed: Any) -> None:
        try:
            self.house.change_settings(replace(self.house.settings, **changed))
        except CannotSave as full:
            self.say_problem(full.say(self.language))

    @property
    def _words(self) -> dict[str, str]:
        return dict(words(SETTINGS, self.language))

    def view(self) -> PageView:
        sheet = self._words
        return PageView(
            name="settings",
            title=sheet["title"],
            sections=(
                self._languages("language", self.language),
                self._languages("said-in", self.said_in),
                self._sizes(),
                self._cover(),
                self._switch("awake", self.house.settings.keep_awake),
                *self._voice(),
                *(self._chore(chore, key) for chore, key in _CHORES),
            ),
            back=Button("back", sheet["back"], icon="back"),
            notice=self.notice or self._voice_trouble(),
            problem=self.problem,
        )

    def _voice_trouble(self) -> Notice | None:
        """The voice that was switched on and cannot be had. It may take a second to be known."""
        trouble = self.house.ears.trouble or self.house.aloud.mute
        return (voice_trouble(trouble, self.language), ()) if trouble else None

    def _languages(self, which: str, now: Language) -> Section:
        buttons = tuple(
            Button(f"{which} {one}", self._words[one], chosen=one == now) for one in LANGUAGES
        )
        return Section(self._words[which], rows=(buttons,))

    def _sizes(self) -> Section:
        """The text sizes; the sample is written in the one that is chosen, as everything is."""
        now = self.house.settings.text_size
        buttons = tuple(
            Button(f"size {n}", self._words["size"].format(n=n + 1), chosen=n == now)
            for n in _SIZES
        )
        quoted = self._words["sample"].format(text=say(_SAMPLE, self.said_in))
        return Section(self._words["text-size"], quoted, (buttons,))

    def _cover(self) -> Section:
        now = self.house.settings.cover_after
        buttons = tuple(
            Button(f"cover-after {n}", self._after(n), chosen=n == now) for n in _MINUTES
        )
        return Section(self._words["cover"], self._words["cover-text"], (buttons,))

    def _after(self, minutes: int) -> str:
        if not minutes:
            return self._words["cover-never"]
        return counted(self._words["cover-minutes"], minutes, self.language)

    def _switch(self, which: str, on: bool, text: str = "") -> Section:
        row = tuple(
            Button(f"{which} {how}", self._words[how], chosen=on == (how == "on"))
            for how in ("on", "off")
        )
        return Section(self._words[which], text, (row,))

    def _voice(self) -> Iterator[Section]:
        """The settings of voice; what they say of privacy is what this machine does."""
        settings, by_system = self.house.settings, self.house.sounds.by_system
        text = self._words["voice-in-system" if by_system else "voice-in-text"]
        yield self._switch("voice-in", settings.voice_in, text)
        if settings.voice_in and by_system:
            yield self._offline()
        if settings.voice_in:
            yield self._switch("by-itself", settings.by_itself, self._words["by-itself-text"])
        yield self._aloud()

    def _offline(self) -> Section:
        only = self.house.settings.offline_only
        row = (
            Button("offline on", self._words["offline-on"], chosen=only),
            Button("offline off", self._words["offline-off"], chosen=not only),
        )
        return Section(self._words["offline"], self._words["offline-text"], (row,))

    def _aloud(self) -> Section:
        now = self.house.settings.voice_out
        row = tuple(
            Button(f"voice-out {how}", self._words[f"voice-{how}"], chosen=how == now)
            for how in ("off", "touch", "all")
        )
        return Section(self._words["voice-out"], self._words["voice-out-text"], (row,))

    def _chore(self, chore: str, key: str) -> Section:
        now = getattr(self.house.settings, chore)
        row = tuple(
            Button(f"chore {chore} {how}", self._words[how], chosen=how == now)
            for how in ("ask", "do")
        )
        return Section(self._words[key], rows=(row,))
