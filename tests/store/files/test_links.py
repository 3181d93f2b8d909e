"""A game behind a link: shown, moved as the link that it is, and never written through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.games.island.commands import Where
from companion.games.island.terms import OP
from companion.store.games.exchange import Exchange
from companion.store.games.kept_game import KeptGame
from companion.store.games.shelf import Shelf
from companion.store.games.troubles import CannotOpen
from tests.store.saved import begun, file_of, played

Act = Callable[[Shelf, str], object]


@pytest.fixture
def linked(shelf: Shelf, tmp_path: Path) -> tuple[str, Path, bytes]:
    """The id of a game whose file lies elsewhere, where, and what is in it."""
    session = begun(shelf)
    played(session, 10)
    path = file_of(shelf, session)
    shelf.close()
    elsewhere = path.rename(tmp_path / "elsewhere.game")
    path.symlink_to("../elsewhere.game")
    link = path.rename(shelf.folder / f"{'1' * 16}.game")
    return link.stem, elsewhere, elsewhere.read_bytes()


USES: dict[str, Act] = {
    "resume": lambda shelf, which: shelf.resume(which),
    "rename": lambda shelf, which: shelf.rename(which, "Saturday"),
    "export": lambda shelf, which: shelf.export_bytes(which),
}


@pytest.mark.parametrize("use", USES)
def test_it_is_not_written_through_and_says_so(
    shelf: Shelf, linked: tuple[str, Path, bytes], use: str
) -> None:
    which, elsewhere, raw = linked
    (game,) = shelf.games()
    assert (game.id, game.name, game.broken) == (which, "Friday", True)
    with pytest.raises(CannotOpen) as refused:
        USES[use](shelf, which)
    assert refused.value.code == "a-link"
    assert "is only a link to another place" in refused.value.say("en")
    assert elsewhere.read_bytes() == raw
    assert (shelf.folder / f"{which}.game").is_symlink()


def test_it_is_deleted_and_comes_back_and_what_it_leads_to_stays(
    shelf: Shelf, linked: tuple[str, Path, bytes]
) -> None:
    which, elsewhere, raw = linked
    shelf.delete(which)
    assert shelf.games() == []
    (game,) = shelf.deleted()  # from there it leads nowhere, and is seen all the same
    assert (game.id, game.broken) == (which, True)
    assert shelf.restore(which) == which
    assert shelf.games()[0].name == "Friday"
    shelf.delete(which)
    shelf.delete_for_good(which)
    assert (shelf.games(), shelf.deleted()) == ([], [])
    assert elsewhere.read_bytes() == raw


def test_a_dead_link_is_never_written_over(shelf: Shelf) -> None:
    session = begun(shelf)
    path = file_of(shelf, session)
    shelf.delete(session.id)
    path.symlink_to("nowhere")
    back = shelf.restore(path.stem)
    assert back != path.stem
    assert path.is_symlink()
    assert {(game.id, game.broken) for game in shelf.games()} == {(back, False), (path.stem, True)}
    exchange = Exchange(shelf)
    exchange.export(back, "Friday")
    (shelf.folder / "exchange" / "Friday.game").unlink()
    (shelf.folder / "exchange" / "Friday.game").symlink_to("nowhere")
    assert exchange.export(back, "Friday").endswith("Friday 2.game")


def test_a_link_put_in_the_place_of_a_game_that_is_played(shelf: Shelf, tmp_path: Path) -> None:
    """It goes on where it is; under its next name it has a file of its own again."""
    session = begun(shelf)
    path = file_of(shelf, session)
    moved = path.rename(tmp_path / "moved.game")
    (tmp_path / "other").write_bytes(b"mine")
    path.symlink_to(tmp_path / "other")
    ask(session)
    assert len(moved.read_bytes().splitlines()) == 2
    shelf.rename(session.id, "Saturday")
    ask(session)
    assert not path.is_symlink()
    assert (tmp_path / "other").read_bytes() == b"mine"
    shelf.close()
    again, troubles = shelf.resume(path.stem)
    assert (len(again.journal), again.header.name, troubles) == (2, "Saturday", [])


def ask(session: KeptGame) -> None:
    session.submit(Where(OP, session.state.captives[0].who))
