"""The spaces on which a captive's markers lie (L11.1), as nodes of what was heard."""

from __future__ import annotations

from companion.games.island.announcements import Announcement, Mission
from companion.games.island.knowledge.heard import Heard, OpenTable
from companion.games.island.knowledge.trail import Trail
from companion.games.island.terms import Who


class MarkedTrail(Trail):
    """The trail, with the node of each mark; of one that the ocean brought, the corner (L14.2)."""

    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self._nodes_marked: list[tuple[int, Who, int]] = []

    def _said(self, said: Announcement) -> None:
        if isinstance(said, Mission):
            departed = self.departed
            left = departed is not None and departed.who == said.who
            figure = departed.figure if departed and left else self.figure(said.who)
            if figure.node is not None:
                self._nodes_marked.append((self.by, said.who, figure.node))
        super()._said(said)

    def mark_nodes(self, heard: Heard, board: Who) -> tuple[int, ...]:
        """The nodes of the marks that no undo has taken back."""
        stand: set[int] = set()
        at = heard.now
        while at >= 0:
            stand.add(at)
            at = heard.words[at].after
        return tuple(
            node
            for by, who, node in self._nodes_marked
            if by in stand and self.boards.get(who) == board
        )
