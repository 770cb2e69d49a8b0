"""python -m resurgence_tui: the same as the command `resurgence`."""

import sys

from resurgence_tui.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
