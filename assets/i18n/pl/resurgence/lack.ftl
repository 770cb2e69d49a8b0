# What a choice would not bring, or would take away: notes in the menu, the line under the board, and the question before.

lack_now = teraz nic nie daje: { $lack }
lack_ask = { $what }: teraz nic nie daje: { $lack }. Zrobić to mimo to?
lack_group = Teraz nic nie daje
lack_takes = zabiera to, czego tu wymaga { $missions }
lack_goods = potrzeba: { $goods }, masz { $have }
lack_full = więcej się nie zmieści: { $what }
lack_full_res = nie zmieścisz więcej Surowców
lack_full_sup = nie zmieścisz więcej Amunicji ani Leków
lack_row_empty = Rząd Ocalałych jest pusty
lack_slots_full = twoje miejsca na plany są zajęte
lack_no_mission = nie ma Misji do zaplanowania
lack_no_room = nie ma pomieszczenia do oczyszczenia
lack_no_specialist = w twojej puli nie ma już żadnego
lack_track_full = to już ostatnie pole toru
lack_no_token = twój Woreczek i Obszar Odpoczynku są puste
lack_none_payable = nie możesz ukończyć żadnej zaplanowanej Misji
