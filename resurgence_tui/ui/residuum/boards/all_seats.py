"""What lies open before every seat: stores, pieces, characters, completed cards."""

from __future__ import annotations

from rich.cells import cell_len
from textual.geometry import Region, Size

from resurgence_tui.engine.types import Seat
from resurgence_tui.games.residuum.board import barricades_in_play, bonus
from resurgence_tui.games.residuum.outlook import points
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import RESOURCES
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.residuum.names import amount, brief, name
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.residuum.boards.seat_line import SEAT
from resurgence_tui.ui.residuum.boards.wasteland_board import WastelandBoard
from resurgence_tui.ui.residuum.hex_words import hex_name
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part, wrapped

SKILLS = {
    (True, True): "seats_skilled_both",
    (True, False): "seats_skilled_strategy",
    (False, True): "seats_skilled_bartering",
    (False, False): "seats_competent",
}
"""What a character is Skilled at: Strategy and Bartering."""

MOST_LINES = 3
"""Lines of a seat's cards at most."""


class AllSeats(WastelandBoard):
    """The seats below each other; each is a spot."""

    KIND = "seat"

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """As many lines a seat as there is room for."""
        painter = Painter(size.width, size.height, self.signs)
        y = 0
        for seat, look in enumerate(looks):
            start, room = y, max((size.height - y) // (len(looks) - seat), 2)
            head: list[Part] = [
                (f" {seat + 1} ", theme.seat_style(look.colour)), (f" {look.name} ", theme.STRONG),
                (self.words.text("seats_points", count=points(view, seat)), theme.VP),
            ]  # fmt: skip
            room_for_who = size.width - width_of(head) - 2
            lines = [[*head, ("  ", theme.PLAIN), *self._who(view, seat, room_for_who)]]
            lines += self._goods(view, seat, size.width)
            lines += [[(line, theme.PLAIN)] for line in self._pieces(view, seat, size.width)]
            lines += [[(line, theme.QUIET)] for line in self._cards(view, seat, size.width)]
            gap = 1 if room > len(lines) else 0
            for parts in lines[: max(room - gap, 2)]:
                painter.parts(0 if y == start else 2, y, parts, size.width)
                y += 1
            painter.spot(f"{SEAT}{seat}", Region(0, start, size.width, max(y - start, 1)))
            y += gap
        return painter.drawing()

    def _who(self, view: View, seat: Seat, room: int) -> list[Part]:
        """The character, and as much of what it can do as has room."""
        me = view.seats[seat]
        if not me.character:
            return []
        one = view.content.characters[me.character]
        skills = self.words.text(SKILLS[one.strategist, one.barterer])
        power = self.words.text("seats_power_used" if me.power_used else "seats_power")
        called = name(self.words, me.character)
        told = self.words.text("seats_character", name=called, skills=skills, power=power)
        ways = (told, self.words.text("place_told", what=called, text=skills), called)
        return [(next((one for one in ways if cell_len(one) <= room), ""), theme.QUIET)]

    def _goods(self, view: View, seat: Seat, width: int) -> list[list[Part]]:
        """All cubes; two lines where whole names need them."""
        store = list(zip(RESOURCES, view.seats[seat].store, strict=True))
        whole = [(f"{amount(self.words, word, count)}  ", styles.RESOURCE[word] if count else theme.QUIET)
                 for word, count in store]
        if sum(len(text) for text, _ in whole) + 2 <= width:
            return [whole]
        for some in (store, [one for one in store if one[1]]):  # what there is none of gives way first
            for after in ("  ", " "):
                short = [(f"{brief(self.words, word)} {count}{after}", styles.RESOURCE[word] if count else theme.QUIET)
                         for word, count in some]
                if width_of(short) + 2 <= width:
                    return [short]
        return [short[:5], short[5:]]

    def _pieces(self, view: View, seat: Seat, width: int) -> list[str]:
        me, numbers, text = view.seats[seat], view.content.numbers, self.words.text
        where = hex_name(self.words, view, me.basecamp) if me.basecamp else self.words.text("seats_nowhere")
        told = text(
            "seats_pieces", where=where, bonus=bonus(view, seat) if me.basecamp in view.terrain else 0,
            outposts=sum(bool(hex) for hex in me.outposts), most_outposts=numbers.outposts,
            outriders=sum(bool(hex) for hex in me.outriders), most_outriders=numbers.outriders,
            barricades=barricades_in_play(view, seat), most_barricades=numbers.barricades, hand=len(me.hand),
        )  # fmt: skip
        return wrapped(told, width - 2, 2, self.signs)

    def _cards(self, view: View, seat: Seat, width: int) -> list[str]:
        me = view.seats[seat]
        found = [name(self.words, card) for card in (*me.completed, *me.kept)]
        if not found:
            return []
        told = self.words.text("seats_open", cards=listed(self.words, found))
        return wrapped(told, width - 2, MOST_LINES, self.signs)
