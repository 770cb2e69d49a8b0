"""Values of cards change; what they were is kept, so that games begun with them go on with them."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library, OtherContent
from resurgence_tui.app.replay import read_replay
from resurgence_tui.games import game_called
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.store import Store

FIXTURES = Path(__file__).parents[3] / "fixtures"
ON_THE_WAY = FIXTURES / "editions" / "2" / "2_seats_draft_9_after_147.json"
WITH_A_PACK = FIXTURES / "saves" / "format_1_content_pack.json"

HASHES = {
    "resurgence": (
        "ce84db9473b266332ac86b98570252bb2d67f08085e89fe0914ba9814896634e",
        "3cb81bfa2116a2926b14b89ef22bd1a291d999aca698defb8ecc96e8547d5353",
        "c1ba4aa3d8b9bb08ba00f707017e25f4e46d6ad06d8a9a31e4560f173830e667",
        "574d91871eab1a55fafbbbda945ac801d4336bdb0e7282499f8ae8e9745470ef",
        "6f9e03985d2e695101bea6008137985b6fcdd14254b664eae657e8d5c4dbb11c",
        "ca1fae99f99c7bd361cfa8edeae18f1aa76afc115db7ae41a1a2e6c9c64d8167",
    ),
    "residuum": ("8d1aca6d6f73d033cbf63084ae7e4428515bd957b8d5c8b3de8a11f0ee7068b3",),
}
"""Game -> the hash of all values that it has come with, today's last."""

FIRST_TUNED = {
    "starter_frozen_ward", "starter_ice_ferry", "basic_burn_the_nest", "basic_antidote_trial", "basic_trap_line",
    "basic_tram_ambulance", "advanced_arcade_foundry", "advanced_heating_loop", "advanced_grain_vault",
    "advanced_vaccine_line", "advanced_voice_of_the_city",
}  # fmt: skip
THEN_TUNED = {
    "starter_stovepipe_row", "starter_soup_line", "basic_bell_tower_relay", "basic_seed_cabinet",
    "basic_clear_the_gallery", "basic_toll_post", "basic_diesel_choir", "basic_guard_vault", "basic_burn_the_nest",
    "basic_night_cull", "basic_antidote_trial", "basic_howler_escort", "advanced_arcade_foundry",
    "advanced_voice_of_the_city", "advanced_armoured_fuel_run", "advanced_grain_vault", "advanced_heating_loop",
    "advanced_pale_matriarch", "advanced_terms_with_the_deep",
}  # fmt: skip
"""Missions that were tuned, in two steps, since the first values."""

KEEP = """The values of a game are not those that it came with. If they are meant to change, write what they were into
`assets/content/<game>/earlier/<number>.json`, numbered on, and the new hash here. `entries` is what
`GAME.content("the folder of the old files").changed` gives, `absent` lists the ids (or keys) that are new, by file:
{"absent": {"missions": ["basic_new"]}}, and `added` names the content files that are new. What is empty may be left
out. An entry is not taken out of a game again."""


@pytest.mark.parametrize("game", HASHES)
def test_all_values_that_a_game_has_come_with_are_kept(game: str) -> None:
    known, now = HASHES[game], game_called(game).content()
    assert now.hash == known[-1] and not now.earlier, KEEP
    for made_with in known[:-1]:
        then = game_called(game).content(made_with=made_with)
        assert (then.hash, then.earlier, then.changed) == (made_with, True, {}), KEEP
    assert game_called(game).content(made_with="0" * 64).hash == now.hash


def test_the_first_values_are_those_that_the_first_games_were_played_with() -> None:
    now, then = GAME.content(), GAME.content(made_with=HASHES["resurgence"][0])
    back = {"advanced_grain_vault"}
    changed = {one for one in then.missions if now.missions[one] != then.missions[one]}
    assert changed == (FIRST_TUNED | THEN_TUNED) - back
    assert len(then.missions) == 50


def test_the_mutant_leadership_cards_were_made_easier_in_two_steps() -> None:
    """First each of the eight that are not printed, in one area; then four of them in another one."""
    then, later, now = (GAME.content(made_with=one).mutant_leadership for one in HASHES["resurgence"][1:4])
    other = {one: sum(a != b for a, b in zip(later[one].bands, then[one].bands, strict=True)) for one in later}
    assert other == dict.fromkeys(later, 1) | {"mutlead_concerted_howl": 0}
    eased = {one: sum(a != b for a, b in zip(now[one].bands, later[one].bands, strict=True)) for one in now}
    last = {"mutlead_tunnel_noise", "mutlead_river_prowlers", "mutlead_fence_testing", "mutlead_storm_of_the_gates"}
    assert eased == dict.fromkeys(now, 0) | dict.fromkeys(last, 1)
    assert then["mutlead_uneasy_quiet"].bands == ((0, 2, 4, 5), (0, 2, 4, 5), (0, 2, 3, 5))


