"""What a side can force: decided games, robust bounds, one difference, solutions, and counts."""

from __future__ import annotations

import os
from typing import Any, Dict, Union

from hotstone import _law
from hotstone.arguments import INT_MOST, LONG_MOST, flag, text, whole
from hotstone.arguments import board as board_name
from hotstone.positions import RuleSet, as_position
from hotstone.values import AnyPosition


def decide(
    position: AnyPosition,
    endless: str,
    rules: Union[RuleSet, str] = "basic-only",
    *,
    to_move: str = "B",
    worth: float = 0,
    lines: int = 1_000_000,
    memory: str = "",
    count: bool = False,
) -> Dict[str, Any]:
    """The value if a long cycle decides the game, the object of `hotstone decide --json`:
    `endless` is "draw", "no-result", "balance" or "disturber".

    >>> decide("2x2", "draw")["value"]
    0
    """
    answer: Dict[str, Any] = _law.decide(
        list(as_position(position).rows),
        text("endless", endless),
        text("rules", str(rules)),
        text("to_move", to_move),
        float(worth),
        whole("lines", lines, 1, LONG_MOST),
        text("memory", memory),
        flag("count", count),
    )
    return answer


def robust(
    position: AnyPosition,
    *,
    to_move: str = "B",
    hot: str = "single",
    memory: str = "",
    threads: int = 1,
) -> Dict[str, Any]:
    """What each side forces under every rule of repetition, the object of
    `hotstone robust --json`.

    >>> bounds = robust("3x3")
    >>> bounds["lower"], bounds["upper"]
    (2, 9)
    """
    answer: Dict[str, Any] = _law.robust(
        list(as_position(position).rows),
        text("to_move", to_move),
        text("hot", hot),
        text("memory", memory),
        whole("threads", threads, 1, 1024),
    )
    return answer


def plane(
    position: AnyPosition,
    at_least: int,
    rules: Union[RuleSet, str] = "basic-only",
    *,
    side: str = "B",
    to_move: str = "B",
    memory: str = "",
    threads: int = 1,
) -> Dict[str, Any]:
    """Whether a side can force an area difference, the object of `hotstone plane --json`.

    >>> plane("3x3", 9)["forced"]
    True
    """
    answer: Dict[str, Any] = _law.plane(
        list(as_position(position).rows),
        whole("at_least", at_least, -INT_MOST, INT_MOST),
        text("side", side),
        text("to_move", to_move),
        text("rules", str(rules)),
        text("memory", memory),
        whole("threads", threads, 1, 256),
    )
    return answer


def solve(
    position: AnyPosition,
    at_least: int,
    out: Union[str, "os.PathLike[str]"],
    *,
    side: str = "B",
    to_move: str = "B",
    rules: str = "basic-ko",
    by: str = "intervals",
    memory: str = "",
) -> Dict[str, Any]:
    """Writes the moves with which a side forces an area difference to the file `out`, for
    hotstone-certify; returns the object of `hotstone solve --json`.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     solve("3x3", 9, os.path.join(folder, "3x3.cert"))["verdict"]
    'holds'
    """
    answer: Dict[str, Any] = _law.solve(
        list(as_position(position).rows),
        whole("at_least", at_least, -INT_MOST, INT_MOST),
        os.fsencode(out),
        text("side", side),
        text("to_move", to_move),
        text("rules", rules),
        text("by", by),
        text("memory", memory),
    )
    return answer


def count(
    board: Any, *, games_under: Union[RuleSet, str] = "", memory: str = ""
) -> Dict[str, Any]:
    """The number of legal positions of a board, or of games under rules of superko, the object of
    `hotstone count --json`; `board` is "3x3" or (3, 3).

    >>> count((3, 3))["value"], count("2x1", games_under="tromp-taylor")["value"]
    ('12675', '9')
    """
    answer: Dict[str, Any] = _law.count(
        board_name("board", board),
        text("games_under", str(games_under)),
        text("memory", memory),
    )
    return answer
