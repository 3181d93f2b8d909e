"""The knowledge of one captive, as it is shown: made of what was heard and never of the island."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen
from companion.games.island.board.hexes import HEXES
from companion.games.island.history.utterances import BEFORE_PLAY, reaches
from companion.games.island.knowledge.guesses import by_kind, likely
from companion.games.island.terms import LAKES, PARTS, Hex, Named, Who
from companion.text.counted import counted
from companion.text.island.announcements import say
from companion.text.island.names import name
from companion.text.island.names import space as named_space
from companion.text.languages import Tokens, capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.text.screens.fog import FOG
from companion.text.screens.menu import MENU
from companion.text.screens.told import shown_alone
from companion.ui.island.fog.views import (
    FloatingView,
    FogView,
    HeardLine,
    Sureness,
    SurenessCount,
)
from companion.ui.island.hand_over.page import marked
from companion.ui.island.hand_over.views import ShowView
from companion.ui.island.map.view import anomaly_face, face, part_letters
from companion.ui.island.map.views import FigureView, Ground, IslandView, Perhaps, SpaceView
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.island.knowledge.fog import Fog
    from companion.games.island.knowledge.fragments import Fragment
    from companion.games.island.knowledge.heard import HeardWords
    from companion.text.languages import Language
    from companion.ui.island.desk.fog_watch import Known

_BREATH: Final = 0.1  # seconds between two looks at whoever works
_FLOATING: Final = 6  # spaces that have room in the corner, if the first piece has no more
_MOST: Final = 5  # words that are told of one space
_SEEN: Final = 0.02  # a captive is hardly where it is less likely than this


@frozen
class FogModel:
    """`known`: the last answer; `thinking`: there is to be a new one, or a reason.

    `told`: there is something to repeat; `shows`: the table plays with the help of L16.6.

    `at`: the space that was touched, `why` the numbers of the words from which it follows; `line`:
    the words that were touched, `lit` their spaces. `captives`: all figures. `old`: what is known
    is not the newest.
    """

    who: Who
    captives: tuple[Who, ...]
    known: Known | None
    language: Language
    said_in: Language
    tokens: Tokens
    thinking: bool = False
    old: bool = False
    at: Hex | None = None
    why: tuple[int, ...] | None = None
    line: int | None = None
    lit: frozenset[Hex] = frozenset()
    told: bool = False
    shows: bool = False

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(FOG, self.language)


def fog_view(model: FogModel) -> FogView:
    sheet, known = model.sheet, model.known
    guesses = {} if known is None else likely(known.fog)
    return FogView(
        name="fog",
        who=model.who,
        title=sheet["title"],
        subtitle=_subtitle(model),
        tabs=tuple(
            Button(f"who {who}", "", who=who, tone="option", chosen=who == model.who)
            for who in model.captives
        ),
        island=_island(model, guesses),
        floats=_floats(model),
        floating=tuple(_floating(model)),
        counts=tuple(_counts(model, len(guesses))),
        heading=_heading(model),
        lines=tuple(_lines(model)),
        note=_note(model),
        foot=tuple(_foot(model)),
        cover=Button("cover", words(DESK, model.language)["cover"], icon="cover", tone="paper"),
        mark=_mark(model),
        tick=_BREATH if model.thinking else 0.0,
    )


def _subtitle(model: FogModel) -> str:
    called = name(model.who, model.language)
    if model.known is None:
        return called
    fog, sheet = model.known.fog, model.sheet
    return sheet["from"].format(name=called, bits=round(fog.bits), whole=round(fog.whole))


def _mark(model: FogModel) -> str:
    if model.known is None:
        return model.sheet["first"]
    return model.sheet["thinking"] if model.old else ""


def _foot(model: FogModel) -> Iterator[Button]:
    sheet = words(MENU, model.language)
    yield Button("back", model.sheet["back"], icon="back")
    called = name(model.who, model.language)
    yield Button("where", sheet["where-is"].format(name=called), icon="help")
    yield Button("repeat", sheet["repeat"], icon="speaker", enabled=model.told)
    if model.shows:
        ready = model.known is not None and not model.old
        yield Button("show-map", model.sheet["show"], icon="hand", enabled=ready)


def shown_fog(model: FogModel, fog: Fog) -> ShowView:
    """L16.6: the same map for that captive alone, and nothing else of the page."""
    sheet, who = words(FOG, model.said_in), name(model.who, model.said_in)
    figures, perhaps = standing({model.who: fog.place}, model.said_in)
    ground = fog_ground(fog.certain, likely(fog), model.said_in)
    certain = counted(sheet["yours-certain"].replace("{of}", str(len(HEXES))), len(fog.certain),
                      model.said_in)  # fmt: skip
    return ShowView(
        who=model.who,
        headline=sheet["yours"].format(name=who),
        icon="map",
        label=capitalised(certain),
        place=sheet["yours-likely"],
        text=sheet["yours-text"],
        island=IslandView(ground, figures=figures, perhaps=perhaps),
        back=marked(model.said_in),
        foggy=True,
    )


# The island


def _island(model: FogModel, guesses: Mapping[Hex, tuple[Named, float]]) -> IslandView:
    known, language = model.known, model.language
    if known is None:
        return IslandView(fog_ground({}, {}, language))
    figures, perhaps = standing({model.who: known.fog.place}, language)
    lit = model.lit if model.at is None or model.line is not None else frozenset((model.at,))
    return IslandView(
        ground=fog_ground(known.fog.certain, guesses, language),
        figures=figures,
        perhaps=perhaps,
        lit=frozenset(lit),
        veiled=bool(model.lit),
    )


def fog_ground(
    certain: Mapping[Hex, Named], guesses: Mapping[Hex, tuple[Named, float]], language: Language
) -> Ground:
    """The island as far as it is known; what is not is closed."""
    lakes = ((lake, tuple(at for at in HEXES if certain.get(at) == f"lake:{lake}"))
             for lake in LAKES)  # fmt: skip
    return Ground(
        spaces=tuple(_space(at, certain, guesses, language) for at in HEXES),
        lakes=tuple(one for one in lakes if one[1]),
        parts=tuple((part, part_letters(part, language)) for part in PARTS),
    )


def standing(
    places: Mapping[Who, Mapping[Hex, float]], language: Language
) -> tuple[tuple[FigureView, ...], tuple[Perhaps, ...]]:
    """The figures whose places are certain, and the spaces on which others may be."""
    sure = {who: next(iter(place)) for who, place in places.items() if len(place) == 1}
    perhaps = (
        Perhaps(who, at, percent(share, language))
        for who, place in places.items() if who not in sure
        for at, share in place.items() if share >= _SEEN
    )  # fmt: skip
    return tuple(FigureView(who, at) for who, at in sure.items()), tuple(perhaps)


def _space(
    at: Hex,
    certain: Mapping[Hex, Named],
    guesses: Mapping[Hex, tuple[Named, float]],
    language: Language,
) -> SpaceView:
    if at in certain:
        return space_face(at, certain[at], language)
    if at in guesses:
        word, share = guesses[at]
        return space_face(at, word, language, percent(share, language))
    return SpaceView(at, "closed")


def space_face(at: Hex, word: str, language: Language, share: str = "") -> SpaceView:
    """The face of a space as it is said: nobody hears how the arrows of a knot lie."""
    kind, _, which = word.partition(":")
    if kind == "anomaly":
        seen = anomaly_face(at, which or "anomaly", language)
    else:
        seen = face(at, which or kind, language)
    icon = "knot" if seen.kind == "knot" else seen.icon
    return SpaceView(at, seen.kind, seen.letters, icon, share=share)


def percent(share: float, language: Language) -> str:
    """Never none and never all: that would be certain."""
    return words(FOG, language)["percent"].format(n=min(99, max(1, round(100 * share))))


def _in_corner(model: FogModel) -> list[Fragment]:
    """As many as have room."""
    found: list[Fragment] = []
    spaces = 0
    for piece in model.known.fragments if model.known is not None else ():
        spaces += len(piece.spaces)
        if found and (spaces > _FLOATING or len(found) > 1):
            break
        found.append(piece)
    return found


def _floats(model: FogModel) -> str:
    pieces = () if model.known is None else model.known.fragments
    left = len(pieces) - len(_in_corner(model))
    if left:
        return model.sheet["floats-more"].format(n=left)
    return model.sheet["floats"] if pieces else ""


def _floating(model: FogModel) -> Iterator[FloatingView]:
    for piece in _in_corner(model):
        yield FloatingView(
            spaces=tuple(space_face(at, word, model.language) for at, word in piece.spaces),
            label=counted(model.sheet["ways"], piece.ways, model.language),
            who=model.who,
            stands=piece.stands,
        )


def _counts(model: FogModel, guessed: int) -> Iterator[SurenessCount]:
    known = 0 if model.known is None else len(model.known.fog.certain)
    numbers: dict[Sureness, int] = {
        "certain": known, "likely": guessed, "unknown": len(HEXES) - known - guessed,
    }  # fmt: skip
    for sureness, number in numbers.items():
        yield SurenessCount(sureness, str(number), model.sheet[sureness])


# What was heard


def _heading(model: FogModel) -> str:
    sheet, known = model.sheet, model.known
    if known is None or model.at is None:
        return sheet["heard"]
    word = known.fog.certain.get(model.at)
    if word is None:
        return sheet["maybe"].format(space=model.at)
    key = "working" if model.why is None else "follows"
    return sheet[key].format(space=model.at, word=named_space(word, model.language))


def _note(model: FogModel) -> str:
    sheet, known = model.sheet, model.known
    if known is None:
        return ""
    if model.line is not None:
        return sheet["lit"] if model.lit else sheet["nowhere"]
    if model.at is not None:
        return sheet["again"] if model.at in known.fog.certain else _shares(model, known.fog)
    return sheet["how"] if known.fog.complete else f"{sheet['how']} {sheet['partly']}"


def _shares(model: FogModel, fog: Fog) -> str:
    assert model.at is not None
    sheet, language = model.sheet, model.language
    shares = sorted(by_kind(fog.likely[model.at]).items(), key=lambda one: -one[1])
    told = [
        sheet["share"].format(word=named_space(word, language), share=percent(share, language))
        for word, share in shares[:_MOST]
    ]
    rest = sum(share for _, share in shares[_MOST:])
    if rest:
        told.append(sheet["others"].format(share=percent(rest, language)))
    lies = sheet["shares"].format(shares=", ".join(told))
    place = fog.place.get(model.at)
    if place is None:
        return lies
    called = name(model.who, language)
    return f"{sheet['stands'].format(name=called, share=percent(place, language))} {lies}"


def _lines(model: FogModel) -> Iterator[HeardLine]:
    """Those from which the space follows, or all that reach the captive: the last first."""
    known = model.known
    if known is None:
        return
    stands = _standing(known)
    for number in range(len(known.heard.words) - 1, -1, -1):
        said = known.heard.words[number]
        wanted = number in model.why if model.why else _reaches(said, model.who)
        text = _text(model, said, must=bool(model.why)) if wanted else ""
        if text:
            round_ = known.rounds[number]
            yield HeardLine(
                act=f"line {number}",
                number="·" if round_ == BEFORE_PLAY else str(round_),
                text=text,
                struck=number not in stands,
                chosen=number == model.line,
            )


def _standing(known: Known) -> set[int]:
    """The numbers of the words that were not taken back."""
    found, at = set[int](), known.heard.now
    while at >= 0:
        found.add(at)
        at = known.heard.words[at].after
    return found


def _reaches(said: HeardWords, who: Who) -> bool:
    return bool(said.shown) or any(reaches(one, who) for one in said.said)


def _text(model: FogModel, said: HeardWords, *, must: bool) -> str:
    """All of it, in the language in which it is read aloud; what a captive said needs no words."""
    told = [say(said.said, model.said_in, model.tokens)] if said.said else []
    told += [shown_alone(fact, model.language) for fact in said.shown]
    if told or not must:
        return " ".join(told)
    if said.spoke is not None:
        return model.sheet["words"].format(name=name(said.spoke.who, model.language))
    return model.sheet["corrected"]
