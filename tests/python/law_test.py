"""The Python module: positions, games, kos, values, verdicts, errors, interrupts; and its stub."""

import ast
import gc
import itertools
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import unittest

import hotstone
import numpy
from hotstone import _law

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ["HOTSTONE"]
KO = ".XO./X.XO/.XO."


def program(*arguments, text=None):
    """The objects that the program prints, and its exit code."""
    run = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True,
                         check=False)
    return [json.loads(line) for line in run.stdout.splitlines()], run.returncode


def without(answer, *keys):
    return {key: value for key, value in answer.items() if key not in keys}


class PositionTest(unittest.TestCase):
    def test_what_lies_on_it(self):
        position = hotstone.Position("XO./.O.")
        self.assertEqual(position.size, (3, 2))
        self.assertEqual([position["A2"], position["b2"], position["C1"]], ["B", "W", None])
        self.assertEqual(position.chains()[0], hotstone.Chain("W", ["B1", "B2"],
                                                              ["A1", "C1", "C2"]))
        self.assertEqual((position.count("B"), position.count("W")), (1, 2))
        self.assertEqual(str(position), "XO.\n.O.")
        self.assertEqual(eval(repr(position), {"Position": hotstone.Position}), position)
        self.assertEqual({position: 1}[hotstone.Position(["XO.", ".O."])], 1)
        self.assertNotEqual(position, hotstone.Position("XO/../O."))
        self.assertEqual(hotstone.Position.from_array(position.to_array()), position)

    def test_plays(self):
        play = hotstone.Position(KO).play("W", "B2")
        self.assertEqual((play.captured, play.self_removed), (["C2"], []))
        self.assertEqual(play.after, hotstone.Position(".XO./XO.O/.XO."))

    def test_refusals(self):
        for wrong, words in [
            (lambda: hotstone.Position(""), "1x1 and 19x19"),
            (lambda: hotstone.Position(["X.", "."]), "row"),
            (lambda: hotstone.Position("é."), "row 1"),
            (lambda: hotstone.Position.empty(20, 3), "20"),
            (lambda: hotstone.Position("..")["C1"], "C1"),
            (lambda: hotstone.Position("..")["I1"], "column I"),
            (lambda: hotstone.Position("X.").play("W", "A1"), "there is a stone at A1"),
            (lambda: hotstone.Position("..").play("black", "A1"), '"black" is not a colour'),
            (lambda: hotstone.Position("XO").play("B", "A1"), "has no liberty"),
            (lambda: hotstone.Position("..").count("X"), "not a colour"),
            (lambda: hotstone.RuleSet("ingot"), "ing-1996"),
            (lambda: hotstone.RuleSet("basic-only,ko=maybe"), "maybe"),
            (lambda: hotstone.Game("basic-only", "XO"), "has no liberty"),
            (lambda: hotstone.Game("basic-only", "..", "w"), "not a colour"),
            (lambda: hotstone.Game().judge("Z1"), "Z1"),
            (lambda: hotstone.Game().undo(), "cannot take 1 back"),
            (lambda: hotstone.Game().undo(-1), "plies: -1 is not between 0 and"),
            (lambda: hotstone.Game().undo(10**30), f"plies: {10**30} is not between 0 and"),
            (lambda: hotstone.Game().judge("\ud800"), "is not a valid text"),
            (lambda: hotstone.Referee(games=-1),
             "games: -1 is not between 0 and 18446744073709551615"),
            (lambda: hotstone.Referee(plies=2**64),
             "plies: 18446744073709551616 is not between 0 and"),
            (lambda: hotstone.Position.empty(10**10000, 3),
             "more than 38 digits is not between 1 and 19"),
            (lambda: hotstone.Position.from_array(numpy.zeros(3)), "H rows and W columns"),
            (lambda: hotstone.Position.from_array(numpy.array([["X"]])), "H rows and W columns"),
            (lambda: hotstone.value("..", states=-1), "states: -1 is not between 0 and"),
            (lambda: hotstone.value("..", plies=2**31),
             "plies: 2147483648 is not between 1 and 2147483647"),
            (lambda: hotstone.verify("2x2", seed=-1), "seed: -1 is not between 0 and"),
            (lambda: hotstone.verify("2x2", certify_points=37),
             "certify_points: 37 is not between 0 and 36"),
            (lambda: hotstone.verify((2, 20)), "rows: 20 is not between 1 and 19"),
            (lambda: hotstone.explain("(;SZ[3])", game=0), "game: 0 is not between 1 and"),
            (lambda: hotstone.kos(KO, settled="often"), "often"),
            (lambda: hotstone.kos(KO, cyclic="disturbing"),
             "cyclic classifies cycles, and needs cycle"),
            (lambda: hotstone.kos(KO, cycle="B:Z1"), "cycle: "),
            (lambda: hotstone.value("..", to_move="X"), "not a colour"),
            (lambda: hotstone.value("..", passes=4), "passes: 4"),
            (lambda: hotstone.value("..", passes=-1), "passes: -1"),
            (lambda: hotstone.value("X.", ban="A1"), "ban A1"),
            (lambda: hotstone.value("..", memory="lots"), "512MiB"),
            (lambda: hotstone.value("..", plies=0), "plies"),
            (lambda: hotstone.value("..", states=5),
             "states needs a rule set that depends on history"),
            (lambda: hotstone.value("..", "tromp-taylor", passes=1), "of finite memory"),
            (lambda: hotstone.verify("3y3"), "3y3"),
            (lambda: hotstone.verify("2x2", "nobody"), "nobody"),
            (lambda: hotstone.verify("2x2", claims=["justice"]), "termination"),
            (lambda: hotstone.explain("(;SZ[3]"), "record:1:"),
            (lambda: hotstone.explain("nofile.sgf"), "'nofile.sgf' is not a record"),
            (lambda: hotstone.decide("2x2", "drawn"), "did you mean draw?"),
            (lambda: hotstone.robust("2x2", hot="some"), "hot: "),
            (lambda: hotstone.plane("2x2", 9), "on 2x2 it must be from -3 to 4"),
            (lambda: hotstone.count("2y2"), "2y2"),
            (lambda: hotstone.value("3x20"), "rows: 20 is not between"),
            (lambda: hotstone.explain("(;SZ[3])", game=2), "there is no game 2"),
            (lambda: hotstone.explain("(;SZ[3])", line="x"), "x"),
            (lambda: hotstone.explain(b"(;SZ[3])", charset="none"), "none"),
            (lambda: hotstone.Table(__file__), ""),
        ]:
            with self.subTest(words):
                with self.assertRaises(ValueError) as caught:
                    wrong()
                self.assertIn(words, str(caught.exception))
                self.assertNotIn("--", str(caught.exception))
        with self.assertRaises(FileNotFoundError):
            hotstone.Table("no/such/table")

    def test_other_types(self):
        """In the words of the argument, and never in those of C++."""
        array = numpy.zeros((2, 2), numpy.int8)
        for wrong, words in [
            (lambda: hotstone.Position(3),
             "rows: expected a list of texts, not a value of the type int"),
            (lambda: hotstone.Position(array),
             "rows[0]: expected a text, not a value of the type ndarray"),
            (lambda: hotstone.Position("..")[3], "point: expected a text"),
            (lambda: hotstone.Position("..").play("B", None), "at: expected a text, not None"),
            (lambda: hotstone.Position("..").play(1, "A1"), "color: expected a text"),
            (lambda: hotstone.Position("..").count(["B"]), "color: expected a text"),
            (lambda: hotstone.Position.empty(3.0, 3), "cols: expected a whole number from 1 to 19"),
            (lambda: hotstone.Position.from_array([[0]]), "expected a numpy array"),
            (lambda: hotstone.rule_sets(None), "rules: expected a text, not None"),
            (lambda: hotstone.Game(to_move=1), "to_move: expected a text"),
            (lambda: hotstone.Game(free_turns="yes"), "free_turns: expected True or False"),
            (lambda: hotstone.Game().play(3), "at: expected a text"),
            (lambda: hotstone.Game().judge("A1", 1), "color: expected a text"),
            (lambda: hotstone.Game().undo(1.5),
             "plies: expected a whole number from 0 to 2147483647"),
            (lambda: hotstone.Game().undo(array), "plies: expected a whole number"),
            (lambda: hotstone.Game().agree_dead("C2"), "points: expected a list of texts"),
            (lambda: hotstone.Game().agree_dead([2]), "points[0]: expected a text"),
            (lambda: hotstone.Referee(games="many"), "games: expected a whole number"),
            (lambda: hotstone.Referee().answer(b"{}"), "lines: expected a text"),
            (lambda: hotstone.Referee().ask({1, 2}), "not JSON serializable"),
            (lambda: hotstone.explain(3), "PathLike"),
            (lambda: hotstone.explain("(;)", keep_going=None),
             "keep_going: expected True or False"),
            (lambda: hotstone.kos(KO, settled=True), "settled: expected a text"),
            (lambda: hotstone.value("..", passes="1"),
             "passes: expected a whole number from 0 to 3"),
            (lambda: hotstone.value("..", memory=10**9), "memory: expected a text"),
            (lambda: hotstone.verify(3), "boards: expected one or a list"),
            (lambda: hotstone.verify([3]), "boards: expected a text"),
            (lambda: hotstone.verify("2x2", rules=None), "rules: expected one or a list"),
            (lambda: hotstone.verify("2x2", claims=None),
             "claims: expected a list of texts, not None"),
            (lambda: hotstone.Table(3), "PathLike"),
        ]:
            with self.subTest(words):
                with self.assertRaises(TypeError) as caught:
                    wrong()
                self.assertIn(words, str(caught.exception))
                self.assertNotIn("incompatible", str(caught.exception))

    def test_numbers_of_numpy(self):
        self.assertEqual(hotstone.Position.empty(numpy.int8(3), numpy.int64(2)).size, (3, 2))
        game = hotstone.Game("basic-only", (numpy.int8(3), numpy.int8(3)),
                             free_turns=numpy.bool_(True))
        game.play("A1", "W")
        game.undo(numpy.uint16(1))
        self.assertEqual(game.plies, [])

    def test_words_of_users(self):
        self.assertEqual(hotstone.Position("xo./..."), hotstone.Position("XO./..."))
        self.assertEqual(hotstone.Game(position="3x2").position, hotstone.Position.empty(3, 2))
        self.assertEqual(str(hotstone.RuleSet("ing")), "ing-1996")
        self.assertEqual(dir(hotstone), sorted(hotstone.__all__))

    def test_limits(self):
        with self.assertRaises(hotstone.LimitError) as caught:
            hotstone.value((4, 4), memory="1MiB")
        self.assertIn("memory allows 1 MiB", str(caught.exception))
        self.assertEqual(hotstone.LimitError.__module__, "hotstone")
        with self.assertRaises(hotstone.LimitError):
            hotstone.value((3, 2), "basic-only,resume=dispute")


