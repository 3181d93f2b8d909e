"""The one question: who must decide what, with every answer as something to touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from companion.engine.frozen import revised
from companion.games.island.board.hexes import HEXES
from companion.games.island.commands import Command
from companion.games.island.legal import speakers
from companion.games.island.questions import Question
from companion.games.island.rules.characters import bonus_of
from companion.games.island.state import State
from companion.games.island.terms import BONUSES as PALMS
from companion.games.island.terms import DIRECTIONS, FRUITS, KNOWN_TOKENS, OP, PARTS, PIECES, Who
from companion.text.counted import counted
from companion.text.island.labels import option
from companion.text.island.names import acted_on, in_sentence, name
from companion.text.island.questions import without_name
from companion.text.island.tokens import token_effect, token_name
from companion.text.island.verbs import Verbs, verbs
from companion.text.languages import LANGUAGES, Language
from companion.text.screens import words
from companion.text.screens.bonuses import BONUSES
from companion.text.screens.desk import DESK
from companion.text.screens.menu import MENU
from companion.ui.island.desk.board_marks import board_marks
from companion.ui.island.desk.bonus_list import not_usable, usable
from companion.ui.island.desk.game_over import epilogue
from companion.ui.island.desk.map_targets import leads_apart
from companion.ui.island.desk.model import Chosen, Wording
from companion.ui.island.desk.op_turn import op_sheet
from companion.ui.island.desk.shown_alone import has_seen_start
from companion.ui.island.desk.views import QuestionView, Slot, TokenText
from companion.ui.island.map.view import direction_letters
from companion.ui.kit.glyphs import GLYPHS
from companion.ui.kit.parts import Button

# So many answers stand side by side; more are chosen from a list, unless they are short.
IN_A_ROW: Final = 4
SHORT: Final = 3


def sheet(state: State, chosen: Chosen, say: Wording, legal: tuple[Command, ...]) -> QuestionView:
    question = state.question
    if question is None:
        return _won(state, say)
    if chosen.open and chosen.open not in ("answers", "harms"):
        return _opened(state, chosen.open, say)
    match question.what:
        case "turn":
            return op_sheet(state, chosen.piece, legal, say.language) if question.who == OP else (
                _turn(state, chosen, say)
            )  # fmt: skip
        case "token":
            return _tokens(question, chosen, say)
        case "oracle":
            return _oracle(question, chosen, say)
        case _:
            return _question(state, question, chosen, say)


def _asked(
    kind: Literal["answers", "slots", "map"],
    question: Question,
    say: Wording,
    buttons: tuple[Button, ...],
    heading: str = "",
) -> QuestionView:
    captive = question.who != OP
    return QuestionView(
        kind,
        heading=heading or without_name(question, say.language),
        text=_touch(question, say.language) if kind == "map" else "",
        who=question.who if captive else None,
        icon="" if captive else "eye",
        buttons=buttons,
    )


def _touch(question: Question, language: Language) -> str:
    """The thing to touch: parts of the ocean, the spaces that a lake space leads to (the question

    is then where to, and not where from), a direction, or the spaces themselves.
    """
    sheet = words(DESK, language)
    if leads_apart(question):
        return _touch_lead(question, language)
    if question.what in ("direction", "move", "act", "half"):
        return sheet["touch-piece"]
    parts = all(word in PARTS for word in question.options)
    return sheet["touch-part" if parts else "touch-lit"]


def _touch_lead(question: Question, language: Language) -> str:
    """The sentence for what leaves a lake, or is told, from more than one of its spaces."""
    sheet = words(DESK, language)
    match question.by:
        case "push":
            return sheet["touch-pushed"].format(name=acted_on(question.about or "", language))
        case "line":
            return sheet["touch-line"]
        case "neighbour":
            return sheet["touch-named"]
        case _:
            leaves = question.about or question.piece or ""
            return sheet["touch-lead"].format(name=in_sentence(leaves, language))


def _question(state: State, question: Question, chosen: Chosen, say: Wording) -> QuestionView:
    meant = verbs(question, say.language)
    if meant is not None:
        return _yes_or_no(question, meant, say)
    on_map = [word for word in question.options if is_touched(question, word)]
    left = [word for word in question.options if word not in on_map]
    if on_map and len(left) == 1:
        left = []  # it stands beside the pad: the way out
    buttons = tuple(_answer(state, question, word, say) for word in left)
    asked = _asked("map" if on_map else "answers", question, say, buttons)
    if len(buttons) < 2 or all(len(one.label) <= SHORT for one in buttons):
        return asked
    choose = choose_button(len(buttons), say.language)
    close = close_button(say.language) if chosen.open == "answers" else None
    return revised(asked, {"choose": choose, "close": close, "many": len(buttons) > IN_A_ROW})


def way_out(question: Question) -> str:
    """The one answer that is no direction and no place of the map; nothing if there is none."""
    if verbs(question, LANGUAGES[0]) is not None:
        return ""
    if question.what == "oracle":
        return "none"
    left = [word for word in question.options if not is_touched(question, word)]
    return left[0] if len(left) == 1 < len(question.options) else ""


def _yes_or_no(question: Question, meant: Verbs, say: Wording) -> QuestionView:
    """Yes and no, by these words alone, and below them what either means."""
    sheet = words(DESK, say.language)
    yes, no = question.options
    uses = option(yes, question, say.language) if yes.startswith("bonus ") else ""
    second = meant.yes.format(bonus=uses[:1].lower() + uses[1:])
    heading = sheet["decides" if question.who != OP else "op-decides"].format(
        name=name(question.who, say.language), asked=meant.asked
    )
    buttons = (
        Button(f"answer {yes}", sheet["yes"], second=second, icon=_icon(yes), tone="answer"),
        Button(f"answer {no}", sheet["no"], second=meant.no, tone="answer"),
    )
    return _asked("answers", question, say, buttons, heading)


def is_touched(question: Question, word: str) -> bool:
    """Answers that are places of the map, or directions that the pad has too."""
    if question.what in ("act", "half"):
        return word.count(" ") >= 1
    if question.what in ("direction", "move"):
        return word in DIRECTIONS or word.startswith("move ")
    return word in HEXES or (word in PARTS and question.what in ("place", "to"))


def _answer(state: State, question: Question, word: str, say: Wording) -> Button:
    board = state.captive(question.who).board if question.who in state.table.seat else None
    label = option(word, question, say.language, say.tokens, board)
    first, _, rest = word.partition(" ")
    second = ""
    if first == "bonus" and question.who in state.table.seat:
        bonus = bonus_of(state, question.who, rest.split()[0])  # type: ignore[arg-type]
        second = words(BONUSES, say.language)[bonus] if bonus else ""
    elif question.what == "palm":
        second = words(BONUSES, say.language)[PALMS["hempel"][int(word) - 1]]
    return Button(
        f"answer {word}", label, second=second, icon=_icon(word), tone="answer",
        who=word if word in state.table.seat else None,
    )  # fmt: skip


def _icon(word: str) -> str:
    """Fruits, pieces and camps are known by their pictures."""
    last = word.rsplit(maxsplit=1)[-1] if word else ""
    if last.startswith("camp-"):
        return "camp"
    return last if last in FRUITS or last in PIECES else ""


def _tokens(question: Question, chosen: Chosen, say: Wording) -> QuestionView:
    """Two cards over the question, as soon as what was said before is announced."""
    sheet = words(DESK, say.language)
    return QuestionView(
        "tokens",
        heading=sheet["choose-token"],
        text=sheet["token-rule"],
        icon="eye",
        tokens=tuple(_token(word, say) for word in question.options),
        choose=choose_button(len(question.options), say.language),
        many=True,
        close=close_button(say.language) if chosen.open == "answers" else None,
    )


def _token(word: str, say: Wording) -> TokenText:
    sheet = words(DESK, say.language)
    token = token_text(word.removeprefix("token "), say)
    label = sheet["choose-this"].format(name=token.name)
    choose = Button(f"answer {word}", label, tone="answer")
    return TokenText(token.word, token.name, token.text, token.icon, choose=choose)


def token_text(word: str, say: Wording) -> TokenText:
    """The owner's text, else the app's; of a blank one, that it stands on the token itself."""
    sheet = words(DESK, say.language)
    told = say.texts.get(word, {}).get(say.language, "") or token_effect(word, say.language)
    icon = word if word in KNOWN_TOKENS else "token"
    text = told or sheet["token-blank"]
    named = token_name(word, say.language, say.tokens)
    own = "" if told else sheet["token-own"]
    return TokenText(word, named, text, icon, sheet["until"], own=own)


def _turn(state: State, chosen: Chosen, say: Wording) -> QuestionView:
    """A captive's command is awaited; with two players, first whose part it is (L15.3)."""
    may_speak = speakers(state)
    sheet = words(DESK, say.language)
    if len(may_speak) > 1:
        who = chosen.who if chosen.who in may_speak else may_speak[0]
        buttons = tuple(
            Button(
                f"part {one}", name(one, say.language), who=one, tone="answer",
                chosen=one == who,
            )
            for one in may_speak
        )  # fmt: skip
        return QuestionView("turn", sheet["who-acts"], buttons=buttons)
    who = may_speak[0]
    left = state.captive(who).actions
    text = sheet["actions-of" if left else "no-actions-of"]
    heading = counted(text.replace("{name}", name(who, say.language)), left, say.language)
    return QuestionView(
        "turn",
        heading=heading,
        text="" if left else sheet["nothing-left"],
        who=who,
        pips=(left, max(2, left)),
    )


