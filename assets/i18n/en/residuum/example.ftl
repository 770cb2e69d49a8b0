# A case worked out for the rules of rule.ftl, in our own words: example_ and the id of the rule.

## General rules

example_RSD-GEN-01 = Anna and Boris sit down with two bots: four seats, the most there can be.
example_RSD-GEN-02 = In turn 5 Boris has no Outrider, no Outpost and a folded Basecamp. In turn 6 it rallies, and he plays on.
example_RSD-GEN-03 = Turn 9 begins: your pieces produce first. Then you move, recruit and move again, and end the turn.
example_RSD-GEN-04 = Boris is first, then you, then Celina. In turn 16 it is still Boris, you, Celina.
example_RSD-GEN-05 = Two of your Outriders lie in a hex of a rival. They do not defend, and you do not feed them at the end of the year.
example_RSD-GEN-06 = You construct an Outpost and a Barricade and recruit an Outrider. The Outrider can carry both away at once.
example_RSD-GEN-07 = Four seats hold 30 cubes of Wood. The next Wood is made like the first.
example_RSD-GEN-08 = With 2 Nuclear in your store and one armed nuke on the map you can buy none in the town.
example_RSD-GEN-09 = You hold 2 Nuclear and plunder 3. You take 1; Boris keeps 2.
example_RSD-GEN-10 = A visitor that beats a Basecamp may take all Provisions as its one resource.
example_RSD-GEN-11 = An Outpost costs 6 points and you have 5 Provisions: constructing is not on the list.
example_RSD-GEN-12 = You fold an Outpost and set it up again. Each costs 4 points, so you cannot go on for ever.
example_RSD-GEN-13 = On a very ragged map 70 cells are free for a tile. You choose the row first.
example_RSD-GEN-14 = You sell from 83 Provisions. You say 60 first, then 4: 64.
example_RSD-GEN-15 = A Radiation Zone lies beside you, and you hold Provisions alone. It is not on the list of goals.
example_RSD-GEN-16 = Of three Outriders in a hex one carries a nuke. You say how many of the two others go, and whether the armed one does.

## Components and limits

example_RSD-COMP-01 = Three players use 3 Basecamps, 18 Outriders, 12 Outposts and 24 Barricades.
example_RSD-COMP-02 = Four of your Outriders stand and two lie: you have 6 in play and cannot recruit.
example_RSD-COMP-03 = For two seats there is no Oil Field and no Gold Mine in the stack; they can only come from Starting hexes and discoveries.
example_RSD-COMP-04 = Two holes were filled, so 8 Starting hexes lie in the box.
example_RSD-COMP-05 = A Woodland is irradiated. The Woodland tile goes to the box, and one Radiation Zone fewer is there.
example_RSD-COMP-06 = After the draft of three players 27 of the 36 discovery cards are in the deck.

## The map of hexes

example_RSD-HEX-01 = Below a hex lie two others, a little to the left and a little to the right.
example_RSD-HEX-02 = North-east of F3 is a hex of row E.
example_RSD-HEX-03 = C2 and D2 lie nearly below each other, however ragged the map is.
example_RSD-HEX-04 = The Water Source of the block lies east of the town, the Food Supply north-west, the Tech Site south-west.
example_RSD-HEX-05 = A hex touches the town with two edges. It is a neighbour once all the same.
example_RSD-HEX-06 = Nine hexes of the ring touch the town, three do not.
example_RSD-HEX-07 = Two tiles meet at a corner alone. They are not adjacent.
example_RSD-HEX-08 = Between two hexes lies a hole. It counts one step like any hex.
example_RSD-HEX-09 = A Barricade between F3 and F4 is called F3/F4, from whichever side you look.
example_RSD-HEX-10 = Your Outposts in B4, D1 and D6 produce in this order.
example_RSD-HEX-11 = Even if every tile were laid as far out as can be, the map would end before.

## Setup

example_RSD-SET-01 = You know your three discoveries before you know who takes the first turn.
example_RSD-SET-02 = Five Outriders, three Outposts and seven Barricades wait in your supply.
example_RSD-SET-03 = You are dealt the Surveyor, and everybody sees it.
example_RSD-SET-04 = With 6 Provisions you can make three moves of one Outrider, before your first production adds more.
example_RSD-SET-05 = Celina leads the setup, and Boris takes the first turn.
example_RSD-SET-06 = In your first turn the Outrider can carry the Outpost and the Barricade off together.
example_RSD-SET-07 = In turn 1 you stand beside the town with 5 Provisions. You may visit it.
example_RSD-SET-08 = You led the setup, but Boris is drawn and takes the first turn.
example_RSD-SET-09 = For a first game take a dealt map and dealt Basecamps; the draft comes at once.
example_RSD-SET-10 = A dealt map leaves some holes open and closes round them, as people do.
example_RSD-SET-11 = Three legal hexes have X = 2, all others less. Your Basecamp stands on one of the three.

## Laying the map

example_RSD-LAY-01 = Before anybody has laid a tile, 13 tiles lie: the block and its ring.
example_RSD-LAY-02 = You draw two Wastelands and an Oil Field. The others see what you have to lay.
example_RSD-LAY-03 = With three seats there are 8 draws, so two seats draw three times and one twice.
example_RSD-LAY-04 = You lay the Oil Field last, so that it lies where you want it.
example_RSD-LAY-05 = A cell two steps away from the map is no place for a tile.
example_RSD-LAY-06 = Two of your tiles touch two hexes or more. The third must go where it touches just one.
example_RSD-LAY-07 = Your first tile touched one hex. The second lies beside it now; that does not change the first.
example_RSD-LAY-08 = You lay the one with a single neighbour first, and are then free of the duty.
example_RSD-LAY-09 = A gap touches six hexes. You may close it with a tile that has to touch two or more.
example_RSD-LAY-10 = Two empty cells side by side are shut in by tiles. Both get a Starting hex.
example_RSD-LAY-11 = Holes in B3 and E5 are filled: first B3, then E5, with what comes off the pile.
example_RSD-LAY-12 = Four holes, ten Starting hexes: six go to the box.

## Placing Basecamps

