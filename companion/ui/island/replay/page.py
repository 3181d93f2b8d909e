"""A game once more, step by step or running; once it is over, for the whole table to see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from companion.engine.frozen import revised
from companion.games.island.announce import note
from companion.games.island.board.hexes import HEXES
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.replay import Frame, frames, round_starts, trails
from companion.games.island.history.stories import stories
from companion.games.island.history.tally import tally
from companion.games.island.terms import OP
from companion.text.counted import quoted
from companion.text.island.announcements import say
from companion.text.island.epilogues import EPILOGUES
from companion.text.island.journal_lines import entry
from companion.text.island.names import letter
from companion.text.island.stories import story_told
from companion.text.languages import Tokens
from companion.text.screens import words
from companion.text.screens.replay import REPLAY
from companion.text.screens.secret import secret
from companion.ui.island.desk.game_over import epilogue
from companion.ui.island.desk.interface import own_tokens
from companion.ui.island.map import view as island_view
from companion.ui.island.map.views import IslandView, SpaceView
from companion.ui.island.replay.views import ReplayView
from companion.ui.kit.parts import Button
from companion.ui.shell.page import BasePage

if TYPE_CHECKING:
    from companion.store.games.kept_game import KeptSession
    from companion.ui.shell.house import House

SPEEDS: Final[dict[str, float]] = {"slow": 4.0, "normal": 2.0, "fast": 0.7}
OPENING: Final = 0.07  # seconds a space, when the island opens


class Replay(BasePage):
    """`at`: the frame that is seen. `shown`: it is for the whole table, in the bright look.

    `opened`: how many spaces of the island can be seen by then. While the game is on, it is shown
    to nobody unless the OP gives the game up, in two touches.
    """

    def __init__(
        self, house: House, session: KeptSession, at: int | None = None, shown: bool = False
    ) -> None:
        super().__init__(house)
        self.session = session
        self.history = Chronicle(session)
        self.frames = frames(self.history)
        self.at = 0 if at is None else min(max(at, 0), len(self.frames) - 1)
        self.running = False
        self.speed = "normal"
        self.telling = False
        self.ways = False
        self.asked = False
        self.shown = False
        self.opened = len(HEXES)
        if shown and self.over:
            self._show()

    @property
    def over(self) -> bool:
        return self.session.state.won is not None

    @property
    def frame(self) -> Frame:
        return self.frames[self.at]

    # Touches

    def do(self, act: str) -> None:
        asked, self.asked = self.asked, False
        match act:
            case "tick":
                self.asked = asked
                self._tick()
            case "play":
                self._run()
            case "stop":
                self.running = False
            case "speed":
                names = list(SPEEDS)
                self.speed = names[(names.index(self.speed) + 1) % len(names)]
            case "stories":
                self.telling, self.running = not self.telling, False
            case "walks":
                self.ways = not self.ways
            case "reveal" if self.over:
                self._show()
            case "reveal":
                self.asked, self.running = True, False
            case "reveal sure" if asked:
                self._show()
            case "reveal sure":
                pass  # nobody was asked, or it was taken back
            case "open" if self.shown:
                self.opened = max(1, self.opened)
            case "give-back" if self.shown:
                self._give_back()
            case "previous" | "next" | "round-back" | "round-on":
                self._step(act)
            case "again":
                self.house.open_over(self, "new-table")
            case "share" if not self.shown:
                self.house.open_over(self, act)
            case _:
                super().do(act)

    def _step(self, act: str) -> None:
        """Go a step by hand; a running replay stops."""
        self.running = self.telling = False
        starts = round_starts(self.frames)
        match act:
            case "previous":
                self.at = max(0, self.at - 1)
            case "next":
                self.at = min(len(self.frames) - 1, self.at + 1)
            case "round-back":
                self.at = max((one for one in starts if one < self.at), default=0)
            case _:
                last = len(self.frames) - 1
                self.at = min((one for one in starts if one > self.at), default=last)

    def _run(self) -> None:
        """Run on; at the end, from the beginning."""
        self.running, self.telling = True, False
        if self.at == len(self.frames) - 1:
            self.at = 0

    def _tick(self) -> None:
        if 0 < self.opened < len(HEXES):
            self.opened += 1
        elif self.running and self.at < len(self.frames) - 1:
            self.at += 1
            self.running = self.at < len(self.frames) - 1

    def _show(self) -> None:
        """Show the island to all, closed at first, as it was at the end."""
        self.shown, self.secret = True, False
        self.running = self.ways = False
        self.opened, self.at, self.telling = 0, len(self.frames) - 1, True

    def _give_back(self) -> None:
        """Go back to the secret replay, under the cover, of a game that was given up."""
        self.shown, self.secret = False, True
        self.telling, self.opened = False, len(HEXES)
        if self.over:
            self.house.back()
        else:
            self.house.covered = True

    # The view

    def _said(self, tokens: Tokens) -> str:
        """The announcement without the epilogue, which is read where the island opens."""
        said = say(self.frame.said, self.said_in, tokens)
        won = self.frame.after.won
        return said.removesuffix(EPILOGUES[won][self.said_in]).rstrip() if won else said

    def view(self) -> ReplayView:
        if self.opened < len(HEXES):
            return self._opening()
        sheet, frame = words(REPLAY, self.language), self.frame
        tokens = own_tokens(frame.after)
        said = quoted(self._said(tokens), self.said_in) if frame.said else ""
        truth = secret(note(frame.facts), self.language, tokens)
        who = "" if frame.who == OP else frame.who
        view = ReplayView(
            name="reveal" if self.shown else "replay",
            bright=self.shown,
            title=self._ending()[0] if self.shown else sheet["title"],
            text="",
            where=self._where(),
            share=self.at / max(1, len(self.frames) - 1),
            island=self._island(),
            step=self._done(),
            who=who or None,
            letter=letter(who, self.language) if who else "",
            said=(sheet["said"], said or sheet["nothing-said"]),
            truth=(sheet["truth"], truth) if truth else ("", ""),
            keys=tuple(self._keys()),
            more=tuple(self._more()),
            foot=tuple(self._foot()),
            notice=sheet["give-up"] if self.asked else "",
            tick=SPEEDS[self.speed] if self.running else 0.0,
        )
        if not self.telling:
            return view
        told = tuple(story_told(one, self.language) for one in stories(tally(self.history)))
        return revised(view, {"stories": told, "stories_title": sheet["stories-title"]})

    def _opening(self) -> ReplayView:
        sheet, (title, text) = words(REPLAY, self.language), self._ending()
        waits = self.opened == 0
        open_it = Button("open", sheet["open"], icon="eye", tone="accent")
        return ReplayView(
            name="reveal",
            bright=True,
            title=title,
            text=f"{text} {sheet['closed']}" if waits else text,
            where="",
            share=0.0,
            island=self._closed(),
            keys=(open_it,) if waits else (),
            foot=(self._give_back_button(),),
            tick=0.0 if waits else OPENING,
        )

    def _ending(self) -> tuple[str, str]:
        sheet = words(REPLAY, self.language)
        if self.over:
            return epilogue(self.session.state, self.language)
        return sheet["unfinished"], sheet["unfinished-text"]

    def _where(self) -> str:
        sheet = words(REPLAY, self.language)
        if self.at == 0:
            return sheet["set-up"]
        of = len(self.frames) - 1
        return sheet["where"].format(n=self.frame.round, at=self.at, of=of)

    def _done(self) -> str:
        frame = self.frame
        if not frame.who:
            return words(REPLAY, self.language)["nothing-done"]
        board = frame.before.captive(frame.who).board if frame.who != OP else None
        return entry(frame.who, frame.words, self.language, own_tokens(frame.after), board)

    # The island

    def _island(self) -> IslandView:
        frame = self.frame
        seen = island_view.island(frame.after, self.language)
        if not self.ways:
            return revised(seen, {"paths": frame.paths})
        first = max(one for one in round_starts(self.frames) if one <= self.at)
        return revised(seen, {"trails": trails(self.frames[first : self.at + 1])})

    def _closed(self) -> IslandView:
        """The island as far as it is open; a lake opens as a whole. Nobody stands on it yet."""
        seen = island_view.island(self.session.state, self.language)
        opened = set(HEXES[: self.opened])
        lakes = tuple(lake for lake in seen.ground.lakes if opened.issuperset(lake[1]))
        wet = {at for _, cells in seen.ground.lakes for at in cells}
        dry = {at for at in opened if at not in wet} | {at for _, cells in lakes for at in cells}
        spaces = tuple(
            space if space.at in dry else SpaceView(space.at, "sealed")
            for space in seen.ground.spaces
        )
        return IslandView(revised(seen.ground, {"spaces": spaces, "lakes": lakes}))

    # The buttons

    def _keys(self) -> Iterator[Button]:
        sheet = words(REPLAY, self.language)
        first, last = self.at > 0, self.at < len(self.frames) - 1
        yield Button("round-back", sheet["round-back"], icon="undo", enabled=first, rest=0)
        yield Button("previous", sheet["previous"], icon="back", enabled=first, rest=0)
        if self.running:
            yield Button("stop", sheet["stop"], icon="close", tone="accent")
        else:
            yield Button("play", sheet["play"], icon="play", tone="accent")
        yield Button("next", sheet["next"], icon="next", enabled=last, rest=0)
        yield Button("round-on", sheet["round-on"], icon="redo", enabled=last, rest=0)

    def _more(self) -> Iterator[Button]:
        sheet = words(REPLAY, self.language)
        yield Button("speed", sheet["speed"], sheet[self.speed], icon="clock")
        yield Button("walks", sheet["walks"], icon="map", chosen=self.ways)
        yield Button("stories", sheet["stories"], icon="star", chosen=self.telling)

    def _foot(self) -> Iterator[Button]:
        """Back to the secret look first; one who shows the island has nothing to share."""
        sheet = words(REPLAY, self.language)
        if self.shown:
            yield self._give_back_button()
        else:
            yield Button("back", sheet["back"], icon="back")
            if self.asked:
                yield Button("reveal sure", sheet["give-up-sure"], icon="eye", tone="problem")
            else:
                over = sheet["reveal-over"] if self.over else ""
                yield Button("reveal", sheet["reveal"], over, icon="eye")
            yield Button("share", sheet["share"], icon="export")
        if self.over:
            yield Button("again", sheet["again"], icon="people")

    def _give_back_button(self) -> Button:
        return Button("give-back", words(REPLAY, self.language)["give-back"], icon="back")
