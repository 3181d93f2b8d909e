"""The phrase tables of this folder, and the questions that they are said to."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.engine.refused import Refused
from companion.games.island.board.hexes import HEXES
from companion.games.island.questions import Question, What
from companion.games.island.terms import CHARACTERS, DIRECTIONS, PARTS
from companion.speech.answers.question_names import KEYS, AskedOf, Key
from companion.speech.phrases import understand

HERE: Final = Path(__file__).parent
HOW: Final = ("", " over", " safe", " over safe")
MOVES: Final = tuple(f"move {d}{how}" for d in DIRECTIONS for how in HOW)


@dataclass(frozen=True, slots=True)
class Situation:
    what: What | None
    options: tuple[str, ...]
    speaker: str = "theseus"
    schrodie: bool = False
    asked: AskedOf | None = None


@dataclass(frozen=True, slots=True)
class Line:
    place: str
    situation: str
    phrase: str
    meant: str


_BONUSES = tuple(f"bonus {f}" for f in ("orange", "banana", "grapes", "cherries", "strawberry"))
_EXTRAS = ("extra energy", "extra health", "extra action")
_OP = (
    *(f"wave {p}" for p in PARTS),
    *(f"wave hits {w}" for w in ("theseus", "phil")),
    *(f"rock {d}" for d in DIRECTIONS if d not in ("SE", "SW")),
    "rock SE",
    *(f"bush {d}" for d in DIRECTIONS if d != "SE"),
    "rock pushes theseus E", "rock pushes theseus SE", "rock pushes phil NE",
    "end",
)  # fmt: skip
_LAKES = ("wave straight", "wave triangle", "wave bend")


def _activate(key: Key, who: str = "theseus") -> Situation:
    return Situation("activate", ("yes", "no"), who, asked=AskedOf(key))


SITUATIONS: Final[dict[str, Situation]] = {
    "captive": Situation("turn", (*MOVES, "restore", *_BONUSES, *_EXTRAS, "end")),
    "tired": Situation("turn", ("end",)),
    "quiet": Situation(None, ()),
    "schrodie": Situation(
        "turn", (*MOVES, "restore", "bonus apple", "end"), "schrodie", schrodie=True
    ),
    "op": Situation("turn", _OP, "op"),
    "flood": Situation("turn", (*_OP, *_LAKES), "op"),
    "token": Situation("token", ("token flood", "token ivy", "token hurricane"), "op"),
    "blank-tokens": Situation("token", ("token token-6", "token token-12"), "op"),
    "act-rock": Situation(
        "act", (*(f"rock {d}" for d in DIRECTIONS), "rock pushes phil NE", "pass"), "op"
    ),
    "half": Situation("half", ("rock pushes theseus E", "done"), "op"),
    "carry": Situation("carry", ("activate", "stay"), "op", asked=AskedOf("carry")),
    "hexes": Situation("to", tuple(HEXES), "op"),
    "place-wave": Situation("place", PARTS, "op"),
    "direction": Situation("direction", DIRECTIONS, "phil"),
    "ivy-step": Situation("direction", (*DIRECTIONS, "stay"), "op"),
    "fruit": Situation("fruit", ("orange", "banana", "grapes")),
    "algae-fruit": Situation("fruit", ("orange", "banana", "decline"), "op"),
    "activate": _activate("portal"),
    **{f"activate-{key}": _activate(key) for key in KEYS[1:8]},
    "op-activate": _activate("anomaly", "op"),
    "knot-bonus": Situation(
        "bonus", ("bonus banana", "decline"), "schrodie", schrodie=True, asked=AskedOf("refuse")
    ),
    "two-bonuses": Situation(
        "bonus",
        ("bonus orange", "bonus banana", "decline"),
        "schrodie",
        schrodie=True,
        asked=AskedOf("refuse"),
    ),
    "back": Situation(
        "bonus",
        ("bonus cherries", "bonus lime", "decline"),
        "granddead",
        asked=AskedOf("back", "lime"),
    ),
    "to-captive": Situation(
        "bonus", ("bonus banana", "decline"), "achilles", asked=AskedOf("to-captive", "lime")
    ),
    "meeting": Situation(
        "bonus", ("bonus grapes", "decline"), "granddead", asked=AskedOf("meeting")
    ),
    "reward": Situation("bonus", ("bonus orange", "decline"), "phil", asked=AskedOf("reward")),
    "ability": Situation("ability", ("use", "decline"), "phil", asked=AskedOf("ocean", "lime")),
    "symbol": Situation("ability", ("use", "decline"), "achilles", asked=AskedOf("symbol")),
    "algae": Situation("ability", ("use", "decline"), "op", asked=AskedOf("algae")),
    "oracle": Situation("oracle", ("none", *DIRECTIONS)),
    "camp": Situation("camp", ("2 health", "2 energy", "1 and 1")),
    "revive": Situation("revive", ("camp-a", "camp-b")),
    "palm": Situation("palm", ("1", "2", "3"), "hempel"),
    "number": Situation("number", ("1", "2", "3", "4", "5", "6"), "achilles"),
    "number-move": Situation(
        "move", tuple(f"move {d}{how}" for d in DIRECTIONS for how in ("", " safe")), "achilles"
    ),
    "free-step": Situation(
        "move", tuple(f"move {d}{how}" for d in DIRECTIONS for how in (" over", " safe")), "hempel"
    ),
    "piece": Situation("piece", ("wave", "rock", "bush", *CHARACTERS), "schrodie", schrodie=True),
    "captive-choice": Situation("captive", ("granddead", "phil"), "achilles"),
    "trade": Situation("trade", ("lose health", "lose energy"), "hempel"),
}


def lines(language: str) -> Iterator[Line]:
    """Every `phrase => expected` of a language's table."""
    name, situation = f"{language}.txt", ""
    for number, line in enumerate((HERE / name).read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("["):
            situation = line.strip("[]")
        elif "=>" in line and not line.startswith("#"):
            phrase, meant = (half.strip() for half in line.rsplit("=>", 1))
            code, listed, choices = meant.partition(": ")
            if listed:
                meant = written(code, (choice.strip() for choice in choices.split("|")))
            yield Line(f"{name}:{number}", situation, phrase, meant)


def understood(phrase: str, situation: Situation) -> tuple[str, tuple[str, ...]]:
    """The word, or the refusal's code and choices."""
    try:
        word = understand(
            phrase,
            situation.what,
            frozenset(situation.options),
            schrodie=situation.schrodie,
            speaker=situation.speaker,
            asked=situation.asked,
        )
    except Refused as refused:
        return refused.code, refused.choices
    return word, ()


def heard(phrase: str, situation: Situation) -> str:
    """The word, or the refusal as the tables write it."""
    return written(*understood(phrase, situation))


def written(code: str, choices: Iterable[str]) -> str:
    """Choices have no order of their own."""
    return f"{code}: {' | '.join(sorted(choices))}" if choices else code


def question(situation: Situation) -> Question:
    return Question(situation.speaker, situation.what or "turn", situation.options)
