# The guided first game: what is said at each step. A talk is read before the question, a hint stands beside it.

## Setup

guide-welcome = You lead a community in a wasteland of hexes round one Trade Town, for two years of four seasons: 16 turns. Then your active pieces, completed cards and full stores score, and the most points (VP) win. The guide shows your first turns step by step, later only what is new. { $sign } marks a suggestion; you may always do something else. Arrow keys and Enter pick; you can also type the number or click. e turns the guide off.
    .title = Your first game
guide-map = Each hex has a terrain, and what stands there makes cubes of it. Two are dangerous: Radiation Zones and Contaminated Water put out of action who ends a turn there. Keys + and - zoom the map, m and the arrow keys walk on it, and the line below it says what lies there. Key ? explains the signs.
    .title = The map
guide-lay = Players lay the map by turns, three tiles at a time: one of them touches a single hex, the others two or more. Rich hexes help who has a Basecamp or an Outpost near them.
guide-base = Your Basecamp makes 3 Provisions a turn, and X more: one for each neighbour that is richer than waste. { $place }: X { $bonus }, { $count ->
    [one] 1 move
   *[other] { $count } moves
} to the town.
guide-cards = Now discovery cards. Three times you look at three cards and keep one. Nobody else ever sees your hand (key k). Later, with the right cubes and pieces, you complete a card: then it brings an ability or goods, and points at the end.
    .title = Cards in your hand
guide-keep = A card says what it needs and what it brings. Of those that you can complete, the suggested one takes the least cubes.
guide-bury = One of these is put away; the other one goes back on the deck, where the next player will see it.
guide-swap = Your Basecamp is boxed in: you may replace one Radiation Zone.

## The first turns

guide-turn = First your active pieces make cubes; it has just happened, unless there is a choice. Then you act as often as you can pay. Each action costs points: 1 Provision pays 1, Tech, Food, Water or Wood pay 2, but only for some actions. Your cubes and pieces are listed beside the menu or the map. When you have done enough, you end your turn. There is no hurry: what you keep stays in your store.
    .title = A turn
guide-yield = An Outpost makes one of these each turn. Provisions pay for everything; other cubes pay double, but only for some actions. Complete cards and trade with them.
guide-yield-outriders = An Outrider on rich ground makes something too: 2 Provisions, or 1 cube of the terrain.
guide-carry = Your Outpost lies folded in { $origin } and makes nothing there. Let your Outrider carry it to { $place }, { $terrain }. A move costs 2 points.
guide-set-up = Here the Outpost can be set up, for 4 points. From then on it makes { $goods } each turn, and it is worth 2 VP at the end.
guide-from = Choose the hex that your Outriders leave.
guide-convoy = Outriders of one hex may move together: each further one costs 1 point more.
guide-load = Outposts and Barricades that lie there may come along for nothing: take what you need where you go.
guide-to = A neighbouring hex. Those in a thick frame can be reached: pick one in the list, on the map or by mouse. The line below the map tells what it would cost.
guide-pay = The first row pays in the usual way, with Provisions where it can. Below are all other ways. If a cube pays more than is due, the change stays in your purse until the turn ends.
guide-place = Choose the hex where it is to be done.
guide-draw = Draw a discovery card, for 4 Provisions, once a turn: you look at two and keep one. More cards, more that you can complete.
guide-recruit = A second Outrider lets you be in two places, and an active one is worth 1 VP. You recruit for 8 points at your Basecamp or an Outpost.
guide-build = Another Outpost: for 6 points it lies folded at your Basecamp. Then an Outrider carries it out, like the first. You may have four.
guide-carry-again = Carry the folded Outpost to ground that makes something else than the first.
guide-set-up-again = Set the Outpost up here, for 4 points. Outposts and your Basecamp are a network: Outriders may move from one straight to another.
guide-fetch = An Outpost lies folded where none of your Outriders is: go back for it. Or keep your points until you can recruit another Outrider there.
guide-complete = You have the cubes and all else that a card of yours needs: complete it. You can complete one a turn.
guide-which-card = A completed card lies open before you. Its ability is yours, and it scores at the end.
guide-keep-drawn = Keep one of them in your hand: of those that you can complete, the suggested one takes the least cubes.
guide-discard = Six cards are the most in a hand: put one away.
guide-here = This is what you can do in this hex. Esc leads back to the whole menu.
guide-power = The power of your character costs nothing, and you may use it once in the game. It brings cubes at once: use it now.
guide-end = What you do not spend stays in your store; only the purse is emptied. If there is something that comes once a turn, you are asked to press 0 again.

