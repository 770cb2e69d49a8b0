# The families of rules of the auction.

family_SETUP = Before the auction
family_ROUND = Lots
family_BID = Bids
family_COLOUR = Piles
family_REVEAL = Turning up
family_PAY = Payment
family_REACT = Objection
family_PLACE = Map
family_HOUSE = The house
family_PURSE = Score
