"""A thing that is to leave the app, whole and not written yet: what it is, for whom, its files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from companion.engine.frozen import frozen
from companion.games.island.history.chronicle import Chronicle
from companion.games.island.history.stories import stories
from companion.games.island.history.tally import tally
from companion.store.island.table_script import write_script
from companion.store.pictures import Pixels, pdf, png
from companion.text.island.players import players_text
from companion.text.island.stories import story_told
from companion.text.screens import words
from companion.text.screens.share import SHARE
from companion.text.screens.trouble import REPORT
from companion.ui.island.desk.game_over import epilogue
from companion.ui.island.desk.interface import own_tokens
from companion.ui.island.map import view as island_view
from companion.ui.island.share.paper import paper_view
from companion.ui.island.share.views import DPI, DrawnView, PictureView
from companion.ui.shell.fault_report import report

if TYPE_CHECKING:
    from companion.store.apologies import Apology
    from companion.text.languages import Language
    from companion.ui.island.kept import KeptIsland

Ending = Literal[".txt", ".yaml", ".png", ".pdf"]


@frozen
class Leaving:
    """`title`: what it is; `whose`: who may see it. `name`: of its files, without their `endings`.

    Of several files the last is the one to be handed over. A text has no `drawn`.
    """

    title: str
    whose: str
    name: str
    endings: tuple[Ending, ...]
    text: str = ""
    drawn: DrawnView | None = None

    def raw(self, ending: Ending, pixels: Pixels | None) -> bytes:
        """The bytes of one of its files."""
        if pixels is None:
            return self.text.encode()
        dpi = DPI if ".pdf" in self.endings else None
        if ending == ".pdf":
            return pdf(pixels, DPI)
        return png(pixels) if dpi is None else png(pixels, dpi)


def said(session: KeptIsland, name: str, language: Language, said_in: Language) -> Leaving:
    """All that was said, round by round."""
    sheet = words(SHARE, language)
    text = players_text(Chronicle(session), said_in, own_tokens(session.state))
    over = session.state.won is not None
    whose = sheet["over" if over else "preview-all"]
    return Leaving(sheet["said"], whose, sheet["said-file"].format(name=name), (".txt",), text)


def script(session: KeptIsland, name: str, language: Language) -> Leaving:
    """The game as a table script. Raises CannotSave where it is too long for one."""
    sheet, header = words(SHARE, language), session.header
    text = write_script(header.setup, header.seed, session.journal)
    file = sheet["script-file"].format(name=name)
    return Leaving(sheet["script"], _for_op(session, language), file, (".yaml",), text)


def paper(session: KeptIsland, name: str, language: Language) -> Leaving:
    """The page for paper, to be looked at, and to be printed in its true size."""
    sheet = words(SHARE, language)
    return Leaving(
        sheet["paper"],
        _for_op(session, language),
        sheet["paper-file"].format(name=name),
        (".png", ".pdf"),
        drawn=paper_view(session.state, name, language),
    )


def picture(session: KeptIsland, name: str, language: Language) -> Leaving:
    """The island at the end of a game, with how it went."""
    sheet = words(SHARE, language)
    return Leaving(
        sheet["picture"],
        sheet["over"],
        sheet["picture-file"].format(name=name),
        (".png",),
        drawn=_end_of(session, name, language),
    )


def fault_report(apologies: Sequence[Apology], language: Language) -> Leaving:
    """The report of faults, of all games at once, and so not by the name of one."""
    sheet = words(REPORT, language)
    text = report(apologies, language)
    return Leaving(sheet["report"], sheet["report-second"], sheet["file"], (".txt",), text)


def _for_op(session: KeptIsland, language: Language) -> str:
    sheet = words(SHARE, language)
    return sheet["over" if session.state.won is not None else "for-op-text"]


def _end_of(session: KeptIsland, name: str, language: Language) -> PictureView:
    state = session.state
    title, text = epilogue(state, language)
    told = stories(tally(Chronicle(session)))
    return PictureView(
        title=title,
        text=text,
        island=island_view.island(state, language),
        lines=tuple(story_told(one, language) for one in told),
        foot=words(SHARE, language)["picture-foot"].format(name=name),
    )
