"""Positions and rule sets, which the other parts of the module use."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Dict, List, NamedTuple, Optional, Sequence, Tuple, Union

from hotstone import _law
from hotstone.arguments import is_whole, texts, whole
from hotstone.arguments import text as checked_text

if TYPE_CHECKING:
    import numpy
    import numpy.typing


class Chain(NamedTuple):
    """Connected stones of one colour and their liberties, each in the order A1, B1, ..., A2."""

    color: str
    stones: List[str]
    liberties: List[str]


class Play(NamedTuple):
    """The effect of placing a stone; its legality is not judged."""

    after: "Position"
    captured: List[str]
    self_removed: List[str]


class Position:
    """The stones on a board and nothing else. Positions are immutable and compare by value.

    >>> position = Position("X.O/.XO/X.O")
    >>> position.size, position["C3"], position["B3"]
    ((3, 3), 'W', None)
    >>> position == Position(["X.O", ".XO", "X.O"])
    True
    >>> Position("X.O/.Z.")
    Traceback (most recent call last):
    ...
    ValueError: row 2, column 2: 'Z' is not X, O or '.'
    """

    __slots__ = ("_rows",)
    _rows: Tuple[str, ...]

    def __init__(self, rows: Union[str, Sequence[str]]) -> None:
        """Rows, top first, as a list or separated by "/". The position need not be legal.
        Stones may be written in lower case."""
        listed = texts("rows", rows.split("/") if isinstance(rows, str) else rows)
        self._rows = tuple(row.replace("x", "X").replace("o", "O") for row in listed)
        _law.position_check(list(self._rows))

    @classmethod
    def empty(cls, cols: int, rows: int) -> "Position":
        """The empty board.

        >>> Position.empty(3, 2)
        Position('.../...')
        """
        return cls(_law.empty_board(whole("cols", cols, 1, 19), whole("rows", rows, 1, 19)))

    @classmethod
    def from_array(cls, cells: "numpy.typing.NDArray[numpy.int8]") -> "Position":
        """Makes a position from an array of H rows and W columns, top row first: 1 black, -1 white,
        0 empty.

        >>> import numpy
        >>> Position.from_array(numpy.array([[0, 1], [-1, 0]], dtype=numpy.int8))
        Position('.X/O.')
        """
        letters = {0: ".", 1: "X", -1: "O"}
        if not hasattr(cells, "dtype"):
            kind = type(cells).__name__
            raise TypeError(f"expected a numpy array of H rows and W columns, not a value of the "
                            f"type {kind}")
        numbers = cells.dtype.kind in "iuf"
        if cells.ndim != 2 or not numbers or not all(cell in letters for cell in cells.flat):
            raise ValueError("an array of a position has H rows and W columns of 1 (black), -1 "
                             "(white) and 0 (none)")
        return cls(["".join(letters[int(cell)] for cell in row) for row in cells])

    def to_array(self) -> "numpy.typing.NDArray[numpy.int8]":
        """The array that from_array reads."""
        import numpy

        numbers = {".": 0, "X": 1, "O": -1}
        return numpy.array([[numbers[cell] for cell in row] for row in self._rows],
                           dtype=numpy.int8)

    @property
    def rows(self) -> Tuple[str, ...]:
        """The rows, top first."""
        return self._rows

    @property
    def size(self) -> Tuple[int, int]:
        """Columns and rows."""
        return len(self._rows[0]), len(self._rows)

    def __getitem__(self, point: str) -> Optional[str]:
        """The colour of the stone at a point, or None."""
        col, row = _law.point(checked_text("point", point), *self.size)
        return {".": None, "X": "B", "O": "W"}[self._rows[-1 - row][col]]

    def count(self, color: str) -> int:
        """The number of stones of a colour.

        >>> Position("X.O/.XO/X.O").count("B")
        3
        """
        letters = {"B": "X", "W": "O"}
        if checked_text("color", color) not in letters:
            raise ValueError(f'"{color}" is not a colour: Black is "B", White is "W"')
        return sum(row.count(letters[color]) for row in self._rows)

    def chains(self) -> List[Chain]:
        """Every chain once, in the order of its first stone.

        >>> Position("XX/.O").chains()[0]
        Chain(color='W', stones=['B1'], liberties=['A1'])
        """
        return [Chain(*chain) for chain in _law.position_chains(list(self._rows))]

    @property
    def legal(self) -> bool:
        """Whether every chain has a liberty.

        >>> Position("XX/.O").legal, Position("XO/O.").legal
        (True, False)
        """
        return all(chain.liberties for chain in self.chains())

    def play(self, color: str, at: str) -> Play:
        """Places a stone on a legal position and removes the chains without liberties, whatever the
        rules.

        >>> Position(".O/O.").play("B", "B1")
        Play(after=Position('.O/O.'), captured=[], self_removed=['B1'])
        >>> Position("XO/.O").play("B", "A1")
        Play(after=Position('X./X.'), captured=['B1', 'B2'], self_removed=[])
        """
        where = checked_text("at", at)
        after, captured, self_removed = _law.position_play(list(self._rows),
                                                           checked_text("color", color), where)
        return Play(Position(after), captured, self_removed)

    def score(self, rules: Union["RuleSet", str] = "basic-only") -> Dict[str, Any]:
        """The score with all stones counted as alive, with the keys of `hotstone score --json`.

        >>> Position("XX./..O").score("tromp-taylor")["outcome"]["text"]
        'Black wins by 1'
        """
        score: Dict[str, Any] = _law.position_score(list(self._rows),
                                                    checked_text("rules", str(rules)))
        return score

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._rows == other._rows

    def __hash__(self) -> int:
        return hash(self._rows)

    def __str__(self) -> str:
        return "\n".join(self._rows)

    def __repr__(self) -> str:
        return f"Position({'/'.join(self._rows)!r})"


class RuleSet:
    """A preset, or a preset with some of its keys changed, as after --rules.

    >>> rules = RuleSet("tromp-taylor,self_removal=none")
    >>> rules.preset, rules.keys["cycle"], rules.keys["self_removal"], rules.has_memory
    ('tromp-taylor', 'psk', 'none', True)
    >>> RuleSet("basic-only,self_removal=groups") == RuleSet("basic-only")
    True
    """

    __slots__ = ("_name", "_preset", "_keys", "_has_memory")

    def __init__(self, text: Union["RuleSet", str] = "basic-only") -> None:
        self._name, self._preset, keys, finite = _law.rule_set(checked_text("rules", str(text)))
        self._keys = dict(keys)
        self._has_memory = not finite

    @property
    def name(self) -> str:
        """The preset with the keys that differ from it."""
        return self._name

    @property
    def preset(self) -> str:
        """The preset that it is made from."""
        return self._preset

    @property
    def keys(self) -> Dict[str, str]:
        """Every key with its value as text; docs/reference/case-format.md lists them."""
        return dict(self._keys)

    @property
    def has_memory(self) -> bool:
        """Whether legality depends on more of the game than its last move and the passes before
        it."""
        return self._has_memory

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleSet) and self._name == other._name

    def __hash__(self) -> int:
        return hash(self._name)

    def __str__(self) -> str:
        return self._name

    def __repr__(self) -> str:
        return f"RuleSet({self._name!r})"


def rule_sets(text: str = "all") -> List[RuleSet]:
    """Several rule sets, separated by semicolons; "all" means the presets, "readings" the readings
    of the ko rules.

    >>> [rules.name for rules in rule_sets("all")][:3]
    ['basic-only', 'hot-only', 'ing-1996']
    """
    return [RuleSet(name) for name in _law.rule_sets(checked_text("rules", text))]


def as_position(position: Union[Position, str, Sequence[str], Tuple[int, int]]) -> Position:
    """A position from itself, its rows, or an empty board as (columns, rows) or "3x3"."""
    if isinstance(position, Position):
        return position
    if isinstance(position, str) and re.fullmatch(r"[0-9]{1,4}x[0-9]{1,4}", position):
        return Position.empty(*map(int, position.split("x")))
    if isinstance(position, tuple) and len(position) == 2:
        cols, rows = position
        if is_whole(cols) and is_whole(rows):
            return Position.empty(cols, rows)
    return Position(position)