def _oracle(question: Question, chosen: Chosen, say: Wording) -> QuestionView:
    """L6.3: up to two directions, each in its slot; nothing is told before it is said so."""
    sheet, picked = words(DESK, say.language), chosen.picked
    labels = [direction_letters(way, say.language) for way in picked]
    slots = tuple(
        Slot(
            n,
            Button(f"unname {way}", f"{label}\u00a0{GLYPHS['close']}", tone="accent", chosen=True),
        )
        for n, (way, label) in enumerate(zip(picked, labels, strict=True), 1)
    )
    tell = (
        sheet["tell-both"] if len(picked) == 2 else sheet["tell-only"].format(way="".join(labels))
    )
    commit = Button(f"answer {' '.join(picked)}", tell, tone="answer")
    heading = sheet["names-two"].format(name=name(question.who, say.language))
    asked = _asked("slots", question, say, (commit,) if picked else (), heading)
    return revised(asked, {"slots": slots, "text": sheet["touch-way"]})


def _opened(state: State, opened: str, say: Wording) -> QuestionView:
    """A list over the question: everybody's bonuses, or what concerns one captive."""
    sheet = words(DESK, say.language)
    who = opened.partition(" ")[2]
    bonuses = (*_usable(state, who, say), *_not_usable(state, who, say))
    if who:
        return QuestionView(
            "answers",
            name(who, say.language),
            " ".join(board_marks(state, who, say.language)),
            who=who,
            buttons=(*_about(state, who, say), *bonuses),
            close=close_button(say.language),
        )
    heading = sheet["which-bonus" if any(one.enabled for one in bonuses) else "no-bonus"]
    return QuestionView("answers", heading, buttons=bonuses, close=close_button(say.language))


