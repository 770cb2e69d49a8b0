# The screen where rules, signs and cards are looked up, and what lies over the table to explain it.

rules_heading = Rules, signs, cards
rules_search = Search: words, or a rule
rules_none = Nothing holds these words.
rules_none_close = Nothing holds these words. Is it { $close }?
rules_here = On the table now
rules_section_all = All
rules_section_rules = Rules
rules_section_signs = Signs
rules_section_cards = Cards
rules_count_rules = { $count } rules
rules_count_signs = { $count } signs
rules_count_cards = { $count } cards and places
rules_found = { $count } found
rules_example = Example: { $example }
rules_see = See also
rules_key_search = search
rules_key_chapter = chapter
rules_key_before = before
rules_key_beside = see also

## The face of a card over the table

face-key-rule = rule
face-key-turn = the next one
table-help-face = the whole card, place or sign under the cursor
table-key-card = card
help_key_signs = all signs
