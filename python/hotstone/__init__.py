"""The rules of Go as Hotstone knows them: positions, games, kos, values and verdicts.

Black is "B" and White is "W". Points are named from "A1" at the lower left, without I. Rows are
written top first, with X for Black and O for White. Answers with several parts are dictionaries
with the keys of the program's --json output or of its referee's answers.

>>> import hotstone
>>> game = hotstone.Game("ing-1996", ".XO./X.XO/.XO.", to_move="W")
>>> game.play("B2")["captured"]
['C2']
>>> game.judge("C2")["says"]
"Black may not play at C2: White's stone at B2 has just captured the only stone there. Any other \
move, or a pass, lifts this ban."

Invalid arguments raise ValueError with a message that says what is expected. So does a board with
more points than a function takes. A question that cannot be answered within a limit, or that the
program does not support, raises LimitError. An answer that says that something is unknown raises
nothing. For a tour see docs/howto/python.md.
"""

from __future__ import annotations

from typing import List

from hotstone._law import LimitError
from hotstone._law import version as __version__
from hotstone.arrays import Fates, captures, fates, legal_moves, plays
from hotstone.forces import count, decide, plane, robust, solve
from hotstone.games import Explanation, Game, Referee, explain
from hotstone.positions import Chain, Play, Position, RuleSet, rule_sets
from hotstone.values import Table, circle, claims, kos, life, life_counts, value, verify

__all__ = [
    "Chain",
    "Explanation",
    "Fates",
    "Game",
    "LimitError",
    "Play",
    "Position",
    "Referee",
    "RuleSet",
    "Table",
    "__version__",
    "captures",
    "circle",
    "claims",
    "count",
    "decide",
    "explain",
    "fates",
    "kos",
    "legal_moves",
    "life",
    "life_counts",
    "plane",
    "plays",
    "robust",
    "rule_sets",
    "solve",
    "value",
    "verify",
]


def __dir__() -> List[str]:
    """The names that are meant for use."""
    return __all__


LimitError.__module__ = __name__
LimitError.__doc__ = (
    "A limit was reached before there was an answer, or the question is not supported.")
