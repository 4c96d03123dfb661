"""One object and several threads at once: each call is one turn, whatever the others do."""

import json
import os
import subprocess
import sys
import tempfile
import threading
import unittest

import hotstone

THREADS = 6


def together(work):
    """Has the threads do the work, thread i with i, from one moment on; raises what one of them
    raised."""
    barrier = threading.Barrier(THREADS)
    wrong = []

    def run(i):
        try:
            barrier.wait()
            work(i)
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        raise wrong[0]


class OneObjectTest(unittest.TestCase):
    def setUp(self):
        # Threads take turns as often as they can.
        self.before = sys.getswitchinterval()
        sys.setswitchinterval(1e-6)

    def tearDown(self):
        sys.setswitchinterval(self.before)

    def test_a_point_is_played_once(self):
        game = hotstone.Game("basic-only", (9, 9), free_turns=True)
        points = [f"{column}{row}" for column in "ABCDEFGHJ" for row in range(1, 9)]
        played = [[] for _ in range(THREADS)]

        def work(i):
            for point in points:
                judgement = game.play(point, "B")
                if judgement["legal"]:
                    played[i].append(point)
                else:
                    self.assertEqual(judgement["reason"], "occupied")

        together(work)
        self.assertEqual(sorted(sum(played, [])), sorted(points))
        self.assertEqual(sorted(at for _, at in game.plies), sorted(points))

    def test_everything_of_a_game_at_once(self):
        game = hotstone.Game("tromp-taylor", (5, 5), free_turns=True)

        def work(i):
            for step in range(40):
                game.play("ABCDE"[(step + i) % 5] + str(step % 5 + 1), "BW"[i % 2])
                game.judge("pass")
                self.assertTrue(hotstone.Position(game.show()["rows"]).legal)
                game.legal_points(
                    ), game.ko_points("B"), game.plies, game.sgf(), game.paused, game.ended
                if step % 3 == i % 3:
                    try:
                        game.undo()
                    except ValueError as error:
                        self.assertIn("cannot take 1 back: the game has 0", str(error))
                self.assertTrue(game.position.legal)

        together(work)
        again = hotstone.Game("tromp-taylor", (5, 5), free_turns=True)
        for color, at in game.plies:
            self.assertTrue(again.play(at, color)["legal"])
        self.assertEqual(again.position, game.position)

    def test_a_referee_has_each_game_once(self):
        referee = hotstone.Referee()
        opened = [0] * THREADS
        rounds = 60

        def work(i):
            for number in range(rounds):
                answer = referee.ask({"op": "new", "game": f"g{number}", "size": [3, 3]})
                opened[i] += "error" not in answer
                answer = referee.ask({"op": "judge", "game": f"g{number}", "judge": ["B", "B2"]})
                self.assertTrue(answer["legal"])

        together(work)
        self.assertEqual((sum(opened), referee.games), (rounds, rounds))

    def test_a_referee_is_given_many_lines_by_all(self):
        """Long turns without the interpreter's lock: without turns these would run into each
        other."""
        referee = hotstone.Referee()

        def lines(name):
            for number in range(200):
                game = f"{name}-{number}"
                yield {"op": "new", "game": game, "size": [9, 9],
                       "moves": [["B", "E5"], ["W", "E6"]]}
                yield {"op": "show", "game": game}
                yield {"op": "drop", "game": game}

        def asked(name):
            return "".join(json.dumps(line) + "\n" for line in lines(name))

        alone = hotstone.Referee().answer(asked("x"))
        together(lambda i: self.assertEqual(referee.answer(asked(i)),
                                            alone.replace('"x-', f'"{i}-')))
        self.assertEqual(referee.games, 0)

    def test_a_table_is_probed_by_all(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "2x2.table")
            build = [os.environ["HOTSTONE"], "table", "build", "--board", "2x2", "--out", path]
            subprocess.run(build, capture_output=True, check=True)
            table = hotstone.Table(os.fsencode(path))
            alone = json.dumps([table.probe(), table.probe("X./.."),
                                table.probe("XO/..", to_move="W")])

            def work(_):
                for _ in range(20):
                    probes = [table.probe(), table.probe("X./.."),
                              table.probe("XO/..", to_move="W")]
                    self.assertEqual(json.dumps(probes), alone)

            together(work)

    def test_functions(self):
        rows = "XX.XO/.XXOO/XXO.O"
        record = "(;SZ[4:3]AB[ba][ab][cb][bc]AW[ca][db][cc]PL[W];W[bb];B[cb])"
        found, explained = hotstone.kos(rows), hotstone.explain(record, "ing-1996")

        def work(_):
            for _ in range(10):
                self.assertEqual(hotstone.kos(rows), found)
                self.assertEqual(hotstone.explain(record, "ing-1996"), explained)
                self.assertEqual(hotstone.value((2, 1))["hi"], 2)

        together(work)

    def test_a_generator_is_asked_by_one(self):
        run = hotstone.verify("2x1", "hot-only")
        verdicts, refused = [], []

        def work(_):
            while True:
                try:
                    verdicts.append(next(run)["claim"])
                except StopIteration:
                    return
                except ValueError as error:
                    refused.append(str(error))

        together(work)
        self.assertEqual(sorted(verdicts), sorted(claim["claim"] for claim in hotstone.claims()))
        self.assertLessEqual(set(refused), {"generator already executing"})


if __name__ == "__main__":
    unittest.main()
