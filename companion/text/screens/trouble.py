"""Faults of the app itself. All of it may be seen and sent by everybody."""

from __future__ import annotations

from companion.engine.languages import Topic

TROUBLE: Topic = {
    "sentence": {
        "en": "Something went wrong in the app.\nThe game is saved.\nTouch anywhere to continue.",
        "ru": "В приложении что-то сломалось.\nИгра сохранена.\nНажми где угодно: продолжим.",
    }
}

# The report that is sent: `places`, a line each, are nobody's words.
REPORT: Topic = {
    "heading": {"en": "Trouble in the app", "ru": "Сбои в приложении"},
    "text": {"en": "Faults kept: {n}. A report names places in the program, and no game.",
             "ru": "Сбоев записано: {n}. В отчёте только места в программе и ничего из игр."},
    "report": {"en": "What went wrong, as a text", "ru": "Что сломалось, текстом"},
    "report-second": {"en": "For those who make the app", "ru": "Для тех, кто делает приложение"},
    "file": {"en": "Paradox Island, report", "ru": "Парадокс, отчёт"},
    "whole": {
        "en": "What went wrong in the app “Paradox Island”\n"
        "\n"
        "The app apologised at these times, the latest last. Each line has the day and the hour"
        " (UTC), the version of the app, and the place in the program. No game and no player is in"
        " it.\n"
        "Machine: {machine}\n"
        "\n"
        "{places}",
        "ru": "Что сломалось в приложении «Парадокс»\n"
        "\n"
        "Когда приложение извинялось; последний раз — внизу. В строке день и час по Гринвичу,"
        " версия приложения и место в программе. Ни игр, ни игроков здесь нет.\n"
        "Устройство: {machine}\n"
        "\n"
        "{places}",
    },
}  # fmt: skip
