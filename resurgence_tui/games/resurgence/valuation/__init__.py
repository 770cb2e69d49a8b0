"""What bots that look ahead ask of this game: how much a position promises, and what one usually does in it."""
