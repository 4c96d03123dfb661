"""The rules of Go as Hotstone knows them: positions, games, kos, values and verdicts.

Black is "B" and White is "W", points are named from "A1" at the lower left, without I, and rows are written top first
with X for Black and O for White. Answers that have many parts are dictionaries with the keys that the program prints
under --json, or that its referee answers with.

>>> import hotstone
>>> game = hotstone.Game("ing-1996", ".XO./X.XO/.XO.", to_move="W")
>>> game.play("B2")["captured"]
['C2']
>>> game.judge("C2")["says"]
"Black may not play at C2: White's stone at B2 has just taken the one stone there. After any other move, or a pass, \
this ban is over."

What is wrong raises ValueError and says what would be right. What cannot be answered within a limit, or is not known to
the program, raises LimitError. An answer that itself says that something is unknown is an answer. The page
docs/howto/python.md is a tour.
"""

from __future__ import annotations

from hotstone._law import LimitError
from hotstone._law import version as __version__
from hotstone.arrays import captures, legal_moves, plays
from hotstone.games import Explanation, Game, Referee, explain
from hotstone.positions import Chain, Play, Position, RuleSet, rule_sets
from hotstone.values import Table, claims, kos, value, verify

__all__ = [
    "Chain",
    "Explanation",
    "Game",
    "LimitError",
    "Play",
    "Position",
    "Referee",
    "RuleSet",
    "Table",
    "__version__",
    "captures",
    "claims",
    "explain",
    "kos",
    "legal_moves",
    "plays",
    "rule_sets",
    "value",
    "verify",
]

LimitError.__module__ = __name__
LimitError.__doc__ = """A limit was hit before there was an answer, or the question is not supported."""
