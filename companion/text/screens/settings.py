"""The settings."""

from __future__ import annotations

from companion.engine.languages import Topic

SETTINGS: Topic = {
    "title": {"en": "Settings", "ru": "Настройки"},
    "language": {"en": "Language of the app", "ru": "Язык приложения"},
    "said-in": {"en": "Language of the announcements", "ru": "Язык объявлений"},
    # Each in its own language, so that whoever is lost finds the way back.
    "en": {"en": "English", "ru": "English"},
    "ru": {"en": "Русский", "ru": "Русский"},
    "text-size": {"en": "Text size", "ru": "Размер текста"},
    "sample": {"en": "Like this: {text}", "ru": "Вот так: {text}"},
    "size": {"en": "Size {n}", "ru": "Размер {n}"},
    "cover": {"en": "Cover automatically", "ru": "Скрывать автоматически"},
    "cover-text": {"en": "When nobody has touched the screen for a while.",
                   "ru": "Когда экрана какое-то время никто не касается."},
    "cover-never": {"en": "Never", "ru": "Никогда"},
    "cover-minutes": {"en": "After {n} minute|After {n} minutes",
                      "ru": "Через {n} минуту|Через {n} минуты|Через {n} минут"},
    "awake": {"en": "Keep the screen on", "ru": "Не гасить экран"},
    "on": {"en": "On", "ru": "Да"},
    "off": {"en": "Off", "ru": "Нет"},
    "drawing": {"en": "Drawing the power tokens", "ru": "Тянуть жетоны силы"},
    "put-back": {"en": "Putting OP pieces back at the end of a turn",
                 "ru": "Возвращать фигурки ПВ на поле в конце хода"},
    "lake-exit": {"en": "Picking the space where a captive leaves a lake",
                  "ru": "Выбирать клетку озера, с которой выходят"},
    "voice-in": {"en": "Hear what is said", "ru": "Слушать, что говорят"},
    "voice-in-text": {"en": "Hold the microphone on the desk and speak, or touch it and speak. It"
                            " is heard on this machine: nothing is stored, and no sound leaves it."
                            " All that voice can do, touch can do too.",
                      "ru": "Удерживай микрофон на экране игры и говори, или нажми на него и"
                            " говори. Речь распознаётся на этой машине: ничего не сохраняется, и"
                            " звук её не покидает. Всё то же можно сделать касанием."},
    "voice-in-system": {"en": "Hold the microphone on the desk and speak, or touch it and speak."
                              " The system’s own recogniser hears it; the app stores no sound and"
                              " sends none. All that voice can do, touch can do too.",
                        "ru": "Удерживай микрофон на экране игры и говори, или нажми на него и"
                              " говори. Слушает распознавание самой системы; приложение звук не"
                              " хранит и не отправляет. Всё то же можно сделать касанием."},
    "offline": {"en": "Hear without a network", "ru": "Распознавать без сети"},
    "offline-text": {"en": "Without a network, the sound never leaves the device; the system needs"
                           " its offline voice pack for that. With one, the system’s recogniser may"
                           " send what is said to its maker.",
                     "ru": "Без сети звук не покидает устройство; для этого системе нужен"
                           " офлайн-пакет распознавания. С сетью распознавание системы может"
                           " отправить сказанное своему разработчику."},
    "offline-on": {"en": "Only offline", "ru": "Только без сети"},
    "offline-off": {"en": "The system may choose", "ru": "Как решит система"},
    "by-itself": {"en": "Do harmless things without asking",
                  "ru": "Безобидное — без подтверждения"},
    "by-itself-text": {
        "en": "Restoring energy, taking back what nobody has heard, and questions such as “where"
        " is Phil?” are done after three seconds. Everything else waits for a touch or for “yes”.",
        "ru": "Восстановление энергии, отмена того, чего никто не слышал, и вопросы вроде «где"
        " Фил?» выполняются через три секунды. Всё остальное ждёт касания или слова «да».",
    },
    "voice-out": {"en": "Read aloud", "ru": "Читать вслух"},
    "voice-out-text": {"en": "The system’s voice reads what is to be announced, and nothing else."
                             " Once it begins to read, that counts as announced; your next touch"
                             " stops it.",
                       "ru": "Голос системы читает то, что нужно объявить, и ничего больше. Начал"
                             " читать — значит объявлено; следующее касание его прервёт."},
    "voice-off": {"en": "Never", "ru": "Никогда"},
    "voice-touch": {"en": "When I touch the speaker", "ru": "Когда нажму на динамик"},
    "voice-all": {"en": "Every announcement", "ru": "Каждое объявление"},
    "ask": {"en": "Ask me", "ru": "Спрашивать меня"},
    "do": {"en": "Do it for me", "ru": "Делать за меня"},
    "back": {"en": "Back", "ru": "Назад"},
}  # fmt: skip
