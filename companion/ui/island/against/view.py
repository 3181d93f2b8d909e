"""The desk while the computer's captives speak: the bubble, their directions on the pad, the pace.

All else is quiet, and stands where it always does. In the OP's own turn it is the desk as ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from companion.engine.frozen import frozen, revised
from companion.games.island.announcements import Died
from companion.games.island.commands import Answer, Command, Move
from companion.games.island.terms import DIRECTIONS, Who
from companion.text.counted import quoted
from companion.text.island.names import name
from companion.text.island.spoken import spoken
from companion.text.screens import words
from companion.text.screens.computer.against import AGAINST
from companion.text.screens.desk import DESK
from companion.ui.island.desk.death import death
from companion.ui.island.desk.model import board_of
from companion.ui.island.desk.view import desk_view
from companion.ui.island.desk.views import Bubble, Card, DeskView, PacedCaptives, Pad, QuestionView
from companion.ui.kit.pace import go_on, pace_segments, pause_button
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.store.settings import PaceSetting
    from companion.text.languages import Language
    from companion.ui.island.desk.model import DeskModel

GO_ON: Final = "go-on"


@frozen
class AgainstModel:
    """`speaks`: the captive who is to say something; None where the OP is asked.

    `word`: chosen already; None: not yet. `unknown`: the truth behind it. `place`: of the game, so
    that each pause is a new one. `stopped`: by hand. `unsaid`: the OP is to announce first.
    `waits`: the voice still reads.
    """

    desk: DeskModel
    speaks: Who | None
    word: Command | None
    unknown: str
    place: int
    pace: PaceSetting
    stopped: bool
    unsaid: bool
    waits: bool

    @property
    def language(self) -> Language:
        return self.desk.say.language


def against_view(model: AgainstModel) -> DeskView:
    view = desk_view(model.desk)
    died = [one for one in model.desk.telling.facts if isinstance(one, Died)]
    view = revised(
        view,
        {"card": _card(view.card, model), "paced": _paced(model),
         "death": death(model.desk, died) if died else None},
    )  # fmt: skip
    return view if model.speaks is None else _watched(view, model.speaks, model)


def _card(card: Card, model: AgainstModel) -> Card:
    """Said for the OP; what one captive alone is to see, that captive has seen."""
    if card.heading != words(DESK, model.language)["told"]:
        return revised(card, {"show": None})
    said = words(AGAINST, model.language)["said-for-you"]
    paged = card.paged.replace(card.heading, said)
    return revised(card, {"heading": said, "paged": paged, "show": None})


def _watched(view: DeskView, who: Who, model: AgainstModel) -> DeskView:
    """Nothing answers for a captive but the computer."""
    island = revised(
        view.island,
        {"lit": frozenset(), "red": frozenset(), "leads": (), "veiled": False, "numbers": ()},
    )
    quiet = QuestionView("turn", heading=name(who, model.language), who=who)
    return revised(
        view,
        {"island": island, "sheet": quiet, "pad": _pad(view.pad, model.word), "microphone": None,
         "harm": (), "more_harm": None},
    )  # fmt: skip


# The pad


def _pad(pad: Pad, word: Command | None) -> Pad:
    """The directions that are named, with their numbers; nothing on it can be touched."""
    named = _directions(word)
    compass = tuple(
        _shown(button, way, named) for button, way in zip(pad.compass, DIRECTIONS, strict=True)
    )
    return Pad(compass, (None,) * len(pad.keys))


def _directions(word: Command | None) -> tuple[str, ...]:
    match word:
        case Move(direction=direction):
            return (direction,)
        case Answer(word=answer):
            return tuple(one for one in answer.split() if one in DIRECTIONS)
        case _:
            return ()


def _shown(button: Button, way: str, named: tuple[str, ...]) -> Button:
    chosen = way in named
    return Button(
        "", button.label, second=str(named.index(way) + 1) if chosen else "", icon=way.lower(),
        tone="accent" if chosen else "raised", enabled=chosen, chosen=chosen,
    )  # fmt: skip


# The pace


def _paced(model: AgainstModel) -> PacedCaptives:
    language = model.language
    sheet = words(AGAINST, language)
    waits = model.stopped or model.unsaid or model.waits or model.word is None
    ring = go_on(GO_ON, model.pace, model.place, language, stopped=waits)
    if model.unsaid:
        said_first = revised(ring.button, {"second": sheet["say-it-first"]})
        ring = revised(ring, {"button": said_first})
    second = sheet["resume" if model.stopped else "look"]
    return PacedCaptives(
        bubble=None if model.speaks is None else _bubble(model, model.speaks),
        segments=pace_segments(model.pace, language),
        pause=pause_button("pause", second, language, stopped=model.stopped),
        go_on=ring,
    )


def _bubble(model: AgainstModel, who: Who) -> Bubble:
    language, state = model.language, model.desk.state
    sheet = words(AGAINST, language)
    said = sheet["thinking"]
    if model.word is not None:
        board = board_of(state, model.word.who)
        said = quoted(
            spoken(model.word, state.question, language, model.desk.say.tokens, board), language
        )
    below = model.desk.reason or model.unknown
    return Bubble(who, name(who, language), said, below)
