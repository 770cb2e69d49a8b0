# A case worked out for the rules of rule.ftl, in our own words: example_ and the id of the rule.

## General rules

example_RSD-GEN-08 = With 2 Nuclear in your store and one armed nuke on the map you can buy none in the town.

## Laying the map

example_RSD-LAY-06 = Two of your tiles touch two hexes or more. The third must go where it touches just one.

## The draft of discoveries

example_RSD-DRAFT-02 = You keep Lathe and put Still away. Boris sees the third card and the two below it, and you know one of them.

## Seasons and the end of a turn

example_RSD-CAL-04 = In turn 5 you have an Outpost and an Outrider on a Woodland. The Outpost makes 2 Provisions; the Outrider may still make Wood.
example_RSD-CAL-10 = Your Outrider works at your Outpost on a Radiation Zone. You end the turn there: the Outrider goes back to the Basecamp out of action, the Outpost stays active.
example_RSD-CAL-12 = In turn 8 you have three active Outriders, one of them on a Radiation Zone, with 3 Provisions and 1 Food. The one on the hazard is lost first, and both others can be fed.
example_RSD-CAL-17 = Your last Outrider is lost while your Basecamp lies folded and you have no Outposts. On your next turn the Basecamp stands again and produces 3 + X Provisions.

## Production

example_RSD-PROD-11 = Your Outpost on a Gold Mine stands alone: it makes 3 Provisions or 2 Wood. With your Outrider beside it, Gold is on the list too.
example_RSD-PROD-12 = Your Basecamp stands at the rim: beside it are 3 Wastelands and 1 Woodland. X is 1, and on a Wasteland it makes 3 + 1 Provisions.
example_RSD-PROD-14 = Your Basecamp on a Woodland has X = 2. You take 5 Provisions, or 2 Wood and 2 Provisions.
example_RSD-PROD-15 = A rival irradiates the Tech Site beside your Basecamp. In your next production X is 1 less.

## Paying, and the purse

example_RSD-PAY-04 = For a move you can pay 2 Provisions, 1 Food, 1 Water, 1 Tech or 1 Oil, but no Wood.
example_RSD-PAY-07 = You pay a move of 2 points with 1 Oil. The other 4 lie in your purse as Oil and pay two more moves this turn, even with other actions between.
example_RSD-PAY-08 = Your purse holds 2 points of Oil, and you want to activate an Outpost. Oil does not pay for Outposts, so the points are of no use there.
example_RSD-PAY-15 = On the way into the town 1 Water would leave you 1 Provisions, which buys nothing there. So that payment is not on the list.
example_RSD-PAY-17 = A cost of 7 is paid with 1 Water and 1 Oil. The point left is a point of Water.

## The simpler game

example_RSD-SIMP-02 = One Chem activates an Outpost; destroying a Barricade still takes 3 Tech.

## Moving

example_RSD-MOVE-02 = Three Outriders cross a rival's Barricade: 2 + 2 + 3 = 7 points. Across your own it would be 4.
example_RSD-MOVE-10 = Beside your Outrider lies a Radiation Zone. With 5 Provisions you cannot go there; with 1 Food you can.
example_RSD-MOVE-17 = Your folded Basecamp lies with two folded Outposts. It can be carried off only if one of the Outposts comes along.
example_RSD-MOVE-19 = Your Outrider came with an Outpost and a Barricade and has set the Outpost up. Onward takes the Barricade along and leaves the Outpost.

## Network movement

example_RSD-NET-02 = Four Outriders go by network: 4 + 3 = 7 points; with 2 Oil lying at the start only 2.

## Taking over an Outpost

example_RSD-TAKE-02 = Two Barricades of Boris guard his folded Outpost. Taking it over costs 6 + 3 + 3 = 12 points.

## Barricades

example_RSD-BAR-06 = Your Outrider stands beside Boris's Basecamp with a Barricade. The edge between you is barred until you have an active Outpost where you stand.

## The Basecamp

