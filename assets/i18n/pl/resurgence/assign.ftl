# Tokens are assigned.

## Assignment

assign-hand = W ręce: { $count }
assign-hint = strzałki, 1 2 3
assign-done = Enter: gotowe
assign-area = { $number } { $area } [{ $sign }]
assign-all = { $key } wszystkie
assign-again = Spacja: jak było
assign-worth = Przywództwo { $count }
assign-empty = jeszcze pusto
assign-zones = { $count ->
    [one] { $count } Strefa, { $free } bez kary
    [few] { $count } Strefy, { $free } bez kary
    [many] { $count } Stref, { $free } bez kary
   *[other] { $count } Strefy, { $free } bez kary
}
assign-zones-short = Strefy { $count }, wolne { $free }
assign-rooms = pomieszczenia: { $count }
assign-rooms-short = pomieszcz.: { $count }

## Whose turn

assign-ask = Przydziel { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
assign-why = Tajne, dopóki nie naciśniesz Enter po rozmieszczeniu wszystkich żetonów.
assign-early = { $count ->
    [one] W ręce masz jeszcze { $count } żeton.
    [few] W ręce masz jeszcze { $count } żetony.
    [many] W ręce masz jeszcze { $count } żetonów.
   *[other] W ręce masz jeszcze { $count } żetonu.
}
