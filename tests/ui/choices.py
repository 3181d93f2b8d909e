"""The choices of a section, as buttons: its rows, its segments and its pips."""

from __future__ import annotations

from collections.abc import Iterator

from companion.ui.kit.parts import Button, Section


def choices(section: Section) -> Iterator[Button]:
    """A pip is known by its number: the last of those that are there is chosen."""
    for row in section.rows:
        yield from row
    for one in section.segments:
        yield Button(one.act, one.label, chosen=one.chosen)
    if section.pips is not None:
        for at, act in enumerate(section.pips.acts, 1):
            yield Button(act, str(at), chosen=at == section.pips.count)
