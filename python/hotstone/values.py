"""Kos and their classes, life and death, values, and claims about rule sets."""

from __future__ import annotations

import os
from typing import Any, Dict, Iterator, List, Sequence, Tuple, Union

from hotstone import _law
from hotstone.arguments import INT_MOST, LONG_MOST, flag, is_whole, text, texts, whole
from hotstone.arguments import board as board_name
from hotstone.positions import Position, RuleSet, as_position

AnyPosition = Union[Position, str, Sequence[str], Tuple[int, int]]


def kos(
    position: AnyPosition,
    *,
    settled: str = "life",
    cycle: str = "",
    cyclic: str = "unclassified",
    class_by: str = "breath",
) -> Dict[str, Any]:
    """The ko positions of a position with their classes, the object of `hotstone kos --json`
    (docs/explanation/ko-classes.md).

    `class_by="removal"` asks which stones can be removed instead of counting breaths, on boards of
    up to 18 points. If `cycle` gives moves that lead from the position back to it, the answer also
    names the disturber.

    >>> found = kos("XX.XO/.XXOO/XXO.O")["ko_positions"][0]
    >>> found["class"], found["kind"], found["disturber"], found["clause"]
    ('disturbing', 'disturbed-death', 'W', 'ING96-G512')
    >>> kos("XX.XOO/.XXOO./XXO.OO", cycle="B:D1 W:C3 B:pass W:C1 B:D3 W:pass")["cycle"]["disturber"]
    'B'
    >>> kos("XX.XO/.XXOO/XXO.O", class_by="removal")["ko_positions"][0]["kind"]
    'disturbed-death'
    """
    answer: Dict[str, Any] = _law.kos(
        list(as_position(position).rows),
        text("settled", settled),
        text("cyclic", cyclic),
        text("class_by", class_by),
        text("cycle", cycle),
    )
    return answer


def value(
    position: AnyPosition,
    rules: Union[RuleSet, str] = "basic-only",
    *,
    to_move: str = "B",
    passes: int = 0,
    ban: str = "",
    memory: str = "",
    plies: int = 40,
    states: int = 0,
) -> Dict[str, Any]:
    """What each side can force, the object of `hotstone value --json`
    (docs/explanation/determinacy.md).

    "lo" and "hi" are Black's values if endless play counts for White and if it counts for Black. If
    the rules depend on history they are equal, unless `states` or the memory runs out first; then
    "limit" says which. Under other rules the whole board is solved, up to about 4x4; `memory`
    ("2GiB") limits it, and LimitError says how much is needed.

    >>> answer = value((2, 1))
    >>> answer["lo"], answer["hi"], answer["line"]
    (-2, 2, ['B:A1', 'W:B1', 'B:pass', 'W:A1'])
    >>> value((2, 2), "tromp-taylor")["lo"]
    1
    >>> value((5, 5), memory="1GiB")
    Traceback (most recent call last):
    ...
    hotstone.LimitError: value: the intervals of 5x5 need about 444.3 GiB; memory allows 1 GiB; \
a smaller board: hotstone value --board 4x4 --rules basic-only --memory 1GiB
    """
    answer: Dict[str, Any] = _law.value(
        list(as_position(position).rows),
        text("rules", str(rules)),
        text("to_move", to_move),
        whole("passes", passes, 0, 3),
        text("ban", ban),
        text("memory", memory),
        whole("plies", plies, 1, INT_MOST),
        whole("states", states, 0, LONG_MOST),
    )
    return answer


def life(
    position: AnyPosition,
    rules: Union[RuleSet, str] = "basic-only",
    *,
    memory: str = "",
    nodes: int = 2000,
    presets: bool = False,
    lines: bool = False,
    table: Union[str, "os.PathLike[str]"] = "",
    search: bool = False,
) -> Dict[str, Any]:
    """The fate of every chain by removal, the object of `hotstone life --position --json`
    (docs/results/life.md).

    Up to 18 points the whole board is solved; `memory` ("2GiB") limits it. Larger boards,
    and any under rules with history or with `search`, are searched, with at most `nodes` nodes each
    time. `presets` also asks what each preset that
    remembers the game makes of the chains that hang. `lines` adds a line of play for each answer.
    `table` is a file of `hotstone table build --fates`, from which the fates are read.

    >>> chains = life(".XOO/X.OX/.XX.", lines=True)["chains"]
    >>> [(chain["stones"][0], chain["fate"]) for chain in chains if chain["fate"] != "alive"]
    [('C2', 'dead'), ('D2', 'by-turn')]
    >>> chains[3]["lines"][0]["moves"], chains[3]["lines"][0]["end"]
    (['W:D1'], 'removed')
    >>> [chain["fate"] for chain in life("XX.XOO/.XXOO./XXO.OO", "ing-1996", nodes=20000)["chains"]]
    ['stays', 'dead', 'stays', 'dead']
    """
    answer: Dict[str, Any] = _law.life(
        list(as_position(position).rows),
        text("rules", str(rules)),
        text("memory", memory),
        whole("nodes", nodes, 1, 1_000_000_000),
        flag("presets", presets),
        flag("lines", lines),
        os.fsencode(table),
        flag("search", search),
    )
    return answer


