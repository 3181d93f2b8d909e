"""The lesson of Antinomy: what is asked, what is good to know for it, and why it is so."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

QUESTIONS: Final[Topic] = {
    "forward": {"en": "“Forward three”: where to?", "ru": "«Вперёд на три»: куда?"},
    "back": {"en": "Back with green 2, a key: where to?", "ru": "Назад, зелёная 2 с ключом: куда?"},
    "no-room": {"en": "Forward with purple 4?", "ru": "Вперёд, фиолетовая 4?"},
    "paradox": {"en": "Is this a Paradox?", "ru": "Это парадокс?"},
    "barred": {"en": "And is this one?", "ru": "А это парадокс?"},
    "side": {"en": "Which three cards can be exchanged?", "ru": "С какими тремя можно обменять?"},
    "clash": {"en": "You meet Mira. Who wins the clash?", "ru": "Встреча с Мирой: чья схватка?"},
    "tie": {"en": "A tie. Who wins now?", "ru": "Ничья. Чья схватка теперь?"},
}
TEXTS: Final[Topic] = {
    "forward": {"en": "Your right is the future. You play red *3.* Touch the card it leads to.",
                "ru": "Справа от тебя — будущее. Играешь красную *3.* Коснись карты, к которой она"
                      " ведёт."},
    "back": {"en": "Your left is the past: back to any card of that colour, or with that relic."
                   " Touch each one that fits.",
             "ru": "Слева — прошлое: назад к любой карте того же цвета или с той же реликвией."
                   " Коснись каждой подходящей."},
    "no-room": {"en": "You stand at space *7.* Can this card take you forward?",
                "ru": "Твоё место — *7.* Пройдёт ли эта карта вперёд?"},
    "paradox": {"en": "You have moved and hold these three. The Codex covers red.",
                "ru": "Ход сделан, на руке эти три. На Кодексе закрыт красный."},
    "barred": {"en": "The same Codex, but other cards: three rings.",
               "ru": "Кодекс тот же, карты другие: три кольца."},
    "side": {"en": "After a Paradox its cards are shuffled and change places with the three right"
                   " beside you, on one side.",
             "ru": "После парадокса его карты мешают и меняют на три соседние с одной стороны от"
                   " тебя."},
    "clash": {"en": "Yours: blue *4* and green *1,* red *4.* Mira shows purple *1,* green *3,* blue"
                    " *2.* The Codex covers red.",
              "ru": "У тебя синяя *4,* зелёная *1* и красная *4.* Мира показывает фиолетовую *1,*"
                    " зелёную *3* и синюю *2.* На Кодексе закрыт красный."},
    "tie": {"en": "Both have 6, so each turns up one card at random: you red *3,* Mira purple *2.*"
                  " Red is still covered.",
            "ru": "У обоих по 6, и каждый открывает одну карту наугад: ты красную *3,* Мира"
                  " фиолетовую *2.* Красный всё ещё закрыт."},
}  # fmt: skip
EXPLAINED: Final[Topic] = {
    "forward": {"en": "Forward is exactly the number: three spaces on, no more and no fewer.",
                "ru": "Вперёд — ровно на число карты: на три места, не больше и не меньше."},
    "back": {"en": "Blue 1 and red 3 do not match. Green 4 has the colour, purple 3 the key: how"
                   " far away does not matter.",
             "ru": "Синяя 1 и красная 3 не подходят. У зелёной 4 тот же цвет, у фиолетовой 3 ключ;"
                   " расстояние не важно."},
    "no-room": {"en": "The row ends at 9, so four spaces are not there: that move is not allowed."
                      " Back it may still be played.",
                "ru": "Ряд кончается на 9, четырёх мест нет: так ходить нельзя. Назад этой картой —"
                      " можно."},
    "paradox": {"en": "Three alike by the number, and none is red: a crystal from the pool, and the"
                      " Codex goes on to the next colour.",
                "ru": "Три одинаковых по числу, и красной среди них нет: кристалл из запаса, и"
                      " Кодекс переходит к следующему цвету."},
    "barred": {"en": "Three rings are alike, but one of them is red, and red is covered: that bars"
                     " the Paradox.",
               "ru": "Три кольца одинаковы, но одно из них красное, а красный закрыт: парадокса"
                     " нет."},
    "side": {"en": "At space 3 there are only two cards to your left. An exchange needs three, so"
                   " it is the right.",
             "ru": "На месте 3 слева всего две карты. Для обмена нужны три, значит — справа."},
    "clash": {"en": "Red is covered, so your red 4 counts *0:* 5 against 6. Mira wins and steals a"
                    " crystal from you, if you have one.",
              "ru": "Красный закрыт, и твоя красная 4 считается за *0:* 5 против 6. Берёт Мира и"
                    " забирает у тебя кристалл, если он есть."},
    "tie": {"en": "A card of the covered colour counts 0 here, too: 0 against 2. Had these been"
                  " equal, nobody would win.",
            "ru": "Карта закрытого цвета и здесь считается за 0: 0 против 2. Будь и они равны, не"
                  " взял бы никто."},
}  # fmt: skip
ANSWERS: Final[Topic] = {
    "yes": {"en": "Yes", "ru": "Да"},
    "no": {"en": "No", "ru": "Нет"},
    "left": {"en": "To the left", "ru": "Слева"},
    "right": {"en": "To the right", "ru": "Справа"},
    "either": {"en": "Either side", "ru": "С любой стороны"},
    "i-do": {"en": "I do", "ru": "Моя"},
    "mira": {"en": "Mira", "ru": "Мира"},
    "nobody": {"en": "Nobody", "ru": "Ничья"},
    "you": {"en": "You", "ru": "Ты"},
    "touched": {"en": "this", "ru": "эта"},
    "fits": {"en": "fits", "ru": "верно"},
    "fits-not": {"en": "no", "ru": "нет"},
}
