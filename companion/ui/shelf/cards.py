"""A game as it stands on the shelf: who plays, who has won, when; never the island that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.setup.table import DEATHS
from companion.games.island.terms import OP
from companion.text.counted import counted
from companion.text.island.epilogues import ended
from companion.text.island.names import in_sentence
from companion.text.screens import words
from companion.text.screens.computer.whole_games import WHOLE_GAMES
from companion.text.screens.shelf import SHELF
from companion.ui.kit.long_names import shortened
from companion.ui.kit.parts import Button, Hold
from companion.ui.shelf.small_games import game_name, picture, stands_so, table_of
from companion.ui.shelf.status_line import ago, called, is_named, on_island
from companion.ui.shelf.views import GameCard, MarksOf, Running
from companion.ui.shell.days import begun, day

if TYPE_CHECKING:
    from companion.store.games.listing import Listed
    from companion.text.languages import Language
    from companion.ui.island.map.views import Ground

_DAY: Final = 24 * 60 * 60


def running(game: Listed, now: float, language: Language) -> Running:
    """The game that is gone on with."""
    sheet, small = words(SHELF, language), table_of(game) is not None
    act = f"open {game.id}"
    return Running(
        kicker=sheet["going-on-against" if against(game) else "going-on"],
        title=headline(game, language),
        text=told(game, now, language),
        captives=missions(game),
        deaths=deaths(game),
        hold=None if small else hold(act, language),
        more=Button(f"more {game.id}", sheet["more"], icon="menu"),
        picture=picture(game, language) if small else "",
        open_it=Button(act, sheet["goes-on"], icon="play", tone="accent") if small else None,
    )


def against(game: Listed) -> bool:
    """True where the computer plays the captives."""
    return any(player != OP for player in game.computer)


def hold(act: str, language: Language) -> Hold:
    """The island opens under a finger that stays: the shelf may be seen by all."""
    sheet = words(SHELF, language)
    return Hold(Button(act, sheet["goes-on"], sheet["covered"], icon="play", tone="accent"))


def missions(game: Listed) -> tuple[MarksOf, ...]:
    at = on_island(game)
    done = at.done or (None,) * len(at.captives)
    return tuple(MarksOf(who, marks) for who, marks in zip(at.captives, done, strict=True))


def deaths(game: Listed) -> tuple[int, int] | None:
    at = on_island(game)
    of = DEATHS.get(at.players)
    return None if of is None or at.deaths is None else (at.deaths, of)


def headline(game: Listed, language: Language) -> str:
    """The end of a game, or whose turn it is."""
    sheet, at, small = words(SHELF, language), on_island(game), table_of(game)
    if game.broken:
        return sheet["broken"]
    if small is not None:
        return stands_so(game, small, language)
    if at.won is not None:
        return sheet[f"escaped-{at.won}"]
    if at.turn is None or at.round is None:
        return called(game, language)
    name = in_sentence(at.turn, language)
    return sheet["to-move"].format(round=at.round, name=name)


def told(game: Listed, now: float, language: Language) -> str:
    """The name that it was given, and when it was played."""
    parts = _kind(game, language)
    parts += [called(game, language)] if is_named(game) else []
    parts += [_when(game, now, language)] if game.last else []
    at = on_island(game)
    if at.won is not None and at.round is not None:
        parts.append(counted(words(SHELF, language)["rounds"], at.round, language))
    elif game.made and not game.broken:
        parts.append(begun(game.made, now, language))
    return " · ".join(parts)


def _kind(game: Listed, language: Language) -> list[str]:
    """A small game by its name; and whether it is played whole on the tablet, for practice."""
    small = table_of(game)
    if small is None:
        return []
    dealt = [words(WHOLE_GAMES, language)["dealt"]] if small.dealt else []
    return [game_name(game, language), *dealt]


def _when(game: Listed, now: float, language: Language) -> str:
    """Hours and minutes on the same day, then the day."""
    since = now - game.last
    if since < _DAY and day(game.last, now, language) == day(now, now, language):
        return ago(since, language)
    return day(game.last, now, language)


def card(game: Listed, now: float, language: Language, ground: Ground | None = None) -> GameCard:
    """One of the other games; a short name stands on it, the whole one on its page."""
    sheet, over, at = words(SHELF, language), game.over and not game.broken, on_island(game)
    name = [shortened(called(game, language))] if is_named(game) else []
    small = table_of(game) is not None and not game.broken
    kind = _kind(game, language) if small else []
    parts = [*kind, _when(game, now, language)] if game.last else kind
    if over and at.round is not None:
        parts.append(counted(sheet["rounds"], at.round, language))
    if game.broken:
        parts.append(sheet["broken-text"])
    title = headline(game, language)
    watch = Button(f"replay-game {game.id}", sheet["watch"], icon="watch-it", tone="plain")
    at_end = over and not small
    return GameCard(
        button=Button(f"more {game.id}", title, tone="problem" if game.broken else "raised"),
        title=title,
        text=" · ".join((*name, *parts)),
        brief=" · ".join(parts),
        who=None if game.broken else at.won or at.turn,
        icon="alert" if game.broken else "",
        ground=ground if over else None,
        sealed=not over and not game.broken and not small,
        epilogue=ended(at.won, language)[1] if over and at.won is not None else "",
        link=watch if at_end else None,
        picture=picture(game, language) if small else "",
    )
