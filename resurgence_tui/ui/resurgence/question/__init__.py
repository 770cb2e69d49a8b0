"""How the questions of Resurgence are entered and put into words."""
