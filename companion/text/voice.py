"""Voice: why nothing was heard or said, and why it cannot be used here. One sentence each."""

from __future__ import annotations

from typing import Final

from companion.text.languages import Language

# By the words of `speech.transcript`, of `speech.proposals` and of `hearing.voices.aloud`.
_TROUBLES: Final[dict[str, dict[Language, str]]] = {
    "no-engine": {"en": "Voice is not installed here; the pad can do everything that voice can.",
                  "ru": "Распознавание речи здесь не установлено; кнопки умеют всё то же."},
    "no-model": {"en": "There is no voice model for this language here; the pad can do everything"
                       " that voice can.",
                 "ru": "Модели распознавания для этого языка здесь нет; кнопки умеют всё то же."},
    "no-microphone": {"en": "No microphone was found: plug one in, or use the pad.",
                      "ru": "Микрофон не найден: подключи его или нажимай на кнопки."},
    "no-permission": {"en": "The microphone may not be used: allow it in the settings of the"
                            " system, or use the pad.",
                      "ru": "Микрофон запрещён: разреши его в настройках системы или нажимай на"
                            " кнопки."},
    "no-network": {"en": "The system can hear this language only over the network: fetch its"
                         " offline voice pack in the settings of the system, or use the pad.",
                   "ru": "Этот язык система слышит только через сеть: загрузи его пакет"
                         " распознавания в настройках системы или нажимай на кнопки."},
    "no-language": {"en": "The system cannot hear this language: fetch its voice pack in the"
                          " settings of the system, or use the pad.",
                    "ru": "Этого языка система не понимает: загрузи его пакет распознавания в"
                          " настройках системы или нажимай на кнопки."},
    "busy": {"en": "The microphone is still busy: please say it again.",
             "ru": "Микрофон ещё занят: скажи, пожалуйста, ещё раз."},
    "stopped": {"en": "Voice has stopped: please say it again, or use the pad.",
                "ru": "Распознавание остановилось: скажи ещё раз или нажимай на кнопки."},
    "silence": {"en": "Nothing was heard: please speak close to the tablet.",
                "ru": "Ничего не слышно: говори, пожалуйста, ближе к устройству."},
    "off-topic": {"en": "That cannot be said now: please say it another way.",
                  "ru": "Сейчас такого сказать нельзя: скажи, пожалуйста, иначе."},
    "announced": {"en": "That has been announced already: Undo takes it back and gives you a"
                        " sentence to say.",
                  "ru": "Это уже объявлено: нажми «Отменить», и появится, что сказать."},
    "no-voice": {"en": "No voice for reading aloud is installed here: please read it yourself.",
                 "ru": "Голоса для чтения вслух здесь нет: прочти, пожалуйста, без него."},
    "no-voice-language": {"en": "The system has no voice for this language: fetch one in its"
                                " settings, or read it yourself.",
                          "ru": "Голоса для этого языка в системе нет: загрузи его в настройках"
                                " системы или читай вслух без него."},
    "no-sound": {"en": "The voice could not be heard: is there a loudspeaker? Please read it"
                       " yourself.",
                 "ru": "Голос не звучит: есть ли динамик? Прочти, пожалуйста, без него."},
}  # fmt: skip


def voice_trouble(word: str, language: Language) -> str:
    return _TROUBLES[word][language]