class GameTest(unittest.TestCase):
    def test_a_ko_is_judged_and_cools(self):
        game = hotstone.Game("ing-1996", KO, "W")
        self.assertTrue(game.play("B2")["legal"])
        self.assertEqual(game.ko_points(), ["C2"])
        self.assertNotIn("C2", game.legal_points())
        refused = game.play("C2")
        self.assertEqual((refused["legal"], refused["reason"], refused["clause"]),
                         (False, "ko", "ING96-G508"))
        self.assertEqual(game.to_move, "B")
        game.play("pass")
        game.play("pass")
        self.assertTrue(game.paused)
        self.assertTrue(game.judge("C2")["legal"])
        self.assertEqual(game.plies, [("W", "B2"), ("B", "pass"), ("W", "pass")])
        game.undo(3)
        self.assertEqual((game.plies, game.position, game.to_move),
                         ([], hotstone.Position(KO), "W"))

    def test_turns(self):
        game = hotstone.Game("basic-only", (3, 3))
        self.assertEqual(game.play("A1", "W")["reason"], "turn")
        self.assertEqual(game.plies, [])
        free = hotstone.Game("basic-only", (3, 3), free_turns=True)
        self.assertTrue(free.play("A1", "W")["legal"])

    def test_agreement_and_end(self):
        game = hotstone.Game("ing-1996", "X.O/...")
        game.play("pass")
        game.play("pass")
        game.agree_dead(["C2"])
        self.assertEqual((game.plies[-1], game.position), (("dead", ["C2"]),
                                                           hotstone.Position("X../...")))
        with self.assertRaises(ValueError):
            game.agree_dead(["C2"])
        game.play("pass")
        game.play("pass")
        self.assertTrue(game.ended)
        self.assertEqual(game.judge("A1")["reason"], "game-over")
        self.assertEqual(game.show()["ended"], True)

    def test_a_record_comes_back(self):
        game = hotstone.Game("tromp-taylor", KO, "W")
        for at in ["B2", "A1", "pass"]:
            self.assertTrue(game.play(at)["legal"])
        facts, text = hotstone.explain(game.sgf())
        self.assertEqual((facts["illegal"], facts["rules"], facts["warnings"]),
                         (0, "tromp-taylor", []))
        self.assertEqual([ply["at"] for ply in facts["plies"]], ["B2", "A1", "pass"])
        self.assertIn("removes C2", text)


