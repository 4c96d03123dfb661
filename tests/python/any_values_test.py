"""Any values as arguments of the Python module: an answer, or one of the errors that
docs/howto/python.md names, and nothing else.

Each call draws its arguments one by one: mostly such as fit, sometimes any value at all. The draws
are always the same. What is understood must be answered the same again, and every kind of outcome
must come up. The compiled half is asked with any values too, as nobody should: it may know more
errors, but must not fall over.
"""

import collections
import math
import random
import unittest

import hotstone
import numpy
from hotstone import _law

CALLS = 6000
ERRORS = (ValueError, TypeError, FileNotFoundError, hotstone.LimitError)

ANY = [None, True, 0, 1, -1, 3, 2**31, 2**63, -2**70, 0.5, math.nan, math.inf, 1j, "", "\0",
       "\ud800", "A1", "a" * 300, "ä", b"", b"XO",
       bytearray(b"."), [], [None], ["."], [[]], (), (1, 2), {}, {"a": 1}, set(), object(), object,
       len, print, range(3), ...,
       numpy.zeros(0), numpy.zeros((2, 2)), numpy.int8(1), numpy.zeros((3, 0), numpy.int8),
       numpy.array(["X"]), numpy.zeros((1,) * 30)]
POSITIONS = ["X.", "XO./.O.", ".XO./X.XO/.XO.", "..", ".", "XX/..", "./.", ["X.", ".O"], (2, 2),
             "X", "XO/OX", "X./.", "Y.", "A1", "./..", (0, 2), (22, 2),
             (3, 3)]
ROWS = [["X."], [".XO.", "X.XO", ".XO."], ["X"], [], ["X.", "."], ["?"], [""]]
RULES = ["basic-only", "ing-1991", "ing-1996", "hot-only,end_passes=2", "basic-only,cycle=psk",
         "tromp-taylor", "", "basic-only,", "none",
         "basic-only,end_passes=0", "readings", "all", "basic-only;ing-1991"]
COLORS = ["B", "W", "b", "X", "", "BW"]
POINTS = ["A1", "B2", "pass", "Z9", "I1", "A0", "", "T19", "a1"]
NUMBERS = [0, 1, 2, 5, -1, 40, 2**31 - 1, 2**31, 2**64]
MEMORIES = ["1MiB", "", "10", "1 MB", "-1", "1GiB"]
FLAGS = [True, False]
ARRAYS = [numpy.zeros((2, 3, 3), numpy.int8), numpy.ones((1, 1, 1), numpy.int8),
          numpy.zeros((2, 2), numpy.int8), numpy.zeros((0, 2, 2), numpy.int8),
          numpy.full((1, 2, 2), 2, numpy.int8), numpy.zeros((4, 6, 6), numpy.int8)[:, ::2, ::-2],
          numpy.zeros((1, 22, 2), numpy.int8),
          numpy.zeros((1, 2, 2), numpy.int64), numpy.zeros((1, 2, 2), ">i2")]
PLAYERS = ["B", "W", numpy.array(["B", "W"]), numpy.ones(2, numpy.int8), ["W"], ["B", "W"]]
RECORDS = ["(;SZ[2];B[aa];W[bb])", "(;SZ[2]", b"(;GM[1]SZ[3];B[aa])", "nowhere.sgf",
           "(;SZ[2];B[zz])"]
LINES = ['{"id":1,"method":"new","rules":"basic-only","board":"2x2"}\n', "{}\n", "[]", "\n",
         '{"id":1}\n', "null\n"]
REQUESTS = [{}, {"id": 1, "method": "new"}, {"method": "show", "game": 1},
            {"id": 2, "method": "new", "rules": "basic-only", "board": "2x2"}]
KINDS = ["life", "outcome", ""]


def paused(position):
    """A game in which dead stones may be taken off."""
    game = hotstone.Game("ing-1991", position)
    game.play("pass")
    game.play("pass")
    return game


