"""What the screens show and what becomes of a touch: no Kivy, no disk, no rule of its own."""
