"""What can be wrong with any file, whatever it is meant to say."""

from typing import Final

from companion.store.bad_file import Language

FILE: Final[dict[str, dict[Language, str]]] = {
    "missing": {
        "en": "there is no such file; check the path",
        "ru": "такого файла нет; проверь путь",
    },
    "directory": {
        "en": "this is a folder; name a file in it",
        "ru": "это папка; укажи файл в ней",
    },
    "no-file": {
        "en": "this is a pipe or a device; save what it gives as a file, and name that",
        "ru": "это канал или устройство; сохрани его данные в файл и укажи этот файл",
    },
    "unreadable": {
        "en": "the file cannot be read; check its name and its permissions",
        "ru": "файл не читается; проверь имя и права доступа",
    },
    "too-big": {
        "en": "the file is larger than 1 MB; such a file has a few kilobytes",
        "ru": "файл больше 1 МБ; такой файл занимает несколько килобайт",
    },
    "not-utf-8": {
        "en": "the file is not UTF-8 text; save it with the UTF-8 encoding",
        "ru": "файл не в кодировке UTF-8; сохрани его в UTF-8",
    },
    "not-yaml": {
        "en": "this is not YAML; check the indents, brackets and quotes here and just above",
        "ru": "это не YAML; проверь отступы, скобки и кавычки здесь и чуть выше",
    },
    "tab": {
        "en": "a tab stands here; YAML wants spaces in its place",
        "ru": "здесь табуляция; в YAML на её месте нужны пробелы",
    },
    "documents": {
        "en": "a second document begins here; keep one in a file",
        "ru": "здесь начинается второй документ; оставь в файле один",
    },
    "anchor": {
        "en": "{name} is an anchor or alias of YAML; write the thing itself out, or put"
        " a word that begins with & or * into quotes",
        "ru": "{name} — якорь или ссылка YAML; напиши всё полностью, а слово, которое"
        " начинается с & или *, возьми в кавычки",
    },
    "tag": {
        "en": "{name} is a tag of YAML; leave it out, or put a word that begins with ! into quotes",
        "ru": "{name} — тег YAML; убери его, а слово, которое начинается с !, возьми в кавычки",
    },
    "too-deep": {
        "en": "more than 20 things lie inside one another here; lay them out flatter",
        "ru": "здесь вложено друг в друга больше 20 списков; уменьши вложенность",
    },
    "too-many": {
        "en": "the file holds more than 20,000 words and lists; make it shorter",
        "ru": "в файле больше 20 000 слов и списков; сократи его",
    },
    "twice": {
        "en": "the key {key} stands here for the second time; keep one of the two",
        "ru": "ключ {key} стоит здесь второй раз; оставь один из двух",
    },
    "key": {
        "en": "a key must be a word; write KEY: VALUE",
        "ru": "ключ должен быть словом; напиши КЛЮЧ: ЗНАЧЕНИЕ",
    },
}

# What can be wrong with the file of one island, besides the island itself.
NAMED_ISLAND: Final[dict[str, dict[Language, str]]] = {
    "code-differs": {
        "en": "the code {found} is not this island’s; write {right}, or mend the island",
        "ru": "код {found} — не этого острова; напиши {right} или исправь остров",
    },
    "code-bad": {
        "en": "{found} is no island’s code; write {right}",
        "ru": "{found} — не код острова; напиши {right}",
    },
}
