"""The exports of a game: a text, a page, a script; pictures once it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.engine.checks import printable
from companion.engine.frozen import frozen
from companion.store.apologies import apologies
from companion.store.games.troubles import GameTrouble
from companion.text.screens import words
from companion.text.screens.share import SHARE
from companion.ui.island.share import leaving
from companion.ui.island.share.preview import Preview
from companion.ui.island.share.step_pictures import EveryStep
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.fault_report import report_section
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import NightArt, PageView

if TYPE_CHECKING:
    from companion.store.apologies import Apology
    from companion.text.languages import Language
    from companion.ui.island.kept import KeptIsland
    from companion.ui.shell.house import House


@frozen
class ShareModel:
    """`name`: that of the game. `apologies`: the app's faults, of all games."""

    name: str
    over: bool
    apologies: tuple[Apology, ...]
    language: Language
    notice: Notice | None
    problem: bool


class Share(BasePage):
    """The page itself tells no secret, but what it leads to may: it is the OP's."""

    def __init__(self, house: House, session: KeptIsland) -> None:
        super().__init__(house)
        self.session = session
        self.folder = ""  # of the pictures that were drawn last
        self.apologies = apologies(house.shelf.folder)

    @property
    def over(self) -> bool:
        return self.session.state.won is not None

    @property
    def name(self) -> str:
        return self.session.header.name or words(SHARE, self.language)["unnamed"]

    # Touches

    def do(self, act: str) -> None:
        self.hush()
        try:
            self._do(act)
        except GameTrouble as told:
            self.say_problem(told.say(self.language))

    def _do(self, act: str) -> None:
        session, name, language = self.session, self.name, self.language
        match act:
            case "said":
                self._preview(leaving.said(session, name, language, self.said_in))
            case "script":
                self._preview(leaving.script(session, name, language))
            case "paper":
                self._preview(leaving.paper(session, name, language))
            case "report" if self.apologies:
                self._preview(leaving.fault_report(self.apologies, language))
            case "picture" | "pictures" if not self.over:
                self.say_why(words(SHARE, language)["still-secret"])
            case "picture":
                self._preview(leaving.picture(session, name, language))
            case "pictures":
                self.house.go(EveryStep(self.house, session, name, self._finished))
            case "open-folder" if self.folder:
                self.house.outside.show(self.folder, self._not_shown)
            case _:
                super().do(act)

    def _preview(self, one: leaving.Leaving) -> None:
        self.house.go(Preview(self.house, one))

    def _finished(self, sentence: str, folder: str, *, problem: bool = False) -> None:
        """Tell how the pictures came out, with the way to the folder they are in."""
        self.folder = folder
        sheet = words(SHARE, self.language)
        look = Button("open-folder", sheet["open-folder"], icon="folder")
        buttons = () if self.house.outside.reaches else (look,)
        (self.say_problem if problem else self.say_why)(sentence, *buttons)

    def _not_shown(self) -> None:
        """Called at once or later; by then the page may have been left."""
        opened: object = self.house.pages[-1]
        if opened is self:
            sheet = words(SHARE, self.language)
            self.say_problem(sheet["not-shown"].format(path=printable(self.folder)))
            self.house.changed()

    # What is seen

    def model(self) -> ShareModel:
        return ShareModel(
            name=self.session.header.name,
            over=self.over,
            apologies=tuple(self.apologies),
            language=self.language,
            notice=self.notice,
            problem=self.problem,
        )

    def view(self) -> PageView:
        return share_view(self.model())


def share_view(model: ShareModel) -> PageView:
    sheet = words(SHARE, model.language)
    text, op, op_text = sheet["for-all-text"], sheet["for-op"], sheet["for-op-text"]
    if model.over:
        text, op, op_text = sheet["over"], sheet["for-op-over"], ""
    trouble = (report_section(model.apologies, model.language),) if model.apologies else ()
    return PageView(
        name="share",
        title=sheet["title"],
        text=model.name,
        sections=(
            Section(sheet["for-all"], text, (_for_all(model),)),
            Section(op, op_text, (_for_op(sheet),)),
            *trouble,
        ),
        back=Button("back", sheet["back"], icon="back"),
        notice=model.notice,
        problem=model.problem,
        night=NightArt(),
    )


def _for_all(model: ShareModel) -> tuple[Button, ...]:
    sheet, over = words(SHARE, model.language), model.over
    later = "" if over else sheet["when-over"]
    return (
        Button("said", sheet["said"], sheet["said-second"], icon="journal"),
        Button("picture", sheet["picture"], later, icon="map", enabled=over),
        Button("pictures", sheet["pictures"], later, icon="play", enabled=over),
    )


def _for_op(sheet: Mapping[str, str]) -> tuple[Button, ...]:
    return (
        Button("paper", sheet["paper"], sheet["paper-second"], icon="rename"),
        Button("script", sheet["script"], sheet["script-second"], icon="export"),
    )
