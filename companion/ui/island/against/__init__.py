"""The desk against captives whom the computer plays."""