def test_the_second_and_the_third_values_differ_from_the_fourth_in_the_missions_that_were_tuned_then() -> None:
    second, third, fourth = (GAME.content(made_with=one) for one in HASHES["resurgence"][1:4])
    assert second.missions == third.missions
    assert {one for one in fourth.missions if fourth.missions[one] != third.missions[one]} == THEN_TUNED
    assert third.missions["basic_night_cull"].cost.goods == (0, 0, 0, 2, 0)


def test_even_heroes_brought_more_in_the_first_four_values_and_nothing_else_changed_with_the_fifth() -> None:
    *then, last, now = (GAME.content(made_with=one) for one in HASHES["resurgence"][:5])
    brought = {hero.removeprefix("hero_"): one.goods for hero, one in last.even_goods.items()}
    assert brought == {
        "cosmonaut": (1, 1, 1, 1, 0), "librarian": (0, 0, 0, 0, 0), "mystic": (1, 1, 1, 0, 0),
        "traffic_cop": (1, 0, 1, 0, 0), "olympian": (1, 1, 0, 0, 0), "surgeon": (0, 0, 1, 0, 0),
    }  # fmt: skip
    assert all(one.even_goods == last.even_goods for one in then)
    differ = {one.name for one in fields(now) if getattr(now, one.name) != getattr(last, one.name)}
    assert differ == {"even_goods", "hash"}


def test_one_mission_brought_a_point_more_in_the_fifth_values_and_nothing_else_has_changed_since() -> None:
    last, now = (GAME.content(made_with=one) for one in HASHES["resurgence"][4:])
    terms = "advanced_terms_with_the_deep"
    assert {one for one in now.missions if now.missions[one] != last.missions[one]} == {terms}
    same = now.missions[terms]
    assert last.missions[terms] == same._replace(reward=same.reward._replace(vp=5))
    differ = {one.name for one in fields(now) if getattr(now, one.name) != getattr(last, one.name)}
    assert differ == {"missions", "hash", "earlier"}


def test_a_game_begun_with_earlier_values_keeps_them(tmp_path: Path) -> None:
    """It opens without a question, is taken back, goes on, is saved and replayed with them; a new game has today's."""
    path = tmp_path / ON_THE_WAY.name
    path.write_bytes(ON_THE_WAY.read_bytes())
    library = Library(Store(tmp_path))
    host = library.resume(path)
    made_with, made = host.save_file().content_hash, host.decisions
    assert made_with == host.view(0).content.hash == HASHES["resurgence"][0]
    assert (host.doubt, host.has_earlier_values) == (None, True)
    while host.decisions < made + 30:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    host.settle()
    host.close()
    again = library.resume(path)
    assert again.save_file().table == host.save_file().table
    assert (again.save_file().content_hash, again.doubt, again.has_earlier_values) == (made_with, None, True)
    replay = read_replay(library, path)
    assert (replay.first, replay.doubt, replay.has_earlier_values) == (0, None, True)
    assert replay.view(0).content.hash == made_with
    new = library.new(again.setup)
    assert (new.view(0).content.hash, new.has_earlier_values) == (HASHES["resurgence"][-1], False)


def test_a_pack_lies_over_the_values_that_its_game_was_begun_with(tmp_path: Path) -> None:
    """With the pack at hand it opens at once, without it at the entries in the save; either way with the same cards."""
    path, pack = tmp_path / "saves" / WITH_A_PACK.name, tmp_path / "pack"
    path.parent.mkdir()
    path.write_bytes(WITH_A_PACK.read_bytes())
    library = Library(Store(path.parent))
    with pytest.raises(OtherContent, match="another content pack") as caught:
        library.resume(path)
    assert caught.value.stored
    stored = library.resume(path, stored_content=True)
    save = stored.save_file()
    pack.mkdir()
    for name, held in save.changed.items():
        (pack / f"{name}.json").write_text(json.dumps(held), encoding="utf-8")
    stored.close()
    laid = library.resume(path, pack)
    assert stored.view(0).content.hash == laid.view(0).content.hash == save.content_hash
    assert stored.has_earlier_values and laid.has_earlier_values


def test_values_that_were_never_the_game_s_are_told_as_such(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).new(Library().resume(ON_THE_WAY).setup)
    host.close()
    save = host.save_file()
    save.content_hash = "0" * 64
    assert host.path is not None
    host.path.write_text(save.text(), encoding="utf-8")
    with pytest.raises(OtherContent, match="the cards of another version") as caught:
        Library(Store(tmp_path)).resume(host.path)
    assert not caught.value.stored
