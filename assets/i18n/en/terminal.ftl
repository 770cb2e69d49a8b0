### The terminal that the program runs in

ui_key_suspend = back to the shell, until fg
