"""The rules behind what happens in Antinomy, by their clauses, in our own words."""

from __future__ import annotations

from typing import Final

from companion.engine.languages import Topic

# The clause of each, and its heading.
CLAUSES: Final = {
    "paradox": "A6.3", "advance": "A1.3", "exchange": "A6.4", "stolen": "A7.4", "nothing": "A7.4",
    "stays": "A7.5", "tie": "A7.3", "fifth": "A8.1", "corrected": "A10", "placed": "A2.5",
    "moved": "A5.4", "hands": "A7.2",
}  # fmt: skip
HEADINGS: Final[Topic] = {
    "paradox": {"en": "A Paradox brings a crystal", "ru": "Парадокс приносит кристалл"},
    "advance": {"en": "The Codex goes on", "ru": "Кодекс идёт дальше"},
    "exchange": {"en": "The hand changes places", "ru": "Рука меняется местами с рядом"},
    "stolen": {"en": "The winner takes a crystal of the loser",
               "ru": "Победитель берёт кристалл проигравшего"},
    "nothing": {"en": "Nothing to take", "ru": "Взять нечего"},
    "stays": {"en": "The Codex stays", "ru": "Кодекс стоит"},
    "tie": {"en": "Nobody wins", "ru": "Никто не берёт"},
    "fifth": {"en": "The fifth crystal ends the game", "ru": "Пятый кристалл кончает игру"},
    "corrected": {"en": "A correction", "ru": "Поправка"},
    "placed": {"en": "A sorcerer begins at the covered colour",
               "ru": "Чародей начинает у закрытого цвета"},
    "moved": {"en": "The card takes the place of the one it leads to",
              "ru": "Карта встаёт на место той, к которой ведёт"},
    "hands": {"en": "Both hands are counted", "ru": "Считаются обе руки"},
}  # fmt: skip
REASONS: Final[Topic] = {
    "paradox": {"en": "Three cards with one number, one colour or one relic, none of them of the"
                      " covered colour, are shown; their owner gets a crystal from the supply.",
                "ru": "Показаны три карты с одним числом, одного цвета или с одной реликвией, и ни"
                      " одной закрытого цвета: владелец берёт кристалл из запаса."},
    "advance": {"en": "The marker moves one colour clockwise: blue, green, purple, red, and blue"
                      " again. What it covers counts 0 and bars a Paradox.",
                "ru": "Метка идёт на один цвет по часовой: синий, зелёный, фиолетовый, красный и"
                      " снова синий. Закрытый цвет считается за 0 и запрещает парадокс."},
    "exchange": {"en": "The three cards are shuffled and change places with the three right beside"
                       " you, left or right. Say which side before anybody sees the new order.",
                 "ru": "Три карты перемешиваются и меняются местами с тремя соседними, слева или"
                       " справа от тебя. Сторону назови раньше, чем виден новый порядок."},
    "stolen": {"en": "In a clash the higher total wins; the winner takes one crystal from the"
                     " other, and then the Codex goes on.",
               "ru": "В схватке побеждает большая сумма; победитель берёт один кристалл у другого,"
                     " и тогда Кодекс идёт дальше."},
    "nothing": {"en": "The crystal of a clash comes from the loser alone. One without crystals"
                      " gives none; nobody needs one to begin a clash.",
                "ru": "Кристалл за схватку даёт только проигравший. У кого их нет, тот не отдаёт;"
                      " чтобы начать схватку, кристалл не нужен."},
    "stays": {"en": "After a clash the Codex goes on only if a crystal changed hands.",
              "ru": "После схватки Кодекс идёт дальше, только если кристалл перешёл к другому."},
    "tie": {"en": "Equal totals: both shuffle their hands and turn up one card; the higher one"
                  " wins. Equal again, and nobody does; it is not done a third time.",
            "ru": "Суммы равны: оба мешают руки и открывают по карте, старшая побеждает. Снова"
                  " равны — не берёт никто, третьего раза нет."},
    "fifth": {"en": "Whoever gets the fifth crystal has won at that moment; what else the turn"
                    " would bring does not happen.",
              "ru": "Кто взял пятый кристалл, тот сразу победил; остального, что принёс бы ход, уже"
                    " не происходит."},
    "placed": {"en": "Whoever begins goes first, then the other; both may stand at the same space,"
                     " and nothing comes of it.",
               "ru": "Сначала тот, кто начинает, потом другой; можно встать и на одно место, из"
                     " этого ничего не следует."},
    "moved": {"en": "Forward is to one’s right, exactly as many spaces as the number; back is to"
                    " any card left of one with the same colour or relic. The card there goes to"
                    " the hand.",
              "ru": "Вперёд — направо от себя, ровно на число карты; назад — к любой карте слева"
                    " того же цвета или с той же реликвией. Карта оттуда идёт в руку."},
    "hands": {"en": "Whoever ends a move beside the other must clash. Numbers are added up, cards"
                    " of the covered colour count 0; the higher total wins.",
              "ru": "Кто кончил ход рядом с соперником, тот вступает в схватку. Числа складываются,"
                    " карты закрытого цвета считаются за 0; побеждает большая сумма."},
    "corrected": {"en": "The table is right. What was set by hand counts from now on and sets"
                        " nothing else going.",
                  "ru": "Верно то, что на столе. Записанное вручную действует с этого мига и само"
                        " ничего не запускает."},
}  # fmt: skip
