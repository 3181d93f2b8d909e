"""Trouble with saved games, in one sentence a language; never with a secret in it."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from companion.engine.languages import InBoth, Language, Topic
from companion.store.files.locks import HeldElsewhere

_NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_GONE: Final = {errno.ENOENT, errno.ENOTDIR, errno.ESTALE}

# Said by itself: to whoever plays, about the game on the desk or on the shelf.
GAMES: Final[Topic] = {
    # saving
    "no-room": {"en": "The tablet is full: nothing was saved or changed; make room and try again.",
                "ru": "На устройстве нет места: ничего не сохранено и не изменено; освободи место и"
                      " повтори."},
    "gone": {"en": "The file is gone from its folder: nothing was saved or changed; put it back, or"
                   " continue another game.",
             "ru": "Файла больше нет в его папке: ничего не сохранено и не изменено; верни его или"
                   " продолжи другую игру."},
    "cannot-write": {"en": "The file cannot be written: nothing was saved or changed; check that"
                           " the app may write there and try again.",
                     "ru": "Файл не записывается: ничего не сохранено и не изменено; проверь, можно"
                           " ли приложению туда писать, и повтори."},
    "busy": {"en": "Another window of the app is saving just now, and nothing was changed here; try"
                   " again.",
             "ru": "Сейчас сохраняет другое окно приложения, и здесь ничего не изменено; повтори."},
    "too-much": {
        "en": "This is more than the app keeps in one file, so nothing was saved or changed.",
        "ru": "Это больше, чем приложение хранит в одном файле: ничего не сохранено и не изменено.",
    },
    "islands-full": {"en": "No more islands of your own fit in here, and nothing was changed;"
                           " delete one you do not need, then keep this one.",
                     "ru": "Больше своих островов здесь не поместится, и ничего не изменено; удали"
                           " ненужный и сохрани этот."},
    "closed": {"en": "This game is closed, and nothing was changed; open it again from the list of"
                     " games.",
               "ru": "Эта игра закрыта, и ничего не изменено; открой её снова из списка игр."},
    "script-too-long": {"en": "This game has more than {most} lines: too many for a table script."
                              " Save it as a game file instead.",
                        "ru": "В этой игре больше {most} строк: для сценария стола это слишком"
                              " много. Сохрани её файлом игры."},
    "too-long": {"en": "This game has grown too long for its file, and nothing was changed; begin a"
                       " new game.",
                 "ru": "Эта игра больше не помещается в свой файл, и ничего не изменено; начни"
                       " новую."},
    # opening
    "no-such-game": {"en": "There is no such game here; look among the deleted ones.",
                     "ru": "Такой игры здесь нет; поищи среди удалённых."},
    "no-page": {"en": "This version of the app has no page for that game, which was left as it was;"
                      " update the app to play on.",
                "ru": "В этой версии приложения нет страницы для такой игры, и она не тронута;"
                      " обнови его, чтобы играть дальше."},
    "header": {"en": "This game cannot be opened: the beginning of its file is damaged; the file"
                     " was left as it is.",
               "ru": "Эту игру не открыть: начало её файла повреждено; сам файл не тронут."},
    "newer": {"en": "This game was saved by a newer version of the app; update the app to open it.",
              "ru": "Эта игра сохранена более новой версией приложения; обнови его, чтобы открыть"
                    " её."},
    "too-big": {"en": "The file of this game is far too large for a game; it was left as it is.",
                "ru": "Файл этой игры слишком велик для игры; сам файл не тронут."},
    "unreadable": {
        "en": "The file of this game cannot be read or written; check what the app may do there.",
        "ru": "Файл этой игры не читается или не записывается; проверь права приложения."},
    "a-link": {"en": "The file of this game is only a link to another place; put the file itself"
                     " here.",
               "ru": "Файл этой игры — только ссылка на другое место; положи сюда сам файл."},
    "already-open": {"en": "This game is open in another window of the app; close it there first.",
                     "ru": "Эта игра открыта в другом окне приложения; сначала закрой её там."},
    # what opening has found
    "line-unreadable": {"en": "The end of this game’s file is damaged. It continues from the last"
                              " good step; the damaged file is kept: {kept} (line {line}).",
                        "ru": "Конец файла этой игры повреждён. Она продолжается с последнего"
                              " целого шага; повреждённый файл сохранён: {kept} (строка {line})."},
    "line-refused": {"en": "A step in this game’s file is against the rules. It continues from the"
                           " step before that; the whole file is kept: {kept} (line {line}).",
                     "ru": "Один из шагов в файле этой игры не по правилам. Она продолжается с шага"
                           " перед ним; весь файл сохранён: {kept} (строка {line})."},
    "said-differs": {"en": "This version of the app would have announced something else in this"
                           " game; check the boards on the table before you continue (line"
                           " {line}).",
                     "ru": "Эта версия приложения объявила бы в этой игре что-то другое; прежде чем"
                           " продолжать, сверь планшеты на столе (строка {line})."},
    # small files of the app that cannot be read; `kept`: where they are now
    "settings.json": {"en": "Your settings could not be read, so the app starts with its own. The"
                            " old file is kept: {kept}.",
                      "ru": "Не удалось прочитать настройки: приложение вернулось к исходным."
                            " Прежний файл сохранён: {kept}."},
    "set-up.json": {"en": "The set-up you had begun could not be read. Its file is kept: {kept}.",
                    "ru": "Не удалось прочитать начатую подготовку. Её файл сохранён: {kept}."},
    "practice.json": {"en": "Your place in the practice game could not be read, so it starts over."
                            " Its file is kept: {kept}.",
                      "ru": "Не удалось прочитать, где остановилась тренировка, и она начнётся"
                            " сначала. Её файл сохранён: {kept}."},
    "own-islands.json": {
        "en": "Not all of your own islands could be read. The whole file is kept: {kept}.",
        "ru": "Не все твои острова удалось прочитать. Весь файл сохранён: {kept}."},
    "left-there": {
        "en": "{file} cannot be read, so the app goes on without it; the file was not touched.",
        "ru": "Не удалось прочитать {file}, и приложение обходится без него; сам файл не тронут."},
    # names
    "name-empty": {"en": "A name is needed; write one.", "ru": "Нужно название; напиши его."},
    "name-long": {"en": "That name is too long; keep it to {longest} letters.",
                  "ru": "Это название слишком длинное; уложись в {longest} букв."},
    "name-letters": {"en": "That name has signs that cannot be shown; write it in plain letters on"
                           " one line.",
                     "ru": "В этом названии есть знаки, которые нельзя показать; напиши его буквами"
                           " в одну строку."},
    "person-taken": {"en": "Somebody at this table has that name already; write another one.",
                     "ru": "За этим столом такое имя уже есть; напиши другое."},
    "person-empty": {"en": "Write a name first.", "ru": "Сначала напиши имя."},
    "person-long": {"en": "That name is too long; keep it to {longest} letters.",
                    "ru": "Это имя слишком длинное; уложись в {longest} букв."},
    "person-letters": {"en": "That name has signs that cannot be shown; write it in plain letters.",
                       "ru": "В этом имени есть знаки, которые нельзя показать; напиши его обычными"
                             " буквами."},
}  # fmt: skip


class GameTrouble(Exception):
    """`code` is a key of GAMES."""

    def __init__(self, code: str, **words: object) -> None:
        self.code = code
        self.sentences = sentences(code, **words)
        super().__init__(self.sentences["en"])

    def say(self, language: Language) -> str:
        return self.sentences[language]


class CannotSave(GameTrouble):
    """The change is not on the disk, and has not been made."""


class CannotOpen(GameTrouble):
    """A game that cannot be played on. Its file was not touched."""


class BadName(GameTrouble):
    """A name that no game can have."""


def sentences(code: str, **words: object) -> InBoth:
    return {language: text.format(**words) for language, text in GAMES[code].items()}


def cannot_save(error: OSError) -> CannotSave:
    if error.errno in _NO_ROOM:
        return CannotSave("no-room")
    return CannotSave("gone" if error.errno in _GONE else "cannot-write")


@contextmanager
def saving() -> Iterator[None]:
    """Turn every refusal of the disk into CannotSave."""
    try:
        yield
    except HeldElsewhere:
        raise CannotSave("busy") from None
    except OSError as error:
        raise cannot_save(error) from None
