"""Voice at the desk: what was said waits for a yes, and what is to be said is read aloud."""
