"""The questions in Russian, uncapitalised: see `questions`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from companion.games.island.questions import Question, What
from companion.games.island.terms import OP
from companion.text.island.ru.nouns import ACCUSATIVE, CAPTIVES, FRUITS, PIECES, Noun

# L6: of the space that was named just before.
_ACTIVATE_IT: Final = {
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
_BONUS: Final = {
    "meeting": "встретились две другие фигурки: применяешь бонус?",
    "visit": "применяешь бонус при этом посещении?",
    "refuse": "применяешь бонус, чтобы не активировать клетку?",
    "ocean": "применяешь бонус вместо возвращения?",
}
_BACK: Final = {
    "wave": "в какую часть океана возвращается Волна?",
    "rock": "на какую аномалию возвращается Глыба?",
    "bush": "на какой фрукт возвращается Куст?",
}
_PIECE: Final = Noun("фигурка", "фигурки", "фигурке", "фигурку", "f")
_CAPTIVE: Final = Noun("пленник", "пленника", "пленнику", "пленника")
_ALL: Final[Mapping[str, Noun]] = {**CAPTIVES, **PIECES}


def activate_named(space: str, kind: str) -> str:
    """The same when another captive has been spoken to in between."""
    match kind:
        case "portal":
            return f"перемещаешься через {ACCUSATIVE[space]}?"
        case "knot":
            return "идёшь по стрелке узла Эшера?"
        case _:
            return _ACTIVATE_IT[kind]


def activate_it(kind: str) -> str:
    return _ACTIVATE_IT[kind]


def _subject(question: Question, other: Noun = _PIECE) -> Noun:
    """Whom an OP's question is about."""
    return _ALL.get(question.about or question.piece or "", other)


def _captive(question: Question) -> Noun:
    return CAPTIVES.get(question.about or question.who, _CAPTIVE)


def _piece(question: Question) -> Noun:
    return PIECES.get(question.piece or "", _PIECE)


def _the_fruit(question: Question) -> str:
    fruit = FRUITS.get(question.by or "")
    return fruit.genitive if fruit else "фрукта"


def _turn(question: Question) -> str:
    return "твой ход: что делаешь?" if question.who == OP else "что делаешь?"


def _carry(question: Question) -> str:
    by, piece = question.by or "", _piece(question).nominative
    if by == "knot":
        return f"{piece} проходит через узел Эшера?"
    if by.startswith("portal"):
        return f"{piece} проходит через {ACCUSATIVE[by]}?"
    if by.startswith("anomaly"):
        return f"{piece} проходит через аномалию, как через портал?"
    return f"{piece} активирует клетку?"


def _from(question: Question) -> str:
    captive, piece = _captive(question), _piece(question)
    match question.by:
        case "move" | "number" | "free-step":
            return f"с какой клетки озера уходит {captive.nominative}?"
        case "step":
            return f"с какой клетки озера шагает {piece.nominative}?"
        case "push":
            return f"с какой клетки озера толкает {piece.nominative}?"
        case "line":
            return f"с какой клетки озера начинается линия {captive.genitive}?"
        case "around":
            return "вокруг какой клетки озера назвать клетки?"
        case "neighbour":
            return "от какой клетки озера считать?"
        case _:
            return f"с какой клетки озера начинает {_subject(question).nominative}?"


def _to(question: Question) -> str:
    subject = _subject(question)
    match question.by:
        case "to-fruit":
            return f"на какой фрукт аномалия переносит {_captive(question).accusative}?"
        case "to-lake":
            return f"на какую клетку озера аномалия переносит {_captive(question).accusative}?"
        case "hurricane":
            return f"из какого портала выходит {subject.nominative}?"
        case "ivy":
            return f"из какой аномалии выходит {subject.nominative}?"
        case "corner-joint":
            return f"в какую часть океана попадает {subject.nominative}?"
        case _:
            return f"на какую клетку попадает {subject.nominative}?"


def _direction(question: Question) -> str:
    match question.by:
        case "aside":
            return f"куда аномалия сдвигает {_captive(question).accusative}?"
        case "arrows":
            return f"куда стрелки ведут {_captive(question).accusative}?"
        case "ivy":
            return f"куда делает дополнительный шаг {_subject(question).nominative}?"
        case "line":
            return "в каком направлении назвать клетки?"
        case "neighbour":
            return "в каком направлении от этой фигурки?"
        case _:
            return "в каком направлении?"


def _fruit(question: Question) -> str:
    match question.by:
        case "lose-fruit":
            return f"какой фрукт теряет {_captive(question).nominative}?"
        case "algae":
            return f"какой фрукт Водоросли отнимают у {_captive(question).genitive}?"
        case "to-fruit":
            return "на какой фрукт перемещаешься?"
        case "replenish":
            return "какой зачёркнутый фрукт обводишь снова?"
        case _:
            return "какой фрукт?"


def _activate(question: Question) -> str:
    space = ACCUSATIVE.get(question.by or "", "клетку")
    return f"активировать {space} для {_subject(question, _CAPTIVE).genitive}?"


def _ability(question: Question) -> str:
    match question.by:
        case "ocean":
            return "вместо возвращения выходишь на другом берегу?"
        case "symbol":
            symbol = f"символ {PIECES[question.piece].genitive}" if question.piece else "символ"
            return f"зачёркиваешь {symbol}, чтобы получить 2 дополнительных действия вместо одного?"
        case "algae":
            return "Куст выходит на другом берегу?"
        case _:
            return "применяешь способность?"


def _piece_named(question: Question) -> str:
    match question.by:
        case "locate":
            return "какую фигурку ПВ хочешь найти?"
        case "immunity":
            return "к какой фигурке ПВ получаешь иммунитет?"
        case "neighbour":
            return "рядом с какой фигуркой назвать клетку?"
        case _:
            return "какая фигурка?"


def _move(question: Question) -> str:
    match question.by:
        case "number" if any(option.endswith("safe") for option in question.options):
            return "куда шагаешь и безопасно ли?"
        case "free-step":
            return "куда шагаешь и как: через клетку или безопасно?"
        case _:
            return "куда шагаешь?"


ASKS: Final[Mapping[What, Callable[[Question], str]]] = {
    "turn": _turn,
    "token": lambda _: "какой жетон силы выбираешь?",
    "act": lambda question: f"аномалия даёт действие: что делает {_piece(question).nominative}?",
    "half": lambda question: f"что ещё делает {_piece(question).nominative} в этом действии?",
    "carry": _carry,
    "from": _from,
    "to": _to,
    "direction": _direction,
    "fruit": _fruit,
    "activate": _activate,
    "bonus": lambda question: _BONUS.get(question.by or "", "применяешь бонус?"),
    "ability": _ability,
    "oracle": lambda _: "назови одно или два направления.",
    "camp": lambda _: "что восстанавливаешь в лагере?",
    "revive": lambda _: "в каком лагере возрождаешься?",
    "palm": lambda question: f"какой бонус выбираешь для {_the_fruit(question)}?",
    "number": lambda _: "на сколько клеток идёшь, от 1 до 6?",
    "move": _move,
    "piece": _piece_named,
    "captive": lambda _: "к какому пленнику перемещаешься?",
    "trade": lambda _: "что отдаёшь?",
    "place": lambda question: _BACK.get(question.piece or "", "куда возвращается фигурка?"),
    "order": lambda _: "в каком порядке назвать клетки?",
}
