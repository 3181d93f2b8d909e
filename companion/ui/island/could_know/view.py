"""One moment of who could know what: a frozen model of all that decides what is seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, assert_never

from companion.engine.frozen import frozen, revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.history import could_know as of
from companion.games.island.history.insights import Glimpse
from companion.games.island.history.paths import Path
from companion.games.island.history.replay import Frame, trails
from companion.games.island.history.turning_points import Event
from companion.games.island.terms import Hex, Who
from companion.text.island.insights import insight_told
from companion.text.island.names import name
from companion.text.island.names import space as named_space
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.could_know import COULD_KNOW
from companion.text.screens.replay import REPLAY
from companion.ui.island.could_know.chart import RoundPlaces, height_at, points
from companion.ui.island.could_know.views import (
    ChartView,
    CouldKnowView,
    CurveView,
    MarkedMoment,
)
from companion.ui.island.fog.view import fog_ground, standing
from companion.ui.island.map import view as island_view
from companion.ui.island.map.recent import recent
from companion.ui.island.map.views import IslandView
from companion.ui.island.replay.timeline import Timeline
from companion.ui.island.replay.view import FRESH, Speed, keys, latest_ways, seconds, speeds
from companion.ui.island.replay.views import StoryView
from companion.ui.kit.parts import Button, Segment

_BREATH: Final = 0.15  # seconds between two looks at whoever works
_LEVELS: Final = (0, 10, 20, 30)


@frozen
class InsightMoment:
    """The place that a story leads to. `who`: whose eyes, None for the truth; `spaces`: lit there.

    `rings`: moments of a curve, each with the sign of what was then.
    """

    at: int
    who: Who | None
    spaces: frozenset[Hex] = frozenset()
    rings: tuple[tuple[int, str], ...] = ()


@frozen
class CouldKnowModel:
    """`seen`: by player, as far as it is worked out; `whole`: that is all of the game.

    `eyes`: whose island is seen, None for the truth. `picked`: the space that was touched.
    `stories`: of them `chosen` is seen, if any. `shown`: it is for the whole table.
    """

    frames: tuple[Frame, ...]
    line: Timeline
    rounds: RoundPlaces
    seen: Mapping[Who, Sequence[Glimpse]]
    whole: bool
    stories: tuple[of.Insight, ...]
    language: Language
    speed: Speed
    running: bool
    eyes: Who | None
    picked: Hex | None
    chosen: int | None
    shown: bool
    over: bool
    thinking: bool

    @property
    def at(self) -> int:
        return self.line.at

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(COULD_KNOW, self.language)

    @property
    def moment(self) -> InsightMoment | None:
        if self.chosen is None or self.chosen >= len(self.stories):
            return None
        return moment_of(self.stories[self.chosen], self.frames)

    @property
    def glimpse(self) -> Glimpse | None:
        """Of the eyes, at the moment that is seen; the last one that is worked out until then."""
        found = () if self.eyes is None else self.seen.get(self.eyes, ())
        return found[min(self.at, len(found) - 1)] if found else None


def could_know_view(model: CouldKnowModel) -> CouldKnowView:
    waits = model.thinking or not model.whole
    return CouldKnowView(
        name="could-know-shown" if model.shown else "could-know",
        bright=model.shown,
        eyes=tuple(_eyes(model)),
        island=_island(model),
        chart=_chart(model),
        stories=tuple(_stories(model)),
        note="" if model.whole else model.sheet["wait"],
        timeline=revised(model.line, {
            "word": words(REPLAY, model.language)["round"], "steps": seconds(model.speed),
        }),
        keys=tuple(keys(model.line, model.language, running=model.running)),
        speeds=speeds(model.speed),
        foot=tuple(_foot(model)),
        tick=seconds(model.speed) if model.running else _BREATH if waits else 0.0,
    )  # fmt: skip


def _eyes(model: CouldKnowModel) -> Iterator[Segment]:
    yield Segment("eyes truth", model.sheet["truth"], chosen=model.eyes is None)
    for board in model.frames[0].after.boards:
        called = name(board.who, model.language)
        yield Segment(f"eyes {board.who}", called, chosen=model.eyes == board.who)


def _foot(model: CouldKnowModel) -> Iterator[Button]:
    sheet = words(REPLAY, model.language)
    yield Button("back", sheet["back"], icon="back")
    if model.over:
        yield Button("share", sheet["share"], icon="share")


# The island


def _island(model: CouldKnowModel) -> IslandView:
    moment, picked = model.moment, frozenset(() if model.picked is None else (model.picked,))
    lit = picked or (frozenset() if moment is None else moment.spaces)
    if model.eyes is None:
        seen = island_view.island(model.frames[model.at].after, model.language)
        everybody = frozenset(one.who for one in model.frames[model.at].after.captives)
        fresh, older = latest_ways(model.frames, model.at, everybody)
        return revised(seen, {"trails": fresh, "older": older, "lit": lit, "veiled": bool(lit)})
    glimpse = model.glimpse
    if glimpse is None:
        return IslandView(fog_ground({}, {}, model.language))
    figures, perhaps = standing(glimpse.places, model.language)
    ground = fog_ground(glimpse.certain, glimpse.guesses, model.language)
    return IslandView(
        ground, figures=figures, perhaps=perhaps, trails=tuple(_own_ways(model)), lit=lit
    )


def _own_ways(model: CouldKnowModel) -> Iterator[Path]:
    """The last steps of each figure, since its player could tell where it was."""
    assert model.eyes is not None
    seen = model.seen[model.eyes]
    until = min(model.at, len(seen) - 1)
    for figure in seen[until].places:
        since = until + 1
        while since and len(seen[since - 1].places[figure]) == 1:
            since -= 1
        found = trails(model.frames[since + 1 : until + 1])
        yield from recent([way for way in found if way.who == figure], FRESH)[0]


# The curves


def _chart(model: CouldKnowModel) -> ChartView:
    sheet, of_rounds = model.sheet, model.rounds
    curves = tuple(_curves(model))
    return ChartView(
        title=_heading(model),
        scale=sheet["of"].format(n=len(HEXES)),
        most=len(HEXES),
        levels=(*_LEVELS, len(HEXES)),
        rounds=((sheet["start"], 0.0),
                *((str(number), of_rounds.end(number)) for number in of_rounds.numbers)),
        curves=curves,
        moments=tuple(_rings(model, curves)),
        now=of_rounds.frames[model.at],
        mark="" if model.whole else sheet["thinking"],
    )  # fmt: skip


def _curves(model: CouldKnowModel) -> Iterator[CurveView]:
    for board in model.frames[0].after.boards:
        seen = model.seen.get(board.who, ())
        found = points(model.rounds, seen) or ((0.0, 0),)
        yield CurveView(board.who, found, str(found[-1][1]), unfinished=not model.whole)


def _rings(model: CouldKnowModel, curves: Sequence[CurveView]) -> Iterator[MarkedMoment]:
    moment = model.moment
    if moment is None or model.eyes is None:
        return
    curve = next(one for one in curves if one.who == model.eyes)
    for at, icon in moment.rings:
        x = model.rounds.frames[at]
        yield MarkedMoment(model.eyes, x, height_at(curve.points, x), icon)


def _heading(model: CouldKnowModel) -> str:
    """Of the space that was touched, since when it was certain to whom."""
    if model.picked is None or not model.seen or not any(model.seen.values()):
        return model.sheet["title"]
    at = min(model.at, min(map(len, model.seen.values())) - 1)
    since = of.knew_since(model.frames, model.seen, model.picked, at)
    if model.eyes is None:
        return _since_of_all(model, since)
    if model.eyes not in since:
        return model.sheet["unknown"].format(name=name(model.eyes, model.language))
    word = model.seen[model.eyes][at].certain[model.picked]
    number, first = since[model.eyes], of.since(model.seen[model.eyes], model.picked, at)
    told = model.sheet["own" if first else "own-start"].format(n=number)
    return _of_space(model, word, told)


def _since_of_all(model: CouldKnowModel, since: Mapping[Who, int]) -> str:
    assert model.picked is not None
    word = model.frames[model.at].after.named(model.picked)
    if not since:
        told = model.sheet["nobody"]
        return told.format(word=capitalised(named_space(word, model.language)))
    each = [
        model.sheet["whose"].format(name=name(who, model.language), n=number)
        for who, number in since.items()
    ]
    return _of_space(model, word, ", ".join(each))


def _of_space(model: CouldKnowModel, word: str, told: str) -> str:
    called = capitalised(named_space(word, model.language))
    return model.sheet["since"].format(word=called, who=told)


# Stories


def _stories(model: CouldKnowModel) -> Iterator[StoryView]:
    for number, story in enumerate(model.stories):
        moment = moment_of(story, model.frames)
        sheet, last = words(REPLAY, model.language), isinstance(story, of.KnewMost)
        link = sheet["in-round"].format(n=model.frames[moment.at].round)
        yield StoryView(
            act=f"story {number}",
            text=insight_told(story, model.language),
            link=sheet["the-end"] if last else link,
            icon="nowhere",
            chosen=number == model.chosen,
            who=moment.who,
        )


def moment_of(story: of.Insight, frames: Sequence[Frame]) -> InsightMoment:
    match story:
        case of.KnewBefore(who, _, at, _, _, since, came):
            rings = ((since, "idea"), (came, "shoe"))
            return InsightMoment(since, who, frozenset((at,)), rings)
        case of.KnewLake(who, _, spaces, since):
            return InsightMoment(since, who[0], spaces, ((since, "idea"),))
        case of.PortalUnknown(_, spaces, _, through):
            return InsightMoment(through, None, spaces)
        case of.LostByPortal(who, _, _, at):
            return InsightMoment(at, who, rings=((at, "nowhere"),))
        case of.KnewHalf(who, since):
            return InsightMoment(since, who[0], rings=((since, "idea"),))
        case of.KnewMost(who):
            return InsightMoment(len(frames) - 1, who[0])
        case _:
            assert_never(story)


def lamps(stories: Sequence[of.Insight]) -> tuple[Event, ...]:
    """The moments from which on something could be known, each with the first of whom."""
    found: dict[int, Event] = {}
    for story in stories:
        match story:
            case of.KnewBefore(who, _, _, _, _, since):
                found.setdefault(since, Event(since, "known", who))
            case of.KnewLake(who, _, _, since) | of.KnewHalf(who, since):
                found.setdefault(since, Event(since, "known", who[0]))
            case of.PortalUnknown() | of.LostByPortal() | of.KnewMost():
                pass
            case _:
                assert_never(story)
    return tuple(found[at] for at in sorted(found))
