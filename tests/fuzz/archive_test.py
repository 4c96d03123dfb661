#!/usr/bin/env python3
"""Tests archive.py: what is unpacked is what was added, an archive is written in one way only, and
what is no archive is refused; and the archives beside it are as they would be written."""
import glob
import os
import random
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
import archive

HERE = os.path.dirname(os.path.abspath(__file__))


def named(name, data):
    return {name: (data, [])}


def unnamed(data):
    return named(archive.digest(data), data)


class ArchiveTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, name, data):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as file:
            file.write(data)
        return path

    def run_tool(self, *words):
        return subprocess.run([os.path.join(HERE, "archive.py"), *words], capture_output=True,
                              text=True)

    def round_trip(self, inputs):
        text = archive.text(inputs)
        read = archive.read(self.write("a.txt", text.encode("utf-8")))
        self.assertEqual(read, inputs)
        self.assertEqual(archive.text(read), text)
        self.assertLessEqual(max(len(line) for line in text.split("\n")), 100)
        self.assertFalse([line for line in text.split("\n") if line.endswith(" ")])

    def test_any_bytes_come_back(self):
        for data in (b"", b"\n", b"\n\n", b" ", b"a \n ", b"#", b"input x", b"\\n\\", b"  a" * 90,
                     bytes(range(256)), b"\\" * 99, b" " * 400, b"\r\n\t\0000"):
            self.round_trip(named("x", data))
            self.round_trip(unnamed(data))
        chance = random.Random(1)
        for _ in range(300):
            self.round_trip(named("x", bytes(chance.choices(b"\n\\\0 #ainput\xff\x80",
                                                            k=chance.randrange(300)))))

    def test_an_archive_as_it_reads(self):
        inputs = unnamed(b"\x80\\") | named("b", b"a\n\nb") | named("a-1.x", b"\t ") | unnamed(b"(")
        inputs["b"] = inputs["b"][0], ["# Two lines", "# and more."]
        self.assertEqual(archive.text(inputs),
                         "input a-1.x\n  \\t\\x20\n# Two lines\n# and more.\ninput b\n"
                                               "  a\\n\n  \\n\n  b\ninput\n  (\ninput\n  "
                                               "\\x80\\\\\n")
        self.round_trip(inputs)

    def test_what_is_no_archive_is_refused(self):
        for text, words in (("  a\n", "a.txt:1: neither"), ("input a b\n", "a.txt:1: neither"),
                            ("input ../a\n", "a.txt:1: neither"),
                            ("input\n a\n", "a.txt:2: neither"),
                            ("input\n\n", "a.txt:2: neither"),
                            ("input\n# a\n  b\n", "a.txt:3: neither"),
                            ("input\n  \\q\n", "a.txt:2: cannot be read from"),
                            ("input\n  a\\x8\n", "a.txt:2: cannot be read from"),
                            ("input\n  a\tb\n", "a.txt:2: cannot be read from"),
                            ("input a\ninput a\n", "a.txt:2: a second input a"),
                            ("input\n  a\ninput\n  a\n", "a.txt:3: a second input 86f7e437"),
                            ("input\n  \u00e9\n", "a.txt:2: cannot be read from"),
                            ("input\n  a\r\n", "a.txt:2: cannot be read from"),
                            ("input\n# a\n", "ends with a comment")):
            path = self.write("a.txt", text.encode("utf-8"))
            with self.assertRaisesRegex(ValueError, words, msg=text):
                archive.read(path)
            done = self.run_tool("unpack", self.folder, path)
            self.assertEqual((done.returncode, done.stdout), (1, ""))
            self.assertIn(words, done.stderr)

    def test_files_are_added_once(self):
        path = os.path.join(self.folder, "t.txt")
        first, second = self.write("first", b"a"), self.write(archive.digest(b"b"), b"b")
        same = self.write(archive.digest(b"a"), b"a")
        for _ in range(2):
            self.assertEqual(self.run_tool("add", path, first, second, same).returncode, 0)
            with open(path, encoding="ascii") as file:
                self.assertEqual(file.read(), "input first\n  a\ninput\n  b\n")
        with open(path, "w", encoding="ascii") as file:
            file.write("# why\ninput first\n  c\n")
        self.assertEqual(self.run_tool("check", path).returncode, 0)
        self.assertEqual(self.run_tool("add", path, first).returncode, 0)
        with open(path, encoding="ascii") as file:
            self.assertEqual(file.read(), "# why\ninput first\n  a\n")

    def test_unpacking_leaves_nothing_else(self):
        path = self.write("t.txt", b"input x\n  a\ninput\n  b\n")
        os.mkdir(os.path.join(self.folder, "t"))
        self.write("t/gone", b"")
        self.assertEqual(self.run_tool("unpack", self.folder, path).returncode, 0)
        self.assertEqual(sorted(os.listdir(os.path.join(self.folder, "t"))),
                         sorted(["x", archive.digest(b"b")]))
        with open(os.path.join(self.folder, "t/x"), "rb") as file:
            self.assertEqual(file.read(), b"a")

    def test_another_way_to_write_it_is_seen(self):
        for text in ("input b\ninput a\n", "input\n  a\n  b\n", "input\n  \\x61\n",
                     f"input {archive.digest(b'')}\n"):
            done = self.run_tool("check", self.write("t.txt", text.encode("utf-8")))
            self.assertEqual(done.returncode, 1, text)
            self.assertIn("would write it otherwise", done.stderr)

    def test_bad_usage(self):
        for words in ((), ("pack",), ("unpack", "a"), ("add",), ("check",)):
            done = self.run_tool(*words)
            self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1))

    def test_the_archives_of_the_tree(self):
        archives = glob.glob(HERE + "/seeds/*.txt") + glob.glob(HERE + "/regressions/*.txt")
        self.assertGreater(len(archives), 20)
        archive.check(archives)


if __name__ == "__main__":
    unittest.main()
