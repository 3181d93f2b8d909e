"""A new game in a few taps: who plays, and where each captive starts."""

from __future__ import annotations

from companion.text.screens import Sheet

QUICK_START: Sheet = {
    # The table
    "title": {"en": "New game", "ru": "Новая игра"},
    "back": {"en": "Back", "ru": "Назад"},
    "players": {"en": "Players, the OP included", "ru": "Сколько игроков вместе с ПВ"},
    "n-players": {"en": "{n} players", "ru": "{n} игрока"},
    "captives": {"en": "Characters in turn order", "ru": "Персонажи в порядке ходов"},
    "captives-text": {
        "en": "Begin with the captive on the OP’s left and go on clockwise.",
        "ru": "Начни с пленника слева от ПВ и дальше по часовой стрелке.",
    },
    "two-text": {
        "en": "One captive plays two figures by one board: tap the board first, then any second"
        " figure.",
        "ru": "Один пленник играет двумя фигурками по одному планшету: выбери сначала планшет,"
        " потом любую вторую фигурку.",
    },
    "turn-order": {"en": "Takes turn {n}", "ru": "Очередь: {n}"},
    "board": {"en": "The board, figure 1", "ru": "Планшет, фигурка 1"},
    "second-figure": {"en": "Figure 2", "ru": "Фигурка 2"},
    "for-beginners": {"en": "For a first game", "ru": "Для первой игры"},
    "mission-granddead": {
        "en": "Scare off OP pieces 5 times.",
        "ru": "Спугнуть фигурки ПВ 5 раз.",
    },
    "mission-achilles": {
        "en": "Step into the ocean from 5 different corners.",
        "ru": "Шагнуть в океан с 5 разных углов острова.",
    },
    "mission-hempel": {
        "en": "Visit 5 fruits besides the starting one.",
        "ru": "Посетить 5 фруктов, не считая стартового.",
    },
    "mission-theseus": {
        "en": "Visit a portal of each number and both oracles.",
        "ru": "Посетить по порталу каждого номера и оба оракула.",
    },
    "mission-phil": {"en": "Visit all 5 anomalies.", "ru": "Посетить все 5 аномалий."},
    "mission-schrodie": {
        "en": "Visit 5 of the mirages and Escher knots.",
        "ru": "Посетить 5 миражей и узлов Эшера.",
    },
    "begin": {"en": "Begin", "ru": "Начать"},
    "begin-second": {
        "en": "All the rest is laid out at random",
        "ru": "Остальное раскладывается случайно",
    },
    "choose-more": {
        "en": "Choose {n} more character first.|Choose {n} more characters first.",
        "ru": "Сначала выбери ещё {n} персонажа.|Сначала выбери ещё {n} персонажей."
        "|Сначала выбери ещё {n} персонажей.",
    },
    "enough": {
        "en": "All places are taken. Tap a chosen character to free one.",
        "ru": "Все места заняты. Нажми на выбранного персонажа, чтобы освободить место.",
    },
    "now-four": {
        "en": "With a third captive it is a game for 4 players.",
        "ru": "С третьим пленником это игра на 4 игроков.",
    },
    # The starts
    "starts": {"en": "Starting fruits", "ru": "Стартовые фрукты"},
    "say-aloud": {"en": "SAY FIRST", "ru": "СНАЧАЛА СКАЖИ"},
    "which-fruit": {
        "en": "{name}: which fruit to start on?",
        "ru": "{name}: с какого фрукта начать?",
    },
    "which-palm": {
        "en": "{name}: in which bonus’s palm is it written?",
        "ru": "{name}: в пальму при каком бонусе вписать фрукт?",
    },
    "palm": {"en": "Bonus {n}", "ru": "Бонус {n}"},
    "bush-there": {
        "en": "The Bush is there: name another fruit.",
        "ru": "Там Куст: назови другой фрукт.",
    },
    "taken-by": {
        "en": "{name} starts there: name another fruit.",
        "ru": "Там начинает {name}: назови другой фрукт.",
    },
    "all-named": {"en": "All starts are named", "ru": "Все старты названы"},
    "tap-to-change": {"en": "Tap one to change it.", "ru": "Нажми на старт, чтобы изменить."},
    "named": {"en": "Named starts", "ru": "Названные старты"},
    "none-named": {"en": "None yet", "ru": "Пока ни одного"},
    "name-first": {
        "en": "First {name} names a starting fruit.",
        "ru": "Сначала {name} называет стартовый фрукт.",
    },
    "palm-first": {
        "en": "First {name} chooses a palm.",
        "ru": "Сначала {name} выбирает пальму.",
    },
    "show-starts": {"en": "Show the starts", "ru": "Показать старты"},
    "show-starts-second": {
        "en": "To each captive alone; then the game begins",
        "ru": "Каждому пленнику отдельно, и игра начнётся",
    },
    # What one captive is shown
    "your-start": {"en": "{name}, your start", "ru": "{name}, твой старт"},
    "mark-it": {
        "en": "Mark this space on your board.\nKeep it to yourself.",
        "ru": "Отметь эту клетку на своей карте.\nНикому не говори.",
    },
}
