#!/usr/bin/env python3
"""Checks Hotstone's certificates on small boards, by docs/reference/certificates.md alone.

    python3 examples/checker.py proofs/second_checker/samples/lasso.certificate
    python3 examples/checker.py proofs/second_checker/samples/*.certificate

Prints a line for each file. The exit codes are those of hotstone-certify: 0 all accepted, 1 one
refused, 2 not a certificate, or beyond this checker: the law in checker_law.py does not know the
classes of kos.
"""
import os
import re
import sys

sys.dont_write_bytecode = True

from checker_file import File, NotCertificate, Refused, form, law_of, need, point, position, whole
from checker_law import NONE, Beyond, Situation
from checker_strategies import check_solution, find, made, read_solution, strategy


def follow(law, game, moves):
    for move in moves:
        game = law.extend(game, move)
        need(game, "an illegal move")
    return game


def begin(file, law):
    start = file.start(law)
    need(law.is_legal(start.cells), "the start is not legal")
    return [(start, None)]


def lasso(file, law):
    form(set(law.cycle) <= {"starter-first", "disturber"}, "no lasso under this rule")
    start, stem, cycle = file.start(law), file.moves(law, "stem"), file.moves(law, "cycle")
    file.end()
    need(law.is_legal(start.cells) and cycle, "the start is not legal, or the cycle is empty")
    game, bound, rounds = follow(law, [(start, None)], stem), None, 0
    while rounds < 2 or bound != before:
        here, before, rounds = game[-1][0], bound, rounds + 1
        game = follow(law, game, cycle)
        need(game[-1][0] == here, "the cycle does not return")
        bound = [law.bound(rule, game) for rule in law.cycle]