def life_counts(
    board: Union[str, Tuple[int, int]],
    rules: Union[RuleSet, str] = "basic-only",
    *,
    kos: bool = False,
    rule_from: Union[str, Tuple[int, int]] = "",
    rule_steps: int = 0,
    memory: str = "",
) -> Dict[str, Any]:
    """All stones of all positions of a board by their fate, the object of `hotstone life --board
    --json`; with `kos`, its ko positions by class and by fate, too. Then `rule_from` tries the best
    rule over breaths of that board, and `rule_steps` the best list of up to three tests.

    >>> counts = life_counts((4, 3), kos=True)
    >>> counts["fates"][0]["fate"], counts["fates"][0]["stones"]
    ('dead', 571528)
    >>> counts["kos"]["with_a_class"], counts["kos"]["agree_if_by_turn_is_open"]
    (14996, 9108)
    """
    answer: Dict[str, Any] = _law.life_counts(
        board_name("board", board),
        text("rules", str(rules)),
        flag("kos", kos),
        board_name("rule_from", rule_from) if rule_from else "",
        whole("rule_steps", rule_steps, 0, 3),
        text("memory", memory),
    )
    return answer


def circle(
    board: Union[str, Tuple[int, int]],
    rules: Union[RuleSet, str] = "basic-only",
    *,
    settled: str = "",
    asked: str = "",
    second_rule: bool = False,
    most: int = 20,
) -> Dict[str, Any]:
    """The classifications of kos that agree with the fates they give, the object of `hotstone
    circle --json`; for one reading if `settled` and `asked` are given, otherwise for each.

    >>> [one["consistent"] for one in circle((3, 2), settled="unsettled")["readings"]]
    [3, 1, 1]
    """
    answer: Dict[str, Any] = _law.circle(
        board_name("board", board),
        text("rules", str(rules)),
        text("settled", settled),
        text("asked", asked),
        flag("second_rule", second_rule),
        whole("most", most, 1, 100_000),
    )
    return answer


class Table:
    """A stored table of the values of a whole board, written by `hotstone table build`
    (docs/howto/tables.md)."""

    __slots__ = ("_table",)

    def __init__(self, path: Union[str, "os.PathLike[str]"]) -> None:
        name = os.fsencode(path)
        if b"\0" in name:
            raise ValueError("embedded null byte")
        self._table = _law.Table(name)

    @property
    def size(self) -> Tuple[int, int]:
        """Columns and rows of its board."""
        return self._table.size()

    @property
    def rules(self) -> RuleSet:
        return RuleSet(self._table.rules())

    def probe(
        self, position: Union[AnyPosition, None] = None, *, to_move: str = "B", passes: int = 0,
        ban: str = ""
    ) -> Dict[str, Any]:
        """The interval of a situation and the moves that keep it, as in `hotstone table probe
        --json`. Without a position, those of the empty board."""
        asked = as_position(self.size if position is None else position)
        answer: Dict[str, Any] = self._table.probe(
            list(asked.rows), text("to_move", to_move), whole("passes", passes, 0, 3),
            text("ban", ban)
        )
        return answer


def claims() -> List[Dict[str, Any]]:
    """The claims that `verify` decides, with their sentences and clauses.

    >>> [claim["claim"] for claim in claims()][:3]
    ['variation', 'self-removal-lemma', 'closure']
    """
    return _law.claims()


def verify(
    boards: Union[str, Tuple[int, int], Sequence[Union[str, Tuple[int, int]]]],
    rules: Union[RuleSet, str, Sequence[Union[RuleSet, str]]] = "all",
    *,
    claims: Union[str, Sequence[str]] = (),
    memory: str = "",
    seed: int = 1,
    certify_points: int = 9,
) -> Iterator[Dict[str, Any]]:
    """Decides claims about rule sets on boards and yields each verdict as soon as it is known.

    A verdict is the object of `hotstone verify --json`: claim, verdict (holds, fails, unknown,
    counted), method, level, figure, witness and more. It uses one thread; Ctrl-C stops it within a
    second and raises KeyboardInterrupt.

    >>> for verdict in verify("2x2", "tromp-taylor;hot-only", claims=["termination"]):
    ...     print(verdict["rules"], verdict["verdict"], verdict["method"])
    tromp-taylor holds all-boards
    hot-only fails exhaustive
    """
    # Raises errors now, not when the first verdict is requested.
    run = _law.Verification(
        [board_name("boards", board) for board in _listed("boards", boards)],
        texts("rules", [str(one) for one in _listed("rules", rules)]),
        texts("claims", [claims] if isinstance(claims, str) else claims),
        text("memory", memory),
        whole("seed", seed, 0, LONG_MOST),
        whole("certify_points", certify_points, 0, 36),
    )
    return _verdicts(run)


def _verdicts(run: _law.Verification) -> Iterator[Dict[str, Any]]:
    while (verdict := run.next()) is not None:
        yield verdict


def _listed(name: str, one_or_more: Any) -> List[Any]:
    """Wraps a single item in a list; (3, 3) is one board."""
    if isinstance(one_or_more, (str, RuleSet)):
        return [one_or_more]
    if isinstance(one_or_more, tuple) and len(one_or_more) == 2 and is_whole(one_or_more[0]):
        return [one_or_more]
    if not hasattr(one_or_more, "__iter__"):
        raise TypeError(f"{name}: expected one or a list, not a value of the type "
                        f"{type(one_or_more).__name__}")
    return list(one_or_more)
