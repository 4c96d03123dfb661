"""Many positions at once: the same as one at a time, and every shape that is refused."""

import random
import threading
import unittest

import hotstone
import numpy


def thrown(rng, height, width):
    """Stones thrown on a board; chains without a liberty are taken off."""
    cells = [[rng.choice([0, 0, 1, -1, 1, -1][: rng.randint(2, 6)]) for _ in range(width)]
             for _ in range(height)]
    position = hotstone.Position.from_array(numpy.array(cells, dtype=numpy.int8))
    while not position.legal:
        array = position.to_array()
        for chain in position.chains():
            if chain.liberties:
                continue
            for point in chain.stones:
                array[height - int(point[1:]), "ABCDEFGHJKLMNOPQRST".index(point[0])] = 0
            break
        position = hotstone.Position.from_array(array)
    return position


class PlaysTest(unittest.TestCase):
    def test_the_same_as_games(self):
        rng = random.Random(5)
        for height, width in [(1, 1), (1, 7), (4, 3), (9, 9), (19, 19)]:
            positions = [thrown(rng, height, width) for _ in range(6)]
            arrays = numpy.stack([position.to_array() for position in positions])
            players = numpy.array([rng.choice([1, -1]) for _ in positions], dtype=numpy.int8)
            for option in ["none", "groups", "any"]:
                rules = f"basic-only,hot=none,self_removal={option}"
                legal, taken = hotstone.plays(arrays, players, rules)
                self.assertEqual((legal.shape, legal.dtype, taken.shape, taken.dtype),
                                 (arrays.shape, numpy.bool_, arrays.shape, numpy.int16))
                for position, player, may, takes in zip(positions, players, legal, taken):
                    color = "B" if player == 1 else "W"
                    points = hotstone.Game(rules, position, color).legal_points()
                    expected = numpy.zeros((height, width), numpy.int16) - 1
                    for point in points:
                        at = height - int(point[1:]), "ABCDEFGHJKLMNOPQRST".index(point[0])
                        expected[at] = len(position.play(color, point).captured)
                    numpy.testing.assert_array_equal(may, expected >= 0)
                    numpy.testing.assert_array_equal(takes, numpy.maximum(expected, 0))
                numpy.testing.assert_array_equal(hotstone.legal_moves(arrays, players, rules),
                                                 legal)
                numpy.testing.assert_array_equal(hotstone.captures(arrays, players, rules), taken)

    def test_any_layout_in_memory(self):
        arrays = numpy.stack([thrown(random.Random(seed), 5, 4).to_array() for seed in range(8)])
        legal, taken = hotstone.plays(arrays, "W")
        for same in [numpy.asfortranarray(arrays), numpy.repeat(arrays, 2, axis=0)[::2],
                     numpy.ascontiguousarray(arrays[:, :, ::-1])[:, :, ::-1]]:
            numpy.testing.assert_array_equal(hotstone.plays(same, "W")[0], legal)
            numpy.testing.assert_array_equal(hotstone.plays(same, "W")[1], taken)
        frozen = arrays.copy()
        frozen.flags.writeable = False
        numpy.testing.assert_array_equal(hotstone.plays(frozen, "W")[0], legal)
        numpy.testing.assert_array_equal(frozen, arrays)

    def test_none_at_all(self):
        legal, taken = hotstone.plays(numpy.zeros((0, 9, 9), numpy.int8))
        self.assertEqual((legal.shape, taken.shape), ((0, 9, 9), (0, 9, 9)))

    def test_refused(self):
        good = numpy.zeros((2, 3, 3), numpy.int8)
        full = good.copy()
        full[1] = 1
        odd = good.copy()
        odd[1, 2, 0] = 3
        for positions, to_move, words in [
            (numpy.zeros((3, 3), numpy.int8), "B", "(3, 3) and the type int8; expected (N, H, W)"),
            (numpy.zeros((9,), numpy.int8), "B", "(9,)"),
            (numpy.zeros((1, 1, 3, 3), numpy.int8), "B", "(1, 1, 3, 3)"),
            (good.astype(numpy.int16), "B", "the type int16"),
            (good.astype(bool), "B", "the type bool"),
            (good.astype(object), "B", "the type object"),
            ([[[0]]], "B", "positions is a list; expected a numpy array (N, H, W)"),
            (numpy.int8(1), "B", "positions is a numpy.int8; expected a numpy array"),
            (numpy.array(1, numpy.int8), "B", "has the shape () and the type int8"),
            (None, "B", "positions is a NoneType"),
            (good, numpy.int8(1), 'to_move: expected "B", "W"'),
            (numpy.zeros((1, 20, 3), numpy.int8), "B", "not 20 rows and 3 columns"),
            (numpy.zeros((1, 3, 0), numpy.int8), "B", "not 3 rows and 0 columns"),
            (numpy.zeros((0, 1, 10**9), numpy.int8), "B", "boards have 1 to 19"),
            (full, "B",
             "position 1 is not legal: the black chain in row 0, column 0 has no liberty"),
            (odd, "B", "position 1 has the value 3 in row 2, column 0"),
            (good, "X", "not a colour"),
            (good, 1, 'to_move: expected "B", "W"'),
            (good, None, 'to_move: expected "B", "W"'),
            (good, numpy.array([1], numpy.int8), "to_move has the shape (1,); expected"),
            (good, numpy.array([1, 0], numpy.int8), "neither 1 nor -1"),
            (good, numpy.array([1, -1]), "the type int64"),
            (good, numpy.array([[1, -1]], numpy.int8), "(1, 2)"),
        ]:
            with self.subTest(words):
                with self.assertRaises(ValueError) as caught:
                    hotstone.plays(positions, to_move)
                self.assertIn(words, str(caught.exception))
        with self.assertRaises(ValueError):
            hotstone.plays(good, "B", "no-such-rules")

    def test_noise_is_never_let_through(self):
        """Any bytes as cells: either an answer about legal positions, or a refusal."""
        rng = numpy.random.default_rng(7)
        for _ in range(300):
            shape = rng.integers(0, 4), rng.integers(1, 6), rng.integers(1, 6)
            cells = rng.integers(-1 if rng.random() < 0.9 else -128, 2, shape).astype(numpy.int8)
            try:
                legal, taken = hotstone.plays(cells, "B")
            except ValueError:
                continue
            self.assertTrue((taken >= 0).all() and not legal[cells != 0].any())
            self.assertTrue(all(hotstone.Position.from_array(one).legal for one in cells))

    def test_others_run_meanwhile(self):
        """The lock is released: another thread writes to the array and neither harms the other."""
        arrays = numpy.zeros((20000, 9, 9), numpy.int8)
        done = threading.Event()

        def scribble():
            while not done.is_set():
                arrays[:, 4, 4] = 77
                arrays[:, 4, 4] = 0

        writer = threading.Thread(target=scribble)
        writer.start()
        try:
            for _ in range(5):
                try:
                    legal, _ = hotstone.plays(arrays)
                except ValueError as error:
                    self.assertIn("has the value 77", str(error))
                else:
                    self.assertTrue(legal.all())
        finally:
            done.set()
            writer.join()


if __name__ == "__main__":
    unittest.main()