example_RSD-BASE-01 = Anna leads and takes the best hex; Boris, next, has to keep his distance from it.
example_RSD-BASE-02 = A Woodland would be a fine home, but the first Basecamp stands on a Wasteland.
example_RSD-BASE-03 = A Wasteland beside the block's Water Source does not touch the town: it is allowed.
example_RSD-BASE-04 = Boris's Basecamp is in D4. D6 is too close; D7 will do.
example_RSD-BASE-05 = A Wasteland has a Woodland, a Tech Site and an Oil Field beside it: three are too many.
example_RSD-BASE-06 = Every free Wasteland far enough from the others has three rich neighbours. You may take one of them.
example_RSD-BASE-07 = No Wasteland lies at distance 3 from all Basecamps. One at distance 2 is allowed now.
example_RSD-BASE-08 = On a tiny map only a Wasteland next to a Basecamp is left. You may start there.
example_RSD-BASE-09 = For Celina rule (d) was dropped. You find a hex that keeps all four rules, so you take such a one.
example_RSD-BASE-10 = Three Radiation Zones are all that lies beside your Basecamp. You swap the one towards the town.
example_RSD-BASE-11 = Boris and Celina are both boxed in, and one Wasteland is in the box. The one who comes first from the lead is asked.

## The draft of discoveries

example_RSD-DRAFT-01 = With two seats you look at cards six times in all, three times each.
example_RSD-DRAFT-02 = You keep Lathe and put Still away. Boris sees the third card and the two below it, and you know one of them.
example_RSD-DRAFT-03 = You put Refinery back. If Boris does not keep it, you may see it again next round.
example_RSD-DRAFT-04 = The Still you put away may turn up in a draw of turn 10.

## Seasons and the end of a turn

example_RSD-CAL-01 = You are in turn 8, Boris still in turn 7. For both it is winter, but only your year is about to end.
example_RSD-CAL-02 = In turn 9 all Outposts make what their terrain gives.
example_RSD-CAL-03 = In turn 3 you sell 2 Water for 8. In turn 2 they brought 4.
example_RSD-CAL-04 = In turn 5 you have an Outpost and an Outrider on a Woodland. The Outpost makes 2 Provisions; the Outrider may still make Wood.
example_RSD-CAL-05 = In turn 7 your Outpost on a Water Source makes Provisions. Your Outrider beside it may make 1 Water.
example_RSD-CAL-06 = In winter your Outpost makes 2 Food, and the town pays 8 for them.
example_RSD-CAL-07 = Contaminated Water in winter: your Outpost chooses between 2 Provisions and 1 Chem.
example_RSD-CAL-08 = Your last chance to sell is turn 14.
example_RSD-CAL-09 = An Outrider lost to a hazard in turn 8 no longer needs food.
example_RSD-CAL-10 = Your Outrider works at your Outpost on a Radiation Zone. You end the turn there: the Outrider goes back to the Basecamp out of action, the Outpost stays active.
example_RSD-CAL-11 = Boris ends his turn. Your Outrider on a Radiation Zone stays where it is until your own turn ends.
example_RSD-CAL-12 = In turn 8 you have three active Outriders, one of them on a Radiation Zone, with 3 Provisions and 1 Food. The one on the hazard is lost first, and both others can be fed.
example_RSD-CAL-13 = With 3 Provisions and two Outriders you feed the one that guards the mine and lose the other.
example_RSD-CAL-14 = 4 points of Food lie in your purse at the end of turn 8. They feed nobody and are lost.
example_RSD-CAL-15 = You visited in turn 5. From turn 7 on, in winter, you may visit again.
example_RSD-CAL-16 = An Outrider that met Boris this turn may be a visitor again in your next.
example_RSD-CAL-17 = Your last Outrider is lost while your Basecamp lies folded and you have no Outposts. On your next turn the Basecamp stands again and produces 3 + X Provisions.
example_RSD-CAL-18 = Your folded Basecamp lies on a Radiation Zone. It rallies on one of the Wastelands beside it, but not on the one where Boris stands.
example_RSD-CAL-19 = Your folded Basecamp left a hex with three folded Outposts: one stays, two go to your supply.

## Production

example_RSD-PROD-01 = Two Outposts and three Outriders on Wastelands make 4 Provisions together.
example_RSD-PROD-02 = An Outpost and an Outrider on a Tech Site can make 3 Tech in a turn.
example_RSD-PROD-03 = Your Outpost and Outrider here make up to 3 Water, in winter 1.
example_RSD-PROD-04 = Four Food in two turns of an Outpost feed four Outriders at the year's end.
example_RSD-PROD-05 = Four Outriders in one Woodland make 4 Wood, or 8 Provisions.
example_RSD-PROD-06 = An Outpost on a Radiation Zone makes 1 Chem a turn; 8 of them make another zone.
example_RSD-PROD-07 = In autumn your Outpost here may choose Water still; in winter no more.
example_RSD-PROD-08 = A Basecamp on an Oil Field makes 2 Oil a turn: as much as 12 points.
example_RSD-PROD-09 = An Outpost with your Outrider beside it can make 1 Gold a turn, while the Outrider makes 1 Wood.
example_RSD-PROD-10 = Of three Outriders on a Tech Site you let two make Tech and one Provisions: 2 Tech, 2 Provisions.
example_RSD-PROD-11 = Your Outpost on a Gold Mine stands alone: it makes 3 Provisions or 2 Wood. With your Outrider beside it, Gold is on the list too.
example_RSD-PROD-12 = Your Basecamp stands at the rim: beside it are 3 Wastelands and 1 Woodland. X is 1, and on a Wasteland it makes 3 + 1 Provisions.
example_RSD-PROD-13 = Your Basecamp stands on the block's Tech Site; three cells of the town touch it. They count 1 for X.
example_RSD-PROD-14 = Your Basecamp on a Woodland has X = 2. You take 5 Provisions, or 2 Wood and 2 Provisions.
example_RSD-PROD-15 = A rival irradiates the Tech Site beside your Basecamp. In your next production X is 1 less.
example_RSD-PROD-16 = Rain Tanks bring 1 Water before your Basecamp makes anything.
example_RSD-PROD-17 = You do not need 3 Provisions, and you get them all the same.
example_RSD-PROD-18 = Whoever wants nukes buys Nuclear in the town, or completes Reactor Core or Enrichment.

## Actions

