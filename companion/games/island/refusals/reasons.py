"""The finer reasons of refusals: each a word, and beside it whom or what it is about."""

from __future__ import annotations

from typing import Final, Literal, get_args

from companion.engine.refused import Refused, Why

WhyWord = Literal[
    # whose turn it is, and what is asked
    "game-over", "op-corrects", "turn-of", "part-of", "part-over", "answers-first", "asked",
    "turn-waits", "op-piece", "captives-only", "not-in-play", "off-island",
    # actions and energy (L4, L5.2)
    "no-actions", "op-no-actions", "piece-rests", "forbids-over", "forbids-safe", "energy",
    "last-energy", "energy-full", "health-full", "all-full", "actions-lost", "nothing-restored",
    "schrodie-leaps", "only-schrodie",
    # Theseus's boxes (L14.3)
    "box-crossed", "box-free", "no-boxes",
    # what bonuses need: L13
    "fruit-crossed", "fruit-free", "none-ready", "sun", "own-part", "bonus-between", "bonuses-off",
    "event-meeting", "event-ocean", "event-refuse", "event-reward", "all-off-map", "trade-nothing",
    "free-step-nothing", "no-fruit-to-go", "boxes-all", "none-crossed", "immune-all",
    # the OP's pieces (L12)
    "off-map", "wave-there", "wave-no-lake", "wave-rests", "wave-once", "wave-far",
    "wave-lake-far", "immune", "step-off", "been-there", "step-far", "pushes-not", "push-far",
    "push-lake", "push-same", "push-way", "push-nobody", "wave-nobody",
    "none-reaches", "other-piece", "only-step", "only-push", "no-pass",
    # answers
    "token-drawn", "line-start", "to-fruit", "to-lake", "to-portal", "to-anomaly", "to-part",
    "back-wave", "back-rock", "back-bush", "aside-way", "arrows-way", "ivy-way", "fruit-uncircled",
    "fruit-unvisited", "fruit-uncrossed", "two-ways", "camp-nothing", "palm-full",
    "number-no-over", "free-step-how", "name-op-piece", "another-captive", "more-than-asked",
    # what a correction needs: L17
    "range", "lying-lake", "actions-not-on-turn", "max-granddead", "palms-hempel", "no-anomaly",
    "token-not-in-stack", "nothing-drawn", "not-to-draw",
    # phrases
    "did-you-mean", "asked-first", "a-question",
]  # fmt: skip

WHYS: Final[tuple[WhyWord, ...]] = get_args(WhyWord)

# L16.2: they would tell where something is, so they are for the OP alone. Only the OP's own
# commands are refused with them.
FOR_THE_OP: Final[frozenset[WhyWord]] = frozenset((
    "wave-there", "wave-far", "wave-lake-far", "been-there", "step-far", "push-far", "push-lake",
    "push-nobody", "wave-nobody", "none-reaches",
    "push-same", "push-way", "line-start", "arrows-way", "ivy-way",
))  # fmt: skip


def why(word: WhyWord, *about: str | int | tuple[str, ...]) -> Why:
    return (word, *about)


def refused(code: str, word: WhyWord, *about: str | int | tuple[str, ...]) -> Refused:
    return Refused(code, why=why(word, *about))
