"""Converts arguments for the compiled half, or raises an error that says what is valid.

A value of the wrong type raises TypeError, an invalid value ValueError. Without these checks the
messages would be in terms of C++.

>>> whole("passes", 5, 0, 3)
Traceback (most recent call last):
...
ValueError: passes: 5 is not between 0 and 3
>>> text("to_move", None)
Traceback (most recent call last):
...
TypeError: to_move: expected a text, not None
"""

from __future__ import annotations

import operator
from typing import Any, List

INT_MOST = 2**31 - 1
LONG_MOST = 2**64 - 1


def _kind(value: object) -> str:
    return "None" if value is None else f"a value of the type {type(value).__name__}"


def whole(name: str, value: Any, least: int, most: int) -> int:
    """Returns a whole number, Python's or numpy's.

    >>> whole("seed", 1.0, 0, 9)
    Traceback (most recent call last):
    ...
    TypeError: seed: expected a whole number from 0 to 9, not a value of the type float
    """
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: expected a whole number from {least} to {most}, not "
                        f"{_kind(value)}") from None
    if not least <= number <= most:
        shown = str(number) if number.bit_length() <= 128 else "a number of more than 38 digits"
        raise ValueError(f"{name}: {shown} is not between {least} and {most}")
    return number


def is_whole(value: Any) -> bool:
    return not isinstance(value, str) and hasattr(value, "__index__")


def text(name: str, value: Any) -> str:
    """Returns a text that can be encoded in UTF-8; a lone surrogate cannot.

    >>> text("at", "\\ud800")
    Traceback (most recent call last):
    ...
    ValueError: at: '\\ud800' is not a valid text
    """
    if not isinstance(value, str):
        raise TypeError(f"{name}: expected a text, not {_kind(value)}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{name}: {ascii(value[:40])} is not a valid text") from None
    return value


def texts(name: str, values: Any) -> List[str]:
    """Returns the texts of a list or another iterable; a single text is not accepted.

    >>> texts("points", "C2")
    Traceback (most recent call last):
    ...
    TypeError: points: expected a list of texts, not a value of the type str
    """
    if isinstance(values, (str, bytes)) or not hasattr(values, "__iter__"):
        raise TypeError(f"{name}: expected a list of texts, not {_kind(values)}")
    return [text(f"{name}[{i}]", value) for i, value in enumerate(values)]


def board(name: str, value: Any) -> str:
    """Returns the name of a board: "4x3", or columns and rows.

    >>> board("board", (4, 3))
    '4x3'
    """
    if isinstance(value, (tuple, list)) and len(value) == 2:
        return f"{whole('columns', value[0], 1, 19)}x{whole('rows', value[1], 1, 19)}"
    return text(name, value)


def flag(name: str, value: Any) -> bool:
    """Returns True or False, Python's or numpy's; a word is not accepted.

    >>> flag("diagrams", "no")
    Traceback (most recent call last):
    ...
    TypeError: diagrams: expected True or False, not a value of the type str
    """
    if type(value).__name__ not in ("bool", "bool_"):
        raise TypeError(f"{name}: expected True or False, not {_kind(value)}")
    return bool(value)
