"""English: Vosk, and beside it Moonshine.

Two listen by Vosk. The wary one may also hear words that are not expected; among other voices it
gives up too early. The bold one takes anything for something. Where both are sure of the same, that
was said; else Moonshine is asked too, and the three are weighed. In each case Moonshine writes down
what it hears itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from companion.hearing.engine import Recipe
from companion.hearing.networks.beams import Ended
from companion.hearing.networks.dictation import Text, with_near
from companion.hearing.networks.moonshine import Moonshine
from companion.hearing.vosk_ear import UNKNOWN, Ear, Found, opened
from companion.hearing.weighing import weighed
from companion.speech.expected import Grammar
from companion.speech.languages.words import words_of
from companion.speech.transcript import NOTHING, Transcript

_ALTERNATIVES: Final = 20
_SURE: Final = 1.0  # logarithm of how much less likely all else is
# Of `weighing`: how much less likely the wary one finds it than the best, and the bold one; how
# likely Moonshine finds it, and of how many tokens; anything.
_WARY, _BOLD, _SCORE, _TOKEN, _ANY = 0.19, 0.50, 0.45, 0.46, 8.8
_LEAST: Final = -10.0  # of what a listener has not among its alternatives
_LEAST_SCORE: Final = -40.0
# Two to three that it was said: whoever holds the button does not chat as often as those voices.
_ENOUGH: Final = -0.4


class MoonshineEngine:
    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._model: Any = None
        self._moonshine: Moonshine | None = None
        self._wary: Ear | None = None
        self._bold: Ear | None = None
        self._grammar: Grammar | None = None
        self._sound = bytearray()

    def load(self) -> None:
        if self._moonshine is None:
            self._model = opened(self._recipe.model)
            self._moonshine = Moonshine(self._recipe.second, self._recipe.vocabulary)

    def expect(self, grammar: Grammar) -> None:
        self.load()
        self._sound.clear()
        if self._wary is None or self._bold is None or grammar != self._grammar:
            assert self._moonshine is not None
            self._wary = Ear(self._model, grammar, [UNKNOWN], _ALTERNATIVES)
            self._bold = Ear(self._model, grammar, [], _ALTERNATIVES)
            self._moonshine.expect(grammar)
            self._grammar = grammar
        else:
            self._wary.again()
            self._bold.again()

    def feed(self, sound: bytes) -> str:
        assert self._wary is not None
        assert self._bold is not None
        self._sound += sound
        self._bold.feed(sound)
        return self._wary.feed(sound)

    def end(self) -> Transcript:
        assert self._wary is not None
        assert self._bold is not None
        assert self._moonshine is not None
        sound = bytes(self._sound)
        self._sound.clear()
        wary, bold = self._wary.end(), self._bold.end()
        if not wary and not bold:
            return NOTHING
        self._moonshine.hear(sound)
        text = self._moonshine.dictated()
        if agreed(wary, bold):
            listed = Transcript((wary[0].phrase,), _ANY)
            other = {} if same(text, listed.texts[0]) else self._moonshine.alone(listed.texts)
        else:
            phrases = dict.fromkeys(one.phrase for one in (*wary, *bold) if one.phrase)
            other = self._moonshine.likely(phrases)
            listed = weighed(worth(wary, bold, other), _ENOUGH)
        near = listed.texts if listed.accepted else ()
        return replace(listed, dictated=with_near(text, near, other))

    def close(self) -> None:
        self._wary = self._bold = self._moonshine = self._model = self._grammar = None


def same(text: Text, phrase: str) -> bool:
    """True if it was written down just as the list has it."""
    return " ".join(words_of("".join(text.texts[:1]))) == " ".join(words_of(phrase))


def agreed(wary: list[Found], bold: list[Found]) -> bool:
    """Both are sure of the same."""
    return bool(wary and bold and wary[0].phrase) and (
        wary[0].phrase == bold[0].phrase and _is_sure(wary) and _is_sure(bold)
    )


def _is_sure(found: list[Found]) -> bool:
    best = found[0]
    return all(one.likely <= best.likely - _SURE for one in found if one.phrase != best.phrase)


def worth(wary: list[Found], bold: list[Found], other: Mapping[str, Ended]) -> dict[str, float]:
    """`other`: what Moonshine finds, all that those two found among it."""
    by_wary, by_bold = _behind(wary), _behind(bold)
    return {
        phrase: _ANY
        + _WARY * by_wary.get(phrase, _LEAST)
        + _BOLD * by_bold.get(phrase, _LEAST)
        + _SCORE * max(one.score, _LEAST_SCORE)
        + _TOKEN * one.tokens
        for phrase, one in other.items()
    }


def _behind(found: list[Found]) -> dict[str, float]:
    """The logarithm, for each phrase, of how much less likely it is than the best."""
    behind: dict[str, float] = {}
    for one in found:
        if one.phrase:
            less = max(one.likely - found[0].likely, _LEAST)
            behind[one.phrase] = max(less, behind.get(one.phrase, _LEAST))
    return behind
