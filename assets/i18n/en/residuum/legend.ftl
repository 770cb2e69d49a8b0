# Signs, as the help tells them.

legend-number = 1B 2P
legend-number-is = the number and color of a seat, then its pieces: here the Basecamp of seat 1, an Outpost of seat 2
legend-capitals = B P R3
legend-capitals-is = active: Basecamp, Outpost, 3 Outriders
legend-small = b p r k
legend-small-is = out of action: Basecamp, Outpost, Outrider, Barricade
legend-barricade = 1
legend-barricade-is = on a border: an active Barricade of seat 1
legend-armed = !
legend-armed-is = one of these Outriders carries a nuke
legend-oil = *
legend-oil-is = 2 Oil lie on the location: cheap network movement
legend-hazard = RAD:: CONT~~
legend-hazard-is = hazards: no Provisions pay the way in or out, and who ends the turn there is lost
legend-more = +
legend-more-is = more pieces than there is room for; the line below names them
legend-legal = bright border
legend-legal-is = can be picked now
legend-changed = underlined
legend-changed-is = changed since your last turn