# What is called, and what its arguments are drawn from. `value` and `verify` are asked for small
# boards alone: they work.
SMALL = ["X.", "..", ".", "XX/..", (2, 1), (5, 5), ["X."], "X", "Y"]
PUBLIC = [
    (lambda *a: hotstone.Position(*a).rows, [POSITIONS]),
    (hotstone.Position.empty, [NUMBERS, NUMBERS]),
    (lambda p, *a: hotstone.Position(p).play(*a), [POSITIONS, COLORS, POINTS]),
    (lambda p, *a: hotstone.Position(p).count(*a), [POSITIONS, COLORS]),
    (lambda p, *a: hotstone.Position(p).score(*a), [POSITIONS, RULES]),
    (lambda p, at: hotstone.Position(p)[at], [POSITIONS, POINTS]),
    (lambda a: hotstone.Position.from_array(a).rows, [[array[0] for array in ARRAYS
                                                       if len(array)]]),
    (lambda *a: hotstone.RuleSet(*a).name, [RULES]),
    (lambda t: [rules.name for rules in hotstone.rule_sets(t)], [RULES]),
    (lambda *a: hotstone.Game(*a).show(), [RULES, POSITIONS, COLORS, FLAGS]),
    (lambda p, *a: hotstone.Game("basic-only", p).play(*a), [POSITIONS, POINTS, COLORS]),
    (lambda p, *a: hotstone.Game("ing-1996", p).judge(*a), [POSITIONS, POINTS, COLORS]),
    (lambda p, a: hotstone.Game("basic-only", p).undo(a), [POSITIONS, NUMBERS]),
    (lambda p, a: paused(p).agree_dead(a), [POSITIONS, [["A1"], [], ["Z9"], "A1"]]),
    (lambda p, a: hotstone.Game("basic-only", p).legal_points(a), [POSITIONS, COLORS]),
    (lambda *a: hotstone.Referee(*a).games, [NUMBERS, NUMBERS]),
    (lambda a: hotstone.Referee().answer(a), [LINES]),
    (lambda a: hotstone.Referee().ask(a), [REQUESTS]),
    (hotstone.Table, [["nowhere", "", "/"]]),
    (hotstone.captures, [ARRAYS, PLAYERS, RULES]),
    (hotstone.plays, [ARRAYS, PLAYERS, RULES]),
    (lambda p, s, c, y, b: hotstone.kos(p, settled=s, cycle=c, cyclic=y, class_by=b),
     [POSITIONS, KINDS, ["", "B A1"], ["unclassified", "x"], ["breath", "breath", "removal"]]),
    (lambda p, r, c, n, b, m: hotstone.value(p, r, to_move=c, passes=n, ban=b, memory=m, plies=8,
                                             states=1000),
     [SMALL, RULES[3:6], COLORS[:2], [0, 0, 1, 2], ["", "", "A1"], ["", "1GiB", "?"]]),
    (lambda p, r, c, n, m: hotstone.value(p, r, to_move=c, passes=n, memory=m),
     [SMALL, RULES[:5], COLORS[:2], [0, 0, 1, 2],
         MEMORIES]),
    (lambda p, r, m, on: hotstone.life(p, r, memory=m, lines=on),
     [SMALL, RULES[:5], MEMORIES, FLAGS]),
    (lambda b, r, k, m: hotstone.life_counts(b, r, kos=k, memory=m),
     [["1x1", "2x1", (2, 2), "0x1", "9x9"], RULES[:5], FLAGS, MEMORIES]),
    (lambda b, r, m: hotstone.fates(b, r, memory=m).positions.shape,
     [["1x1", "2x1", (2, 2), "0x1", "9x9"], RULES[::3], MEMORIES]),
    (lambda b, r, s, a, q, m: hotstone.circle(b, r, settled=s, asked=a, second_rule=q, most=m),
     [["1x1", "2x1", (2, 2), "0x1", "9x9"], RULES[:5], ["", "open", "x"], ["", "after", "x"], FLAGS,
         NUMBERS[1:6]]),
    (lambda b, r, c: [verdict["verdict"] for verdict in hotstone.verify(b, r, claims=c)],
     [["1x1", "2x1", (2, 1), "0x1"],
         RULES[:5], ["counting", (), "x", ["counting"]]]),
    (lambda r, s, g, k: hotstone.explain(r, s, game=g, keep_going=k),
     [RECORDS, RULES, NUMBERS, FLAGS]),
]
HALF = [
    (_law.empty_board, [[1, 2, 21, 22, -1], [1, 2, 21, 22, -1]]),
    (_law.position_chains, [ROWS]),
    (_law.position_check, [ROWS]),
    (_law.position_play, [ROWS, COLORS, POINTS]),
    (_law.position_score, [ROWS, RULES]),
    (_law.point, [POINTS, [1, 2, 21, -1], [1, 2, 22, 0]]),
    (_law.kos, [ROWS, KINDS, ["unclassified", ""], ["", "removal", "x"], ["", "x"]]),
    (_law.rule_set, [RULES]),
    (_law.rule_sets, [RULES]),
    (_law.plays, [ARRAYS, PLAYERS, RULES]),
    (_law.fates, [["1x1", "2x2", "", "9x9"], RULES, MEMORIES]),
    (_law.explain, [[record if isinstance(record, bytes) else record.encode()
                     for record in RECORDS], ["x"], RULES, NUMBERS,
         [""], FLAGS, FLAGS, [""]]),
    (lambda r, p, c, a: _law.Game(r, p, "B", False).play(c, a), [RULES, ROWS, COLORS, POINTS]),
    (lambda a: _law.Referee(10, 100).answer(a), [LINES]),
]


def outcome(call, arguments, errors):
    """The name of the error, or a text of the answer."""
    try:
        return "answered", repr(call(*arguments))
    except errors as error:
        return type(error).__name__, str(error)


class AnyValuesTest(unittest.TestCase):
    def ask(self, table, errors, seed):
        rng = random.Random(seed)
        seen = collections.Counter()
        answered = set()
        for number in range(CALLS):
            which = number % len(table)
            call, kinds = table[which]
            arguments = [rng.choice(ANY) if rng.random() < 0.15 else rng.choice(kind)
                         for kind in kinds]
            with self.subTest(call=which, arguments=arguments):
                name, said = outcome(call, arguments, errors)
                self.assertTrue(said, "it says something")
                # The addresses of objects are not the same again.
                if " at 0x" not in said:
                    self.assertEqual((name, said), outcome(call, arguments, errors))
            seen[name] += 1
            if name == "answered":
                answered.add(which)
        return seen, answered

    def test_an_answer_or_an_error_of_the_page(self):
        seen, answered = self.ask(PUBLIC, ERRORS, 1)
        for name in ("answered", "ValueError", "TypeError", "LimitError", "FileNotFoundError"):
            self.assertGreater(seen[name], 10, (name, seen))
        nothing = {which for which, (call, _) in enumerate(PUBLIC) if call is hotstone.Table}
        self.assertEqual(answered, set(range(len(PUBLIC))) - nothing)

    def test_the_compiled_half_does_not_fall_over(self):
        seen, answered = self.ask(HALF, (Exception,), 2)
        self.assertGreater(seen["answered"], 100, seen)
        self.assertEqual(answered, set(range(len(HALF))))


if __name__ == "__main__":
    unittest.main()
