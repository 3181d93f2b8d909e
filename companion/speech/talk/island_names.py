"""The island's table for the machinery of talk: see `name_table`."""

from __future__ import annotations

from typing import Final

from companion.games.island.terms import FRUITS, PIECES
from companion.speech.languages.words import WORDS
from companion.speech.reading.joins import COMPASS
from companion.speech.reading.shapes import CLASSES
from companion.speech.talk.name_table import Manner, NameTable

ISLAND_NAMES: Final = NameTable(
    words=WORDS,
    kinds={
        **CLASSES,
        **dict.fromkeys(("energy", "health", "action"), "had"),
        **dict.fromkeys((*COMPASS, "N", "S"), "dir"),
    },
    manners={
        "safe": Manner(
            told=frozenset(("safe", "unsafe", "опасно")),
            together=(),
            replaced=frozenset(("safe", "unsafe", "опасно")),
            denied=True,
            again=("safely",),
            first=False,
        ),
        "far": Manner(
            told=frozenset(("over", "leap", "skip", "jump", "2nd")),
            together=(frozenset(("1", "go")), frozenset(("1", "space"))),
            replaced=frozenset((
                "over", "1", "2", "space", "skip", "leap", "jump", "2nd", "through", "next", "box",
            )),
            denied=False,
            again=("one", "over"),
            first=True,
        ),
    },
    beside=frozenset(("", "a", "to", "is", "and", "take", "1", "space", "over", "yes")),
    bare=frozenset(("", "a", "and", "to", "is", "may")),
    way="dir",
    halves=(frozenset("NS"), frozenset("EW")),
    verbs=frozenset((
        "go", "away", "go-on", "come", "come-out", "restore", "use", "cross", "push", "hit", "put",
        "activate", "stay", "return", "end", "done", "pass", "undo", "where", "what", "take",
        "jump", "leap", "skip", "lose", "extra", "bonus", "turn", "все", "rock", "bush", "wave",
        "look", "refuse", "decline", "leave", "start", "circle", "swap", "action",
    )),
    used=frozenset((*FRUITS, "bonus")),
    uses=("fruit", "direction", "piece", "captive", "number"),
    foreseen=frozenset(("yes", "no", "activate", "stay", "use", "decline")),
    agreeing=frozenset(("yes", "activate", "use")),
    ended=frozenset(("end turn", "конец хода")),
    after_going=frozenset(("activate", "activation")),
    repeats=frozenset(("again", "once", "another", "more", "снова", "опять", "еще", "туда")),
    pieces=frozenset(PIECES),
    deeds=frozenset((
        "go", "restore", "use", "cross", "push", "hit", "jump", "leap", "extra", "put", "activate",
        "rock", "bush", "wave", "end", "end-turn", "lose", *FRUITS, *COMPASS, "N", "S",
    )),
    owned=frozenset((*FRUITS, "bonus", "turn", "action")),
    kept=frozenset(),
    only={
        "oracle": frozenset((
            "все", "вот и все", "хватит", "достаточно", "that's all", "that's it", "only", "enough",
            "хватит с меня", "с меня хватит", "мне хватит", "этого хватит", "довольно",
            "с меня довольно", "больше не надо", "больше не нужно", "больше ничего", "и хватит",
            "этого достаточно", "мне достаточно", "that's enough", "that's enough for me",
            "that's plenty", "that will do", "that'll do", "no more", "nothing else",
            "that's all for me", "enough for me", "just that", "just that one", "just the one",
            "that's all i need", "that's all i want", "больше не спрошу", "только это",
        )),
    },
)  # fmt: skip
