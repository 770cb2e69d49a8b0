# Moments that are shown over the table.

moment_go_on = Naciśnij dowolny klawisz
