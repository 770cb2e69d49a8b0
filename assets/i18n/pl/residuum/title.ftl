# Co menu mówi o tej grze.

title = Residuum
title_about = Skażona ziemia, jedno miasto, szesnaście tur: buduj, handluj, przetrwaj.
