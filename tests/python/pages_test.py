"""The examples of the docstrings and of docs/howto/python.md, run; and the types, checked."""

import doctest
import importlib
import os
import pathlib
import pkgutil
import shutil
import subprocess
import sys
import tempfile
import unittest

import hotstone

ROOT = pathlib.Path(__file__).resolve().parents[2]


class ExamplesTest(unittest.TestCase):
    def test_docstrings(self):
        count = 0
        for name in ["hotstone", *(f"hotstone.{part.name}"
                                   for part in pkgutil.iter_modules(hotstone.__path__))]:
            if name == "hotstone._law":
                continue
            failed, tried = doctest.testmod(importlib.import_module(name))
            self.assertEqual(failed, 0, name)
            count += tried
        self.assertGreater(count, 40)

    def test_the_page(self):
        failed, tried = doctest.testfile(str(ROOT / "docs/howto/python.md"), module_relative=False)
        self.assertEqual(failed, 0)
        self.assertGreater(tried, 20)


PROGRAM = """import hotstone
import numpy

game = hotstone.Game(hotstone.RuleSet("ing-1996"), (4, 3))
says: str = game.play("B2")["says"]
points: list[str] = game.legal_points("W")
legal, taken = hotstone.plays(numpy.stack([game.position.to_array()]), "W")
most: int = int(taken.max()) + hotstone.Position("X.").count("B")
for verdict in hotstone.verify([(2, 2), "2x1"], claims=["termination"]):
    print(verdict["claim"], says, points, legal, most)
game.undo("two")
"""


class TypesTest(unittest.TestCase):
    @unittest.skipUnless(shutil.which("mypy", path="/usr/bin:/usr/local/bin"), "there is no mypy")
    def test_a_program_and_the_module(self):
        """All of the module is strictly typed, and so is a program; only the wrong argument of its
        last line is found."""
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "program.py")
            program.write_text(PROGRAM)
            run = subprocess.run(
                [shutil.which("mypy", path="/usr/bin:/usr/local/bin"), "--strict", "--cache-dir",
                 folder, "--python-executable", sys.executable, "--no-error-summary", str(program)],
                capture_output=True, text=True, check=False, cwd=folder,
                env=dict(os.environ, MYPYPATH=str(ROOT / "python")))
        lines = run.stdout.splitlines()
        self.assertEqual(len(lines), 1, run.stdout + run.stderr)
        self.assertIn('program.py:11: error: Argument 1 to "undo" of "Game"', lines[0])


if __name__ == "__main__":
    unittest.main()
