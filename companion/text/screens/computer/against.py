"""The desk against the computer's captives, and the page on which such a game is set up."""

from __future__ import annotations

from companion.engine.languages import Topic

AGAINST: Topic = {
    # At the desk
    "said-for-you": {"en": "SAID FOR YOU", "ru": "СКАЗАНО ЗА ТЕБЯ"},
    "look": {"en": "look at the island", "ru": "посмотреть остров"},
    "resume": {"en": "go on by itself", "ru": "продолжать само"},
    "say-it-first": {"en": "you have said it", "ru": "уже объявлено"},
    "thinking": {"en": "…", "ru": "…"},
    "speaks": {"en": "The computer speaks for {name}. Touch “Go on”, or undo.",
               "ru": "За этого пленника говорит компьютер: {name}. Нажми «Дальше» или отмени."},
    "new-to": {"en": "never been there: {space}", "ru": "там впервые: {space}"},
    "been-there": {"en": "has been there: {space}", "ru": "там уже бывал: {space}"},
    "beside": {"en": "in truth: {space}", "ru": "на самом деле: {space}"},
    "into-ocean": {"en": "that leads into the ocean", "ru": "это путь в океан"},
    "ocean": {"en": "ocean", "ru": "океан"},
    "both": {"en": "{one} and {two}", "ru": "{one} и {two}"},
    # The set-up
    "title": {"en": "Against captives", "ru": "Против пленников"},
    "text": {"en": "You are the OP. The computer plays the captives, who know only what you say.",
             "ru": "Ты — ПВ. За пленников играет компьютер; они знают только то, что объявлено."},
    "captives": {"en": "Captives", "ru": "Пленники"},
    "captives-text": {"en": "Two or three. They sit in the order in which you touch them.",
                      "ru": "Двое или трое. Ходят в том порядке, в каком ты их выбрал."},
    "turn-order": {"en": "turn {n}", "ru": "ход {n}"},
    "three-most": {"en": "Three are enough; touch one of them to let it go.",
                   "ru": "Больше трёх не бывает; коснись лишнего, чтобы убрать."},
    "two-least": {"en": "Choose two or three captives.", "ru": "Выбери двоих или троих пленников."},
    "kind": {"en": "How they play", "ru": "Как они играют"},
    "explorer": {"en": "explorers", "ru": "исследователи"},
    "random": {"en": "wanderers", "ru": "бродяги"},
    "how-explorer": {"en": "They remember all that is said and look one move ahead.",
                      "ru": "Помнят всё, что объявлено, и думают на ход вперёд."},
    "how-random": {"en": "They go wherever chance sends them: easy prey for a first game.",
                    "ru": "Идут куда попало: лёгкая добыча для первой игры."},
    "island": {"en": "The island", "ru": "Остров"},
    "island-text": {"en": "A random one, with the box’s tiles; pieces and starts too.",
                    "ru": "Случайный, из плиток твоей коробки; фигурки и старты тоже."},
    "begin": {"en": "Begin", "ru": "Начинаем"},
    "begin-second": {"en": "{names} against you", "ru": "{names} против тебя"},
    "back": {"en": "Back", "ru": "Назад"},
}  # fmt: skip
