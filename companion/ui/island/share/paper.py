"""The present moment as one page: with it, the pieces and the boards, a game goes on by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from companion.games.island.board.hexes import CORNERS, HEXES
from companion.games.island.effects import TokenChoice
from companion.games.island.rules.missions import MARKS, SCARES
from companion.games.island.rulings import RULINGS, played
from companion.games.island.state import OCEAN, Board, Captive, State
from companion.games.island.terms import FRUITS, OP, PARTS, STONES, Hex, Who
from companion.text.counted import counted
from companion.text.island.marks import fruit_marked
from companion.text.island.names import letter, name, whose
from companion.text.island.names import space as named
from companion.text.island.questions import ask
from companion.text.island.rulings import ruling
from companion.text.island.tokens import token_name
from companion.text.languages import Language
from companion.text.screens import words
from companion.text.screens.paper import PAPER
from companion.text.screens.secret import part, space
from companion.ui.island.desk.board_marks import board_marks
from companion.ui.island.desk.game_over import epilogue
from companion.ui.island.desk.interface import own_tokens
from companion.ui.island.map import view as island_view
from companion.ui.island.share.views import PaperCaptive, PaperView

if TYPE_CHECKING:
    from companion.text.languages import Tokens

_ANOMALY: Final = "anomaly:"


def paper_view(state: State, game_name: str, language: Language) -> PaperView:
    page = _Page(state, language)
    over = state.won is not None
    return PaperView(
        title=page.sheet["title-over" if over else "title"],
        over=over,
        name=game_name,
        secret=page.sheet["secret"],
        facts=tuple(page.facts()),
        island=island_view.island(state, language),
        captives=tuple(page.captive(one) for one in state.captives),
        blocks=tuple(page.blocks()),
    )


class _Page:
    def __init__(self, state: State, language: Language) -> None:
        self.state = state
        self.language = language
        self.sheet: Mapping[str, str] = words(PAPER, language)
        self.tokens: Tokens = own_tokens(state)

    # The state of the game

    def facts(self) -> Iterator[str]:
        state, sheet = self.state, self.sheet
        yield f"{sheet['round'].format(n=state.round)} {self._turn()}"
        deaths = sheet["deaths"].format(n=state.deaths, of=state.table.deaths)
        if state.token is None:
            yield f"{deaths} {sheet['no-token']}"
        else:
            shown = token_name(state.token, self.language, self.tokens)
            yield f"{deaths} {sheet['token'].format(name=shown)}"
        question = state.question
        if question is not None and question.what not in ("turn", "token", "order"):
            yield sheet["waits"].format(asked=ask(question, self.language))

    def _turn(self) -> str:
        state, sheet = self.state, self.sheet
        if state.won is not None:
            title, text = epilogue(state, self.language)
            return f"{sheet['won'].format(title=title)} {text}"
        if state.turn == OP:
            return counted(sheet["ops-turn"], state.op_actions, self.language)
        who = state.acting or state.turn
        forms = sheet["captives-turn"].replace("{whose}", whose(who, self.language))
        return counted(forms, state.captive(who).actions, self.language)

    # The OP's things

    def blocks(self) -> Iterator[tuple[str, str]]:
        state, sheet = self.state, self.sheet
        yield sheet["pieces"], "\n".join(self._pieces())
        effects = (
            f"{at} {named(f'{_ANOMALY}{effect}', self.language)}"
            for at, effect in sorted(state.anomalies.items())
        )
        yield sheet["anomalies"], "\n".join(effects)
        if "arrows" in state.anomalies.values():
            yield sheet["arrows"], "\n".join(self._groups())
        drawn = next((one.drawn for one in state.agenda if isinstance(one, TokenChoice)), ())
        if drawn:
            yield sheet["drawn"], ", ".join(self._token(word) for word in drawn)
        stack = (f"{at}. {self._token(word)}" for at, word in enumerate(state.stack, 1))
        yield sheet["stack"], "\n".join(stack)
        turn = "\n".join(self._this_turn())
        if turn:
            yield sheet["this-turn"], turn
        otherwise = [
            ruling(one, value, self.language)
            for one, value in played(state.table.rulings).items()
            if value != RULINGS[one][0]
        ]
        if otherwise:
            yield sheet["rulings"], "\n".join(otherwise)

    def _token(self, word: str) -> str:
        return token_name(word, self.language, self.tokens)

    def _pieces(self) -> Iterator[str]:
        state = self.state
        if state.wave is None:
            wave = self.sheet["off"]
        elif state.wave in PARTS:
            wave = part(state.wave, self.language)
        else:
            wave = named(f"lake:{state.wave}", self.language)
        yield f"{name('wave', self.language)}: {wave}"
        for stone in STONES:
            at = state.stone(stone)
            place = self.sheet["off"] if at is None else self._at(at)
            yield f"{name(stone, self.language)}: {place}"

    def _at(self, at: Hex) -> str:
        there = named(self.state.named(at), self.language)
        return self.sheet["at"].format(at=space(at, self.language), space=there)

    def _groups(self) -> Iterator[str]:
        letters = island_view.direction_letters
        for group in self.state.table.box.arrows:
            yield " – ".join(letters(way, self.language) for way in sorted(group))

    def _this_turn(self) -> Iterator[str]:
        state = self.state
        for stone in STONES:
            spaces = [at for one, at in sorted(state.been) if one == stone]
            if spaces and state.turn == OP:
                shown = ", ".join(self._been(at) for at in spaces)
                called = name(stone, self.language)
                yield self.sheet["been"].format(piece=called, spaces=shown)
        if state.wave_hit:
            hit = (one.who for one in state.captives if one.who in state.wave_hit)
            names = ", ".join(name(who, self.language) for who in hit)
            yield self.sheet["hit"].format(names=names)

    def _been(self, place: str) -> str:
        """L12.4: a lake is one space."""
        return place if place in HEXES else named(f"lake:{place}", self.language)

    # A captive

    def captive(self, captive: Captive) -> PaperCaptive:
        who, board = captive.who, self.state.board(captive.who)
        return PaperCaptive(
            who=who,
            letter=letter(who, self.language),
            name=name(who, self.language),
            lines=tuple(self._lines(captive, board)),
            more=board_marks(self.state, who, self.language),
        )

    def _lines(self, captive: Captive, board: Board) -> Iterator[tuple[str, str]]:
        sheet = self.sheet
        yield sheet["place"], self._place(captive)
        if captive.max_health:
            yield sheet["health"], sheet["of"].format(n=captive.health, of=captive.max_health)
        yield sheet["energy"], sheet["of"].format(n=captive.energy, of=captive.max_energy)
        if captive.actions:
            yield sheet["actions"], str(captive.actions)
        yield sheet["start"], named(captive.start, self.language)
        yield sheet["fruits"], self._fruits(board)
        if board.palms:
            palms = (
                sheet["palm"].format(fruit=named(fruit, self.language), n=n)
                for fruit, n in board.palms
            )
            yield sheet["palms"], ", ".join(palms)
        marks = ", ".join(self._mark(board.who, mark) for mark in board.mission)
        count = sheet["of"].format(n=len(board.mission), of=MARKS)
        yield sheet["mission"], f"{count}: {marks}" if marks else count

    def _place(self, captive: Captive) -> str:
        if captive.at is None:
            return self.sheet["off-island"]
        if captive.at == OCEAN:
            return self.sheet["in-ocean"]
        if captive.at not in self.state.table.island.lake_of:
            return self._at(captive.at)
        how = self.sheet["lying" if captive.lying else "standing"]
        return f"{self._at(captive.at)}, {how}"

    def _fruits(self, board: Board) -> str:
        marks = dict.fromkeys(board.circled, "circled")
        marks |= dict.fromkeys(board.crossed, "crossed")
        shown = (fruit_marked(one, marks[one], self.language) for one in FRUITS if one in marks)
        return ", ".join(shown) or self.sheet["none"]

    def _mark(self, board: Who, mark: str) -> str:
        """`portal 2`, `oracle C4`, a corner, an anomaly’s effect, the number of a scare-off."""
        word, _, at = mark.partition(" ")
        if mark in SCARES:
            return mark
        if mark in CORNERS:
            return self.sheet["corner"].format(at=mark)
        if at:
            return self.sheet["mark-at"].format(name=named(word, self.language), at=at)
        if board == "phil":
            return named(f"{_ANOMALY}{mark}", self.language)
        return named(mark, self.language)
