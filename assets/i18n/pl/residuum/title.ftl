# Co menu mówi o tej grze.

title = Residuum
title_about = Skażona ziemia, jedno miasto targowe, szesnaście tur. Buduj, handluj i utrzymaj, co masz.
