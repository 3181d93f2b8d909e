"""What stands on the desk, for the OP alone."""

from __future__ import annotations

from companion.text.screens import Sheet

DESK: Sheet = {
    # The card
    "say": {"en": "SAY", "ru": "СКАЖИ"},
    "announced": {"en": "Announced", "ru": "Объявлено"},
    "told": {"en": "ANNOUNCED", "ru": "ОБЪЯВЛЕНО"},
    "either-begins": {
        "en": "Either of your figures may begin.",
        "ru": "Начать может любая из твоих фигурок.",
    },
    "silent": {"en": "NOTHING TO SAY", "ru": "ГОВОРИТЬ НЕЧЕГО"},
    "silent-text": {"en": "Play on.", "ru": "Играй дальше."},
    "show-heading": {"en": "SHOW", "ru": "ПОКАЖИ"},
    "show-text": {
        "en": "Nothing is said aloud: hand the tablet to {name}.",
        "ru": "Вслух ничего не говорится: передай устройство {name}.",
    },
    "show": {"en": "Show it to {name}", "ru": "Показать {name}"},
    # The question
    "decides": {"en": "{name} decides", "ru": "Решает {name}"},
    "you-decide": {"en": "You decide", "ru": "Решаешь ты"},
    "acts": {"en": "{whose} turn", "ru": "Ход {whose}"},
    "who-acts": {"en": "Which figure begins?", "ru": "Какая фигурка начинает?"},
    "what-does": {
        "en": "Enter what {name} says: a direction, a bonus, the end of the turn.",
        "ru": "Введи, что говорит {name}: направление, бонус, конец хода.",
    },
    "nothing-left": {
        "en": "No actions are left: use a bonus or end the turn.",
        "ru": "Действий не осталось: примени бонус или заверши ход.",
    },
    "touch-lead": {
        "en": "There is more than one way out of the lake. Touch the lit space where {name} comes"
        " out.",
        "ru": "Из озера есть несколько выходов."
        " Нажми на подсвеченную клетку, на которую выходит {name}.",
    },
    "touch-pushed": {
        "en": "There is more than one way to push {name}. Touch the lit space to push to.",
        "ru": "Толкнуть {name} можно по-разному. Нажми на подсвеченную клетку, куда толкать.",
    },
    "touch-line": {
        "en": "There is more than one such line. Touch the lit space where it begins.",
        "ru": "Таких линий несколько. Нажми на подсвеченную клетку, с которой она начинается.",
    },
    "touch-named": {
        "en": "There is more than one such space. Touch the lit space to name.",
        "ru": "Таких клеток несколько. Нажми на подсвеченную клетку, которую назвать.",
    },
    "touch-lit": {"en": "Touch a lit space.", "ru": "Нажми на подсвеченную клетку."},
    "touch-part": {"en": "Touch a part of the ocean.", "ru": "Нажми на часть океана."},
    "only": {"en": "Only {way}", "ru": "Только {way}"},
    "won": {"en": "{name} wins", "ru": "Побеждает {name}"},
    "reveal": {"en": "Open the island to all", "ru": "Открыть остров всем"},
    "again": {"en": "Again with the same people", "ru": "Ещё раз тем же составом"},
    "to-shelf": {"en": "To all games", "ru": "Ко всем играм"},
    # The OP's turn
    "choose-token": {"en": "Your turn: choose a token", "ru": "Твой ход: выбери жетон"},
    "you-draw": {"en": "You draw two tokens", "ru": "Вытяни два жетона"},
    "which-drawn": {
        "en": "Touch the two you drew.",
        "ru": "Нажми на те два, что выпали.",
    },
    "choose-this": {"en": "Choose {name}", "ru": "Выбрать «{name}»"},
    "token-rule": {
        "en": "The one you choose is read aloud and holds until your next turn."
        " The other goes under the stack.",
        "ru": "Выбранный жетон зачитывается вслух и действует до твоего следующего хода."
        " Другой уходит под стопку.",
    },
    "token-blank": {
        "en": "Read the token’s own text aloud; use corrections for what it changes.",
        "ru": "Зачитай текст с самого жетона; что он меняет, внеси поправками.",
    },
    "token-own": {"en": "read the token’s own text", "ru": "прочти текст самого жетона"},
    "until": {"en": "in force until the OP’s next turn", "ru": "в силе до следующего хода ПВ"},
    "op-turn": {
        "en": "{left} of {all} actions left",
        "ru": "Осталось действий: {left} из {all}",
    },
    "op-free": {"en": "Your turn: a free action", "ru": "Твой ход: свободное действие"},
    "off-map": {"en": "off the map", "ru": "вне поля"},
    "part": {"en": "part {part}", "ru": "часть {part}"},
    "in-lake": {"en": "in a lake", "ru": "в озере"},
    "step-push": {"en": "step, push", "ru": "шаг, толчок"},
    "step-attack": {"en": "step, attack", "ru": "шаг, ранение"},
    "chosen": {"en": "chosen", "ru": "выбрана"},
    "chosen-bush": {"en": "chosen", "ru": "выбран"},
    "which-piece": {"en": "Which piece acts?", "ru": "Какая фигурка действует?"},
    "choose-piece": {
        "en": "Choose a piece above, or end the turn.",
        "ru": "Выбери фигурку выше или заверши ход.",
    },
    "no-more": {
        "en": "All actions are spent. End the turn when you are ready.",
        "ru": "Все действия потрачены. Заверши ход, когда всё сказано.",
    },
    "where-wave": {"en": "Where does the Wave go?", "ru": "Куда идёт Волна?"},
    "where-rock": {"en": "Where does the Rock go?", "ru": "Куда идёт Глыба?"},
    "where-bush": {"en": "Where does the Bush go?", "ru": "Куда идёт Куст?"},
    "touch-ocean": {
        "en": "Touch a lit part of the ocean.",
        "ru": "Нажми на подсвеченную часть океана.",
    },
    "touch-wave": {
        "en": "Touch a lit part of the ocean, or a lit captive to attack.",
        "ru": "Нажми на подсвеченную часть океана или на пленника, чтобы ранить его.",
    },
    "touch-piece": {
        "en": "Touch a lit space or a direction.",
        "ru": "Нажми на подсвеченную клетку или на направление.",
    },
    "harms": {
        "en": "A sword marks who would be harmed.",
        "ru": "Меч отмечает, кто пострадает.",
    },
    "push": {"en": "push {way}", "ru": "толчок {way}"},
    "attack": {"en": "attack", "ru": "ранить"},
    # The pad
    "over": {"en": "a space over", "ru": "через клетку"},
    "two-over": {"en": "two spaces over", "ru": "через две клетки"},
    "safe": {"en": "safely", "ru": "безопасно"},
    "costs": {
        "en": "−{n} energy|−{n} energy",
        "ru": "−{n} энергия|−{n} энергии|−{n} энергий",
    },
    "free": {"en": "free", "ru": "бесплатно"},
    "restore": {"en": "Restore", "ru": "Восстановить"},
    "restores": {
        "en": "+{n} energy|+{n} energy",
        "ru": "+{n} энергия|+{n} энергии|+{n} энергий",
    },
    "bonus": {"en": "Bonus", "ru": "Бонус"},
    "ready": {"en": "{count} ready", "ru": "доступно: {count}"},
    "none-ready": {"en": "none ready", "ru": "нет доступных"},
    "end": {"en": "End turn", "ru": "Завершить ход"},
    "end-part": {"en": "End {whose} part", "ru": "Завершить часть {whose}"},
    "actions-left": {
        "en": "{n} action left|{n} actions left",
        "ru": "осталось {n} действие|осталось {n} действия|осталось {n} действий",
    },
    "end-with": {
        "en": "End with {n} action left?|End with {n} actions left?",
        "ru": "Завершить? Есть ещё {n} действие|Завершить? Есть ещё {n} действия"
        "|Завершить? Есть ещё {n} действий",
    },
    "keyboard": {"en": "Type", "ru": "Ввод"},
    # Bonuses
    "which-bonus": {"en": "Which bonus?", "ru": "Какой бонус?"},
    "no-bonus": {"en": "No bonus can be used now.", "ru": "Сейчас нельзя применить ни один бонус."},
    "where": {"en": "Where is {name}?", "ru": "Где {name}?"},
    "told-to": {"en": "What {name} knows", "ru": "Что знает {name}"},
    "correct": {"en": "Correct {name}", "ru": "Поправить {name}"},
    "close": {"en": "Close", "ru": "Закрыть"},
    # The entry line
    "type-own": {"en": "Type what you do", "ru": "Введи, что ты делаешь"},
    "game-over": {"en": "The game is over", "ru": "Игра окончена"},
    "type": {"en": "Type what {name} says", "ru": "Введи, что говорит {name}"},
    "say-own": {"en": "Say or type what you do", "ru": "Скажи или введи, что ты делаешь"},
    "say-or-type": {
        "en": "Say or type what {name} says",
        "ru": "Скажи или введи, что говорит {name}",
    },
    "listening": {"en": "Listening …", "ru": "Слушаю …"},
    "thinking": {"en": "One moment …", "ru": "Минутку …"},
    "not-meant": {"en": "No", "ru": "Нет"},
    "understood": {"en": "Understood: {words}", "ru": "Понято: {words}"},
    "which-way": {"en": "{words} … which way?", "ru": "{words} … куда?"},
    "do-it": {"en": "Do it", "ru": "Выполнить"},
    "which-meant": {"en": "Which is meant?", "ru": "Что имеется в виду?"},
    "none-meant": {"en": "None of these", "ru": "Ничего из этого"},
    # The bar
    "undo": {"en": "Undo", "ru": "Отменить"},
    "nothing-undone": {"en": "Nothing to undo", "ru": "Отменять нечего"},
    "redo": {"en": "Redo", "ru": "Вернуть"},
    "nothing-redone": {
        "en": "Nothing to bring back",
        "ru": "Возвращать нечего",
    },
    "journal": {"en": "Journal", "ru": "Журнал"},
    "menu": {"en": "Menu", "ru": "Меню"},
    "cover": {"en": "Cover", "ru": "Скрыть"},
    "deaths": {"en": "Deaths {count} of {all}", "ru": "Гибелей {count} из {all}"},
    "round": {"en": "Round {n}", "ru": "Раунд {n}"},
    # The strip
    "next": {"en": "next", "ru": "далее"},
    "off-island": {"en": "off the island", "ru": "вне острова"},
    "in-ocean": {"en": "in the ocean", "ru": "в океане"},
    # What one captive alone is shown
    "shown-piece": {"en": "{name}, the {piece}", "ru": "{name}, {piece}"},
    "shown-text": {
        "en": "Mark this place on your board. Keep it to yourself.",
        "ru": "Отметь это место на своём планшете. Никому не говори.",
    },
}
