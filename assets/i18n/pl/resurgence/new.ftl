# The screen of a new game, in the words of this game.

new_seats_count = { $count ->
    [1] W pojedynkę z Mutantami
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
