"""Files of the device, and other apps on it."""

from __future__ import annotations

from companion.engine.languages import Topic

FILES: Topic = {
    "choose": {"en": "Choose a file", "ru": "Выбрать файл"},
    "choose-import": {"en": "Choose a .game file that was saved on another tablet, or a table"
                            " script.",
                      "ru": "Выбери файл .game, сохранённый на другом устройстве, или сценарий"
                            " стола."},
    "choose-box-import": {"en": "Choose the file of a box that was exported on another tablet.",
                          "ru": "Выбери файл коробки, выгруженный на другом устройстве."},
    "no-list": {"en": "Nothing on this device can show its files.",
                "ru": "На этом устройстве нечем показать файлы."},
    "unread": {"en": "That file cannot be read.", "ru": "Этот файл не читается."},
    # A folder of a desktop
    "back": {"en": "Back", "ru": "Назад"},
    "up": {"en": "One folder up", "ru": "На папку выше"},
    "folder": {"en": "Folder", "ru": "Папка"},
    "size-day": {"en": "{size}, {day}", "ru": "{size}, {day}"},
    "day": {"en": "{year}-{month}-{day}", "ru": "{day}.{month}.{year}"},
    "kilobytes": {"en": "{n} kB", "ru": "{n} кБ"},
    "megabytes": {"en": "{n} MB", "ru": "{n} МБ"},
    "nothing-there": {"en": "No folder and no file that could be added is in here.",
                      "ru": "Здесь нет ни папок, ни файлов, которые можно добавить."},
    "more-there": {"en": "There is more in this folder than is shown; put the file into a smaller"
                         " one.",
                   "ru": "В этой папке больше, чем показано; положи файл в папку поменьше."},
    "closed": {"en": "This folder cannot be opened.", "ru": "Эта папка не открывается."},
    "send": {"en": "Send the code", "ru": "Отправить код"},
    "copy": {"en": "Copy the code", "ru": "Скопировать код"},
    "copied": {"en": "Copied: paste it wherever you write to somebody.",
               "ru": "Скопировано: вставь в письмо или сообщение."},
    "paste": {"en": "Paste", "ru": "Вставить"},
    "nothing-to-paste": {"en": "There is nothing to paste: copy the code first.",
                         "ru": "Вставлять нечего: сначала скопируй код."},
    "not-sent": {"en": "No app on this device takes it.",
                 "ru": "На этом устройстве отправить код нечем."},
}  # fmt: skip
