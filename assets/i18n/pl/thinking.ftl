# Bots that take their time.

thinking = { $name } myśli
thinking-why = Możesz się tymczasem rozejrzeć. Naciśnij g, aby przejąć to miejsce.
