"""The power tokens of the box: the list, one of them with what the app is to do, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, Literal

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
from companion.ui.island.box.page import (
    BoxModel,
    Choice,
    Entered,
    Form,
    FormField,
    OnTouch,
    opens,
    option,
)
from companion.ui.kit.parts import Button

What = Literal["name", "text"]
_MOST: Final[Mapping[What, int]] = {"name": LONGEST_NAME, "text": LONGEST_TEXT}


def tokens(model: BoxModel) -> Form:
    left = {place[-1] for place in to_look_at(model.now.box, model.page)}

    def one(word: str) -> Choice:
        icon = word if word in KNOWN_TOKENS else "token"
        second = model.checked(1 if word in left else 0)
        button = Button(f"token {word}", _called(model, word), second, icon=icon)
        return button, opens(word, _token)

    fields = (FormField(rows=(tuple(map(one, TOKENS)),)),)
    return Form(model.sheet["tokens"], model.sheet["text-tokens"], fields)


def _called(model: BoxModel, word: str) -> str:
    names = {word: token.name for word, token in model.now.box.tokens.items() if token.name}
    return token_name(word, model.language, names)


# One of them


def _token(model: BoxModel) -> Form:
    """`model.page`: which token."""
    ticks = does(model.now, model.page)
    return Form(
        _called(model, model.page),
        model.sheet["known-token-text" if model.page in KNOWN_TOKENS else "token-text"],
        (_printed(model), *_added(model, ticks), _idle(model, ticks), _free(model, ticks)),
    )


def _printed(model: BoxModel) -> FormField:
    """Its words in the languages of the owner, and those in which something is told already."""
    token = model.now.box.tokens[model.page]
    wanted = {model.language, model.said_in, *token.name, *token.text}
    rows = tuple(
        (_words(model, token, "name", language), _words(model, token, "text", language))
        for language in LANGUAGES
        if language in wanted
    )
    ours = model.page in KNOWN_TOKENS and bool(to_look_at(model.now.box, model.page))
    return FormField(model.sheet["printed"], model.note(ours), rows)


def _words(model: BoxModel, token: Token, what: What, language: Language) -> Choice:
    told = (token.name if what == "name" else token.text).get(language, "")
    button = Button(
        f"write {what} {language}",
        model.sheet[what],
        model.sheet[f"in-{language}"],
        icon="rename",
        lines=told or model.sheet["empty"],
    )
    return button, opens(model.page, partial(_write, what=what, language=language), told)


def _added(model: BoxModel, ticks: BoxTree) -> Iterator[FormField]:
    """A row of numbers for each that a token may add to."""
    for tick in COUNTED:
        now = ticks.get(tick, "0")
        row = tuple(
            (
                option(f"add {tick} {value}", _amount(model, value), _same(value, now)),
                Entered(counted(model.now.owner, model.page, ticks, tick, value)),
            )
            for value in offered(tick, ticks)
        )
        heading = model.sheet["restores" if tick == "restore" else tick]
        yield FormField(heading, rows=(row,), shape="segments")


def _amount(model: BoxModel, value: str) -> str:
    if value == FORBIDDEN:
        return model.sheet["forbidden"]
    number = int(value)
    if not number:
        return model.sheet["as-ever"]
    return f"+{number}" if number > 0 else f"−{-number}"


def _same(value: str, now: str) -> bool:
    """A file may say `+1` or `01`."""
    if FORBIDDEN in (value, now):
        return value == now
    return int(value) == int(now)


def _idle(model: BoxModel, ticks: BoxTree) -> FormField:
    row = tuple(_tick(model, ticks, "idle", word, model.sheet[f"idle-{word}"]) for word in IDLE)
    none = "bonuses" in ticks
    bonuses = option("bonuses", model.sheet["idle-bonuses"], none)
    allow = Entered(allowed(model.now.owner, model.page, ticks, bonuses=none))
    return FormField(model.sheet["idle"], rows=((*row, (bonuses, allow)),))


def _free(model: BoxModel, ticks: BoxTree) -> FormField:
    row = tuple(_tick(model, ticks, "free", one, name(one, model.language)) for one in PIECES)
    return FormField(model.sheet["free"], rows=(row,))


def _tick(model: BoxModel, ticks: BoxTree, tick: str, word: str, label: str) -> Choice:
    on = word in ticks.get(tick, ())
    button = option(f"tick {tick} {word}", label, on)
    return button, Entered(ticked(model.now.owner, model.page, ticks, tick, word))


# Its name and text, typed once


def _write(model: BoxModel, what: What, language: Language) -> Form:
    """The line for a token's name or text. An empty one takes back what was typed."""
    sheet = model.sheet
    save = Button("save", sheet["save"], icon="check", tone="accent")
    return Form(
        _called(model, model.page),
        foot=((save, _saves(model, what, language)),),
        confirms=False,
        name="box-write",
        hint=f"{sheet[what]} ({sheet[f'in-{language}']})",
    )


def _saves(model: BoxModel, what: What, language: Language) -> OnTouch:
    line, most = " ".join(model.line.split()), _MOST[what]
    if len(line) > most:
        return model.sheet["too-long"].format(found=len(line), most=most)
    if not line.isprintable():
        return model.sheet["signs"]
    return Entered(written(model.now.owner, model.page, what, language, line), closes=True)
