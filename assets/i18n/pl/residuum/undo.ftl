# Co pokazał wybór, według stosu albo losu, który za nim stoi.

undo-seen-tiles = Nie da się cofnąć: dobrano kafle.
undo-seen-first = Nie da się cofnąć: wylosowano, kto ma pierwszą turę.
undo-seen-discoveries = Nie da się cofnąć: potasowano talię odkryć.
undo-seen-discovery_deck = Nie da się cofnąć: obejrzano karty odkrycia.
undo-seen-hand = Nie da się cofnąć: karta trafiła do ręki.
undo-seen-town = Nie da się cofnąć: dobrano kartę miasta.
undo-seen-conflict = Nie da się cofnąć: rozdano karty starcia.
undo-seen-laid = Nie da się cofnąć: położono karty starcia.
undo-seen-veil = Nie da się cofnąć: dokonano tajnego wyboru.
