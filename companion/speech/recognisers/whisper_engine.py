"""Whisper held to the grammar: of all sentences it looks only at those that are expected.

How likely it would have found the best of them by itself tells whether anything expected was said.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final, NamedTuple

from companion.speech.grammar import Grammar
from companion.speech.recognisers.byte_pairs import BytePairs
from companion.speech.recognisers.engine import BYTES_A_SECOND, Recipe
from companion.speech.recognisers.heard import NOTHING, Transcript, Unavailable
from companion.speech.recognisers.whisper_paths import Place, paths
from companion.speech.recognisers.whisper_sound import picture, places
from companion.speech.recognisers.whisper_steps import Likely, Steps

_LANGUAGES: Final = {"en": 50259, "ru": 50263}
_START, _TRANSCRIBE, _NO_TIMES, _END = 50258, 50359, 50363, 50257
_WIDTH: Final = 512  # numbers of each place in the sound
_BEAMS: Final = 6
_BEHIND: Final = 8.0  # logarithm: beams that are less likely by more are given up
_LONGEST: Final = 40  # tokens
_SHORTEST: Final = 0.2  # seconds
_SURE: Final = -2.7  # mean logarithm of the tokens' probabilities
_CLOSE: Final = 1.0  # logarithm of how much less likely something else is that may have been said


class Beam(NamedTuple):
    score: float
    place: Place
    tokens: tuple[int, ...]


class Ended(NamedTuple):
    """A phrase to its end: the logarithm of its probability, and of how many tokens."""

    score: float
    tokens: int

    @property
    def mean(self) -> float:
        return self.score / self.tokens


class WhisperEngine:
    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._pairs: BytePairs | None = None
        self._encoder: Any = None
        self._decoder: Any = None
        self._places: Any = None
        self._start = Place()
        self._grammar: Grammar | None = None
        self._sound = bytearray()

    def load(self) -> None:
        if self._decoder is not None:
            return
        try:
            import onnxruntime
        except (ImportError, OSError):
            raise Unavailable("no-engine") from None
        # It must live as long as what was opened with it.
        self._places = onnxruntime.OrtValue.ortvalue_from_numpy(places(_WIDTH))
        shorter = _settings()
        shorter.add_initializer("embed_positions.weight", self._places)
        self._encoder = self._opened("encoder_model", shorter)
        self._decoder = self._opened("decoder_model_merged", _settings())
        self._pairs = BytePairs(self._recipe.vocabulary, self._recipe.merges)

    def _opened(self, name: str, settings: Any) -> Any:
        import onnxruntime

        path = f"{self._recipe.model}/onnx/{name}_quantized.onnx"
        try:
            return onnxruntime.InferenceSession(path, settings, providers=["CPUExecutionProvider"])
        except Exception:  # noqa: BLE001 (onnxruntime has a dozen errors for a bad file)
            raise Unavailable("no-model") from None

    def expect(self, grammar: Grammar) -> None:
        self.load()
        self._sound.clear()
        if grammar != self._grammar:
            assert self._pairs is not None
            self._start = paths(grammar.phrases(), self._pairs)
            self._grammar = grammar

    def feed(self, sound: bytes) -> str:
        self._sound += sound
        return ""

    def end(self) -> Transcript:
        sound = bytes(self._sound)
        self._sound.clear()
        if len(sound) < _SHORTEST * BYTES_A_SECOND:
            return NOTHING
        found = self._searched(self._encoded(sound))
        if not found:
            return NOTHING
        ranked = sorted(found, key=lambda phrase: -found[phrase].score)
        best = found[ranked[0]]
        close = (phrase for phrase in ranked if found[phrase].score > best.score - _CLOSE)
        return Transcript(tuple(close), best.mean, best.mean > _SURE)

    def _encoded(self, sound: bytes) -> Any:
        return self._encoder.run(["last_hidden_state"], {"input_features": picture(sound)})[0]

    def _searched(self, hidden: Any) -> dict[str, Ended]:
        """The likeliest phrases."""
        steps = Steps(self._decoder, hidden)
        language = _LANGUAGES[self._recipe.language]
        likely = steps.first([_START, language, _TRANSCRIBE, _NO_TIMES])
        beams, found = [Beam(0.0, self._start, ())], dict[str, Ended]()
        while beams and len(beams[0].tokens) < _LONGEST:
            for row, beam in enumerate(beams):
                if beam.place.phrase:
                    ended = Ended(beam.score + likely(row, _END), len(beam.tokens) + 1)
                    found[beam.place.phrase] = max(ended, found.get(beam.place.phrase, ended))
            onward = _onward(beams, likely, found)
            beams = [beam for beam, _ in onward]
            if beams:
                likely = steps.next([beam.tokens[-1] for beam in beams], [row for _, row in onward])
        return found

    def close(self) -> None:
        self._encoder = self._decoder = self._places = None
        self._pairs = self._grammar = None
        self._start = Place()


def _settings() -> Any:
    import onnxruntime

    settings = onnxruntime.SessionOptions()
    # Otherwise it would keep half a gigabyte more for itself.
    settings.enable_cpu_mem_arena = settings.enable_mem_pattern = False
    # Threads that spin while they wait would take the screen's time.
    settings.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return settings


def _onward(beams: list[Beam], likely: Likely, found: dict[str, Ended]) -> list[tuple[Beam, int]]:
    """The best ways on, and from which beam.

    Not those that fall far behind, nor any that is worse already than what has ended.
    """
    onward = [
        (Beam(beam.score + likely(row, token), place, (*beam.tokens, token)), row)
        for row, beam in enumerate(beams)
        for token, place in beam.place.onward.items()
    ]
    best = max((beam.score for beam, _ in onward), default=-inf)
    ended = max((ended.score for ended in found.values()), default=-inf)
    worst = max(best - _BEHIND, ended - _CLOSE)
    kept = (one for one in onward if one[0].score > worst)
    return sorted(kept, key=lambda one: -one[0].score)[:_BEAMS]
