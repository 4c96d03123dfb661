#!/usr/bin/env python3
"""Holds examples/checker.py against hotstone-certify.

    checker_test.py HOTSTONE_CERTIFY

Both judge the kept certificates; forgeries, which must be refused for the reason that is named; and
the kept ones with one number of each record changed. The exit codes must be the same, except where
the rules need the classes of kos.
"""
import contextlib
import io
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "examples"))
import checker  # noqa: E402

PROGRAM = sys.argv.pop(1)
PROOFS = ROOT / "proofs"
KEPT = PROOFS / "second_checker/samples"
BEYOND = {"cold", "disturber", "takes_in_death", "takes_in_scope", "beside_disturber", "square"}
RECORDS = {"ranking": "<QI", "intervals": "<QhIhI", "endings": "<QhIhI", "solution": "<QHB",
           "robust": "<QIB"}

# The sample, words of the reason, and what replaces what in its text, or nothing; > ends a line.
TEXTS = """\
lasso | should be 'hotstone-certificate 1 | certificate 1> | certificate 2>
lasso | unknown kind | kind lasso | kind lassos
lasso | should be 'hotstone-certificate 1 | 2x1 | 20x1
lasso | the preset has anyway | basic-only | basic-only,hot=basic
lasso | the preset has anyway | basic-only | basic-only,hot=hot,\
hot_kinds=single+double-add+twin
lasso | a preset, a key or a value | basic-only | basic-only,handicap=2
lasso | the order of the keys | basic-only | basic-only,end_passes=2,self_removal=any
lasso | a switch without effect | basic-only | basic-only,hot_class=before
lasso | a switch without effect | basic-only | basic-only,hot_fights=life
lasso | a switch without effect | basic-only | basic-only,settled=outcome
lasso | a switch without effect | basic-only | basic-only,cycle=psk,start=first
lasso | a switch without effect | basic-only | basic-only,cycle=starter,unnamed=both
lasso | a switch without effect | basic-only | basic-only,hot=none,hot_scope=fighting
lasso | a switch without effect | basic-only | basic-only,resume=dispute,end_passes=2
lasso | twice or out of order | basic-only | basic-only,hot_kinds=twin+single
lasso | twice or out of order | basic-only | basic-only,cycle=psk+psk
lasso | twice or out of order | basic-only | basic-only,cycle=psk+none
lasso | not in force | basic-only | basic-only,hot_scope=twin
lasso | should be 'stem | stem ->
lasso | should be 'start | start B | start b
lasso | no position of this board | start B .. | start B ...
lasso | no point or no move | A1 B1 | a1 B1
lasso | should be 'stem | pass A1> | pass A1>>
lasso | should be 'stem | pass A1> | pass A1
lasso | not legal | start B .. | start B XO
lasso | an illegal move | A1 B1 pass | A1 A1 pass
lasso | the cycle does not return | pass A1> | pass pass>
lasso | no lasso under this rule | basic-only | basic-only,cycle=psk
lasso | an illegal move | basic-only | basic-only,cycle=starter-first
endless/square | no endless game | ing-1991,cycle=square | basic-only
endless/square | meets its start | ing-1991 | basic-only | a A1 B1 |\
 a A1 B1 pass A1 A1 B1
endless/square | a block is made of others | ing-1991 | basic-only | a A1 B1 pass A1 |\
 a B1 A1 pass B1
ranking | more or fewer records | entries 20 | entries 21
ranking | should be 'entries | entries 20 | entries 020
ranking | rules with history | capture_ends=true | cycle=psk
ranking | the start has no record | start B .. | start W OX
ranking | does not lower the rank | ,capture_ends=true
intervals | lo is too high | capture_ends=true | self_removal=any
endings | lo is too low | kind endings | kind intervals
area_starter | not valid under these rules | cycle=starter | cycle=starter,cycle_colour=either
area_superko | not valid under these rules | tromp-taylor | tromp-taylor,cycle=none
area_superko | not valid under these rules | tromp-taylor | hot-only
area_superko | not the robust solution | at-least 1> | at-least 2>
area_superko | not the robust solution | side B | side W
area_superko | should be 'robust | robust area | robust ../area
area_superko | No such file | robust area | robust aria
area_superko | no robust solution | robust area_superko.robust | robust -
area_superko | lines of twenty | steps 23 | steps 24
area_superko | does not list the position | A1 * ! | ! * !
area_superko | the step of the other player | A1 * ! | * * !
area_superko | too few steps | steps 23 | steps 22 | pass pass !> | pass pass>
area_superko | too many steps | steps 23 | steps 24 | pass !> | pass ! !>
area_superko | no step | A1 * ! | A1 ~ !
area_tree | without enough area | at-least 0 | at-least 1
area_tree | an illegal move | pass A1 * | pass B1 *
area_tree | no area under these rules | tromp-taylor | tromp-taylor,capture_ends=true
area_tree | at-least | at-least 0 | at-least -2
solution | at-least | at-least 3 | at-least 4
solution | not listed | start B ... | start B O..
images | a pass without enough area | at-least 2 | at-least 3
images | held boards under all | rules any-single-hot | rules any | -board no | -board held
images | an answer bans every move | any-single-hot | any
large_solution | not the least | images each>
answers | two moves | rules any | rules any-single-hot
next_list | not listed | settled-board next | settled-board held
basic_ko_held | not listed | settled-board held | settled-board yes
held_board | not listed | settled-board held | settled-board yes
held_board | not listed | /..OX | /..O.
fates | no fates | hot=none | hot=none,capture_ends=true
fates | has no row, or another answer | B hangs | B kept
fates | the stone does not hang | B:k5 | B:h
fates | the stone is not kept | B:k5 | B:k4
fates | the stone is not removed | B:h W:r3 | B:h W:r1
fates | out of order | B:r2 W:r1 W1:r1>.OX | B:r2 W1:r1 W:r1>.OX
fates | the stone does not stand | stone B A1 | stone W A1
fates | a situation that is not legal | W:h> | W:h W4:h>
fates | a situation that is not legal | W:h> | W:h W13:h>
fates | no row | W:h> | W:?>
fates | too large | ..X/XX. B:k5> | ..X/XX. B:k4294967296>
keeps_by_list | should be 'tree | tree B 0 0 | tree B 100 0
keeps | no strategies under this rule | basic-only | basic-only,capture_ends=true
keeps | should be 'goal | goal keeps | goal saves
keeps | there is no group | keeps A1 | keeps D1
keeps | the step of the other player | goal keeps | goal takes
keeps | no threat is left | tree B 1 0 | tree B 0 0
keeps | another tree | threat #0 | threat #1
keeps | has not occurred before | pass * pass * ^ | ^ * pass * ^
keeps | too few steps | ^ = = = | ^ = =
keeps | too many steps | ^ = = = | ^ = = = =
keeps_in_dispute | too few steps | ,resume=dispute
keeps_by_list | a position that is listed twice | positions 2> | positions 3>.X.XO./XXX.XO/.X.XO. =>
keeps_by_list | not settled | >.X.XO./XXX.XO/ | >XX.XO./XXX.XO/
keeps_by_list | not in the list | .X.XO. E2> | .X.XO.>
keeps_by_list | an illegal answer | .X.XO. E2> | .X.XO. D3>
keeps_in_ko | not in the list | .XX/X.O B1> | .XX/X.O B1/C1>
keeps_in_ko | there is no group | keeps B2 | keeps A1
keeps_in_ko | no list here | tromp-taylor | tromp-taylor,cycle=starter,cycle_colour=either
keeps | the other side has its way | 4x2 | 2x1 | 2>tree B 0 0 .XX./XXX.>pass * pass * ^ = = =>\
tree B 1 0 .XX./XXX.>threat #0 | 1>tree W 0 0 X.>*
takes | not in the list | C3 * ~ | pass * ~
takes | an illegal move | C3 * ~ | C1 * ~
"""
# The sample, the record, its field, what is added to it, and words of the reason.
NUMBERS = [
    ("ranking", 0, 0, 1, "the start has no record"), ("ranking", 0, 0, 5, "do not ascend"),
    ("ranking", 1, 0, -2, "do not ascend"),
    ("ranking", 0, 1, -1, "does not lower the rank"), ("ranking", 3, 0, 1, "not legal"),
    ("intervals", 0, 1, -1, "lo is too low"), ("intervals", 0, 1, 1, "no interval"),
    ("intervals", 0, 2, -1, "lo is too high"), ("intervals", 0, 3, 1, "-hi is too low"),
    ("intervals", 0, 4, -1, "-hi is too high"), ("endings", 0, 1, -1, "lo is too low"),
    ("solution", 0, 0, 1, "a key of no position"), ("solution", 0, 0, 100, "out of order"),
    ("solution", 0, 1, -1, "does not lower the rank"), ("solution", 0, 2, -1, "not listed"),
    ("solution", 0, 2, 5, "a move beyond the board"), ("basic_ko", 1, 0, 250, "is not legal"),
    ("basic_ko", 4, 0, 100, "not the least"), ("basic_ko", 7, 0, -1, "an illegal play"),
    ("basic_ko", 40, 0, 1, "two ranks"), ("basic_ko_held", 19, 2, 250, "without enough area"),
    ("answers", 5, 2, -1, "an illegal play")]


