"""The box as its owner has it: what is printed on its pieces, and what of it is assumed."""
