"""A small game at the table: its set-up, its page, journal and corrections, whichever it is."""
