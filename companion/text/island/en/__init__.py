"""The island's words in English, one file for each protocol of `text/island/protocols.py`."""
