"""A wav file as a recogniser takes it: one channel of 16-bit numbers, 16,000 a second."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from operator import mul
from struct import Struct
from typing import Final

from companion.store.bad_file import BadFile, Fault, Language
from companion.store.reader import FilePath, read_file, why_unread
from companion.store.sentences import FILE

RATE: Final = 16_000
LARGEST: Final = 20_000_000  # bytes
LONGEST: Final = 60  # seconds
_RATES: Final = range(4_000, 192_001)
_MOST_CHANNELS: Final = 8
_WAVES: Final = 8  # of the filter that resamples, to each side

_FORMAT: Final = Struct("<HHIIHH")
_WHOLE, _FLOAT, _EXTENDED = 1, 3, 0xFFFE

_SAY: Final[dict[str, dict[Language, str]]] = {
    **FILE,
    "too-big": {
        "en": "this sound is too big; it may last {longest} seconds at most",
        "ru": "эта запись слишком большая; можно не больше {longest} секунд",
    },
    "no-wav": {
        "en": "this is no wav file; record it as wav, PCM",
        "ru": "это не файл wav; запиши звук как wav, PCM",
    },
    "kind": {
        "en": "this kind of wav is not understood; record it as PCM of 8, 16, 24 or 32 bits",
        "ru": "такой wav не прочесть; запиши его как PCM: 8, 16, 24 или 32 бита",
    },
    "no-sound": {"en": "there is no sound in this file", "ru": "в этом файле нет звука"},
}


@dataclass(frozen=True, slots=True)
class _Form:
    code: int
    channels: int
    rate: int
    width: int  # bytes


class _Wrong(Exception):
    def __init__(self, code: str, **words: object) -> None:
        super().__init__(code)
        self.sentences = {language: text.format(**words) for language, text in _SAY[code].items()}


def read_sound(path: FilePath, language: Language = "en") -> bytes:
    """Little-endian. Raises BadFile, and nothing else."""
    try:
        return _sound(_raw(path))
    except _Wrong as wrong:
        raise BadFile(str(path), [Fault(None, "", wrong.sentences)], language) from None


def _raw(path: FilePath) -> bytes:
    try:
        return read_file(path, LARGEST)
    except OSError as error:
        raise _Wrong(why_unread(error), longest=LONGEST) from None


def _sound(raw: bytes) -> bytes:
    form, frames = _parts(raw)
    step = form.channels * form.width
    count = len(frames) // step
    if not count:
        raise _Wrong("no-sound")
    if count > LONGEST * form.rate:
        raise _Wrong("too-big", longest=LONGEST)
    numbers = _numbers(frames[: count * step], form)
    if form.channels > 1:
        sides = [numbers[side :: form.channels] for side in range(form.channels)]
        numbers = [sum(all_at_once) / form.channels for all_at_once in zip(*sides, strict=True)]
    return _written(numbers if form.rate == RATE else _resampled(numbers, form.rate))


def _parts(raw: bytes) -> tuple[_Form, bytes]:
    """The form and the frames. Sizes of a file that was written into a pipe may be too large."""
    if raw[:4] != b"RIFF" or raw[8:12] != b"WAVE":
        raise _Wrong("no-wav")
    form, at = None, 12
    while at + 8 <= len(raw):
        name, size = raw[at : at + 4], int.from_bytes(raw[at + 4 : at + 8], "little")
        chunk = raw[at + 8 : at + 8 + size]
        if name == b"fmt ":
            form = _form(chunk)
        elif name == b"data":
            if form is None:
                raise _Wrong("no-wav")
            return form, chunk
        at += 8 + size + size % 2
    raise _Wrong("no-wav" if form is None else "no-sound")


def _form(chunk: bytes) -> _Form:
    if len(chunk) < _FORMAT.size:
        raise _Wrong("no-wav")
    code, channels, rate, _, _, bits = _FORMAT.unpack_from(chunk)
    if code == _EXTENDED:
        code = int.from_bytes(chunk[24:26], "little")
    known = (code, bits) in {(_WHOLE, 8), (_WHOLE, 16), (_WHOLE, 24), (_WHOLE, 32), (_FLOAT, 32)}
    if not known or not 1 <= channels <= _MOST_CHANNELS or rate not in _RATES:
        raise _Wrong("kind")
    return _Form(code, channels, rate, bits // 8)


def _numbers(frames: bytes, form: _Form) -> Sequence[float]:
    """Of the size of 16-bit numbers."""
    if form.width == 1:
        return [(one - 0x80) * 0x100 for one in frames]
    if form.width == 3:
        frames = b"".join(frames[at + 1 : at + 3] for at in range(0, len(frames), 3))
    kind = {2: "h", 3: "h", 4: "f" if form.code == _FLOAT else "i"}[form.width]
    numbers = array(kind, frames)
    if sys.byteorder == "big":
        numbers.byteswap()
    if kind == "f":
        return [one * 0x8000 if -4 < one < 4 else 0.0 for one in numbers]
    return numbers if kind == "h" else [one >> 16 for one in numbers]


def _resampled(numbers: Sequence[float], rate: int) -> Iterator[float]:
    """Each new number is a sum over those around it; of a faster file it leaves out the highest."""
    wide = max(1.0, rate / RATE)
    reach = int(_WAVES * wide) + 1
    padded = [0.0] * reach + list(numbers) + [0.0] * (reach + 1)
    shapes: dict[int, list[float]] = {}
    for new in range(len(numbers) * RATE // rate):
        at, part = divmod(new * rate, RATE)
        shape = shapes.get(part)
        if shape is None:
            shape = shapes[part] = _shape(part / RATE, reach, wide)
        yield sum(map(mul, shape, padded[at : at + 2 * reach + 1]))


def _shape(part: float, reach: int, wide: float) -> list[float]:
    """A windowed sinc around `part` of the way to the next number."""
    shape = []
    for place in range(-reach, reach + 1):
        far = (place - part) / wide
        wave = 1.0 if far == 0 else sin(pi * far) / (pi * far)
        window = 0.5 + 0.5 * cos(pi * far / _WAVES) if abs(far) < _WAVES else 0.0
        shape.append(wave * window / wide)
    return shape


def _written(numbers: Sequence[float] | Iterator[float]) -> bytes:
    whole = array("h", (max(-0x8000, min(0x7FFF, round(one))) for one in numbers))
    if sys.byteorder == "big":
        whole.byteswap()
    return whole.tobytes()
