#!/usr/bin/env python3
"""What others published about small boards: the tables of docs/results/published.md, and a check of
their rows by the program and the checker of certificates.

    scripts/published.py table                              prints the tables
    scripts/published.py check HOTSTONE HOTSTONE-CERTIFY    checks every row, and runs the commands
                                                            of those that take two seconds or less
    scripts/published.py check --slow HOTSTONE HOTSTONE-CERTIFY    runs them all (hours)

The record is docs/results/published.tsv, written by hand. Its lines are

    source  KEY  WHAT  ADDRESS
    part    HEADING
    claim   KEY  SENTENCE  RULES  CASES  COMMAND  ANSWERS  STATUS  SECONDS  REMARK

CASES is what the source says: CASE=VALUE with blanks between, where CASE is a board or a position
and VALUE a number, an interval, `<N` or, of two rules, `-` if no position tells them apart. COMMAND
runs once for each of them, with CASE and VALUE put in and a new folder for DIR. ANSWERS is what it
says, in the same form, or `same`. For example

    3x2=1  hotstone value --board CASE --rules aga-like,cycle=psk --certificates DIR  3x2=0

The check works out which status a row may have. One with `certificate` needs certificates that the
checker accepts, of these rules from this position, whose bounds leave no other value, or exclude
what the source says.

Exit 0: done; all rows hold. 1: a row does not hold. 2: bad usage.
"""
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

RECORD = Path(__file__).resolve().parent.parent / "docs/results/published.tsv"
REPRODUCED, COUNTED = "reproduced with certificate", "reproduced by enumeration"
REFUTED, DENIED = "refuted with certificate", "refuted"
DIFFERS, OUT, OTHER = "differs", "out of reach", "not about our rules"
RULES_UNKNOWN = "not stated"  # in RULES: the answer may differ because the rules do
FAST = 2  # seconds


class Fault(Exception):
    pass


class Claim:
    def __init__(self, fields):
        if len(fields) != 9:
            raise Fault(f"{len(fields)} fields instead of 9 in a claim of {fields[0]}")
        (self.source, self.sentence, self.rules, cases, self.command, answers, self.status,
         seconds, self.remark) = fields
        self.cases = pairs(cases)
        self.runs = self.command != "-"
        self.answers = self.cases if answers == "same" else pairs(answers)
        self.seconds = float(seconds) if self.runs else None
        if self.runs and not (self.cases and self.answers.keys() == self.cases.keys()):
            raise Fault(f"the answers are not about the cases of {self.name()}")

    def name(self):
        return f"{self.source}, \"{self.sentence}\""


def pairs(text):
    """CASE=VALUE CASE=VALUE... as a dictionary."""
    return dict(word.split("=", 1) for word in text.split()) if text != "-" else {}


def read():
    """The sources by key, and the parts: (heading, claims)."""
    sources, parts = {}, []
    for line in RECORD.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        kind, *fields = line.split("\t")
        if kind == "source":
            key, what, address = fields
            sources[key] = (what, address)
        elif kind == "part":
            parts.append((fields[0], []))
        elif kind == "claim":
            parts[-1][1].append(Claim(fields))
        else:
            raise Fault(f"a line begins with {kind}")
    return sources, parts


# The check.

def points(case):
    board = re.fullmatch(r"(\d+)x(\d+)", case)
    return int(board[1]) * int(board[2]) if board else len(case.replace("/", ""))


def said(output, verb, case):
    """The answer in the output of a command."""
    forced = re.search(r"^Black forces an area difference of at least (\S+) on", output, re.M)
    if verb == "solve" and forced:
        return forced[1] if int(forced[1]) == points(case) else ">=" + forced[1]
    if verb == "robust":
        return output.split()[-1]
    for pattern in (r"^value for Black: (-?\d+)", r"^interval for Black: (\[.*?\])",
                    r"^legal positions: (\d+)", r"^games: (\d+)"):
        found = re.search(pattern, output, re.M)
        if found:
            return found[1].replace(" ", "")
    return None


def option(words, name, default):
    return words[words.index(name) + 1] if name in words else default


def bounds(certify, folder, words, case):
    """What the certificates in the folder prove of Black's value: (lo, hi)."""
    lo, hi = -points(case), points(case)
    files = sorted(path for path in Path(folder).rglob("*") if path.is_file())
    if not files:
        return lo, hi
    done = subprocess.run([certify, *map(str, files)], capture_output=True, text=True)
    if done.returncode != 0 or done.stdout.count(": accepted: ") != len(files):
        raise Fault(f"the certificates of {case} are not accepted")
    mover = option(words, "--to-move", "B")
    board = re.fullmatch(r"(\d+)x(\d+)", case)
    start = "/".join(["." * int(board[1])] * int(board[2])) if board else case
    area = re.escape(f"from {mover} {start}, rules {option(words, '--rules', '')})")
    solution = re.escape(f"from {start}, {'Black' if mover == 'B' else 'White'} to move, "
                         "under basic ko alone")
    for line in done.stdout.splitlines():
        forced = re.search(r"accepted: (Black|White) forces an area difference of at least (-?\d+) "
                           rf"(?:for himself \(board \S+, {area}|on \S+ {solution})", line)
        if forced and forced[1] == "Black":
            lo = max(lo, int(forced[2]))
        elif forced:
            hi = min(hi, -int(forced[2]))
    return lo, hi


def agrees(published, answer):
    return int(answer) < int(published[1:]) if published[0] == "<" else answer == published


def proved(published, lo, hi):
    return hi < int(published[1:]) if published[0] == "<" else lo == hi == int(published)


