"""The power tokens of the box: the list, one of them with what the app is to do, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, Literal

from companion.games.island.box.box import Token
from companion.games.island.box.check import BoxTree, to_look_at
from companion.games.island.box.file import LONGEST_NAME, LONGEST_TEXT
from companion.games.island.box.token_file import FORBIDDEN, IDLE
from companion.games.island.box.token_ticks import (
    COUNTED,
    allowed,
    counted,
    does,
    offered,
    ticked,
    written,
)
from companion.games.island.terms import KNOWN_TOKENS, PIECES, TOKENS
from companion.text.island.names import name
from companion.text.island.tokens import token_name
from companion.text.languages import LANGUAGES, Language
from companion.ui.island.box.page import BoxPage, Choice, Form, FormField
from companion.ui.kit.parts import Button
from companion.ui.shell.views import PageView

if TYPE_CHECKING:
    pass

What = Literal["name", "text"]
_MOST: Final[Mapping[What, int]] = {"name": LONGEST_NAME, "text": LONGEST_TEXT}


def tokens(page: BoxPage) -> Form:
    left = {place[-1] for place in to_look_at(page.now.box, page.page)}

    def one(word: str) -> Choice:
        icon = word if word in KNOWN_TOKENS else "token"
        second = page.checked(1 if word in left else 0)
        button = Button(f"token {word}", _called(page, word), second, icon=icon)
        return button, page.opens(word, _token)

    fields = (FormField(rows=(tuple(map(one, TOKENS)),)),)
    return Form(page.sheet["tokens"], page.sheet["text-tokens"], fields)


def _called(page: BoxPage, word: str) -> str:
    names = {word: token.name for word, token in page.now.box.tokens.items() if token.name}
    return token_name(word, page.language, names)


# One of them


def _token(page: BoxPage) -> Form:
    """`page.page`: which token."""
    ticks = does(page.now, page.page)
    return Form(
        _called(page, page.page),
        page.sheet["known-token-text" if page.page in KNOWN_TOKENS else "token-text"],
        (_printed(page), *_added(page, ticks), _idle(page, ticks), _free(page, ticks)),
    )


def _printed(page: BoxPage) -> FormField:
    """Its words in the languages of the owner, and those in which something is told already."""
    token = page.now.box.tokens[page.page]
    wanted = {page.language, page.said_in, *token.name, *token.text}
    rows = tuple(
        (_words(page, token, "name", language), _words(page, token, "text", language))
        for language in LANGUAGES
        if language in wanted
    )
    ours = page.page in KNOWN_TOKENS and bool(to_look_at(page.now.box, page.page))
    return FormField(page.sheet["printed"], page.note(ours), rows)


def _words(page: BoxPage, token: Token, what: What, language: Language) -> Choice:
    button = Button(
        f"write {what} {language}",
        page.sheet[what],
        page.sheet[f"in-{language}"],
        icon="rename",
        lines=_told(token, what).get(language, page.sheet["empty"]),
    )
    return button, lambda: page.house.go(WriteToken(page, what, language))


def _told(token: Token, what: What) -> Mapping[str, str]:
    return token.name if what == "name" else token.text


def _added(page: BoxPage, ticks: BoxTree) -> Iterator[FormField]:
    """A row of numbers for each that a token may add to."""
    for tick in COUNTED:
        now = ticks.get(tick, "0")
        row = tuple(
            (
                Button(f"add {tick} {value}", _amount(page, value), chosen=_same(value, now)),
                page.tells(counted(page.own.tree, page.page, ticks, tick, value)),
            )
            for value in offered(tick, ticks)
        )
        yield FormField(page.sheet["restores" if tick == "restore" else tick], rows=(row,))


def _amount(page: BoxPage, value: str) -> str:
    if value == FORBIDDEN:
        return page.sheet["forbidden"]
    number = int(value)
    if not number:
        return page.sheet["as-ever"]
    return f"+{number}" if number > 0 else f"−{-number}"


def _same(value: str, now: str) -> bool:
    """A file may say `+1` or `01`."""
    if FORBIDDEN in (value, now):
        return value == now
    return int(value) == int(now)


def _idle(page: BoxPage, ticks: BoxTree) -> FormField:
    row = tuple(_tick(page, ticks, "idle", word, page.sheet[f"idle-{word}"]) for word in IDLE)
    none = "bonuses" in ticks
    bonuses = Button("bonuses", page.sheet["idle-bonuses"], icon=_box(none), chosen=none)
    allow = page.tells(allowed(page.own.tree, page.page, ticks, bonuses=none))
    return FormField(page.sheet["idle"], rows=((*row, (bonuses, allow)),))


def _free(page: BoxPage, ticks: BoxTree) -> FormField:
    row = tuple(_tick(page, ticks, "free", one, name(one, page.language)) for one in PIECES)
    return FormField(page.sheet["free"], rows=(row,))


def _tick(page: BoxPage, ticks: BoxTree, tick: str, word: str, label: str) -> Choice:
    on = word in ticks.get(tick, ())
    button = Button(f"tick {tick} {word}", label, icon=_box(on), chosen=on)
    return button, page.tells(ticked(page.own.tree, page.page, ticks, tick, word))


def _box(on: bool) -> str:
    return "tick-box" if on else "empty-box"


# Its name and text, typed once


class WriteToken(BoxPage):
    """The line for a token's name or text. An empty one takes back what was typed."""

    def __init__(self, token: BoxPage, what: What, language: Language) -> None:
        super().__init__(token.house, token.own, token.page, token.describe)
        self.what: What = what
        self.in_language: Language = language
        self.line = _told(self.now.box.tokens[self.page], what).get(language, "")

    def typed(self, text: str) -> None:
        self.hush()
        self.line = text

    def do(self, act: str) -> None:
        self.hush()
        if act != "save":
            super().do(act)
            return
        line, most = " ".join(self.line.split()), _MOST[self.what]
        if len(line) > most:
            self.say_why(self.sheet["too-long"].format(found=len(line), most=most))
        elif not line.isprintable():
            self.say_why(self.sheet["signs"])
        elif self.tell(written(self.own.tree, self.page, self.what, self.in_language, line)):
            self.house.back()

    def view(self) -> PageView:
        sheet = self.sheet
        return PageView(
            name="box-write",
            title=_called(self, self.page),
            field=(f"{sheet[self.what]} ({sheet[f'in-{self.in_language}']})", self.line),
            back=Button("back", sheet["back"], icon="back"),
            foot=(Button("save", sheet["save"], icon="check", tone="accent"),),
            notice=self.notice,
            problem=self.problem,
        )
