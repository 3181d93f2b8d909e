"""Colours, type and sizes of the two looks; the numbers are those of the design, in dp and sp."""

from __future__ import annotations

from typing import Final

from companion.games.island.terms import Who

# The secret look
BG: Final = "#071A2B"
BAR: Final = "#051320"
PANEL: Final = "#0E2C43"
WAITING: Final = "#0B2438"  # a captive who waits
ACTING: Final = "#1B4A6B"  # the captive whose turn it is
SAY_GROUND: Final = "#12354F"  # the card that is read aloud
SAY_TEXT: Final = "#E4EFF6"  # on it; the nouns that matter are white
RAISED: Final = "#1A4463"
RAISED_EDGE: Final = "#2C5F83"
PAD_EDGE: Final = "#3B7197"
ANSWER: Final = "#22608A"
ANSWER_EDGE: Final = "#7DBBE0"
CARD: Final = "#11344D"  # a game on the shelf, under an evening sky
CARD_EDGE: Final = "#2A5A7C"
QUIET: Final = "#0E2B41"
QUIET_EDGE: Final = "#1B4059"
QUIET_TEXT: Final = "#8FB0C6"
WELL: Final = "#061725"
TEXT: Final = "#F3F8FB"
MUTED: Final = "#A9C6D9"
ACCENT: Final = "#FFC857"
ON_ACCENT: Final = "#201500"
PAPER: Final = "#F3F8FB"
ON_PAPER: Final = "#071A2B"
PROBLEM: Final = "#FF6B5E"
PROBLEM_BG: Final = "#4A1218"
PROBLEM_TEXT: Final = "#FFE1DD"
HARM: Final = "#5A1A20"  # of the harm corner, and of nothing else
HARM_EDGE: Final = "#FF8A80"
HARM_TEXT: Final = "#FFE1DD"
THUMB: Final = "#CFE4F2"  # the chosen part of a segmented control, on WELL
ON_THUMB: Final = "#071A2B"
RING_OFF: Final = "#24506E"  # a mission that is not fulfilled
USED_FRUIT: Final = "#3A6079"
USED_STROKE: Final = "#D5E8F4"
USED_CASING: Final = "#0C2438"  # under the stroke
TOKEN: Final = "#173F2A"
TOKEN_EDGE: Final = "#3F8A5C"
TOKEN_TEXT: Final = "#E2F5E8"
TOLD_EDGE: Final = "#5C8299"
VISITED: Final = "#8CE99A"
VISITED_DARK: Final = "#0E4D1E"
HEALTH: Final = "#FF8A80"
ENERGY: Final = "#FFD873"
MISSION: Final = "#9FE0B0"
OCEAN: Final = "#0D4363"
OCEAN_INNER: Final = "#0A2C44"
OCEAN_TEXT: Final = "#7FB4D1"
WAVE_PART: Final = "#1B6FA3"  # the part of the ocean that the Wave is in
BEACH: Final = "#C8AE7C"
BEACH_LOW: Final = "#8B744D"
BEACH_VEIL: Final = 0.55  # of BG in both, where the island is veiled
SURF: Final = "#3E86AE61"  # with an alpha of 0.38
INK: Final = "#1E1408"
CASING: Final = "#0A1622"
WHITE: Final = "#FFFFFF"

# An island as a captive knows it
FOG: Final = "#1D4D6D"
FOG_IN: Final = "#215576"
GUESS: Final = "#2B5C7C"
GUESS_DASHES: Final = "#CFE6F4"
GUESS_INK: Final = "#7FB9DB"  # of waves and letters, on a guess of either look
SHOW_FOG: Final = "#D5E3EC"
SHOW_GUESS: Final = "#EAF3F8"
SHOW_GUESS_DASHES: Final = "#3E7FA3"

# Skies from the top down: how far, and the colour there. That of a win ends in its captive's.
NIGHT: Final = ((0.0, "#03101D"), (0.62, "#0A2A44"), (1.0, "#0E4A6B"))
EVENING: Final = ((0.0, "#03101D"), (0.6, "#061C2F"), (1.0, "#07233A"))  # cards lie on it
WIN_SKY: Final = ((0.0, "#02131A"), (0.55, "#07353B"))
OP_SKY: Final = ((0.0, "#0E0618"), (0.55, "#33103F"), (1.0, "#7A1538"))  # where the OP wins

