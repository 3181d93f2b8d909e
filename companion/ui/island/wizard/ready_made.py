"""The ready-made islands, and the owner's own: looked at one by one, and played on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, assert_never, get_args

from companion.engine.frozen import frozen
from companion.games.island.board.island_code import code_of, island_of
from companion.games.island.board.survey import Figure, survey
from companion.games.island.terms import CHARACTERS, FRUITS
from companion.store.games.troubles import CannotSave
from companion.store.island.named_islands import ready_islands
from companion.store.island.own_islands import OwnIslands
from companion.text.counted import counted
from companion.text.island.islands import opens_in_short
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.ui.island.map.view import laid_ground
from companion.ui.island.wizard.known_islands import name_island
from companion.ui.island.wizard.ready_made_views import (
    IslandCard,
    IslandFigure,
    IslandPreview,
    ReadyMadeView,
)
from companion.ui.island.wizard.step import AtDraft
from companion.ui.kit.long_names import shortened, wrapped
from companion.ui.kit.parts import Button, Segment
from companion.ui.shell.page import Notice

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.games.island.board.layout import Island
    from companion.games.island.board.openness import Openness
    from companion.text.languages import Language
    from companion.ui.island.map.views import Ground
    from companion.ui.island.wizard.step import AtWizard

Kind = Literal["every", "first", "quick", "long", "own"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_WALKS: Final = len(CHARACTERS) * len(FRUITS)  # from each start to each mission
_QUICK: Final = 12  # steps to a mission: with fewer it is soon over
_LONG: Final = 13
_CALM: Final = 1  # ways into the ocean at most, for a first game


@frozen
class KnownIsland:
    """`why`: what it is good for; an island of the owner's tells nothing. `opens`: how fast."""

    code: str
    name: str
    why: str
    island: Island
    figures: Mapping[Figure, int]
    ground: Ground
    own: bool
    opens: Openness | None = None


@frozen
class ReadyMadeModel:
    """`chosen`: the code of the island that is shown large."""

    islands: tuple[KnownIsland, ...]
    kind: Kind
    chosen: str
    language: Language
    notice: Notice | None
    problem: bool


class ReadyMade(AtDraft):
    def __init__(self, wizard: AtWizard) -> None:
        super().__init__(wizard)
        self.own = OwnIslands(wizard.house.shelf.folder)
        self.kind: Kind = "every"
        laid = self.draft.laid.island
        self.chosen = code_of(laid.spaces, laid.knots)

    def do(self, act: str) -> None:
        self.hush()
        match act.split():
            case ["kind", kind] if kind in KINDS:
                self.kind = kind
            case ["look", code]:
                self.chosen = code
            case ["take", code]:
                self._take(code)
            case ["random"]:
                self.house.back()
                self.wizard.do("random")
            case ["name", code] if code in self.own.names:
                name = self.own.names[code]
                self.house.go(name_island(self.house, self.own, island_of(code), name))
            case ["forget", code] if code in self.own.names:
                self._forget(code)
            case ["restore", code, *name]:
                self._restore(code, " ".join(name))
            case _:
                super().do(act)

    def _take(self, code: str) -> None:
        found = next((one for one in self.model().islands if one.code == code), None)
        if found is not None:
            self.take(found.island)

    def _forget(self, code: str) -> None:
        sheet = words(QUICK_START, self.language)
        name = self.own.names[code]
        try:
            self.own.forget(code)
        except CannotSave as full:
            self.say_problem(full.say(self.language))
        else:
            undo = Button(f"restore {code} {name}", sheet["undo"], icon="undo")
            self.say_why(sheet["forgotten"].format(name=name), undo)

    def _restore(self, code: str, name: str) -> None:
        try:
            self.own.keep(island_of(code), name)
        except CannotSave as full:
            self.say_problem(full.say(self.language))

    def model(self) -> ReadyMadeModel:
        own = tuple(reversed(self.own.names.items()))
        return ReadyMadeModel(
            islands=(*(_own(code, name, self.language) for code, name in own),
                     *_shipped(self.language)),
            kind=self.kind,
            chosen=self.chosen,
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )  # fmt: skip

    def view(self) -> ReadyMadeView:
        return ready_made_view(self.model())


