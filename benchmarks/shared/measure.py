"""Measuring: CPU time, the median of several runs, an anchor beside ours."""

import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

RUNS = 9


@dataclass(frozen=True, slots=True)
class Measured:
    """Units a second of the anchor and of ours, and the ratio: each the median over the runs."""

    anchor: float
    ours: float
    ratio: float


def side_by_side(anchor: Callable[[], int], ours: Callable[[], int], runs: int = RUNS) -> Measured:
    """Turn and turn about, so that a slower moment of the machine meets both.

    Each work gives how many units it did.
    """
    pairs = [(_rate(anchor), _rate(ours)) for _ in range(runs)]
    return Measured(
        statistics.median(one for one, _ in pairs),
        statistics.median(other for _, other in pairs),
        statistics.median(other / one for one, other in pairs),
    )


def _rate(work: Callable[[], int]) -> float:
    start = time.process_time()
    units = work()
    return units / (time.process_time() - start)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table. `ratio` is ours to the anchor's, so that the goal reads alike."""

    name: str
    what: str
    anchor: str
    ours: str
    ratio: str
    goal: str
    reached: bool


def show(rows: list[Row]) -> None:
    """The table in Markdown, so that it can go into docs/benchmarks.md as it is."""
    print(
        f"\n{datetime.now(UTC).date()}, {platform.machine()}, "
        f"CPython {platform.python_version()}, one core\n"
    )
    print("| | what | anchor | ours | ratio | target | reached |")
    print("|---|---|---|---|---|---|---|")
    for row in rows:
        reached = "yes" if row.reached else "no"
        print(
            f"| {row.name} | {row.what} | {row.anchor} | {row.ours} "
            f"| {row.ratio} | {row.goal} | {reached} |"
        )


def per_second(name: str, what: str, measured: Measured, goal: float) -> Row:
    """A row of rates: the more the better."""
    return Row(
        name,
        what,
        f"{measured.anchor:,.0f}/s",
        f"{measured.ours:,.0f}/s",
        f"{measured.ratio:.2f}×",
        f"≥ {goal}×",
        measured.ratio >= goal,
    )


def at_most(name: str, what: str, anchor: str, ours: str, ratio: float, goal: float) -> Row:
    """A row of costs: the less the better."""
    return Row(name, what, anchor, ours, f"{ratio:.2f}×", f"≤ {goal}×", ratio <= goal)
