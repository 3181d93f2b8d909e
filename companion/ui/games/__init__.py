"""The pages of the small games, a folder each; what they share is `companion/ui/table/`."""
