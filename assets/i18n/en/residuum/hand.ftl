hand_cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hand_completed = Completed
hand_kept = Kept town cards
hand_character = Character
hand_empty = You hold no cards.
hand_of = Cards of { $name }
hand_only = Only for { $name }
hand_look = I am { $name }, and alone at the screen: show my cards
hand_back = Back to the table
hand_ready = { $card } (can be completed now)
hand_nobody = Nobody here has cards to look at now.
hand_star = { $card } (star)
hand_beside = In hand besides: { $cards }
