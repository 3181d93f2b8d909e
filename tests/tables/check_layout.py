"""Check the islands of table scripts, without any engine, and draw them.

    python check_layout.py                     check every *.yaml under this folder
    python check_layout.py FILE...             check these files
    python check_layout.py --draw FILE...      draw the island as a hexagon, with names
    python check_layout.py --around C4 FILE    what every line from a space crosses, and its end

What is checked is what needs no rules engine: the island (L1.1-L1.5, L1.8), the anomalies (L2.3),
the OP's pieces (L2.5), the starts (L2.7), the words of the other header keys, and the outer form
of the script lines (every space name and `expect` key in them exists). Exit code 1 on any problem.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import yaml

Table = dict[str, Any]  # one script, as YAML hands it over

DIRECTIONS = {"NW": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0)}
OPPOSITE = {"NW": "SE", "NE": "SW", "E": "W", "SE": "NW", "SW": "NE", "W": "E"}
ROWS = (4, 5, 6, 7, 6, 5, 4)
FRUITS = ("orange", "banana", "grapes", "cherries", "strawberry", "lime", "apple")
ANOMALIES = (
    "lose-health",
    "lose-energy",
    "lose-fruit",
    "rock",
    "bush",
    "wave",
    "to-fruit",
    "to-lake",
    "aside",
    "arrows",
)
PARTS = ("N", "NE", "SE", "S", "SW", "NW")
LAKES = ("straight", "triangle", "bend")
WHO = ("granddead", "achilles", "hempel", "theseus", "phil", "schrodie")
TOKENS = (
    "algae",
    "lithophytes",
    "flood",
    "ivy",
    "hurricane",
    *(f"token-{n}" for n in range(6, 13)),
)
YES, YES_NO = ("yes",), ("yes", "no")
RULINGS = {
    "corner-joint": ("both", "op"),
    "extra-lost": YES,
    "free-actions": ("between", "asked"),
    "safe-first": ("yes", "whole"),
    "on-visit": ("before", "after"),
    "knot-again": ("stop",),
    "oracle-spaces": ("spaces", "pieces"),
    "no-side": ("nothing",),
    "forced-unsafe": YES,
    "anomaly-pass": YES_NO,
    "lake-shore": YES_NO,
    "lying-origin": ("op",),
    "return": ("meeting",),
    "into-ocean": ("any", "step"),
    "revival-meets": YES_NO,
    "off-island": YES,
    "wave-once": ("harm", "action"),
    "op-steps-off": YES_NO,
    "bush-on-granddead": ("health-first", "both"),
    "theseus-met": ("both", "visits"),
    "fog-help": ("no", "yes"),
    "algae-adds": YES_NO,
    "flood-after": ("attacks", "no"),
    "flood-lake": ("named", "unnamed"),
    "ivy-once": YES,
}
SET_OF_SPACES = Counter(
    dict.fromkeys(FRUITS, 1)
    | dict.fromkeys(LAKES, 3)
    | dict.fromkeys(("camp-a", "camp-b", "snakes", "zombies", "ufo"), 1)
    | dict.fromkeys(("oracle", "portal-1", "portal-2", "portal-3"), 2)
    | {"knot": 3, "anomaly": 5}
)
HEADER = {"game", "players", "island", "knots", "arrows", "anomalies", "stack", "seed", "op"}
HEADER |= {"left-out"}
HEADER |= {"captives", "boards", "tokens", "rulings", "script"}
EXPECT = {"said", "not-said", "asks", "state", "error", "noted", "shown"}
ERRORS = {"not-your-turn", "not-now", "no-actions", "no-energy", "no-such-bonus", "bonus-spent"}
ERRORS |= {"own-turn-only", "illegal", "unclear", "unknown"}
NAME = re.compile(r"\b[A-G][1-7]\b")


# ---------------------------------------------------------------- geometry (L1.1, L1.2, L1.6, L1.7)
def position(name: str) -> tuple[int, int]:
    """A1 -> (x, y): y is the row; going SE keeps x, going SW takes one off it."""
    row, column = "ABCDEFG".index(name[0]), int(name[1:])
    return (column - row if row <= 3 else column - 3), row


SPACES = tuple(
    f"{letter}{column}"
    for letter, size in zip("ABCDEFG", ROWS, strict=True)
    for column in range(1, size + 1)
)
AT = {position(name): name for name in SPACES}


def next_to(name: str, direction: str) -> str | None:
    """The space next to this one in that direction, or None: the ocean."""
    (x, y), (dx, dy) = position(name), DIRECTIONS[direction]
    return AT.get((x + dx, y + dy))


def line(name: str, direction: str) -> list[str]:
    """Every space from the next one to the rim."""
    found: list[str] = []
    here = next_to(name, direction)
    while here:
        found.append(here)
        here = next_to(here, direction)
    return found


def parts(name: str, direction: str) -> list[str]:
    """The ocean parts that a step off the island enters; two where a corner points straight out."""
    (x, y), (dx, dy) = position(name), DIRECTIONS[direction]
    a, b = x + dx - 1, y + dy - 3  # from the middle, D4
    c = -a - b
    beyond = {"N": b < -3, "NE": a > 3, "SE": c < -3, "S": b > 3, "SW": a < -3, "NW": c > 3}
    return [part for part in PARTS if beyond[part]]


def far_end(name: str, direction: str) -> str:
    """The beginning of a line that leaves the island at this space in that direction (L14.5)."""
    back = line(name, OPPOSITE[direction])
    return back[-1] if back else name


# ---------------------------------------------------------------- one table file
def cells(table: Table) -> dict[str, str]:
    rows = [str(row).split() for row in table["island"]]
    return {
        f"{letter}{i + 1}": word
        for letter, row in zip("ABCDEFG", rows, strict=True)
        for i, word in enumerate(row)
    }


def lake_shape(spaces: list[str]) -> str | None:
    """straight, triangle, bend, or None when the three do not hang together so."""
    links = [(a, b, d) for a in spaces for d in DIRECTIONS for b in spaces if next_to(a, d) == b]
    if len(links) == 6:
        return "triangle"
    if len(links) != 4:
        return None
    middle = next(a for a in spaces if sum(1 for x, _, _ in links if x == a) == 2)
    out = [d for x, _, d in links if x == middle]
    if out[0] == OPPOSITE[out[1]]:
        return "straight"
    return "bend"


def island_problems(table: Table) -> list[str]:
    rows = [str(row).split() for row in table.get("island", [])]
    if tuple(map(len, rows)) != ROWS:
        return [f"rows of {[len(r) for r in rows]}, not {list(ROWS)} (L1.1)"]
    here = cells(table)
    count = Counter(here.values())
    wrong = [f"unknown space word {w!r}" for w in count if w not in SET_OF_SPACES]
    wrong += [
        f"{count[w]} of {w}, not {n} (L1.3)" for w, n in SET_OF_SPACES.items() if count[w] != n
    ]
    for lake in LAKES:
        found = [n for n, w in here.items() if w == lake]
        if len(found) == 3 and lake_shape(found) != lake:
            wrong.append(f"{lake}: {found} form {lake_shape(found)} (L1.5)")
    return wrong


def sides_problems(what: str, groups: list[str], size: int) -> list[str]:
    split = [str(group).split("-") for group in groups]
    flat = [side for group in split for side in group]
    if any(len(group) != size for group in split) or sorted(flat) != sorted(DIRECTIONS):
        return [f"{what}: {groups} do not join the six sides in groups of {size} (L1.8)"]
    return []


def knot_kind(pairs: list[str]) -> frozenset[frozenset[frozenset[int]]]:
    """The same for every turning of a knot."""
    sides = list(DIRECTIONS)
    split = [[sides.index(side) for side in str(pair).split("-")] for pair in pairs]
    turned = [
        frozenset(frozenset((side + turn) % 6 for side in pair) for pair in split)
        for turn in range(6)
    ]
    return frozenset(turned)


def header_problems(table: Table) -> list[str]:
    here = cells(table)
    wrong = [f"unknown header key {key!r}" for key in table if key not in HEADER]
    if table.get("game") != "paradox-island":
        wrong.append("game is not paradox-island")

    knots = table.get("knots") or {}
    places = {n for n, w in here.items() if w == "knot"}
    if set(knots) != places:
        wrong.append(f"knots are keyed {sorted(knots)}, the knots lie on {sorted(places)}")
    for name, pairs in knots.items():
        wrong += sides_problems(f"knot {name}", pairs, 2)
    if not wrong and len({knot_kind(pairs) for pairs in knots.values()}) != 3:
        wrong.append("two knots are the same but for turning (L1.3: each its own arrows)")

    anomalies = table.get("anomalies") or {}
    places = {n for n, w in here.items() if w == "anomaly"}
    if set(anomalies) != places:
        wrong.append(
            f"anomalies are keyed {sorted(anomalies)}, the anomalies lie on {sorted(places)} (L2.3)"
        )
    if len(set(anomalies.values())) != 5 or not set(anomalies.values()) <= set(ANOMALIES):
        wrong.append(
            f"anomalies: not five different known tokens: {list(anomalies.values())} (L2.3)"
        )
    if "arrows" in table:
        wrong += sides_problems("arrows", table["arrows"], 3)
    if "arrows" in anomalies.values() and "arrows" not in table:
        wrong.append("the arrows token is in play and has no groups")

    op: dict[str, Any] = table.get("op") or {}
    if op.get("wave") not in PARTS:
        wrong.append(f"wave at {op.get('wave')}: no ocean part (L2.5)")
    if here.get(op.get("rock", "")) != "anomaly":
        wrong.append(f"rock at {op.get('rock')}: no anomaly space (L2.5)")
    if here.get(op.get("bush", "")) not in FRUITS:
        wrong.append(f"bush at {op.get('bush')}: no fruit space (L2.5)")

    wrong += captives_problems(table, here.get(op.get("bush", "")))
    stack = table.get("stack") or []
    own = set(table.get("tokens") or ())
    if len(set(stack)) != len(stack) or not set(stack) <= {*TOKENS, *own}:
        wrong.append(f"stack: {stack}")
    left_out = table.get("left-out") or []
    if {*left_out} & {*stack} or len({*left_out}) > 10 or not {*left_out} <= {*TOKENS, *own}:
        wrong.append(f"left-out: {left_out} (L12.1: two are drawn)")
    words = {True: "yes", False: "no"}
    wrong += [
        f"ruling {name}: {value} stands not in L18"
        for name, value in (table.get("rulings") or {}).items()
        if words.get(value, value) not in RULINGS.get(name, ())
    ]
    return wrong


def captives_problems(table: Table, bush_on: str | None) -> list[str]:
    captives, players = table.get("captives") or [], table.get("players")
    wrong = []
    figures = [f for c in captives for f in (c["who"], c.get("with")) if f]
    if players not in (2, 3, 4) or len(captives) != players - 1:
        wrong.append(f"{len(captives)} captives at a table of {players} (L2.1)")
    if len(set(figures)) != len(figures) or not set(figures) <= set(WHO):
        wrong.append(f"captives: {figures}")
    if (players == 2) != any("with" in c for c in captives):
        wrong.append("two players, and only two, have a second figure (L15.1)")
    starts = [
        s for c in captives for s in (c["start"] if isinstance(c["start"], list) else [c["start"]])
    ]
    if len(starts) != len(figures):
        wrong.append(f"{len(starts)} starts for {len(figures)} figures")
    if len(set(starts)) != len(starts) or not set(starts) <= set(FRUITS):
        wrong.append(f"starts: {starts} (L2.7)")
    if bush_on in starts:
        wrong.append(f"the Bush stands on the start {bush_on} (L2.7)")
    return wrong


def script_problems(table: Table) -> list[str]:
    wrong = []
    figures = {f for c in table["captives"] for f in (c["who"], c.get("with")) if f} | {"op"}
    script = table.get("script") or []
    if not script:
        wrong.append("no script")
    for number, entry in enumerate(script, 1):
        where = f"script entry {number}"
        if not isinstance(entry, dict) or len(entry) != 1:
            wrong.append(f"{where}: not one `WHO: TEXT`: {entry!r}")
            continue
        ((who, text),) = entry.items()
        if who == "expect":
            wrong += expect_problems(where, text)
        elif who not in figures:
            wrong.append(f"{where}: {who!r} is not at this table")
        elif isinstance(text, bool):
            wrong.append(f"{where}: quote yes and no")
        else:
            wrong += [f"{where}: no space {n}" for n in NAME.findall(str(text)) if n not in SPACES]
    return wrong


def expect_problems(where: str, text: object) -> list[str]:
    if not isinstance(text, dict) or not text:
        return [f"{where}: expect wants a map"]
    wrong = [f"{where}: expect has no {key!r}" for key in text if key not in EXPECT]
    wrong += [
        f"{where}: {key} wants a list"
        for key in ("said", "not-said", "noted", "shown")
        if key in text and not isinstance(text[key], list)
    ]
    if "error" in text and text["error"] not in ERRORS:
        wrong.append(f"{where}: no error {text['error']!r}")
    if re.search(r"(?<!')\b(True|False)\b", repr(text.get("said", ""))):
        wrong.append(f"{where}: quote yes and no")
    wrong += [f"{where}: no space {n}" for n in NAME.findall(repr(text)) if n not in SPACES]
    return wrong


def problems(table: Table) -> list[str]:
    return island_problems(table) or header_problems(table) + script_problems(table)


# ---------------------------------------------------------------- drawing
def starts_of(table: Table) -> dict[str, str]:
    """The starting fruit of each figure."""
    found: dict[str, str] = {}
    for captive in table.get("captives", []):
        fruits = captive["start"] if isinstance(captive["start"], list) else [captive["start"]]
        figures = [captive["who"], captive["with"]] if "with" in captive else [captive["who"]]
        found |= dict(zip(fruits, figures, strict=True))
    return found


def detail(table: Table, name: str) -> str:
    """The anomaly's effect or the knot's arrows."""
    effect = (table.get("anomalies") or {}).get(name)
    return effect or " ".join((table.get("knots") or {}).get(name, ()))


def draw(table: Table) -> str:
    here, op, starts = cells(table), table.get("op") or {}, starts_of(table)
    wide, out = 20, []
    for letter, size in zip("ABCDEFG", ROWS, strict=True):
        row = [f"{letter}{column}" for column in range(1, size + 1)]
        standing = {
            n: [f"[{p}]" for p in ("rock", "bush") if op.get(p) == n] + [starts.get(here[n], "")]
            for n in row
        }
        for texts in (
            [f"{n} {here[n]}" for n in row],
            [detail(table, n) for n in row],
            [" ".join(standing[n]) for n in row],
        ):
            indent = " " * ((7 - size) * wide // 2)
            out.append((indent + "".join(f"{t[: wide - 1]:<{wide}}" for t in texts)).rstrip())
        out.append("")
    return "\n".join([*out, f"Wave: {op.get('wave')}"])


def around(table: Table, name: str) -> str:
    here = cells(table)

    def word(n: str) -> str:
        more = detail(table, n)
        return f"{n} {here[n]} ({more})" if more else f"{n} {here[n]}"

    rows = [word(name)]
    for direction in DIRECTIONS:
        path = line(name, direction)
        last = path[-1] if path else name
        off = f"ocean {'/'.join(parts(last, direction))} (far end: {far_end(last, direction)})"
        rows.append(f"  {direction:<2} " + " > ".join([*map(word, path), off]))
    return "\n".join(rows)


def main() -> int:
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("files", nargs="*", type=Path)
    wanted.add_argument("--draw", action="store_true")
    wanted.add_argument("--around", metavar="SPACE")
    told = wanted.parse_args()
    files = told.files or sorted(Path(__file__).parent.rglob("*.yaml"))
    bad = 0
    for file in files:
        try:
            table = yaml.safe_load(file.read_text(encoding="utf-8"))
            found = problems(table)
        except (yaml.YAMLError, OSError, KeyError, TypeError, AttributeError) as trouble:
            table, found = None, [f"cannot be read: {trouble!r}"]
        for sentence in found:
            print(f"{file}: {sentence}")
        bad += bool(found)
        if table and told.draw:
            print(f"\n{file}\n{draw(table)}")
        if table and told.around:
            print(around(table, told.around))
    print(f"{len(files)} tables, {bad} with problems", file=sys.stderr)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
