"""What can go wrong, in words a player can read."""


class GameError(Exception):
    """Base of every error that the game itself raises."""


class IllegalChoice(GameError):
    """The answer is not among the options of an open decision; nothing has changed."""


class StaleChoice(GameError):
    """The answer is to a question that is no longer asked."""


class SaveError(GameError):
    """A save cannot be read or written."""


class ContentError(GameError):
    """Content is faulty: one sentence naming file, card and field."""
