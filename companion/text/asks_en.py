"""The questions in English, uncapitalised: see `questions`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from companion.games.island.questions import Question, What
from companion.games.island.terms import OP
from companion.text.island.en.nouns import CAPTIVES, DEFINITE, MET, THE_PIECE

# L6: of the space that was named just before.
_ACTIVATE_IT: Final = {
    "portal": "do you travel through it?",
    "knot": "do you follow its arrow?",
    "oracle": "do you ask the oracle?",
    "camp": "do you activate the camp?",
    "lake": "do you activate the lake?",
    "anomaly": "do you activate the anomaly?",
    "mirage": "do you activate the mirage?",
    "fruit": "do you activate the fruit?",
    "space": "do you activate the space?",
}
_BONUS: Final = {
    "meeting": "two other pieces have met: do you use a bonus?",
    "visit": "do you use a bonus on this visit?",
    "refuse": "do you use a bonus to avoid activating it?",
    "ocean": "do you use a bonus instead of returning?",
}
_BACK: Final = {
    "wave": "to which part of the ocean does the Wave come back?",
    "rock": "on which anomaly does the Rock come back?",
    "bush": "on which fruit does the Bush come back?",
}


def activate_named(space: str, kind: str) -> str:
    """The same when another captive has been spoken to in between."""
    match kind:
        case "portal":
            return f"do you travel through {DEFINITE[space]}?"
        case "knot":
            return "do you follow the arrow of the Escher knot?"
        case _:
            return _ACTIVATE_IT[kind]


def activate_it(kind: str) -> str:
    return _ACTIVATE_IT[kind]


def _subject(question: Question, other: str = "the piece") -> str:
    """Whom an OP's question is about."""
    if question.about is not None:
        return MET.get(question.about, other)
    return other if question.piece is None else THE_PIECE[question.piece]


def _captive(question: Question) -> str:
    return CAPTIVES.get(question.about or question.who, "the captive")


def _piece(question: Question) -> str:
    return THE_PIECE.get(question.piece or "", "the piece")


def _the_fruit(question: Question) -> str:
    return DEFINITE.get(question.by or "", "the fruit")


def _turn(question: Question) -> str:
    return "your turn: what do you do?" if question.who == OP else "it’s your move."


def _carry(question: Question) -> str:
    by = question.by or ""
    if by == "knot":
        return f"does {_piece(question)} go through the Escher knot?"
    if by.startswith("portal"):
        return f"does {_piece(question)} go through {DEFINITE[by]}?"
    if by.startswith("anomaly"):
        return f"does {_piece(question)} use the anomaly as a portal?"
    return f"does {_piece(question)} activate the space?"


def _from(question: Question) -> str:
    match question.by:
        case "move" | "number" | "free-step":
            return f"which lake space does {_captive(question)} leave from?"
        case "step":
            return f"which lake space does {_piece(question)} step from?"
        case "push":
            return f"which lake space does {_piece(question)} push from?"
        case "line":
            return f"on which lake space does {_captive(question)}’s line start?"
        case "around":
            return "around which lake space do you name the spaces?"
        case "neighbour":
            return "from which lake space do you count?"
        case _:
            return f"which lake space does {_subject(question)} start from?"


def _to(question: Question) -> str:
    match question.by:
        case "to-fruit":
            return f"to which fruit does the anomaly move {_captive(question)}?"
        case "to-lake":
            return f"to which lake space does the anomaly move {_captive(question)}?"
        case "hurricane":
            return f"at which portal does {_subject(question)} come out?"
        case "ivy":
            return f"at which anomaly does {_subject(question)} come out?"
        case "corner-joint":
            return f"which part of the ocean does {_subject(question)} come into?"
        case _:
            return f"to which space does {_subject(question)} go?"


def _direction(question: Question) -> str:
    match question.by:
        case "aside":
            return f"which way does the anomaly move {_captive(question)}?"
        case "arrows":
            return f"which way do the arrows lead {_captive(question)}?"
        case "ivy":
            return f"which way does {_subject(question)} take its extra step?"
        case "line":
            return "in which direction shall I name the spaces?"
        case "neighbour":
            return "in which direction from that piece?"
        case _:
            return "which direction?"


def _fruit(question: Question) -> str:
    match question.by:
        case "lose-fruit":
            return f"which fruit does {_captive(question)} lose?"
        case "algae":
            return f"which fruit do the Algae take from {_captive(question)}?"
        case "to-fruit":
            return "which fruit do you move to?"
        case "replenish":
            return "which crossed-out fruit do you circle again?"
        case _:
            return "which fruit?"


def _activate(question: Question) -> str:
    space = DEFINITE.get(question.by or "", "the space")
    return f"do you activate {space} for {_subject(question, 'the captive')}?"


def _ability(question: Question) -> str:
    match question.by:
        case "ocean":
            return "do you go on to the far shore instead of returning?"
        case "symbol":
            whose = f"the symbol of {_piece(question)}" if question.piece else "the symbol"
            return f"do you cross out {whose} for 2 extra actions instead of 1?"
        case "algae":
            return "does the Bush go on to the far shore?"
        case _:
            return "do you use your ability?"


def _piece_named(question: Question) -> str:
    match question.by:
        case "locate":
            return "which of the OP’s pieces do you want to find?"
        case "immunity":
            return "which of the OP’s pieces are you immune to?"
        case "neighbour":
            return "next to which piece shall I name the space?"
        case _:
            return "which piece?"


def _move(question: Question) -> str:
    match question.by:
        case "number" if any(option.endswith("safe") for option in question.options):
            return "which way, and safely or not?"
        case "free-step":
            return "which way, and how: a space over or safely?"
        case _:
            return "which way do you move?"


ASKS: Final[Mapping[What, Callable[[Question], str]]] = {
    "turn": _turn,
    "token": lambda _: "which power token do you choose?",
    "act": lambda question: f"the anomaly gives an action: what does {_piece(question)} do?",
    "half": lambda question: f"what else does {_piece(question)} do in this action?",
    "carry": _carry,
    "from": _from,
    "to": _to,
    "direction": _direction,
    "fruit": _fruit,
    "activate": _activate,
    "bonus": lambda question: _BONUS.get(question.by or "", "do you use a bonus?"),
    "ability": _ability,
    "oracle": lambda _: "name up to two directions.",
    "camp": lambda _: "what do you regain in the camp?",
    "revive": lambda _: "in which camp do you revive?",
    "palm": lambda question: f"which bonus do you choose for {_the_fruit(question)}?",
    "number": lambda _: "how many spaces do you move, from 1 to 6?",
    "move": _move,
    "piece": _piece_named,
    "captive": lambda _: "to which captive do you move?",
    "trade": lambda _: "what do you trade?",
    "place": lambda question: _BACK.get(question.piece or "", "where does the piece come back?"),
    "order": lambda _: "in which order are the spaces named?",
}
