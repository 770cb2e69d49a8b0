# The screen where rules, signs and cards are looked up.

reference_heading = Zasady, znaki, karty
reference_search = Szukaj: słowa albo zasada
reference_none = Nic nie pasuje.
reference_none_close = Nic nie pasuje. Może chodzi o { $close }?
reference_here = Teraz na stole
reference_section_all = Wszystko
reference_section_rules = Zasady
reference_section_signs = Znaki
reference_section_cards = Karty
reference_count_rules = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
reference_count_signs = { $count ->
    [one] { $count } znak
    [few] { $count } znaki
    [many] { $count } znaków
   *[other] { $count } znaku
}
reference_count_cards = karty i miejsca: { $count }
reference_found = znaleziono: { $count }
reference_example = Przykład: { $example }
reference_see = Zobacz też
reference_key_search = szukaj
reference_key_chapter = rozdział
reference_key_before = poprzedni
reference_key_beside = zobacz też
