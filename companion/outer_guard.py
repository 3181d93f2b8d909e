"""The outer guard: one sentence and a fitting exit code for every end of the program.

Nothing of the house is imported before it stands, for Ctrl-C may come then too.
"""

from __future__ import annotations

import signal
import sys
from itertools import pairwise

from companion.store.streams import complain, end_at_once, fill_gaps, flushed

TYPE_CHECKING = False  # as in the streams
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from sys import UnraisableHookArgs
    from threading import ExceptHookArgs
    from typing import Final

    from companion.text.languages import Language

INTERRUPTED: Final = 130  # as a shell says of a program that Ctrl-C has ended
BROKEN: Final = 70  # as of a program with a fault of its own: EX_SOFTWARE

STOPPED: Final[Mapping[Language, str]] = {"en": "Stopped.", "ru": "Остановлено."}
FAULT: Final[Mapping[Language, str]] = {
    "en": "Something went wrong in the program itself; what was saved is still there. To report it,"
    " send this: {place}",
    "ru": "Сломалось что-то в самой программе; всё сохранённое на месте. Чтобы сообщить об этом,"
    " отправь: {place}",
}


def guarded(program: Callable[[], int], arguments: Sequence[str]) -> int:
    """The exit code. `arguments`: of the command, for they say in which language to complain."""
    fill_gaps()
    languages = _languages(arguments)
    _stop_at_ctrl_c(languages)
    _tell_of_threads(languages)
    try:
        code = program()
    except Exception as fault:  # noqa: BLE001 (there is nobody further out)
        _tell(fault, languages)
        code = BROKEN
    flushed(sys.stdout)
    flushed(sys.stderr)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it has ended, and with this code
    return code


def _languages(arguments: Sequence[str]) -> tuple[Language, ...]:
    """A command speaks English unless it is told otherwise; the app has not been asked yet."""
    return (asked_language(arguments),) if arguments else ("en", "ru")


def asked_language(arguments: Sequence[str]) -> Language:
    """Also where the arguments are wrong otherwise, and cannot be parsed."""
    russian = ("--language", "ru") in pairwise(arguments) or "--language=ru" in arguments
    return "ru" if russian else "en"


def _stop_at_ctrl_c(languages: Sequence[Language]) -> None:
    """At once: an exception could be caught on its way, and what is done is on the disk already."""

    def stop(_number: int, _frame: object) -> None:
        for language in languages:
            complain(STOPPED[language])
        end_at_once(INTERRUPTED)

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else it is to be ignored
        signal.signal(signal.SIGINT, stop)


def _tell_of_threads(languages: Sequence[Language]) -> None:
    """Of one that has ended; the others go on. What nobody could have caught had no effect."""
    import logging
    import threading

    def ended(told: ExceptHookArgs) -> None:
        if told.exc_value is not None:
            _tell(told.exc_value, languages)

    def unraisable(_told: UnraisableHookArgs) -> None:
        pass

    threading.excepthook = ended
    sys.unraisablehook = unraisable
    logging.raiseExceptions = False  # a log that cannot be written is no fault


def _tell(fault: BaseException, languages: Sequence[Language]) -> None:
    from companion.store.apologies import place_of

    for language in languages:
        complain(FAULT[language].format(place=place_of(fault)))
