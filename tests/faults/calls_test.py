#!/usr/bin/env python3
"""Each call of a command to the system made to fail in turn (docs/explanation/faults.md); trial.py
says what must hold afterwards.

    HOTSTONE=build/release/cli/hotstone HOTSTONE_FAULTS=.../libhotstone_faults.so \\
    calls_test.py [--slow] [TestCase...]

--slow: every call with every fault, and 200 kills a command; without it one call of each kind on
each file.
"""

import re

import trial


class TableBuild(trial.Calls):
    words = "table build --board 2x1 --out {F}/t --checkpoint-every 0"
    again = words + " --resume"
    kept, result = "t.checkpoint", "t"


class TableBuildThreads(TableBuild):
    only_slow = True
    words = "table build --board 3x1 --threads 3 --out {F}/t --checkpoint-every 0"
    again = words + " --resume"


class TableBuildResumed(TableBuild):
    only_slow = True
    before, cut = (TableBuild.words,), 50
    words = TableBuild.again


class TableFates(trial.Calls):
    words = "table build --board 2x1 --fates --out {F}/t"
    result = "t"


class TableShard(trial.Calls):
    only_slow = True
    words = "table shard --board 2x1 --shard 0/2 --out {F}/s"
    result = "s"


class TableMerge(trial.Calls):
    only_slow = True
    before = ("table shard --board 2x1 --shard 0/2 --out {F}/s0",
              "table shard --board 2x1 --shard 1/2 --out {F}/s1")
    words = "table merge --board 2x1 --out {F}/round {F}/s0 {F}/s1"
    result = "round"


class Census(trial.Calls):
    words = "census --board 3x1 --checkpoint {F}/c"
    again = words + " --resume"
    kept = "c"


class CensusThreads(Census):
    only_slow = True
    words = "census --board 3x3 --threads 3 --checkpoint {F}/c"
    again = words + " --resume"


class Verify(trial.Calls):
    words = ("verify --board 2x1 --rules basic-only --threads 1 --claims determinacy,forced --out "
             "{F}/out")
    code = 1
    older = {"out/2x1_basic-only_forced.sgf": "(;GM[1])\n",
             "out/2x1_basic-only_forced.certificate": "old\n"}


class VerifyAnew(trial.Calls):
    only_slow = True
    words = ("verify --board 1x1 --rules basic-only --threads 1 --claims determinacy,termination "
             "--out {F}/new/out")


class Corpus(trial.Calls):
    before = ("corpus --rules tromp-taylor --boards 2x1 --out {F}/corpus",)
    words = "corpus --rules basic-only --boards 1x1 --out {F}/corpus"
    # folders that cannot exchange names change places one after the other
    harmless = ("rename /corpus",)

    def judge(self, ended, how, what, of="file"):
        """One corpus or the other: never files of both, and never none."""
        now = {name: text for name, text in self.files().items() if name.startswith("corpus/")}
        both = [{name: text for name, text in files.items() if name.startswith("corpus/")}
                for files in (self.old, self.new)]
        self.assertIn(now, both, f"{what}: neither the old corpus nor the new one")
        super().judge(ended, how, what, of)


class Prove(trial.Calls):
    words = "prove --board 1x1 --quick --only graph-rank-excludes-dead-set --export {F}/q"
    # below, Z3 has no memory for its first object and its C++ binding uses it all the same
    least_tenth = 2
    unknown, by_a_library = "unknown", True

    def files(self):
        """A formula says what is known of it, and that may be nothing: it is the same one."""
        return {name: re.sub(rb"\(set-info :status \w+\)", b"", text)
                for name, text in super().files().items()}


class Plane(trial.Calls):
    only_slow = True
    words = "plane --board 2x1 --at-least 1 --checkpoint {F}/p --checkpoint-every 0"
    again = words + " --resume"
    kept, code = "p", 1
    # OpenSSL's are among them: a digest that could not be made must not be written
    memory_step = 37


class PlaneThreads(Plane):
    only_slow = True
    words = Plane.words.replace("2x1", "3x1") + " --threads 3"
    again = words + " --resume"
    code = 0


class PlaneStages(Plane):
    only_slow = True
    words = Plane.words + " --stages"
    again = words + " --resume"


class PlaneOnDisk(trial.Calls):
    words = "plane --board 2x1 --at-least 1 --on-disk {F}/d"
    again = words + " --resume"
    kept, code, marker = "d/.*", 1, ("/d", "/d/point.json")

    def files(self):
        """The point of a run that was taken up has the first half-sweep at which it may end: the
        way, no result."""
        return {name: text for name, text in super().files().items() if name != "d/point.json"}


class PlaneThresholds(trial.Calls):
    words = "plane --board 2x1 --all-thresholds {F}/d --checkpoint-every 0"
    again = words + " --resume"
    kept, marker = "d/.*", ("/d", "/d")


class Solve(trial.Calls):
    words = ("solve --board 4x2 --at-least 8 --out {F}/s --by search --memory 64M --checkpoint "
             "{F}/k --checkpoint-every 0")
    again = words + " --resume"
    kept = "k"


class SolveByDeepening(Solve):
    only_slow = True
    words = Solve.words.replace("search", "deepening")
    again = words + " --resume"


class Robust(trial.Calls):
    words = "robust --board 2x1 --checkpoint {F}/k"
    again = words + " --resume"
    kept = "k"


class Value(trial.Calls):
    words = "value --board 2x1 --rules tromp-taylor --checkpoint {F}/k"
    again = words + " --resume"
    kept = "k"


class ValueOfCycles(Value):
    only_slow = True
    words = "value --board 2x2 --rules ing-1996,same=board --checkpoint {F}/k"
    again = words + " --resume"
    # it sees the limit of its address space, and keeps within it
    unknown = "not known: the search memory is full at"


class TableBuildLarge(trial.Calls):
    only_slow = only_limits = True
    words = "table build --board 7x2 --out {F}/t"
    result = "t"


class TableBuildNine(TableBuildLarge):
    words = "table build --board 3x3 --threads 2 --out {F}/t"


class CensusLarge(trial.Calls):
    only_slow = only_limits = True
    words = "census --board 4x3 --threads 2 --checkpoint {F}/c"
    again = words + " --resume"
    kept = "c"


class PlaneLarge(trial.Calls):
    only_slow = only_limits = True
    words = "plane --board 7x2 --at-least 2 --stages --checkpoint {F}/p"
    again = words + " --resume"
    kept = "p"


class PlaneNine(PlaneLarge):
    words = "plane --board 3x3 --all-thresholds {F}/d"
    again = words + " --resume"
    kept, code, marker = "d/.*", 0, ("/d", "/d")


if __name__ == "__main__":
    trial.main()
