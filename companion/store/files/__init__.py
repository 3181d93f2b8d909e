"""One reader and one writer for every file, and what both need."""
