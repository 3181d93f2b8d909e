"""Files of the device, and other apps on it."""

from __future__ import annotations

from companion.engine.languages import Topic

FILES: Topic = {
    "choose": {"en": "Choose a file", "ru": "Выбрать файл"},
    "choose-import": {"en": "Choose a .game file that was saved on another tablet.",
                      "ru": "Выбери файл .game, сохранённый на другом устройстве."},
    "choose-box-import": {"en": "Choose the file of a box that was exported on another tablet.",
                          "ru": "Выбери файл коробки, выгруженный на другом устройстве."},
    "no-list": {"en": "Nothing on this device can show its files.",
                "ru": "На этом устройстве нечем показать файлы."},
    "unread": {"en": "That file cannot be read.", "ru": "Этот файл не читается."},
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
