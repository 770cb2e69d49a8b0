"""The command line: starts the screens, or works without them. Each command is a module of its own."""
