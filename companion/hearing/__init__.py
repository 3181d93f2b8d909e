"""Recognisers behind one small interface. What they need is imported when voice is switched on."""
