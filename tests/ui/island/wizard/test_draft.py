"""A draft is frozen: a change gives the next one, and leaves the former as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.ui.island.wizard.draft import Draft, new_draft
from companion.ui.island.wizard.draft_file import write_draft

CHANGES: dict[str, Callable[[Draft], Draft]] = {
    "sit": lambda draft: draft.sit(2),
    "choose": lambda draft: draft.choose("phil"),
    "let go": lambda draft: draft.choose("hempel"),
    "move": lambda draft: draft.move("hempel", 1),
    "call": lambda draft: draft.call("hempel", "Ada"),
    "lay": lambda draft: draft.lay(new_draft(8).laid.island),
    "draw": lambda draft: draft.draw_tokens(),
    "scatter": lambda draft: draft.scatter(),
    "token": lambda draft: draft.put_token("arrows").put_token("wave"),
    "piece": lambda draft: draft.put_piece("S").put_piece(draft.can_stand("rock")[0]),
    "start": lambda draft: draft.name_start("theseus", "lime"),
    "palm": lambda draft: draft.name_palm("hempel", 2),
    "forget": lambda draft: draft.forget("hempel"),
    "announce": lambda draft: draft.announce(),
    "show": lambda draft: draft.show_to("hempel"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_change_leaves_the_former_draft_as_it_was(change: Callable[[Draft], Draft]) -> None:
    draft = new_draft(7).choose("hempel").choose("theseus").call("theseus", "Bo")
    draft = draft.name_start("hempel", "apple").name_palm("hempel", 1)
    before = write_draft(draft)
    assert write_draft(change(draft)) != before
    assert write_draft(draft) == before
