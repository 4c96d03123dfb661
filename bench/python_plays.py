#!/usr/bin/env python3
"""Times hotstone.plays beside a board written in plain Python, and keeps the pair in bench/results.

    PYTHONPATH=build/python/python bench/python_plays.py            prints the figures
    PYTHONPATH=build/python/python bench/python_plays.py --keep     and keeps them as
                                                                    DATE-COMMIT-python.json

Positions come from random games of the plain board, as many plies as half of its points. The module
answers all of them in one call; the plain board, sets of points with a flood for each chain, is
asked about one in two hundred. Both find the legal points of the player to move and what each play
takes, and both answers are compared first. What is not alike: the plain board is given its sets
ready, the module its array; it stops at sets of points where a program would keep chains up to date
from move to move, and it is one person's idea of a plain board. CPU time of the process; one
thread.
"""

import argparse
import datetime
import json
import pathlib
import random
import subprocess
import sys
import time

import hotstone
import numpy

SAMPLE = 200


class PlainBoard:
    """Stones as two sets of points (row, column)."""

    def __init__(self, side):
        self.side = side
        self.stones = {1: set(), -1: set()}
        self.beside = {
            (r, c): [(r + i, c + j) for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))
                     if 0 <= r + i < side and 0 <= c + j < side]
            for r in range(side)
            for c in range(side)
        }

    def chain(self, point, color):
        """The chain at a point and its liberties."""
        own, other = self.stones[color], self.stones[-color]
        chain, liberties, waiting = {point}, set(), [point]
        while waiting:
            for near in self.beside[waiting.pop()]:
                if near in own:
                    if near not in chain:
                        chain.add(near)
                        waiting.append(near)
                elif near not in other:
                    liberties.add(near)
        return chain, liberties

    def plays(self, color):
        """Each legal play with the stones that it takes; a play that removes itself alone is not
        legal."""
        chains = {}
        for player in (1, -1):
            for point in self.stones[player]:
                if point not in chains:
                    found = self.chain(point, player)
                    for stone in found[0]:
                        chains[stone] = found
        legal = {}
        for point, beside in self.beside.items():
            if point in chains:
                continue
            taken, breathes = set(), False
            for near in beside:
                if near not in chains:
                    breathes = True
                elif near in self.stones[color]:
                    breathes |= len(chains[near][1]) > 1
                elif len(chains[near][1]) == 1:
                    taken |= chains[near][0]
            if breathes or taken:
                legal[point] = taken
        return legal

    def array(self):
        cells = numpy.zeros((self.side, self.side), numpy.int8)
        for color in (1, -1):
            for point in self.stones[color]:
                cells[point] = color
        return cells


def random_positions(side, count, rng):
    """Boards, one for each ply of random games, with the player to move."""
    found = []
    while len(found) < count:
        board, color = PlainBoard(side), 1
        for _ in range(side * side // 2):
            legal = board.plays(color)
            if not legal:
                break
            point = rng.choice(sorted(legal))
            board.stones[color].add(point)
            board.stones[-color] -= legal[point]
            color = -color
            kept = PlainBoard.__new__(PlainBoard)
            kept.side, kept.beside = side, board.beside
            kept.stones = {1: set(board.stones[1]), -1: set(board.stones[-1])}
            found.append((kept, color))
    return found[:count]


def measured(side, count, rng):
    sample = random_positions(side, count // SAMPLE, rng)
    arrays = numpy.stack([board.array() for board, _ in sample])
    players = numpy.array([color for _, color in sample], numpy.int8)
    legal, taken = hotstone.plays(arrays, players, "basic-only,self_removal=none")
    for (board, color), may, takes in zip(sample, legal, taken):
        plays = board.plays(color)
        assert {tuple(map(int, point))
                for point in numpy.argwhere(may)} == set(plays), "the two differ"
        assert all(takes[point] == len(stones) for point, stones in plays.items()), "the two differ"
    many, who = numpy.tile(arrays, (SAMPLE, 1, 1)), numpy.tile(players, SAMPLE)
    began = time.process_time()
    hotstone.plays(many, who, "basic-only,self_removal=none")
    ours = (time.process_time() - began) / len(many)
    began = time.process_time()
    for board, color in sample:
        board.plays(color)
    plain = (time.process_time() - began) / len(sample)
    return len(many), len(sample), ours, plain


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", action="store_true", help="keep the result in bench/results")
    parser.add_argument("--positions", type=int, default=100000,
                        help="how many are asked about in one call")
    options = parser.parse_args()
    rng = random.Random(1)
    lines = []
    for side in (9, 13, 19):
        many, few, ours, plain = measured(side, options.positions, rng)
        print(f"{side}x{side}: {ours * 1e6:.2f} us a position in one call of {many}, plain Python "
              f"{plain * 1e6:.0f} us: "
              f"{plain / ours:.0f} times")
        for name, count, seconds in (("hotstone.plays, one call", many, ours),
                                     ("sets of points in plain Python", few, plain)):
            lines.append({"name": f"{name}, {count} positions of {side}x{side}",
                          "cpu_time": round(seconds * 1e6, 3),
                          "time_unit": "us a position", "items_per_second": round(1 / seconds)})
    if not options.keep:
        return
    root = pathlib.Path(__file__).resolve().parents[1]
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=root, capture_output=True,
                            text=True, check=True)
    cpu = next(line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo")
               if line.startswith("model name"))
    today = datetime.date.today().isoformat()
    path = root / "bench/results" / f"{today}-{commit.stdout.strip()}-python.json"
    context = {"date": today, "commit": commit.stdout.strip(), "processor": cpu,
               "python": sys.version.split()[0],
               "remark": "bench/python_plays.py; both in one process, CPU time, one thread; the "
                         "plain board sees one "
                         "position in two hundred"}
    path.write_text(json.dumps({"context": context, "benchmarks": lines}, indent=2) + "\n")
    print("kept in", path.relative_to(root))


if __name__ == "__main__":
    main()
