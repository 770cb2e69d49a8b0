# What has happened: one sentence for each fact that the rules tell.
#
# $name is the name a player wrote. $hex and $place are hexes, $goods, $outriders and the like are counted.

## Setup

log_character = { $name } is the { $card }.
log_lead = { $name } goes first in the setup.
log_tiles_drawn = { $name } draws three tiles: { $tiles }.
log_tile_laid = { $name } lays the { $terrain } in { $hex }.
log_hole_filled = A Starting hex fills the hole in { $hex }: { $terrain }.
log_basecamp_placed = { $relaxed ->
    [0] { $name } places the Basecamp in { $hex }.
    [1] { $name } places the Basecamp in { $hex }; no hex was left with at most two rich neighbours.
    [2] { $name } places the Basecamp in { $hex }; no hex was left at the full distance from the others.
   *[other] { $name } places the Basecamp in { $hex }; no hex was left that met more of the rules.
}
log_card_kept = { $name } keeps a discovery card.
log_card_kept_own = Only { $name } sees it: { $card }.
log_card_buried = { $name } puts { $card } away, face down.
log_card_returned = { $name } puts { $card } back on top of the deck.
log_tile_swapped = { $name } replaces the { $old } in { $hex } with { $new }.
log_swap_declined = { $name } swaps no tile.
log_first = { $name } takes the first turn.

## Turns

log_turn = { $name } begins turn { $turn } ({ $season }).
log_rallied = { $name } rallies: the Basecamp is active in { $hex }.
log_made_basecamp = { $name } makes { $goods } in the Basecamp.
log_made_bonus = { $name } gains { $goods } from the rich hexes beside the Basecamp.
log_made_outpost = { $name } makes { $goods } in the Outpost in { $hex }.
log_made_outrider = { $name } makes { $goods } with the Outriders in { $hex }.
log_gained = { $name } gains { $goods } ({ $card }).
log_gain_cut = { $name } has no room for { $goods }.
log_paid = { $name } pays { $goods } for { $what }.
log_paid_card = { $name } pays { $goods } for { $card }.
log_purse_left = { $count ->
    [one] { $name } keeps 1 point of { $resource } in the purse.
   *[other] { $name } keeps { $count } points of { $resource } in the purse.
}
log_purse_used = { $count ->
    [one] { $name } pays 1 point of { $resource } from the purse.
   *[other] { $name } pays { $count } points of { $resource } from the purse.
}
log_purse_lost = { $count ->
    [one] { $name } loses 1 point of { $resource } from the purse.
   *[other] { $name } loses { $count } points of { $resource } from the purse.
}
log_purse_gained = { $count ->
    [one] { $name } gets 1 point of { $resource } into the purse ({ $card }).
   *[other] { $name } gets { $count } points of { $resource } into the purse ({ $card }).
}
log_game_ended = The game is over. Victory points: { $scores }.
log_score = { $name } { $count }

## Moves

log_moved = { $name } moves { $outriders } from { $hex } to { $place }.
log_moved_load = { $name } moves { $outriders } with { $load } from { $hex } to { $place }.
log_moved_town = { $name } enters the Trade Town from { $hex } with { $outriders }.
log_moved_town_load = { $name } enters the Trade Town from { $hex } with { $outriders }, { $load }.
log_networked = { $name } sends { $outriders } by network from { $hex } to { $place }.
log_networked_load = { $name } sends { $outriders } with { $load } by network from { $hex } to { $place }.
log_withdrew = { $name } withdraws from { $hex } to { $place }.
log_stepped_away = { $name } steps away from { $hex } to { $place }.
log_went_back = { $name } goes back from { $hex } to { $place }.

## Outriders, Outposts, Barricades, Basecamp

log_recruited = { $name } recruits an Outrider in { $hex }.
log_roused = { $name } activates an Outrider in { $hex }.
log_outpost_constructed = { $name } constructs an Outpost in { $hex }, out of action.
log_outpost_activated = { $name } activates the Outpost in { $hex }.
log_outpost_torn_down = { $name } tears down the Outpost in { $hex }.
log_outpost_beaten = { $name } loses the Outpost in { $hex }: it lies there out of action.
log_outpost_taken_over = { $count ->
    [0] { $name } takes over the Outpost of { $other } in { $hex }.
    [one] { $name } takes over the Outpost of { $other } in { $hex }, and 1 Barricade.
   *[other] { $name } takes over the Outpost of { $other } in { $hex }, and { $count } Barricades.
}
log_barricade_constructed = { $name } constructs a Barricade in { $hex }, out of action.
log_barricade_activated = { $name } activates a Barricade between { $first } and { $last }.
log_barricade_torn_down = { $name } tears down the Barricade between { $first } and { $last }.
log_barricade_destroyed = { $name } destroys the Barricade of { $other } between { $first } and { $last }.
log_basecamp_torn_down = { $name } tears down the Basecamp in { $hex }.
log_basecamp_activated = { $name } has an active Basecamp in { $hex } again.
log_oil_placed = { $name } upgrades transport from { $hex } with Oil.
log_oil_recovered = { $name } recovers the Oil in { $hex }.
log_oil_captured = { $name } captures the Oil in { $hex }.

