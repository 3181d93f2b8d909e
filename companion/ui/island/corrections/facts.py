"""The facts of one moment, each a section: of any kind; of the OP's pieces, a space, the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from companion.games.island.state import OCEAN, State
from companion.games.island.terms import ANOMALIES, LAKES, OP, PARTS, STONES, Hex, Who
from companion.text.island.labels import label
from companion.text.island.names import name, space
from companion.text.island.tokens import token_name
from companion.text.languages import Language, capitalised
from companion.text.screens import words
from companion.text.screens.corrections import CORRECTIONS
from companion.ui.island.desk.interface import own_tokens
from companion.ui.kit.parts import Button, Section

MOST_ACTIONS: Final = 4  # offered at least, for anybody

_Row = tuple[Button, ...]


class Facts:
    """The facts of one moment, each value a button that sets it."""

    def __init__(self, state: State, language: Language) -> None:
        self.state = state
        self.language = language
        self.sheet = words(CORRECTIONS, language)

    def name(self, who: Who) -> str:
        return name(who, self.language)

    def space(self, word: str) -> str:
        return capitalised(space(word, self.language))

    def choice(self, fact: str, values: Iterable[tuple[str, str]], now: str) -> _Row:
        """`values`: each with its words. `now`: the one that stands."""
        return tuple(
            Button(f"set {fact} {value}", shown, tone="option", chosen=value == now)
            for value, shown in values
        )

    def count(self, fact: str, values: Iterable[int], now: int) -> _Row:
        return self.choice(fact, ((str(n), str(n)) for n in values), str(now))

    def place(self, who: Who, at: Hex | None, off: str, how: _Row = ()) -> Section:
        """`off`: the key of being nowhere. `how`: it lies or stands."""
        away = (Button(f"set {who} off", self.sheet[off], chosen=at is None),)
        return Section(self.sheet["place"], self._now(at, off), (away, how))

    def _now(self, at: Hex | None, off: str) -> str:
        if at is None:
            return self.sheet[off]
        return self.space("ocean" if at == OCEAN else self.state.named(at))


class TableFacts(Facts):
    def piece(self, piece: str) -> Section:
        if piece == "wave":
            return self._wave()
        return self.place(piece, self.state.rock if piece == "rock" else self.state.bush, "off")

    def _wave(self) -> Section:
        now, part = self.state.wave or "off", self.sheet["ocean-part"]
        parts = ((one, part.format(part=label(one, self.language))) for one in PARTS)
        lakes = ((one, self.space(f"lake:{one}")) for one in LAKES)
        inland = self.choice("wave", (*lakes, ("off", self.sheet["off"])), now)
        return Section(self.sheet["place"], rows=(self.choice("wave", parts, now), inland))

    # A space

    def at(self, at: Hex) -> Iterator[Section]:
        if at in self.state.anomalies:
            yield self._effects(at)
        here = tuple(captive.who for captive in self.state.captives if captive.at == at)
        there = tuple(captive.who for captive in self.state.captives if captive.at != at)
        stones = tuple(stone for stone in STONES if self.state.stone(stone) != at)
        yield Section(
            self.sheet["stands-here"],
            rows=(
                tuple(Button(f"subject {who}", self.name(who), who=who) for who in here),
                tuple(
                    Button(f"subject {piece}", self.name(piece), icon=piece)
                    for piece in self._pieces_at(at)
                ),
            ),
        )
        yield Section(
            self.sheet["put-here"],
            rows=(
                tuple(Button(f"set {who} at {at}", self.name(who), who=who) for who in there),
                tuple(Button(f"set {one} at {at}", self.name(one), icon=one) for one in stones),
            ),
        )

    def _pieces_at(self, at: Hex) -> tuple[str, ...]:
        """Under Flood the Wave lies in a lake, and so on all of its spaces."""
        state = self.state
        wave = ("wave",) if state.wave == state.table.island.lake_of.get(at, "") else ()
        return (*(stone for stone in STONES if state.stone(stone) == at), *wave)

    def _effects(self, at: Hex) -> Section:
        effects = ((one, self.space(f"anomaly:{one}")) for one in ANOMALIES)
        row = self.choice(f"anomaly {at}", effects, self.state.anomalies[at])
        return Section(self.sheet["effect"], rows=(row,))

    # The table

    def table(self) -> Iterator[Section]:
        state, sheet = self.state, self.sheet
        deaths = self.count("deaths", range(state.table.deaths + 1), state.deaths)
        yield Section(sheet["deaths"], rows=(deaths,))
        if state.turn == OP:
            left = range(max(MOST_ACTIONS, state.op_actions) + 1)
            actions = self.count("op actions", left, state.op_actions)
            yield Section(sheet["op-actions"], rows=(actions,))
        yield Section(sheet["turn"], sheet["turn-text"], (tuple(self._turns()),))
        yield Section(sheet["token"], rows=(self._tokens(),))

    def _turns(self) -> Iterator[Button]:
        state = self.state
        for captive in state.captives:
            acts = captive.who == (state.acting or state.turn)
            yield Button(
                f"set turn {captive.who}",
                self.name(captive.who),
                who=captive.who,
                tone="option",
                chosen=acts,
            )
        yield Button(f"set turn {OP}", self.name(OP), tone="option", chosen=state.turn == OP)

    def _tokens(self) -> _Row:
        names = own_tokens(self.state)
        tokens = ((word, token_name(word, self.language, names)) for word in names)
        none = ("none", capitalised(self.sheet["no-token"]))
        return self.choice("token", (none, *tokens), self.state.token or "none")
