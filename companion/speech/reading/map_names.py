"""Spaces and tokens that the OP names as they lie: "row F, space 2", "the Bush to portal 2".

Only the OP may name the grid (L1.1), and only where what is asked can be touched on the map: a
space, or a step that comes to one.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from companion.engine.refused import Refused
from companion.games.island.board.hexes import HEXES, NEXT
from companion.games.island.commands import Command, PieceStep
from companion.games.island.legal import legal
from companion.games.island.notation import write
from companion.games.island.outlook import outlook
from companion.games.island.questions import Question
from companion.games.island.refusals.reasons import refused
from companion.games.island.rules.lakes import edges
from companion.games.island.state import State
from companion.games.island.terms import (
    CAMPS,
    DIRECTIONS,
    FRUITS,
    LAKES,
    MIRAGES,
    OP,
    PORTALS,
    STONES,
    Hex,
    Stone,
)
from companion.speech.languages.words import WORDS, words_of
from companion.speech.reading.joins import joined
from companion.speech.reading.letters import row_letters

# Questions of the OP's that a space answers, or a step that comes to one.
_SPACES: Final = ("from", "to", "place")
_STEPS: Final = ("turn", "act", "half", "direction")

# Beginnings of the words that the vocabulary has under one tag.
_KINDS: Final = {
    "portal": "portal", "портал": "portal", "knot": "knot", "escher": "knot", "узел": "knot",
    "узл": "knot", "эшер": "knot", "oracle": "oracle", "оракул": "oracle", "anomal": "anomaly",
    "аномал": "anomaly", "mirage": "mirage", "мираж": "mirage", "snake": "snakes", "зме": "snakes",
    "zombie": "zombies", "зомби": "zombies", "ufo": "ufo", "нло": "ufo", "arrow": "arrows",
    "стрелк": "arrows", "fruit": "fruit", "фрукт": "fruit",
}  # fmt: skip
_ROW: Final = ("row", "ряд", "ряда", "ряду")
_PASSED: Final = frozenset(
    ("", "go", "to", "put", "a", "b", "and", "next", "take", "camp", "в", "с")
)
_EFFECTS: Final = {
    frozenset(("lose", "health")): "lose-health", frozenset(("lose", "energy")): "lose-energy",
    frozenset(("lose", "fruit")): "lose-fruit", frozenset(("fruit",)): "to-fruit",
    frozenset(("lake",)): "to-lake", frozenset(("arrows",)): "arrows",
    **{frozenset((piece,)): piece for piece in ("wave", "rock", "bush")},
}  # fmt: skip
_OF_KIND: Final[dict[str, tuple[str, ...]]] = {
    "portal": PORTALS, "mirage": MIRAGES, "lake": LAKES,
}  # fmt: skip
_NAMES: Final = frozenset((
    *HEXES, *FRUITS, *CAMPS, *MIRAGES, *_OF_KIND, "oracle", "knot", "anomaly",
))  # fmt: skip


class NamedPlace(NamedTuple):
    """The piece that is to go there, if one was named, and every space that it may mean."""

    piece: Stone | None
    spaces: frozenset[Hex]


def is_asked_for_a_space(state: State) -> bool:
    question = state.question
    return question is not None and question.who == OP and question.what in (*_SPACES, *_STEPS)


def on_the_map(state: State, text: str) -> str | None:
    """The OP's word for the space that a text names; None where it names none. Or Refused."""
    question = state.question
    if question is None or not is_asked_for_a_space(state):
        return None
    place = _named(state, text, steps=question.what in _STEPS)
    if place is None or not place.spaces:
        return None
    found = tuple(dict.fromkeys(_answers(state, question, place)))
    if len(found) > 1:
        raise Refused("unclear", found)
    return found[0] if found else _out_of_reach(state, question, place)


def _answers(state: State, question: Question, place: NamedPlace) -> Iterator[str]:
    """The options that are such a space or come to one; of a lake's way out, where it leads."""
    if question.what in _SPACES:
        leads = question.leads or question.options
        for option, lead in zip(question.options, leads, strict=True):
            if option in place.spaces or lead in place.spaces:
                yield option
        return
    for command in legal(state):
        if _may_be_meant(command, place.piece):
            found = outlook(state, command)
            if found is not None and not place.spaces.isdisjoint(map(Hex, found.at)):
                yield write(command)