example_RSD-ACT-01 = You move, recruit, move again and construct a Barricade, all in one turn.
example_RSD-ACT-02 = Half way through a visit to the town you cannot end the turn; back on the map you can.
example_RSD-ACT-03 = Recruiting takes 8 points: 8 Provisions, 4 Food, or 1 Gold.
example_RSD-ACT-04 = Two Outriders with an Outpost and a Barricade move for 3 points.
example_RSD-ACT-05 = Five hexes on foot cost one Outrider 10 points; the network takes it there for 4.
example_RSD-ACT-06 = 1 Gold is worth 8 points and pays an Outrider exactly.
example_RSD-ACT-07 = 2 Water make an Outrider active that a hazard has sent home.
example_RSD-ACT-08 = You pay 3 Wood, or 2 Tech and 2 Provisions.
example_RSD-ACT-09 = You pay 2 Wood for the Outpost that your Outrider has brought.
example_RSD-ACT-10 = The Woodland was irradiated. You fold the Outpost there for 4 points and carry it on.
example_RSD-ACT-11 = A folded Outpost without Barricades round it costs 6 points: 3 Wood, say.
example_RSD-ACT-12 = You pay 1 Wood and 1 Provision, or 3 Provisions.
example_RSD-ACT-13 = You pay 2 Tech and have 1 point of Tech left for another move.
example_RSD-ACT-14 = A Barricade far from any rival is folded for 3 points and carried to the border.
example_RSD-ACT-15 = Two points of Tech in your purse do not help: you need 3 cubes.
example_RSD-ACT-16 = 1 Oil folds your Basecamp.
example_RSD-ACT-17 = Folding, one move of an Outrider and setting up again take 6 + 3 + 6 points.
example_RSD-ACT-18 = You hold 3 Provisions and 5 Food: drawing is not on the list.
example_RSD-ACT-19 = Lathe costs 2 Wood and 5 Provisions. 4 Wood would not do instead of the Provisions.
example_RSD-ACT-20 = Smelter takes 3 Tech for 1 Gold, once a turn.
example_RSD-ACT-21 = You have 5 Chem and 4 Oil. Neither reaches, and they are not added.
example_RSD-ACT-22 = 8 Chem make the Oil Field beside you a Radiation Zone.
example_RSD-ACT-23 = With 2 Nuclear and no Tech you arm one nuke and pay with the other.
example_RSD-ACT-24 = You put 2 Oil on your Outpost; the store holds 2 fewer.
example_RSD-ACT-25 = Before the last turn ends you take the 2 Oil back: they count for the most Oil.
example_RSD-ACT-26 = The Ferrywoman brings 6 points of Oil, 2 Food and 1 Water, in the turn you choose.
example_RSD-ACT-27 = Fast Truck from turn 4 lies before you until you need its 6 points in turn 9.

## Paying, and the purse

example_RSD-PAY-01 = 1 Oil pays three moves of one Outrider.
example_RSD-PAY-02 = You have 2 Nuclear and nothing else. You can pay no move.
example_RSD-PAY-03 = With 12 Provisions and no other cube you can do everything that costs points.
example_RSD-PAY-04 = For a move you can pay 2 Provisions, 1 Food, 1 Water, 1 Tech or 1 Oil, but no Wood.
example_RSD-PAY-05 = An Outpost for 6: 1 Wood, 1 Food and 2 Provisions.
example_RSD-PAY-06 = The 3 Tech of a destroyed Barricade go to nobody.
example_RSD-PAY-07 = You pay a move of 2 points with 1 Oil. The other 4 lie in your purse as Oil and pay two more moves this turn, even with other actions between.
example_RSD-PAY-08 = Your purse holds 2 points of Oil, and you want to activate an Outpost. Oil does not pay for Outposts, so the points are of no use there.
example_RSD-PAY-09 = 2 points of Oil from a move and 4 from another make 6: three moves more.
example_RSD-PAY-10 = 4 points of Oil are left, and you end the turn. In the next you have none.
example_RSD-PAY-11 = A move costs 2. You cannot pay 1 Tech and 1 Oil, for the Oil alone is enough.
example_RSD-PAY-12 = A Barricade took 3 of 4 points of Tech. For the move you use the point left, then pay 1 Provision.
example_RSD-PAY-13 = A nuke wants 1 Tech at the end of the turn. Points of Tech in the purse do not feed it.
example_RSD-PAY-14 = You hold 8 Chem and 1 Nuclear: contaminating offers both, one or the other.
example_RSD-PAY-15 = On the way into the town 1 Water would leave you 1 Provision, which buys nothing there. So that payment is not on the list.
example_RSD-PAY-16 = Recruiting Song takes 3 off: 5 points. Two of them would leave 2.
example_RSD-PAY-17 = A cost of 7 is paid with 1 Water and 1 Oil. The point left is a point of Water.

## The simpler game

example_RSD-SIMP-01 = Chem pays for a move, and Gold for a Barricade.
example_RSD-SIMP-02 = One Chem activates an Outpost; destroying a Barricade still takes 3 Tech.
example_RSD-SIMP-03 = In the simpler game 1 Wood takes you out of a Radiation Zone, 2 Provisions do not.

## Moving

example_RSD-MOVE-01 = Two of your three Outriders go to the Woodland; the third stays with the Outpost.
example_RSD-MOVE-02 = Three Outriders cross a rival's Barricade: 2 + 2 + 3 = 7 points. Across your own it would be 4.
example_RSD-MOVE-03 = One Outrider carries an Outpost and three Barricades for the 2 points of the move.
example_RSD-MOVE-04 = You take the Barricade along and come back for the Outpost next turn.
example_RSD-MOVE-05 = An Outrider lies at your Basecamp. Activate it first, then it may go.
example_RSD-MOVE-06 = A Barricade of Boris lies where you stand. You cannot take it away.
example_RSD-MOVE-07 = Two Outriders go past Boris's Barricade: 3 points and 2 more.
example_RSD-MOVE-08 = Three together move for 4 points; one by one they would take 6.
example_RSD-MOVE-09 = An Outrider walks through a Water Source like anywhere else.
example_RSD-MOVE-10 = Beside your Outrider lies a Radiation Zone. With 5 Provisions you cannot go there; with 1 Food you can.
example_RSD-MOVE-11 = Your Outpost stands in the zone: in for 2 Provisions, out for 1 Food.
example_RSD-MOVE-12 = A hole that was never filled has to be walked round.
example_RSD-MOVE-13 = Your Outrider has traded with Celina. This turn it cannot enter Boris's hex.
example_RSD-MOVE-14 = Only a folded Outpost of Boris lies there: you walk in, and may take it over.
example_RSD-MOVE-15 = Your Outpost works in the Woodland. A second one cannot be carried through it.
example_RSD-MOVE-16 = The shortest way for your Basecamp leads past an active Outpost of your own: it has to go round.
example_RSD-MOVE-17 = Your folded Basecamp lies with two folded Outposts. It can be carried off only if one of the Outposts comes along.
example_RSD-MOVE-18 = The armed Outrider has to stay outside; the other one may enter the town.
example_RSD-MOVE-19 = Your Outrider came with an Outpost and a Barricade and has set the Outpost up. Onward takes the Barricade along and leaves the Outpost.
example_RSD-MOVE-20 = Your Tech Site is far in the south. Its Tech pays for an Outpost in the north.
example_RSD-MOVE-21 = Folded Outposts of Boris and Celina lie in one hex. Yours may lie there too.

## Network movement

