# The table: tokens, tabs, keys, whose turn.

## Placing

table-group-city = Miasto
table-group-rooms = Twoje pomieszczenia
table-group-rest = Odpoczynek
table-ask-token = { $place }: który żeton?
table-why-token = Esc wraca do pól; niczego jeszcze nie umieszczono.

## The line about what is looked at

table-not-yours = To Kryjówka innego gracza.

## Tabs

table-tab-city = Miasto
table-tab-compound = Kryjówka
table-tab-compound-of = { $number } { $name }
table-tab-row = Rząd
table-tab-missions = Misje
table-tab-leadership = Przywództwo
table-tab-tracks = Tory
table-tab-mutants = Mutanci
table-tab-offer = Karty

## Whose turn

table-event = Wydarzenie: { $event }
table-directives = Zadania: { $a } i { $b }

## Keys, as the help tells them

table-help-info = stosy, karty odrzucone, wycofane żetony
table-help-city = miasto
table-help-compound = twoja Kryjówka; ponownie: następnego miejsca
table-help-row = Rząd Ocalałych
table-help-missions = Misje
table-help-leadership = Przywództwo, Wydarzenie, Zadania
table-help-mutants = Mutanci i Czarny Woreczek

## What lies over the table

table-round = Runda { $round }/{ $rounds }

## Two answers in one row of the menu

table-chain = { $first }: { $then }
