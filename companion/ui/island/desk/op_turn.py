"""The OP's turn: pips, the three pieces, and what the chosen one can do."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.island.commands import Command
from companion.games.island.notation import write
from companion.games.island.rules import tokens
from companion.games.island.state import State
from companion.games.island.terms import PARTS, PIECES, Piece, direction_named
from companion.text import Language, name
from companion.text.island.labels import label
from companion.text.languages import capitalised
from companion.text.screens import words
from companion.text.screens.desk import DESK
from companion.ui.island.desk.views import QuestionView
from companion.ui.island.map.view import direction_letters, part_letters
from companion.ui.kit.parts import Button


def op_sheet(
    state: State, piece: str, legal: tuple[Command, ...], language: Language
) -> QuestionView:
    sheet = words(DESK, language)
    left = state.op_actions
    every = max(left, tokens.in_force(state).op_actions)
    said = tuple(map(write, legal))
    heading = sheet["op-turn"].format(left=left, all=every)
    if not left and state.free:
        heading = sheet["op-free"]
    return QuestionView(
        "op",
        heading=heading,
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


def op_keys(
    said: tuple[str, ...], piece: str, language: Language
) -> tuple[str, str, tuple[Button, ...]]:
    """Heading and text of the pad in the OP's turn, and the words that no space stands for."""
    sheet = words(DESK, language)
    if not piece:
        acts = any(word != "end" for word in said)
        return (sheet["which-piece"], sheet["choose-piece" if acts else "no-more"], ())
    text = sheet["touch-piece"]
    if piece == "wave":
        hits = any(word.startswith("wave hits ") for word in said)
        text = sheet["touch-wave" if hits else "touch-ocean"]
    return sheet[f"where-{piece}"], text, tuple(beside_the_map(said, piece, language))


def beside_the_map(said: tuple[str, ...], piece: str, language: Language) -> Iterator[Button]:
    """Pushes and attacks of the Wave, as words."""
    for word in said:
        if word.startswith((f"{piece} pushes ", f"{piece} hits ")):
            yield _on_captive(word, language)


def _on_captive(word: str, language: Language) -> Button:
    """`rock pushes phil SE`: whom, and in a few letters what."""
    sheet = words(DESK, language)
    _, _, whom, *ways = word.split()
    does = sheet["attack"]
    for way in ways:
        does = sheet["push"].format(way=direction_letters(direction_named(way), language))
    return Button(f"answer {word}", name(whom, language), second=does, who=whom)
