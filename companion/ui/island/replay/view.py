"""The replay of one moment: a frozen model of all that decides what is seen, and its view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, Literal

from companion.engine.frozen import frozen, revised
from companion.games.island.announce import note
from companion.games.island.history import stories as of
from companion.games.island.history.paths import Path
from companion.games.island.history.replay import Frame, trails
from companion.games.island.history.turning_points import Moment
from companion.games.island.terms import OP, PIECES, Who
from companion.text.counted import quoted
from companion.text.island.announcements import say
from companion.text.island.epilogues import EPILOGUES
from companion.text.island.names import name
from companion.text.island.stories import story_told
from companion.text.screens import words
from companion.text.screens.replay import REPLAY
from companion.text.screens.secret import secret
from companion.ui.island.desk.game_over import epilogue
from companion.ui.island.desk.interface import own_tokens, step_line
from companion.ui.island.map import view as island_view
from companion.ui.island.map.recent import recent
from companion.ui.island.map.views import IslandView
from companion.ui.island.replay.timeline import Timeline
from companion.ui.island.replay.views import ReplayView, RouteView, StepView, StoryView
from companion.ui.kit.motion import WALKED
from companion.ui.kit.parts import Button, Segment, Segments

if TYPE_CHECKING:
    from companion.text.languages import Language

Speed = Literal["half", "one", "two", "four"]
STEP: Final = 0.5  # seconds that a step takes at the usual speed
FRESH: Final = 6  # the last steps of each captive, drawn strongly; all of them would be too many
OLDER: Final = 15  # rounds of which the ways are drawn at all: those before are thin
SPEEDS: Final[dict[Speed, tuple[str, float]]] = {
    "half": ("½", 0.5), "one": ("1", 1.0), "two": ("2", 2.0), "four": ("4", 4.0),
}  # fmt: skip
_ICONS: Final[dict[type[of.Story], str]] = {
    of.Length: "clock", of.HowNear: "flag", of.Farthest: "shoe", of.LongestStep: "arrows",
    of.MostVisited: "visit", of.Unseen: "nowhere", of.Unluckiest: "problem",
    of.ScaredOff: "alert", of.Hardest: "sword", of.Perished: "death", of.Adrift: "waves",
    of.PushedMost: "hand", of.MetMost: "people", of.Careful: "check", of.Spender: "bolt",
    of.BonusUser: "apple", of.BestBonus: "star",
}  # fmt: skip


@frozen
class StoryLink:
    """A story of the game, and where it leads."""

    story: of.Story
    moment: Moment


@frozen
class ReplayModel:
    """`line`: the timeline, and on it the frame that is seen. `shown`: it is for the whole table.

    `lent`: the tablet was turned to the table, and is to be given back. `stories`: of them `chosen`
    is seen, if any. `telling`: they stand in place of the step where there is no room for both.
    `hidden`: the captives whose ways are not to be seen. `asked`: is the game given up?
    """

    frames: tuple[Frame, ...]
    line: Timeline
    stories: tuple[StoryLink, ...]
    people: Mapping[Who, str]
    language: Language
    said_in: Language
    speed: Speed = "one"
    running: bool = False
    hidden: frozenset[Who] = frozenset()
    chosen: int | None = None
    telling: bool = False
    asked: bool = False
    shown: bool = False
    lent: bool = False

    @property
    def at(self) -> int:
        return self.line.at

    @property
    def frame(self) -> Frame:
        return self.frames[self.at]

    @property
    def over(self) -> bool:
        return self.frames[-1].after.won is not None

    @property
    def moment(self) -> Moment | None:
        return None if self.chosen is None else self.stories[self.chosen].moment

    @property
    def routes(self) -> frozenset[Who]:
        """The captives whose ways are seen: those of the story that is looked at, or all wanted."""
        moment, everybody = self.moment, frozenset(one.who for one in self.frame.after.captives)
        if moment is not None and moment.whole and moment.spaces:
            return frozenset()  # they would hide what it is about
        if moment is not None and moment.routes:
            return everybody.intersection(moment.routes)
        return everybody - self.hidden


def seconds(speed: Speed) -> float:
    """The time that a step takes."""
    return STEP / SPEEDS[speed][1]


def replay_view(model: ReplayModel) -> ReplayView:
    sheet, asked = words(REPLAY, model.language), model.asked
    return ReplayView(
        name="replay-shown" if model.shown else "replay",
        bright=model.shown,
        title=_title(model),
        island=_island(model),
        routes=tuple(_routes(model)),
        timeline=revised(model.line, {"word": sheet["round"], "steps": seconds(model.speed)}),
        step=_step(model),
        stories_title=sheet["stories-title"],
        stories=tuple(_stories(model)),
        keys=tuple(keys(model.line, model.language, running=model.running)),
        speeds=speeds(model.speed),
        foot=tuple(_foot(model)),
        turn=Button("stories", sheet["to-step" if model.telling else "stories"]),
        telling=model.telling,
        notice=sheet["give-up"] if asked else "",
        sure=Button("reveal sure", sheet["give-up-sure"], tone="problem") if asked else None,
        tick=seconds(model.speed) if model.running else 0.0,
    )


def _title(model: ReplayModel) -> str:
    sheet = words(REPLAY, model.language)
    if model.over:
        title, _ = epilogue(model.frames[-1].after, model.language)
        return sheet["ended"].format(title=title, n=model.frames[-1].round)
    return sheet["unfinished" if model.shown else "title"]


# A step


def _step(model: ReplayModel) -> StepView:
    sheet, frame = words(REPLAY, model.language), model.frame
    truth = secret(note(frame.facts), model.language, own_tokens(frame.after))
    return StepView(
        who=None if frame.who in ("", OP) else frame.who,
        icon=next((word for word in frame.words.split() if word in PIECES), "eye"),
        title=_done(model),
        said=_said(model) or sheet["nothing-said"],
        truth=sheet["in-truth"].format(truth=truth) if truth else "",
    )


def _done(model: ReplayModel) -> str:
    sheet, frame = words(REPLAY, model.language), model.frame
    if not frame.who:
        return sheet["set-up"]
    line = step_line(frame.before, frame.who, frame.words, model.language)
    return sheet["step"].format(at=model.at, line=line)


def _said(model: ReplayModel) -> str:
    """The announcement without the epilogue, which is read when the game is won."""
    frame, language = model.frame, model.said_in
    if not frame.said:
        return ""
    said, won = say(frame.said, language, own_tokens(frame.after)), frame.after.won
    return quoted(said.removesuffix(EPILOGUES[won][language]).rstrip() if won else said, language)


# The island


def _island(model: ReplayModel) -> IslandView:
    """The ways of the captives so far; in this step also those of other pieces."""
    seen = island_view.island(model.frame.after, model.language)
    seats, moment = model.frame.after.table.seat, model.moment
    fresh, before = _ways(model)
    return revised(seen, {
        "trails": fresh,
        "older": before,
        "paths": tuple(path for path in model.frame.paths if path.who not in seats),
        "walked": tuple(path for path in model.frame.paths if path.who in seats),
        "pace": min(WALKED, seconds(model.speed)) if model.running else WALKED,
        "lit": frozenset(moment.spaces) if moment is not None else frozenset(),
        "veiled": moment is not None and bool(moment.spaces),
    })  # fmt: skip


def _ways(model: ReplayModel) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """The last steps of each, and those before; in a story of the whole game, all of them."""
    if model.moment is not None and model.moment.whole:
        found = trails(model.frames[: model.at + 1])
        return tuple(way for way in found if way.who in model.routes), ()
    return latest_ways(model.frames, model.at, model.routes)


def latest_ways(
    frames: tuple[Frame, ...], at: int, routes: frozenset[Who]
) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """The last steps of each of these captives, and those before."""
    oldest = frames[at].round - OLDER + 1
    first = next(number for number, frame in enumerate(frames) if frame.round >= oldest)
    found = trails(frames[first : at + 1])
    fresh, before = list[Path](), list[Path]()
    for who in sorted(routes):
        late, early = recent([way for way in found if way.who == who], FRESH)
        fresh += late
        before += early
    return tuple(fresh), tuple(before)


def _routes(model: ReplayModel) -> Iterator[RouteView]:
    for one in model.frame.after.captives:
        yield RouteView(
            act=f"route {one.who}",
            who=one.who,
            name=name(one.who, model.language),
            person=model.people.get(one.who, ""),
            shown=one.who in model.routes,
        )


# Stories


def _stories(model: ReplayModel) -> Iterator[StoryView]:
    """First the way to the other ones, of who could know what."""
    sheet = words(REPLAY, model.language)
    yield StoryView("could-know", sheet["could-know"], sheet["look"], icon="idea")
    for number, told in enumerate(model.stories):
        yield StoryView(
            act=f"story {number}",
            text=story_told(told.story, model.language),
            link=_link(model, told.moment),
            icon=_ICONS[type(told.story)],
            chosen=number == model.chosen,
        )


def _link(model: ReplayModel, moment: Moment) -> str:
    sheet = words(REPLAY, model.language)
    if not moment.whole:
        return sheet["in-round"].format(n=model.frames[moment.at].round)
    if moment.spaces:
        return sheet["show-it" if len(moment.spaces) == 1 else "show-them"]
    return sheet["whole-way" if moment.routes else "the-end"]


# The buttons


def keys(line: Timeline, language: Language, *, running: bool) -> Iterator[Button]:
    sheet, stops = words(REPLAY, language), line.stops
    first, last = line.at > stops[0], line.at < stops[-1]
    yield Button("round-back", sheet["round-back"], icon="skip-back", enabled=first, rest=0)
    yield Button("previous", sheet["previous"], icon="step-back", enabled=first, rest=0)
    if running:
        yield Button("stop", sheet["stop"], icon="pause", tone="accent")
    else:
        yield Button("play", sheet["play"], icon="play", tone="accent")
    yield Button("next", sheet["next"], icon="step", enabled=last, rest=0)
    yield Button("round-on", sheet["round-on"], icon="skip", enabled=last, rest=0)


def speeds(speed: Speed) -> Segments:
    return tuple(
        Segment(f"speed {name}", label, chosen=name == speed) for name, (label, _) in SPEEDS.items()
    )


def _foot(model: ReplayModel) -> Iterator[Button]:
    """A game that is on can be given up; one that is over can be shared."""
    sheet = words(REPLAY, model.language)
    if model.lent:
        yield Button("give-back", sheet["give-back"], icon="back")
    else:
        yield Button("back", sheet["back"], icon="back")
    if model.over:
        yield Button("share", sheet["share"], icon="share")
    elif not model.shown:
        yield Button("reveal", sheet["reveal"], icon="eye")
