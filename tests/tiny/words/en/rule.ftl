# The rules of the auction.

rule_SETUP = Everybody begins with four coins, or with six.
    .title = Coins
rule_ROUND = Each round one card is sold. After three rounds the auction ends, and at once when somebody has two cards on one pile.
    .title = A lot
rule_BID = Everybody bids in secret. Then see COLOUR.
    .title = Secret bids
    .see = COLOUR
rule_COLOUR = With the bid goes the colour of a pile, in secret.
    .title = Piles
rule_REVEAL = The highest bid takes the card; of equal ones the first clockwise.
    .title = Turning up the bids
rule_PAY = A stone stands for a coin.
    .title = Payment
rule_REACT = The next seat may object for a coin.
    .title = Objection
rule_PLACE = Who keeps a card may put a flag on a free field.
    .title = Flags
rule_HOUSE = The house scores two for a card that nobody gets.
    .title = The house
rule_PURSE = Two coins left score one.
    .title = The last count
