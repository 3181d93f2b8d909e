"""The facts of the OP's pieces, of a space, and of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.games.island.terms import ANOMALIES, LAKES, OP, PARTS, STONES, Hex
from companion.text.island.labels import label
from companion.text.island.tokens import token_name
from companion.text.languages import capitalised
from companion.ui.island.corrections.names import Facts
from companion.ui.kit.parts import Button, Section

_MOST_ACTIONS: Final = 4  # offered at least


class TableFacts(Facts):
    def piece(self, piece: str) -> Section:
        if piece == "wave":
            return self._wave()
        at = self.state.rock if piece == "rock" else self.state.bush
        row = (
            Button(f"pick {piece}", self.sheet["elsewhere"], icon="map"),
            Button(f"set {piece} off", self.sheet["off"], chosen=at is None),
        )
        return Section(self.sheet["place"], self.now_at(at), (row,))

    def _wave(self) -> Section:
        now = self.state.wave
        ocean = tuple(
            Button(f"set wave {part}", self._part(part), chosen=part == now) for part in PARTS
        )
        lakes = tuple(
            Button(
                f"set wave {lake}",
                self.space(f"lake:{lake}"),
                chosen=lake == now,
            )
            for lake in LAKES
        )
        off = Button("set wave off", self.sheet["off"], chosen=now is None)
        return Section(self.sheet["place"], rows=(ocean, (*lakes, off)))

    def _part(self, part: str) -> str:
        return self.sheet["ocean-part"].format(part=label(part, self.language))

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
        now = self.state.anomalies[at]
        effects = tuple(
            Button(
                f"set anomaly {at} {effect}",
                self.space(f"anomaly:{effect}"),
                chosen=effect == now,
            )
            for effect in ANOMALIES
        )
        return Section(self.sheet["effect"], rows=(effects,))

    # The table

    def table(self) -> Iterator[Section]:
        state, sheet = self.state, self.sheet
        deaths = tuple(
            Button(f"set deaths {n}", str(n), chosen=n == state.deaths)
            for n in range(state.table.deaths + 1)
        )
        yield Section(sheet["deaths"], rows=(deaths,))
        if state.turn == OP:
            left = range(max(_MOST_ACTIONS, state.op_actions) + 1)
            yield Section(
                sheet["op-actions"],
                rows=(tuple(Button(f"set op actions {n}", str(n), chosen=n == state.op_actions)
                            for n in left),),
            )  # fmt: skip
        yield Section(sheet["turn"], sheet["turn-text"], (tuple(self._turns()),))
        yield Section(sheet["token"], rows=(tuple(self._tokens()),))

    def _turns(self) -> Iterator[Button]:
        state = self.state
        for captive in state.captives:
            acts = captive.who == (state.acting or state.turn)
            yield Button(
                f"set turn {captive.who}", self.name(captive.who), who=captive.who, chosen=acts
            )
        yield Button(f"set turn {OP}", self.name(OP), chosen=state.turn == OP)

    def _tokens(self) -> Iterator[Button]:
        box = self.state.table.box
        names = {word: token.name for word, token in box.tokens.items()}
        none = capitalised(self.sheet["no-token"])
        yield Button("set token none", none, chosen=self.state.token is None)
        for word in box.tokens:
            shown = token_name(word, self.language, names)
            yield Button(f"set token {word}", shown, chosen=word == self.state.token)
