"""What is said of an owner's box file, by code and language."""

from typing import Final

from companion.store.bad_file import Language

OWN_BOX: Final[dict[str, dict[Language, str]]] = {
    # `fault`: where and what.
    "broken": {
        "en": "Your box file cannot be used, so the app goes on without it, and the file was left"
        " as it is: {fault}.",
        "ru": "Твой файл коробки не подходит, поэтому приложение обходится без него, а сам файл не"
        " тронут: {fault}.",
    },
}
