"""From the JSON of the files to their shapes, with one sentence for the first fault found."""

from typing import Any, NoReturn

from pydantic import ValidationError

from resurgence_tui.games.packs import Files, fail, shown

from .schema import ContentJson


def parse(whole: Files) -> ContentJson:
    """The content in its shapes; ContentError for the first entry that does not fit."""
    try:
        return ContentJson.model_validate(whole)
    except ValidationError as error:
        _refuse(whole, error.errors(include_url=False)[0])


def _refuse(whole: Files, fault: Any) -> NoReturn:
    """Tell the one fault."""
    name, *path = fault["loc"]
    entry = _entry(whole, str(name), path)
    fail(str(name), entry, _field(str(name), path), _why(fault))


def _entry(whole: Files, name: str, path: list[Any]) -> str:
    """Id of the card, or the number of the entry, that the path leads into."""
    if not (path and isinstance(path[0], int)):
        return ""
    number = path.pop(0)
    entry = whole[name][number]
    card = entry.get("id") if isinstance(entry, dict) else None
    return card if isinstance(card, str) else f"number {number + 1}"


def _field(name: str, path: list[Any]) -> str:
    """The path in words: names joined by dots; on the tracks the number of the space as well."""
    if path and path[-1] == "[key]":
        path = path[:-2]
    if name == "tracks" and len(path) > 1 and isinstance(path[1], int):
        path = [path[0], f"space {path[1]}", *path[2:]]
    return ".".join(str(part) for part in path if not isinstance(part, int))


def _why(fault: Any) -> str:
    """What is wrong, in our words."""
    kind, given, last = fault["type"], fault["input"], fault["loc"][-1]
    limits = fault.get("ctx", {})
    if last == "[key]":
        return f"{shown(fault['loc'][-2])} is not a known key"
    value = shown(given if isinstance(given, str | int | float) else type(given).__name__)
    match kind:
        case "extra_forbidden":
            return "there is no such field"
        case "missing":
            return "this field is missing"
        case "literal_error" | "enum":
            return f"{value} is not one of {limits['expected']}"
        case "greater_than_equal":
            return f"{value} is less than {limits['ge']}"
        case "less_than_equal":
            return f"{value} is more than {limits['le']}"
        case "int_type" | "int_from_float":
            return f"{value} is not a whole number"
        case "bool_type":
            return f"{value} is not true or false"
        case "too_short":
            return f"{limits['actual_length']} entries are fewer than {limits['min_length']}"
        case "too_long":
            return f"more than {limits['max_length']} entries"
        case "value_error":
            return str(limits["error"])
        case "string_pattern_mismatch":
            return f"{value} is not a well-formed id"
    wanted = {"list_type": "a list", "dict_type": "an object", "model_type": "an object", "string_type": "a text"}
    return f"{value} is not {wanted.get(kind, 'a fitting value')}"
