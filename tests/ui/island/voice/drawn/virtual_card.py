"""A sound card that is none: what is played on it can be heard at its microphone."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

CARD: Final = "companion"
PROGRAMS: Final = ("pulseaudio", "pacat", "paplay", "parec", "pactl")
PLUGINS: Final = "pulse"  # ALSA's way to it, as PortAudio calls the device
ON_ITS_WAY: Final = 0.8  # seconds from the loudspeaker to the microphone, at most
_PATIENCE: Final = 10  # seconds
_WARM: Final = 2.5  # seconds: until a card on which nothing sounded begins to run


def missing() -> str:
    """The reason why there cannot be one, or None."""
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    return f"voice: no {', '.join(lacking)} (pulseaudio, pulseaudio-utils)" if lacking else ""


@contextmanager
def card(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For this process and all that it starts. ALSA and PulseAudio read the environment."""
    socket = folder / "pulse"
    for name in ("HOME", "XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH", "PULSE_STATE_PATH"):
        monkeypatch.setenv(name, str(folder))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{socket}")
    monkeypatch.setenv("PULSE_LATENCY_MSEC", "300")
    monkeypatch.setenv("PULSE_SINK", CARD)
    monkeypatch.setenv("PULSE_SOURCE", f"{CARD}.monitor")
    server = subprocess.Popen(
        [
            "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
            "--disallow-exit", f"--load=module-null-sink sink_name={CARD}",
            f"--load=module-native-protocol-unix auth-anonymous=1 socket={socket}",
        ],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    hum: subprocess.Popen[bytes] | None = None
    try:
        _wait_for(server)
        hum = subprocess.Popen(["pacat", "--raw", "/dev/zero"], stderr=subprocess.DEVNULL)
        time.sleep(_WARM)
        yield
    finally:
        for program in (hum, server):
            if program is not None:
                program.terminate()
                program.wait()


def _wait_for(server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _PATIENCE
    while subprocess.run(["pactl", "info"], capture_output=True, check=False).returncode:
        if server.poll() is not None or time.monotonic() > end:
            pytest.skip("voice: pulseaudio does not start here")
        time.sleep(0.05)


def play(sound: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(["paplay", str(sound)], env=dict(os.environ))


@contextmanager
def recorded(into: Path) -> Iterator[None]:
    """The sound meanwhile, as 16-bit numbers."""
    with into.open("wb") as file:
        recorder = subprocess.Popen(["parec", "--format=s16le", "--channels=1"], stdout=file)
        try:
            yield
        finally:
            recorder.terminate()
            recorder.wait()
