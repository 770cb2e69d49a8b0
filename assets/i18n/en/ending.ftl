# Asked once before a turn ends with something left to do.

ending-sure = Once more ends the turn (0). Still possible: { $things }.
