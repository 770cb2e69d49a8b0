"""The rules: a function each, under its id; ``flow`` hangs all of them into the rulebook."""
