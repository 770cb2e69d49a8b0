# The screen where rules, signs and cards are looked up.

reference_heading = Rules, signs, cards
reference_search = Search: words, or a rule
reference_none = Nothing matches.
reference_none_close = Nothing matches. Did you mean { $close }?
reference_here = On the table now
reference_section_all = All
reference_section_rules = Rules
reference_section_signs = Signs
reference_section_cards = Cards
reference_count_rules = { $count } rules
reference_count_signs = { $count } signs
reference_count_cards = { $count } cards and places
reference_found = { $count } found
reference_example = Example: { $example }
reference_see = See also
reference_key_search = search
reference_key_chapter = chapter
reference_key_before = previous
reference_key_beside = see also
