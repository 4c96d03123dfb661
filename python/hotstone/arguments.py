"""Converts arguments for the compiled half, or raises an error that says what is valid.

What is of another type is a TypeError, what is of the right type and cannot be is a ValueError. Without this, both would
be told in the words of C++.

>>> whole("passes", 5, 0, 3)
Traceback (most recent call last):
...
ValueError: passes: 5 is not in 0 to 3
>>> text("to_move", None)
Traceback (most recent call last):
...
TypeError: to_move: right is a text, not None
"""

from __future__ import annotations

import operator
from typing import Any, List

INT_MOST = 2**31 - 1
LONG_MOST = 2**64 - 1


def _kind(value: object) -> str:
    return "None" if value is None else f"a value of the type {type(value).__name__}"


def whole(name: str, value: Any, least: int, most: int) -> int:
    """A whole number, numpy's too.

    >>> whole("seed", 1.0, 0, 9)
    Traceback (most recent call last):
    ...
    TypeError: seed: right is a whole number from 0 to 9, not a value of the type float
    """
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: right is a whole number from {least} to {most}, not {_kind(value)}") from None
    if not least <= number <= most:
        shown = str(number) if number.bit_length() <= 128 else "a number of more than 38 digits"
        raise ValueError(f"{name}: {shown} is not in {least} to {most}")
    return number


def is_whole(value: Any) -> bool:
    return not isinstance(value, str) and hasattr(value, "__index__")


def text(name: str, value: Any) -> str:
    """A text that can be written in UTF-8: half a surrogate pair cannot.

    >>> text("at", "\\ud800")
    Traceback (most recent call last):
    ...
    ValueError: at: '\\ud800' is no text
    """
    if not isinstance(value, str):
        raise TypeError(f"{name}: right is a text, not {_kind(value)}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{name}: {ascii(value[:40])} is no text") from None
    return value


def texts(name: str, values: Any) -> List[str]:
    """Several texts, in a list or whatever else one can go through; one text by itself is none of these.

    >>> texts("points", "C2")
    Traceback (most recent call last):
    ...
    TypeError: points: right is a list of texts, not a value of the type str
    """
    if isinstance(values, (str, bytes)) or not hasattr(values, "__iter__"):
        raise TypeError(f"{name}: right is a list of texts, not {_kind(values)}")
    return [text(f"{name}[{i}]", value) for i, value in enumerate(values)]


def flag(name: str, value: Any) -> bool:
    """True or False, numpy's too; a word is neither.

    >>> flag("diagrams", "no")
    Traceback (most recent call last):
    ...
    TypeError: diagrams: right is True or False, not a value of the type str
    """
    if type(value).__name__ not in ("bool", "bool_"):
        raise TypeError(f"{name}: right is True or False, not {_kind(value)}")
    return bool(value)