# The showable look
SHOW_BG: Final = "#EAF6FB"
SHOW_TEXT: Final = "#0A2234"
SHOW_MUTED: Final = "#1C4058"
SHOW_BUTTON: Final = "#0B4A6B"
SHOW_OCEAN: Final = "#8FD0EE"
SHOW_OCEAN_INNER: Final = "#77C2E4"
SHOW_SPACE: Final = "#FFF6DF"
SHOW_EDGE: Final = "#D9C79C"
SHOW_BEACH: Final = "#F2DCA8"
SHOW_BEACH_LOW: Final = "#CDB27A"
SHOW_SURF: Final = "#D3EEFA"
SHOW_WAVE_PART: Final = "#5FB4E2"
SHOW_LIT: Final = "#FFB74A"
SHOW_LIT_EDGE: Final = "#7A3E00"
SHOW_LINK: Final = "#0B5C86"
SHOW_DONE: Final = "#1F7A3D"  # missions, and what has been marked

# Spaces by their kind
FILL: Final = {
    "fruit": "#F8E7BE", "camp": "#CFE3A4", "oracle": "#D9C8F5", "mirage": "#F4B79B",
    "knot": "#D6AE78", "portal": "#F3EEE4", "anomaly": "#4A2F63", "lake": "#58B7DC",
    "empty": "#12344C",
}  # fmt: skip
LAKE_RIM: Final = "#0E5F86"
LAKE_WAVES: Final = "#E6F7FF"
LAKE_INK: Final = "#05324A"
EMPTY_EDGE: Final = "#35607F"
KNOT_ARROWS: Final = ("#7A2E0E", "#0B4A6B", "#3F5A12")
PORTAL: Final = {"1": "#C2410C", "2": "#1D5FBF", "3": "#1F7A3D"}
ANOMALY_SIGN: Final = "#FFE38A"

# Pieces: a colour and a shape
CAPTIVE: Final[dict[Who, str]] = {
    "theseus": "#B3123C", "phil": "#0E6E6E", "schrodie": "#5B2BB0", "achilles": "#9A4B00",
    "hempel": "#2F5D1E", "granddead": "#3B4754",
}  # fmt: skip
# The second tone of an emblem, and a route on a dark ground.
TINT: Final[dict[Who, str]] = {
    "theseus": "#FFB3C4", "phil": "#8DE6DD", "schrodie": "#D3C1FF", "achilles": "#FFC999",
    "hempel": "#B5E3A0", "granddead": "#CBD6E1",
}  # fmt: skip
# The outline of an emblem.
SHAPE: Final[dict[Who, str]] = {
    "theseus": "circle", "phil": "diamond", "schrodie": "shield", "achilles": "pentagon",
    "hempel": "hexagon", "granddead": "octagon",
}  # fmt: skip
# The ground of an OP piece on the map and on its button.
PIECE_GROUND: Final = {"wave": "#DDF1FB", "rock": "#E9EDF0", "bush": "#DDF3D6"}

# Type: sizes in sp, before the text size of the settings
SAY: Final = 30
SAY_LEAST: Final = 28
SAY_UPRIGHT: Final = 34
HEADLINE: Final = 50
HEADING: Final = 22
ANNOUNCED: Final = 21
ANSWERS: Final = 24
LABEL: Final = 18
NAME: Final = 20
NUMBER: Final = 17
BODY: Final = 17
TOKEN_BODY: Final = 15.5
CHOOSE_BODY: Final = 20
SMALL: Final = 14
TEXT_SIZES: Final = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5)

# Sizes in dp
MARGIN: Final = 16
GAP: Final = 12
GAP_FULL: Final = 9
PADDING: Final = 14
CARD_RADIUS: Final = 18
BUTTON_RADIUS: Final = 14
CAPTIVE_RADIUS: Final = 16
EDGE: Final = 2
TARGET: Final = 56
TALL_TARGET: Final = 72
BETWEEN: Final = 8
