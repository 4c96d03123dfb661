#!/usr/bin/env python3
"""A bit turned round in each byte of each file that the program reads back
(docs/explanation/faults.md).

A stored file of any kind, so changed, must be refused with exit code 2 and a sentence that names
it, and nothing may be written. A certificate must be refused, or what is accepted must be said in
other words than before; the few places where neither happens are told in Certificates.silent, with
the reason why it may be so.

    HOTSTONE=.../hotstone HOTSTONE_CERTIFY=.../hotstone-certify \\
    HOTSTONE_FAULTS=.../libhotstone_faults.so HOTSTONE_SOURCE=. flips_test.py [--slow] [TestCase...]

--slow: all eight bits of each byte; without it one bit of a share of the bytes (the tests of the
readers turn one in each).
"""

import os
import random
import re
import subprocess
import sys
import tempfile
import unittest

import trial

SHARE = 12  # flips of a kind of files in the plain run
MOST = 8000  # flips of one file in the slow run, by chance if it has more
ROOT = os.environ["HOTSTONE_SOURCE"]
sys.path.append(ROOT + "/tests/fuzz")
import archive


def flips_of(text, share):
    """(byte, bit) for the flips of a text."""
    every = [(at, bit) for at in range(len(text)) for bit in (range(8) if trial.SLOW else [at % 8])]
    most = MOST if trial.SLOW else share
    return every if len(every) <= most else sorted(random.Random(5).sample(every, most))


def flipped(text, at, bit):
    if trial.WRONG == "flips":
        return text
    return text[:at] + bytes([text[at] ^ 1 << bit]) + text[at + 1:]