@lru_cache(maxsize=2)
def _shipped(language: Language) -> tuple[KnownIsland, ...]:
    return tuple(
        _known(one.code, one.name[language], one.why[language], one.island, language, one.opens)
        for one in ready_islands()
    )


@lru_cache(maxsize=200)
def _own(code: str, name: str, language: Language) -> KnownIsland:
    return _known(code, name, "", island_of(code), language)


def _known(
    code: str,
    name: str,
    why: str,
    island: Island,
    language: Language,
    opens: Openness | None = None,
) -> KnownIsland:
    figures = survey(island).figures
    ground = laid_ground(island, {}, language)
    return KnownIsland(code, name, why, island, figures, ground, own=not why, opens=opens)


# The view


def ready_made_view(model: ReadyMadeModel) -> ReadyMadeView:
    sheet = words(QUICK_START, model.language)
    shown = tuple(one for one in model.islands if _is_of(one, model.kind))
    chosen = next((one for one in shown if one.code == model.chosen), next(iter(shown), None))
    return ReadyMadeView(
        name="ready-made",
        title=sheet["ready-made-title"],
        kinds=tuple(_kinds(model)),
        cards=tuple(_card(one, one is chosen) for one in shown),
        preview=None if chosen is None else _preview(chosen, model.language),
        back=Button("back", sheet["back"], icon="back"),
        random=Button("random", sheet["random"], icon="shuffle"),
        empty=sheet["no-islands"],
        notice=model.notice,
        problem=model.problem,
    )


def _kinds(model: ReadyMadeModel) -> Iterator[Segment]:
    """The owner's own are a kind as soon as there are any."""
    sheet = words(QUICK_START, model.language)
    labels: dict[Kind, str] = {
        "every": sheet["every-island"].format(n=len(model.islands)),
        "first": sheet["first-islands"],
        "quick": sheet["quick-islands"],
        "long": sheet["long-islands"],
        "own": sheet["own-islands"],
    }
    some_own = model.kind == "own" or any(one.own for one in model.islands)
    for kind, label in labels.items():
        if kind != "own" or some_own:
            yield Segment(f"kind {kind}", label, chosen=kind == model.kind)


def _is_of(one: KnownIsland, kind: Kind) -> bool:
    """By what can be counted on it."""
    way = one.figures["way"]
    match kind:
        case "every":
            return True
        case "first":
            return one.figures["to_ocean"] <= _CALM
        case "quick":
            return way < _QUICK * _WALKS
        case "long":
            return way >= _LONG * _WALKS
        case "own":
            return one.own
        case _:
            assert_never(kind)


def _card(one: KnownIsland, chosen: bool) -> IslandCard:
    name = shortened(one.name)
    button = Button(f"look {one.code}", name, chosen=chosen)
    return IslandCard(button, name, _in_short(one.why), one.ground)


def _in_short(why: str) -> str:
    """The part before the colon says what it is like."""
    head, colon, _ = why.partition(":")
    return f"{head}." if colon else why


def _preview(one: KnownIsland, language: Language) -> IslandPreview:
    sheet = words(QUICK_START, language)
    own = (
        Button(f"name {one.code}", sheet["name-own"], icon="rename"),
        Button(f"forget {one.code}", sheet["delete-own"], icon="delete"),
    )
    return IslandPreview(
        name=wrapped(one.name),
        text=_good_for(one, language) or sheet["your-island"],
        ground=one.ground,
        figures=tuple(_figures(one.figures, language)),
        take=Button(f"take {one.code}", sheet["play-island"], icon="check", tone="accent"),
        own=own if one.own else (),
    )


def _good_for(one: KnownIsland, language: Language) -> str:
    """With how fast it opens, where it has been played."""
    return one.why if one.opens is None else f"{one.why} {opens_in_short(one.opens, language)}"


def _figures(figures: Mapping[Figure, int], language: Language) -> Iterator[IslandFigure]:
    """Means of the way to a mission and from a fruit to a camp, and the ways into the ocean."""
    sheet = words(QUICK_START, language)
    for icon, number, key in (
        ("shoe", round(figures["way"] / _WALKS), "mission-steps"),
        ("waves", figures["to_ocean"], "ocean-ways"),
        ("tent", round(figures["camp_way"] / len(FRUITS)), "camp-steps"),
    ):
        yield IslandFigure(icon, str(number), counted(sheet[key], number, language))
