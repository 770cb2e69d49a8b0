"""The command `resurgence`, which is also `python -m resurgence_tui`.

Signals are seen to before anything else is imported: here by the part of `signal` that is there already, since that
module itself takes some milliseconds.

What runs before this line is out of reach: Python's own start, and the script that an installer has written. Measured,
Ctrl+C is told by Python from 11 to 17 ms after the start, as in any program written in Python, where it imports
only `sys` (a current pip's does). One of an older pip imports `re` too, which makes it 11 to 35 ms. A script of our own
would not shorten the first, and is no command on Windows.
"""

import _signal  # type: ignore[import-not-found]

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

from resurgence_tui.cli.signals import ignore_the_last, leave_at_once

leave_at_once()


def main() -> int:
    """Run this program's own command line; the exit status."""
    from resurgence_tui.cli.main import main as run

    try:
        return run()
    finally:
        ignore_the_last()


if __name__ == "__main__":
    raise SystemExit(main())
