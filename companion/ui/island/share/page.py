"""The exports of a game: a text, a page, a script; pictures once it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.engine.frozen import frozen
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.stories import stories
from companion.games.island.history.tally import tally
from companion.games.island.setup.checks import printable
from companion.store.apologies import apologies
from companion.store.games.exchange import Exchange
from companion.store.games.troubles import GameTrouble
from companion.store.island.table_script import write_script
from companion.store.pictures import pdf, png
from companion.text.island.players import players_text
from companion.text.island.stories import story_told
from companion.text.screens import words
from companion.text.screens.share import SHARE
from companion.text.screens.trouble import REPORT
from companion.ui.island.desk.game_over import epilogue
from companion.ui.island.desk.interface import own_tokens
from companion.ui.island.map import view as island_view
from companion.ui.island.share.paper import paper_view
from companion.ui.island.share.step_pictures import EveryStep
from companion.ui.island.share.views import DPI, PictureView
from companion.ui.kit.parts import Button, Section
from companion.ui.shell.fault_report import report, report_section
from companion.ui.shell.page import BasePage, Notice
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    from companion.store.apologies import Apology
    from companion.store.games.kept_game import KeptSession
    from companion.text.languages import Language
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

    def __init__(self, house: House, session: KeptSession) -> None:
        super().__init__(house)
        self.session = session
        self.exchange = Exchange(house.shelf)
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
        match act:
            case "said":
                tokens = own_tokens(self.session.state)
                text = players_text(Chronicle(self.session), self.said_in, tokens)
                self._saved(self._write("said-file", ".txt", text.encode()))
            case "script":
                header = self.session.header
                text = write_script(header.setup, header.seed, self.session.journal)
                self._saved(self._write("script-file", ".yaml", text.encode()))
            case "paper":
                self._paper()
            case "report" if self.apologies:
                self._report()
            case "picture" | "pictures" if not self.over:
                self.say_why(words(SHARE, self.language)["still-secret"])
            case "picture":
                drawn = self.house.paint(self._picture())
                self._saved(self._write("picture-file", ".png", png(drawn)))
            case "pictures":
                self.house.go(EveryStep(self.house, self.session, self.name, self._finished))
            case _:
                super().do(act)

    def _paper(self) -> None:
        """The page for paper, to be looked at, and to be printed in its true size."""
        page = self.house.paint(paper_view(self.session.state, self.name, self.language))
        self._write("paper-file", ".png", png(page, DPI))
        self._saved(self._write("paper-file", ".pdf", pdf(page, DPI)))

    def _report(self) -> None:
        """The report of faults, of all games at once, and so not by the name of this one."""
        text = report(self.apologies, self.language)
        name = words(REPORT, self.language)["file"]
        self._saved(self.exchange.write(name, ".txt", text.encode()))

    def _write(self, file: str, ending: str, raw: bytes) -> str:
        name = words(SHARE, self.language)[file].format(name=self.name)
        return self.exchange.write(name, ending, raw)

    def _saved(self, path: str) -> None:
        self.say_why(words(SHARE, self.language)["saved"].format(path=printable(path)))

    def _finished(self, sentence: str, *, problem: bool = False) -> None:
        (self.say_problem if problem else self.say_why)(sentence)

    def _picture(self) -> PictureView:
        state, sheet = self.session.state, words(SHARE, self.language)
        title, text = epilogue(state, self.language)
        told = stories(tally(Chronicle(self.session)))
        return PictureView(
            title=title,
            text=text,
            island=island_view.island(state, self.language),
            lines=tuple(story_told(one, self.language) for one in told),
            foot=sheet["picture-foot"].format(name=self.name),
        )

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
