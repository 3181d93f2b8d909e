"""How the benchmarks measure: CPU time, the median of several runs, an anchor beside ours."""

import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

RUNS = 7


def rate(work: Callable[[], int], runs: int = RUNS) -> float:
    """Units a second: the median over the runs; `work` gives how many units it did."""
    figures = []
    for _ in range(runs):
        start = time.process_time()
        units = work()
        figures.append(units / (time.process_time() - start))
    return statistics.median(figures)


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
    """The table in Markdown, so that it can go into the README as it is."""
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


def per_second(name: str, what: str, anchor: float, ours: float, goal: float) -> Row:
    """A row of rates: the more the better."""
    ratio = ours / anchor
    return Row(
        name,
        what,
        f"{anchor:,.0f}/s",
        f"{ours:,.0f}/s",
        f"{ratio:.2f}×",
        f"≥ {goal}×",
        ratio >= goal,
    )


def at_most(name: str, what: str, anchor: str, ours: str, ratio: float, goal: float) -> Row:
    """A row of costs: the less the better."""
    return Row(name, what, anchor, ours, f"{ratio:.2f}×", f"≤ {goal}×", ratio <= goal)
