# A fault of the program itself.

fault = A fault in the program has ended it ({ $kind } at { $place }). A saved game is kept up to the last answer; --debug tells more.
fault_without_game = A fault in the program has ended it ({ $kind } at { $place }); --debug tells more.