class Stored(trial.Trial):
    """`words` read what `before` wrote; each file whose name `turned` matches is changed."""

    turned = None
    refusals = (2,)

    def read(self):
        line = [trial.PROGRAM] + [word.replace("{F}", self.folder) for word in self.words.split()]
        return subprocess.run(line, capture_output=True, text=True, errors="replace", timeout=600)

    def test_flips(self):
        self.reset()
        names = [name for name in sorted(self.old) if re.fullmatch(self.turned, name)]
        self.assertTrue(names, "there is nothing to change")
        for name in names:
            with open(f"{self.folder}/{name}", "rb") as file:
                good = file.read()
            for at, bit in flips_of(good, max(2, SHARE // len(names))):
                with self.subTest(f"{self.words}: bit {bit} of byte {at} of {name}"):
                    trial.count_fault()
                    self.flip(name, flipped(good, at, bit))

    def flip(self, name, bad):
        with open(f"{self.folder}/{name}", "wb") as file:
            file.write(bad)
        try:
            ended = self.read()
            self.assertIn(ended.returncode, self.refusals, ended.stdout + ended.stderr)
            self.judge_words(name, ended)
            found = self.files()
            self.assertEqual(sorted(found), sorted(self.old), "files come or go")
            for other, text in self.old.items():
                if other != name:
                    self.assertEqual(found[other], text, f"{other} is not as it was")
            with open(f"{self.folder}/{name}", "rb") as file:
                self.assertEqual(file.read(), bad, f"{name} is written to")
        finally:
            self.reset()

    def judge_words(self, name, ended):
        lines = ended.stderr.splitlines()
        self.assertTrue(lines and lines[-1].startswith("hotstone: ") and len(lines) <= 2,
                        f"says {ended.stderr!r}")
        self.assertIn(f"{self.folder}/{name}", lines[-1], "does not say which file it is")


class Table(Stored):
    before = ("table build --board 1x1 --out {F}/t",)
    words, turned = "table verify {F}/t --all", "t"


class Fates(Stored):
    before = ("table build --board 2x1 --fates --out {F}/t",)
    words, turned = "table verify {F}/t --all", "t"


class Shard(Stored):
    before = ("table shard --board 1x1 --shard 0/1 --out {F}/s",)
    words, turned = "table merge --board 1x1 --out {F}/round {F}/s", "s"


class Checkpoint(Stored):
    before = (*Shard.before, Shard.words)
    words, turned = "table build --resume --checkpoint {F}/round --out {F}/t", "round"


class Planes(Stored):
    before = ("plane --board 1x1 --at-least 1 --checkpoint {F}/p",)
    words, turned, code = before[0] + " --resume", "p", 1


class PlanesStages(Stored):
    before = (Planes.before[0] + " --stages",)
    words, turned, code = before[0] + " --resume", "p", 1


class PlaneFolder(Stored):
    before = ("plane --board 2x1 --at-least 1 --on-disk {F}/d",)
    words, turned, code = before[0] + " --resume", "d/.*", 1


class Thresholds(Stored):
    before = ("plane --board 1x1 --all-thresholds {F}/d",)
    words, turned = before[0] + " --resume", "d/.*"


class Solve(Stored):
    before, cut = ("solve --board 3x1 --at-least 3 --out {F}/s --by search --memory 64M "
                   "--checkpoint {F}/k --checkpoint-every 0",), 15
    words, turned = before[0] + " --resume", "k"


class Robust(Stored):
    before = ("robust --board 1x1 --checkpoint {F}/k",)
    words, turned = before[0] + " --resume", "k"


class Value(Stored):
    before = ("value --board 1x1 --rules tromp-taylor --checkpoint {F}/k",)
    words, turned = before[0] + " --resume", "k"


class Census(Stored):
    before = ("census --board 2x1 --checkpoint {F}/c",)
    words, turned = before[0] + " --resume", "c"


class Answers(Stored):
    only_slow = True
    before = ("conflicts --text zh --nodes 0 --answers {F}/a",)
    words, turned = before[0], "a"


class Corpus(Stored):
    """What was altered is a finding (exit code 1) unless it is the manifest."""

    before = ("corpus --rules basic-only --boards 1x1 --out {F}/corpus",)
    words, turned, refusals = "corpus --verify {F}/corpus", "corpus/.*", (1, 2)

    def judge_words(self, name, ended):
        manifest = name == "corpus/manifest.json"
        self.assertEqual(ended.returncode, 2 if manifest else 1)
        if manifest:
            super().judge_words(name, ended)
        else:
            self.assertIn(f"{name.removeprefix('corpus/')}: changed: its SHA-256 is ", ended.stdout)


class Certificates(unittest.TestCase):
    """Each kind: some example of it.

    What may change without a word, by the length of a record and the bytes in it: ranks, as a
    checker asks only that each be lower than those that rest on it, or does not read them; and the
    move of a record, if another one does as well; with free points also its key, if its play serves
    in those positions, too. The theorem is the same, and is checked with what the file says now.
    """

    silent = {"intervals": (20, {10, 11, 12, 13, 16, 17, 18, 19}), "ranking": (12, {8, 9, 10, 11}),
              "robust": (13, {8, 9, 10, 11, 12}), "solution": (11, {8, 9, 10}),
              "free-points": (11, set(range(11)))}
    silent["endings"], silent["robust_every"] = silent["intervals"], silent["robust"]

    def may_be_silent(self, kind, good, at):
        if kind.startswith("keeps"):
            return any(move.start() <= at < move.end()
                       for move in re.finditer(rb"(?<=[ /+])[A-T]\d+", good))
        if kind not in self.silent:
            return False
        record, places = self.silent[kind]
        begin = re.search(rb"\nentries \d+\n", good).end()
        return at >= begin and (at - begin) % record in places

    def judged(self, folder, texts):
        """What the checker says about each text: "refused" or the words of the theorem that it
        accepts."""
        said = {}
        names = []
        for number, text in enumerate(texts):
            names.append(f"{number:06}")
            with open(f"{folder}/{number:06}", "wb") as file:
                file.write(text)
        for at in range(0, len(names), 500):
            ended = subprocess.run([os.environ["HOTSTONE_CERTIFY"], *names[at:at + 500]],
                                   cwd=folder, capture_output=True,
                                   text=True, errors="replace", timeout=600)
            self.assertIn(ended.returncode, (0, 1, 2), ended.stderr)
            for line in (ended.stdout + ended.stderr).splitlines():
                match = re.match(r"(?:hotstone-certify: )?(\d{6})(?::\d+:\d+)?: (accepted: )?(.*)",
                                 line)
                if match:
                    self.assertNotIn(match[1], said, line)
                    said[match[1]] = re.sub(r" \[situations.*", "",
                                            match[3]) if match[2] else "refused"
        self.assertEqual(sorted(said), names, "each file has its line")
        return [said[name] for name in names]

    def check(self, kind, good):
        with tempfile.TemporaryDirectory(prefix="hotstone-faults-") as folder:
            flips = flips_of(good, 200)
            said = self.judged(folder, [good] + [flipped(good, at, bit) for at, bit in flips])
        self.assertNotEqual(said[0], "refused", kind)
        silent = [(at, bit) for (at, bit), words in zip(flips, said[1:]) if words == said[0]]
        others = {words for words in said[1:]} - {said[0], "refused"}
        print(f"{kind}: {len(flips)} flips, {said.count('refused')} refused, {len(silent)} silent, "
              f"{len(others)} other claims")
        for at, bit in silent:
            with self.subTest(f"{kind}: bit {bit} of byte {at}"):
                self.assertTrue(self.may_be_silent(kind, good, at), "nobody would notice")
        trial.count_fault()

    def test_kinds(self):
        seeds = archive.read(ROOT + "/tests/fuzz/seeds/certificate_fuzz.txt")
        for kind in sorted(seeds):
            # made by a fuzzer; most of these are refused
            if not re.fullmatch("[0-9a-f]{40}", kind):
                self.check(kind, seeds[kind][0])

    def test_endless(self):
        with tempfile.TemporaryDirectory(prefix="hotstone-faults-") as folder:
            words = ["endless", "--board", "2x1", "--plies", "20", "--certificate", folder + "/c"]
            subprocess.run([trial.PROGRAM, *words], capture_output=True, check=True)
            with open(folder + "/c", "rb") as file:
                self.check("endless", file.read())


if __name__ == "__main__":
    trial.main()
