"""The power tokens of the box: the list, and one of them with what the app is to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Literal

from companion.games.island.box.box import Token
from companion.games.island.box.check import Tree, to_look_at
from companion.games.island.box.token_file import FORBIDDEN, IDLE
from companion.games.island.box.token_ticks import (
    COUNTED,
    TICKED,
    allowed,
    counted,
    does,
    offered,
    ticked,
)
from companion.games.island.terms import KNOWN_TOKENS, PIECES, TOKENS
from companion.text.languages import LANGUAGES, Language
from companion.text.names import name
from companion.text.tokens import token_name
from companion.ui.presenter.box_page import BoxPage
from companion.ui.presenter.box_write import WriteToken
from companion.ui.presenter.views import Button, PageView, Section

if TYPE_CHECKING:
    from companion.store.island.own_box import OwnBox
    from companion.ui.presenter.companion import Companion

_WHATS: Final[tuple[Literal["name", "text"], ...]] = ("name", "text")


class _Tokens(BoxPage):
    def called(self, word: str) -> str:
        names = {word: token.name for word, token in self.now.box.tokens.items() if token.name}
        return token_name(word, self.language, names)


class TokensPage(_Tokens):
    def __init__(self, house: Companion, own: OwnBox) -> None:
        super().__init__(house, own, "tokens")

    def act(self, words: list[str]) -> None:
        match words:
            case ["token", word] if word in TOKENS:
                self.house.go(TokenPage(self.house, self.own, word))
            case _:
                pass

    def view(self) -> PageView:
        left = {place[-1] for place in to_look_at(self.now.box, self.page)}
        row = tuple(
            Button(
                f"token {word}",
                self.called(word),
                self.sheet["to-look-at"].format(n=1) if word in left else self.sheet["looked-at"],
                icon=word if word in KNOWN_TOKENS else "token",
            )
            for word in TOKENS
        )
        return self.shown(self.sheet["tokens"], self.sheet["text-tokens"], (Section(rows=(row,)),))


class TokenPage(_Tokens):
    """`page`: which token."""

    @property
    def ticks(self) -> Tree:
        return does(self.now, self.page)

    @property
    def token(self) -> Token:
        return self.now.box.tokens[self.page]

    def act(self, words: list[str]) -> None:
        owner, token, ticks = self.own.tree, self.page, self.ticks
        match words:
            case ["write", "name" | "text" as what, language] if language in LANGUAGES:
                self._write(what, language)
            case ["add", tick, value] if tick in COUNTED and value in offered(tick, ticks):
                self.tell(counted(owner, token, ticks, tick, value))
            case ["tick", tick, word] if word in TICKED.get(tick, ()):
                self.tell(ticked(owner, token, ticks, tick, word))
            case ["bonuses"]:
                self.tell(allowed(owner, token, ticks, bonuses="bonuses" in ticks))
            case _:
                pass

    def _write(self, what: Literal["name", "text"], language: str) -> None:
        for one in LANGUAGES:
            if one == language:
                self.house.go(WriteToken(self.house, self.own, self.page, what, one))

    # What is seen

    def view(self) -> PageView:
        sections = (self._printed(), *self._added(), self._idle(), self._free())
        text = self.sheet["known-token-text" if self.page in KNOWN_TOKENS else "token-text"]
        return self.shown(self.called(self.page), text, sections)

    @property
    def languages(self) -> tuple[Language, ...]:
        """Those of the owner, and in which something is told already."""
        wanted = {self.language, self.said_in, *self.token.name, *self.token.text}
        return tuple(language for language in LANGUAGES if language in wanted)

    def _printed(self) -> Section:
        rows = tuple(
            tuple(self._text(what, language) for what in _WHATS) for language in self.languages
        )
        ours = self.page in KNOWN_TOKENS and bool(to_look_at(self.now.box, self.page))
        return Section(self.sheet["printed"], self.note(ours), rows)

    def _text(self, what: Literal["name", "text"], language: Language) -> Button:
        texts = self.token.name if what == "name" else self.token.text
        return Button(
            f"write {what} {language}",
            self.sheet[what],
            self.sheet[f"in-{language}"],
            icon="rename",
            lines=texts.get(language, self.sheet["empty"]),
        )

    def _added(self) -> Iterator[Section]:
        for tick in COUNTED:
            now = self.ticks.get(tick, "0")
            row = tuple(
                Button(f"add {tick} {value}", self._amount(value), chosen=_same(value, now))
                for value in offered(tick, self.ticks)
            )
            key = "restores" if tick == "restore" else tick
            yield Section(self.sheet[key], rows=(row,))

    def _amount(self, value: str) -> str:
        if value == FORBIDDEN:
            return self.sheet["forbidden"]
        number = int(value)
        if not number:
            return self.sheet["as-ever"]
        return f"+{number}" if number > 0 else f"−{-number}"

    def _idle(self) -> Section:
        idle = self.ticks.get("idle", ())
        row = tuple(self._tick("idle", word, self.sheet[f"idle-{word}"], word in idle)
                    for word in IDLE)  # fmt: skip
        no_bonuses = "bonuses" in self.ticks
        bonuses = Button("bonuses", self.sheet["idle-bonuses"], icon=_box(no_bonuses),
                         chosen=no_bonuses)  # fmt: skip
        return Section(self.sheet["idle"], rows=((*row, bonuses),))

    def _free(self) -> Section:
        free = self.ticks.get("free", ())
        row = tuple(self._tick("free", piece, name(piece, self.language), piece in free)
                    for piece in PIECES)  # fmt: skip
        return Section(self.sheet["free"], rows=(row,))

    @staticmethod
    def _tick(tick: str, word: str, label: str, on: bool) -> Button:
        return Button(f"tick {tick} {word}", label, icon=_box(on), chosen=on)


def _box(on: bool) -> str:
    return "tick-box" if on else "empty-box"


def _same(value: str, now: str) -> bool:
    """A file may say `+1` or `01`."""
    if FORBIDDEN in (value, now):
        return value == now
    return int(value) == int(now)
