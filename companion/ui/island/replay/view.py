"""The replay of one moment: a frozen model of all that decides what is seen, and its view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen, revised
from companion.games.island.announce import note
from companion.games.island.board.hexes import HEXES
from companion.games.island.history.replay import Frame, round_starts, trails
from companion.games.island.terms import OP
from companion.text.counted import quoted
from companion.text.island.announcements import say
from companion.text.island.epilogues import EPILOGUES
from companion.text.island.names import letter
from companion.text.island.stories import story_told
from companion.text.screens import words
from companion.text.screens.replay import REPLAY
from companion.text.screens.secret import secret
from companion.ui.island.desk.game_over import epilogue
from companion.ui.island.desk.interface import own_tokens, step_line
from companion.ui.island.map import view as island_view
from companion.ui.island.map.views import IslandView, SpaceView
from companion.ui.island.replay.views import ReplayView
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.island.history.stories import Story
    from companion.text.languages import Language

SPEEDS: Final[dict[str, float]] = {"slow": 4.0, "normal": 2.0, "fast": 0.7}
ALL_OPEN: Final = len(HEXES)
OPENING: Final = 0.07  # seconds a space, when the island opens


@frozen
class ReplayModel:
    """`at`: the frame that is seen. `shown`: it is for the whole table, in the bright look.

    `opened`: how many spaces of the island can be seen by then. `walks`: the map has the ways of
    the whole round. `stories`: told in place of the step, or none. `asked`: is the game given up?
    """

    frames: tuple[Frame, ...]
    at: int
    language: Language
    said_in: Language
    speed: str
    running: bool = False
    walks: bool = False
    asked: bool = False
    shown: bool = False
    opened: int = ALL_OPEN
    stories: tuple[Story, ...] = ()

    @property
    def frame(self) -> Frame:
        return self.frames[self.at]

    @property
    def last(self) -> int:
        return len(self.frames) - 1

    @property
    def over(self) -> bool:
        return self.frames[-1].after.won is not None


def replay_view(model: ReplayModel) -> ReplayView:
    return _step(model) if model.opened == ALL_OPEN else _opening(model)


def _step(model: ReplayModel) -> ReplayView:
    sheet, frame = words(REPLAY, model.language), model.frame
    truth = secret(note(frame.facts), model.language, own_tokens(frame.after))
    who = "" if frame.who == OP else frame.who
    return ReplayView(
        name="reveal" if model.shown else "replay",
        bright=model.shown,
        title=_ending(model)[0] if model.shown else sheet["title"],
        text="",
        where=_where(model),
        share=model.at / max(1, model.last),
        island=_island(model),
        step=_done(model),
        who=who or None,
        letter=letter(who, model.language) if who else "",
        said=(sheet["said"], _said(model) or sheet["nothing-said"]),
        truth=(sheet["truth"], truth) if truth else ("", ""),
        stories=tuple(story_told(one, model.language) for one in model.stories),
        stories_title=sheet["stories-title"] if model.stories else "",
        keys=tuple(_keys(model)),
        more=tuple(_more(model)),
        foot=tuple(_foot(model)),
        notice=sheet["give-up"] if model.asked else "",
        tick=SPEEDS[model.speed] if model.running else 0.0,
    )


def _opening(model: ReplayModel) -> ReplayView:
    sheet, (title, text) = words(REPLAY, model.language), _ending(model)
    waits = model.opened == 0
    open_it = Button("open", sheet["open"], icon="eye", tone="accent")
    return ReplayView(
        name="reveal",
        bright=True,
        title=title,
        text=f"{text} {sheet['closed']}" if waits else text,
        where="",
        share=0.0,
        island=_closed(model),
        keys=(open_it,) if waits else (),
        foot=(_give_back(model),),
        tick=0.0 if waits else OPENING,
    )


def _ending(model: ReplayModel) -> tuple[str, str]:
    sheet = words(REPLAY, model.language)
    if model.over:
        return epilogue(model.frames[-1].after, model.language)
    return sheet["unfinished"], sheet["unfinished-text"]


def _where(model: ReplayModel) -> str:
    sheet = words(REPLAY, model.language)
    if model.at == 0:
        return sheet["set-up"]
    return sheet["where"].format(n=model.frame.round, at=model.at, of=model.last)


def _done(model: ReplayModel) -> str:
    frame, language = model.frame, model.language
    if not frame.who:
        return words(REPLAY, language)["nothing-done"]
    return step_line(frame.before, frame.who, frame.words, language)


def _said(model: ReplayModel) -> str:
    """The announcement without the epilogue, which is read where the island opens."""
    frame, language = model.frame, model.said_in
    if not frame.said:
        return ""
    said, won = say(frame.said, language, own_tokens(frame.after)), frame.after.won
    return quoted(said.removesuffix(EPILOGUES[won][language]).rstrip() if won else said, language)


# The island


def _island(model: ReplayModel) -> IslandView:
    seen = island_view.island(model.frame.after, model.language)
    if not model.walks:
        return revised(seen, {"paths": model.frame.paths})
    first = max(one for one in round_starts(model.frames) if one <= model.at)
    return revised(seen, {"trails": trails(model.frames[first : model.at + 1])})


def _closed(model: ReplayModel) -> IslandView:
    """The island as far as it is open; a lake opens as a whole. Nobody stands on it yet."""
    ground = island_view.island(model.frames[-1].after, model.language).ground
    opened = set(HEXES[: model.opened])
    lakes = tuple(lake for lake in ground.lakes if opened.issuperset(lake[1]))
    wet = {at for _, cells in ground.lakes for at in cells}
    dry = {at for at in opened if at not in wet} | {at for _, cells in lakes for at in cells}
    spaces = tuple(
        space if space.at in dry else SpaceView(space.at, "sealed") for space in ground.spaces
    )
    return IslandView(revised(ground, {"spaces": spaces, "lakes": lakes}))


# The buttons


def _keys(model: ReplayModel) -> Iterator[Button]:
    sheet = words(REPLAY, model.language)
    first, last = model.at > 0, model.at < model.last
    yield Button("round-back", sheet["round-back"], icon="undo", enabled=first, rest=0)
    yield Button("previous", sheet["previous"], icon="back", enabled=first, rest=0)
    if model.running:
        yield Button("stop", sheet["stop"], icon="close", tone="accent")
    else:
        yield Button("play", sheet["play"], icon="play", tone="accent")
    yield Button("next", sheet["next"], icon="next", enabled=last, rest=0)
    yield Button("round-on", sheet["round-on"], icon="redo", enabled=last, rest=0)


def _more(model: ReplayModel) -> Iterator[Button]:
    sheet = words(REPLAY, model.language)
    yield Button("speed", sheet["speed"], sheet[model.speed], icon="clock")
    yield Button("walks", sheet["walks"], icon="map", chosen=model.walks)
    yield Button("stories", sheet["stories"], icon="star", chosen=bool(model.stories))


def _foot(model: ReplayModel) -> Iterator[Button]:
    """Back to the secret look first; one who shows the island has nothing to share."""
    sheet = words(REPLAY, model.language)
    if model.shown:
        yield _give_back(model)
    else:
        yield Button("back", sheet["back"], icon="back")
        if model.asked:
            yield Button("reveal sure", sheet["give-up-sure"], icon="eye", tone="problem")
        else:
            over = sheet["reveal-over"] if model.over else ""
            yield Button("reveal", sheet["reveal"], over, icon="eye")
        yield Button("share", sheet["share"], icon="export")
    if model.over:
        yield Button("again", sheet["again"], icon="people")


def _give_back(model: ReplayModel) -> Button:
    return Button("give-back", words(REPLAY, model.language)["give-back"], icon="back")
