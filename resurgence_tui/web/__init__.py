"""The game in a browser: a server on this machine, and a program of its own for each browser tab.

The only folder that imports textual-serve, which the extra ``web`` installs.
"""
