# Turns of bots that are shown one by one.

pace-turn = { $name } takes a turn
pace-next = Next turn
pace-skip = Skip to your turn
