#!/usr/bin/env python3
"""Checks Hotstone's certificates on small boards, by docs/reference/certificates.md alone.

    python3 examples/checker.py proofs/second_checker/samples/lasso.certificate
    python3 examples/checker.py proofs/second_checker/samples/*.certificate

Prints a line for each file. The exit codes are those of hotstone-certify: 0 all accepted, 1 one
refused, 2 not a certificate, or beyond this checker: it does not know the classes of kos.
"""
import re
import sys

sys.dont_write_bytecode = True

from checker_law import COLOUR, NUMBER, POINT, Refused, Situation, ends_in_square, need
from checker_strategies import Strategies

ROW = f"([BW])([1-9][0-9]?|)(?:/([^:]+))?:(?:h|([rk]){NUMBER})"  # of a file of fates


class Checker(Strategies):
    """The checks of games without end, and of values by situation."""

    def rounds(self, start, stem, cycles):
        """The end of a stem and of cycles that lead back there."""
        stem, cycles = self.moves(stem), [self.moves(cycle) for cycle in cycles]
        self.need_possible(start)
        need(all(cycles), "the cycle is empty")
        now = begin = self.follow(start._replace(past=()), stem)
        for cycle in cycles:
            now = self.follow(now, cycle)
            need(now[:4] == begin[:4], "the cycle does not return")
        return now

    def check_lasso(self):
        need(set(self.cycle) <= {"starter-first", "disturber"}, "no lasso under this rule", 2)
        start, stem, cycle = self.start(), *self.read(r"stem (.+)\ncycle (.+)\n\Z")
        self.rounds(start, stem, [cycle] * 3)  # a fourth would be as the third

    def check_endless(self):
        need(self.cycle == ["square"], "no endless game here, or beyond this checker", 2)
        start, stem, *cycles = self.start(), *self.read(
            r"stem (.+)\ncycle-a (.+)\ncycle-b (.+)\ncycle-c (.+)\n\Z")
        self.cycle = []
        end = self.rounds(start, stem, cycles)
        line = [s[:2] for s, _ in end.past] + [end[:2]]
        meets = [i for i, item in enumerate(line) if item == line[-1]]
        need(sum(i >= len(self.moves(stem)) for i in meets) == 4, "a cycle meets its start")
        head, blocks = line[:meets[0]], [line[i:j] for i, j in zip(meets, meets[1:])]
        need(not any(ends_in_square(part[:i]) for part in [head, *(b[1:] for b in blocks)]
                     for i in range(len(part) + 1)), "a square in a block")
        for i, block in enumerate(blocks):
            others = blocks[:i] + blocks[i + 1:]
            endings = [part[j:] for part in [head, *others] for j in range(len(part) + 1)]
            need(not any(block[:cut] == other[:cut] and block[cut:] in endings for other in others
                         for cut in range(1, len(block) + 1)), "a block is made of others")

    def table(self, layout):
        """The values of each record, by its situation."""
        several, found = self.rule["hot"] == "hot", {}
        need(not self.has_history, "rules with history", 2)
        need(self.size <= (24 if several else 36), "a board without keys", 2)
        slots = self.end + (2 ** self.size if several else 1 + self.size)
        records = self.records(layout)
        need(all(a[0] < b[0] for a, b in zip(records, records[1:])), "the keys do not ascend")
        for key, *values in records:
            (code, player), slot = divmod(key // slots, 2), key % slots
            need(code < 3 ** self.size, "a key of no position")
            bans = frozenset(p for p in range(self.size) if slot > self.end and (
                slot - self.end >> p & 1 if several else slot - self.end == p + 1))
            now = Situation("".join(".XO"[code // 3 ** p % 3] for p in range(self.size)),
                            "XO"[player], 0 if bans else slot, bans)
            self.need_possible(now)
            found[now] = values
        return found

    def check_ranking(self):
        start = self.start()
        ranks = self.table("<QI")
        need(start in ranks, "the start has no record")
        for now, (rank,) in ranks.items():
            need(all(s.passes == self.end or s in ranks and ranks[s][0] < rank
                     for s in self.each_move(now)), "a move does not lower the rank")

    def check_intervals(self):
        records, most = self.table("<QhIhI"), self.size
        need(records, "no records")
        for now, (lo, lo_rank, hi, hi_rank) in records.items():
            need(-most <= lo <= hi <= most, "no interval")
            after = []
            for s in self.each_move(now):
                need(s.passes == self.end or s in records, "a move leads to no record")
                end = 0 if self.kind == "endings" else self.margin(s.cells)
                after.append(records.get(s, (end, 0, end, 0)))
            # What each side can have if it loses games without end, and the rank of that.
            for side, name, value, rank, ways in (
                    ("X", "lo", lo, lo_rank, [(row[0], row[1]) for row in after]),
                    ("O", "-hi", -hi, hi_rank, [(-row[2], row[3]) for row in after])):
                some, every = (any, all) if now.player == side else (all, any)
                need(every(v <= value for v, _ in ways), f"{name} is too low")
                need(value == -most or some((-v, r) < (-value, rank) for v, r in ways),
                     f"{name} is too high, or its rank is wrong")

    check_endings = check_intervals

    def check_fates(self):
        need(not self.has_history and not self.capture_ends, "no fates here", 2)
        owner, at = self.read(f"stone ([BW]) {POINT}\n")
        stone, at, fate, order = COLOUR[owner], self.move(at), {}, []
        claims = [(self.situation(player, rows), word[0]) for rows, player, word in
                  self.list("claims", "([^ \n]+) ([BW]) (removed|kept|hangs)\n")]
        need(claims, "no claim", 2)
        for rows, answers in self.list("positions", "([^ \n]+) (.+)\n"):
            for answer in answers.split(" "):
                row = re.fullmatch(ROW, answer)
                need(row and int(row[5] or 0) < 1 << 32, "no row, or a number too large", 2)
                now = self.situation(row[1], rows, row[2], row[3])
                bans = sorted(self.spots[p] for p in now.bans)
                order.append((now.cells, row[1], now.passes, bans))
                fate[now] = row[4] or "h", int(row[5] or 0)
        self.read(r"\Z")
        need(all(a < b for a, b in zip(order, order[1:])), "lines or rows out of order")
        need(all(fate.get(now, "?")[0] == word for now, word in claims),
             "a claim has no row, or another answer")
        for now, (answer, stage) in fate.items():
            self.need_possible(now)
            need(now.cells[at] == stone, "the stone does not stand")
            after = [("r", 0) if s.cells[at] != stone else ("k", 0) if s.passes == self.end
                     else fate.get(s, ("none", 0)) for s in self.each_move(now)]
            mine = "k" if now.player == stone else "r"  # what the player to move would have
            if answer == "h":
                need(("h", 0) in after and all(a in "hrk" and a != mine for a, _ in after),
                     "the stone does not hang")
            else:
                need((any if answer == mine else all)(a == answer and t < stage for a, t in after),
                     "the stone is not " + ("kept" if answer == "k" else "removed"))


def main(paths):
    if not paths or paths[0].startswith("-"):
        print(__doc__.strip(), file=sys.stdout if paths == ["--help"] else sys.stderr)
        return 0 if paths == ["--help"] else 2
    codes = []
    for path in paths:
        try:
            file = Checker(path)
            check = getattr(file, "check_" + file.kind, None)
            need(check, "unknown kind", 2)
            check()
            code, reason = 0, "accepted"
        except (Refused, OSError) as error:
            reason, code = error.args if isinstance(error, Refused) else (error, 2)
        print(f"{path}: " + ("", "refused: ", "not checked: ")[code] + str(reason))
        codes.append(code)
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
