# Co ktoś robi albo mógłby zrobić: we wskazówkach i w przeglądzie.

act-nothing = { $all }, czyli { $what }
