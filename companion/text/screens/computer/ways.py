"""The ways to play the island: for each its name, what it is, for how many, and what it needs."""

from __future__ import annotations

from companion.engine.languages import Topic

WAYS: Topic = {
    "title": {"en": "New game: who is the OP?", "ru": "Новая игра: кто ПВ?"},
    "text": {"en": "The OP sees the island. The others walk it blind.",
             "ru": "ПВ видит остров. Остальные идут по нему вслепую."},
    "practice": {"en": "Practice first", "ru": "Сначала урок"},
    "practice-second": {"en": "5 minutes as the OP", "ru": "5 минут за ПВ"},
    "host": {"en": "Somebody hosts", "ru": "Кто-то ведёт"},
    "what-host": {"en": "One of you sees the island and reads aloud.",
                  "ru": "Кто-то один видит остров и читает вслух."},
    "people-host": {"en": "2 to 4 people", "ru": "2–4 человека"},
    "needs-host": {"en": "The captives’ boards, counters and pens lie on the table; the island is"
                         " in here.",
                   "ru": "На столе — планшеты пленников, фишки и ручки; остров — здесь."},
    "second-host": {"en": "captives, island, pieces", "ru": "пленники, остров, фигурки"},
    "nobody": {"en": "Nobody hosts", "ru": "Без ведущего"},
    "what-nobody": {"en": "The tablet is the OP. It shows nothing of the island.",
                    "ru": "ПВ — планшет. Острова не видит никто."},
    "people-nobody": {"en": "2 or 3 people", "ru": "2 или 3 человека"},
    "needs-nobody": {"en": "The tablet lies in the middle. You need boards, counters and pens, no"
                           " island tiles. You play within a minute.",
                     "ru": "Планшет лежит посередине. Нужны планшеты пленников, фишки и ручки,"
                           " плитки острова не нужны. До игры — минута."},
    "second-nobody": {"en": "captives, strength, style", "ru": "пленники, сила, манера"},
    "against": {"en": "Against captives", "ru": "Против пленников"},
    "what-against": {"en": "You are the OP. The tablet plays the captives.",
                     "ru": "Ты — ПВ. За пленников играет планшет."},
    "people-against": {"en": "1 person", "ru": "1 человек"},
    "needs-against": {"en": "Nothing on the table: the captives speak from the tablet, at your"
                            " pace. You play within a minute.",
                      "ru": "На столе ничего не нужно: пленники говорят с планшета, в твоём"
                            " темпе. До игры — минута."},
    "second-against": {"en": "captives, strength", "ru": "пленники, сила"},
}  # fmt: skip
