"""Setting a table up (L2): six steps, and whatever lies over them."""
