"""Games judged move by move, the referee for many of them, and game records explained."""

from __future__ import annotations

import json
import os
from threading import RLock
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Sequence, Tuple, Union

from hotstone import _law
from hotstone.arguments import INT_MOST, LONG_MOST, flag, text, texts, whole
from hotstone.positions import Position, RuleSet, as_position


class Game:
    """A game under one rule set, with its whole history, from any legal position.

    A judgement is a dictionary with the keys of the answers of `hotstone referee`
    (docs/howto/gtp-and-referee.md): legal, reason, why, clause, captured, hot, says and more.

    >>> game = Game("tromp-taylor", (3, 3))
    >>> game.play("B2")["legal"], game.to_move
    (True, 'W')
    >>> judgement = game.judge("B2")
    >>> judgement["legal"], judgement["reason"], judgement["clause"]
    (False, 'occupied', 'TT-MOVE')
    >>> game.position
    Position('.../.X./...')
    """

    __slots__ = ("_game", "_turn")

    def __init__(
        self,
        rules: Union[RuleSet, str] = "basic-only",
        position: Union[Position, str, Sequence[str], Tuple[int, int]] = (19, 19),
        to_move: str = "B",
        free_turns: bool = False,
    ) -> None:
        """`position` is a Position, its rows, or (columns, rows) of an empty board; with
        `free_turns` the colours may move out of turn."""
        # Reading whose turn it is and moving must be one step if several threads play.
        self._turn = RLock()
        self._game = _law.Game(
            text("rules", str(rules)),
            list(as_position(position).rows),
            text("to_move", to_move),
            flag("free_turns", free_turns),
        )

    def judge(self, at: str, color: Optional[str] = None) -> Dict[str, Any]:
        """Judges a move, a point or "pass", by the player to move or by `color`."""
        with self._turn:
            judgement: Dict[str, Any] = self._game.judge(self._color(color), text("at", at))
        return judgement

    def play(self, at: str, color: Optional[str] = None) -> Dict[str, Any]:
        """Plays a legal move; an illegal one changes nothing. Returns the judgement in both
        cases."""
        with self._turn:
            judgement: Dict[str, Any] = self._game.play(self._color(color), text("at", at))
        return judgement

    def undo(self, plies: int = 1) -> None:
        """Takes back moves and everything that the rules remember of them.

        >>> game = Game("tromp-taylor", (2, 1))
        >>> _ = game.play("A1")
        >>> game.undo()
        >>> game.plies
        []
        """
        with self._turn:
            self._game.undo(whole("plies", plies, 0, INT_MOST))

    def agree_dead(self, points: Iterable[str]) -> None:
        """Removes dead stones by agreement during a pause; two more passes then end the game.

        >>> game = Game("ing-1996", "X.O/...")
        >>> game.agree_dead(["C2"])
        Traceback (most recent call last):
        ...
        ValueError: dead stones can be removed by agreement only while the game is paused
        """
        with self._turn:
            self._game.agree_dead(texts("points", points))

    def show(self) -> Dict[str, Any]:
        """The state of the game: plies, to_move, paused, ended, rules, rows, legal_set, ko_points,
        hot, score (every stone alive)."""
        state: Dict[str, Any] = self._game.show()
        return state

    def legal_points(self, color: Optional[str] = None) -> List[str]:
        """The points where a player may play now, in the order A1, B1, ..., A2."""
        with self._turn:
            return self._game.legal_points(self._color(color))

    def ko_points(self, color: Optional[str] = None) -> List[str]:
        """The points where only a ko rule forbids a play now.

        >>> game = Game("basic-only", ".XO./XO.O/.XO.")
        >>> _ = game.play("C2")
        >>> game.ko_points()
        ['B2']
        """
        with self._turn:
            return self._game.ko_points(self._color(color))

    def copy(self) -> "Game":
        """The same game with its whole history; the two go on independently.

        >>> game = Game("tromp-taylor", "3x3")
        >>> other = game.copy()
        >>> _ = other.play("B2")
        >>> game.plies, other.plies
        ([], [('B', 'B2')])
        """
        with self._turn:
            made = Game.__new__(Game)
            made._turn = RLock()
            made._game = self._game.copy()
        return made

    def sgf(self) -> str:
        """The game as a record, which `explain` reads back."""
        return self._game.sgf()

    @property
    def plies(self) -> List[Tuple[str, Union[str, List[str]]]]:
        """The moves so far: ("B", "C3"), ("W", "pass"), ("dead", ["A1"])."""
        return self._game.events()

    @property
    def position(self) -> Position:
        return Position(self._game.rows())

    @property
    def rules(self) -> RuleSet:
        return RuleSet(self._game.rules())

    @property
    def to_move(self) -> str:
        return self._game.to_move()

    @property
    def paused(self) -> bool:
        return self._game.paused()

    @property
    def ended(self) -> bool:
        """
        >>> game = Game("tromp-taylor", (2, 2))
        >>> _ = game.play("pass"), game.play("pass")
        >>> game.ended
        True
        """
        return self._game.ended()

    def _color(self, color: Optional[str]) -> str:
        return self.to_move if color is None else text("color", color)