example_RSD-NET-01 = From your Basecamp in F3 to your Outpost in B8 in one step.
example_RSD-NET-02 = Four Outriders go by network: 4 + 3 = 7 points; with 2 Oil lying at the start only 2.
example_RSD-NET-03 = Three Outriders go for 2 points, not for 6.
example_RSD-NET-04 = Two Barricades come along to the border; the Outpost has to walk.
example_RSD-NET-05 = While your Basecamp is on the move the network is dead.
example_RSD-NET-06 = The carrier of a nuke walks, hex by hex.
example_RSD-NET-07 = From your Outpost on Contaminated Water you leave for 2 Food, not for 4 Provisions.
example_RSD-NET-08 = Boris has closed all sides of your Outpost. The network still leads there.
example_RSD-NET-09 = An Outrider of Boris has become active beside your Outpost. You have to come on foot.

## Outriders

example_RSD-CREW-01 = You recruit at the Outpost in the Woodland, where the next Wood grows.
example_RSD-CREW-02 = Two of your six lie out of action. Activate them; a seventh there is not.
example_RSD-CREW-03 = Recruited at the border, it sets up the Barricade at once.
example_RSD-CREW-04 = After a lost attack two Outriders lie at your Basecamp. For 4 points one stands again.
example_RSD-CREW-05 = An Outrider that lies on a Radiation Zone gets up there, and should be gone before the turn ends.
example_RSD-CREW-06 = It stands up beside Boris's Outpost. Both stay, until somebody moves in.

## Outposts

example_RSD-POST-01 = The new Outpost lies at your Basecamp and has to be carried to where it will work.
example_RSD-POST-02 = A fifth would need one of the four to be taken over or lost first.
example_RSD-POST-03 = Three folded Outposts lie at your Basecamp. Elsewhere each needs a hex of its own.
example_RSD-POST-04 = You carried it to the Tech Site: 4 points, and it makes Tech from your next turn on.
example_RSD-POST-05 = It cannot stand beside your Basecamp; one hex further it can.
example_RSD-POST-06 = A convoy takes its folded Outpost through the town and out again.
example_RSD-POST-07 = You recruit there in the same turn.
example_RSD-POST-08 = You fold the Outpost beside Boris before his convoy is there.
example_RSD-POST-09 = You set up beside a folded Outpost of Celina. Hers stays where it is.
example_RSD-POST-10 = You used the cheap transport this turn and fold the Outpost: the 2 Oil are gone.

## Taking over an Outpost

example_RSD-TAKE-01 = You beat Boris's Outpost in turn 5; in turn 6 your Outrider comes back and takes it over.
example_RSD-TAKE-02 = Two Barricades of Boris guard his folded Outpost. Taking it over costs 6 + 3 + 3 = 12 points.
example_RSD-TAKE-03 = Celina's active Outrider stands there too. While it does, you cannot take over.
example_RSD-TAKE-04 = Boris has an Outpost more in his supply, you one less.
example_RSD-TAKE-05 = All four of your Outposts are in play elsewhere: taking over is not on the list.
example_RSD-TAKE-06 = Two of his Barricades go, and one of yours is left: it stands on the first edge, the other is free.
example_RSD-TAKE-07 = A lonely Barricade of Boris can be destroyed, not taken over.
example_RSD-TAKE-08 = You have 9 points for an Outpost with two Barricades. It takes 12, so you cannot.

## Barricades

example_RSD-BAR-01 = You construct three at your Outpost by the border and set them up there.
example_RSD-BAR-02 = All eight stand. For another border you fold one first.
example_RSD-BAR-03 = Your Outpost alone is enough: no Outrider need be there.
example_RSD-BAR-04 = Towards the empty rim nobody comes, and no Barricade stands there.
example_RSD-BAR-05 = The way into the town cannot be closed.
example_RSD-BAR-06 = Your Outrider stands beside Boris's Basecamp with a Barricade. The edge between you is barred until you have an active Outpost where you stand.
example_RSD-BAR-07 = Boris's Barricade stands between you. You cannot add your own on that edge.
example_RSD-BAR-08 = You fold it into the hex of your convoy and carry it on.
example_RSD-BAR-09 = You destroy Boris's Barricade for 3 Tech and go through for 2 points.
example_RSD-BAR-10 = One Barricade between two Outposts of yours helps both.
example_RSD-BAR-11 = Two folded Barricades of Boris lie at his Outpost. For 3 Tech you can do nothing to them.
example_RSD-BAR-12 = The hex is irradiated; the Barricade on its edge stands on.

## The Basecamp

example_RSD-CAMP-01 = You fold the Basecamp to bring it to the Oil Field.
example_RSD-CAMP-02 = Folded at the end of your turn, it makes nothing in the next.
example_RSD-CAMP-03 = Two Outriders carry the Basecamp one hex on: 2 + 1 + 1 = 4 points.
example_RSD-CAMP-04 = Your Outpost on the Gold Mine has to be folded before the Basecamp can come.
example_RSD-CAMP-05 = You fold it, carry it one hex and set it up in one turn.
example_RSD-CAMP-06 = It was carried onto a Water Source. It lies there, but can be set up only further on.
example_RSD-CAMP-07 = Set up a second time it may stand beside four rich hexes, and X is 4.
example_RSD-CAMP-08 = An Outrider lost while the Basecamp is folded has to be recruited anew.
example_RSD-CAMP-09 = Its transport was not used this turn, so the 2 Oil come back.

## The Trade Town

example_RSD-TOWN-01 = 3 Provisions, 1 Oil and 1 Gold bring 3 + 6 + 8 = 17.
example_RSD-TOWN-02 = You sell 3 Tech and 2 Wood: the credit is 10. Competent, you buy 2 Chem for it.
example_RSD-TOWN-03 = The Ferrywoman buys 2 Chem for 8; others pay 10.
example_RSD-TOWN-04 = From a hex beside the town it takes one Outrider 2 points.
example_RSD-TOWN-05 = You were there in turn 3. In turn 4, still summer, you cannot go.
example_RSD-TOWN-06 = You have 4 Provisions and nothing else. The move takes 2, and the 2 left buy nothing: the town is not on the list. With 5 it is.
example_RSD-TOWN-07 = What you have too much of has to be sold by turn 14.
example_RSD-TOWN-08 = The armed Outrider waits outside with 1 Tech of upkeep.
example_RSD-TOWN-09 = Pieces of rivals lie on every hex round the town. You stay out.
example_RSD-TOWN-10 = The card comes after buying: 2 Tech from Tool Stall cannot be sold any more.
example_RSD-TOWN-11 = You only want to sell? One cube you have to buy, say 1 Wood for 3.
example_RSD-TOWN-12 = You sell 2 Water and 3 Provisions, then spend the 7 together.
example_RSD-TOWN-13 = In winter you sell 3 Food for 12. Two Chem cost 10, and 2 of the credit are lost; Food is not for sale to you now.
example_RSD-TOWN-14 = Credit 10, bought for 8: the 2 left are no Provisions and no points.
example_RSD-TOWN-15 = 20 of credit and you are hungry: buy Food.
example_RSD-TOWN-16 = Credit for 4 Oil buys 2 of them and something else.
example_RSD-TOWN-17 = The 2 Oil on your Outpost are not for sale; recover them first.
example_RSD-TOWN-18 = Day Labour brings 4 Provisions at once; Smoke Shells wait for a conflict.
example_RSD-TOWN-19 = At one side of the town lies a folded Outpost of Boris, at another your Outrider. You can leave to the second, not to the first.
example_RSD-TOWN-20 = You leave onto a Radiation Zone for nothing; the way on will cost something else than Provisions.
example_RSD-TOWN-21 = After ten visits the used cards are shuffled for the eleventh.
example_RSD-TOWN-22 = What the convoy carried in it carries out.

