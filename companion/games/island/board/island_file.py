"""L1: the island of a file and its knots, read and written; and the anomalies laid on it."""

from collections.abc import Mapping
from typing import Any, Final, cast

from companion.engine.checks import Checks, KeyPath, listed, printable, quoted, shown
from companion.games.island.board.hexes import HEXES, ROWS, WIDTHS
from companion.games.island.board.layout import (
    SPACES,
    Island,
    Pattern,
    Problem,
    lay_out,
    pattern,
    problems,
)
from companion.games.island.board.sides_file import read_sides
from companion.games.island.box.box import Groups
from companion.games.island.terms import ANOMALIES, Anomaly, Direction, Hex

# Stands in for arrows that are wrong by themselves and have been named already.
_ANY: Final = pattern((("NW", "SE"), ("NE", "SW"), ("E", "W")))


def read_island(rows: Any, knots: Any, checks: Checks) -> Island | None:
    """The island, or None with the faults of whatever is wrong with it."""
    before = len(checks.faults)
    spaces = _spaces(rows, checks)
    patterns = _patterns(knots, checks)
    found = [one for one in problems(spaces, patterns) if _sure(one, spaces)]
    missing = [problem.space for problem in found if problem.kind == "too-few"]
    surplus = any(problem.kind == "too-many" for problem in found)
    for problem in found:
        if problem.kind != "too-few" or not surplus:  # else it is the remedy of the surplus
            _tell(problem, missing, checks)
    return lay_out(spaces, patterns) if len(checks.faults) == before else None


def _spaces(rows: Any, checks: Checks) -> dict[Hex, str]:
    """The spaces as far as they can be read: not in rows of another width than the law's."""
    written = checks.entries(rows, ("island",))
    if isinstance(rows, list) and len(written) != len(WIDTHS):
        checks.wrong(("island",), "rows", found=len(written))
    texts = [checks.text(row, ("island", at)) or "" for at, row in enumerate(written)]
    rows_of = [text.split() for text in texts]
    for at, (words, width) in enumerate(zip(rows_of, WIDTHS, strict=False)):
        _check_row(words, at, width, checks)
    if len(written) != len(WIDTHS):
        return {}  # nobody knows which of the rows is which
    return {
        Hex(f"{row}{column}"): word
        for row, words, width in zip(ROWS, rows_of, WIDTHS, strict=True)
        if len(words) == width
        for column, word in enumerate(words, 1)
        if word in SPACES
    }


def _check_row(words: list[str], at: int, width: int, checks: Checks) -> None:
    for word in words:
        checks.word(word, ("island", at), SPACES)
    if words and len(words) != width:
        checks.wrong(("island", at), "row", row=ROWS[at], found=len(words), wanted=width)


def _sure(problem: Problem, spaces: Mapping[Hex, str]) -> bool:
    """True if it is a problem in any case, whatever the unreadable spaces hold."""
    match problem.kind:
        case "too-few":
            return len(spaces) == len(HEXES)
        case "arrows-without-knot":
            return problem.at[0] in spaces or problem.at[0] not in HEXES
        case _:
            return True


def _patterns(knots: Any, checks: Checks) -> dict[Hex, Pattern]:
    patterns: dict[Hex, Pattern] = {}
    for at, pairs in checks.mapping(knots, ("knots",), None).items():
        sides = read_sides(pairs, ("knots", at), 2, checks)
        joined = cast(list[tuple[Direction, Direction]], sides)
        patterns[Hex(at)] = _ANY if sides is None else pattern(joined)
    return patterns


def _tell(problem: Problem, missing: list[str], checks: Checks) -> None:
    checks.wrong(
        _place(problem),
        problem.kind,
        space=problem.space,
        found=problem.found,
        wanted=problem.wanted,
        at=printable(", ".join(problem.at)[:60]),
        missing=listed(missing),
    )


def _place(problem: Problem) -> KeyPath:
    """The row of the last of the spaces; for a knot's arrows, their own entry."""
    if problem.space == "knot" and len(problem.at) == 1:
        return ("knots", problem.at[0])
    return ("island", ROWS.index(problem.at[-1][0])) if problem.at else ("island",)


def read_anomalies(
    tree: Any, island: Island | None, checks: Checks
) -> Mapping[Hex, Anomaly] | None:
    """L2.3: five different tokens, one on each anomaly space; None where nothing is given."""
    if tree is None:
        return None
    laid: dict[Hex, Anomaly] = {}
    for at, value in checks.mapping(tree, ("anomalies",), None).items():
        word = checks.word(value, ("anomalies", at), ANOMALIES)
        if word is not None and word in laid.values():
            checks.wrong(("anomalies", at), "twice", found=shown(word))
        laid[Hex(at)] = cast(Anomaly, word)
    if island is not None:
        _check_spaces(laid, island, checks)
    return laid


def _check_spaces(laid: Mapping[Hex, Anomaly], island: Island, checks: Checks) -> None:
    for at in laid:
        if at not in island.anomalies:
            checks.wrong(("anomalies", at), "no-anomaly-here", found=quoted(at),
                         known=listed(island.anomalies))  # fmt: skip
    left = [word for word in ANOMALIES if word not in laid.values()]
    for at in island.anomalies:
        if at not in laid:
            checks.wrong(("anomalies",), "anomaly-missing", at=at, known=listed(left))


# Writing


def write_rows(spaces: Mapping[Hex, str]) -> list[str]:
    return [" ".join(spaces[at] for at in HEXES if at[0] == row) for row in ROWS]


def write_knots(knots: Mapping[Hex, Pattern]) -> dict[str, list[str]]:
    """L1.8: each pair of sides once."""
    return {
        at: sorted(f"{side}-{out}" for side, out in arrows.items() if side < out)
        for at, arrows in knots.items()
    }


def write_arrows(groups: Groups) -> list[str]:
    return ["-".join(sorted(group)) for group in groups]