class Referee:
    """Many games at once, with the requests and answers of `hotstone referee`, byte for byte.

    >>> referee = Referee()
    >>> referee.ask({"id": 1, "rules": "basic-only", "size": [2, 1], "judge": ["B", "B1"]})["says"]
    'Black may play at B1.'
    >>> referee.ask({"size": [5, 5], "judge": ["W", "I5"]})["error"]
    'judge[1]: point "I5" names column I, which boards do not have: H is followed by J'
    """

    __slots__ = ("_referee",)

    def __init__(self, games: int = 1000, plies: int = 1000000) -> None:
        """Limits the number of games and the total number of plies."""
        self._referee = _law.Referee(whole("games", games, 0, LONG_MOST),
                                     whole("plies", plies, 0, LONG_MOST))

    def ask(self, request: Dict[str, Any]) -> Dict[str, Any]:
        """Answers one request (docs/howto/gtp-and-referee.md). An invalid one raises nothing;
        "error" says why."""
        answer: Dict[str, Any] = json.loads(self._referee.answer(json.dumps(request)))
        return answer

    def answer(self, lines: str) -> str:
        """Answers lines of JSON with lines of JSON, as the program does over a pipe."""
        return self._referee.answer(text("lines", lines))

    @property
    def games(self) -> int:
        """The number of games held."""
        return self._referee.games()


class Explanation(NamedTuple):
    """A game record judged: the object of `hotstone explain --json`, and its transcript."""

    facts: Dict[str, Any]
    text: str


def explain(
    record: Union[str, bytes, "os.PathLike[str]"],
    rules: Union[RuleSet, str] = "",
    *,
    game: int = 1,
    line: str = "",
    keep_going: bool = False,
    diagrams: bool = False,
    charset: str = "",
) -> Explanation:
    """Replays an SGF record and names the clause behind every verdict
    (docs/howto/explain-games.md).

    `record` is a text, its bytes, or the path of a file. Without `rules` those of the record apply.
    `game` selects a game of the record, `line` one of its variations ("1.2"); with `keep_going`
    illegal moves are skipped and the rest is judged.

    >>> explanation = explain("(;SZ[4:3]AB[ba][ab][cb][bc]AW[ca][db][cc]PL[W];W[bb];B[cb])",
    ...                       "ing-1996")
    >>> explanation.facts["illegal"], explanation.facts["plies"][1]["why"]
    (1, 'hot-stone')
    >>> print(explanation.text[explanation.text.index("2. "):].splitlines()[0])
    2. Black C2: ILLEGAL, hot-stone (ING96-G508): the play would remove a single hot stone at once
    """
    source = "record"
    if isinstance(record, str):
        if "(" not in record:
            raise ValueError(f"record: {record[:60]!r} is not a record, which begins with a "
                             "parenthesis; pass a file as a pathlib.Path")
        data, charset = text("record", record).encode(), charset or "UTF-8"
    elif isinstance(record, bytes):
        data = record
    else:
        source = os.fsencode(record).decode(errors="replace")
        with open(record, "rb") as file:
            data = file.read()
    return Explanation(
        *_law.explain(
            data,
            source,
            text("rules", str(rules)),
            whole("game", game, 1, INT_MOST),
            text("line", line),
            flag("keep_going", keep_going),
            flag("diagrams", diagrams),
            text("charset", charset),
        )
    )