def choose_button(count: int, language: Language) -> Button:
    """The way to a list of so many answers."""
    return Button("choose", words(DESK, language)["choose"].format(n=count), tone="answer")


def close_button(language: Language) -> Button:
    return Button("close", words(DESK, language)["close"], icon="close")


def _usable(state: State, whose: Who, say: Wording) -> Iterator[Button]:
    """The bonuses that can be used now; half-sun ones also out of turn (L4.3)."""
    for who, word, label, second in usable(state, say.language):
        if whose in ("", who):
            yield Button(f"use {who} {word}", label, second=second, icon=_icon(word), tone="answer")


def _not_usable(state: State, whose: Who, say: Wording) -> Iterator[Button]:
    """The bonuses that are not usable: of whoever was touched, or of whoever speaks now."""
    asked = speakers(state)[:1] if state.turn != OP else ()
    for one in (whose,) if whose else asked:
        for who, word, label, second in not_usable(state, one, say.language):
            yield Button(f"use {who} {word}", label, second=second, icon=_icon(word),
                         tone="answer", enabled=False)  # fmt: skip


def _about(state: State, who: Who, say: Wording) -> tuple[Button, ...]:
    """L16.3, L16.4, L17."""
    sheet = words(DESK, say.language)
    named = name(who, say.language)
    start = Button(f"start {who}", words(MENU, say.language)["start-again"], tone="answer")
    return (
        Button(f"use {OP} where {who}", sheet["where"].format(name=named), tone="answer"),
        Button(f"told {who}", sheet["told-to"].format(name=named), tone="answer"),
        Button(
            f"correct {who}",
            sheet["correct"].format(name=acted_on(who, say.language)),
            tone="answer",
        ),
        *((start,) if has_seen_start(state, who) else ()),
    )


def _won(state: State, say: Wording) -> QuestionView:
    sheet = words(DESK, say.language)
    winner = state.won or OP
    heading, text = epilogue(state, say.language)
    return QuestionView(
        "won",
        heading=heading,
        text=text,
        who=None if winner == OP else winner,
        buttons=(Button("ending", sheet["ending"], icon="trophy", tone="answer"),),
    )