class RefereeTest(unittest.TestCase):
    def test_answers_are_those_of_the_page_byte_for_byte(self):
        page = (ROOT / "docs/results/referee.txt").read_text().splitlines()
        requests = [line[2:] for line in page if line.startswith("> ")]
        expected = [line[2:] for line in page if line.startswith("< ")]
        self.assertGreaterEqual(len(expected), 15)
        self.assertEqual(hotstone.Referee().answer("\n".join(requests) + "\n").splitlines(),
                         expected)
        one_by_one = hotstone.Referee()
        self.assertEqual([one_by_one.answer(line).rstrip("\n") for line in requests], expected)
        self.assertEqual(one_by_one.games, 0)

    def test_answers_are_those_of_the_program(self):
        files = [ROOT / "tests/data" / name for name in ("ko-readings.jsonl", "reasons.jsonl",
                                                         "moves.jsonl")]
        cases = [json.loads(line) for file in files for line in file.read_text().splitlines()]
        requests = []
        for case in cases:
            told = {key: case[key] for key in ("rules", "size", "setup", "to_move", "moves",
                                               "free_turns") if key in case}
            requests.append(dict(told, id=case["id"], op="show"))
            requests.append(dict(told, judge=["B", "A1"]))
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        run = subprocess.run([PROGRAM, "referee"], input=lines, capture_output=True, text=True,
                             check=True)
        self.assertGreater(len(requests), 20)
        self.assertEqual(hotstone.Referee().answer(lines), run.stdout)

    def test_bounds_and_bad_lines(self):
        referee = hotstone.Referee(games=1, plies=1)
        self.assertNotIn("error", referee.ask({"op": "new", "game": "a", "size": [3, 3]}))
        self.assertIn("the maximum", referee.ask({"op": "new", "game": "b",
                                                  "size": [3, 3]})["error"])
        self.assertEqual(referee.games, 1)
        self.assertIn("error", json.loads(referee.answer("nonsense")))
        self.assertEqual(referee.answer("\n\n"), "")


