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
    "host-what": {"en": "One of you sees the island and reads aloud.",
                  "ru": "Один из вас видит остров и читает вслух."},
    "host-people": {"en": "2 to 4 people", "ru": "2–4 человека"},
    "host-needs": {"en": "The captives’ boards, counters and pens lie on the table; the island is"
                         " in here.",
                   "ru": "На столе — планшеты пленников, фишки и ручки; остров — здесь."},
    "host-second": {"en": "captives, island, pieces", "ru": "пленники, остров, фигурки"},
    "against": {"en": "Against captives", "ru": "Против пленников"},
    "against-what": {"en": "You are the OP. The tablet plays the captives.",
                     "ru": "Ты — ПВ. За пленников играет планшет."},
    "against-people": {"en": "1 person", "ru": "1 человек"},
    "against-needs": {"en": "Nothing on the table: the captives speak from the tablet, at your"
                            " pace. You play within a minute.",
                      "ru": "На столе ничего не нужно: пленники говорят с планшета, в твоём"
                            " темпе. До игры — минута."},
    "against-second": {"en": "captives, strength", "ru": "пленники, сила"},
}  # fmt: skip
