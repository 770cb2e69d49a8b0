# A fault of the program itself.

fault = The program crashed ({ $kind } at { $place }). Your game is saved up to the last answer. Use --debug to see more.
fault_without_game = The program crashed ({ $kind } at { $place }). Use --debug to see more.
