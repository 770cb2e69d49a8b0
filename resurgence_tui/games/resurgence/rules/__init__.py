"""The rules, one module a chapter. Importing ``flow`` hangs all of them into the rulebook."""
