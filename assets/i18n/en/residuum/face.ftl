# The whole face of a card, a terrain, a piece or a resource: its kind, labels, and what is the same for all of a kind.

## Kinds

face_kind_resource = Resource
face_kind_terrain = Terrain
face_kind_piece = Piece
face_kind_action = Action
face_kind_character = Character
face_kind_discovery = Discovery card
face_kind_town = Town card
face_kind_season = Season

## Labels

face_worth = Worth
face_pays = Pays for
face_made = Made on
face_sells = The town pays
face_costs = The town asks
face_most = In the town
face_basecamp = Basecamp
face_outpost = Outpost
face_outrider = Outrider
face_tiles = Tiles
face_pieces = Each seat has
face_defends = Defends with
face_scores = Points
face_cost = Cost
face_paid = Paid with
face_strategy = Strategy
face_bartering = Bartering
face_power = Power
face_when = When
face_needs = Requirement
face_does = Effect
face_star = Star
face_kept = Kept
face_turns = Turns

## What stands behind the labels

face_competent = Competent
face_skilled = Skilled
face_competent_cards = { $count ->
    [one] Competent: { $count } conflict card
   *[other] Competent: { $count } conflict cards
}
face_skilled_cards = { $count ->
    [one] Skilled: { $count } conflict card
   *[other] Skilled: { $count } conflict cards
}
face_by_rating = Competent { $competent }; Skilled { $skilled }
face_a_visit = at most { $count } on a visit
face_by_seats = { $two }, { $three }, { $four } with 2, 3, 4 seats
face_with_x = { $goods }, and X Provisions
face_star_text = only one such card completed
face_discovery_scores = { $count } VP once completed
face_kept_text = lies face up before you until you play it
face_piece_scores = { $count } VP for each active one at the end
face_most_scores = { $count } VP at the end for the one who has most; { $types } VP for { $least } or more
face_most_alone = { $count } VP at the end for the one who has most
face_types_score = { $types } VP at the end for { $least } or more
