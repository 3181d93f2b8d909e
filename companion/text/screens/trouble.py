"""When something in the app itself goes wrong. All of it may be seen by everybody."""

from __future__ import annotations

from companion.text.screens import Sheet

TROUBLE: Sheet = {
    "sentence": {
        "en": "Something went wrong in the app.\nThe game is saved.\nTouch anywhere to continue.",
        "ru": "В приложении что-то сломалось.\nИгра сохранена.\nНажми где угодно: продолжим.",
    },
}
