"""Services: all that a front end may ask for."""
