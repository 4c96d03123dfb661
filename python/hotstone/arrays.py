"""Many positions at once, as numpy arrays.

N positions of H rows and W columns are an int8 array of the shape (N, H, W): 1 is a black stone, -1
a white one, 0 an empty point; row 0 is the top row, as in a picture. Every position must be legal.
`to_move` is "B", "W", or an int8 array of N values 1 or -1. Only the self-removal option of the
rules matters: an array has no history, so no ko is forbidden. The interpreter lock is released
during the work; changes that another thread makes to an array meanwhile have no effect. `fates`
gives such arrays for all positions of a board.

>>> import numpy
>>> from hotstone import Position
>>> positions = numpy.stack([Position(".XO./X.XO/.XO.").to_array(),
...                          Position.empty(4, 3).to_array()])
>>> legal, taken = plays(positions, "W")
>>> legal[0].astype(int)
array([[0, 0, 0, 1],
       [0, 1, 0, 0],
       [0, 0, 0, 1]])
>>> int(taken[0, 1, 1]), int(legal[1].sum())
(1, 12)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Tuple, Union

from hotstone import _law
from hotstone.arguments import board as board_name
from hotstone.arguments import text
from hotstone.positions import RuleSet

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Positions = NDArray[numpy.int8]
    Players = Union[str, NDArray[numpy.int8]]


def plays(
    positions: "Positions", to_move: "Players" = "B", rules: Union[RuleSet, str] = "basic-only"
) -> "Tuple[NDArray[numpy.bool_], NDArray[numpy.int16]]":
    """The legal plays of the player to move and the number of stones that each of them captures:
    two arrays (N, H, W).

    >>> import numpy
    >>> plays(numpy.zeros((2, 2)))
    Traceback (most recent call last):
    ...
    ValueError: positions has the shape (2, 2) and the type float64; expected (N, H, W), \
N positions of H rows and W columns, of the type int8
    """
    if isinstance(to_move, str):
        text("to_move", to_move)
    return _law.plays(positions, to_move, text("rules", str(rules)))


def legal_moves(
    positions: "Positions", to_move: "Players" = "B", rules: Union[RuleSet, str] = "basic-only"
) -> "NDArray[numpy.bool_]":
    """The first array of `plays`.

    >>> import numpy
    >>> bool(legal_moves(numpy.zeros((1, 19, 19), numpy.int8)).all())
    True
    """
    return plays(positions, to_move, rules)[0]


def captures(
    positions: "Positions", to_move: "Players" = "B", rules: Union[RuleSet, str] = "basic-only"
) -> "NDArray[numpy.int16]":
    """The second array of `plays`."""
    return plays(positions, to_move, rules)[1]


class Fates(NamedTuple):
    """The fates of N positions, three arrays (N, H, W). An answer is what becomes of the stone at a
    point: 0 no stone, 1 removed, 2 kept, 3 hangs."""

    positions: "NDArray[numpy.int8]"
    attacker_first: "NDArray[numpy.uint8]"
    owner_first: "NDArray[numpy.uint8]"


def fates(
    board: Union[str, Tuple[int, int]],
    rules: Union[RuleSet, str] = "basic-only",
    *,
    memory: str = "",
) -> Fates:
    """The fates of all stones in all legal positions of a board, each position once
    (docs/results/life.md). Up to 4x4 or so; `memory` ("2GiB") limits the work and the arrays, and
    LimitError says how much is needed.

    >>> found = fates("3x2")
    >>> found.positions.shape, int((found.owner_first == 3).sum())
    ((489, 2, 3), 0)
    >>> by_turn = (found.attacker_first == 1) & (found.owner_first == 2)
    >>> int(by_turn.sum())
    616
    """
    return Fates(*_law.fates(board_name("board", board), text("rules", str(rules)),
                             text("memory", memory)))
