"""The colours of Antinomy (look3, section 5)."""

from __future__ import annotations

from typing import Final

from companion.games.antinomy.cards import Colour

FILLS: Final[dict[Colour, str]] = {
    "blue": "#2F6FC4", "green": "#2A7C3B", "purple": "#7B4CC4", "red": "#C22F49",
}  # fmt: skip
INK: Final = "#FFFFFF"
HALF: Final = "#150D2C"
BAND: Final = "#1A1133"
QUIET_EVENT: Final = "#1B1238"
CLASH_ROW: Final = "#1F1542"
SOCKET: Final = "#0F0920"
SOCKET_EDGE: Final = "#64499B"
SOCKET_FULL: Final = "#2A1B55"
SOCKET_FULL_EDGE: Final = "#9B7BE0"
RIM: Final = "#F2EAC9"  # of the wheel
SWORDS: Final = "#FF8A80"
SOCKET_INNER: Final = "#2E2154"
FADED: Final = "#171030"
ON_RIM: Final = "#6B5A2A"
