"""The words on the pages of Antinomy."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

ANTINOMY: Final[Topic] = {
    "name": {"en": "Antinomy", "ru": "Антиномия"},
    "what": {"en": "Two sorcerers on a row of nine cards. The app is the crystals and the Codex"
                   " marker, which no box has.",
             "ru": "Два чародея на ряду из девяти карт. Приложение — это кристаллы и метка на"
                   " Кодексе: в коробке их нет."},
    "people": {"en": "2 people", "ru": "2 человека"},
    "needs": {"en": "Lay the cards out and put the tablet between you. An ordinary turn needs no"
                    " touch; a Paradox or a clash needs one.",
              "ru": "Разложите карты и положите планшет между вами. Обычный ход обходится без"
                    " касаний, парадокс или схватка — одно."},
    "stands": {"en": "{who} {n}", "ru": "{who}: {n}"},
    "stands-codex": {"en": "Codex {colour}", "ru": "Кодекс: {colour}"},
    "won-by": {"en": "{who} won", "ru": "победа: {who}"},
    "won-with": {"en": "{who} won, {n} to {less}", "ru": "победа: {who}, {n} : {less}"},
    # The set-up
    "deal": {"en": "Deal, and the Codex", "ru": "Раздача и Кодекс"},
    "deal-text": {"en": "Three cards to each, nine face up in a row, the last one face down at the"
                        " end: the Codex.",
                  "ru": "Каждому по три карты, девять в ряд лицом вверх, последняя — рубашкой вверх"
                        " в конце ряда: это Кодекс."},
    "far-card": {"en": "Touch the colour of the card at the other end of the row.",
                 "ru": "Коснись цвета карты на другом конце ряда."},
    "far-missing": {"en": "Touch the colour of the far card first.",
                    "ru": "Сначала коснись цвета дальней карты."},
    "sorcerers": {"en": "A sorcerer begins at any card of that colour.",
                  "ru": "Чародей начинает у любой карты этого цвета."},
    "deja-vu": {"en": "Whoever had the last déjà vu.", "ru": "У кого дежавю было последним."},
    "mode-score": {"en": "The score", "ru": "Только счёт"},
    "mode-score-text": {"en": "crystals and Codex", "ru": "кристаллы и Кодекс"},
    "mode-all": {"en": "Referee", "ru": "Судья"},
    "mode-all-text": {"en": "every card, two touches", "ru": "все карты, два касания"},
    "lay": {"en": "The nine cards", "ru": "Девять карт"},
    "lay-done": {"en": "{n} of 9 touched", "ru": "отмечено: {n} из 9"},
    "lay-missing": {"en": "Touch the nine cards of the row first.",
                    "ru": "Сначала отметь девять карт ряда."},
    "lay-text": {"en": "As they lie, from the left of whoever begins.",
                 "ru": "Как они лежат, слева направо для того, кто начинает."},
    "lay-next": {"en": "Touch the card of space {n}.", "ru": "Коснись карты места {n}."},
    "lay-full": {"en": "All nine lie there.", "ru": "Все девять на месте."},
    "lay-twice": {"en": "That card lies there already.", "ru": "Эта карта уже в ряду."},
    "done": {"en": "Done", "ru": "Готово"},
    # The referee
    "declare": {"en": "A Paradox", "ru": "Парадокс"},
    "no-paradox": {"en": "No", "ru": "Нет"},
    "left": {"en": "To the left", "ru": "Налево"},
    "right": {"en": "To the right", "ru": "Направо"},
    "pick-play": {"en": "{who}: touch the card that is played.",
                  "ru": "{who}: коснись карты, которой ходишь."},
    "pick-space": {"en": "{who}: touch where {card} leads.",
                   "ru": "{who}: коснись места, куда ведёт {card}."},
    "pick-hand": {"en": "{who}: touch your three cards.", "ru": "{who}: коснись трёх своих карт."},
    "pick-order": {"en": "Touch the shuffled cards as they lie now, from space {first} on.",
                   "ru": "Коснись перемешанных карт, как они легли, начиная с места {first}."},
    "pick-top": {"en": "A tie. Touch the card that {who} turned up, then the other one.",
                 "ru": "Ничья. Коснись карты, которую открыл {who}, потом другой."},
    "anew": {"en": "Another card", "ru": "Другая карта"},
    "at-of": {"en": "Space of {who}", "ru": "Место: {who}"},
    "turn-of": {"en": "To move", "ru": "Ходит"},
    # The halves
    "of-five": {"en": "{n} of 5", "ru": "{n} из 5"},
    "more-1": {"en": "One more wins.", "ru": "Ещё один — и победа."},
    "more-2": {"en": "Two more win.", "ru": "Ещё два — и победа."},
    "more-3": {"en": "Three more win.", "ru": "Ещё три — и победа."},
    "more-4": {"en": "Four more win.", "ru": "Ещё четыре — и победа."},
    "more-5": {"en": "Five win.", "ru": "Пять — и победа."},
    "no-touch": {"en": "An ordinary turn needs no touch.", "ru": "Обычный ход: касаться не нужно."},
    "no-first-clash": {"en": "An ordinary turn needs no touch; on the first one nobody clashes.",
                       "ru": "Обычный ход: касаться не нужно; на первом схваток нет."},
    "no-each-clash": {"en": "An ordinary turn needs no touch; on each first one nobody clashes.",
                      "ru": "Обычный ход: касаться не нужно; на первом ходу каждого схваток нет."},
    "paradox": {"en": "Paradox", "ru": "Парадокс"},
    "none-blue": {"en": "three alike, none blue", "ru": "три одинаковых, без синего"},
    "none-green": {"en": "three alike, none green", "ru": "три одинаковых, без зелёного"},
    "none-purple": {"en": "three alike, none purple", "ru": "три одинаковых, без фиолетового"},
    "none-red": {"en": "three alike, none red", "ru": "три одинаковых, без красного"},
    "clash": {"en": "Clash: who won?", "ru": "Схватка: кто взял?"},
    "i-did": {"en": "I did", "ru": "я"},
    "nobody": {"en": "nobody", "ru": "никто"},
    "counts-0": {"en": "counts 0, bars Paradoxes", "ru": "считается за 0, запрещает парадокс"},
    "codex-short": {"en": "{colour} counts 0", "ru": "{colour} — за 0"},
    "count-it": {"en": "Count it", "ru": "Счёт"},
    "initials": {"en": "B G P R", "ru": "С З Ф К"},
    # What happened
    "nth": {"en": "1st 2nd 3rd 4th 5th", "ru": "1-й 2-й 3-й 4-й 5-й"},
    "own-paradox": {"en": "*Paradox:* your {n} crystal; the Codex covers {colour}. Put the"
                          " shuffled cards left or right of you.",
                    "ru": "*Парадокс:* твой {n} кристалл, на Кодексе закрыт {colour}."
                          " Перемешанные карты — слева или справа от тебя."},
    "other-paradox": {"en": "*{who}: Paradox,* the {n} crystal. The Codex covers {colour}.",
                      "ru": "*{who}: парадокс,* {n} кристалл. На Кодексе закрыт {colour}."},
    "own-fifth": {"en": "*Paradox:* your fifth crystal.", "ru": "*Парадокс:* твой пятый кристалл."},
    "other-fifth": {"en": "*{who}: Paradox,* the fifth crystal.",
                    "ru": "*{who}: парадокс,* пятый кристалл."},
    "own-clash": {"en": "*Clash won:* a crystal from {loser}. The Codex covers {colour}.",
                  "ru": "*Схватка твоя:* кристалл ({loser}). На Кодексе закрыт {colour}."},
    "other-clash": {"en": "*{who} won the clash* and took your crystal. The Codex covers {colour}.",
                    "ru": "*Схватку берёт {who}* и с ней твой кристалл. На Кодексе закрыт"
                          " {colour}."},
    "own-clash-fifth": {"en": "*Clash won:* a crystal from {loser}, your fifth.",
                        "ru": "*Схватка твоя:* кристалл ({loser}), твой пятый."},
    "other-clash-fifth": {"en": "*{who} won the clash* and took your crystal: the fifth.",
                          "ru": "*Схватку берёт {who}* и с ней твой кристалл: пятый."},
    "own-nothing": {"en": "*Clash won:* {loser} has none to give. The Codex stays.",
                    "ru": "*Схватка твоя:* у соперника ({loser}) пусто. Кодекс стоит."},
    "other-nothing": {"en": "*{who} won the clash;* you have none to give. The Codex stays.",
                      "ru": "*Схватку берёт {who};* отдать нечего. Кодекс стоит."},
    "tie": {"en": "*Nobody wins the clash.* The Codex stays.",
            "ru": "*Схватку не берёт никто.* Кодекс стоит."},
    # The end
    "you-win": {"en": "You win!", "ru": "Победа!"},
    "who-wins": {"en": "{who} wins", "ru": "Побеждает {who}"},
    # A step in short
    "short-paradox": {"en": "{who}: Paradox", "ru": "{who}: парадокс"},
    "short-clash": {"en": "clash: {who} won", "ru": "схватка: {who}"},
    "short-tie": {"en": "clash: nobody won", "ru": "схватка: никто"},
    "short-correction": {"en": "a correction", "ru": "поправка"},
    # Counting a clash
    "count-title": {"en": "Touch your three cards", "ru": "Коснись трёх своих карт"},
    "count-text": {"en": "Cards of the covered colour count 0.",
                   "ru": "Карты закрытого цвета считаются за 0."},
    "sum": {"en": "{n} in all", "ru": "всего {n}"},
    "close": {"en": "Close", "ru": "Закрыть"},
    # Corrections, figures
    "crystals-of": {"en": "Crystals of {who}", "ru": "Кристаллы: {who}"},
    "codex-covers": {"en": "The Codex covers", "ru": "На Кодексе закрыт"},
    "paradoxes": {"en": "{n} Paradox|{n} Paradoxes",
                  "ru": "{n} парадокс|{n} парадокса|{n} парадоксов"},
    "clashes": {"en": "{n} clash won|{n} clashes won",
                "ru": "{n} победа в схватке|{n} победы в схватках|{n} побед в схватках"},
    "stolen": {"en": "{n} crystal stolen|{n} crystals stolen",
               "ru": "отнят {n} кристалл|отнято {n} кристалла|отнято {n} кристаллов"},
    "ties": {"en": "Clashes that nobody won: {n}", "ru": "Схваток без победителя: {n}"},
    "together": {"en": "The table", "ru": "Весь стол"},
    # The box
    "box-codex": {"en": "Round the Codex, clockwise", "ru": "По кругу на Кодексе, по часовой"},
    "box-codex-text": {"en": "Turn the Codex face down and begin at blue: which colour comes next?"
                             " A game that begins later goes by what you choose here.",
                       "ru": "Положи Кодекс рубашкой вверх и начни с синего: какой цвет следующий?"
                             " Новые игры пойдут по тому, что выбрано здесь."},
}  # fmt: skip
