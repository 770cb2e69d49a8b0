# PINs at the hand-over.

pin_key_enter = gotowe
pin_new = { $name }, wpisz PIN od { $shortest } do { $longest } cyfr. Kurtyna będzie o niego pytać. Tylko zniechęca do podglądania.
pin_old = { $name }, wpisz swój obecny PIN.
pin_change = { $name }, wpisz nowy PIN od { $shortest } do { $longest } cyfr albo naciśnij Enter, aby go usunąć.
pin_again = { $name }, wpisz ten sam PIN jeszcze raz.
pin_is = PIN musi mieć od { $shortest } do { $longest } cyfr.
pin_differs = Te dwa PIN-y się różnią. Zacznij od nowa.
pin_set = { $name } ma teraz PIN. Kurtyna o niego pyta.
pin_removed = { $name } nie ma PIN-u.
pin_wrong = Zły PIN.
pin_pause = { $count ->
    [one] Za dużo złych PIN-ów. Spróbuj za { $count } sekundę; każda przerwa jest dłuższa.
    [few] Za dużo złych PIN-ów. Spróbuj za { $count } sekundy; każda przerwa jest dłuższa.
    [many] Za dużo złych PIN-ów. Spróbuj za { $count } sekund; każda przerwa jest dłuższa.
   *[other] Za dużo złych PIN-ów. Spróbuj za { $count } sekundy; każda przerwa jest dłuższa.
}
pin_pause_minutes = Za dużo złych PIN-ów. Spróbuj za { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}; każda przerwa jest dłuższa.
pin_agree = { $name } nie pamięta PIN-u. { $other }, naciśnij Enter, aby go usunąć.
pin_agree_with_pin = { $name } nie pamięta PIN-u. { $other }, wpisz własny PIN, aby tamten usunąć.
pin_cleared = Usunięto PIN gracza { $name }.
