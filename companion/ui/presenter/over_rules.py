"""The ways into the rules: from the shelf, from a desk, from wherever something is not clear."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from companion.games.island.rulings import Rulings
    from companion.ui.presenter.companion import Companion
    from companion.ui.presenter.desk import Desk

# All of it is imported when it is first wanted: no start waits for a rulebook.


def open_rules(house: Companion, rulings: Rulings | None = None) -> None:
    """`rulings`: those of the table, where there is one."""
    from companion.ui.rules.page import RulesPlace

    house.go(RulesPlace(house, rulings=rulings))


def open_entry(house: Companion, name: str, rulings: Rulings | None = None) -> None:
    from companion.ui.presenter.rules_at import At
    from companion.ui.rules.page import RulesPlace

    house.go(RulesPlace(house, At(entry=name), rulings))


def open_ruling(house: Companion, name: str, rulings: Rulings) -> None:
    """The entry that a table ruling belongs to."""
    from companion.ui.rules.page import RulesPlace

    house.go(RulesPlace(house, rulings=rulings, asked=(name,)))


def open_why(desk: Desk, what: str) -> None:
    """The rule behind what was `said`, is `asked` or was `refused`."""
    from companion.ui.island.desk.why import asked
    from companion.ui.rules.page import RulesPlace

    wanted = asked(desk, what)
    if wanted:
        desk.house.go(RulesPlace(desk.house, rulings=desk.state.table.rulings, asked=wanted))


def rulebook_files() -> Any:
    """The door to the files, which is as slow to import as they are to read."""
    from companion.store import rulebook_files as files

    return files
