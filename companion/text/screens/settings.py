"""The settings."""

from __future__ import annotations

from companion.engine.languages import Topic

SETTINGS: Topic = {
    "title": {"en": "Settings", "ru": "Настройки"},
    # The sections
    "reading": {"en": "Reading", "ru": "Чтение"},
    "voice": {"en": "Voice", "ru": "Голос"},
    "table": {"en": "Table", "ru": "Стол"},
    "chores": {"en": "For the OP", "ru": "За ПВ"},
    "about": {"en": "About", "ru": "О программе"},
    "saved": {"en": "Saved at once", "ru": "Сохраняется сразу"},
    "as-it-was": {"en": "As it was", "ru": "Как было"},
    # Reading
    "language": {"en": "Language of the app", "ru": "Язык экранов"},
    "said-in": {"en": "Language of the announcements", "ru": "Язык объявлений"},
    "said-in-text": {"en": "what you read aloud", "ru": "что читаешь вслух"},
    # Each in its own language, so that whoever is lost finds the way back.
    "en": {"en": "English", "ru": "English"},
    "ru": {"en": "Русский", "ru": "Русский"},
    "text-size": {"en": "Text size", "ru": "Размер текста"},
    "size": {"en": "A", "ru": "А"},
    "letters": {"en": "Letters on the map", "ru": "Подписи на карте"},
    "letters-none": {"en": "none", "ru": "нет"},
    "letters-letters": {"en": "letters", "ru": "буквы"},
    "letters-rows": {"en": "rows", "ru": "ряды"},
    "motion": {"en": "Motion", "ru": "Движение"},
    "motion-calm": {"en": "calm", "ru": "спокойное"},
    "motion-full": {"en": "full", "ru": "полное"},
    "motion-none": {"en": "none", "ru": "нет"},
    "cover": {"en": "Cover by itself", "ru": "Скрывать само"},
    "cover-text": {"en": "when nobody has touched the screen for a while",
                   "ru": "когда экрана какое-то время никто не касается"},
    "cover-never": {"en": "never", "ru": "нет"},
    "cover-minutes": {"en": "{n} min", "ru": "{n} мин"},
    # Table
    "awake": {"en": "Keep the screen on", "ru": "Не гасить экран"},
    "pace": {"en": "How fast the computer plays", "ru": "Как быстро играет компьютер"},
    "pace-text": {"en": "the pause before it goes on by itself: 7, 4 or 2 seconds",
                  "ru": "пауза, после которой он продолжает сам: 7, 4 или 2 секунды"},
    "on": {"en": "on", "ru": "да"},
    "off": {"en": "off", "ru": "нет"},
    "box": {"en": "The box", "ru": "Коробка"},
    "box-text": {"en": "what the app knows of the tiles, boards and tokens that you have",
                 "ru": "что приложение знает о твоих плитках, планшетах и жетонах"},
    "check-box": {"en": "Check your box", "ru": "Проверить коробку"},
    # For the OP
    "drawing": {"en": "Drawing the power tokens", "ru": "Тянуть жетоны силы"},
    "put-back": {"en": "Putting OP pieces back at the end of a turn",
                 "ru": "Возвращать фигурки ПВ на поле в конце хода"},
    "lake-exit": {"en": "Picking the space where a captive leaves a lake",
                  "ru": "Выбирать клетку озера, с которой выходят"},
    "announcing": {"en": "Announcing to the computer’s captives",
                   "ru": "Объявлять пленникам-компьютерам"},
    "ask": {"en": "ask me", "ru": "спрашивать"},
    "do": {"en": "do it for me", "ru": "делать за меня"},
    # About
    "version": {"en": "Version {version}", "ru": "Версия {version}"},
    "version-text": {"en": "A referee for the board game Paradox Island: it knows the island, and"
                           " the OP reads out what it says.",
                     "ru": "Судья настольной игры «Остров парадоксов»: приложение знает остров, а"
                           " ПВ читает вслух, что оно говорит."},
    "privacy": {"en": "Your games stay here", "ru": "Игры остаются у тебя"},
    "privacy-text": {"en": "Games and settings are kept on this device. The app needs no network"
                           " and tells nobody anything.",
                     "ru": "Игры и настройки хранятся на этом устройстве. Сеть приложению не"
                           " нужна, и никому оно ничего не сообщает."},
    "credits": {"en": "Letters and pictures", "ru": "Буквы и картинки"},
    "credits-text": {"en": "{sources}. Emblems and logo are our own.",
                     "ru": "{sources}. Эмблемы и логотип — свои."},
    # Voice
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
    "offline-on": {"en": "only offline", "ru": "только без сети"},
    "offline-off": {"en": "as it likes", "ru": "как решит сама"},
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
    "voice-off": {"en": "never", "ru": "никогда"},
    "voice-touch": {"en": "at a touch", "ru": "по касанию"},
    "voice-all": {"en": "always", "ru": "всегда"},
    "back": {"en": "Back", "ru": "Назад"},
}  # fmt: skip
