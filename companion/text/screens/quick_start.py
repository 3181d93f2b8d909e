"""A new game in a few touches: who plays, and where each captive starts."""

from __future__ import annotations

from companion.text.screens import Sheet

QUICK_START: Sheet = {
    # The table
    "title": {"en": "New game", "ru": "Новая игра"},
    "back": {"en": "Back", "ru": "Назад"},
    "players": {"en": "Players, the OP included", "ru": "Сколько игроков вместе с ПВ"},
    "n-players": {"en": "{n} players", "ru": "{n} игрока"},
    "captives": {"en": "Captives in turn order", "ru": "Пленники в порядке ходов"},
    "captives-text": {
        "en": "Begin with the captive on the OP’s left and go on clockwise.",
        "ru": "Начни с пленника слева от ПВ и дальше по часовой стрелке.",
    },
    "two-text": {
        "en": "One captive plays two figures with one board: touch the board first, then any"
        " second figure.",
        "ru": "Один пленник играет двумя фигурками с одним планшетом: выбери сначала планшет,"
        " потом любую вторую фигурку.",
    },
    "seats": {"en": "Names and seats", "ru": "Имена и места"},
    "seats-text": {
        "en": "The first sits on the OP’s left, the others follow clockwise. A name helps you see"
        " who plays whom; the game itself speaks to the captives.",
        "ru": "Первый сидит слева от ПВ, остальные за ним по часовой стрелке. Имя подскажет тебе,"
        " кто за кого играет; сама игра обращается к пленникам.",
    },
    "two-seats-text": {
        "en": "One captive plays both figures with the first one’s board. A name helps you see who"
        " that is.",
        "ru": "Один пленник играет обеими фигурками с планшетом первой. Имя подскажет тебе, кто"
        " это.",
    },
    "no-name": {"en": "Touch to write a name", "ru": "Нажми, чтобы вписать имя"},
    "earlier": {"en": "Earlier", "ru": "Раньше"},
    "later": {"en": "Later", "ru": "Позже"},
    "person": {"en": "Who plays {name}?", "ru": "Кто играет за {name}?"},
    "person-text": {
        "en": "An empty line takes the name away.",
        "ru": "Пустая строка убирает имя.",
    },
    "person-hint": {"en": "The name of the player", "ru": "Имя игрока"},
    "person-save": {"en": "Save", "ru": "Сохранить"},
    "turn-order": {"en": "turn {n}", "ru": "{n}-й ход"},
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
    "choose-more": {
        "en": "Choose {n} more character first.|Choose {n} more characters first.",
        "ru": "Сначала выбери ещё {n} персонажа.|Сначала выбери ещё {n} персонажей."
        "|Сначала выбери ещё {n} персонажей.",
    },
    "enough": {
        "en": "All places are taken. Touch a chosen character to free one.",
        "ru": "Все места заняты. Нажми на выбранного персонажа, чтобы освободить место.",
    },
    "anew": {"en": "Start afresh", "ru": "Начать заново"},
    "now-four": {
        "en": "With a third captive it is a game for 4 players.",
        "ru": "С третьим пленником это игра на 4 игроков.",
    },
    # The island
    "island": {"en": "Island", "ru": "Остров"},
    "random": {"en": "At random", "ru": "Случайный"},
    "another": {"en": "another one", "ru": "другой"},
    "stop": {"en": "Stop", "ru": "Остановить"},
    "drawn": {"en": "{n} drawn", "ru": "вытянуто: {n}"},
    "ready-made": {"en": "Ready-made", "ru": "Готовые"},
    "code": {"en": "Code", "ru": "Код"},
    "build": {"en": "Build", "ru": "Собрать"},
    "code-is": {"en": "The code of this island", "ru": "Код этого острова"},
    "from-seed": {"en": "Random island number {seed}.", "ru": "Номер случайного острова: {seed}."},
    "from-seed-wished": {
        "en": "Random island number {seed}, with these wishes: {wishes}.",
        "ru": "Номер случайного острова: {seed}; пожелания: {wishes}.",
    },
    "buildable": {
        "en": "Your tiles can make it.",
        "ru": "Из твоих плиток его можно сложить.",
    },
    "not-buildable": {
        "en": "Your tiles cannot make it: play it in the app only, or take another island.",
        "ru": "Из твоих плиток его не сложить: играй только в приложении или возьми другой остров.",
    },
    "code-text": {
        "en": "Write the code of the island: small letters, spaces and dashes do not matter.",
        "ru": "Впиши код острова: строчные буквы, пробелы и чёрточки не важны.",
    },
    "code-hint": {"en": "XXXXX-XXXXX-XXXXX-XXXXX-XXXXX", "ru": "ХХХХХ-ХХХХХ-ХХХХХ-ХХХХХ-ХХХХХ"},
    "take": {"en": "Take this island", "ru": "Взять остров"},
    "copy": {"en": "Copy to the table", "ru": "Выложить на столе"},
    "share": {"en": "Share", "ru": "Поделиться"},
    "share-text": {
        "en": "The code is all it takes: read it out, write it down, or let a camera read the"
        " picture.",
        "ru": "Чтобы передать остров, хватит кода: продиктуй его, запиши или дай камере прочитать"
        " картинку.",
    },
    "keep": {"en": "Keep", "ru": "Сохранить"},
    "keep-island": {"en": "Keep this island", "ru": "Сохранить остров"},
    "keep-text": {
        "en": "It will stand among the ready-made ones.",
        "ru": "Он будет стоять среди готовых.",
    },
    "island-name": {"en": "The name of the island", "ru": "Название острова"},
    "ready-made-title": {"en": "Ready-made islands", "ru": "Готовые острова"},
    "own-islands": {"en": "Your own", "ru": "Твои"},
    "come-along": {"en": "They come with the app", "ru": "Вместе с приложением"},
    "forgotten": {"en": "Deleted: “{name}”.", "ru": "Удалено: «{name}»."},
    "undo": {"en": "Undo", "ru": "Вернуть"},
    "copy-text": {
        "en": "Lay the tiles as they lie here; nobody else may look.",
        "ru": "Разложи плитки так, как здесь; больше никому не показывай.",
    },
    "copy-row": {"en": "Row {row}, {n} of {all}", "ru": "Ряд {row}, {n} из {all}"},
    "copy-tile": {"en": "Tile {n} of {all}", "ru": "Плитка {n} из {all}"},
    "copy-before-row": {"en": "Row before", "ru": "Предыдущий ряд"},
    "copy-after-row": {"en": "Next row", "ru": "Следующий ряд"},
    "copy-before-tile": {"en": "Tile before", "ru": "Предыдущая плитка"},
    "copy-after-tile": {"en": "Next tile", "ru": "Следующая плитка"},
    "copy-done": {"en": "Everything is laid", "ru": "Всё выложено"},
    "wishes": {"en": "What it should be like", "ru": "Каким ему быть"},
    "wishes-text": {
        "en": "Choose, then touch “At random”: the next island is drawn like that.",
        "ru": "Выбери и нажми «Случайный»: следующий остров будет таким.",
    },
    "facts": {"en": "In figures", "ru": "В цифрах"},
    # The tokens
    "tokens": {"en": "Anomaly tokens", "ru": "Аномалии"},
    "tokens-text": {
        "en": "Five of the ten lie on the island. If you draw your own, touch a space and then"
        " its token.",
        "ru": "На острове лежат пять из десяти. Если тянешь свои, нажми на клетку, потом на её"
        " жетон.",
    },
    "token-at": {"en": "The token on {at}", "ru": "Жетон на {at}"},
    "draw": {"en": "Draw five", "ru": "Вытянуть пять"},
    "effect-lose-health": {"en": "Lose health", "ru": "Минус здоровье"},
    "effect-lose-energy": {"en": "Lose energy", "ru": "Минус энергия"},
    "effect-lose-fruit": {"en": "Lose a fruit", "ru": "Минус фрукт"},
    "effect-rock": {"en": "Rock", "ru": "Глыба"},
    "effect-bush": {"en": "Bush", "ru": "Куст"},
    "effect-wave": {"en": "Wave", "ru": "Волна"},
    "effect-to-fruit": {"en": "To a fruit", "ru": "На фрукт"},
    "effect-to-lake": {"en": "To a lake", "ru": "В озеро"},
    "effect-aside": {"en": "Aside", "ru": "В сторону"},
    "effect-arrows": {"en": "Arrows", "ru": "Стрелки"},
    "stack": {"en": "Power tokens", "ru": "Жетоны силы"},
    "stack-text": {
        "en": "The app keeps the stack, or you draw from your own and touch what came.",
        "ru": "Стопку ведёт приложение, или ты тянешь из своей и отмечаешь, что выпало.",
    },
    "stack-known-text": {
        "en": "Only those whose effect the app knows: {n} of {of}.",
        "ru": "Только те, чьё действие приложение знает: {n} из {of}.",
    },
    "stack-all-text": {
        "en": "All {of}, and the app knows the effect of {n}.",
        "ru": "Все {of}, а действие приложение знает у {n}.",
    },
    "stack-own-text": {
        "en": "You draw from your own stack and touch what you drew.",
        "ru": "Ты тянешь из своей стопки и отмечаешь, что выпало.",
    },
    "stack-known": {"en": "Known ones", "ru": "Известные"},
    "stack-all": {"en": "All twelve", "ru": "Все двенадцать"},
    "stack-app": {"en": "The app draws", "ru": "Тянет приложение"},
    "stack-own": {"en": "I draw my own", "ru": "Тяну свои"},
    "tokens-played": {
        "en": "Power tokens: {n} of {of}.",
        "ru": "Жетонов силы: {n} из {of}.",
    },
    # The pieces
    "pieces": {"en": "Hidden pieces", "ru": "Скрытые фигурки"},
    "place-wave": {
        "en": "Touch the part of the ocean where the Wave begins.",
        "ru": "Нажми часть океана, где начинает Волна.",
    },
    "place-rock": {
        "en": "Touch the anomaly space where the Rock begins.",
        "ru": "Нажми клетку аномалии, где начинает Глыба.",
    },
    "place-bush": {
        "en": "Touch the fruit where the Bush begins.",
        "ru": "Нажми фрукт, где начинает Куст.",
    },
    "scatter": {"en": "At random", "ru": "Случайно"},
    # Ready
    "ready": {"en": "Ready?", "ru": "Всё готово?"},
    "assumed": {"en": "The box", "ru": "Коробка"},
    "check-box": {"en": "Check your box", "ru": "Проверить коробку"},
    "all-known": {"en": "All of it has been checked.", "ru": "Всё проверено."},
    "rulings": {"en": "Table rulings", "ru": "Как играем за этим столом"},
    "rulings-second": {
        "en": "where the rules leave a gap",
        "ru": "там, где в правилах пробел",
    },
    "not-shown": {
        "en": "Show each captive their own start first.",
        "ru": "Сначала покажи каждому пленнику его старт.",
    },
    "to-ready": {"en": "Next", "ru": "Дальше"},
    # The starts
    "starts": {"en": "Starting fruits", "ru": "Стартовые фрукты"},
    "which-fruit": {
        "en": "{name}: which fruit to start on?",
        "ru": "{name}: с какого фрукта начать?",
    },
    "which-palm": {
        "en": "{name}: choose the bonus for this fruit.",
        "ru": "{name}: выбери бонус для этого фрукта.",
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
    "tap-to-change": {
        "en": "Touch a named start to change it.",
        "ru": "Нажми на названный старт, чтобы изменить его.",
    },
    "named-change": {
        "en": "Named starts: touch one to change it",
        "ru": "Названные старты: нажми, чтобы изменить",
    },
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
    "show-starts-alone": {"en": "To each captive alone", "ru": "Каждому пленнику отдельно"},
    "show-starts-second": {
        "en": "To each captive alone; then the game begins",
        "ru": "Каждому пленнику отдельно, и игра начнётся",
    },
    # What one captive is shown
    "your-start": {"en": "{name}, your start", "ru": "{name}, твой старт"},
    "mark-it": {
        "en": "Mark this space on your board.\nKeep it to yourself.",
        "ru": "Отметь эту клетку на своём планшете.\nНикому не говори.",
    },
}
