"""The end of a game against Echo: its band (X7.9), and the games before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from companion.games.paradoxon.work import verdict_of
from companion.text.counted import counted
from companion.text.paradoxon.nouns import VERDICTS
from companion.text.screens import words
from companion.text.screens.at_table import AT_TABLE
from companion.ui.games.paradoxon.echo_view import keys_of_bar
from companion.ui.games.paradoxon.echo_views import EarlierGame, EchoEndView, PointsBand
from companion.ui.kit.parts import Button
from companion.ui.shell.days import day

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.store.games.listing import Listed
    from companion.store.games.shelf import Shelf
    from companion.ui.games.paradoxon.echo_model import EchoModel

# X7.9, from the lowest.
_BANDS: Final = (("lost", "0–14"), ("sacrifice", "15–17"), ("saved", "18–20"), ("master", "21+"))
_SHOWN: Final = 4  # games


def echo_end_view(model: EchoModel, shelf: Shelf, which: str) -> EchoEndView:
    sheet, common, state = model.sheet, words(AT_TABLE, model.language), model.state
    seat = state.seats[0]
    verdict = verdict_of(seat.points)
    counts = {
        "threes": len(seat.threes), "twos": len(seat.twos), "fragments-n": len(seat.fragments),
    }  # fmt: skip
    told = [counted(model.shared[key], n, model.language) for key, n in counts.items() if n]
    step = model.in_short or common["nothing-undone"]
    games = tuple(_games(model, shelf, which, seat.points))
    return EchoEndView(
        title=model.shared["name"],
        note=sheet["ended"],
        total=str(seat.points),
        headline=sheet[f"headline-{verdict}"],
        text=VERDICTS[verdict][model.language],
        bands=tuple(
            PointsBand(numbers, sheet[f"band-{word}"], word == verdict) for word, numbers in _BANDS
        ),
        games_label=sheet["your-games" if len(games) > 1 else "only-game"],
        games=games,
        figures=" · ".join(told),
        ways=(
            Button("again", common["once-more"], icon="redo", tone="accent"),
            Button("to-shelf", common["to-shelf"], icon="home"),
        ),
        undo=Button("undo", step, common["undo"], icon="undo"),
        keys=keys_of_bar(model.language),
    )


def _games(model: EchoModel, shelf: Shelf, which: str, points: int) -> Iterator[EarlierGame]:
    """This one, and those before it that were played to the end."""
    now = shelf.now()
    yield _game(model, now, now, points, now_over=True)
    ended = (_ended(one) for one in shelf.games() if one.id != which)
    earlier = [one for one in ended if one is not None]
    for last, scored in earlier[: _SHOWN - 1]:
        yield _game(model, last, now, scored, now_over=False)


def _ended(game: Listed) -> tuple[int, int] | None:
    """When a game against Echo was over, and with how many points; files may be anybody's."""
    if game.game != "paradoxon" or not game.over or game.broken:
        return None
    at: Any = game.stands
    points = at.now.get("points")
    if len(at.players) != 1 or not isinstance(points, list) or len(points) != 1:
        return None
    scored = str(points[0])
    return (game.last, int(scored)) if scored.isdecimal() and len(scored) < 3 else None


def _game(model: EchoModel, at: float, now: float, points: int, *, now_over: bool) -> EarlierGame:
    word = model.sheet[f"band-{verdict_of(points)}"]
    return EarlierGame(day(at, now, model.language), word, str(points), now_over)
