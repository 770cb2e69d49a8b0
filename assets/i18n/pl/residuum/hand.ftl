hand_cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } kart na ręce
}
hand_completed = Ukończone
hand_kept = Zachowane karty miasta
hand_character = Postać
hand_empty = Nie masz kart.
hand_of = Karty: { $name }
hand_only = Tylko: { $name }
hand_look = To ja, { $name }, nikt inny nie patrzy: pokaż moje karty
hand_back = Z powrotem do stołu
hand_ready = { $card } (można teraz ukończyć)
hand_nobody = Nikt tutaj nie ma teraz kart do obejrzenia.
hand_star = { $card } (gwiazdka)
hand_beside = Poza tym na ręce: { $cards }
