"""The island's words in Russian, one file for each protocol of `text/island/protocols.py`."""
