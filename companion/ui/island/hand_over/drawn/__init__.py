"""The hand-over, and the page for one captive alone, as they are drawn."""
