"""Any words and touches, in any order: only a yes to what stands there changes the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from companion.engine.languages import Language
from companion.speech.expected import confirming, grammar
from companion.ui.island.desk.controller import Desk
from companion.ui.island.desk.views import DeskView
from companion.ui.kit.parts import Button
from tests.ui.at_table import companion_of, desk
from tests.ui.pretend_sounds import PretendSounds

STEPS = 250
TALK = {
    "en": (
        "what lovely biscuits",
        "one",
        "two",
        "none",
        "west and then safely east",
        "safely east, then west and end my turn",
        "no west",
        "no i end my turn",
    ),
    "ru": (
        "какие вкусные печенья",
        "один",
        "два",
        "ни один",
        "на запад потом безопасно на восток",
        "безопасно на восток потом на запад и конец хода",
        "нет на запад",
        "нет конец хода",
    ),
}
# They open other places, or end the game.
LEAVES = ("journal", "menu", "rules", "why", "told", "correct", "hold", "replay", "reveal", "share",
          "again", "to-shelf")  # fmt: skip


def buttons(view: DeskView) -> Iterator[Button]:
    yield from view.sheet.buttons
    yield from (token.choose for token in view.sheet.tokens if token.choose is not None)
    yield from (*view.pad.compass, *filter(None, view.pad.keys), *view.bar)
    for one in (view.card.confirm, view.card.aloud, view.entry.go, view.sheet.waiting):
        if one is not None:
            yield one


class Players:
    """Fingers and voices, by dice."""

    def __init__(self, seed: int, language: Language) -> None:
        self.dice = Random(seed)
        self.language = language
        self.table: Desk = desk(
            voice_in=True, by_itself=True, voice_out=self.dice.choice(["touch", "all"]),
            language=language, said_in=language,
        )  # fmt: skip
        self.house = companion_of(self.table)
        self.sounds = PretendSounds()
        self.house.sounds = self.sounds
        self.house.settle()
        self.house.do("close")

    def commands(self) -> list[object]:
        return [line for line in self.table.session.journal if line != "announced"]

    def touch(self) -> None:
        view = self.table.view()
        acts = [one.act for one in buttons(view) if one.act.split()[0] not in LEAVES]
        acts += [f"tap {place}" for place in view.island.lit]
        self.house.do(self.dice.choice(acts))

    def press(self) -> None:
        self.house.do(self.dice.choice(["listen", "listen", "listen-off", "listen-on", "tick"]))

    def speak(self) -> None:
        """Nothing counts yet, whatever it is; but a yes does."""
        stands, before = self.table.talk.proposal or self.table.talk.card, self.commands()
        text = self.dice.choice(self.sayable())
        self.sounds.ear.says(*{text, self.dice.choice(self.sayable())} if not stands else (text,))
        if self.commands() != before:
            assert stands is not None
            assert text in confirming(self.language).phrases()

    def sayable(self) -> list[str]:
        state = self.table.state
        now = list(grammar(state, self.table.speaker_now(), self.language).phrases())
        some = self.dice.sample(now, min(10, len(now)))
        return [*some, *confirming(self.language).phrases(), *TALK[self.language]]

    def read(self) -> None:
        voice = self.sounds.now
        self.dice.choice([voice.begins, voice.ends, lambda: voice.fails("no-sound")])()

    def fail(self) -> None:
        self.sounds.ear.fails(self.dice.choice(["no-microphone", "silence", "stopped"]))

    def step(self) -> None:
        ways = [self.touch, self.press, self.press, self.speak, self.speak, self.read, self.fail]
        self.dice.choice(ways)()
        view = self.table.view()
        assert view.card.text or view.card.told
        assert not (view.entry.go and view.entry.reason)
        if self.house.covered:
            assert self.house.ears.phase == "idle"
            assert not self.house.aloud.reading
            self.house.do("look")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_spoken_counts_before_a_yes(seed: int, language: Language) -> None:
    players = Players(seed, language)
    for _ in range(STEPS):
        players.step()
    assert players.commands()
