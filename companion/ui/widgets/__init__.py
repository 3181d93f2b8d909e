"""The things a screen is made of: each draws a piece of a view and hands a touch on as an act."""