## Discovery cards

example_RSD-DISC-01 = You look at Lathe and Still, take Lathe, and Still goes to the bottom.
example_RSD-DISC-02 = You draw a seventh card and discard War Drums.
example_RSD-DISC-03 = One card is left: you get that one. Before the next draw the discard is shuffled.
example_RSD-DISC-04 = Scrap Yard wants an Outrider on a Tech Site. You move there, pay 2 Food and 4 Provisions, and it lies open.
example_RSD-DISC-05 = Pack Mules make your next move of this turn cheaper already.
example_RSD-DISC-06 = Refinery needed two Outposts. You lose one; Refinery works on.
example_RSD-DISC-07 = Motor Pool lies before you, so Hazard Suits cannot be completed.
example_RSD-DISC-08 = You complete Smelter and use it at once; again in your next turn.
example_RSD-DISC-09 = Your only Outrider stands at your Basecamp on a Wasteland. No tile can be changed there, so the card is not on the list.
example_RSD-DISC-10 = Boris sees that you hold five cards, and that Greenhouse lies before you.
example_RSD-DISC-11 = Signal Rockets give 4 in a conflict and no longer 1 VP at the end.
example_RSD-DISC-12 = All six Outriders are in play when you complete Refugee Train: you get the Food alone.

## Characters

example_RSD-CHAR-01 = The Matriarch is Skilled in both: three conflict cards and the better prices.
example_RSD-CHAR-02 = The Surveyor's Outrider comes in turn 1 or in turn 12, not in both.
example_RSD-CHAR-03 = The Sergeant's 6 can only be used in a conflict, the Ferrywoman's points only in your turn.

## Effects of cards

example_RSD-FX-01 = Survey Maps: far from home, 4 Provisions and 1 Tech, once, look at three cards and 4 points of Oil.
example_RSD-FX-02 = Reactor Core brings 1 Nuclear, if you hold fewer than 3.
example_RSD-FX-03 = Motor Pool's 2 points of Oil pay a move, but no Outpost.
example_RSD-FX-04 = Kitchen Garden brings 1 Food, also in winter.
example_RSD-FX-05 = With Prefab Frames an Outpost costs 4 to construct and 2 to activate.
example_RSD-FX-06 = Watchtowers help you when Boris attacks in his turn.
example_RSD-FX-07 = Six rich neighbours and Wide Fields make 8. X is 5.
example_RSD-FX-08 = Contract Crew sets up an Outpost beside your Outrider, without the 4 points.
example_RSD-FX-09 = An Outrider on a Wasteland beside your Basecamp, and Test Well: X rises by 1.
example_RSD-FX-10 = Greenhouse: 1 Water becomes 2 Food, in each of your turns if you like.
example_RSD-FX-11 = Watchtowers add 3 whenever you defend; Smoke Shells add 3 once.
example_RSD-FX-12 = Competent, with Drill Ground: three cards instead of two.
example_RSD-FX-13 = With Hazard Suits your Outriders may work on a Radiation Zone turn after turn.
example_RSD-FX-14 = With Merchant's Seal 1 Oil costs 6 instead of 8.
example_RSD-FX-15 = Relay Mast shows two cards for 1 Provision; you may still draw for 4 points.
example_RSD-FX-16 = You fire Signal Rockets: the card goes and no longer lies before you.

## Poisoned water, radiation

example_RSD-LAND-01 = From the bank you poison the Water Source beside Boris's Basecamp.
example_RSD-LAND-02 = You stand on a Woodland and make it a Radiation Zone: your Outrider goes home out of action.
example_RSD-LAND-03 = Boris's Basecamp stands on an Oil Field. That hex is safe, those beside it are not.
example_RSD-LAND-04 = You poison the water at your own Outpost: from then on it can make Chem.
example_RSD-LAND-05 = Two Outriders of Boris and one of Celina stand there. All three are put out of action.
example_RSD-LAND-06 = Boris's Outpost stays active and makes 2 Provisions or 1 Chem now.
example_RSD-LAND-07 = Two of your Outriders are in reach. You let the one without a nuke do it.
example_RSD-LAND-08 = All Radiation Zones of the box lie on the map: no more can be made.
example_RSD-LAND-09 = The town's Tech Site is irradiated. The town itself is as it was.
example_RSD-LAND-10 = Celina's Outrider is hit and cannot answer.

## Nukes

example_RSD-NUKE-01 = With 1 Nuclear and 10 Tech your Outrider at the Outpost takes up a nuke.
example_RSD-NUKE-02 = 1 Nuclear and 9 Tech: arming is not on the list.
example_RSD-NUKE-03 = For a second nuke a second Outrider is needed at the Outpost.
example_RSD-NUKE-04 = Boris offers 9 Gold for it. It cannot be given away.
example_RSD-NUKE-05 = You hold 1 plain and 1 armed Nuclear, Boris 1 plain. At the end neither has most. Now you could take 1 more.
example_RSD-NUKE-06 = Armed this turn and carried off: 1 Tech at the end of this very turn.
example_RSD-NUKE-07 = One of your nukes is at your Outpost, another on a Wasteland. With 1 Tech you are asked for the second alone.
example_RSD-NUKE-08 = The convoy comes to trade with a nuke. Nothing happens, unless somebody fights.
example_RSD-NUKE-09 = You are welcomed, trade and step away, still armed.
example_RSD-NUKE-10 = You have no Tech and two nukes on neighbouring hexes. The first blows up and puts the carrier of the second out of action: that nuke is plain Nuclear again.
example_RSD-NUKE-11 = No cards are dealt: you enter, Boris resists, and the hex is a Radiation Zone.
example_RSD-NUKE-12 = You lose at home with a nuke beside you. Boris plunders and withdraws; then it blows up.
example_RSD-NUKE-13 = At Boris's Basecamp your nuke adds 6 to your total and is gone.
example_RSD-NUKE-14 = A Gold Mine becomes a Radiation Zone; Contaminated Water stays what it is.
example_RSD-NUKE-15 = An armed Outrider enters the hex of Boris's Outpost and Outrider, and Boris resists. All of them are gone, the hex is a Radiation Zone, and no conflict is fought.
example_RSD-NUKE-16 = Two Outriders defended, one of them armed: that one goes to the supply, the other to the Basecamp.
example_RSD-NUKE-17 = Celina's Outrider next door falls; her active Outpost there stays.
example_RSD-NUKE-18 = Two armed Outriders attack together: one blast, two nukes gone.
example_RSD-NUKE-19 = Boris's folded Basecamp lies in the blast. It stays where it lies.
example_RSD-NUKE-20 = Your armed Outrider ends a turn on a Radiation Zone: it goes home, and its Nuclear into your store.
example_RSD-NUKE-21 = Boris's Outpost with 2 Oil on it blows up. The Oil goes to nobody.
example_RSD-NUKE-22 = A blast beside the town: whoever trades next finds it as ever.

