"""What a position of a rule test says of Mutants, Encounters and the solo game; ``tests.build`` has the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self

from resurgence_tui.games.resurgence.rules.encounters_expansion import KIND_WORDS, on_map
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.games.resurgence.vocab import DISTRICT_OF, ROOM_OF, ZONE_OF


class WithMutants(ABC):
    """Methods of ``tests.build.Table`` that set the position; each returns the table itself."""

    state: State

    @abstractmethod
    def _take(self, card: str) -> None:
        """Take a card out of wherever it lies."""

    def mutants(self, *districts: str) -> Self:
        """Mutant tokens in both Zones of these Districts, and their cards open."""
        for word in districts:
            self._take(f"mutant_{word}")
            self.state.mutant_open.append(f"mutant_{word}")
            for zone in self.state.content.zones:
                if zone.district == DISTRICT_OF[word]:
                    self._put_mutant(zone.index)
        return self

    def _put_mutant(self, zone: int) -> None:
        """A Mutant token on the map: out of the black bag in a game with Encounters, else from those off the map."""
        if self.state.encounters:
            self.state.black_bag[0] -= 1
        else:
            self.state.mutant_supply -= 1
        self.state.mutants[zone] += 1

    def encounters_in(self, zone: str, *kinds: str) -> Self:
        """Encounter tokens (``mutant``, ``beast``, ``stalker``) out of the black bag in a Zone."""
        for word in kinds:
            kind = KIND_WORDS.index(word)
            self.state.black_bag[kind] -= 1
            on_map(self.state)[kind][ZONE_OF[zone]] += 1
        assert min(self.state.black_bag) >= 0
        return self

    def black_bag(self, words: str = "") -> Self:
        """Exactly these Encounter tokens in the black bag; the others that are not on the map count as discarded."""
        state = self.state
        for kind, word in enumerate(KIND_WORDS):
            rest = state.black_bag[kind] + state.encounter_discard[kind]
            state.black_bag[kind] = words.split().count(word)
            state.encounter_discard[kind] = rest - state.black_bag[kind]
        assert min(state.encounter_discard) >= 0
        return self

    def mutant_cards(self, *districts: str) -> Self:
        """These Mutant cards lie on top of their deck, the first named uppermost (``blank`` for the blank one)."""
        for word in reversed(districts):
            self._take(f"mutant_{word}")
            self.state.mutant_deck.append(f"mutant_{word}")
        return self

    # --- alone against the Mutants ------------------------------------------------------------------------------

    def leader(self, card: str) -> Self:
        """That Mutant Leadership card lies open; it changes places with the one that did."""
        state = self.state
        for pile in (state.leader_deck, state.leader_discard, state.aside):
            if card in pile:
                pile[pile.index(card)], state.leader = state.leader, card
        assert state.leader == card
        return self

    def next_leader(self, card: str) -> Self:
        """That Mutant Leadership card lies on top of its deck; it changes places with the one that did."""
        deck = self.state.leader_deck
        for pile in (deck, self.state.leader_discard, self.state.aside):
            if card in pile:
                place = pile.index(card)
                deck[-1], pile[place] = card, deck[-1]
        assert deck[-1] == card
        return self

    def side(self, side: str) -> Self:
        """Which side of the Mutant Action board lies up."""
        self.state.action_side = "ab".index(side)
        return self

    def flipped(self, seat: int, *rooms: str) -> Self:
        """Rooms whose Rubble lies face up."""
        self.state.seats[seat].flipped += [ROOM_OF[room] for room in rooms]
        return self

    def mutants_have(self, vp: int = 0, metro: int = 5, harbor: int = 5, compound: int = 5) -> Self:
        """VP of the Mutants and the spaces of their Leadership tokens."""
        self.state.mutant_vp, self.state.mutant_tracks = vp, [metro, harbor, compound]
        return self
