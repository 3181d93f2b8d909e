"""The computer as a captive: for solo play, practice and measuring, by what it has heard alone."""