class SameAsTheProgramTest(unittest.TestCase):
    def test_rules_kos_and_scores(self):
        for line in program("rules", "--json")[0]:
            rules = hotstone.RuleSet(line["rules"])
            self.assertEqual((rules.name, rules.preset), (line["rules"], line["preset"]))
            self.assertEqual({key: str(line[key]) for key in rules.keys
                              if key not in ("compensation", "capture_ends")},
                             without(rules.keys, "compensation", "capture_ends"))
        rows = "XX.XOO/.XXOO./XXO.OO"
        cycle = "B:D1 W:C3 B:pass W:C1 B:D3 W:pass"
        self.assertEqual([hotstone.kos(rows)], program("kos", "--position", rows, "--json")[0])
        self.assertEqual([hotstone.kos(rows, settled="outcome", cycle=cycle)],
                         program("kos", "--position", rows, "--settled", "outcome", "--cycle",
                                 cycle, "--json")[0])
        score = program("score", "--position", "XX./..O", "--rules", "ing-1996", "--json")[0][0]
        ours = hotstone.Position("XX./..O").score("ing-1996")
        self.assertEqual(ours, {key: score[key] for key in ours})
        self.assertIn("outcome", ours)

    def test_values(self):
        for arguments, ours in [
            (["--board", "3x2"], hotstone.value((3, 2))),
            (["--position", KO.split("/")[0], "--to-move", "W", "--passes", "1"],
             hotstone.value(KO.split("/")[0], to_move="W", passes=1)),
            (["--position", ".XO/XO./.XO", "--ban", "C2", "--plies", "3"],
             hotstone.value(".XO/XO./.XO", ban="C2", plies=3)),
            (["--board", "2x2", "--rules", "tromp-taylor"], hotstone.value("../..",
                                                                           "tromp-taylor")),
            (["--board", "3x2", "--rules", "ing-1996,same=board", "--states", "50"],
             hotstone.value((3, 2), hotstone.RuleSet("ing-1996,same=board"), states=50)),
        ]:
            self.assertEqual([ours], program("value", "--json", *arguments)[0])
        self.assertIn("limit", ours)

    def test_fates(self):
        rows = ".XOO/X.OX/.XX."
        self.assertEqual([hotstone.life(rows)], program("life", "--position", rows, "--json")[0])
        rows = ".O./OXO/OX."
        self.assertEqual([hotstone.life(rows, presets=True)],
                         program("life", "--position", rows, "--presets", "--json")[0])
        self.assertEqual([hotstone.life(rows, lines=True)],
                         program("life", "--position", rows, "--lines", "--json")[0])
        with tempfile.TemporaryDirectory() as folder:
            table = pathlib.Path(folder) / "3x3.fates"
            program("table", "build", "--fates", "--board", "3x3", "--out", str(table), "--json")
            self.assertEqual(hotstone.life(rows, table=table), hotstone.life(rows))
        rows = ".X.XO/XXXXO/OOOOO/...../....."
        self.assertEqual([hotstone.life(rows, nodes=50)],
                         program("life", "--position", rows, "--nodes", "50", "--json")[0])
        self.assertEqual([hotstone.life_counts((3, 3), "hot-only", kos=True)],
                         program("life", "--board", "3x3", "--rules", "hot-only", "--kos",
                                 "--json")[0])
        self.assertEqual([hotstone.life_counts("3x3", kos=True, rule_from=(3, 2), rule_steps=1)],
                         program("life", "--board", "3x3", "--kos", "--rule-from", "3x2",
                                 "--rule-steps", "1", "--json")[0])
        with self.assertRaisesRegex(ValueError, "9x9 has 81 points"):
            hotstone.life_counts("9x9")

    def test_circle(self):
        self.assertEqual([hotstone.circle((3, 2), second_rule=True)],
                         program("circle", "--board", "3x2", "--second-rule", "--json")[0])
        with self.assertRaisesRegex(ValueError, "not one of open, unsettled, decides"):
            hotstone.circle("3x2", settled="shut")

    def test_tables(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "3x2.table")
            program("table", "build", "--board", "3x2", "--out", path, "--json")
            table = hotstone.Table(path)
            self.assertEqual((table.size, table.rules), ((3, 2), hotstone.RuleSet("basic-only")))
            times = ("open_microseconds", "value_microseconds", "moves_microseconds")
            theirs = program("table", "probe", path, "--json")[0][0]
            self.assertEqual(table.probe(), without(theirs, *times))
            theirs = program("table", "probe", path, "--position", "X.X/XX.", "--to-move", "W",
                             "--json")[0][0]
            self.assertEqual(table.probe("X.X/XX.", to_move="W"), without(theirs, *times))
            with self.assertRaises(ValueError):
                table.probe("X.")

    def test_explanations(self):
        for name in ["simple-ko", "disturbed-death", "dead-stones-by-agreement"]:
            path = ROOT / "tests/golden" / f"{name}.sgf"
            theirs, _ = program("explain", str(path), "--json", "--diagrams", "--keep-going")
            self.assertEqual([hotstone.explain(path, diagrams=True, keep_going=True).facts], theirs)
            run = subprocess.run([PROGRAM, "explain", str(path)], capture_output=True, text=True,
                                 check=False)
            self.assertEqual(hotstone.explain(path).text, run.stdout)
            self.assertEqual(without(hotstone.explain(path.read_text()).facts, "file"),
                             without(hotstone.explain(path.read_bytes()).facts, "file"))

    def test_verdicts(self):
        boards, rules = ["2x1", "2x2"], "hot-only;tromp-taylor"
        theirs, _ = program("verify", "--board", "2x1,2x2", "--rules", rules, "--json")
        ours = list(hotstone.verify(boards, rules))
        self.assertEqual([without(one, "seconds") for one in ours],
                         [without(one, "seconds") for one in theirs])
        self.assertGreater(len(ours), 40)
        self.assertEqual([claim["claim"] for claim in hotstone.claims()],
                         [one["claim"] for one in ours[: len(hotstone.claims())]])
        first = hotstone.verify((2, 1), hotstone.RuleSet("hot-only"),
                                claims=["graph", "termination"])
        self.assertEqual([verdict["claim"] for verdict in first], ["termination", "graph"])


