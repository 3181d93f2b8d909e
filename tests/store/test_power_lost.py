"""The power goes at a random moment: what was announced is there, and older files are whole.

One world of games and settings lives through it again and again: some acts, a loss of what had not
been synced, a look at everything, and on from there.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.frozen import revised
from companion.engine.journal import Did, JournalRecord
from companion.engine.refused import Refused
from companion.games.island.board.generate import random_island
from companion.store.games.opening import open_game
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotOpen
from companion.store.island.own_islands import OwnIslands
from companion.store.settings import Settings, load, save
from companion.ui.registry import open_over
from companion.ui.shelf.page import ShelfPage
from companion.ui.shell.companion import Companion
from tests.store.power import Disk, PowerLoss, between
from tests.store.saved import act, begun

WORLDS = 4
LOSSES = 250  # in each of them: a thousand in all
OPERATIONS = 40  # at most, before the power goes
ACTS = 12  # at most, between two losses
MOST_GAMES = 3
MOST_ISLANDS = 3
FULL = 60  # lines of a journal, after which another game is begun
NOTHING: Any = object()


@dataclass
class Known:
    """The acts announced. `doing`: those that may have happened as well, by their subject."""

    games: dict[str, list[JournalRecord]] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    deleted: set[str] = field(default_factory=set)
    settings: Settings = field(default_factory=Settings)
    draft: Any = None
    islands: dict[str, str] = field(default_factory=dict)
    doing: tuple[str, Any] = ("", None)


class World:
    def __init__(self, disk: Disk, known: Known, dice: Random) -> None:
        self.disk, self.known, self.dice = disk, known, dice
        self.folder = disk.root / "data"
        self.shelf = Shelf(self.folder, lambda: 1_790_000_000)

    def live(self, acts: int) -> None:
        does: list[Callable[[], None]] = [
            self.play, self.play, self.play, self.rename, self.delete, self.restore, self.bring,
            self.set, self.draw_up, self.keep_island,
        ]  # fmt: skip
        for _ in range(acts):
            self.dice.choice(does)()
            self.known.doing = ("", None)

    def play(self) -> None:
        known = self.known
        on_shelf = [one for one in known.games if one not in known.deleted]
        short = [one for one in on_shelf if len(known.games[one]) < FULL]
        if not short and len(known.games) >= MOST_GAMES:
            return self.throw_away(self.dice.choice(list(known.games)))
        if not short:
            known.doing = ("begin", None)
            session = begun(self.shelf, seed=self.dice.randrange(20))
            known.games[session.id], known.names[session.id] = [], "Friday"
            return None
        which = self.dice.choice(short)
        known.doing = ("play", which)
        session, _ = self.shelf.resume(which)
        for _ in range(self.dice.randrange(1, 5)):
            try:
                act(session, self.dice)
            except Refused:
                continue
            known.games[which] = list(session.journal)
        return None

    def rename(self) -> None:
        for which in self._some(on_shelf=True):
            name = self.dice.choice(("Friday", "Saturday", "Пятница"))
            self.known.doing = ("rename", (which, name))
            self.shelf.rename(which, name)
            self.known.names[which] = name

    def delete(self) -> None:
        for which in self._some(on_shelf=True):
            self.known.doing = ("move", which)
            self.shelf.delete(which)
            self.known.deleted.add(which)

    def restore(self) -> None:
        for which in self._some(on_shelf=False):
            self.known.doing = ("move", which)
            assert self.shelf.restore(which) == which
            self.known.deleted.discard(which)

    def throw_away(self, which: str) -> None:
        if which not in self.known.deleted:
            self.known.doing = ("move", which)
            self.shelf.delete(which)
            self.known.deleted.add(which)
        self.known.doing = ("throw away", which)
        self.shelf.delete_for_good(which)
        del self.known.games[which], self.known.names[which]
        self.known.deleted.discard(which)

    def bring(self) -> None:
        """A copy of a game, as from another tablet."""
        if len(self.known.games) >= MOST_GAMES:
            return
        for which in self._some(on_shelf=True):
            raw = self.shelf.export_bytes(which)
            self.known.doing = ("begin", None)
            copy = self.shelf.import_bytes(raw, "friday.game")
            self.known.games[copy] = list(self.known.games[which])
            self.known.names[copy] = self.known.names[which]

    def set(self) -> None:
        settings = revised(self.known.settings, {"keep_awake": self.dice.random() < 0.5})
        self.known.doing = ("settings", settings)
        save(self.folder, settings)
        self.known.settings = settings

    def draw_up(self) -> None:
        draft = self.dice.choice((None, {"step": self.dice.randrange(99), "long": "x" * 3_000}))
        self.known.doing = ("draft", draft)
        self.shelf.draft.drop() if draft is None else self.shelf.draft.keep(draft)
        self.known.draft = draft

    def keep_island(self) -> None:
        own = OwnIslands(self.folder)
        if len(own.names) >= MOST_ISLANDS:
            code = next(iter(own.names))
            self.known.doing = ("forget", code)
            own.forget(code)
            del self.known.islands[code]
            return
        island = random_island(self.dice)
        self.known.doing = ("island", None)
        code = own.keep(island, "Friday")
        self.known.islands[code] = "Friday"

    def _some(self, *, on_shelf: bool) -> list[str]:
        which = [one for one in self.known.games if (one in self.known.deleted) != on_shelf]
        return [self.dice.choice(which)] if which else []


def looked_at(folder: Path, known: Known) -> Known:
    """Everything is as announced, or as it was to become; what it is now is known from here on."""
    what, about = known.doing
    found = Known()
    shelf = Shelf(folder)
    assert shelf.mended() == []
    for place, games in ((folder, shelf.games()), (shelf.bin, shelf.deleted())):
        for game in games:
            assert not game.broken
            assert game.id not in found.games
            session, troubles = open_game(place / f"{game.id}.game", lambda: 0)
            session.close()
            found.games[game.id], found.names[game.id] = session.journal, session.header.name
            check_journal(session.journal, known, game.id)
            # A torn last line with holes in it, and an end: kept aside, and told.
            assert troubles == [] or (what, about) == ("play", game.id)
            if place == shelf.bin:
                found.deleted.add(game.id)
    check_games(found, known)
    found.settings = load(folder)
    assert found.settings in (known.settings, about if what == "settings" else NOTHING)
    found.draft = shelf.draft.read()
    assert found.draft in (known.draft, about if what == "draft" else NOTHING)
    own = OwnIslands(folder)
    assert own.troubles == []
    found.islands = own.names
    forgotten = {about} if what == "forget" else set()
    assert known.islands.keys() - found.islands.keys() <= forgotten
    assert len(found.islands) <= len(known.islands) + (what == "island")
    return found


def check_journal(journal: list[JournalRecord], known: Known, which: str) -> None:
    """Every line that was announced, and of the act that was going on at most its own."""
    announced = known.games.get(which, [])
    assert journal[: len(announced)] == announced
    more = journal[len(announced) :]
    if known.doing == ("play", which):
        assert all(isinstance(line, Did) and line.who == "chance" for line in more[1:])
    elif which in known.games:
        assert more == []


def check_games(found: Known, known: Known) -> None:
    what, about = known.doing
    gone = known.games.keys() - found.games.keys()
    assert gone <= ({about} if what == "throw away" else set())
    assert len(found.games.keys() - known.games.keys()) <= (what == "begin")
    for which in found.games.keys() & known.games.keys():
        names = {known.names[which]}
        if what == "rename" and about[0] == which:
            names.add(about[1])
        assert found.names[which] in names
        if what not in ("move", "throw away") or about != which:
            assert (which in found.deleted) == (which in known.deleted)


def opens(folder: Path, known: Known) -> None:
    """The app, with the shelf as its first place."""
    home = Companion(Shelf(folder), known.settings, lambda _: None, open_over)
    home.go(ShelfPage(home))
    home.view()
    home.shelf.close()


def lost(folder: Path, losses: int, seed: int, **sloppy: bool) -> tuple[int, int]:
    """The number of commands announced in all, and of acts cut off."""
    dice, known, announced, cut_off = Random(seed), Known(), 0, 0
    root = folder / "0"
    root.mkdir()
    for loss in range(1, losses + 1):
        disk, after = Disk(root, **sloppy), folder / str(loss)
        disk.left = dice.randrange(OPERATIONS)
        begin = dict(known.games)
        with between(disk):
            world = World(disk, known, dice)
            try:
                world.live(dice.randint(1, ACTS))
            except PowerLoss:
                cut_off += 1
            world.shelf.close()
        announced += sum(len(lines) - len(begin.get(one, ())) for one, lines in known.games.items())
        disk.lose_power(after, dice)
        shutil.rmtree(root)
        known = looked_at(after / "data", known)
        opens(after / "data", known)
        root = after
    return announced, cut_off


@pytest.mark.long
@pytest.mark.parametrize("seed", range(WORLDS))
def test_a_thousand_losses_of_power_lose_nothing(tmp_path: Path, seed: int) -> None:
    announced, cut_off = lost(tmp_path, LOSSES, seed)
    assert announced > LOSSES
    assert cut_off > LOSSES / 2


def test_some_losses_of_power(tmp_path: Path) -> None:
    lost(tmp_path, 30, seed=15)


@pytest.mark.parametrize("sloppy", ["syncs_files", "syncs_folders"])
def test_a_disk_that_only_says_so_is_found_out(tmp_path: Path, sloppy: str) -> None:
    """So would a store be that does not wait for it."""
    with pytest.raises((AssertionError, CannotOpen)):
        lost(tmp_path, 100, seed=1, **{sloppy: False})
