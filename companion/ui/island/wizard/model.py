"""The set-up of one moment, frozen: all that the views of its steps are computed from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen, revised
from companion.games.island.terms import TOKENS
from companion.text.counted import counted
from companion.text.island.islands import knots_alike
from companion.text.island.names import called
from companion.text.screens import words
from companion.text.screens.quick_start import QUICK_START
from companion.text.screens.rules import RULES
from companion.text.screens.wizard import WIZARD
from companion.ui.island.box.owner import assumed_line
from companion.ui.island.map.view import laid_ground
from companion.ui.island.map.views import IslandView
from companion.ui.island.wizard.draft import STEPS
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.games.island.board.survey import Survey
    from companion.games.island.box.box import Box
    from companion.games.island.terms import Who
    from companion.text.languages import Language
    from companion.ui.island.wizard.draft import Draft, StepName


@frozen
class SetUpModel:
    """`real`: the OP draws power tokens from the real stack. `found`: the survey of the island.

    `island_name`: of one that is known. `searched`: how many islands have been drawn by a search
    that goes on. `aloud`: has the announcement read, or cuts that off.
    """

    draft: Draft
    box: Box
    real: bool
    found: Survey
    language: Language
    said_in: Language
    island_name: str = ""
    searched: int | None = None
    aloud: Button | None = None

    @property
    def sheet(self) -> Mapping[str, str]:
        return words(QUICK_START, self.language)

    def named(self, who: Who) -> str:
        """A captive, with the name of the player where somebody said it."""
        return called(who, self.draft.person(who), self.language)


def why_not(model: SetUpModel, step: StepName) -> str:
    """The reason why a step has not all that a game needs; empty where it has."""
    draft, sheet = model.draft, model.sheet
    match step:
        case "table" if draft.missing:
            more = "choose-more" if draft.figures else "choose-some"
            return counted(sheet[more], draft.missing, model.language)
        case "starts" if draft.next is not None:
            first = "palm-first" if draft.misses_palm(draft.next) else "name-first"
            return sheet[first].format(name=model.named(draft.next))
        case "starts" if not draft.figures or not draft.all_shown:
            return sheet["not-shown"]
        case "ready":  # the first step that misses something says what
            return next(filter(None, (why_not(model, one) for one in STEPS if one != step)), "")
        case _:
            return ""


def rail(model: SetUpModel) -> tuple[Button, ...]:
    """A tick where all that a game needs is there; the step that is open is chosen."""
    sheet = words(WIZARD, model.language)
    now = STEPS.index(model.draft.step)
    return tuple(
        Button(
            f"step {name}",
            sheet[f"step-{name}"],
            second=str(at + 1),
            icon="check" if at < now and not why_not(model, name) else "",
            chosen=at == now,
        )
        for at, name in enumerate(STEPS)
    )


def taken_from_box(model: SetUpModel) -> Iterator[str]:
    """Lines about the box that a game would begin with, the first about what is assumed in it.

    Then a stack without some of the tokens (L2.4), and knots that no box has (L1.8).
    """
    assumed, *others = box_lines(model)
    yield assumed
    played = len(model.draft.stack(model.box, real=model.real))
    if played < len(TOKENS):
        yield model.sheet["tokens-played"].format(n=played, of=len(TOKENS))
    yield from others


def box_lines(model: SetUpModel) -> Iterator[str]:
    """The line on what is assumed in the box, and knots that no box has."""
    yield assumed_line(model.box, model.language)
    yield from knots_alike(model.draft.laid.island.knots, model.language)


def why(language: Language, what: str) -> Button:
    """The rule behind what is `said` or was `refused`, as on the desk."""
    return Button(f"why {what}", RULES["why"][language], icon="help")


def on_map(
    draft: Draft,
    language: Language,
    *,
    tokens: bool = True,
    pieces: bool = True,
    lit: Iterable[str] = (),
    chosen: str | None = None,
) -> IslandView:
    """`tokens`, `pieces`: whether what comes in a later step is shown already."""
    laid = draft.laid
    found = IslandView(
        laid_ground(laid.island, laid.anomalies if tokens else {}, language),
        lit=frozenset(lit),
        chosen=chosen,
    )
    if not pieces:
        return found
    return revised(found, {"wave": laid.wave, "rock": laid.rock, "bush": laid.bush})
