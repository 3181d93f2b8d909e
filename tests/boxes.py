"""The box as the app ships it."""

from companion.games.island.box.file import read_box
from companion.store.assets import shipped_box

BOX = read_box(shipped_box())