def excluded(published, lo, hi):
    return re.fullmatch(r"-?\d+", published) and not lo <= int(published) <= hi


def run(claim, program, certify):
    """Runs the command for each case: what certificates prove of each."""
    found = {}
    for case, published in claim.cases.items():
        with tempfile.TemporaryDirectory() as folder:
            words = [{"CASE": case, "VALUE": published}.get(word, word.replace("DIR", folder))
                     for word in shlex.split(claim.command)]
            if words[0] != "hotstone":
                raise Fault(f"{words[0]} is no command of ours")
            done = subprocess.run([program, *words[1:]], capture_output=True, text=True)
            answer = said(done.stdout, words[1], case)
            if done.returncode not in (0, 1) or answer != claim.answers[case]:
                raise Fault(f"{shlex.join(words)} says {answer}, not {claim.answers[case]} "
                            f"{done.stderr.strip()}")
            found[case] = bounds(certify, folder, words, case)
    return found


def check(claim, ran):
    """Whether a row may have its status; `ran` has what certificates prove, if it ran."""
    if not claim.runs:
        if claim.status not in (OUT, OTHER) or not claim.remark:
            raise Fault("without a command it is out of reach or not about our rules, and the "
                        "remark says why")
        return
    same = all(agrees(value, claim.answers[case]) for case, value in claim.cases.items())
    unknown = RULES_UNKNOWN in claim.rules
    writes = "DIR" in claim.command
    allowed = {COUNTED} if same else {DIFFERS} if unknown else {DENIED}
    if same and writes and (ran is None or all(proved(value, *ran[case])
                                               for case, value in claim.cases.items())):
        allowed = {REPRODUCED}
    if not same and not unknown and writes and (
            ran is None or all(excluded(value, *ran[case]) for case, value in claim.cases.items()
                               if not agrees(value, claim.answers[case]))):
        allowed.add(REFUTED)
    if claim.status not in allowed:
        raise Fault(f"its status is {claim.status} and can only be {' or '.join(sorted(allowed))}")


def check_all(sources, parts, program, certify, slow):
    claims = [claim for _, some in parts for claim in some]
    faults = [f"no claim is from {key}"
              for key in sources if key not in {claim.source for claim in claims}]

    def each(some, work):
        for claim in some:
            try:
                work(claim)
            except Fault as fault:
                faults.append(f"{claim.name()}: {fault}")

    def record_alone(claim):
        if claim.source not in sources:
            raise Fault("its source is not listed")
        check(claim, None)

    each(claims, record_alone)
    runs = [claim for claim in claims if claim.runs]
    ran = [claim for claim in runs if slow or claim.seconds <= FAST]
    if not faults:
        each(ran, lambda claim: check(claim, run(claim, program, certify)))
    for fault in faults:
        print(f"scripts/published.py: {fault}", file=sys.stderr)
    print(f"{len(claims)} claims: {len(ran)} run, {len(runs) - len(ran)} too slow to run here, "
          f"{len(claims) - len(runs)} without a command")
    return 1 if faults else 0


# The tables.

def numbers(cases):
    """`3x3` 9, `4x3` less than 4; digits in threes."""
    def shown(value):
        for mark, word in (("<", "less than "), (">=", "at least ")):
            value = value.replace(mark, word)
        return "none" if value == "-" else re.sub(r"^\d+$", lambda all: f"{int(all[0]):,}", value)
    return ", ".join(f"`{case}` {shown(value)}" for case, value in cases.items())


def print_table(heads, rows):
    print("| " + " | ".join(heads) + " |")
    print("|" + "---|" * len(heads))
    for cells in rows:
        print("| " + " | ".join(cells) + " |")


def answer_of(claim):
    if not claim.runs:
        return claim.remark
    answers = {case: value for case, value in claim.answers.items() if value != claim.cases[case]}
    said_here = numbers(answers) if answers else "the same"
    return said_here + (f"; {claim.remark}" if claim.remark else "")


def duration(seconds):
    return "" if seconds is None else f"{seconds:,.0f} s" if seconds >= 10 else f"{seconds:g} s"


def print_tables(sources, parts):
    statuses = [REPRODUCED, COUNTED, REFUTED, DENIED, DIFFERS, OUT, OTHER]
    claims = [claim for _, some in parts for claim in some]
    print_table(["status", "rows"], [[status, str(sum(c.status == status for c in claims))]
                                     for status in statuses])
    for heading, some in parts:
        print(f"\n## {heading}\n")
        print_table(
            ["who", "claim", "under", "command", "answer", "status", "time"],
            [[c.source, c.sentence + (": " + numbers(c.cases) if c.cases else ""), c.rules,
              f"`{c.command}`" if c.runs else "", answer_of(c), c.status, duration(c.seconds)]
             for c in some])
    print("\n## Sources\n")
    print_table(["who", "what", "where"],
                [[key, what, f"<{address}>" if address != "-" else ""]
                 for key, (what, address) in sources.items()])


def main():
    match sys.argv[1:]:
        case ["table"]:
            print_tables(*read())
        case ["check", "--slow", program, certify]:
            return check_all(*read(), program, certify, True)
        case ["check", program, certify]:
            return check_all(*read(), program, certify, False)
        case ["-h" | "--help"]:
            print(__doc__.strip())
        case _:
            print("scripts/published.py: takes `table` or `check [--slow] HOTSTONE "
                  "HOTSTONE-CERTIFY`, or --help", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Fault as fault:
        sys.exit(f"scripts/published.py: {fault}")