def read(name):
    return (KEPT / (name + ".certificate")).read_bytes()


def split(data):
    """What comes before the records, and the records; None without records."""
    layout = RECORDS.get(re.search(rb"\nkind (\w+)\n", data)[1].decode())
    if layout is None:
        return data, None, layout
    begin = data.index(b"\n", data.index(b"\nentries ") + 1) + 1
    return data[:begin], list(struct.iter_unpack(layout, data[begin:])), layout


def changed(data, record, field, by):
    """The file with one number changed, None if the number does not fit."""
    head, records, layout = split(data)
    row = list(records[record])
    row[field] += by
    try:
        return head + b"".join(struct.pack(layout, *(row if i == record else old))
                               for i, old in enumerate(records))
    except struct.error:
        return None


class CheckerTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        for robust in KEPT.glob("*.robust"):
            shutil.copy(robust, self.folder)

    def judge(self, path, says=None):
        """The exit code of both, which must agree, and what ours says."""
        program = subprocess.run([PROGRAM, path], capture_output=True, text=True, check=False)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = checker.main([str(path)])
        if "beyond this checker" not in out.getvalue() or says:
            self.assertEqual(code, program.returncode,
                             says or f"{out.getvalue()}{program.stdout}{program.stderr}")
        return code, out.getvalue()

    def judge_bytes(self, data, says=None):
        path = self.folder / "forged.certificate"
        path.write_bytes(data)
        return self.judge(path, says)

    def test_kept_certificates(self):
        kept = sorted(PROOFS.glob("*/samples/**/*.certificate"))
        self.assertGreater(len(kept), 40)
        for path in kept:
            code, says = self.judge(path)
            self.assertEqual("beyond" in says, path.stem in BEYOND, path)
            expected = 2 if path.stem in BEYOND else path.stem == "leads_back"
            self.assertEqual(code, expected, says)

    def test_forged_texts(self):
        for line in TEXTS.strip().splitlines():
            name, why, *edits = line.replace(">", "\n").split(" | ")
            data = read(name)
            for old, new in zip(edits[::2], [*edits[1::2], ""]):
                self.assertIn(old.encode(), data, line)
                data = data.replace(old.encode(), new.encode(), 1)
            code, says = self.judge_bytes(data, line)
            self.assertIn(code, (1, 2), line)
            self.assertIn(why, says, line)

    def test_the_largest_numbers(self):
        for name, old, new in [("fates", b"..X/XX. B:k5\n", b"..X/XX. B:k4294967295\n"),
                               ("keeps_by_list", b"tree B 0 0", b"tree B 99 0")]:
            self.assertEqual(self.judge_bytes(read(name).replace(old, new), name)[0], 0, name)

    def test_endless_games(self):
        """The sample under a rule that asks for no class, and a stem of two passes twice."""
        data = read("endless/square").replace(b"ing-1991", b"basic-only")
        self.assertEqual(self.judge_bytes(data)[0], 0)
        code, says = self.judge_bytes(
            data[:data.index(b"stem")] + b"stem pass pass pass A1\ncycle-a B1 pass A1 A1\n"
            b"cycle-b B1 pass A1 pass pass A1\ncycle-c B1 pass pass pass A1 A1\n")
        self.assertEqual(code, 1)
        self.assertIn("a square in a block", says)

    def test_lists_make_no_position_again(self):
        """Black takes the ko at G2 by the list, unless his stone was there and was taken."""
        head = ("hotstone-certificate 1\nkind strategy\nboard 7x2\nrules tromp-taylor\n"
                "goal keeps B1\npositions 2\n.X.X.OX/.XXX.X. =\n.X.X.O./.XXX.XO G2\ntrees 1\ntree ")
        taking = head + "B 0 0 .X.X.O./.XXX.XO\n~\n"
        again = head + "W 0 0 .X.X.OX/.XXX.X.\n* = = ~ = = =\n"
        self.assertEqual(self.judge_bytes(taking.encode())[0], 0)
        code, says = self.judge_bytes(again.encode())
        self.assertEqual(code, 1)
        self.assertIn("it may return", says)

    def test_next_plays_take_nothing_hot(self):
        """White adds a second stone, which Black takes to settle the board."""
        for rules, expected in [("basic-ko", 0), ("any-single-hot-with-basic-ko", 0),
                                ("any-with-basic-ko", 0), ("any", 1)]:
            data = ("hotstone-certificate 1\nkind solution\nboard 4x2\nside B\nat-least 8\n"
                    f"rules {rules}\nsettled-board next\nstart W .XX./.XO.\nentries 0\n")
            self.assertEqual(self.judge_bytes(data.encode(), rules)[0], expected, rules)

    def test_next_plays_remove_no_own_stone(self):
        """A1 would remove B1 too, and only what is left would hold the board."""
        data = ("hotstone-certificate 1\nkind solution\nboard 4x4\nside B\nat-least 16\n"
                "rules basic-ko\nsettled-board next\nstart B X.X./XXXX/OO.X/.XOX\nentries 0\n")
        self.assertEqual(self.judge_bytes(data.encode())[0], 1)

    def test_how_much_may_be_inside_a_region(self):
        """One point that touches no stone, or two, by the rules."""
        one, two = ".X.X/XXXX/..XX/..XX", ".X.X/XXXX/.OOX/..OX"
        for rules, *expected in [("basic-ko", 0, 0), ("any-single-hot", 0, 1),
                                 ("any-single-hot-with-basic-ko", 0, 1),
                                 ("any-with-basic-ko", 0, 1), ("any", 2, 2)]:
            head = ("hotstone-certificate 1\nkind solution\nboard 4x4\nside B\nat-least 16\n"
                    f"rules {rules}\nsettled-board held\n")
            for rows, code in zip((one, two), expected):
                data = f"{head}start B {rows}\nentries 0\n"
                self.assertEqual(self.judge_bytes(data.encode(), rules)[0], code, data)

    def test_forged_numbers(self):
        for name, record, field, by, why in NUMBERS:
            line = f"{name} {record} {field}"
            code, says = self.judge_bytes(changed(read(name), record, field, by), line)
            self.assertEqual(code, 1, line)
            self.assertIn(why, says, line)

    def test_free_points(self):
        """Ours writes all positions out; the program judges records, and may refuse more."""
        data, accepted, refused = read("free_points"), 0, 0
        for record in range(0, len(split(data)[1]), 4):
            for field, by in [(0, 3 << 2 * (record % 10)), (1, 1), (1, -1), (2, 1), (2, -1)]:
                forged = self.folder / "forged.certificate"
                forged.write_bytes(changed(data, record, field, by) or b"")
                program = subprocess.run([PROGRAM, forged], capture_output=True, check=False)
                with contextlib.redirect_stdout(io.StringIO()) as out:
                    code = checker.main([str(forged)])
                if program.returncode == 0:
                    self.assertEqual(code, 0, (record, field, by, out.getvalue()))
                accepted += program.returncode == 0
                refused += code == 1
        self.assertGreater(accepted, 5)
        self.assertGreater(refused, 10)
        for edits in [(b"next", b"held"), (b"least 10", b"least 9"), (b"points yes", b"points no"),
                      (b"-with-basic-ko", b"")]:
            self.assertEqual(self.judge_bytes(data.replace(*edits, 1))[0], 2, edits)

    def test_a_record_left_out(self):
        for name in ("ranking", "intervals", "endings", "solution", "basic_ko", "next_list"):
            head, records, layout = split(read(name))
            fewer = head.replace(b"entries %d" % len(records), b"entries %d" % (len(records) - 1))
            data = fewer + b"".join(struct.pack(layout, *row) for row in records[:-1])
            self.assertEqual(self.judge_bytes(data)[0], 1, name)

    def test_one_number_of_each_record(self):
        refused = 0
        for name in ("ranking", "intervals", "endings", "solution", "robust", "basic_ko_held",
                     "next_list", "large_ranking"):
            data = read(name)
            for record, row in enumerate(split(data)[1]):
                forged = changed(data, record, record % len(row), 1 - 2 * (record // 2 % 2))
                refused += forged is not None and self.judge_bytes(forged)[0] == 1
        self.assertGreater(refused, 100)

    def test_help_has_working_examples(self):
        program = [sys.executable, "-B", "examples/checker.py"]
        shown = subprocess.run([*program, "--help"], cwd=ROOT, capture_output=True, text=True,
                               check=True).stdout
        examples = re.findall("^    python3 (.+)$", shown, re.MULTILINE)
        self.assertEqual(len(examples), 2)
        for words in examples:
            run = subprocess.run(f"{sys.executable} -B {words}", cwd=ROOT, shell=True,
                                 capture_output=True, text=True, check=False)
            self.assertIn("accepted", run.stdout)
            self.assertEqual(run.returncode, 2 if "*" in words else 0, run.stderr)
        self.assertEqual(subprocess.run(program, capture_output=True, cwd=ROOT).returncode, 2)


if __name__ == "__main__":
    unittest.main()
