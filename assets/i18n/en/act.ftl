# What a seat does or might do, in hints and reviews.

act-nothing = { $all }, so { $what }
