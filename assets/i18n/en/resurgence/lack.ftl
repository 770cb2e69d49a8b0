# What a choice would not bring, or would take away: notes in the menu, the line under the board, and the question before.

lack_now = brings nothing now: { $lack }
lack_ask = { $what } brings nothing now: { $lack }. Go on all the same?
lack_group = Brings nothing now
lack_takes = takes what { $missions } needs here
lack_goods = needs { $goods }, you have { $have }
lack_full = you can hold no more { $what }
lack_full_res = you can hold no more Resources
lack_full_sup = you can hold no more Ammo or Meds
lack_row_empty = no card lies in the Survivor Row
lack_slots_full = no planning slot is free
lack_no_mission = there is no Mission that you may plan
lack_no_room = there is no room that you may clear
lack_no_specialist = no such token is left in your supply
lack_track_full = you are on the last space of the track
lack_no_token = there is no token in your bag or Rest Area
lack_none_payable = there is no planned Mission that you can complete
