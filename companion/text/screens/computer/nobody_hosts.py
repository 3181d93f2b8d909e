"""The set-up of a game that nobody hosts: all may look on."""

from __future__ import annotations

from companion.engine.languages import Topic

NOBODY_HOSTS: Topic = {
    "title": {"en": "Nobody hosts: the tablet is the OP", "ru": "Без ведущего: планшет — ПВ"},
    "who": {"en": "Who plays which captive?", "ru": "Кто за какого пленника?"},
    "order": {"en": "in turn order, clockwise", "ru": "в порядке ходов, по часовой стрелке"},
    "player": {"en": "Player {n}", "ru": "Игрок {n}"},
    "name": {"en": "Name", "ru": "Имя"},
    "remove": {"en": "Remove", "ru": "Убрать"},
    "earlier": {"en": "Move up", "ru": "Раньше"},
    "one-more": {"en": "One more", "ru": "Ещё один"},
    "one-more-second": {"en": "two or three captives", "ru": "два или три пленника"},
    "strength": {"en": "Strength", "ru": "Сила"},
    "about-gentle": {"en": "It looks one action ahead, and misjudges it.",
                    "ru": "Думает на действие вперёд и ошибается."},
    "about-even": {"en": "It looks one action ahead.", "ru": "Думает на одно действие вперёд."},
    "about-strong": {"en": "It plans its whole turn.", "ru": "Продумывает весь свой ход."},
    "style": {"en": "Style", "ru": "Манера"},
    "about-fair": {"en": "It spreads the harm over all.", "ru": "Делит удары между всеми."},
    "about-hunter": {"en": "It goes for whoever is ahead.", "ru": "Охотится на того, кто впереди."},
    "about-trickster": {"en": "It moves the captives about.", "ru": "Любит двигать пленников."},
    "island": {"en": "Island", "ru": "Остров"},
    "island-text": {"en": "A random one, sealed: it is shown at the end.",
                    "ru": "Случайный и закрытый: его покажут в конце."},
    "aloud": {"en": "Reads aloud", "ru": "Читает вслух"},
    "yes": {"en": "yes", "ru": "да"},
    "no": {"en": "no", "ru": "нет"},
    "on-table": {"en": "On the table: boards, markers, pens. No island tiles.",
                 "ru": "На столе: планшеты, фишки, маркеры. Плитки острова не нужны."},
    "back": {"en": "Back", "ru": "Назад"},
    "rulings": {"en": "Table rulings", "ru": "Решения стола"},
    "to-starts": {"en": "Name the starts", "ru": "Назвать старты"},
    "to-starts-second": {"en": "each names a fruit aloud", "ru": "каждый называет фрукт вслух"},
    # The starts
    "starts": {"en": "Where does each of you start?", "ru": "Где стартует каждый?"},
    "starts-text": {"en": "{bush} Everybody else may start on any fruit; the last in turn order"
                          " names first.",
                    "ru": "{bush} Остальные фрукты свободны; первым называет тот, кто ходит"
                          " последним."},
    "which": {"en": "{name}: which fruit?", "ru": "{name}: какой фрукт?"},
    "all-named": {"en": "Everybody has named a fruit.", "ru": "Все назвали фрукт."},
    "named": {"en": "Named, touch to change", "ru": "Названо, нажми, чтобы изменить"},
    "begin": {"en": "Begin: the tablet to {name}", "ru": "Начать: планшет берёт {name}"},
    "begin-second": {"en": "the start, shown in secret", "ru": "старт покажут тайно"},
}  # fmt: skip
