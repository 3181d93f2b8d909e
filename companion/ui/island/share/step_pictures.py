"""Long work: a picture of every step of a finished game, with how far it is, and a way to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from companion.engine.checks import printable
from companion.engine.frozen import revised
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.replay import Frame, frames
from companion.store.games.exchange import Exchange
from companion.store.games.troubles import GameTrouble
from companion.store.pictures import png
from companion.text.island.announcements import say
from companion.text.screens import words
from companion.text.screens.replay import REPLAY
from companion.text.screens.share import SHARE
from companion.ui.island.desk.interface import own_tokens, step_line
from companion.ui.island.map import view as island_view
from companion.ui.island.share.views import PictureView
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.page import BasePage
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.ui.island.kept import KeptIsland
    from companion.ui.shell.house import House

BREATH: Final = 0.02  # seconds between two pictures, in which a touch is heard


class Finished(Protocol):
    def __call__(self, sentence: str, folder: str, *, problem: bool = False) -> None: ...


class EveryStep(BasePage):
    """One picture a tick. What has been drawn when it is stopped stays."""

    def __init__(self, house: House, session: KeptIsland, name: str, finished: Finished) -> None:
        super().__init__(house)
        self.name = name
        self.finished = finished
        self.frames = frames(Chronicle(session))
        self.done = 0
        self.exchange = Exchange(house.shelf)
        self.folder = self.exchange.begin_folder(
            words(SHARE, self.language)["folder"].format(name=name)
        )

    def do(self, act: str) -> None:
        match act:
            case "tick" if self.done < len(self.frames):
                self._next()
            case "stop":
                self._leave("stopped")
            case _:
                super().do(act)

    def _next(self) -> None:
        frame = self.frames[self.done]
        try:
            raw = png(self.house.paint(self._picture(frame)))
            self.exchange.write_into(self.folder, f"{self.done:03d}.png", raw)
        except GameTrouble as told:
            self.house.back()
            sentence = f"{told.say(self.language)} {self._how('stopped')}"
            self.finished(sentence, self.folder, problem=True)
            return
        self.done += 1
        if self.done == len(self.frames):
            self._leave("saved")

    def _leave(self, how: str) -> None:
        self.house.back()
        self.finished(self._how(how), self.folder)

    def _how(self, how: str) -> str:
        sentence = words(SHARE, self.language)[how]
        return sentence.format(path=printable(self.folder), n=self.done, of=len(self.frames))

    def _picture(self, frame: Frame) -> PictureView:
        sheet, language = words(REPLAY, self.language), self.language
        title, where = sheet["nothing-done"], sheet["set-up"]
        if frame.who:
            title = step_line(frame.before, frame.who, frame.words, language)
        if self.done:
            of = len(self.frames) - 1
            where = sheet["where"].format(n=frame.round, at=self.done, of=of)
        return PictureView(
            title=title,
            text=say(frame.said, language, own_tokens(frame.after)) if frame.said else "",
            island=revised(island_view.island(frame.after, language), {"paths": frame.paths}),
            lines=(),
            foot=f"{words(SHARE, language)['picture-foot'].format(name=self.name)}. {where}",
        )

    def view(self) -> PageView:
        sheet = words(SHARE, self.language)
        drawn = sheet["progress"].format(n=self.done, of=len(self.frames))
        return PageView(
            name="every-step",
            title=sheet["working"],
            sections=(Section(sheet["drawn"], drawn, aloud=True),),
            foot=(Button("stop", sheet["stop"], icon="close", tone="accent"),),
            tick=BREATH,
            night=NightArt(done=self.done, of=len(self.frames)),
        )
