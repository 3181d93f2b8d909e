"""The parts that every screen is made of: colours, icons, rectangles, the guard of touches."""
