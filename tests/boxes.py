"""The box as the app ships it."""
import sys
sys.path.insert(0, "/tmp/lead")
from drive import *
BOX = Box(BOARDS,{w:Token({},{},InForce(word=w)) for w in TOK[:5]}|{w:Token({},{}) for w in TOK[5:]},(f(['NW','E','SW']),f(['NE','SE','W'])))
