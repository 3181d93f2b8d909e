"""The island of a set-up as a map shows it."""

from __future__ import annotations

from collections.abc import Iterable

from companion.engine.frozen import revised
from companion.text.languages import Language
from companion.ui.island.map.view import laid_ground
from companion.ui.island.wizard.draft import Draft
from companion.ui.presenter.views import Island


def on_map(
    draft: Draft,
    language: Language,
    *,
    tokens: bool = True,
    pieces: bool = True,
    lit: Iterable[str] = (),
    chosen: str | None = None,
) -> Island:
    """`tokens`, `pieces`: whether what comes in a later step is shown already."""
    laid = draft.laid
    found = Island(
        laid_ground(laid.island, laid.anomalies if tokens else {}, language),
        lit=frozenset(lit),
        chosen=chosen,
    )
    if not pieces:
        return found
    return revised(found, {"wave": laid.wave, "rock": laid.rock, "bush": laid.bush})
