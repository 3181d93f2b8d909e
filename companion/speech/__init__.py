"""What people say, and how the app hears it."""
