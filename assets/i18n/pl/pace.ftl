# Turns of bots that are shown one by one.

pace-turn = Tura: { $name }
pace-next = Następna tura
pace-skip = Do twojej tury
