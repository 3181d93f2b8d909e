"""Change the rules at random, one small thing at a time, and see whether the tests notice.

    python -m tools.mutate N [--seed S] [--jobs J] [--bar PERCENT] [--seconds T]
                              [--game GAME] [--only FILE] [--but SEED:N]

That is `./run mutate`. Each change is tried against the tables, the golden games and the tests of
the engine and the games; survivors are printed as they are found. Exit code 1 when fewer than
PERCENT were noticed or are listed as changing nothing (tools/mutation/equivalents.yaml), or when
that list is out of date; 2 when nothing can be tried.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from companion.games.registry import GAMES, ISLAND
from tools.mutation import equivalents, reach
from tools.mutation.changes import Change, Name
from tools.mutation.equivalents import BadList, Equivalents
from tools.mutation.rooms import HOUSE, all_changes, drawn, fingerprint, rule_files
from tools.mutation.server import Server, Tried, keep_notices, kept_notices, share
from tools.mutation.trial import SURVIVED, CannotTry, in_child, prepare, verdict

_KEPT: Final = HOUSE / "build" / "mutate"
_NOTICES: Final = _KEPT / "noticed.json"


def main(given: Sequence[str] | None = None) -> int:
    asked = _asked(given)
    try:
        listed = equivalents.read()
        files = rule_files(asked.game)
        every = all_changes(files)
        known = _reach(asked.game)
    except (BadList, CannotTry) as cannot:
        print(f"mutate: {cannot}", file=sys.stderr)
        return 2
    for test in known.failing:
        print(f"Left out, for it fails before anything is changed: {test}")
    chosen = _chosen(every, asked)
    if not chosen:
        print(f"No change is left to try: {asked.only or '--but'} leaves none of the rules.")
        return 2
    print(f"{len(chosen)} of {len(every)} changes, seed {asked.seed}:", flush=True)
    started = monotonic()
    done = _tried(Server(known, kept_notices(_NOTICES), asked.jobs, asked.seconds), chosen, listed)
    stale = listed.gone(every, files)
    return told(done, listed, stale, asked.bar, monotonic() - started)


def _asked(given: Sequence[str] | None) -> argparse.Namespace:
    wanted = argparse.ArgumentParser(
        prog="./run mutate", description=(__doc__ or "").split("\n")[0]
    )
    wanted.add_argument("count", type=int, metavar="N", help="how many changes")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted.add_argument("--bar", type=float, default=98.0, help="per cent")
    wanted.add_argument("--seconds", type=float, default=30.0, help="of tests for one change")
    wanted.add_argument("--game", choices=GAMES, default=ISLAND, help="whose rules")
    wanted.add_argument("--only", default="", metavar="FILE", help="changes of this file alone")
    wanted.add_argument("--but", default="", metavar="SEED:N", help="without those of that run")
    return wanted.parse_args(given)


def _chosen(every: list[Change], asked: argparse.Namespace) -> list[Change]:
    found = [change for change in every if asked.only in change.file]
    if asked.but:
        seed, count = map(int, asked.but.split(":"))
        known = {change.name for change in drawn(found, count, seed)}
        found = [change for change in found if change.name not in known]
    return drawn(found, asked.count, asked.seed)


def _reach(game: str) -> reach.Reach:
    """The lines that each test reaches: measured anew when a rule or a test has changed."""
    prepare()
    file = _KEPT / f"reach-{game}-{fingerprint()}.json"
    if not file.is_file():
        print("Looking at which test reaches which line (a minute or two).", flush=True)
        for old in _KEPT.glob(f"reach-{game}-*.json"):
            old.unlink()
        child, answer = in_child(lambda: reach.record(file, game))
        _, status = os.waitpid(child, 0)
        with os.fdopen(answer, encoding="utf-8") as said:
            verdict(status, said.read())
    return reach.read(file)


def _tried(server: Server, chosen: list[Change], listed: Equivalents) -> list[Tried]:
    done: list[Tried] = []
    for one in server.try_all(chosen):
        done.append(one)
        keep_notices(_NOTICES, server.noticed)
        if one.noticed == SURVIVED and one.change not in listed:
            _tell_survivor(one, len(done))
    return done


def _tell_survivor(one: Tried, number: int) -> None:
    change = one.change
    where = f"{change.file}:{change.line} in {change.inside or 'the module'}"
    reached = f"{one.reached} tests come here"
    print(f"\n{number}. {where}: {change.kind}; {reached}\n{change.diff()}", flush=True)


def told(done: list[Tried], listed: Equivalents, stale: list[Name], bar: float, took: float) -> int:
    survived = [one for one in done if one.noticed == SURVIVED]
    alike = [one for one in survived if one.change in listed]
    noticed = [one for one in done if one.noticed != SURVIVED and one.change in listed]
    percent = share(done, len(alike))
    print(
        f"\n{len(done)} changes in {took:.0f} s: {len(done) - len(survived)} noticed, "
        f"{len(alike)} listed as changing nothing, {len(survived) - len(alike)} survived: "
        f"{percent:.1f} %"
    )
    for one in noticed:
        print(f"Listed as changing nothing, but noticed by {one.noticed}: {one.change.name}")
    for name in stale:
        print(f"Listed, but no such change can be made any more: {name}")
    return int(percent < bar or bool(noticed) or bool(stale))


if __name__ == "__main__":
    # Children must import what is here, whatever the place it was called from.
    os.chdir(HOUSE)
    sys.path.insert(0, str(Path(HOUSE)))
    sys.exit(main())