def has_square(line):
    return any(line[i:i + n] == line[i + n:i + 2 * n] for i in range(len(line))
               for n in range(1, (len(line) - i) // 2 + 1))


def endless(file, law):
    form(law.cycle in (["square"], ["disturber", "square"]), "no endless game under this rule")
    if law.cycle != ["square"]:
        raise Beyond("the classes of the cycles are not known here")
    law.cycle = []
    start, stem = file.start(law), file.moves(law, "stem")
    cycles = [file.moves(law, "cycle-" + letter) for letter in "abc"]
    file.end()
    need(law.is_legal(start.cells), "the start is not legal")
    game = follow(law, [(start, None)], stem)
    line, end = [s[:2] for s, _ in game], game[-1][0]
    meets = [i for i, item in enumerate(line) if item == end[:2]]
    head, blocks = line[:meets[0]], [line[i:j] for i, j in zip(meets, meets[1:])]
    for cycle in cycles:
        once = [s for s, _ in follow(law, [(end, None)], cycle)]
        blocks.append([s[:2] for s in once[:-1]])
        need(once[-1] == end and blocks[-1].count(end[:2]) == 1, "a cycle meets its start")
    need(not any(map(has_square, [head] + [block[1:] for block in blocks])), "a square in a block")
    for i, block in enumerate(blocks):
        others = blocks[:i] + blocks[i + 1:]
        endings = [part[j:] for part in [head, *others] for j in range(len(part) + 1)]
        need(not any(block[:cut] == other[:cut] and block[cut:] in endings
                     for other in others for cut in range(1, len(block) + 1)),
             "a block is made of others")


def table(file, law, layout):
    """The values of each record, by its situation."""
    form(not law.cycle and law.rule["resume"] == "free", "rules with history")
    size, several, found = len(law.points), law.rule["hot"] == "hot", {}
    form(size <= (24 if several else 36), "a board without keys")
    slots, records = law.end + (2 ** size if several else 1 + size), file.records(layout)
    need(all(a[0] < b[0] for a, b in zip(records, records[1:])), "the keys do not ascend")
    for key, *values in records:
        code, slot = divmod(key, 2 * slots)
        player, slot = divmod(slot, slots)
        cells, ban = "".join(".XO"[code // 3 ** i % 3] for i in law.points), slot - law.end
        bans = frozenset(p for p in law.points
                         if ban > 0 and (ban >> p & 1 if several else p == ban - 1))
        need(code < 3 ** size and law.is_legal(cells) and (ban < 0 or bans and law.kinds) and
             all(cells[p] == "." for p in bans), "a key of no situation")
        found[Situation(cells, player, 0 if bans else slot, bans)] = values
    return found


def ranking(file, law):
    (start, _), = begin(file, law)
    ranks = table(file, law, "<QI")
    need(start in ranks, "the start has no record")
    for situation, (rank,) in ranks.items():
        need(all(after.passes == law.end or after in ranks and ranks[after][0] < rank
                 for _, after in law.results(situation)), "a move does not lower the rank")


def intervals(file, law, worth=None):
    most, records = len(law.points), table(file, law, "<QhIhI")
    need(records, "no records")
    for situation, (lo, lo_rank, hi, hi_rank) in records.items():
        results = []
        for _, after in law.results(situation):
            over = after.passes == law.end
            value = law.area(after.cells) if worth is None else worth
            need(over or after in records, "a move leads to no record")
            results.append((value, 0, value, 0) if over else records[after])
        some, every = (any, all) if situation.player == 0 else (all, any)
        need(-most <= lo <= hi <= most, "no interval")
        need(every(l <= lo for l, _, _, _ in results), "lo is too low")
        need(lo == -most or some((-l, r) < (-lo, lo_rank) for l, r, _, _ in results),
             "lo is too high, or its rank is wrong")
        need(some(h >= hi for _, _, h, _ in results), "hi is too high")
        need(hi == most or every((h, r) < (hi, hi_rank) for _, _, h, r in results),
             "hi is too low, or its rank is wrong")


def endings(file, law):
    intervals(file, law, 0)


def fates(file, law):
    form(not law.cycle and law.rule["resume"] == "free" and law.rule["capture_ends"] == "false",
         "no fates under these rules")
    owner, _, at = file.value("stone").partition(" ")
    form(owner in ("B", "W"), "no player")
    owner, at, fate, order = "BW".index(owner), point(law, at, law.names[:-1]), {}, []
    claims = [file.line().split(" ") for _ in range(file.number("claims"))]
    form(claims and all(len(claim) == 3 for claim in claims), "no claim")
    for _ in range(file.number("positions")):
        rows, *answers = file.line().split(" ")
        cells = position(law, rows)
        form(answers, "no row")
        for answer in answers:
            row = re.fullmatch("([BW])([1-9]?)(?:/([A-T0-9+]+))?:(?:h|([rk])([0-9]+))", answer)
            form(row, "no row")
            bans = row[3].split("+") if row[3] else []
            bans = [point(law, name, law.names[:-1]) for name in bans]
            columns = [(p % law.columns, p) for p in bans]
            form(columns == sorted(set(columns)), "bans out of order")
            now = Situation(cells, "BW".index(row[1]), int(row[2] or 0), frozenset(bans))
            order.append((cells, now.player, now.passes, columns))
            fate[now] = row[4] or "h", whole(row[5] or "0")
    file.end()
    need(all(a < b for a, b in zip(order, order[1:])), "lines or rows out of order")
    for rows, player, word in claims:
        form(player in ("B", "W") and word in ("removed", "kept", "hangs"), "no claim")
        here = fate.get(Situation(position(law, rows), "BW".index(player), 0, NONE), "?")
        need(here[0] == word[0], "the claim has no row, or another answer")
    for now, (answer, stage) in fate.items():
        need(law.is_legal(now.cells) and now.cells[at] == "XO"[owner], "the stone does not stand")
        need(now.passes < law.end and (not now.bans or law.kinds and not now.passes) and
             all(now.cells[p] == "." for p in now.bans), "a row of no situation")
        after = [("r", 0) if s.cells[at] != "XO"[owner] else ("k", 0) if s.passes == law.end else
                 fate.get(s, ("none", 0)) for _, s in law.results(now)]
        mine = "k" if now.player == owner else "r"  # what the player to move would like
        if answer == "h":
            need(("h", 0) in after and all(a in "hrk" and a != mine for a, _ in after),
                 "the stone does not hang")
        else:
            need((any if answer == mine else all)(a == answer and t < stage for a, t in after),
                 "the stone is not " + ("kept" if answer == "k" else "removed"))


def area(file, law):
    form(law.rule["capture_ends"] == "false", "no area under these rules")
    side, least = "BW".index(file.choice("side", "B", "W")), file.number("at-least")
    form(-len(law.points) < least <= len(law.points), "at-least")
    name, start, count, steps = file.value("robust"), file.start(law), file.number("steps"), []
    while file.rest:
        steps.append(file.line().split(" "))
    form([len(line) for line in steps] == [20] * (count // 20) + [count % 20] * (count % 20 > 0),
         "steps in lines of twenty")
    steps = sum(steps, [])
    form(all(step in ("*", "!", *law.names) for step in steps), "no step")
    need(law.is_legal(start.cells), "the start is not legal")
    if name != "-":
        form(re.fullmatch("[A-Za-z0-9_-][A-Za-z0-9._-]*", name), "no name of a file")
        robust, its_start = read_solution(File(os.path.join(os.path.dirname(file.path), name)))
        form(law.rule["resume"] == "free" and law.forbids_returns_only and
             (robust.family == "any" or set(law.kinds) <= {"single"}) and
             (law.rule["self_removal"] != "any" or {"psk", "ssk", "nssk", "fixed"} & {*law.cycle}),
             "the robust solution is not valid under these rules")
        need(robust.side == side and robust.least >= least and robust.settled == "no" and
             robust.law.names == law.names and robust.law.columns == law.columns and
             len(robust.images) == 1 and robust.family in ("any", "any-single-hot"),
             "the file is not the robust solution that is needed")
        check_solution(robust, its_start)
        ranks = made(robust)

    def end(now):
        need(law.area(now.cells) * (1, -1)[side] >= least, "the game ends without enough area")

    def leaf(game):
        now = game[-1][0]
        if now.passes == law.end:
            return end(now)
        need(name != "-", "no robust solution")
        _, rank, moves = find(robust, now.cells)
        need(rank is not None, "the robust solution does not list the position")
        need(any(law.extend(game, move) for move in moves), "no move of the solution is legal")
        need(all(ranks.get(s.cells, rank + 1) > rank for s, _ in game), "it may lead back")

    def walk(game):
        now = game[-1][0]
        need(len(game) <= 1000, "a line of more than 1000 positions")
        if now.passes == law.end:
            return end(now)
        need(steps, "too few steps")
        step, mine = steps.pop(0), now.player == side
        need(step == "!" or mine == (step != "*"), "the step of the other player")
        if step == "!":
            for after in [game] if mine else law.games(game):
                leaf(after)
        else:
            for after in [follow(law, game, [point(law, step)])] if mine else law.games(game):
                walk(after)

    walk([(start, None)])
    need(not steps, "too many steps")


KINDS = {kind.__name__: kind
         for kind in (lasso, endless, ranking, intervals, endings, strategy, fates, area)}


def check(path):
    file = File(path)
    if file.kind in ("solution", "robust"):
        return check_solution(*read_solution(file))
    form(file.kind in KINDS, "unknown kind")
    board = file.value("board")
    KINDS[file.kind](file, law_of(board, file.value("rules")))


def main(paths):
    if not paths or paths[0].startswith("-"):
        print(__doc__.strip(), file=sys.stdout if paths == ["--help"] else sys.stderr)
        return 0 if paths == ["--help"] else 2
    sys.setrecursionlimit(20000)
    worst = 0
    for path in paths:
        try:
            check(path)
            print(f"{path}: accepted")
        except Refused as reason:
            print(f"{path}: refused: {reason}")
            worst = max(worst, 1)
        except (NotCertificate, OSError) as reason:
            print(f"{path}: not a certificate: {reason}")
            worst = 2
        except Beyond as reason:
            print(f"{path}: beyond this checker: {reason}")
            worst = 2
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
