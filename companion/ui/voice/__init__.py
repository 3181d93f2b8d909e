"""The microphone and the voice of the machine."""