class InterruptTest(unittest.TestCase):
    """Ctrl-C while the compiled code is at work. Left alone it would be for longer than this test
    is given."""

    def interrupted(self, work):
        before = signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        try:
            with self.assertRaises(KeyboardInterrupt):
                work()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def test_verdicts_and_values(self):
        self.interrupted(lambda: list(hotstone.verify("5x4", "basic-only", claims=["variation"])))
        self.interrupted(lambda: hotstone.value((4, 3), "ing-1996,same=board", memory="1GiB"))
        self.assertEqual(hotstone.value((2, 1))["hi"], 2)

    def test_no_thread_is_left_and_nothing_comes_later(self):
        def threads():
            return len(os.listdir("/proc/self/task"))

        before = threads()
        for _ in range(3):
            self.interrupted(lambda: list(hotstone.verify("5x4", "basic-only",
                                                          claims=["variation"])))
            self.assertEqual(threads(), before)
        self.assertEqual(next(hotstone.verify("1x1", "basic-only"))["verdict"], "holds")

    def test_what_the_handler_raises_is_what_comes(self):
        """The handler's own exception, from the constructor on; not that the work was stopped."""

        class Enough(Exception):
            pass

        def handler(number, frame):
            raise Enough

        before = signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        try:
            with self.assertRaises(Enough):
                for board in itertools.repeat("4x4"):
                    hotstone.verify(board, "basic-only")
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def test_a_generator_dropped_halfway(self):
        run = hotstone.verify("2x2", "basic-only")
        next(run)
        del run
        gc.collect()


