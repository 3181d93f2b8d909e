"""The words that the oracle understands, and the errors in the order of the contract."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain, combinations
from typing import Any, Final

Dict = dict[str, Any]

_COLOURS: Final = ("green", "blue", "yellow", "red", "purple")
_TILE: Final = re.compile(
    r"(?P<front>(green|blue|yellow|red|purple)[ -][1-6])([ -](?P<back>past|present|future))?"
)
_BLACK: Final = re.compile(r"black([ -]0)?([ -]past)?")
_BACKS: Final = {
    "past": "1234", "present": "12345", "future": "23456",
}  # fmt: skip
_HEADS: Final = (
    "pass", "earliest", "single", "paradox", "all-black", *_COLOURS, "black", "play", "set",
)  # fmt: skip


class No(Exception):
    """An error of the contract, and what an unclear word may mean."""

    def __init__(self, code: str, choices: list[str] | None = None) -> None:
        super().__init__(code)
        self.code, self.choices = code, choices or []


def tile_of(text: str) -> str | None:
    """A tile or a front as it is printed."""
    if _BLACK.fullmatch(text):
        return "black"
    found = _TILE.fullmatch(text)
    if found is None:
        return None
    name, back = found["front"].replace(" ", "-"), found["back"]
    if back and name[-1] not in _BACKS[back]:
        return None
    return f"{name}-{back}" if back else name


def seats_from(g: Dict, who: str) -> list[str]:
    at = g["players"].index(who)
    return g["players"][at:] + g["players"][:at]  # type: ignore[no-any-return]


def endings(g: Dict) -> list[str]:
    found = ["all-black"]
    order = seats_from(g, g["lead"])
    for who in g["players"]:
        found.append(f"single {who}")
        others = [one for one in g["players"] if one != who]
        for rest in chain.from_iterable(combinations(others, size) for size in range(1, 5)):
            count = 1 + len(rest)
            black = count > 3
            if black and count == len(g["players"]):
                continue
            if black and any(order.index(one) < order.index(who) for one in rest):
                continue
            found.append(" ".join(["paradox", who, *rest]))
    return found


def meant(g: Dict, who: str, text: str) -> list[str]:
    """The canonical words of an answer."""
    words, q = text.split(), g["question"]
    head = words[0] if words else ""
    if head not in _HEADS and tile_of(head) is None:
        raise No("unknown")
    if q is None:
        raise No("not-now")
    scores = head in ("single", "paradox", "all-black")
    unseen = scores and q["what"] == "tile" and g["hands"] is None and who == "table"  # T8.4
    if not unseen and who != ("table" if head == "set" else q["who"]):
        raise No("not-your-turn")
    answers = {"pass": "pass", "earliest": "earliest", "single": "turn", "paradox": "turn",
               "all-black": "turn"}  # fmt: skip
    if head == "set":
        if q["what"] not in ("tile", "turn"):
            raise No("not-now")
        return words
    if unseen:
        return named(g, {"options": endings(g)}, head, words[1:])
    if q["what"] != answers.get(head, "tile"):
        raise No("not-now")
    if head == "pass":
        return passed(g, q, words[1:])
    if head in answers:
        return named(g, q, head, words[1:])
    return one_of(laid(g, q, words[1:] if head == "play" else words))


def one_of(fitting: list[str]) -> list[str]:
    if not fitting:
        raise No("illegal")
    if len(fitting) > 1:
        raise No("unclear", fitting)
    return fitting[0].split()


def named(g: Dict, q: Dict, head: str, names: list[str]) -> list[str]:
    if not all(name in g["players"] for name in names):
        raise No("unknown")
    if not names:
        return one_of([option for option in q["options"] if option.split()[0] == head])
    if head == "all-black" or (head == "earliest" and len(names) > 1):
        raise No("unknown")
    for option in q["options"]:
        words = option.split()
        if words[:2] == [head, names[0]] and sorted(words[2:]) == sorted(names[1:]):
            return words  # type: ignore[no-any-return]
    raise No("illegal")


def passed(g: Dict, q: Dict, words: list[str]) -> list[str]:
    tiles = [tile_of(word) for word in words]
    if None in tiles:
        raise No("unknown")
    asked = [tile for tile in tiles if tile]
    if not covers(g["hands"][q["who"]], asked):
        raise No("not-held")
    return one_of([one for one in q["options"] if covers(one.split()[1:], asked)])


def covers(tiles: list[str], asked: list[str]) -> bool:
    """True where each that is asked for is another tile of these."""
    whole = Counter(one for one in asked if one == "black" or one.count("-") == 2)
    left = Counter(tiles)
    if whole - left:
        return False
    left -= whole
    fronts = Counter(one for one in asked if one != "black" and one.count("-") == 1)
    there = Counter("-".join(tile.split("-")[:2]) for tile in left.elements())
    return not fronts - there


def laid(g: Dict, q: Dict, words: list[str]) -> list[str]:
    """The options that a tile or a colour may mean."""
    who, options = q["who"], q["options"]
    hand = None if g["hands"] is None else g["hands"][who]
    if not words:
        return list(options)
    text = " ".join(words)
    before, joint, after = text.rpartition(" as ")
    if joint and _BLACK.fullmatch(before) and " " not in after:
        if after not in _COLOURS:
            raise No("unknown")
        if f"black as {after}" not in options:
            held(g, hand, "black", options)
            raise No("illegal")
        return [f"black as {after}"]
    if text in _COLOURS:
        found = [one for one in options if one.startswith(text + "-")]
        if not found:
            there = hand and any(one.startswith(text + "-") for one in hand)
            raise No("must-follow" if there else "not-held")
        return found
    tile = tile_of(text)
    if tile is None:
        raise No("unknown")
    held(g, hand, tile, options)
    if hand is None and tile != "black":
        return [tile]
    return [one for one in options if named_by(tile, one)]


def named_by(tile: str, option: str) -> bool:
    first = option.partition(" ")[0]
    return first == tile or first.rpartition("-")[0] == tile


def held(g: Dict, hand: list[str] | None, tile: str, options: list[str]) -> None:
    if hand is not None:
        if not any(named_by(tile, one) for one in hand):
            raise No("not-held")
        if not any(named_by(tile, one) for one in options):
            raise No("must-follow")
        return
    name = "-".join(tile.split("-")[:2])
    if not any(named_by(name, one) for one in options):
        raise No("not-held")
    told = [one["back"] for one in g["gone"] + g["down"] if one["front"] == name]
    if tile.count("-") == 2 and tile.split("-")[2] in told:
        raise No("not-held")
