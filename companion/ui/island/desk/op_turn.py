"""The OP's turn: pips, the three pieces, what the chosen one can do, and whom it would harm."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from companion.engine.frozen import revised
from companion.games.island.commands import Command
from companion.games.island.notation import write
from companion.games.island.rules import tokens
from companion.games.island.state import State
from companion.games.island.terms import DIRECTIONS, PARTS, PIECES, Piece, direction_named
from companion.text.island.labels import label
from companion.text.island.names import name
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.map_targets import pushes_now
from companion.ui.island.desk.saying.script import signed
from companion.ui.island.desk.views import Chip, Harm, QuestionView
from companion.ui.island.map.view import direction_letters, part_letters
from companion.ui.kit.glyphs import GLYPHS
from companion.ui.kit.parts import Button

if TYPE_CHECKING:
    from companion.ui.island.desk.model import Chosen, HarmfulWord


def may_act(legal: tuple[Command, ...]) -> bool:
    """True unless the OP can only end the turn."""
    return any(write(one) != "end" for one in legal)


def op_sheet(
    state: State, piece: str, legal: tuple[Command, ...], language: Language
) -> QuestionView:
    sheet = words(DESK, language)
    left = state.op_actions
    every = max(left, tokens.in_force(state).op_actions)
    said = tuple(map(write, legal))
    heading = sheet["op-turn" if may_act(legal) else "op-done"]
    if not left and state.free:
        heading = sheet["op-free"]
    return QuestionView(
        "op",
        heading=heading,
        icon="eye",
        buttons=tuple(_piece(state, one, piece, said, language) for one in PIECES),
        pips=(left, every),
    )


def _piece(
    state: State, piece: Piece, chosen: str, said: tuple[str, ...], language: Language
) -> Button:
    sheet = words(DESK, language)
    can = any(word.split()[0] == piece for word in said)
    return Button(
        f"piece {piece}",
        capitalised(label(piece, language)),
        second=_second(state, piece, language) if piece != chosen else (
            sheet["chosen-bush" if piece == "bush" else "chosen"]),
        icon=piece,
        tone="accent" if piece == chosen else "raised",
        enabled=can,
        chosen=piece == chosen,
        held=f"correct {piece}",
    )  # fmt: skip


def _second(state: State, piece: Piece, language: Language) -> str:
    sheet = words(DESK, language)
    at = {"wave": state.wave, "rock": state.rock, "bush": state.bush}[piece]
    if at is None:
        return sheet["off-map"]
    if piece == "wave":
        if at not in PARTS:
            return sheet["in-lake"]
        return sheet["part"].format(part=part_letters(at, language))
    return sheet["step-push" if piece == tokens.pusher(state) else "step-attack"]


def halves(
    said: Sequence[str], chosen: Chosen, language: Language
) -> tuple[Button | None, Button | None]:
    """L12.5: step and push; the pad stands for the one that is chosen."""
    moves = [word for word in said if word.count(" ")]
    if not any(" pushes " in word for word in moves):
        return None, None
    sheet, pushes = words(DESK, language), pushes_now(moves, chosen)
    steps = any(" pushes " not in word for word in moves)
    return (
        Button("half step", sheet["half-step"], tone="raised" if pushes else "accent",
               chosen=not pushes, enabled=steps),
        Button("half push", sheet["half-push"], tone="accent" if pushes else "raised",
               chosen=pushes),
    )  # fmt: skip


def legend(piece: str, red: bool, language: Language) -> tuple[tuple[str, str], ...]:
    """The colours on the map and what they mean, the first always in the same place."""
    sheet = words(DESK, language)
    if not piece:
        return (("", sheet["choose-piece"]),)
    return (
        ("lit", sheet["touch-ocean" if piece == "wave" else "may-go"]),
        *((("red", sheet["red"]),) if red else ()),
        *((("been", sheet["green"]),) if piece == "bush" else ()),
    )


# Harm


def harm(words_: Sequence[HarmfulWord], language: Language) -> Iterator[Harm]:
    for one in words_:
        yield Harm(
            Button(
                f"answer {one.word}",
                _whom(one, language),
                who=next(iter(sorted(one.harmed))),
                tone="problem",
                rest=1.0,
            ),
            tuple(_costs(one)),
            tuple(sorted(one.harmed)),
        )


def more_harm(left: int, language: Language) -> Harm:
    label = words(DESK, language)["more-harm"].format(n=left)
    return Harm(Button("harms", label, tone="problem"))


def harm_sheet(found: Sequence[HarmfulWord], language: Language) -> QuestionView:
    """All that can be harmed, as rows of a red list."""
    sheet = words(DESK, language)
    rows = tuple(
        revised(one.button, {"second": " ".join(_with_sign(chip) for chip in one.costs)})
        for one in harm(found, language)
    )
    close = Button("close", sheet["close"], icon="close")
    return QuestionView("op", sheet["harm-whom"], icon="sword", buttons=rows, close=close)


def _with_sign(chip: Chip) -> str:
    return f"{chip.text} {GLYPHS[chip.picture]}"


def _whom(harmful: HarmfulWord, language: Language) -> str:
    """`E: Theseus`; a push says so, and where no direction leads, the name alone."""
    whom = ", ".join(name(who, language) for who in sorted(harmful.harmed))
    way = harmful.word.split()[-1]
    if way not in DIRECTIONS or harmful.word.startswith("wave "):
        return whom
    return f"{direction_letters(direction_named(way), language)}: {whom}"


def _costs(harmful: HarmfulWord) -> Iterator[Chip]:
    many = len(harmful.harmed)
    if harmful.health:
        yield Chip(_each(harmful.health, many), "heart", "health")
    if harmful.energy:
        yield Chip(_each(harmful.energy, many), "bolt", "energy")


def _each(number: int, many: int) -> str:
    """`2 × −1` where so many lose as much each; else what is lost in all."""
    alike = many > 1 and number % many == 0
    return f"{many} × {signed(number // many)}" if alike else signed(number)
