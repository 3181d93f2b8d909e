"""The words of PARADOMINETOR as a journal and the options of a question have them."""

from __future__ import annotations

from typing import assert_never

from companion.games.paradominetor.commands import (
    Command,
    Correct,
    Earliest,
    PassOn,
    PlayTile,
    Scored,
)
from companion.games.paradominetor.tiles import (
    BLACK,
    back_of,
    colour_named,
    front_of,
    tile_named,
    with_back,
)


def write(command: Command) -> tuple[str, str]:
    """The speaker and the words."""
    match command:
        case PassOn(who, tiles):
            return who, " ".join(("pass", *tiles))
        case PlayTile(who, front, back, None):
            return who, with_back(front, back)
        case PlayTile(who, front, _, declared):
            return who, f"{front} as {declared}"
        case Earliest(who, winner):
            return who, f"earliest {winner}"
        case Scored(who, by, winners):
            return who, " ".join((by, *winners))
        case Correct(who, words):
            return who, f"set {words}"
        case _:
            assert_never(command)


def read(who: str, words: str) -> Command | None:
    """The command of canonical words; None where they are none."""
    match words.split():
        case ["pass", *tiles] if all(tile_named(tile) for tile in tiles):
            return PassOn(who, tuple(tiles))
        case ["black", "as", word] if (colour := colour_named(word)) is not None:
            return PlayTile(who, BLACK, "past", colour)
        case [word] if (tile := tile_named(word)) is not None:
            return PlayTile(who, front_of(tile), back_of(tile))
        case ["earliest", winner]:
            return Earliest(who, winner)
        case ["single" | "paradox" as by, *winners] if winners:
            return Scored(who, by, tuple(winners))
        case ["all-black"]:
            return Scored(who, "all-black")
        case ["set", *rest] if rest:
            return Correct(who, " ".join(rest))
        case _:
            return None
