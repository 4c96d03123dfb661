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

from checker_file import COUNT, POINT, START, number
from checker_law import Refused, Situation, form, need
from checker_strategies import Strategies


class Checker(Strategies):
    """The checks of games without end, and of values by situation."""

    def lasso(self):
        form(set(self.cycle) <= {"starter-first", "disturber"}, "no lasso under this rule")
        *start, stem, cycle = self.read(START + "stem (.+)\ncycle (.+)\n")
        start, stem, cycle, bound = self.situation(*start), self.moves(stem), self.moves(cycle), []
        self.finish(start)
        need(cycle, "the cycle is empty")
        game = self.follow([(start, None)], stem)
        while len(bound) < 2 or bound[-1] != bound[-2]:
            before = game[-1][0]
            game = self.follow(game, cycle)
            need(game[-1][0] == before, "the cycle does not return")
            bound.append([self.bound(rule, game) for rule in self.cycle])

    def endless(self):
        form(self.cycle in (["square"], ["disturber", "square"]), "no endless game under this rule")
        form(self.cycle == ["square"], "beyond this checker: the classes of cycles")
        *start, stem, one, two, three = self.read(
            START + "stem (.+)\ncycle-a (.+)\ncycle-b (.+)\ncycle-c (.+)\n")
        start, stem, *cycles = self.situation(*start), *map(self.moves, (stem, one, two, three))
        self.finish(start)
        self.cycle = []
        game = self.follow([(start, None)], stem)
        end = game[-1][0]
        for cycle in cycles:
            game = self.follow(game, cycle)
            need(game[-1][0] == end, "a cycle does not return")
        line = [s[:2] for s, _ in game]
        meets = [i for i, item in enumerate(line) if item == end[:2]]
        need(len([i for i in meets if i >= len(stem)]) == 4, "a cycle meets its start")
        head, blocks = line[:meets[0]], [line[i:j] for i, j in zip(meets, meets[1:])]
        need(not any(self.ends_in_square(part[:i]) for part in [head, *(b[1:] for b in blocks)]
                     for i in range(len(part) + 1)), "a square in a block")
        for i, block in enumerate(blocks):
            others = blocks[:i] + blocks[i + 1:]
            endings = [part[j:] for part in [head, *others] for j in range(len(part) + 1)]
            need(not any(block[:cut] == other[:cut] and block[cut:] in endings for other in others
                         for cut in range(1, len(block) + 1)), "a block is made of others")

    def need_situation(self, now):
        need(self.is_legal(now.cells) and all(now.cells[p] == "." for p in now.bans) and
             now.passes < self.end and (not now.bans or self.kinds and not now.passes),
             "a record of no situation")

    def table(self, layout):
        """The values of each record, by its situation."""
        several, found = self.rule["hot"] == "hot", {}
        form(not self.has_history, "rules with history")
        form(self.size <= (24 if several else 36), "a board without keys")
        slots = self.end + (2 ** self.size if several else 1 + self.size)
        records = self.records(layout)
        need(all(a[0] < b[0] for a, b in zip(records, records[1:])), "the keys do not ascend")
        for key, *values in records:
            code, slot = divmod(key, 2 * slots)
            player, slot = divmod(slot, slots)
            ban = slot - self.end
            bans = frozenset(p for p in range(self.size)
                             if ban > 0 and (ban >> p & 1 if several else p == ban - 1))
            now = Situation(self.decode(code), player, 0 if bans else slot, bans)
            self.need_situation(now)
            found[now] = values
        return found

    def ranking(self):
        start = self.situation(*self.read(START))
        ranks = self.table("<QI")
        self.finish(start)
        need(start in ranks, "the start has no record")
        for situation, (rank,) in ranks.items():
            for after in self.each_move(self.step, situation):
                need(after.passes == self.end or after in ranks and ranks[after][0] < rank,
                     "a move does not lower the rank")

    def intervals(self):
        records, most = self.table("<QhIhI"), self.size
        need(records, "no records")
        for situation, (lo, lo_rank, hi, hi_rank) in records.items():
            after = []
            for s in self.each_move(self.step, situation):
                need(s.passes == self.end or s in records, "a move leads to no record")
                worth = 0 if self.kind == "endings" else self.margin(s.cells)
                after.append(records.get(s, (worth, 0, worth, 0)))
            some, every = (any, all) if situation.player == 0 else (all, any)
            need(-most <= lo <= hi <= most, "no interval")
            need(every(l <= lo for l, _, _, _ in after), "lo is too low")
            need(lo == -most or some((-l, r) < (-lo, lo_rank) for l, r, _, _ in after),
                 "lo is too high, or its rank is wrong")
            need(some(h >= hi for _, _, h, _ in after), "hi is too high")
            need(hi == most or every((h, r) < (hi, hi_rank) for _, _, h, r in after),
                 "hi is too low, or its rank is wrong")

    endings = intervals

    def fates(self):
        form(not self.has_history and self.rule["capture_ends"] == "false", "no fates here")
        owner, at = self.read(f"stone ([BW]) {POINT}\n")
        stone, at, fate, order = "XO"["BW".index(owner)], self.move(at), {}, []
        claims = [(self.situation(player, rows), word[0]) for rows, player, word in
                  self.list("claims", "([^ \n]+) ([BW]) (removed|kept|hangs)\n")]
        form(claims, "no claim")
        for rows, answers in self.list("positions", "([^ \n]+) (.+)\n"):
            for answer in answers.split(" "):
                row = re.fullmatch(f"([BW])([1-9][0-9]?|)(?:/([^:]+))?:(?:h|([rk]){COUNT})", answer)
                form(row, "no row")
                now = self.situation(row[1], rows, row[2], row[3])
                order.append((*now[:3], sorted((p % self.columns, p) for p in now.bans)))
                fate[now] = row[4] or "h", number(row[5] or "0")
        self.finish()
        need(all(a < b for a, b in zip(order, order[1:])), "lines or rows out of order")
        need(all(fate.get(now, "?")[0] == word for now, word in claims),
             "a claim has no row, or another answer")
        for now, (answer, stage) in fate.items():
            need(now.cells[at] == stone, "the stone does not stand")
            self.need_situation(now)
            after = [("r", 0) if s.cells[at] != stone else ("k", 0) if s.passes == self.end
                     else fate.get(s, ("none", 0)) for s in self.each_move(self.step, now)]
            mine = "k" if "BW"[now.player] == owner else "r"  # what the player to move would like
            if answer == "h":
                need(("h", 0) in after and all(a in "hrk" and a != mine for a, _ in after),
                     "the stone does not hang")
            else:
                need((any if answer == mine else all)(a == answer and t < stage for a, t in after),
                     "the stone is not " + ("kept" if answer == "k" else "removed"))


KINDS = "lasso endless ranking intervals endings strategy fates area solution robust".split()


def main(paths):
    if not paths or paths[0].startswith("-"):
        print(__doc__.strip(), file=sys.stdout if paths == ["--help"] else sys.stderr)
        return 0 if paths == ["--help"] else 2
    sys.setrecursionlimit(20000)
    worst = 0
    for path in paths:
        try:
            file = Checker(path)
            form(file.kind in KINDS, "unknown kind")
            getattr(file, file.kind)()
            reason, code = "accepted", 0
        except Refused as refused:
            reason, code = refused.args
        except OSError as error:
            reason, code = error, 2
        print(f"{path}: " + ("", "refused: ", "not checked: ")[code] + str(reason))
        worst = max(worst, code)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
