"""One command that is disturbed, and what must hold afterwards (docs/explanation/faults.md): for
calls_test.py and ranks_test.py.

An undisturbed run tells which calls there are. Then the command is run anew for each of them, in a
folder as before, with that call failing; what must hold afterwards is in Trial.judge, and each
fault is followed by a run that takes up or repeats the work and must leave the bytes of the
undisturbed one. Faults are told by numbers of calls, so that nothing depends on time.
"""

import atexit
import errno
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.environ["HOTSTONE"]


def preloadable(path):
    """A name of the file for LD_PRELOAD, which takes blanks and colons for separators."""
    if not re.search(r"[ :]", path):
        return path
    folder = tempfile.mkdtemp(prefix="hotstone-preload-")
    atexit.register(shutil.rmtree, folder)
    name = os.path.join(folder, os.path.basename(path))
    os.symlink(path, name)
    return name


LIBRARY = preloadable(os.environ["HOTSTONE_FAULTS"])
# To see the checks fail: "exit" expects success after a fault, "bytes" other bytes than were
# written, "resume" takes a byte of the checkpoint away before the work is taken up.
WRONG = os.environ.get("HOTSTONE_FAULTS_WRONG", "")
SLOW = "HOTSTONE_FAULTS_SLOW" in os.environ or "--slow" in sys.argv

WRITES = {"create", "write", "pwrite", "writev", "fsync", "fdatasync", "rename", "ftruncate",
          "fallocate", "mkdir"}
