# Bots that take their time.

thinking = { $name } is thinking
thinking-why = You can look around meanwhile. Press g to take over its seat.