class StubTest(unittest.TestCase):
    """The stub names what the compiled module has, with the same arguments, and nothing else."""

    def arguments_of(self, function):
        """As pybind11 writes them on the first line of the docstring."""
        signature = re.match(r"\w+\((.*)\) -> ", function.__doc__.splitlines()[0])
        self.assertIsNotNone(signature, function)
        names = re.findall(r"(?:^|, )(\w+): ", signature.group(1))
        return names

    def compare(self, nodes, owner):
        named = set()
        for node in nodes:
            if isinstance(node, ast.FunctionDef):
                named.add(node.name)
                self.assertEqual([argument.arg for argument in node.args.args],
                                 self.arguments_of(getattr(owner, node.name)), node.name)
            elif isinstance(node, ast.ClassDef):
                named.add(node.name)
                if node.name == "LimitError":
                    continue
                there = {name for name in vars(getattr(_law, node.name))
                         if not name.startswith("_")} | {"__init__"}
                self.assertEqual(self.compare(node.body, getattr(_law, node.name)), there)
            elif isinstance(node, ast.AnnAssign):
                named.add(node.target.id)
        return named

    def test_the_stub_is_the_module(self):
        stub = ast.parse((pathlib.Path(hotstone.__file__).parent / "_law.pyi").read_text())
        self.assertEqual(self.compare(stub.body, _law), {name for name in vars(_law)
                                                         if not name.startswith("_")})

    def test_every_name_is_exported_and_told(self):
        for name in hotstone.__all__:
            self.assertTrue(name == "__version__" or getattr(hotstone, name).__doc__, name)
        self.assertTrue((pathlib.Path(hotstone.__file__).parent / "py.typed").exists())
        self.assertEqual(hotstone.__version__, program("value", "--board", "1x1",
                                                       "--json")[0][0]["version"])


if __name__ == "__main__":
    unittest.main()
