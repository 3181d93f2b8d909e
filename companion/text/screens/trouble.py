"""When something in the app itself goes wrong. All of it may be seen by everybody."""

from __future__ import annotations

from companion.text.screens import Sheet

TROUBLE: Sheet = {
    "sentence": {
        "en": "Something went wrong in the app. The game is kept. Touch here to go on.",
        "ru": "В приложении что-то сломалось. Партия сохранена. Коснись, чтобы продолжить.",
    },
}
