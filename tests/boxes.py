"""The box as the app ships it."""

from companion.games.island.box_file import read_box
from companion.store.assets import asset

BOX = read_box(asset("box/box.yaml"))