## The town and the seasons

guide-town = In the middle lies the Trade Town, the only place that buys and sells: key t shows its prices. Each player may go there once a season, and a season lasts two turns. An Outrider walks in, sells what you have enough of, buys at least one cube, turns up a town card, and comes out on a hex of your choice.
    .title = The Trade Town
guide-to-town = { $count ->
    [one] The town is 1 move away.
   *[other] The town is { $count } moves away.
} Go there, sell Provisions, and buy what your cards need. You can go once a season.
guide-trade = Left what you sell, right what you buy, for no more than that; arrow keys walk, + and - change. Enter trades. { $needs }
guide-trade-needs = Your cards still need: { $goods }.
guide-trade-any = Buy at least one cube.
guide-leave = Choose a hex beside the town. On rich ground your Outrider makes something next turn.
guide-seasons = Two turns were Spring; now it is Summer, and you may visit the town again. Summer makes Water dear. In Autumn Outposts make no Wood, in Winter no Water, and Food is dear. After Winter the year ends: then each of your active Outriders eats 2 Provisions or 1 Food, or is put out of action. The calendar stands beside the prices (key t).
    .title = Seasons
guide-meetings = Who moves onto active pieces of a rival has a meeting. The visitor says what for, the host welcomes or resists. Then you trade cubes, as you agree, or fight: both lay a hidden conflict card, and pieces, cubes and cards add to it. The winner takes cubes, and losing Outriders are put out of action. Barricades and Outriders protect what you have.
    .title = Meetings
guide-missed = { $missed } The guide shows you when the moment comes.
    .title = What you have not tried
guide-missed-outpost = An Outrider carries an Outpost to rich ground and sets it up: it makes cubes each turn.
guide-missed-card = For 4 Provisions you may draw a discovery card each turn.
guide-missed-town = Once a season an Outrider may trade in the town.
guide-onward = You know what a turn is. Until the end build up to four Outposts and six Outriders, trade each season and complete cards. At the end score: Basecamp 3 VP, each Outpost 2, each Outrider 1, each completed card, ten cubes of a kind, and most Oil, Gold and Nuclear. The guide is quiet now and speaks up when something new comes. F1 explains any question, ? the keys and signs, F10 has the points so far.
    .title = How it goes on
guide-autumn = Autumn: Outposts on Woodland make no Wood for two turns; they can make Provisions. Think of the end of the year after turn 8: 2 Provisions or 1 Food for each active Outrider.
    .title = Autumn
guide-winter = Winter: Outposts make no Water, and in the town Food is dear, to sell and to buy. At the end of turn 8, your next one, each of your active Outriders needs 2 Provisions or 1 Food. Keep so much.
    .title = Winter
guide-feed = The year ends. Feed each active Outrider: one that goes hungry is put out of action and has to be activated again, for 4 points.
guide-next-year = Half of the game is over, and Spring comes again. What you build now still pays back. From here on watch the points of the others too.
    .title = The second year
guide-shut = The Trade Town is shut for the last two turns. At the end of turn 16 Outriders eat once more, before the points are counted: only active ones score.
    .title = The town shuts
guide-last = Your last turn. Set up what lies folded, activate who lies down, complete a card: only active pieces and completed cards score. Keep food for your Outriders: they eat before the points are counted. After the game you can look at the points and at the whole story of it; n in the menu starts the next game, with others or on a map that you lay yourselves.
    .title = The last turn

## Meetings

guide-word = Say whether you come to trade. The host then welcomes you or resists; your word binds nobody.
guide-welcome-them = Welcome the visitor, and they trade or attack; resist, and you fight at once. Barricades here and pieces beside you help you.
guide-intent = Trade: you make an offer. Attack: both lay a conflict card.
guide-offer = Say what you give and what you want. The other side accepts, declines or makes one other offer.
guide-answer = Accept only what is worth it to you: declining costs nothing.
guide-conflict = Both lay one card, hidden. Strength is the card with pieces and whatever is added after; the higher one wins.
guide-boost = Both may add cards and cubes to their strength. Whatever you spend is gone, also if you lose.
guide-plunder = You have won: take all cubes of one kind from the loser.
guide-any = Every option is legal. F1 explains the rule behind the question.
