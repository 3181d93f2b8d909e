"""The view of whoever has won: whose ring it is, what stands on it, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.island.opponent.tempers import harder, manner_read
from companion.games.island.rules.missions import MARKS
from companion.games.island.terms import OP
from companion.text.counted import counted
from companion.text.island.epilogues import ended
from companion.text.island.names import name
from companion.text.languages import listed
from companion.text.screens import words
from companion.text.screens.computer.table_mode import TABLE_MODE
from companion.text.screens.ending import ENDING
from companion.ui.island.ending.views import EndingView, RingMark
from companion.ui.island.map.view import ground, marked
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.island.state import State
    from companion.games.island.terms import Piece, Who
    from companion.text.languages import Language


@frozen
class EndingModel:
    """`scared`: the OP pieces that Granddead has scared off. `plays`: it appears by and by,

    which takes so many `seconds`. `turns`: its rays do. `manner`: of the OP, where nobody hosts.
    """

    state: State
    scared: tuple[Piece, ...]
    language: Language
    plays: bool
    seconds: float
    turns: bool = False
    manner: str = ""

    @property
    def winner(self) -> Who:
        return self.state.won or OP


def ending_view(model: EndingModel) -> EndingView:
    sheet = words(ENDING, model.language)
    title, epilogue = ended(model.winner, model.language)
    return EndingView(
        who=model.winner,
        kicker=_kicker(model),
        title=title,
        epilogue=epilogue,
        others=_others(model),
        ring=tuple(_deaths(model) if model.winner == OP else _marks(model)),
        reveal=Button("reveal", sheet["reveal"], sheet["turn-it"], icon="eye", tone="accent"),
        again=again_button(model.manner, model.language),
        rest=(
            Button("to-shelf", sheet["to-shelf"], icon="home"),
            Button("undo", sheet["undo"], icon="undo"),
            Button("replay", sheet["replay"], icon="play"),
            Button("share", sheet["share"], icon="share"),
        ),
        plays=model.plays,
        turns=model.turns,
        tick=model.seconds if model.plays else 0.0,
    )


def again_button(manner: str, language: Language, *, short: bool = False) -> Button:
    """A new table for the same people; where nobody hosts, with an OP that is a little stronger."""
    sheet = words(ENDING, language)
    same, more = ("again-short", "harder-short") if short else ("again", "harder")
    if not manner:
        return Button("again", sheet[same], icon="turn")
    strength, _ = manner_read(manner)
    word = more if harder(strength) != strength else same
    named = words(TABLE_MODE, language)[harder(strength)]
    second = "" if short else sheet["strength"].format(strength=named)
    return Button("again", sheet[word], second, icon="turn")


def _kicker(model: EndingModel) -> str:
    sheet, state = words(ENDING, model.language), model.state
    if model.winner == OP:
        return sheet["by-deaths"].format(n=state.round, done=state.deaths, of=state.table.deaths)
    done = len(_board_marks(model))
    return sheet["by-mission"].format(n=state.round, done=done, of=MARKS)


def _others(model: EndingModel) -> str:
    """Those who play by another board than the winner's: with two players there is none (L15.1)."""
    sheet, language = words(ENDING, model.language), model.language
    others = [one.who for one in model.state.captives if one.board != model.winner]
    if not others:
        return ""
    names = listed([name(who, language) for who in others], sheet["and"])
    return counted(sheet["stay"], len(others), language).format(names=names)


# The ring


def _deaths(model: EndingModel) -> Iterator[RingMark]:
    for _ in range(model.state.table.deaths):
        yield RingMark("death")


def _marks(model: EndingModel) -> Iterator[RingMark]:
    """The very spaces; L14.6: of a knot nothing but that it is one, its arrows are not told."""
    spaces = {space.at: space for space in ground(model.state, model.language).spaces}
    for number, mark in enumerate(_board_marks(model)):
        places = marked(model.state, model.winner, mark)
        if places:
            there = spaces[places[0]]
            yield RingMark("space", there.kind, there.icon, there.letters)
        else:
            scared = model.scared[number] if number < len(model.scared) else ""
            yield RingMark("piece", picture=scared)


def _board_marks(model: EndingModel) -> tuple[str, ...]:
    board = next(one for one in model.state.boards if one.who == model.winner)
    return board.mission
