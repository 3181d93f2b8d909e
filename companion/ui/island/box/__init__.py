"""Check your box: pages on which the owner tells what is printed on the pieces."""
