"""The report of the app's faults: places in the program, and nothing of a game."""

from __future__ import annotations

import platform
import sys
import time
from typing import TYPE_CHECKING

from companion.text.screens import words
from companion.text.screens.trouble import REPORT
from companion.ui.kit.parts import Button, Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.store.apologies import Apology
    from companion.text.languages import Language


def report(apologies: Sequence[Apology], language: Language) -> str:
    machine = f"{sys.platform}, Python {platform.python_version()}"
    places = "\n".join(map(_line, apologies))
    return f"{words(REPORT, language)['whole'].format(machine=machine, places=places)}\n"


def _line(one: Apology) -> str:
    return f"{time.strftime('%Y-%m-%d %H:%M', time.gmtime(one.at))}, {one.app}: {one.place}"


def report_section(apologies: Sequence[Apology], language: Language) -> Section:
    sheet = words(REPORT, language)
    button = Button("report", sheet["report"], sheet["report-second"], icon="alert")
    return Section(sheet["heading"], sheet["text"].format(n=len(apologies)), ((button,),))