## Upgraded transport

example_RSD-UPG-01 = You have 3 Oil: 2 go onto your Basecamp, 1 stays in the store.
example_RSD-UPG-02 = Every turn a convoy leaves the Basecamp for 2 points.
example_RSD-UPG-03 = You took the network for 2 this turn. The Oil has to stay until the next.
example_RSD-UPG-04 = You have just put it down. You cannot take it back in the same turn.
example_RSD-UPG-05 = You beat Boris's Outpost and get its 2 Oil, and all its Wood as plunder.
example_RSD-UPG-06 = Boris has 2 Oil in store and 2 on the map, you have 3. You have most.

## Meetings

example_RSD-MEET-01 = Your Outrider walks into the hex of Boris's lonely Outpost: a meeting.
example_RSD-MEET-02 = You traded there this turn. A second convoy of yours has to wait for the next.
example_RSD-MEET-03 = Boris and Celina both have Outriders there. You meet Celina.
example_RSD-MEET-04 = Boris says: to trade, is welcomed, and attacks. That is allowed.
example_RSD-MEET-05 = Two Outriders come to your single one. You welcome them and hope.
example_RSD-MEET-06 = Celina welcomed you: now you may still attack.
example_RSD-MEET-07 = You only wanted Wood. Boris resists, and cards are dealt.
example_RSD-MEET-08 = Skilled and resisting at your Outpost you get four cards.
example_RSD-MEET-09 = You fight Boris; Celina's Outrider beside him only looks on.

## Deals

example_RSD-DEAL-01 = A promise not to attack cannot be part of an offer.
example_RSD-DEAL-02 = You give 2 Oil and want 4 Food; or give nothing and want 1 Gold for going away.
example_RSD-DEAL-03 = Celina answers with 3 Food for the 2 Oil. You accept, or there is no deal.
example_RSD-DEAL-04 = 2 Oil and 3 Food change hands at once. What Celina said of next turn binds her to nothing.
example_RSD-DEAL-05 = Celina holds 3 Nuclear. You cannot offer her one.
example_RSD-DEAL-06 = No deal: your Outrider steps onto a hex beside.
example_RSD-DEAL-07 = Both stores are empty. You step away at once.

## Conflict

example_RSD-FIGHT-01 = Both fives may be among the two cards put aside; nobody knows.
example_RSD-FIGHT-02 = Competent, you attack Skilled Boris, who resists at an Outpost: two cards against four.
example_RSD-FIGHT-03 = You hold 2 and 5 and know nothing of Boris's three.
example_RSD-FIGHT-04 = You lay the 5; Boris lays his, and neither sees the other.
example_RSD-FIGHT-05 = Boris, the host, spends 3 Tech. You see these 3 Tech before you decide, but not Boris's card.
example_RSD-FIGHT-06 = You want to spend a Chem and Tech: the Chem and its card are asked first.
example_RSD-FIGHT-07 = 6 Tech: your total rises by 6.
example_RSD-FIGHT-08 = You hold 2 and 3, lay the 3 and spend 2 Chem. The first Chem adds the 2, the second the top card of the deck, which nobody sees before the reveal.
example_RSD-FIGHT-09 = You held two cards and spend 2 Chem: one lays your last card, one a blind card.
example_RSD-FIGHT-10 = 2 Nuclear in store: one adds 6, the other cannot be used.
example_RSD-FIGHT-11 = Boris sees that you laid two cards and 4 Tech, not what the cards are.
example_RSD-FIGHT-12 = You win by 1 and are 5 Tech poorer.
example_RSD-FIGHT-13 = No Nuclear in store, but one of your Outriders carries a nuke: it may serve.
example_RSD-FIGHT-14 = You attack Boris's Basecamp with 3 Outriders. Card 4, Tech 6, Outriders 3: 13. Boris has card 3, Tech 1, 2 Outriders, 6 for the Basecamp and 2 Barricades: 14. Boris holds.
example_RSD-FIGHT-15 = You attack with two of three Outriders: 2, for the third stayed behind.
example_RSD-FIGHT-16 = A Basecamp with one Outrider starts at 7.
example_RSD-FIGHT-17 = Three Barricades round the hex add 3, though you came through the open side.
example_RSD-FIGHT-18 = Your Outrider and Boris's meet on an Oil Field: as visitor you start with 3 against 1.
example_RSD-FIGHT-19 = 9 against 9: a draw.
example_RSD-FIGHT-20 = You never learn what else Boris held.

## Outcomes of a conflict

