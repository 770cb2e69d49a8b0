# A fault of the program itself.

fault = Program uległ awarii ({ $kind } w { $place }). Gra jest zapisana do ostatniej odpowiedzi. Więcej pokaże --debug.
fault_without_game = Program uległ awarii ({ $kind } w { $place }). Więcej pokaże --debug.
