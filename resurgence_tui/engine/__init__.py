"""The kernel: a table, an agenda of tasks and open decisions. It knows no game and imports no screen."""