def _may_be_meant(command: Command, piece: Stone | None) -> bool:
    """A step, or the way that a captive goes; not a push."""
    if isinstance(command, PieceStep):
        return piece in (None, command.piece)
    return write(command) in DIRECTIONS


def _out_of_reach(state: State, question: Question, place: NamedPlace) -> str:
    """A word that is refused with its reason, where there is one."""
    some = min(place.spaces)
    if question.what in _SPACES:
        return some
    if question.what == "direction":
        raise refused("illegal", "asked", "direction")
    if place.piece is None:
        raise refused("illegal", "none-reaches")
    for way in DIRECTIONS:
        at = state.stone(place.piece)
        starts = () if at is None else edges(state, at, way)
        if any(NEXT[start][way] in place.spaces for start in starts):
            return f"{place.piece} {way}"  # it has been there (L12.4)
    raise refused("illegal", "step-far", place.piece)


# What is named


def _named(state: State, text: str, *, steps: bool) -> NamedPlace | None:
    words = words_of(text)
    if any(word not in WORDS and word not in _ROW and len(word) > 1 for word in words):
        return None
    tags = [tag for tag in _tags(_joined_rows(words)) if tag not in _PASSED]
    piece = next((stone for stone in STONES if tags[:1] == [stone]), None)
    if piece is not None and (steps or tags[1:] != ["anomaly"]):  # "the Rock anomaly"
        tags = tags[1:]
    name = _name(frozenset(tags))
    return None if name is None else NamedPlace(piece, _spaces(state, name))


def _joined_rows(words: Sequence[str]) -> list[str]:
    """`row F, space 2` is one name."""
    if any(word in _ROW for word in words):
        words = [word for word in words if word not in _ROW and WORDS.get(word) != "space"]
    return row_letters(words)


def _tags(words: Sequence[str]) -> Iterator[str]:
    before = ""
    for word in words:
        kind = next((kind for stem, kind in _KINDS.items() if word.startswith(stem)), "")
        tag = kind or WORDS.get(word, word)
        yield f"camp-{tag}" if before == "camp" and tag in ("a", "b") else tag
        before = tag


def _name(tags: frozenset[str]) -> str | None:
    """The space as files name it; of several kinds the kind: `portal-2`, `portal`, `F2`."""
    tags -= {"space"}
    if len(tags) == 1 and tags <= _NAMES:
        return next(iter(tags))
    for kind in ("portal", "mirage", "lake", "anomaly"):
        rest = tags - {kind}
        if kind not in tags:
            continue
        if kind == "anomaly":
            return f"anomaly:{_EFFECTS[rest]}" if rest in _EFFECTS else None
        word = next(iter(rest)) if len(rest) == 1 else ""
        named = f"portal-{word}" if kind == "portal" else word
        return named if named in _OF_KIND.get(kind, ()) else None
    return None


def _spaces(state: State, name: str) -> frozenset[Hex]:
    spaces = state.table.island.spaces
    kind = _OF_KIND.get(name, (name,))
    effects = {at: f"anomaly:{effect}" for at, effect in state.anomalies.items()}
    return frozenset(at for at in HEXES if {at, spaces[at], effects.get(at)} & {*kind})


# Tokens

_TOKEN_PLACES: Final = {"1st": 0, "left": 0, "2nd": 1, "right": 1}
_BESIDE_TOKENS: Final = frozenset(("token", "take", "1", "use", "is"))


def token_by_place(state: State, text: str) -> str | None:
    """The OP sees two cards side by side; the first is the left one."""
    question = state.question
    words = words_of(text)
    if question is None or question.what != "token" or any(word not in WORDS for word in words):
        return None
    tags = joined(filter(None, (WORDS[word] for word in words)))
    said = [tag for tag in tags if tag in _TOKEN_PLACES]
    if len(said) != 1 or any(tag not in _BESIDE_TOKENS for tag in tags if tag not in _TOKEN_PLACES):
        return None
    return question.options[_TOKEN_PLACES[said[0]]]
