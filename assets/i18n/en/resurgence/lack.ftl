# What a choice would not bring, or would take away: notes in the menu, the line under the board, and the question before.

lack_now = brings nothing now: { $lack }
lack_ask = { $what } brings nothing now: { $lack }. Do it anyway?
lack_group = Brings nothing now
lack_takes = takes what { $missions } needs here
lack_goods = needs { $goods }, you have { $have }
lack_full = you can hold no more { $what }
lack_full_res = you can hold no more Resources
lack_full_sup = you can hold no more Ammo or Meds
lack_row_empty = the Survivor Row is empty
lack_slots_full = your planning slots are full
lack_no_mission = no Mission is available to plan
lack_no_room = no room is available to clear
lack_no_specialist = your supply has none left
lack_track_full = you are on the last space of the track
lack_no_token = your bag and Rest Area are empty
lack_none_payable = you can complete no planned Mission
