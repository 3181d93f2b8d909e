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
from companion.ui.island.box.page import BoxModel, Choice, Entered, Form, FormField
from companion.ui.island.map.view import space_icon
from companion.ui.kit.parts import Button


def tiles(model: BoxModel) -> Form:
    drafted, sheet = drafted_tiles(model.draft), model.sheet
    unfinished = drafted is not None
    now = model.now.box.tiles if drafted is None else drafted
    drop = Button("drop", sheet["drop"], icon="delete")
    forget = Button("forget", sheet["forget"], icon="close")
    dropped = Entered(draft=with_tiles(model.draft, None), taken=sheet["dropped"])
    forgotten = Entered(told(model.now.owner, ("tiles",), []), taken=sheet["forgotten"])
    return Form(
        sheet["tiles"],
        sheet["text-tiles"],
        (
            *(() if complete(now) else (_spaces(model, now, unfinished),)),
            *((_so_far(model, now, unfinished),) if now else ()),
        ),
        foot=((drop, dropped),) if unfinished else ((forget, forgotten),) if now else (),
        unfinished=unfinished,
    )


def _spaces(model: BoxModel, now: Tiles, unfinished: bool) -> FormField:
    """Every kind of space, with how many are left."""
    sheet = model.sheet

    def one(word: str, number: int) -> Choice:
        named = space(word, model.language)
        button = Button(
            f"lay {word}",
            capitalised(named),
            sheet["left"].format(n=number) if ON_TILES[word] > 1 else "",
            icon=space_icon(word),
            enabled=number > 0,
        )
        if number:
            return button, _enters(model, laid(now, word))
        return button, sheet["none-left"].format(space=named)

    heading = sheet["first-space"].format(n=len(now) + 1)
    if now and len(now[-1]) == 1:
        beside = space(now[-1][0], model.language)
        heading = sheet["other-space"].format(n=len(now), space=beside)
    text = sheet["tiles-draft"] if unfinished else model.note("tiles" in model.now.box.assumed)
    return FormField(heading, text, (tuple(one(*each) for each in left(now).items()),))


def _so_far(model: BoxModel, now: Tiles, unfinished: bool) -> FormField:
    """A touch takes a tile out again."""
    row = tuple(
        (Button(f"lift {n}", _pair(model, tile)), _enters(model, lifted(now, n)))
        for n, tile in enumerate(now)
    )
    return FormField(model.sheet["so-far" if unfinished else "all-tiles"], rows=(row,))


def _pair(model: BoxModel, tile: tuple[str, ...]) -> str:
    one, *other = (space(word, model.language) for word in tile)
    if not other:
        return capitalised(model.sheet["half-pair"].format(one=one))
    return capitalised(model.sheet["pair"].format(one=one, other=other[0]))


def _enters(model: BoxModel, after: Tiles) -> Entered:
    """The fourteenth makes them count: before that nothing could be built of them."""
    if not complete(after):
        return Entered(draft=with_tiles(model.draft, after or None))
    tree = told(model.now.owner, ("tiles",), [list(tile) for tile in after])
    return Entered(tree, with_tiles(model.draft, None))
