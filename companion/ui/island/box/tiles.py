"""L1.4: the fourteen tiles of two spaces, entered once, space by space."""

from __future__ import annotations

from companion.games.island.box.check import told
from companion.games.island.box.draft import (
    Tiles,
    complete,
    drafted_tiles,
    laid,
    left,
    lifted,
    with_tiles,
)
from companion.games.island.box.file import ON_TILES
from companion.text.island.names import space
from companion.text.languages import capitalised
from companion.ui.island.box.page import BoxPage, Choice, Form, FormField, OnTouch
from companion.ui.island.map.view import space_icon
from companion.ui.kit.parts import Button


def tiles(page: BoxPage) -> Form:
    drafted = drafted_tiles(page.own.draft)
    unfinished = drafted is not None
    now = page.now.box.tiles if drafted is None else drafted
    drop = (Button("drop", page.sheet["drop"], icon="delete"), lambda: _drop(page))
    forget = (Button("forget", page.sheet["forget"], icon="close"), lambda: _forget(page))
    return Form(
        page.sheet["tiles"],
        page.sheet["text-tiles"],
        (
            *(() if complete(now) else (_spaces(page, now, unfinished),)),
            *((_so_far(page, now, unfinished),) if now else ()),
        ),
        foot=(drop,) if unfinished else (forget,) if now else (),
        unfinished=unfinished,
    )


def _spaces(page: BoxPage, now: Tiles, unfinished: bool) -> FormField:
    """Every kind of space, with how many are left."""

    def one(word: str, number: int) -> Choice:
        named = space(word, page.language)
        button = Button(
            f"lay {word}",
            capitalised(named),
            page.sheet["left"].format(n=number) if ON_TILES[word] > 1 else "",
            icon=space_icon(word),
            enabled=number > 0,
        )
        if number:
            return button, _enters(page, laid(now, word))
        return button, lambda: page.say_why(page.sheet["none-left"].format(space=named))

    heading = page.sheet["first-space"].format(n=len(now) + 1)
    if now and len(now[-1]) == 1:
        beside = space(now[-1][0], page.language)
        heading = page.sheet["other-space"].format(n=len(now), space=beside)
    text = page.sheet["tiles-draft"] if unfinished else page.note("tiles" in page.now.box.assumed)
    return FormField(heading, text, (tuple(one(*each) for each in left(now).items()),))


def _so_far(page: BoxPage, now: Tiles, unfinished: bool) -> FormField:
    """A touch takes a tile out again."""
    row = tuple(
        (Button(f"lift {n}", _pair(page, tile)), _enters(page, lifted(now, n)))
        for n, tile in enumerate(now)
    )
    return FormField(page.sheet["so-far" if unfinished else "all-tiles"], rows=(row,))


def _pair(page: BoxPage, tile: tuple[str, ...]) -> str:
    one, *other = (space(word, page.language) for word in tile)
    if not other:
        return capitalised(page.sheet["half-pair"].format(one=one))
    return capitalised(page.sheet["pair"].format(one=one, other=other[0]))


def _enters(page: BoxPage, after: Tiles) -> OnTouch:
    """The fourteenth makes them count: before that nothing could be built of them."""

    def enter() -> None:
        if not complete(after):
            page.draft(with_tiles(page.own.draft, after or None))
        elif page.tell(told(page.own.tree, ("tiles",), [list(tile) for tile in after])):
            page.draft(with_tiles(page.own.draft, None))

    return enter


def _drop(page: BoxPage) -> None:
    page.remember()
    if page.draft(with_tiles(page.own.draft, None)):
        page.say_undoable(page.sheet["dropped"])


def _forget(page: BoxPage) -> None:
    page.remember()
    if page.tell(told(page.own.tree, ("tiles",), [])):
        page.say_undoable(page.sheet["forgotten"])
