"""Where things lie, at any size."""

from itertools import combinations

import pytest
from textual.geometry import Region, Size

from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards.city_plan import plan_for
from resurgence_tui.ui.resurgence.table_layout import Shape, places, shape_of, tabs_of

SIZES = [Size(80, 24), Size(100, 30), Size(119, 60), Size(120, 36), Size(159, 50), Size(160, 47), Size(160, 48),
         Size(240, 70), Size(400, 120)]


@pytest.mark.parametrize(
    ("size", "shape"),
    [((80, 24), Shape.NARROW), ((119, 48), Shape.NARROW), ((120, 36), Shape.MIDDLE), ((160, 47), Shape.MIDDLE),
     ((160, 48), Shape.WIDE)],
)
def test_three_shapes(size: tuple[int, int], shape: Shape) -> None:
    assert shape_of(Size(*size)) is shape


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("front", at.BOARDS)
def test_nothing_overlaps_or_leaves_the_terminal(size: Size, front: str) -> None:
    found = places(size, front, front)
    whole = Region(0, 0, *size)
    for name, region in found.items():
        assert region.area and whole.contains_region(region), name
    for one, other in combinations(found, 2):
        assert not found[one].overlaps(found[other]), (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_the_menu_has_five_lines_and_the_decision_is_always_in_view(size: Size) -> None:
    found = places(size, at.CITY, at.ROW)
    assert found[at.MENU].height >= 5
    assert {at.SEATS, at.PROMPT, at.LOOK, at.CITY, at.FOOTER} <= set(found)


@pytest.mark.parametrize("size", SIZES)
def test_every_board_can_be_reached(size: Size) -> None:
    shown = set(places(size, at.CITY, at.ROW)) | {
        name for tab in tabs_of(shape_of(size)) for name in places(size, tab, tab)}
    assert {*at.BOARDS, at.EVENT} <= shown
    for tab in tabs_of(shape_of(size)):
        assert tab in places(size, tab, tab)


@pytest.mark.parametrize("size", [size for size in SIZES if shape_of(size) is not Shape.NARROW])
def test_where_boards_lie_side_by_side_the_city_has_room_for_a_map(size: Size) -> None:
    city = places(size, at.CITY, "")[at.CITY]
    assert plan_for(city.width - at.FRAME, city.height - at.FRAME) is not None


@pytest.mark.parametrize("size", [Size(1, 1), Size(20, 5), Size(79, 23)])
def test_any_size_has_an_answer(size: Size) -> None:
    assert at.MENU in places(size, at.CITY, at.ROW)


def test_open_cards_lie_in_the_place_of_the_city() -> None:
    found = places(Size(160, 48), at.CITY, at.ROW, offer=True)
    assert at.CITY not in found and at.OFFER in found


@pytest.mark.parametrize("size", [Size(120, 36), Size(140, 40), Size(159, 50), Size(160, 48), Size(200, 70)])
def test_below_a_heading_all_three_tracks_have_their_two_rows(size: Size) -> None:
    found = places(size, at.CITY, at.LEADERSHIP)
    assert found[at.LEADERSHIP].height - at.RULE >= 6
    assert found[at.EVENT].height - at.RULE >= 3
