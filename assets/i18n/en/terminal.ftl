# terminal.ftl

### The terminal that the program runs in

ui_key_suspend = back to the shell, until fg
cli_simple_terminal = A terminal of the kind '{ $kind }' (TERM) cannot show screens; play with 'resurgence play --plain'.