example_RSD-WIN-01 = You beat Boris at his Basecamp: his Gold is yours, the Basecamp is still his.
example_RSD-WIN-02 = Boris holds 9 Provisions, 4 Wood, 2 Gold. You take both Gold.
example_RSD-WIN-03 = Two Outriders of Boris lie at his Basecamp; for 4 points each they stand again.
example_RSD-WIN-04 = A new Outpost lay there to be carried off: Boris has to construct it again.
example_RSD-WIN-05 = You cannot stay at the beaten Basecamp.
example_RSD-WIN-06 = Boris's Outpost in the Woodland is beaten: 5 Wood for you, and it lies folded.
example_RSD-WIN-07 = Boris can set it up again for 4 points, and you can take it over.
example_RSD-WIN-08 = In winter you beat an Outpost on a Water Source. Its owner holds 4 Water and 5 Provisions: you can take the Provisions only. In spring it could be either.
example_RSD-WIN-09 = Both Outriders lie at Boris's Basecamp now, far from there.
example_RSD-WIN-10 = Your convoy goes on two hexes with all that it carries.
example_RSD-WIN-11 = Two Outriders on their way to the town are beaten: two cubes for you.
example_RSD-WIN-12 = You beat 2 Outriders of Boris, who holds 1 Gold, 2 Nuclear and 3 Tech. You take two cubes of Gold and Tech in any mix.
example_RSD-WIN-13 = They lie at their Basecamp; their owner pays 4 points each.
example_RSD-WIN-14 = The Outpost they carried is back in the supply.
example_RSD-WIN-15 = After the plunder your convoy withdraws two hexes.
example_RSD-WIN-16 = Boris was carrying his Basecamp across a Wasteland. It stands there now, and his Outriders lie beside it.
example_RSD-WIN-17 = On a Water Source it could not stand, so you choose one of the six Wastelands around.
example_RSD-WIN-18 = You defend with two Outriders and win: you take 1 Oil and 1 Gold of the visitor.
example_RSD-WIN-19 = You attack a lonely Outpost with 1 Outrider and lose. Your 5 Tech stay yours; the Outrider goes back to your Basecamp, out of action.
example_RSD-WIN-20 = Your three Outriders lie at home; the Barricade they carried is in your supply.
example_RSD-WIN-21 = You go back over Boris's Barricade and onto the Radiation Zone, and pay nothing.
example_RSD-WIN-22 = You beat two Outriders of Celina, who holds nothing but Nuclear: nothing for you.
example_RSD-WIN-23 = You beat an upgraded Basecamp: 2 Oil first, then the plunder.
example_RSD-WIN-24 = You are two hexes away already when the host's nuke goes off.

## Forced moves

example_RSD-EXIT-01 = You leave the town onto the hex of your own Outpost.
example_RSD-EXIT-02 = You are back on the Tech Site you came from.
example_RSD-EXIT-03 = After the trade you step onto the Woodland behind Boris, for nothing.
example_RSD-EXIT-04 = The three who attacked lie at home.
example_RSD-EXIT-05 = You win and came from the west. With nothing else near, you end on one of the 12 hexes at distance 2; none of the six neighbours will do.
example_RSD-EXIT-06 = Over a Barricade and a Radiation Zone with an Outpost: nothing to pay.
example_RSD-EXIT-07 = Celina's Outpost stands to the east. The way leads round it.
example_RSD-EXIT-08 = On one of the hexes lies your own folded Outpost. You cannot end there.
example_RSD-EXIT-09 = All hexes two steps away hold pieces; on one of them they are yours, so you may go there.
example_RSD-EXIT-10 = You withdraw with an Outpost: the hex with your other Outpost is not on the list.
example_RSD-EXIT-11 = Pieces of others are all round. You return the way you came.
example_RSD-EXIT-12 = Barricades on all its sides, and nothing in it: you may step there.

## Casualties

example_RSD-LOSS-01 = An Outrider that starves in the north lies at your Basecamp in the south.
example_RSD-LOSS-02 = Your Basecamp is folded and you lose an attack with 2 Outriders who carry a Barricade. All three go to your supply.
example_RSD-LOSS-03 = It lay on a Wasteland, which is irradiated: now it lies at the Basecamp.
example_RSD-LOSS-04 = Your armed Outrider is not fed in turn 16: its Nuclear counts for the most again.
example_RSD-LOSS-05 = A hazard takes the Outrider; the Outpost it carried lies there and waits.
example_RSD-LOSS-06 = Boris's folded Outpost lies in the hex of your fight with Celina. It stays.

## The end of the game

example_RSD-END-01 = The last to play turn 16 feeds the Outriders; then points are counted.

## Scoring

example_RSD-SCORE-01 = Folded on the way to an Oil Field when the game ends: no points for it.
example_RSD-SCORE-02 = Three active Outposts and one folded: 6.
example_RSD-SCORE-03 = Four stand, two lie: 4.
example_RSD-SCORE-04 = Three completed cards: 3. Those in your hand bring nothing.
example_RSD-SCORE-05 = 12 Provisions, 10 Wood, 9 Tech: 2.
example_RSD-SCORE-06 = You hold 3 Oil, Boris 2 and 2 more on the map: the point is yours.
example_RSD-SCORE-07 = Nobody but Celina has any Gold: her 1 cube is worth 2 VP.
example_RSD-SCORE-08 = Boris has 2 nukes and no plain Nuclear. Your 1 plain is most.
example_RSD-SCORE-09 = You and Boris hold 3 Oil each, Celina none. Nobody scores for the most Oil.
example_RSD-SCORE-10 = Basecamp 3, two Outposts 4, three active Outriders 3, two discoveries 2, 10 or more of Provisions and Wood 2, tied for Oil 0, most Gold 2, most Nuclear 3: together 19.

## Ties

example_RSD-TIE-01 = 14 against 12: nobody looks at anything else.
example_RSD-TIE-02 = 14 each. You have 4 Outriders and 3 locations, Boris 5 and 1: 7 against 6.
example_RSD-TIE-03 = 7 each as well. You hold 9 cubes besides Provisions, Boris 7.
example_RSD-TIE-04 = 9 each: you and Boris win together.

## The questions of the game

