# Moments that are shown over the table.

moment_go_on = Any key goes on
