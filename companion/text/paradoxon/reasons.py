"""The rules behind what happens in PARADOXON, by their clauses, in our own words."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

# The clause of each, and its heading.
CLAUSES: Final = {
    "worth": "X5.3", "fragment": "X5.4", "face-down": "X5.4", "taken": "X5.4", "new-plan": "X5.5",
    "new-paradox": "X5.5", "once": "X5.1", "extra": "X12", "armor": "X8.8", "money": "X8.14",
    "sixteen": "X6.1", "empty": "X6.1", "most": "X6.2", "tie": "X6.3", "bands": "X7.9",
    "corrected": "X10", "reveal": "X7.3", "plan-a": "X7.4", "plan-b": "X7.5", "fades": "X7.6",
    "nothing-fades": "X7.6", "moves-up": "X7.7", "paradox-gone": "X7.7", "nothing-gone": "X7.7",
    "used": "X4.1", "usable": "X4.2",
}  # fmt: skip
HEADINGS: Final[Topic] = {
    "worth": {"en": "What a card is worth", "ru": "Сколько стоит карта"},
    "fragment": {"en": "A card for 1 stays open", "ru": "Карта за 1 остаётся открытой"},
    "face-down": {"en": "2 and 3 go face down", "ru": "За 2 и 3 карта закрыта"},
    "taken": {"en": "A fragment can be taken away", "ru": "Фрагмент могут забрать"},
    "new-plan": {"en": "A new plan", "ru": "Новый план"},
    "new-paradox": {"en": "A new paradox", "ru": "Новый парадокс"},
    "once": {"en": "One card a turn, or none", "ru": "Одна карта за ход или ни одной"},
    "extra": {"en": "A scoring by an item", "ru": "Засчитано через предмет"},
    "armor": {"en": "Armor", "ru": "Бронежилет"},
    "money": {"en": "Money", "ru": "Деньги"},
    "sixteen": {"en": "Sixteen points end it", "ru": "Шестнадцать очков — конец"},
    "empty": {"en": "The deck is empty", "ru": "Колода пуста"},
    "most": {"en": "Most points win", "ru": "Побеждает большинство очков"},
    "tie": {"en": "Equal points", "ru": "Очков поровну"},
    "bands": {"en": "How the solo game ends", "ru": "Чем кончается игра в одиночку"},
    "corrected": {"en": "A correction", "ru": "Поправка"},
    "reveal": {"en": "Echo reveals his plan", "ru": "Эхо открывает план"},
    "plan-a": {"en": "Plan A", "ru": "План А"},
    "plan-b": {"en": "Plan B", "ru": "План Б"},
    "fades": {"en": "A card fades", "ru": "Карта угасает"},
    "nothing-fades": {"en": "Nothing fades", "ru": "Ничто не угасает"},
    "moves-up": {"en": "Echo’s cards move up", "ru": "Карты Эха сдвигаются"},
    "paradox-gone": {"en": "The paradox is gone", "ru": "Парадокса больше нет"},
    "nothing-gone": {"en": "Echo keeps his cards", "ru": "Карты Эха на месте"},
    "used": {"en": "Two items a turn", "ru": "Два предмета за ход"},
    "usable": {"en": "Items that face you", "ru": "Предметы, обращённые к тебе"},
}  # fmt: skip
REASONS: Final[Topic] = {
    "worth": {"en": "Only your own display counts. One of the card’s two items there: 1 point."
                    " Both, one near and one away: 2. Both on one side: 3.",
              "ru": "Считается только твой ряд. Есть один из двух предметов карты — 1 очко. Есть"
                    " оба, один ближе, другой дальше, — 2. Оба с одной стороны — 3."},
    "fragment": {"en": "A card scored for 1 lies open before you as a fragment; either of you can"
                       " score it again, for 2 or 3.",
                 "ru": "Карта за 1 очко лежит перед тобой открытой, это фрагмент; любой из двоих"
                       " может засчитать её снова, за 2 или 3."},
    "face-down": {"en": "A card scored for 2 or 3 is turned face down and never scored again.",
                  "ru": "Карта за 2 или 3 ложится рубашкой вверх, и больше её не засчитать."},
    "taken": {"en": "A fragment that the other scores for 2 or 3 leaves its owner, and its point"
                    " goes with it.",
              "ru": "Фрагмент, за который соперник взял 2 или 3, уходит от владельца вместе со"
                    " своим очком."},
    "new-plan": {"en": "Whoever has scored the plan draws a new one.",
                 "ru": "Засчитан план — берут новый."},
    "new-paradox": {"en": "The top card of the deck is the new paradox; whoever scored the old one"
                          " chooses its side.",
                    "ru": "Верхняя карта колоды — новый парадокс; какой стороной он ляжет, решает"
                          " тот, кто засчитал старый."},
    "once": {"en": "At the end of the turn one card is scored, or none: the own plan, the paradox,"
                   " or a fragment.",
             "ru": "В конце хода засчитывают одну карту или ни одной: свой план, парадокс или"
                   " фрагмент."},
    "extra": {"en": "Aces and a knife score a card besides the one of the turn; the turn goes on."
                    " This is a table ruling: item-scoring.",
              "ru": "Тузы и нож засчитывают карту сверх той, что в конце хода; ход продолжается."
                    " Так решено за столом: item-scoring."},
    "armor": {"en": "The other may lay the plan down as a fragment, matching or not, and draws a"
                    " new one; then two items that face the other are used.",
              "ru": "Соперник может выложить план как фрагмент, подходит он или нет, и берёт"
                    " новый; затем используют два предмета, обращённых к сопернику."},
    "money": {"en": "Whoever has fewer fragments than the other takes one of them, as a fragment.",
              "ru": "У кого фрагментов меньше, чем у другого, тот забирает у него один."},
    "sixteen": {"en": "The game is over at once when somebody has 16 points, in anyone’s turn.",
                "ru": "Игра кончается сразу, как у кого-то 16 очков, в любой ход."},
    "empty": {"en": "The game is over when somebody must draw and the deck is empty.",
              "ru": "Игра кончается, когда надо взять карту, а колода пуста."},
    "most": {"en": "A face-down card counts as it is marked, 2 or 3; a fragment counts 1.",
             "ru": "Закрытая карта считается по метке, 2 или 3; фрагмент — 1."},
    "tie": {"en": "With equal points whoever’s turn it was wins.",
            "ru": "При равных очках побеждает тот, чей был ход."},
    "bands": {"en": "Only the deck ends the solo game. Up to 14 points reality is gone; with 15 it"
                    " is saved, but not you; with 18 all is well; with 21 it is mastery.",
              "ru": "Игру в одиночку кончает только колода. До 14 очков реальности больше нет; с"
                    " 15 она спасена, но не ты; с 18 всё хорошо; с 21 — мастерство."},
    "corrected": {"en": "The table is right. A correction sets facts and triggers nothing.",
                  "ru": "Верно то, что на столе. Поправка только записывает и больше ничего не"
                        " вызывает."},
    "reveal": {"en": "His plan is laid open at the right of his display. Every card of his display,"
                     " of yours, and the paradox, if it shares an item with the plan, is turned.",
               "ru": "Его план открывают справа от его ряда. Каждую карту его ряда, твоего и"
                     " парадокс, если на них есть предмет плана, поворачивают."},
    "plan-a": {"en": "From the left: left card, right card, plan, paradox. The first of which each"
                     " item is on another of the four goes to the box, face down.",
               "ru": "Слева направо: левая, правая, план, парадокс. Первая, у которой каждый из"
                     " предметов есть на другой из четырёх, уходит в коробку рубашкой вверх."},
    "plan-b": {"en": "Only if plan A found nothing: the left card goes under the deck, the right"
                     " one is left now, the top of the deck is laid at the right. Then as before.",
               "ru": "Только если план А ничего не нашёл: левая карта уходит под колоду, правая"
                     " становится левой, справа кладут верхнюю карту колоды. Дальше как прежде."},
    "fades": {"en": "The first from the left with at least one item on another is laid aside. It is"
                    " a fragment of nobody, which you may score for 2 or 3; the old one goes to"
                    " the box.",
              "ru": "Первую слева, у которой хотя бы один предмет есть на другой, откладывают. Это"
                    " ничей фрагмент, его можно засчитать за 2 или 3; прежний уходит в коробку."},
    "nothing-fades": {"en": "No card shares an item with another of the four: nothing fades.",
                      "ru": "Ни у одной карты нет общего предмета с другой из четырёх: ничто не"
                            " угасает."},
    "moves-up": {"en": "What is left moves up to the left, the open plan into the display, and"
                       " Echo gets a new plan face down.",
                 "ru": "Оставшиеся карты сдвигаются влево, открытый план становится частью ряда, и"
                       " Эхо получает новый план рубашкой вверх."},
    "paradox-gone": {"en": "The open plan goes under the deck, Echo draws a new one, then a new"
                           " paradox is laid.",
                     "ru": "Открытый план уходит под колоду, Эхо берёт новый, затем открывают новый"
                           " парадокс."},
    "nothing-gone": {"en": "The plan goes under the deck and Echo draws a new one. This is a table"
                           " ruling: echo-none.",
                     "ru": "План уходит под колоду, и Эхо берёт новый. Так решено за столом:"
                           " echo-none."},
    "used": {"en": "Up to two items a turn, or none; each is carried out in full.",
             "ru": "До двух предметов за ход или ни одного; каждый выполняют целиком."},
    "usable": {"en": "On all four display cards the item that faces you, and the paradox’s item at"
                     " the deck.",
               "ru": "На всех четырёх картах рядов — предмет, обращённый к тебе, и предмет"
                     " парадокса со стороны колоды."},
}  # fmt: skip
