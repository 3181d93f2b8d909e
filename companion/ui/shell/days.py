"""A day as people say it: `today`, `yesterday`, `Friday`, `12 May`."""

from __future__ import annotations

from time import localtime, strftime, struct_time
from typing import TYPE_CHECKING, Final

from companion.text.screens import words
from companion.text.screens.shelf import SHELF

if TYPE_CHECKING:
    from companion.text.languages import Language

_DAY: Final = 24 * 60 * 60
_WEEK: Final = 7
_LATEST: Final = 32_500_000_000  # the last year that every system knows


def day(at: float, now: float, language: Language) -> str:
    """Of the clock at this place; a moment after `now`, which was put back, is today."""
    sheet = words(SHELF, language)
    since = _day_number(now) - _day_number(at)
    if since <= 0:
        return sheet["today"]
    if since == 1:
        return sheet["yesterday"]
    told = _here(at)
    if since < _WEEK:
        return sheet[f"weekday-{told.tm_wday}"]
    said = sheet[f"month-{told.tm_mon}"].format(n=told.tm_mday)
    return said if told.tm_year == _here(now).tm_year else f"{said} {told.tm_year}"


def begun(at: float, now: float, language: Language) -> str:
    """The day and the hour at which a game began."""
    time = strftime("%H:%M", _here(at))
    return words(SHELF, language)["begun"].format(day=day(at, now, language), time=time)


def _day_number(at: float) -> int:
    """Days since 1970, of which each begins at midnight here."""
    return int(at + _here(at).tm_gmtoff) // _DAY


def _here(at: float) -> struct_time:
    return localtime(min(at, _LATEST))
