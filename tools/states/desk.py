"""Desks in the middle of a game, from the table scripts of the tests.

For each its script, how many of its lines have been said, and what is touched then.
"""

from __future__ import annotations

from typing import Final

# `type …` is no act: it is typed into the entry line.
DESKS: Final[dict[str, tuple[str, int, tuple[str, ...]]]] = {
    # Long announcements
    "desk-two-hit": ("law/L15_6_both_revive", 8, ()),
    "desk-scared": ("law/L14_1_granddead_mission", 4, ()),
    "desk-carried-on": ("law/L6_9_every_space_on_the_way_is_visited", 5, ()),
    "desk-token-aloud": ("law/token_algae_fruit", 6, ()),
    "desk-read-again": ("law/L14_1_granddead_mission", 4, ("announced", "say-next")),
    # The OP's turn
    "desk-op-rock": ("law/L12_5_one_is_pushed", 6, ("piece rock",)),
    "desk-op-wave": ("law/L12_3_wave_hits", 3, ("piece wave",)),
    "desk-op-wave-hit": ("law/L12_3_wave_hits", 4, ("announced", "piece wave")),
    "desk-flood": ("law/token_flood_arrives", 6, ("announced", "piece wave")),
    "desk-in-a-lake": ("law/token_flood_arrives", 7, ()),
    "desk-op-half": ("law/L12_5_one_is_pushed", 9, ()),
    "desk-op-off": ("law/L10_3_off_the_island", 9, ()),
    # Questions
    "desk-oracle": ("sample", 2, ("announced", "go NE")),
    "desk-number": ("law/box_achilles_number", 1, ()),
    "desk-palm": ("law/L14_4_hempel_palms", 2, ()),
    "desk-free-step": ("law/box_hempel_free_step", 6, ()),
    "desk-fruits": ("law/token_algae_fruit", 8, ()),
    "desk-pieces": ("law/box_schrodie_neighbour", 3, ()),
    "desk-put-back": ("law/L12_9_back_in_order", 6, ()),
    "desk-pick-lake": ("sample", 27, ()),
    "desk-bush-anomaly": ("sample", 26, ()),
    # Captives
    "desk-parts": ("law/L15_1_shared", 0, ("announced",)),
    "desk-four": ("law/L9_5_putting_back", 5, ()),
    "desk-granddead": ("law/L13_4_order_of_asking", 4, ("announced",)),
    "desk-captive": ("sample", 7, ("announced", "captive theseus")),
    "desk-show": ("law/box_granddead_locate", 3, ()),
    "desk-end-asked": ("sample", 7, ("announced", "end")),
    "desk-op-end-asked": ("sample", 15, ("end",)),
    "show-again": ("sample", 7, ("announced", "captive phil", "start phil")),
    # Typed lines, and steps taken back
    "desk-typed": ("sample", 7, ("announced", "type west over safely")),
    "desk-refused": ("sample", 7, ("announced", "type fly to the moon")),
    "desk-grey": ("sample", 7, ("announced", "restore")),
    "desk-unclear": ("sample", 7, ("announced", "type иду безопасно")),
    "desk-undone": ("sample", 4, ("announced", "undo")),
}  # fmt: skip
# The same in the smallest and the largest letters.
SIZED: Final = (
    "desk-captive-turn", "desk-question", "desk-op-piece", "desk-op-token", "desk-two-hit",
    "desk-asks-op", "desk-won", "shelf", "settings", "rules", "rules-search", "rules-ruling",
    "practice-over-safely", "practice-wrong-twice", "practice-bush", "practice-lake", "replay",
    "opening-open", "ending-granddead", "ending-op", "replay-people", "told", "voice-proposed",
    "voice-choices", "voice-long", "voice-tokens",
)  # fmt: skip
