"""Wav files of every kind become one kind of sound, or one sentence."""

import tracemalloc
import wave
from array import array
from io import BytesIO
from math import pi, sin
from pathlib import Path
from struct import pack

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.engine.languages import Language
from companion.store.files.bad_file import BadFile
from companion.store.sound_file import LARGEST, LONGEST, RATE, read_sound


def tone(rate: int, seconds: float = 0.25, pitch: float = 440.0) -> list[float]:
    return [sin(2 * pi * pitch * at / rate) * 0.5 for at in range(int(rate * seconds))]


def packed(numbers: list[float], width: int) -> bytes:
    if width == 1:
        return bytes(round(one * 0x7F) + 0x80 for one in numbers)
    top = 1 << (8 * width - 1)
    return b"".join(
        round(one * (top - 1)).to_bytes(width, "little", signed=True) for one in numbers
    )


def wav(rate: int, numbers: list[float], width: int = 2, channels: int = 1) -> bytes:
    made = BytesIO()
    with wave.open(made, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(packed([one for one in numbers for _ in range(channels)], width))
    return made.getvalue()


def read(folder: Path, raw: bytes) -> list[int]:
    path = folder / "sound.wav"
    path.write_bytes(raw)
    return array("h", read_sound(path)).tolist()


def likeness(found: list[int], wanted: list[float]) -> float:
    """1: the same; less by the share that is wrong, the ends left out."""
    pairs = list(zip(found, (one * 0x7FFF for one in wanted), strict=True))[200:-200]
    wrong = sum((one - other) ** 2 for one, other in pairs)
    return 1 - wrong / sum(other**2 for _, other in pairs)


@pytest.mark.parametrize("channels", [1, 2])
@pytest.mark.parametrize("width", [1, 2, 3, 4])
@pytest.mark.parametrize("rate", [8_000, 16_000, 22_050, 44_100, 44_101, 48_000, 96_000, 192_000])
def test_every_rate_and_width_is_the_same_tone(
    tmp_path: Path, rate: int, width: int, channels: int
) -> None:
    found = read(tmp_path, wav(rate, tone(rate), width, channels))
    wanted = tone(RATE)
    assert abs(len(found) - len(wanted)) <= 1
    length = min(len(found), len(wanted))
    assert likeness(found[:length], wanted[:length]) > 0.995


def test_eight_channels_are_one_in_little_memory(tmp_path: Path) -> None:
    """Of 19 MB in eight channels each number became a list's: 1.1 GB."""
    numbers = tone(RATE, seconds=8)
    raw = wav(RATE, numbers, width=1, channels=8)
    tracemalloc.start()
    try:
        found = read(tmp_path, raw)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert likeness(found, numbers) > 0.995
    assert most < LARGEST + 4_000_000  # as much as is read at most, and a little


def test_channels_are_mixed_and_not_chosen_from(tmp_path: Path) -> None:
    """Left as loud as right, and the other way round: nothing is to be heard."""
    two = [number for one in tone(RATE) for number in (one, -one)]
    raw = bytearray(wav(RATE, two))
    raw[22:24] = pack("<H", 2)
    assert max(map(abs, read(tmp_path, bytes(raw)))) <= 1


def test_what_is_too_high_for_the_new_rate_does_not_come_back_lower(tmp_path: Path) -> None:
    found = read(tmp_path, wav(48_000, tone(48_000, pitch=12_000.0)))
    assert max(map(abs, found[200:-200])) < 500


def test_numbers_with_a_point_and_the_extended_form(tmp_path: Path) -> None:
    frames = pack("<4f", 0.0, 0.5, -0.5, float("nan"))
    form = pack("<HHIIHH", 0xFFFE, 1, RATE, RATE * 4, 4, 32) + pack("<HHIH", 22, 32, 4, 3)
    form += bytes(14)
    body = b"WAVEfmt " + pack("<I", len(form)) + form + b"data" + pack("<I", 16) + frames
    assert read(tmp_path, b"RIFF" + pack("<I", len(body)) + body) == [0, 0x4000, -0x4000, 0]


def test_a_file_from_a_pipe_has_sizes_that_are_too_large(tmp_path: Path) -> None:
    raw = bytearray(wav(RATE, tone(RATE)))
    raw[40:44] = b"\xff\xff\xff\x7f"
    assert len(read(tmp_path, bytes(raw))) == RATE // 4


def complaint(path: Path) -> tuple[str, str]:
    found = []
    languages: tuple[Language, ...] = ("en", "ru")
    for language in languages:
        with pytest.raises(BadFile) as bad:
            read_sound(path, language)
        found.append(str(bad.value).removeprefix(f"{path}: "))
    assert found[0] != found[1]
    assert all("\n" not in one for one in found)
    return found[0], found[1]


def test_what_is_no_sound_is_told_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "sound.wav"
    assert "no such file" in complaint(path)[0]
    assert "folder" in complaint(tmp_path)[0]
    for raw, said in (
        (b"", "no wav file"),
        (b"RIFFxxxxAVI ", "no wav file"),
        (wav(RATE, []), "no sound"),
        (wav(RATE, tone(RATE))[:36], "no sound"),
        (wav(RATE, tone(RATE)).replace(b"\x10\x00data", b"\x0c\x00data"), "PCM"),
        (wav(RATE, [0.0] * (RATE * LONGEST + RATE)), "too big"),
        (b"RIFF" * (LARGEST // 4 + 1), "30 seconds and have 20 MB at most"),
    ):
        path.write_bytes(raw)
        assert said in complaint(path)[0]
    assert "cannot be read" in complaint(Path("a\0b"))[0]


@given(st.binary(max_size=200), st.integers(0, 60), st.binary(max_size=8))
@example(b"", 24, b"\0\0\0\0")
def test_any_bytes_are_sound_or_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, more: bytes, at: int, other: bytes
) -> None:
    raw = bytearray(wav(22_050, tone(22_050, seconds=0.01)))
    raw[at : at + len(other)] = other
    path = tmp_path_factory.mktemp("any") / "sound.wav"
    path.write_bytes(bytes(raw) + more)
    try:
        sound = read_sound(path)
    except BadFile:
        return  # its sentence is tested above
    assert len(sound) % 2 == 0
