"""The menu over the desk."""
