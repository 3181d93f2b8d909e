"""The rules behind what happens in PARADOMINETOR, by their clauses, in our own words."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

# The clause of each.
CLAUSES: Final = {
    "alone": "T4.5", "highest": "T4.5", "paradox": "T4.3", "value": "T4.4", "earlier": "T4.4",
    "black-led": "T4.4", "declared": "T4.4", "all-black": "T5.5", "single-point": "T5.1",
    "earliest": "T5.3", "first-black": "T5.4", "lead": "T5.6", "score": "T8.4", "revoke": "T7.3",
    "tie": "T6.2", "follow": "T3.3", "declare": "T3.5", "corrected": "T9",
}  # fmt: skip
HEADINGS: Final[Topic] = {
    "alone": {"en": "Nobody followed", "ru": "В цвет не сыграл никто"},
    "highest": {"en": "The highest of the led colour", "ru": "Старшая в цвете первой плитки"},
    "paradox": {"en": "A paradox beats single tiles", "ru": "Парадокс сильнее одиночных"},
    "value": {"en": "The higher paradox", "ru": "Старший парадокс"},
    "earlier": {"en": "The colour that came earlier", "ru": "Цвет, который лёг раньше"},
    "black-led": {"en": "Black was led", "ru": "Начали с чёрной"},
    "declared": {"en": "The declared colour", "ru": "Объявленный цвет"},
    "all-black": {"en": "Everybody played black", "ru": "Чёрную сыграли все"},
    "single-point": {"en": "One point", "ru": "Одно очко"},
    "earliest": {"en": "The earliest tile scores more", "ru": "Самая ранняя плитка даёт больше"},
    "first-black": {"en": "The first black scores more", "ru": "Первая чёрная даёт больше"},
    "lead": {"en": "Who leads next", "ru": "Кто начинает дальше"},
    "score": {"en": "Only who won was written down", "ru": "Записано только, кто взял"},
    "revoke": {"en": "A colour that was there after all", "ru": "Цвет всё-таки был"},
    "tie": {"en": "Equal points", "ru": "Очков поровну"},
    "follow": {"en": "What may be followed", "ru": "Какие цвета поддерживают"},
    "declare": {"en": "A black that leads", "ru": "Чёрная в начале взятки"},
    "corrected": {"en": "A correction", "ru": "Поправка"},
}  # fmt: skip
REASONS: Final[Topic] = {
    "alone": {"en": "No two tiles of the trick are equal, and nobody played the led colour: the"
                    " lead wins. A led black is worth 0 of its declared colour.",
              "ru": "Равных плиток во взятке нет, и цвет первой плитки не сыграл никто: берёт"
                    " начавший. Чёрная в начале — это 0 объявленного цвета."},
    "highest": {"en": "No two tiles of the trick are equal: the highest number of the led colour"
                      " wins. Other colours and black win nothing alone.",
                "ru": "Равных плиток во взятке нет: берёт наибольшее число в цвете первой плитки."
                      " Другие цвета и чёрная в одиночку не берут."},
    "paradox": {"en": "Tiles of the same colour and number make a paradox. Whoever played one of"
                      " them wins, together, and no single tile is stronger.",
                "ru": "Плитки одного цвета и числа — парадокс. Берут вместе все, кто их сыграл, и"
                      " ни одна одиночная плитка не сильнее."},
    "value": {"en": "Of two paradoxes of one colour the higher number wins.",
              "ru": "Из двух парадоксов одного цвета сильнее тот, где число больше."},
    "earlier": {"en": "Of two paradoxes of two colours that colour wins of which a tile lay in this"
                      " trick first. So the led colour beats every other.",
                "ru": "Из двух парадоксов разных цветов сильнее цвет, плитка которого легла в этой"
                      " взятке раньше. Поэтому цвет первой плитки сильнее всех."},
    "black-led": {"en": "For a paradox a led black is black, and it came before all colours, also"
                        " before the one it was declared to be.",
                  "ru": "Для парадокса первая чёрная — чёрная, и она легла раньше всех цветов, и"
                        " раньше объявленного."},
    "declared": {"en": "The colour that a led black was declared to be counts as if it came right"
                       " after that black.",
                 "ru": "Цвет, которым объявили первую чёрную, считается лёгшим сразу после неё."},
    "all-black": {"en": "Half a point for each, nobody scores a whole one, and the same player"
                        " leads again.",
                  "ru": "Каждому по пол-очка, целого не получает никто, и начинает тот же игрок."},
    "single-point": {"en": "A trick won alone is 1 point; its tiles are not turned over.",
                     "ru": "Взятка без парадокса — 1 очко; её плитки не переворачивают."},
    "earliest": {"en": "Only the tiles of the paradox are turned over. The one nearest to the past"
                       " scores 1 point, the others half a point each; two are never equal.",
                 "ru": "Переворачивают только плитки парадокса. Ближайшая к прошлому даёт 1 очко,"
                       " остальные по пол-очка; двух одинаковых не бывает."},
    "first-black": {"en": "All black tiles are from the past. Whoever played one first scores 1"
                          " point, the others half a point each.",
                    "ru": "Все чёрные — из прошлого. 1 очко у того, чья легла первой, остальным по"
                          " пол-очка."},
    "lead": {"en": "Whoever scored the whole point leads the next trick.",
             "ru": "Следующую взятку начинает тот, кто получил целое очко."},
    "score": {"en": "The app saw no tiles of this trick. Of a paradox the first named had the"
                    " earliest tile.",
              "ru": "Плиток этой взятки приложение не видело. В парадоксе первым назван владелец"
                    " самой ранней."},
    "revoke": {"en": "Nobody draws new tiles. Whoever played another colour when this one could be"
                     " followed held none; to play it now shows that it was there. What comes of it"
                     " the table decides.",
               "ru": "Новых плиток никто не берёт. Кто сыграл мимо цвета, у того его не было; если"
                     " теперь он сыгран, значит был. Что за это будет, решает стол."},
    "tie": {"en": "With equal points fewer tricks of half a point come first; still equal, the"
                  " place is shared.",
            "ru": "При равных очках выше тот, у кого меньше взяток по пол-очка; если и их поровну,"
                  " место делят."},
    "follow": {"en": "Every colour that lies in the trick already may be followed. Whoever holds"
                     " one of them plays one, or black; whoever holds none plays anything.",
               "ru": "Поддержать можно любой цвет, который уже лежит во взятке. У кого такой есть,"
                     " тот играет его или чёрную; у кого нет — что угодно."},
    "declare": {"en": "A black that leads is said to be one of the colours of the game. It counts"
                      " as 0 of it, but stays black where a paradox is sought.",
                "ru": "Чёрную в начале объявляют одним из цветов игры. Она считается нулём этого"
                      " цвета, но для парадокса остаётся чёрной."},
    "corrected": {"en": "The table is right. What was set by hand counts from now on and sets"
                        " nothing else going.",
                  "ru": "Верно то, что на столе. Записанное вручную действует с этого мига и само"
                        " ничего не запускает."},
}  # fmt: skip
