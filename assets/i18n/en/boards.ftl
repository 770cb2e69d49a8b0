# What the boards say beside the names and texts of the components.

## City

board_city = City
board_any_token = any
board_pay = pay { $count }
board_event_token = (E)
