"""The fog over the island: what a captive can know at least, for the OP alone."""
