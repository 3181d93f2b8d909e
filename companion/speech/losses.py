"""Parts that a text says and that were not understood: then nothing of it is taken."""

from __future__ import annotations

import re
from typing import Final

from companion.games.island.state import State
from companion.speech.queue import Queue
from companion.speech.talk.corrected import last_cut
from companion.speech.talk.island_names import ISLAND_NAMES
from companion.speech.talk.pieces import says_it_ends
from companion.speech.talk.remarks import without_remarks
from companion.speech.talk.sequences import said

_EXTRAS: Final = re.compile(
    r"(?:extra|дополнительн\w+|доп|лишн\w+) (health|energy|action|здоров|энерги|действи)",
    re.IGNORECASE,
)
_SPENDS: Final = re.compile(
    r"\b(?:spend|use|cross|тра[чт]|использу|примен|зач[её]рк)\w*\b.{0,24}"
    r"\b(?:extra|дополнительн\w+|доп|лишн\w+) (?:health|energy|action|здоров|энерги|действи)",
    re.IGNORECASE,
)
# Two actions are named: none of them may be dropped.
_BOTH: Final = re.compile(
    r"\b(?:(?:for|with|on|using|spend(?:ing)?) both (?:of )?(?:my |the )?(?:actions|goes)"
    r"|both (?:of my |my )?actions|both times|(?:two|2) (?:rests|breaks|naps)"
    r"|два (?:отдыха|привала)|оба раза|оба действия|обоими действиями)\b",
    re.IGNORECASE,
)
# The last move is to be taken back first: that is said alone.
_TAKES_BACK: Final = re.compile(
    r"^\W*(?:take (?:it|that) back|undo(?: that| it)?|отмени(?:те)?|верни(?:те)? (?:назад|обратно))"
    r"\s*[,.;!]\s*\w", re.IGNORECASE
)  # fmt: skip
_AGAIN: Final = frozenset(("again", "снова", "опять", "вновь"))
_NO_ACTION: Final = frozenset(("end", "bonus", "extra"))


def loses_something(state: State, text: str, queue: Queue) -> bool:
    """True of an end, an extra or one of two actions that is said, and not understood."""
    if state.question is None or state.question.what != "turn":
        return False
    words = [one.word.split()[0] for one in queue.said]
    if _BOTH.search(text) and sum(word not in _NO_ACTION for word in words) < 2:
        return True
    if any(one.word == "decline" for one in queue.left) and "bonus" in words:
        return True  # "the cherries for an action, and I don't use it"
    if _TAKES_BACK.search(text):
        return True
    if len(queue.said) == 1 and says_again(text):
        return True
    if says_it_ends(without_remarks(text)) and "end" not in words:
        return True
    extras, boxes = len({*_EXTRAS.findall(text.lower())}), words.count("extra")
    # A box is crossed out, too: "I spend the extra action and go east". A bonus may gain one.
    several = extras > boxes and (boxes > 0 or (spends(text) and "bonus" not in words))
    return several and last_cut(said(text), ISLAND_NAMES, pauses=True) is None


def spends(text: str) -> bool:
    return _SPENDS.search(text) is not None


def says_again(text: str) -> bool:
    """As in "south-east, south-east again": both, or none."""
    tokens = said(text)
    at = next((at for at, word in enumerate(tokens) if word in _AGAIN), 0)
    ways = [_way(word) for word in tokens]
    first = {way for way in ways[: max(at - 1, 0)] if way}
    beside = {way for way in ways[max(at - 1, 0) : at + 4] if way}
    return bool(first & beside) and last_cut(tokens, ISLAND_NAMES, pauses=True) is None


def _way(word: str) -> str:
    return ISLAND_NAMES.tag(word) if ISLAND_NAMES.kind(word) == ISLAND_NAMES.way else ""
