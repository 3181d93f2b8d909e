"""Corrections: every fact of the table, with the values it can be set to."""

from __future__ import annotations

from companion.engine.languages import Topic

CORRECTIONS: Topic = {
    "title": {"en": "Correct {subject}", "ru": "Поправить {subject}"},
    "title-table": {"en": "turn, deaths, token", "ru": "ход, гибели, жетон"},
    "what": {"en": "What needs correcting?", "ru": "Что поправить?"},
    "intro": {"en": "The boards on the table are the truth. A correction sets a fact and triggers"
                    " nothing; it can be undone.",
              "ru": "Верно то, что на столе. Поправка меняет только сам факт и ничего не вызывает;"
                    " её можно отменить."},
    "back": {"en": "Back", "ru": "Назад"},
    "done": {"en": "Done", "ru": "Готово"},
    "captives": {"en": "Captives", "ru": "Пленники"},
    "op-pieces": {"en": "OP pieces", "ru": "Фигурки ПВ"},
    "the-table": {"en": "Turn, deaths, token", "ru": "Ход, гибели, жетон"},
    "the-space": {"en": "A space", "ru": "Клетка"},
    "the-rest": {"en": "The rest", "ru": "Остальное"},
    "space": {"en": "space {at} ({name})", "ru": "клетку {at} ({name})"},
    "over": {"en": "The game is over. Undo the last step first.",
             "ru": "Игра окончена. Сначала отмени последний шаг."},
    # A place
    "place": {"en": "Place", "ru": "Место"},
    "elsewhere": {"en": "Put elsewhere", "ru": "Переставить"},
    "is-at": {"en": "Now on {at}: {name}", "ru": "Сейчас {at}: {name}"},
    "is-off": {"en": "Now off the map", "ru": "Сейчас вне поля"},
    "is-off-island": {"en": "Now off the island", "ru": "Сейчас вне острова"},
    "is-in": {"en": "Now: {name}", "ru": "Сейчас: {name}"},
    "which-space": {"en": "On which space is {name}?", "ru": "{name}: на какой клетке?"},
    "which": {"en": "Which space?", "ru": "Какая клетка?"},
    "touch-it": {"en": "Touch it on the map.", "ru": "Нажми на неё на карте."},
    "off": {"en": "Off the map", "ru": "Вне поля"},
    "off-island": {"en": "Off the island", "ru": "Вне острова"},
    "standing": {"en": "Standing", "ru": "Стоит"},
    "lying": {"en": "Lying", "ru": "Лежит"},
    "ocean-part": {"en": "Ocean: {part}", "ru": "Океан: {part}"},
    "stands-here": {"en": "Who is here", "ru": "Кто здесь"},
    "put-here": {"en": "Put here", "ru": "Поставить сюда"},
    # A captive's numbers
    "health": {"en": "Health", "ru": "Здоровье"},
    "energy": {"en": "Energy", "ru": "Энергия"},
    "max": {"en": "Maximum energy", "ru": "Максимум энергии"},
    "actions": {"en": "Actions left", "ru": "Осталось действий"},
    # The board
    "fruits": {"en": "Fruits", "ru": "Фрукты"},
    # Of a bonus and of a symbol
    "circled": {"en": "circled", "ru": "обведён"},
    "crossed": {"en": "crossed out", "ru": "зачёркнут"},
    "free": {"en": "free", "ru": "свободен"},
    "palms": {"en": "Palms", "ru": "Пальмы"},
    "palm": {"en": "bonus {n}", "ru": "бонус {n}"},
    "visited": {"en": "Visited fruits", "ru": "Посещённые фрукты"},
    "mission": {"en": "Counted for the mission", "ru": "Засчитано в миссию"},
    "mark-scare": {"en": "Scared off: {n}", "ru": "Спугнуто: {n}"},
    "mark-corner": {"en": "Corner {at}", "ru": "Угол {at}"},
    "mark-at": {"en": "{name} {at}", "ru": "{name} {at}"},
    "extras": {"en": "Extra boxes", "ru": "Дополнительные бонусы"},
    "extra-energy": {"en": "energy", "ru": "энергия"},
    "extra-health": {"en": "health", "ru": "здоровье"},
    "extra-action": {"en": "action", "ru": "действие"},
    "symbols": {"en": "Symbols", "ru": "Символы"},
    "immunity": {"en": "Immune to", "ru": "Иммунитет"},
    "none": {"en": "nothing", "ru": "нет"},
    # A space and the table
    "effect": {"en": "Its anomaly", "ru": "Её аномалия"},
    "deaths": {"en": "Deaths counted", "ru": "Засчитано гибелей"},
    "token": {"en": "Power token in force", "ru": "Жетон силы в действии"},
    "no-token": {"en": "none", "ru": "нет"},
    "turn": {"en": "Whose turn it is", "ru": "Чей сейчас ход"},
    "turn-text": {"en": "That turn begins anew: what was being resolved is dropped.",
                  "ru": "Этот ход начнётся заново, а незаконченное действие пропадёт."},
    "op-actions": {"en": "The OP’s actions left", "ru": "Осталось действий у ПВ"},
}  # fmt: skip
