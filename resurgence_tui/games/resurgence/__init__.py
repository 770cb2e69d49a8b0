"""The rules and the content of Resurgence; ``game.GAME`` binds them for the kernel."""
