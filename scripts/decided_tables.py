#!/usr/bin/env python3
"""Solves the boards of docs/explanation/determinacy.md under rules that decide long cycles and
makes its tables.

    scripts/decided_tables.py measure HOTSTONE    solves all boards (minutes) and prints
                                                  docs/results/decided.tsv
    scripts/decided_tables.py table NAME          prints the table NAME of
                                                  docs/explanation/determinacy.md from
                                                  docs/results/decided.tsv: empty, positions or
                                                  compensation

Called by scripts/make-results: `--decided` measures, all other modes read the record. A line of the
record is
    board, rules, quantity, numbers
where a quantity names a rule and a question: `interval`, `draw`, `balance` (the empty board), or a
count with the number of positions, in total and up to symmetry. For example
    3x3	basic-only,self_removal=none,end_passes=2	no-result-count	308 44

Exit 0: done. 1: the program failed. 2: bad usage.
"""
import json
import subprocess
import sys
from pathlib import Path

RECORD = Path(__file__).resolve().parent.parent / "docs/results/decided.tsv"
NONE = "basic-only,self_removal=none,end_passes=2"
ANY = "basic-only,self_removal=any,end_passes=2"
SMALL = ["1x1", "2x1", "3x1", "4x1", "5x1", "6x1", "7x1", "8x1", "2x2", "3x2", "4x2", "3x3", "5x2",
         "6x2", "4x3"]
LARGE = ["7x2", "5x3", "4x4"]
COMPENSATIONS = ["0.5", "1.5", "2.5", "3.5", "4.5", "6.5", "7.5"]
COUNTS = ["undetermined", "no-result", "better-for-black", "better-for-white", "balance-differs"]


def decide(program, board, rules, *more):
    """The result lines of one command."""
    command = [program, "decide", "--board", board, "--rules", rules, "--json", *more]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"scripts/decided_tables.py: exit code {done.returncode} from "
                 f"{' '.join(command)}: {done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def measure(program):
    print("# Rules that decide long cycles, written by scripts/make-results --decided: board, "
          "rules, quantity, numbers.")

    def row(board, rules, quantity, *numbers):
        print(board, rules, quantity, " ".join(str(n) for n in numbers), sep="\t", flush=True)

    for board in SMALL + LARGE:
        for rules in [NONE, ANY] if board in SMALL else [NONE]:
            [draw] = decide(program, board, rules, "--endless", "draw")
            [balance] = decide(program, board, rules, "--endless", "balance")
            row(board, rules, "interval", draw["lo"], draw["hi"])
            row(board, rules, "draw", draw["value"])
            row(board, rules, "balance", balance["value"])
        even, black, white = decide(program, board, NONE, "--endless", "no-result", "--count")
        undetermined, differs = decide(program, board, NONE, "--endless", "balance", "--count")
        for quantity, count in zip(COUNTS, [undetermined, even, black, white, differs]):
            # What a preference adds to the positions without a result under the plain order.
            base = even if quantity.startswith("better") else {"positions": 0, "up_to_symmetry": 0}
            row(board, NONE, quantity, *(count[key] - base[key]
                                         for key in ("positions", "up_to_symmetry")))
    for board in ["4x3", "4x4"]:
        for worth in COMPENSATIONS:
            [count] = decide(program, board, NONE, "--endless", "no-result", "--count", "--worth",
                             worth)
            row(board, NONE, f"compensation-{worth}", count["positions"], count["up_to_symmetry"])


def recorded():
    """The record: (board, rules, quantity) to numbers."""
    lines = (line.split("\t") for line in RECORD.read_text().splitlines()
             if not line.startswith("#"))
    return {(board, rules, quantity): [int(n) for n in numbers.split()]
            for board, rules, quantity, numbers in lines}


def print_table(heads, rows):
    print("| " + " | ".join(heads) + " |")
    print("|" + "---|" * len(heads))
    for cells in rows:
        print("| " + " | ".join(cells) + " |")


def empty_row(record, board):
    cells = [board]
    for rules in [NONE, ANY]:
        if (board, rules, "interval") not in record:
            cells += [""] * (4 if rules == NONE else 3)
            continue
        low, high = record[board, rules, "interval"]
        cells.append(str(low) if low == high else f"[{low}, {high}]")
        cells.append(str(record[board, rules, "draw"][0]))
        # without a result if either side can go on against the best score of the other
        if rules == NONE:
            cells.append("no result" if low < 0 < high else str(record[board, rules, "draw"][0]))
        cells.append(str(record[board, rules, "balance"][0]))
    return cells


def table(name):
    record = recorded()
    if name == "empty":
        heads = ["board", "interval", "draw", "no result", "balance", "interval, any self-removal",
                 "draw", "balance"]
        print_table(heads, [empty_row(record, board) for board in SMALL + LARGE])
    elif name == "positions":
        heads = ["board", "undetermined", "no result", "and where lo = 0 < hi",
                 "and where lo < 0 = hi", "balance is not the draw"]
        rows = [[board] + ["{:,} ({:,})".format(*record[board, NONE, count]) for count in COUNTS]
                for board in SMALL + LARGE if record[board, NONE, "undetermined"][0] > 0]
        print_table(heads, rows)
    else:
        rows = [[board] + ["{:,}".format(record[board, NONE, f"compensation-{worth}"][0])
                           for worth in COMPENSATIONS]
                for board in ["4x3", "4x4"]]
        print_table(["compensation"] + COMPENSATIONS, rows)


def main():
    match sys.argv[1:]:
        case ["measure", program]:
            measure(program)
        case ["table", ("empty" | "positions" | "compensation") as name]:
            table(name)
        case ["-h" | "--help"]:
            print(__doc__.strip())
        case _:
            print("scripts/decided_tables.py: takes `measure HOTSTONE` or `table "
                  "empty|positions|compensation`, or --help",
                  file=sys.stderr)
            sys.exit(2)


if __name__ == "__main__":
    main()
