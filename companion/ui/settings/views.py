"""The view of the settings: sections, and the rows of the open one."""

from __future__ import annotations

from companion.engine.frozen import frozen
from companion.games.island.terms import Who
from companion.ui.kit.parts import Button, Segments


@frozen
class Sample:
    """An announcement as it will look. `who`: to whom it is."""

    who: Who
    text: str


@frozen
class SettingRow:
    """One setting: its name, a note, and its values, or a button where it is no choice."""

    label: str
    note: str = ""
    segments: Segments = ()
    button: Button | None = None
    sample: Sample | None = None


@frozen
class SettingsView:
    """`tabs`: the sections; the open one is chosen. `saved`: how what is touched is kept.

    `restore`: all settings as they were when the page was opened.
    """

    name: str
    title: str
    tabs: tuple[Button, ...]
    rows: tuple[SettingRow, ...]
    back: Button
    saved: str
    restore: Button
    notice: tuple[str, tuple[Button, ...]] | None = None
    problem: bool = False
