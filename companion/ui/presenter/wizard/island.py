"""Step two, the island: at random, ready-made, from a code, or built by hand (L2.2)."""

from __future__ import annotations

from typing import Final

from companion.games.island.island_code import code_of
from companion.games.island.layout import Island
from companion.games.island.survey import survey
from companion.games.island.wishes import WISHES, Wish, contradict, wished
from companion.store.own_islands import OwnIslands
from companion.text.islands import character_line, facts, not_found, wish_name, wish_text
from companion.ui.presenter.views import Button, PageView, Section
from companion.ui.presenter.wizard.by_hand import ByHand
from companion.ui.presenter.wizard.code import EnterCode
from companion.ui.presenter.wizard.copy import CopyToTable
from companion.ui.presenter.wizard.draft import Over
from companion.ui.presenter.wizard.name_island import name_island
from companion.ui.presenter.wizard.on_map import on_map
from companion.ui.presenter.wizard.ready_made import ReadyMade
from companion.ui.presenter.wizard.share_island import ShareIsland
from companion.ui.presenter.wizard.step import Step

# Whoever wishes too much waits no longer than this many islands.
_TRIES: Final = 1_500


class IslandStep(Step):
    def do(self, act: str) -> None:
        match act.split():
            case ["random"]:
                self._random()
            case ["wish", wish] if wish in WISHES:
                self._wish(wish)
            case ["ready-made"]:
                self.house.go(ReadyMade(self.wizard))
            case ["code"]:
                self.house.go(EnterCode(self.wizard))
            case ["build"]:
                self.wizard.lay_over("build", ByHand(self.wizard))
            case ["share"]:
                self.house.go(ShareIsland(self.house, code(self.draft.laid.island)))
            case ["keep"]:
                own = OwnIslands(self.house.shelf.folder)
                self.house.go(name_island(self.house, own, self.draft.laid.island))
            case ["copy"]:
                self.draft.copied = 0
                self.wizard.lay_over("copy", CopyToTable(self.wizard))
            case _:
                pass

    def reopen(self, over: Over) -> None:
        if over == "build":
            self.wizard.lay_over("build", ByHand(self.wizard))
        elif over == "copy":
            self.wizard.lay_over("copy", CopyToTable(self.wizard))

    def _random(self) -> None:
        found = wished(self.wizard.box, self.draft.dice(), self.draft.wishes, _TRIES)
        if found.island is None:
            self.say_why(not_found(found, self.language))
        else:
            self.draft.lay(found.island)

    def _wish(self, wish: Wish) -> None:
        """Gentle and cruel exclude each other: the one touched last counts."""
        wishes = [one for one in self.draft.wishes if one != wish]
        if wish not in self.draft.wishes:
            wishes = [one for one in wishes if not contradict((one, wish))] + [wish]
        self.draft.wishes = tuple(one for one in WISHES if one in wishes)

    def view(self) -> PageView:
        sheet, island = self.sheet, self.draft.laid.island
        found = survey(island)
        return PageView(
            name="setup-island",
            title=sheet["island"],
            text=character_line(found, self.language),
            sections=(
                Section(rows=(self._ways(),)),
                Section(sheet["wishes"], self._wished(), (self._wishes(),)),
                Section(sheet["code-is"], code(island), (self._with_it(),)),
                Section(sheet["facts"], "\n".join(facts(found, self.language))),
            ),
            island=on_map(self.draft, self.language, tokens=False, pieces=False),
            notice=self.notice,
            problem=self.problem,
        )  # fmt: skip

    def _ways(self) -> tuple[Button, ...]:
        sheet = self.sheet
        return (
            Button("random", sheet["random"], icon="dice"),
            Button("ready-made", sheet["ready-made"], icon="map"),
            Button("code", sheet["code"], icon="qr"),
            Button("build", sheet["build"], icon="hand"),
        )

    def _with_it(self) -> tuple[Button, ...]:
        """What can be done with the island that lies there."""
        sheet = self.sheet
        return (
            Button("copy", sheet["copy"], icon="map"),
            Button("share", sheet["share"], icon="qr"),
            Button("keep", sheet["keep"], icon="star"),
        )

    def _wished(self) -> str:
        """What is wished for, in words that can be checked on the map."""
        texts = [wish_text(wish, self.language) for wish in self.draft.wishes]
        return " ".join(texts) or self.sheet["wishes-text"]

    def _wishes(self) -> tuple[Button, ...]:
        return tuple(
            Button(
                f"wish {wish}",
                wish_name(wish, self.language),
                chosen=wish in self.draft.wishes,
            )
            for wish in WISHES
        )


def code(island: Island) -> str:
    return code_of(island.spaces, island.knots)
