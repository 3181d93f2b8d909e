"""One screen a file: each shows one kind of view (`presenter/views.py`)."""
