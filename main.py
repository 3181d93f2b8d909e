"""Where the app begins; the Android package wants it here."""

import sys

from companion.ui.start import start

if __name__ == "__main__":
    sys.exit(start())
