#!/usr/bin/env python3
"""One process of hotstone-mpi killed, at each of its calls in turn (docs/explanation/faults.md);
trial.py says what must hold afterwards.

    HOTSTONE=.../hotstone HOTSTONE_FAULTS=.../libhotstone_faults.so HOTSTONE_MPI=.../hotstone-mpi \\
    HOTSTONE_MPI_STEPS=.../libhotstone_mpi_steps.so MPIEXEC=mpirun \\
    ranks_test.py [--slow] [TestCase...]

A process is killed at a call on a file, or at one by which it speaks with the others. All processes
must end, with a sentence of one that is left, and the same command with --resume, or begun anew if
nothing was stored, must leave the bytes of the undisturbed run. --slow: 100 moments of each
command; without it two.
"""

import os
import random
import re
import signal

import trial

STEPS = trial.preloadable(os.environ["HOTSTONE_MPI_STEPS"])
KILLS = 100 if trial.SLOW else 2
RULES = " --rules basic-only,self_removal=any,end_passes=2"
TOLD = (r"^hotstone-mpi: process \d of \d was told to stop\. If another process has died, the run "
        r"ends here")


class Ranks(trial.Trial):
    """A command of several processes. The calls of one of them are counted and disturbed at a
    time."""

    processes = 2
    rank = 0

    def command(self, words, faults):
        line = [os.environ["MPIEXEC"], "--allow-run-as-root", "--oversubscribe", "-n",
                str(self.processes)]
        faults = dict(faults, HOTSTONE_FAULT_RANK=str(self.rank),
                      LD_PRELOAD=trial.LIBRARY + ":" + STEPS)
        for name, value in faults.items():
            line += ["-x", f"{name}={value}"]
        return line + [os.environ["HOTSTONE_MPI"]] + [word.replace("{F}", self.folder)
                                                      for word in words.split()], None

    def run_program(self, words, **fault):
        ended = super().run_program(words, **fault)
        if ended.fault is not None and ended.code != self.code:
            self.judge_end(ended)
            ended.code = -signal.SIGKILL  # mpirun's own code says that a process has died
        return ended

    def judge_end(self, ended):
        self.assertIn("signal 9", ended.out + ended.err,
                      "mpirun does not say that a process was killed")
        if ended.fault[0] != "MPI_Init":  # before it no process knows of another
            self.assertTrue(re.search(TOLD, ended.err, re.MULTILINE),
                            f"no process says why it ends: {ended.err}")

    def test_kills(self):
        moments = []
        for rank in range(self.processes):
            self.rank = rank
            self.reset()
            counted = self.run_program(self.words)
            self.assertEqual(counted.code, self.code, counted.err)
            moments += [(rank, number, call) for number, call in enumerate(counted.calls, 1)]
        self.assertGreater(len({rank for rank, _, _ in moments}), 1)
        if len(moments) > KILLS:
            moments = sorted(random.Random(4).sample(moments, KILLS))
        for rank, number, call in moments:
            self.rank, self.whole.calls = rank, {number - 1: f"of process {rank}: {call}"}
            self.disturb("file", number, "kill")


class Intervals(Ranks):
    words = "intervals --board 2x1 --checkpoint {F}/k --checkpoint-every 0" + RULES
    again = words + " --resume"
    kept = "k"


class Planes(Ranks):
    processes = 3 if trial.SLOW else 2
    words = ("planes --board 3x1 --at-least 1 --on-disk {F}/d --checkpoint-every 0 --rules "
             "basic-only,end_passes=2")
    again = words + " --resume"
    kept, marker = "d/.*", ("/d", "/d/point.json")

    def files(self):
        """The point says in which sweep a run was taken up: the way, no result."""
        return {name: text for name, text in super().files().items() if name != "d/point.json"}


if __name__ == "__main__":
    trial.main()