## The town

log_town_sold = { $name } sells { $goods }.
log_town_bought = { $name } buys { $goods }.
log_town_card = { $name } draws { $card }, a card of the town, and uses it.
log_town_card_kept = { $name } draws { $card }, a card of the town, and keeps it.
log_town_left = { $name } leaves the town for { $hex }.
log_favour_played = { $name } plays { $card }, a card of the town.

## Discovery cards and powers

log_discovery_drawn = { $name } draws a discovery card.
log_discovery_drawn_own = Only { $name } sees it: { $card }.
log_discovery_discarded = { $name } discards a discovery card, face down.
log_discovery_discarded_own = Only { $name } sees it: { $card }.
log_discovery_completed = { $name } completes { $card }.
log_discovery_used = { $name } uses { $card }.
log_discovery_scrapped = { $name } discards { $card }.
log_power_used = { $name } uses the power of the { $card }.
log_effect_lost = { $card } brings { $name } less: an effect is lost.

## Land and nukes

log_changed = { $old } in { $hex } becomes { $new }.
log_changed_contaminate = { $name } contaminates { $hex }: { $old } becomes { $new }.
log_changed_irradiate = { $name } irradiates { $hex }: { $old } becomes { $new }.
log_changed_blast = The blast in { $hex } turns { $old } into { $new }.
log_changed_discovery = { $name } discovers { $new } in { $hex } where { $old } was.
log_nuke_armed = { $name } arms an Outrider in { $hex } with a nuke.
log_nuke_fed = { $name } maintains the nuke in { $hex }.
log_nuke_disarmed = { $name } takes 1 Nuclear of a disarmed nuke in { $hex } back.
log_nuke_blown = { $name } has a nuke in { $hex }: it blows up.
log_nuke_blown_attack = { $name } attacks with a nuke: it blows up in { $hex }.
log_nuke_blown_upkeep = { $name } does not maintain the nuke in { $hex }: it blows up.
log_nuke_blown_defeat = { $name } has lost in { $hex }: the nuke there blows up.

## Losses

log_out_home = { $name }: { $outriders } of { $hex } out of action, now in { $place } ({ $cause }).
log_out_there = { $name }: { $outriders } out of action in { $hex } ({ $cause }).
log_out_supply = { $name }: { $outriders } of { $hex } back in the supply ({ $cause }).
log_lost = { $name }: { $pieces } of { $hex } back in the supply ({ $cause }).
log_sent_home = The blast throws { $pieces } of { $name } from { $hex } back to the Basecamp.
log_fed = { $name } feeds an Outrider in { $hex } with { $resource }.
log_unfed = { $name } leaves an Outrider in { $hex } unfed.

## Meetings

log_meeting = { $name } meets { $other } in { $hex }.
log_word_trade = { $name } says to { $other }: to trade.
log_word_none = { $name } says nothing.
log_welcomed = { $name } welcomes { $other }.
log_resisted = { $name } resists { $other }.
log_intent_trade = { $name } comes to trade.
log_intent_attack = { $name } attacks { $other }.
log_no_offer = { $name } makes no offer.
log_offer = { $name } offers { $give } for { $want }.
log_offer_gift = { $name } offers { $give } for nothing.
log_offer_wish = { $name } asks for { $want } and offers nothing.
log_accepted = { $name } accepts and gets { $give } for { $want }.
log_accepted_gift = { $name } accepts and gets { $give }.
log_accepted_wish = { $name } accepts and gives { $want }.
log_declined = { $name } declines the offer.

## Conflicts

log_dealt = { $count ->
    [one] { $name } gets 1 conflict card.
   *[other] { $name } gets { $count } conflict cards.
}
log_dealt_own = Only { $name } sees the cards: { $cards }.
log_boosted = { $name } spends { $goods } on the conflict.
log_boosted_carried = { $name } spends the nuke of the convoy on the conflict.
log_boosted_card = { $name } gets { $count } more for the conflict ({ $card }).
log_revealed = { $name }: cards { $cards }, boosters { $boosters }, pieces { $pieces }; { $total } in all.
log_won = { $name } wins the conflict with { $other } in { $hex }.
log_drawn = The conflict of { $name } and { $other } in { $hex } is a draw.
log_plundered = { $name } takes { $goods } from { $other }.
log_nothing_taken = { $name } finds nothing to take.
