"""The parts of a screen that all small games share."""
