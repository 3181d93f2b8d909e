"""Files of the island: the owner's box, own and ready-made islands, table scripts."""