KILLS = 200 if SLOW else 2  # moments of a command at which it is killed
MEMORY = {"malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "mmap", "thread"}
OF_A_NEW_FOLDER = re.compile(r"\.partial\.\w{6}(/\w+)?$")
PIECES = {"read", "pread", "write", "pwrite"}  # that may do a part of what was asked for


class Ended:
    """How a run ended: its exit code (negative: a signal), what it said, and the calls it made."""

    def __init__(self, code, out, err, calls, told):
        self.code, self.err, self.calls = code, err, calls
        # allocations; KiB of address space
        self.memory, self.peak = told.get("memory"), told.get("peak")
        self.out = re.sub(r"[0-9]+\.[0-9]+", "", out)  # times
        self.fault = next((call.split(" ", 2)[1:] for call in calls if call.startswith("fault ")),
                          None)


class Trial(unittest.TestCase):
    """One command. `words` with {F} for the folder; `again` takes up the work if the file `kept` is
    there."""

    words = again = kept = None
    only_slow = False
    only_limits = False  # a larger board, for test_limits alone
    marker = None  # a folder, and what must be in it for a run to be taken up
    code = 0  # of the undisturbed run
    before = ()  # words of runs that come first: what was there before
    cut = None  # the number of the call at which the last of them is killed
    older = {}  # files that are there before, by name
    harmless = ()  # regular expressions "KIND PATH": calls without which the result is as good
    # a regular expression: with exit code 3 standard output may say this in place of a line of an
    # error
    unknown = None
    # whether a library that the command works with crashes when it is refused memory
    by_a_library = False

    def setUp(self):
        if self.words is None or (self.only_slow and not SLOW) or (
                self.only_limits and self._testMethodName != "test_limits"):
            self.skipTest("no command, or one for --slow")
        self.scratch = tempfile.mkdtemp(prefix="hotstone-faults-")
        self.addCleanup(shutil.rmtree, self.scratch)
        self.folder, self.log = self.scratch + "/f", self.scratch + "/log"
        self.start = self.scratch + "/start"
        self.prepare()

    def command(self, words, faults):
        """The command line, and the environment in which it is run."""
        line = [PROGRAM] + [word.replace("{F}", self.folder) for word in words.split()]
        return line, dict(os.environ, LD_PRELOAD=LIBRARY, **faults)

    def run_program(self, words, of="file", at=0, how="", on=False, limit=None):
        if os.path.exists(self.log):
            os.unlink(self.log)
        faults = dict(HOTSTONE_FAULT_FOLDER=self.folder, HOTSTONE_FAULT_LOG=self.log,
                      HOTSTONE_FAULT_OF=of, HOTSTONE_FAULT_AT=str(at), HOTSTONE_FAULT_AS=str(how))
        if on:
            faults["HOTSTONE_FAULT_ON"] = "1"
        line, environment = self.command(words, faults)

        def limited():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (limit << 10, limit << 10))

        ended = subprocess.run(line, env=environment, capture_output=True, text=True,
                               errors="replace", timeout=600, preexec_fn=limited if limit else None)
        calls = []
        if os.path.exists(self.log):  # not if the program was not even loaded
            with open(self.log) as log:
                calls = log.read().replace(self.folder, "").splitlines()
        told = {kind: int(number) for kind, number in (call.split() for call in calls
                                                       if call.startswith(("memory ", "peak ")))}
        calls = [call for call in calls if not call.startswith(("memory ", "peak "))]
        return Ended(ended.returncode, ended.stdout, ended.stderr, calls, told)

    def files(self):
        found = {}
        for folder, _, names in os.walk(self.folder):
            for name in names:
                path = os.path.join(folder, name)
                # a census tells how long it took, and has a digest of that, too
                with open(path, "rb") as file:
                    found[os.path.relpath(path, self.folder)] = re.sub(
                        rb'"seconds":[^,]*(.*),"digest":"[0-9a-f]*"', rb"\1", file.read())
        return found

    def reset(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.start, self.folder)

    def prepare(self):
        """The folder as it is before, and the undisturbed run."""
        os.mkdir(self.folder)
        for name, text in {**self.older, "bystander": "untouched\n"}.items():
            os.makedirs(os.path.dirname(f"{self.folder}/{name}"), exist_ok=True)
            with open(f"{self.folder}/{name}", "w") as file:
                file.write(text)
        for words in self.before:
            cut = self.cut if words == self.before[-1] else None
            ended = self.run_program(words, at=cut or 0, how="kill")
            self.assertEqual(ended.code == -signal.SIGKILL, cut is not None, ended.err)
        shutil.copytree(self.folder, self.start)
        self.old = self.files()
        self.whole = self.run_program(self.words)
        self.assertEqual(self.whole.code, self.code, self.whole.err)
        self.new = self.files()
        if WRONG == "bytes":
            self.new = {name: text + b"!" for name, text in self.new.items()}
        self.assertGreater(len(self.whole.calls), 3)

    def judge(self, ended, how, what, of="file"):
        """What must hold after a fault, and after the work is taken up."""
        # A sequence of allocations may be shorter than it was, where threads share them out.
        killed = how == "kill" and (ended.fault is not None or of == "file")
        kind, path = ended.fault or ("none", "")
        # A program without memory ends at once; and a folder that cannot be opened cannot be
        # emptied.
        may_stay = kind in ("unlink", *MEMORY) or (kind == "open" and OF_A_NEW_FOLDER.search(path))
        crashed = self.by_a_library and of == "memory" and ended.code in (-signal.SIGSEGV,
                                                                          -signal.SIGABRT)
        if killed:
            self.assertEqual(ended.code, -signal.SIGKILL, what)
        elif ended.code == self.code and WRONG != "exit" and kind in WRITES and isinstance(how,
                                                                                           int) \
                and how != errno.EINTR and not self.is_harmless(kind, path):
            # A run goes on without its checkpoint, but says so.
            of_kept = self.kept and re.fullmatch(self.kept,
                                                 path.lstrip("/").removesuffix(".partial"))
            said = re.search(r"^hotstone: .*cannot be written", ended.err, re.MULTILINE)
            self.assertTrue(of_kept and said,
                            f"{what}: exit code {ended.code} and it says {ended.err!r}")
        elif (ended.code != self.code and not crashed) or WRONG == "exit":
            self.assertIn(ended.code, (self.code,) if WRONG == "exit" else (2, 3),
                          f"{what}: {ended.err}")
            lines = ended.err.splitlines()
            said = self.unknown and ended.code == 3 and re.search(self.unknown, ended.out)
            self.assertTrue(said or (lines and lines[-1].startswith("hotstone: ")),
                            f"{what}: says {ended.err!r}")
            # each checkpoint may warn alike
            self.assertLessEqual(len(set(lines)), 3, f"{what}: says {ended.err!r}")
            self.assertFalse(how in ("short", errno.EINTR),
                             f"{what}: ended by what is no error: {ended.err}")
        done = ended.code == self.code and not killed
        found = self.files()
        if done:
            self.assertEqual(ended.out, self.whole.out, what)
        for name, text in self.old.items():
            self.assertTrue(name in found or name not in self.new or name in self.kept_files(),
                            f"{what}: {name} was there before and is gone")
        for name, text in found.items():
            if ".partial" in name or name.endswith("/.writable"):
                self.assertTrue(killed or may_stay or name in self.old,
                                f"{what}: {name} is left behind")
                continue
            if name in self.kept_files() and (not done or "cannot be written" in ended.err):
                continue  # its contents are judged by taking up the work
            good = [files[name] for files in ((self.new,) if done else (self.old, self.new))
                    if name in files]
            if done and may_stay and name not in self.new:
                continue
            self.assertIn(text, good,
                          f"{what}: {name} is neither as before nor as it would be ({len(text)} "
                          f"bytes)")
        if done:
            of_kept = self.kept and re.fullmatch(self.kept,
                                                 path.lstrip("/").removesuffix(".partial"))
            for name in self.new:
                if name in self.kept_files() and of_kept and "cannot be written" in ended.err:
                    continue
                self.assertIn(name, found, f"{what}: it says that all is well")
            if "cannot be written" not in ended.err:
                return
        self.take_up(what, found)  # also what is left of a run that went on without

    def kept_files(self):
        return {name for name in set(self.old) | set(self.new) | set(self.files())
                if self.kept and re.fullmatch(self.kept, name)}

    def take_up(self, what, found):
        if self.words_never_replace(found):
            return
        kept = [name for name in found if self.kept and re.fullmatch(self.kept, name)]
        if WRONG == "resume" and kept:
            with open(f"{self.folder}/{kept[0]}", "r+b") as file:
                file.truncate(max(0, os.path.getsize(file.name) - 1))
        words = self.again if self.again and kept else self.words
        if self.marker and os.path.exists(self.folder + self.marker[0]):
            if os.path.exists(self.folder + self.marker[1]):
                words = self.again
            # killed before there was anything to go on from: the program asks for another folder
            else:
                words = self.words
                shutil.rmtree(self.folder + self.marker[0])
        ended = self.run_program(words)
        self.assertEqual(ended.code, self.code, f"{what}, then {words}: {ended.err}")
        found = {name: text for name, text in self.files().items()
                 if ".partial." not in name and not name.endswith("/.writable")}
        self.assertEqual(sorted(found), sorted(self.new), f"{what}, then {words}")
        for name, text in found.items():
            self.assertEqual(text, self.new[name], f"{what}, then {words}: {name}")

    def words_never_replace(self, found):
        """Whether the result is there and whole, so that the command would refuse to be run
        again."""
        out = getattr(self, "result", None)
        return out is not None and out in found

    def is_harmless(self, kind, path):
        # A folder that is not synchronized may lose a new name if the machine loses its power: best
        # effort.
        if kind == "fsync" and (os.path.isdir(self.folder + path) or OF_A_NEW_FOLDER.search(path)):
            return True
        return any(re.fullmatch(pattern, f"{kind} {path}") for pattern in self.harmless)

    def disturb(self, of, at, how, on=False):
        self.reset()
        ended = self.run_program(self.words, of=of, at=at, how=how, on=on)
        call = self.whole.calls[at - 1] if of == "file" else ""
        name = errno.errorcode.get(how, how) if isinstance(how, int) else how
        what = f"{self.words}: {of} call {at} {call}: {name}{' from there on' if on else ''}"
        count_fault()
        with self.subTest(what):
            if of == "file" and how != "kill":
                self.assertIsNotNone(ended.fault,
                                     f"{what}: the run made fewer calls than the undisturbed one")
            self.judge(ended, how, what, of)


