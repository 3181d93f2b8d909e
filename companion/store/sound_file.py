"""A wav file as a recogniser takes it: one channel of 16-bit numbers, 16,000 a second."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, gcd, pi, sin
from operator import mul
from struct import Struct
from typing import Final

from companion.engine.languages import Language, Topic
from companion.store.files.bad_file import FILE, BadFile, Fault
from companion.store.files.reader import FilePath, read_file, why_unread

RATE: Final = 16_000
LARGEST: Final = 20_000_000  # bytes
LONGEST: Final = 30  # seconds; of a phrase twelve are heard
_RATES: Final = range(4_000, 192_001)
_MOST_CHANNELS: Final = 8
_WAVES: Final = 8  # of the filter that resamples, to each side
_SHAPES: Final = 1_000  # of that filter
_FAST: Final = 48_000  # frames a second; of twice as many two go together
_BLOCK: Final = 4_096  # numbers that are worked on at once

_FORMAT: Final = Struct("<HHIIHH")
_LONGEST_FORM: Final = 40
_WHOLE, _FLOAT, _EXTENDED = 1, 3, 0xFFFE
_SCALES: Final = {  # what makes a number one of 16 bits, by its form and its bytes
    (_WHOLE, 1): 0x100,
    (_WHOLE, 2): 1,
    (_WHOLE, 3): 1,
    (_WHOLE, 4): 1 / 0x10000,
    (_FLOAT, 4): 0x8000,
}

_SAY: Final[Topic] = {
    **FILE,
    "too-big": {"en": "this sound is too big; it may last {longest} seconds and have {most} MB at"
                      " most",
                "ru": "эта запись слишком большая; можно не больше {longest} секунд и {most} МБ"},
    "no-wav": {"en": "this is no wav file; record it as wav, PCM",
               "ru": "это не файл wav; запиши звук как wav, PCM"},
    "kind": {"en": "this kind of wav is not understood; record it as PCM of 8, 16, 24 or 32 bits",
             "ru": "такой wav не прочесть; запиши его как PCM: 8, 16, 24 или 32 бита"},
    "no-sound": {"en": "there is no sound in this file", "ru": "в этом файле нет звука"},
}  # fmt: skip


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
        raise _Wrong(why_unread(error), longest=LONGEST, most=LARGEST // 1_000_000) from None


def _sound(raw: bytes) -> bytes:
    form, frames = _parts(raw)
    step = form.channels * form.width
    count = len(frames) // step
    if not count:
        raise _Wrong("no-sound")
    if count > LONGEST * form.rate:
        raise _Wrong("too-big", longest=LONGEST, most=LARGEST // 1_000_000)
    together = max(1, form.rate // _FAST)
    numbers = _mixed(frames[: count * step], form, together)
    if form.rate == RATE:
        return _written(numbers)
    return _written(_resampled(numbers, form.rate, RATE * together))


def _parts(raw: bytes) -> tuple[_Form, memoryview]:
    """The form and the frames. Sizes of a file that was written into a pipe may be too large."""
    if raw[:4] != b"RIFF" or raw[8:12] != b"WAVE":
        raise _Wrong("no-wav")
    form, at = None, 12
    while at + 8 <= len(raw):
        name, size = raw[at : at + 4], int.from_bytes(raw[at + 4 : at + 8], "little")
        if name == b"fmt ":
            form = _form(raw[at + 8 : at + 8 + min(size, _LONGEST_FORM)])
        elif name == b"data":
            if form is None:
                raise _Wrong("no-wav")
            return form, memoryview(raw)[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
    raise _Wrong("no-wav" if form is None else "no-sound")


def _form(chunk: bytes) -> _Form:
    if len(chunk) < _FORMAT.size:
        raise _Wrong("no-wav")
    code, channels, rate, _, _, bits = _FORMAT.unpack_from(chunk)
    if code == _EXTENDED:
        code = int.from_bytes(chunk[24:26], "little")
    known = bits % 8 == 0 and (code, bits // 8) in _SCALES
    if not known or not 1 <= channels <= _MOST_CHANNELS or rate not in _RATES:
        raise _Wrong("kind")
    return _Form(code, channels, rate, bits // 8)


def _mixed(frames: memoryview, form: _Form, together: int) -> array[float]:
    """The channels as one; of a very fast file so many frames `together`. Of 16-bit size.

    A block at a time, as large as its raw numbers are small: a list of them all takes forty bytes
    for each.
    """
    step = form.channels * together
    mixed = array("f")
    for at in range(0, len(frames), _BLOCK * step * form.width):
        numbers = _numbers(frames[at : at + _BLOCK * step * form.width], form)
        sides = [numbers[side::step] for side in range(step)]
        scale = _SCALES[form.code, form.width] / step
        middle = 0x8000 if form.width == 1 else 0
        # Numbers at the very end that fill no whole step are left out.
        mixed.extend(sum(one) * scale - middle for one in zip(*sides, strict=False))
    return mixed


def _numbers(frames: memoryview, form: _Form) -> Sequence[float]:
    """The numbers as they stand in the file, but of 24 bits without the lowest 8."""
    if form.width == 1:
        return frames.tobytes()
    if form.width == 3:
        whole = frames.tobytes()
        upper = bytearray(len(whole) // 3 * 2)
        upper[::2], upper[1::2] = whole[1::3], whole[2::3]
        frames = memoryview(upper)
    kind = {2: "h", 3: "h", 4: "f" if form.code == _FLOAT else "i"}[form.width]
    numbers = array(kind, frames.tobytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    if kind == "f":
        return [one if -4 < one < 4 else 0.0 for one in numbers]
    return numbers


def _resampled(numbers: array[float], rate: int, new_rate: int) -> Iterator[float]:
    """Each new number is a sum over those around it; of a faster file it leaves out the highest.

    `new_rate`: as `rate`, of the frames before they were put together.
    """
    wide = max(1.0, rate / new_rate)
    reach = int(_WAVES * wide) + 1
    silence = array("f", bytes(4 * (reach + 1)))
    padded = silence[:reach] + numbers + silence
    # Rates that hardly share a measure would want a shape for each number.
    grain = max(1, new_rate // _SHAPES) if new_rate // gcd(rate, new_rate) > _SHAPES else 1
    shapes: dict[int, list[float]] = {}
    count = len(numbers) * new_rate // rate
    for begin in range(0, count, _BLOCK):
        end = min(begin + _BLOCK, count)
        first = begin * rate // new_rate
        near = padded[first : end * rate // new_rate + 2 * reach + 1].tolist()
        for new in range(begin, end):
            at, part = divmod(new * rate, new_rate)
            part -= part % grain
            shape = shapes.get(part)
            if shape is None:
                shape = shapes[part] = _shape(part / new_rate, reach, wide)
            yield sum(map(mul, shape, near[at - first : at - first + 2 * reach + 1]))


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
