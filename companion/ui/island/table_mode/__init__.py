"""Table mode: the tablet is the OP, and everybody at the table is a captive."""