example_RSD-CAMP-03 = Two Outriders carry the Basecamp one hex on: 2 + 1 + 1 = 4 points.

## The Trade Town

example_RSD-TOWN-02 = You sell 3 Tech and 2 Wood: the credit is 10. Competent, you buy 2 Chem for it.
example_RSD-TOWN-06 = You have 4 Provisions and nothing else. The move takes 2, and the 2 left buy nothing: the town is not on the list. With 5 it is.
example_RSD-TOWN-13 = In winter you sell 3 Food for 12. Two Chem cost 10, and 2 of the credit are lost; Food is not for sale to you now.
example_RSD-TOWN-19 = At one side of the town lies a folded Outpost of Boris, at another your Outrider. You can leave to the second, not to the first.

## Discovery cards

example_RSD-DISC-09 = Your only Outrider stands at your Basecamp on a Wasteland. No tile can be changed there, so the card is not on the list.

## Effects of cards

example_RSD-FX-07 = Six rich neighbours and Wide Fields make 8. X is 5.

## Nukes

example_RSD-NUKE-05 = You hold 1 plain and 1 armed Nuclear, Boris 1 plain. At the end neither has most. Now you could take 1 more.
example_RSD-NUKE-07 = One of your nukes is at your Outpost, another on a Wasteland. With 1 Tech you are asked for the second alone.
example_RSD-NUKE-10 = You have no Tech and two nukes on neighbouring hexes. The first blows up and puts the carrier of the second out of action: that nuke is plain Nuclear again.
example_RSD-NUKE-15 = An armed Outrider enters the hex of Boris's Outpost and Outrider, and Boris resists. All of them are gone, the hex is a Radiation Zone, and no conflict is fought.

## Conflict

example_RSD-FIGHT-05 = Boris, the host, spends 3 Tech. You see these 3 Tech before you decide, but not Boris's card.
example_RSD-FIGHT-08 = You hold 2 and 3, lay the 3 and spend 2 Chem. The first Chem adds the 2, the second the top card of the deck, which nobody sees before the reveal.
example_RSD-FIGHT-14 = You attack Boris's Basecamp with 3 Outriders. Card 4, Tech 6, Outriders 3: 13. Boris has card 3, Tech 1, 2 Outriders, 6 for the Basecamp and 2 Barricades: 14. Boris holds.

## Outcomes of a conflict

example_RSD-WIN-08 = In winter you beat an Outpost on a Water Source. Its owner holds 4 Water and 5 Provisions: you can take the Provisions only. In spring it could be either.
example_RSD-WIN-12 = You beat 2 Outriders of Boris, who holds 1 Gold, 2 Nuclear and 3 Tech. You take two cubes of Gold and Tech in any mix.
example_RSD-WIN-19 = You attack a lonely Outpost with 1 Outrider and lose. Your 5 Tech stay yours; the Outrider goes back to your Basecamp, out of action.

## Forced moves

example_RSD-EXIT-05 = You win and came from the west. With nothing else near, you end on one of the 12 hexes at distance 2; none of the six neighbours will do.

## Casualties

example_RSD-LOSS-02 = Your Basecamp is folded and you lose an attack with 2 Outriders who carry a Barricade. All three go to your supply.

## Scoring

example_RSD-SCORE-09 = You and Boris hold 3 Oil each, Celina none. Nobody scores for the most Oil.
example_RSD-SCORE-10 = Basecamp 3, two Outposts 4, three active Outriders 3, two discoveries 2, 10 or more of Provisions and Wood 2, tied for Oil 0, most Gold 2, most Nuclear 3: together 19.

## The questions of the game

example_RSD-ASK-18 = A move of 2 points: with 2 Provisions, 1 Oil and 1 Tech you choose among 2 Provisions, 1 Oil and 1 Tech, and nothing else.
example_RSD-ASK-63 = Your purse has 1 point of Oil; a move costs 3, and you hold Provisions, Tech and Oil. The usual way takes the point and 2 Provisions.
