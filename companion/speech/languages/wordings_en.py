"""Patterns (`patterns`) of what people say in English; `{ways}` and the like are filled in.

One verb means what another does, so more of them cost little. What sounds alike and means another
thing is left out: "jump" (a space over?), "two spaces".
"""

from typing import Final

from companion.games.island.board.hexes import HEXES

_NAMES: Final = {
    "NW": "northwest", "NE": "northeast", "E": "east", "SE": "southeast", "SW": "southwest",
    "W": "west", "N": "north", "S": "south",
    "orange": "orange", "banana": "banana", "grapes": "grapes", "cherries": "cherries",
    "strawberry": "strawberry", "lime": "lime", "apple": "apple",
    "granddead": "granddead", "achilles": "achilles", "hempel": "hempel", "theseus": "theseus",
    "phil": "phil", "schrodie": "schrodie",
    "wave": "[the] wave", "rock": "[the] rock", "bush": "[the] bush",
    "straight": "straight lake", "triangle": "triangular lake", "bend": "bent lake",
    "camp-a": "camp a", "camp-b": "camp b",
    "algae": "algae", "lithophytes": "lithophytes", "flood": "flood", "ivy": "ivy",
    "hurricane": "hurricane", "token-6": "token six", "token-7": "token seven",
    "token-8": "token eight", "token-9": "token nine", "token-10": "token ten",
    "token-11": "token eleven", "token-12": "token twelve",
    "1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
}  # fmt: skip
NAMES: Final[dict[str, str]] = {
    **_NAMES,
    **{at: f"(row {row} [space] | {row}) {_NAMES[at[1]]}" for at in HEXES for row in at[0].lower()},
}
# Done to somebody: the same in English.
ACTED_ON: Final = NAMES
ORDINALS: Final = {"1": "first", "2": "second", "3": "third"}

GO: Final = (
    "i'm moving | i am moving | i move | i'll move | moving | move | i'm going | i'll go | i go"
    " | going | go | i'm stepping | i step | stepping | step | i'm walking | i walk | walking"
    " | walk | i'm heading | heading | head"
)
OVER: Final = "(a space over | one over)"
LEAP: Final = "two spaces over"  # L14.6: Schrodie's
SAFE: Final = "safely"
UNSAFE: Final = "unsafely"
MOVES: Final = ("[{go}] [to the] {ways} {manners}",)
# With the manner first.
OVER_FIRST: Final = "[{go}] {over} [to the] {ways} [{safe}]"
SAFE_FIRST: Final = "[{go}] {safe} [to the] {ways} [{over}]"

# The yes/no questions have sheets of their own: `answers`.
SAID: Final = {
    "restore": (
        "[i] (restore | recover | regain) [my | two] energy", "i'm restoring energy",
        "[i] restore", "[i] rest", "i'm resting",
    ),
    "end": (
        "[i] end [my | the] turn", "i'm done", "i finish [my turn]", "i pass",
        "my turn is over", "that's it", "next player",
    ),
    "end captive": ("done", "pass"),
    "decline": ("no [thanks | thank you]", "[no] [i] don't use it", "i decline",
                "decline"),
    "stay": ("no", "[it] stay", "it stays"),
    "pass": ("pass", "no"),
    "done": ("done", "i'm done", "that's it", "no"),
    "none": ("none", "nothing", "no"),
    "2 health": ("two health", "[i] restore two health"),
    "2 energy": ("two energy", "[i] restore two energy"),
    "1 and 1": ("one [of] each", "one health [and] one energy", "one energy [and] one health"),
    "lose health": ("[i] (lose | give | pay) [one] health",),
    "lose energy": ("[i] (lose | give | pay) [one] energy",),
    "extra energy": ("[[i] use [my]] extra energy",),
    "extra health": ("[[i] use [my]] extra health",),
    "extra action": ("[[i] use [my]] extra action",),
    "undo": ("oops", "undo [that]", "take that back", "take it back"),
    "repeat": ("repeat [that]", "say that again", "once more"),
    "deaths": ("how many deaths [are there]",),
    "turn": ("whose turn [is it]",),
}  # fmt: skip

# What may follow anything.
POLITELY: Final = "[please]"

# By the class of the option; `{…}` are the names that can be said now.
WAYS: Final = ("[[to] the] {ways}",)
TWO_WAYS: Final = ("{ways} [and] {ways}",)
BONUSES: Final = ("[i] (use | play) [the | my] {fruits} [bonus]", "{fruits} bonus")
FRUITS: Final = ("[the] {fruits}",)
NUMBERS: Final = ("[number] {numbers}",)
PALMS: Final = ("[bonus | number] {numbers}", "[the] {ordinals} [bonus | one]")
FIGURES: Final = ("{figures}",)
CAMPS: Final = ("{camps}",)
TOKENS: Final = ("[token | the] {tokens}",)
WAVE_GOES: Final = ("[the] wave [goes | moves] [[to] the] {parts}",)
PARTS: Final = ("[[to] the] {parts}",)
WAVE_HITS: Final = ("[the] wave (hits | attacks) {whom}",)
STEPS: Final = ("{stone} [goes | moves | steps] [to the] {ways}",)
PUSHES: Final = ("{stone} pushes {whom} [to the] {ways}",)
WHERE: Final = ("where is {who}", "where's {who}", "(what | which) space is {who} on")
WHERE_AM_I: Final = "where am i"

# At a card that waits for a yes, and at numbered choices.
CONFIRM: Final = ("yes", "yeah", "yep", "sure", "correct", "confirm", "that's right", "right")
REFUSE: Final = ("no", "nope", "nah", "wrong", "cancel", "that's wrong")
# The words on its keys: read, and not expected of a microphone.
DO_IT: Final = ("do it", "go on")
NOT_THAT: Final = ("not that", "drop it")
CHOICES: Final = ("[number] one", "[number] two", "[number] three")
FIRST: Final = ("the first [one]", "the second [one]", "the third [one]")
NONE: Final = ("none [of them]", "no", "cancel")