class Calls(Trial):
    """Each call of the command disturbed."""

    memory_step = 900  # of the last allocations each so-manieth is refused in the plain run
    least_tenth = 0  # of test_limits

    def test_files(self):
        numbers = range(1, len(self.whole.calls) + 1)
        if not SLOW:  # the first of each kind on each file
            first = {}
            for number in numbers:
                first.setdefault(self.whole.calls[number - 1], number)
            numbers = sorted(first.values())
            if len(numbers) > 5:
                numbers = sorted(random.Random(1).sample(numbers, 5))
        for number in numbers:
            kind = self.whole.calls[number - 1].split()[0]
            hows = [(errno.ENOSPC if kind in WRITES else errno.EIO, False)]
            if SLOW:
                hows = [(errno.ENOSPC, False), (errno.EIO, False), (errno.ENOSPC, True)]
                if kind in PIECES:
                    hows += [("short", False), (errno.EINTR, False)]
            for how, on in hows:
                self.disturb("file", number, how, on)
        for kind in ["read", "pread", "write", "pwrite"]:
            of_kind = [number for number in numbers
                       if self.whole.calls[number - 1].split()[0] == kind]
            for number in of_kind[:0 if SLOW else 1]:
                self.disturb("file", number, "short")

    def test_kills(self):
        count = len(self.whole.calls)
        numbers = range(1, count + 1)
        if count > KILLS:
            numbers = sorted(random.Random(2).sample(numbers, KILLS))
        for number in numbers:
            self.disturb("file", number, "kill")
        # Between two calls on files only a run of several threads has more than one state. The rest
        # of the moments.
        more = KILLS - len(numbers) if SLOW else 0
        for number in sorted(random.Random(3).sample(range(1, self.whole.memory + 1),
                                                     min(more, self.whole.memory))):
            self.disturb("memory", number, "kill")

    def test_memory(self):
        count = self.whole.memory
        # Most of what is asked for is the command line's; the work comes at the end.
        numbers = range(1, count, max(1, count // 60)) if SLOW else [count // 2]
        numbers = [*numbers, *range(max(1, count - 1500), count, 17 if SLOW else self.memory_step)]
        for number in numbers:
            self.disturb("memory", number, errno.ENOMEM)
            if SLOW:
                self.disturb("memory", number, errno.ENOMEM, on=True)

    def test_limits(self):
        """The address space limited, as by ulimit -v, to each tenth of what the work takes beyond
        the program itself."""
        loaded = 0
        least = self.run_program("--version").peak
        for tenth in range(self.least_tenth, 10) if SLOW else (5, 9):
            self.reset()
            limit = least + (self.whole.peak - least) * tenth // 10
            ended = self.run_program(self.words, limit=limit)
            what = (f"{self.words}: {limit} of {self.whole.peak} KiB of address space, {least} "
                    f"before the work")
            count_fault()
            with self.subTest(what):
                # too little even to be loaded: in the system's words, if it has any
                if not os.path.exists(self.log):
                    self.assertNotEqual(ended.code, self.code, what)
                    self.assertEqual(self.files(), self.old, what)
                    continue
                loaded += 1
                ended.fault = ("malloc", "")
                self.judge(ended, errno.ENOMEM, what)
        self.assertGreater(loaded, 0, "the program was never loaded")


faults = 0


def count_fault():
    global faults
    faults += 1


def main():
    """Runs the test cases of the file that is the program, or those that it is told."""
    if "--slow" in sys.argv:
        sys.argv.remove("--slow")
    outcome = unittest.main(exit=False, verbosity=1).result
    print(f"{faults} faults")
    sys.exit(0 if outcome.wasSuccessful() and faults > 0 else 1)
