"""A board held against files of cases, with Python's own unittest.

    python3 test_my_board.py                                     the quick set of simple ko without
                                                                 self-removal
    HOTSTONE_CASES='a.jsonl b.jsonl' python3 test_my_board.py    other files

Put your board in the place of my_board.MyBoard.
"""
import os
import shlex
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from hotstone_cases import check, read_cases  # noqa: E402
from my_board import MyBoard  # noqa: E402

QUICK = HERE.parent.parent / "quick" / "basic-only-self_removal-none.jsonl"
FILES = shlex.split(os.environ.get("HOTSTONE_CASES", shlex.quote(str(QUICK))))


class RulesTest(unittest.TestCase):
    def test_cases(self):
        for name in FILES:
            asked = 0
            for case in read_cases(name):
                asked += 1
                with self.subTest(case["id"], shows=case["source"]):
                    self.assertEqual(check(case, MyBoard), [])
            self.assertGreater(asked, 0, name)


if __name__ == "__main__":
    unittest.main()
