"""The questions in English, uncapitalised: as the protocol Asks has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.games.island.questions import Question, What
from companion.text.island.en.nouns import CAPTIVES, DEFINITE, MET, THE_PIECE

# L6: of the space that was named just before.
ACTIVATE_IT: Mapping[str, str] = {
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
# The same when another captive has been spoken to in between.
ACTIVATE_NAMED: Mapping[str, str] = {
    **ACTIVATE_IT,
    "portal": "do you travel through {space}?",
    "knot": "do you follow the arrow of the Escher knot?",
}

_LEAVES: Final = "which lake space does {captive} leave from?"

ASKS: Final[Mapping[What, Mapping[str, str]]] = {
    "turn": {"op": "your turn: what do you do?", "": "it’s your move."},
    "token": {"": "which power token do you choose?"},
    "act": {"": "the anomaly gives an action: what does {piece} do?"},
    "half": {"": "what else does {piece} do in this action?"},
    "carry": {
        "knot": "does {piece} go through the Escher knot?",
        "portal": "does {piece} go through {space}?",
        "anomaly": "does {piece} use the anomaly as a portal?",
        "": "does {piece} activate the space?",
    },
    "from": {
        "move": _LEAVES,
        "number": _LEAVES,
        "free-step": _LEAVES,
        "step": "which lake space does {piece} step from?",
        "push": "which lake space does {piece} push from?",
        "line": "on which lake space does {captive}’s line start?",
        "around": "around which lake space do you name the spaces?",
        "neighbour": "from which lake space do you count?",
        "": "which lake space does {subject} start from?",
    },
    "to": {
        "to-fruit": "to which fruit does the anomaly move {captive}?",
        "to-lake": "to which lake space does the anomaly move {captive}?",
        "hurricane": "at which portal does {subject} come out?",
        "ivy": "at which anomaly does {subject} come out?",
        "corner-joint": "which part of the ocean does {subject} come into?",
        "": "to which space does {subject} go?",
    },
    "direction": {
        "aside": "which way does the anomaly move {captive}?",
        "arrows": "which way do the arrows lead {captive}?",
        "ivy": "which way does {subject} take its extra step?",
        "line": "in which direction shall I name the spaces?",
        "neighbour": "in which direction from that piece?",
        "": "which direction?",
    },
    "fruit": {
        "lose-fruit": "which fruit does {captive} lose?",
        "algae": "which fruit do the Algae take from {captive}?",
        "to-fruit": "which fruit do you move to?",
        "replenish": "which crossed-out fruit do you circle again?",
        "": "which fruit?",
    },
    "activate": {"": "do you activate {space} for {subject}?"},
    "bonus": {
        "meeting": "two other pieces have met: do you use a bonus?",
        "visit": "do you use a bonus on this visit?",
        "refuse": "do you use a bonus to avoid activating it?",
        "ocean": "do you use a bonus instead of returning?",
        "": "do you use a bonus?",
    },
    "ability": {
        "ocean": "do you go on to the far shore instead of returning?",
        "symbol": "do you cross out the symbol of {piece} for 2 extra actions instead of 1?",
        "algae": "does the Bush go on to the far shore?",
        "": "do you use your ability?",
    },
    "oracle": {"": "name up to two directions."},
    "camp": {"": "what do you regain in the camp?"},
    "revive": {"": "in which camp do you revive?"},
    "palm": {"": "which bonus do you choose for {space}?"},
    "number": {"": "how many spaces do you move, from 1 to 6?"},
    "move": {
        "number": "which way, and safely or not?",
        "free-step": "which way, and how: a space over or safely?",
        "": "which way do you move?",
    },
    "piece": {
        "locate": "which of the OP’s pieces do you want to find?",
        "immunity": "which of the OP’s pieces are you immune to?",
        "neighbour": "next to which piece shall I name the space?",
        "": "which piece?",
    },
    "captive": {"": "to which captive do you move?"},
    "trade": {"": "what do you trade?"},
    "place": {
        "wave": "to which part of the ocean does the Wave come back?",
        "rock": "on which anomaly does the Rock come back?",
        "bush": "on which fruit does the Bush come back?",
        "": "where does the piece come back?",
    },
    "order": {"": "in which order are the spaces named?"},
}


def named(question: Question) -> Mapping[str, object]:
    piece = THE_PIECE.get(question.piece or "", "the piece")
    other = "the captive" if question.what == "activate" and question.piece is None else piece
    return {
        "captive": CAPTIVES.get(question.about or question.who, "the captive"),
        "piece": piece,
        # The one whom an OP's question is about.
        "subject": MET.get(question.about or "", other),
        "space": DEFINITE.get(question.by or "", "the space"),
    }