example_RSD-ASK-01 = You hold a Woodland and two Wastelands: Woodland and Wasteland are listed, each once.
example_RSD-ASK-02 = After two tiles that touch several hexes only cells that touch one are listed.
example_RSD-ASK-03 = You take the Wasteland with two rich neighbours: X = 2 from the start.
example_RSD-ASK-04 = Of Smelter, Lathe and War Drums you keep Smelter.
example_RSD-ASK-05 = You put Lathe away, so that Boris, who is next, sees War Drums.
example_RSD-ASK-06 = You swap the Radiation Zone that lies towards the town.
example_RSD-ASK-07 = Three Wastelands are equally near. You choose the one beside a Woodland.
example_RSD-ASK-08 = On a Woodland with X = 2 you choose between 5 Provisions, and 2 Wood with 2 Provisions.
example_RSD-ASK-09 = In winter your Outpost on Contaminated Water makes Provisions or Chem.
example_RSD-ASK-10 = Of three Outriders on a Tech Site you say 2: 2 Tech and 2 Provisions.
example_RSD-ASK-11 = You hold 3 Provisions: moving is listed, recruiting is not.
example_RSD-ASK-12 = Your Outriders stand in F3 and in B8; you choose B8.
example_RSD-ASK-13 = Two of three go: 3 points. The third keeps watch.
example_RSD-ASK-14 = An Outpost and two Barricades lie there. You take the Outpost and one Barricade.
example_RSD-ASK-15 = B8 is listed for 2 points, B9 for 3, for a Barricade of Boris stands on that edge.
example_RSD-ASK-16 = You keep 4 points of Oil for two later moves and pay Provisions now.
example_RSD-ASK-17 = With seven kinds of cubes you say first: no Gold.
example_RSD-ASK-18 = A move of 2 points: with 2 Provisions, 1 Oil and 1 Tech you choose among 2 Provisions, 1 Oil and 1 Tech, and nothing else.
example_RSD-ASK-19 = You recruit: at the Basecamp, or at the Outpost by the border.
example_RSD-ASK-20 = Boris's Outpost in C4 takes 6 points, Celina's in D5 takes 9.
example_RSD-ASK-21 = The edge towards Boris is listed, that towards the town is not.
example_RSD-ASK-22 = Your convoy is in C4, your Outpost in C5: you fold the Barricade into C4.
example_RSD-ASK-23 = Two Water Sources are beside you. You choose the one where Boris stands.
example_RSD-ASK-24 = 10 Tech or 1 Nuclear: you pay the Tech.
example_RSD-ASK-25 = Two Outriders are at the Outpost. You arm the one that has not met anybody this turn.
example_RSD-ASK-26 = Lathe or Still: you take Lathe.
example_RSD-ASK-27 = With seven cards you give up the one whose cubes you will never have together.
example_RSD-ASK-28 = Lathe and Smelter can be paid; you complete Smelter this turn.
example_RSD-ASK-29 = Smelter was used this turn, Greenhouse was not: only Greenhouse is listed.
example_RSD-ASK-30 = A card of a content pack brings 1 Wood or 1 Water: you take Water.
example_RSD-ASK-31 = You hold 5 Provisions and 2 Water. You sell 3 Provisions, then both Water.
example_RSD-ASK-32 = With 11 of credit you buy 2 Chem for 10 and nothing else.
example_RSD-ASK-33 = You leave to the east, towards your Outpost.
example_RSD-ASK-34 = Celina holds more than Boris: you meet Celina.
example_RSD-ASK-35 = You say nothing, and Boris has to guess.
example_RSD-ASK-36 = One Outrider comes to your Basecamp. You resist: 6 for the Basecamp, and one more card.
example_RSD-ASK-37 = Boris welcomed you. You trade, and he will remember it.
example_RSD-ASK-38 = You hold 4 Oil and offer 1.
example_RSD-ASK-39 = For it you want 3 Food.
example_RSD-ASK-40 = 1 Oil for 3 Food is too dear: you answer with 2 Food for it.
example_RSD-ASK-41 = You step on to the Woodland behind Boris.
example_RSD-ASK-42 = You hold 2, 2 and 5: 2 and 5 are listed.
example_RSD-ASK-43 = The Sergeant's power and Smoke Shells: you use the shells and keep the power.
example_RSD-ASK-44 = You hold 1 Chem: 0 and 1 are listed.
example_RSD-ASK-45 = Of 2 and 3 left in your hand you lay the 3.
example_RSD-ASK-46 = Your Outriders carry a nuke to Boris's Basecamp: you spend it for 6.
example_RSD-ASK-47 = You are 2 behind for certain and spend 3 Tech.
example_RSD-ASK-48 = Wood or Provisions of the beaten Woodland: you take 5 Wood.
example_RSD-ASK-49 = Two cubes: first 1 Gold, then 1 Oil.
example_RSD-ASK-50 = You put Boris's Basecamp onto the Wasteland farthest from yours.
example_RSD-ASK-51 = You withdraw towards your own Outpost.
example_RSD-ASK-52 = No Tech is left: only the blast is listed.
example_RSD-ASK-53 = 1 Food and 2 Provisions feed two Outriders; the third gets nothing.
example_RSD-ASK-54 = From, who, load, goal and payment: one undo takes all of it back.
example_RSD-ASK-55 = In Anna's turn Boris is asked whether he welcomes her; then Anna goes on.
example_RSD-ASK-56 = 1 Wood and 2 Provisions are on the list once.
example_RSD-ASK-57 = Due are 4: 2 for the move, 1 for the second Outrider, 1 for the Basecamp.
example_RSD-ASK-58 = The Outpost stands; the menu of your turn is there again.
example_RSD-ASK-59 = None of your open cards has an action left: using one is not listed.
example_RSD-ASK-60 = Anna and Boris share a screen. Before Anna sees her cards it asks for Anna alone.
example_RSD-ASK-61 = Setting up a Barricade: from where, which edge, how paid.
example_RSD-ASK-62 = Nothing folded lies beside your Outrider: you are not asked what it carries.
example_RSD-ASK-63 = Your purse has 1 point of Oil; a move costs 3, and you hold Provisions, Tech and Oil. The usual way takes the point and 2 Provisions.
example_RSD-ASK-64 = Your Outpost made Wood last turn: Wood is filled in.

## What is hidden

example_RSD-HIDE-01 = You see that 12 tiles are left, not which comes next.
example_RSD-HIDE-02 = Boris draws an Oil Field, and you see it.
example_RSD-HIDE-03 = Boris has 4 discovery cards. Which, you cannot know.
example_RSD-HIDE-04 = You may remember the card you put back. The screen does not show it again.
example_RSD-HIDE-05 = Boris discards with seven in hand: nobody sees what.
example_RSD-HIDE-06 = Boris holds 3 conflict cards, you 2.
example_RSD-HIDE-07 = You laid the 5. Boris sees a card lie there.
example_RSD-HIDE-08 = Even you learn at the reveal what your Chem has laid.
example_RSD-HIDE-09 = After a conflict you do not know whether both fives were out of it.
example_RSD-HIDE-10 = You count Boris's Tech before you attack.
example_RSD-HIDE-11 = 15 conflict cards, two fives among them: that you may know.
example_RSD-HIDE-12 = Boris used Smoke Shells and 2 Tech: you see both.
example_RSD-HIDE-13 = Celina reads in the log what you offered Boris.
example_RSD-HIDE-14 = The entry for completing is bright: some card fits. The others at the table do not learn which.

## Taking back

example_RSD-UNDO-01 = The town card is drawn: what you sold stays sold.
example_RSD-UNDO-02 = Boris welcomes you. The move into that hex cannot be taken back any more.
example_RSD-UNDO-03 = You have completed Lathe. It lies there.
example_RSD-UNDO-04 = You moved, paid and set up an Outpost: all of it can be taken back.
example_RSD-UNDO-05 = You drew a discovery in between: the turn goes back to that draw and no further.
example_RSD-UNDO-06 = You lay the third tile, and the next three are open at once.
example_RSD-UNDO-07 = With the same seed and the same choices a game goes the same way.
example_RSD-UNDO-08 = You said: to trade. Boris still thinks: you may take it back, the move too.
example_RSD-UNDO-09 = You kept Smelter, think again and keep Lathe, then put Still away: that is final.
example_RSD-UNDO-10 = You end the turn, and Boris has to choose what to make: too late.
