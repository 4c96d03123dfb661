"""The fates of a board as arrays: the same as those of one position, and as the counts."""

import random
import signal
import unittest

import hotstone
import numpy

COLUMNS = "ABCDEFGHJKLMNOPQRST"
ANSWERS = {"removed": 1, "kept": 2, "hangs": 3}


def by_position(position, rules):
    """The two arrays of a position, from the fates of its chains."""
    attacker = numpy.zeros_like(position.to_array(), dtype=numpy.uint8)
    owner = attacker.copy()
    for chain in hotstone.life(position, rules)["chains"]:
        for point in chain["stones"]:
            at = len(position.rows) - int(point[1:]), COLUMNS.index(point[0])
            attacker[at] = ANSWERS[chain["attacker_first"]]
            owner[at] = ANSWERS[chain["owner_first"]]
    return attacker, owner


class FatesTest(unittest.TestCase):
    def compare(self, found, numbers, rules):
        for i in numbers:
            position = hotstone.Position.from_array(found.positions[i])
            self.assertTrue(position.legal)
            attacker, owner = by_position(position, rules)
            numpy.testing.assert_array_equal(found.attacker_first[i], attacker)
            numpy.testing.assert_array_equal(found.owner_first[i], owner)

    def test_the_same_as_one_by_one(self):
        for board, sample in [("2x2", None), ((3, 1), None), ("3x2", 60), ("3x3", 60)]:
            for rules in ["basic-only", "basic-only,hot=none,end_passes=2"]:
                found = hotstone.fates(board, rules)
                count = len(found.positions)
                self.assertEqual(found.positions.dtype, numpy.int8)
                for answers in found[1:]:
                    self.assertEqual((answers.shape, answers.dtype),
                                     (found.positions.shape, numpy.uint8))
                numbers = range(count) if sample is None else random.Random(1).sample(
                    range(count), sample)
                self.compare(found, numbers, rules)

    def test_the_same_as_the_counts(self):
        for board, rows, columns in [("1x1", 1, 1), ("5x1", 1, 5), ("1x5", 5, 1), ("3x3", 3, 3),
                                     ((4, 2), 2, 4)]:
            found = hotstone.fates(board)
            counts = hotstone.life_counts(board)
            self.assertEqual(found.positions.shape, (counts["positions"], rows, columns))
            self.assertEqual(len(numpy.unique(found.positions, axis=0)), counts["positions"])
            ours = {}
            for first in ANSWERS:
                for second in ANSWERS:
                    stones = int(((found.attacker_first == ANSWERS[first])
                                  & (found.owner_first == ANSWERS[second])).sum())
                    if stones:
                        ours[first, second] = stones
            self.assertEqual(ours, {(row["attacker_first"], row["owner_first"]): row["stones"]
                                    for row in counts["fates"]})
            for answers in found[1:]:
                numpy.testing.assert_array_equal(answers == 0, found.positions == 0)

    def test_the_arrays_fit_the_other_functions(self):
        found = hotstone.fates("3x2")
        legal, _ = hotstone.plays(found.positions, "W")
        self.assertEqual(legal.shape, found.positions.shape)
        found.positions[:] = 0  # they are the caller's own

    def test_refused(self):
        for call, error, words in [
            (lambda: hotstone.fates("3x3", memory="100KiB"), hotstone.LimitError,
             "the fates of 3x3 need about"),
            (lambda: hotstone.fates("9x9"), ValueError, "9x9 has 81 points"),
            (lambda: hotstone.fates("3x3", "tromp-taylor"), hotstone.LimitError, "history"),
            (lambda: hotstone.fates("3x3", "none-such"), ValueError, "none-such"),
            (lambda: hotstone.fates("3"), ValueError, "3"),
            (lambda: hotstone.fates((0, 3)), ValueError, "columns: 0 is not between 1 and 19"),
            (lambda: hotstone.fates(3), TypeError, "board: expected a text"),
            (lambda: hotstone.fates("2x2", memory="much"), ValueError, "memory"),
        ]:
            with self.subTest(words):
                with self.assertRaisesRegex(error, words):
                    call()

    def test_the_arrays_count_against_the_memory(self):
        """The table of 4x3 takes less than a mebibyte, its arrays eleven."""
        with self.assertRaisesRegex(hotstone.LimitError, "memory allows 6 MiB"):
            hotstone.fates("4x3", memory="6MiB")
        self.assertEqual(hotstone.life_counts("4x3", memory="6MiB")["positions"], 321689)

    def test_interrupt(self):
        before = signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        try:
            with self.assertRaises(KeyboardInterrupt):
                hotstone.fates("4x4")
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


if __name__ == "__main__":
    unittest.main()
