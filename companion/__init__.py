"""The companion of the Omnipotence Paradox: a referee for Paradox Island."""

__version__ = "0.2.0"
