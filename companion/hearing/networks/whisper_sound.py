"""Sound as Whisper looks at it: in bands of pitch, by their loudness.

Whisper was taught with thirty seconds, and takes as long for silence as for speech. Nobody is heard
for longer than twelve, so it is given no more: then it needs a quarter of the time.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

_FRAMES: Final = 1200
PLACES: Final = _FRAMES // 2  # what its encoder makes of them
_STEP: Final = 160
_WINDOW: Final = 400
_BANDS: Final = 80
_HIGHEST: Final = 8000.0
_SLOWEST: Final = 10_000.0
# Slaney's scale: even steps up to 1000 hertz, then even ratios.
_EVEN: Final = 200 / 3
_BREAK: Final = 1000.0
_RATIO: Final = 6.4 ** (1 / 27)


def picture(sound: bytes) -> Any:
    import numpy as np

    length = _FRAMES * _STEP
    heard = np.frombuffer(sound, "<i2")[:length].astype(np.float32) / 32768
    heard = np.pad(heard, (0, length - len(heard)))
    heard = np.pad(heard, _WINDOW // 2, mode="reflect")
    frames = np.lib.stride_tricks.sliding_window_view(heard, _WINDOW)[::_STEP][:_FRAMES]
    bell: Any = np.hanning(_WINDOW + 1)[:-1].astype(np.float32)
    power = np.abs(np.fft.rfft(frames * bell, axis=1)) ** 2
    loud = np.log10(np.maximum(power @ _bands().T, 1e-10)).T
    loud = np.maximum(loud, loud.max() - 8)
    return ((loud + 4) / 4).astype(np.float32)[None]


@cache
def _bands() -> Any:
    """The share of each frequency in each band."""
    import numpy as np

    step = np.log(_RATIO)

    def pitch(hertz: Any) -> Any:
        above = _BREAK / _EVEN + np.log(np.maximum(hertz, 1e-9) / _BREAK) / step
        return np.where(hertz < _BREAK, hertz / _EVEN, above)

    def hertz(pitch: Any) -> Any:
        above = _BREAK * np.exp(step * (pitch - _BREAK / _EVEN))
        return np.where(pitch < _BREAK / _EVEN, pitch * _EVEN, above)

    heard = np.linspace(0, _HIGHEST, _WINDOW // 2 + 1)
    edges = hertz(np.linspace(pitch(np.array(0.0)), pitch(np.array(_HIGHEST)), _BANDS + 2))
    widths = np.diff(edges)
    slopes = edges[:, None] - heard[None]
    rising, falling = -slopes[:-2] / widths[:-1, None], slopes[2:] / widths[1:, None]
    bands = np.maximum(0, np.minimum(rising, falling))
    return (bands * (2 / (edges[2:] - edges[:-2]))[:, None]).astype(np.float32)


def places(width: int) -> Any:
    """Waves that Whisper adds to each place in the sound, so that it knows which it is."""
    import numpy as np

    waves = width // 2
    lengths = np.exp(np.arange(waves) * (-np.log(_SLOWEST) / (waves - 1)))
    turned = np.arange(PLACES)[:, None] * lengths
    return np.concatenate((np.sin(turned), np.cos(turned)), 1).astype(np.float32)
