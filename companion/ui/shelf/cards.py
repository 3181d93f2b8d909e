"""A game as it stands on the shelf: who plays, who has won, when; never the island that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.games.island.setup.begin import DEATHS
from companion.text.counted import counted
from companion.text.island.epilogues import ended
from companion.text.island.names import in_sentence
from companion.text.screens import words
from companion.text.screens.shelf import SHELF
from companion.ui.kit.long_names import shortened
from companion.ui.kit.parts import Button, Hold
from companion.ui.shelf.days import begun, day
from companion.ui.shelf.status_line import ago, called, is_named
from companion.ui.shelf.views import GameCard, MarksOf, Running

if TYPE_CHECKING:
    from companion.store.games.listing import Listed
    from companion.text.languages import Language
    from companion.ui.island.map.views import Ground

_DAY: Final = 24 * 60 * 60


def running(game: Listed, now: float, language: Language) -> Running:
    """The game that is gone on with."""
    sheet = words(SHELF, language)
    return Running(
        kicker=sheet["going-on"],
        title=headline(game, language),
        text=told(game, now, language),
        captives=missions(game),
        deaths=deaths(game),
        hold=hold(f"open {game.id}", language),
        more=Button(f"more {game.id}", "", icon="rename"),
    )


def hold(act: str, language: Language) -> Hold:
    """The island opens under a finger that stays: the shelf may be seen by all."""
    sheet = words(SHELF, language)
    return Hold(Button(act, sheet["goes-on"], sheet["covered"], icon="play", tone="accent"))


def missions(game: Listed) -> tuple[MarksOf, ...]:
    done = game.done or (None,) * len(game.captives)
    return tuple(MarksOf(who, marks) for who, marks in zip(game.captives, done, strict=True))


def deaths(game: Listed) -> tuple[int, int] | None:
    of = DEATHS.get(game.players)
    return None if of is None or game.deaths is None else (game.deaths, of)


def headline(game: Listed, language: Language) -> str:
    """The end of a game, or whose turn it is."""
    sheet = words(SHELF, language)
    if game.broken:
        return sheet["broken"]
    if game.won is not None:
        return sheet[f"escaped-{game.won}"]
    if game.turn is None or game.round is None:
        return called(game, language)
    name = in_sentence(game.turn, language)
    return sheet["to-move"].format(round=game.round, name=name)


def told(game: Listed, now: float, language: Language) -> str:
    """The name that it was given, and when it was played."""
    parts = [called(game, language)] if is_named(game) else []
    parts += [_when(game, now, language)] if game.last else []
    if game.won is not None and game.round is not None:
        parts.append(counted(words(SHELF, language)["rounds"], game.round, language))
    elif game.made and not game.broken:
        parts.append(begun(game.made, now, language))
    return " · ".join(parts)


def _when(game: Listed, now: float, language: Language) -> str:
    """Hours and minutes on the same day, then the day."""
    since = now - game.last
    if since < _DAY and day(game.last, now, language) == day(now, now, language):
        return ago(since, language)
    return day(game.last, now, language)


def card(game: Listed, now: float, language: Language, ground: Ground | None = None) -> GameCard:
    """One of the other games; a short name stands on it, the whole one on its page."""
    sheet, over = words(SHELF, language), game.won is not None and not game.broken
    name = [shortened(called(game, language))] if is_named(game) else []
    parts = [_when(game, now, language)] if game.last else []
    if over and game.round is not None:
        parts.append(counted(sheet["rounds"], game.round, language))
    if game.broken:
        parts.append(sheet["broken-text"])
    title = headline(game, language)
    watch = Button(f"replay-game {game.id}", sheet["watch"], icon="watch-it", tone="plain")
    return GameCard(
        button=Button(f"more {game.id}", title, tone="problem" if game.broken else "raised"),
        title=title,
        text=" · ".join((*name, *parts)),
        brief=" · ".join(parts),
        who=None if game.broken else game.won or game.turn,
        icon="alert" if game.broken else "",
        ground=ground if over else None,
        sealed=not over and not game.broken,
        epilogue=ended(game.won, language)[1] if over and game.won is not None else "",
        link=watch if over else None,
    )
