"""The practice game around its tasks: the door to it, the coach's buttons and hints, its end."""

from __future__ import annotations

from companion.engine.languages import Topic

PRACTICE: Topic = {
    "title": {"en": "Practice", "ru": "Тренировка"},
    # The door
    "back": {"en": "Back", "ru": "Назад"},
    "about": {"en": "A game of five minutes", "ru": "Игра на пять минут"},
    "about-text": {
        "en": "The app plays two captives, Theseus and Phil; you are the OP. They say what they do,"
              " you enter it on the real desk, and a coach at the top tells you what comes next."
              " Nothing here touches your own games, and wrong tries change nothing.",
        "ru": "За двух пленников, Тесея и Фила, играет приложение, а ты — ПВ. Они говорят, что"
              " делают, ты вводишь это на настоящем игровом экране, а тренер вверху подсказывает."
              " Твоих игр это не касается, и ошибки ничего не портят."},
    "begin": {"en": "Begin", "ru": "Начать"},
    "pages": {"en": "What lies on the table", "ru": "Что лежит на столе"},
    "go-on": {"en": "Go on", "ru": "Продолжить"},
    "afresh": {"en": "Start afresh", "ru": "Начать заново"},
    "left": {"en": "Step {n} of {all}", "ru": "Шаг {n} из {all}"},
    "left-text": {"en": "You go on where you left off.", "ru": "Продолжение с того же места."},
    # The end
    "over": {"en": "You can run a table now", "ru": "Теперь можно вести игру"},
    "steps": {"en": "{n} step|{n} steps", "ru": "{n} шаг|{n} шага|{n} шагов"},
    "tries": {"en": "{n} wrong try|{n} wrong tries", "ru": "{n} ошибка|{n} ошибки|{n} ошибок"},
    "faultless": {"en": "{steps}, and not one wrong try. The captives have nothing to complain"
                        " about.",
                  "ru": "{steps} и ни одной ошибки. Пленникам не на что пожаловаться."},
    "rarely": {"en": "That is nothing: at the table “Undo” takes any of them back.",
               "ru": "Пустяки: за столом любую ошибку уберёт «Отменить»."},
    "often": {"en": "At the table “Undo” takes any of them back; a second round will go faster.",
              "ru": "За столом любую ошибку уберёт «Отменить»; во второй раз пойдёт быстрее."},
    "learned": {"en": "What you know now", "ru": "Что ты теперь умеешь"},
    "look-again": {"en": "Worth repeating", "ru": "Стоит повторить"},
    "again-text": {"en": "Touch a step: the lesson begins there.",
                   "ru": "Нажми на шаг: тренировка начнётся с него."},
    "against": {"en": "Against captives", "ru": "Против пленников"},
    "against-second": {"en": "the computer plays them", "ru": "за них играет компьютер"},
    "real-game": {"en": "A real game", "ru": "Настоящая игра"},
    "once-more": {"en": "Once more", "ru": "Ещё раз"},
    # Topics
    "topic-table": {"en": "Showing a start, covering the screen, answering “Where is …?”,"
                          " correcting a mark",
                    "ru": "Показать старт, скрыть экран, ответить «Где …?», поправить пометку"},
    "topic-moves": {
        "en": "Turning spoken actions into touches: a direction, a space over, safely, “Restore”",
        "ru": "Превращать слова в нажатия: направление, через клетку, безопасно, «Восстановить»"},
    "topic-secrets": {"en": "What is read aloud, and what stays behind the lock",
                      "ru": "Что читается вслух, а что остаётся у замка"},
    "topic-spaces": {"en": "Activating oracles, portals and Escher knots",
                     "ru": "Активировать оракулов, порталы и узлы Эшера"},
    "topic-anomalies": {"en": "An anomaly, and what its token lets you decide",
                        "ru": "Аномалия и то, что её жетон позволяет решать тебе"},
    "topic-undo": {"en": "Taking a slip back, before it is announced and after",
                   "ru": "Отменять оговорку — до объявления и после"},
    "topic-op-turn": {"en": "Your own turn: a token, then three actions with Bush, Wave and Rock",
                      "ru": "Свой ход: жетон, потом три действия Кустом, Волной и Глыбой"},
    "topic-deaths": {"en": "Deaths and revivals", "ru": "Гибель и возрождение"},
    "topic-bonuses": {"en": "Using a fruit’s bonus", "ru": "Применять бонус фрукта"},
    "topic-lakes": {"en": "Lakes, and choosing the way out", "ru": "Озёра и выбор выхода"},
    "topic-scares": {"en": "A piece scared off, and putting it back",
                     "ru": "Спугнутая фигурка и её возвращение"},
    # The coach
    "step": {"en": "{n} of {all}", "ru": "{n} из {all}"},
    "leave": {"en": "Leave", "ru": "Выйти"},
    "help": {"en": "Show me", "ru": "Покажи"},
    "show-start": {"en": "Show the start", "ru": "Показать старт"},
    "touch": {"en": "Touch “{label}”.", "ru": "Нажми «{label}»."},
    "touch-arrow": {"en": "Touch the arrow {way}, or the space it leads to.",
                    "ru": "Нажми стрелку «{way}» или клетку, куда она ведёт."},
    "touch-space": {"en": "Touch the space in the white ring.",
                    "ru": "Нажми на клетку в белом кольце."},
    "hold-lock": {"en": "Keep your finger on the lock for a moment, then let go.",
                  "ru": "Подержи палец на замке, потом отпусти."},
    "left-out": {"en": "Practice leaves this out: you will find it in a game of your own.",
                 "ru": "В тренировке этого нет: найдёшь в своей игре."},
    # Wrong tries
    "slip-direction": {"en": "Not quite: {name} said “{way}”.",
                       "ru": "Не совсем: {name} говорит «{way}»."},
    "slip-over": {
        "en": "Not quite: {name} said “a space over”. Touch that first, then the direction.",
        "ru": "Не совсем: {name} говорит «через клетку». Сначала нажми это, потом направление."},
    "slip-safe": {"en": "Not quite: {name} said “safely”. Touch that first, then the direction.",
                  "ru": "Не совсем: {name} говорит «безопасно». Сначала нажми это, потом"
                        " направление."},
    "slip-both": {"en": "Not quite: {name} said “a space over” and “safely”. Touch both, then the"
                        " direction.",
                  "ru": "Не совсем: {name} говорит «через клетку» и «безопасно». Нажми оба, потом"
                        " направление."},
    "slip-extra-over": {
        "en": "Not quite: {name} did not say “a space over”. Touch it again to take it off.",
        "ru": "Не совсем: {name} не говорит «через клетку». Нажми ещё раз, чтобы убрать."},
    "slip-extra-safe": {
        "en": "Not quite: {name} did not say “safely”. Touch it again to take it off.",
        "ru": "Не совсем: {name} не говорит «безопасно». Нажми ещё раз, чтобы убрать."},
    "slip-back": {"en": "Nothing has to be taken back just now. {nudge}",
                  "ru": "Сейчас отменять нечего. {nudge}"},
    "slip-other": {"en": "Not quite. {nudge}", "ru": "Не совсем. {nudge}"},
    "slip-deed": {"en": "Not yet. {nudge}", "ru": "Ещё рано. {nudge}"},
}  # fmt: skip
