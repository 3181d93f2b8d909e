"""The questions in Russian, uncapitalised: as the protocol Asks has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.games.island.questions import Question, What
from companion.text.island.ru.nouns import ACCUSATIVE, CAPTIVES, FRUITS, PIECES, Noun

# L6: of the space that was named just before.
ACTIVATE_IT: Mapping[str, str] = {
    "portal": "перемещаешься через него?",
    "knot": "идёшь по его стрелке?",
    "oracle": "спрашиваешь оракула?",
    "camp": "активируешь лагерь?",
    "lake": "активируешь озеро?",
    "anomaly": "активируешь аномалию?",
    "mirage": "активируешь мираж?",
    "fruit": "активируешь фрукт?",
    "space": "активируешь клетку?",
}
# The same when another captive has been spoken to in between.
ACTIVATE_NAMED: Mapping[str, str] = {
    **ACTIVATE_IT,
    "portal": "перемещаешься через {space}?",
    "knot": "идёшь по стрелке узла Эшера?",
}

_LEAVES: Final = "с какой клетки озера уходит {captive.nominative}?"
_PIECE: Final = Noun("фигурка", "фигурки", "фигурке", "фигурку", "f")
_CAPTIVE: Final = Noun("пленник", "пленника", "пленнику", "пленника")
_FRUIT: Final = Noun("фрукт", "фрукта", "фрукту", "фрукт")

ASKS: Final[Mapping[What, Mapping[str, str]]] = {
    "turn": {"op": "твой ход: что делаешь?", "": "что делаешь?"},
    "token": {"": "какой жетон силы выбираешь?"},
    "act": {"": "аномалия даёт действие: что делает {piece.nominative}?"},
    "half": {"": "что ещё делает {piece.nominative} в этом действии?"},
    "carry": {
        "knot": "{piece.nominative} проходит через узел Эшера?",
        "portal": "{piece.nominative} проходит через {space}?",
        "anomaly": "{piece.nominative} проходит через аномалию, как через портал?",
        "": "{piece.nominative} активирует клетку?",
    },
    "from": {
        "move": _LEAVES,
        "number": _LEAVES,
        "free-step": _LEAVES,
        "step": "с какой клетки озера шагает {piece.nominative}?",
        "push": "с какой клетки озера толкает {piece.nominative}?",
        "line": "с какой клетки озера начинается линия {captive.genitive}?",
        "around": "вокруг какой клетки озера назвать клетки?",
        "neighbour": "от какой клетки озера считать?",
        "": "с какой клетки озера начинает {subject.nominative}?",
    },
    "to": {
        "to-fruit": "на какой фрукт аномалия переносит {captive.accusative}?",
        "to-lake": "на какую клетку озера аномалия переносит {captive.accusative}?",
        "hurricane": "из какого портала выходит {subject.nominative}?",
        "ivy": "из какой аномалии выходит {subject.nominative}?",
        "corner-joint": "в какую часть океана попадает {subject.nominative}?",
        "": "на какую клетку попадает {subject.nominative}?",
    },
    "direction": {
        "aside": "куда аномалия сдвигает {captive.accusative}?",
        "arrows": "куда стрелки ведут {captive.accusative}?",
        "ivy": "куда делает дополнительный шаг {subject.nominative}?",
        "line": "в каком направлении назвать клетки?",
        "neighbour": "в каком направлении от этой фигурки?",
        "": "в каком направлении?",
    },
    "fruit": {
        "lose-fruit": "какой фрукт теряет {captive.nominative}?",
        "algae": "какой фрукт Водоросли отнимают у {captive.genitive}?",
        "to-fruit": "на какой фрукт перемещаешься?",
        "replenish": "какой зачёркнутый фрукт обводишь снова?",
        "": "какой фрукт?",
    },
    "activate": {"": "активировать {space} для {subject.genitive}?"},
    "bonus": {
        "meeting": "встретились две другие фигурки: применяешь бонус?",
        "visit": "применяешь бонус при этом посещении?",
        "refuse": "применяешь бонус, чтобы не активировать клетку?",
        "ocean": "применяешь бонус вместо возвращения?",
        "": "применяешь бонус?",
    },
    "ability": {
        "ocean": "вместо возвращения выходишь на другом берегу?",
        "symbol": "зачёркиваешь символ {piece.genitive}, чтобы получить 2 дополнительных действия"
        " вместо одного?",
        "algae": "Куст выходит на другом берегу?",
        "": "применяешь способность?",
    },
    "oracle": {"": "назови одно или два направления."},
    "camp": {"": "что восстанавливаешь в лагере?"},
    "revive": {"": "в каком лагере возрождаешься?"},
    "palm": {"": "какой бонус выбираешь для {fruit.genitive}?"},
    "number": {"": "на сколько клеток идёшь, от 1 до 6?"},
    "move": {
        "number": "куда шагаешь и безопасно ли?",
        "free-step": "куда шагаешь и как: через клетку или безопасно?",
        "": "куда шагаешь?",
    },
    "piece": {
        "locate": "какую фигурку ПВ хочешь найти?",
        "immunity": "к какой фигурке ПВ получаешь иммунитет?",
        "neighbour": "рядом с какой фигуркой назвать клетку?",
        "": "какая фигурка?",
    },
    "captive": {"": "к какому пленнику перемещаешься?"},
    "trade": {"": "что отдаёшь?"},
    "place": {
        "wave": "в какую часть океана возвращается Волна?",
        "rock": "на какую аномалию возвращается Глыба?",
        "bush": "на какой фрукт возвращается Куст?",
        "": "куда возвращается фигурка?",
    },
    "order": {"": "в каком порядке назвать клетки?"},
}


def named(question: Question) -> Mapping[str, object]:
    piece = PIECES.get(question.piece or "", _PIECE)
    other = _CAPTIVE if question.what == "activate" and question.piece is None else piece
    return {
        "captive": CAPTIVES.get(question.about or question.who, _CAPTIVE),
        "piece": piece,
        # The one whom an OP's question is about.
        "subject": {**CAPTIVES, **PIECES}.get(question.about or "", other),
        "space": ACCUSATIVE.get(question.by or "", "клетку"),
        "fruit": FRUITS.get(question.by or "", _FRUIT),
    }
