"""The checks of strategies: solutions for whole boards, and trees for areas and groups."""
import os
import re
from itertools import groupby, product

from checker_law import KINDS, NONE, NUMBER, OTHER, POINT, File, Law, Situation, need

EVERY = ",hot=hot,hot_kinds=" + KINDS.replace("|", "+")
# Of the rules of solutions: the owner's rules of repetition; the answers', which may ban most; and
# how many points of a region may touch no stone of the owner where he holds the board.
FAMILIES = {"basic-ko": ("", "", 2), "any-single-hot-with-basic-ko": ("", "", 1),
            "any-with-basic-ko": ("", EVERY.removesuffix("+any-ko-stone"), 1),
            "any-single-hot": (",hot=none", "", 1), "any": (",hot=none", EVERY, 0)}


class Strategies(File):
    """The law of a certificate, and the checks of strategies."""

    def check_solution(self):
        need(self.kind in ("solution", "robust"), "no solution", 2)
        self.side, self.least = self.side_and_least()
        if self.kind == "robust":
            start, free, self.settled = self.start(), None, "no"
            hot, images = self.read("hot (single|every)\nimages (each|one)\n")
            self.family = "any-single-hot" if hot == "single" else "any"
        else:
            self.family, self.settled, images, free = self.read(
                f"rules ({'|'.join(FAMILIES)})\nsettled-board (no|yes|held|next)\n"
                "(?:images (each)\n)?(?:free-points (yes)\n)?")
            start = self.start()
        (own, answers, inside), self.one_image = FAMILIES[self.family], images == "each"
        records = self.records("<QHB" if self.kind == "solution" else "<QIB")
        self.inside = inside if self.settled in ("held", "next") else 0
        need(self.settled != "held" or inside, "held boards under all kinds of hot stones", 2)
        need(not free or "with" in self.family and self.settled == "next" and
             self.least == self.size <= 32 and not self.one_image, "no free points here", 2)
        self.need_possible(start)
        self.own = Law(self.columns, self.rows, "basic-only" + own + ",self_removal=none")
        self.answers = Law(self.columns, self.rows, "basic-only" + answers)
        self.listed = self.written_out(records, free)
        for (cells, bans), (rank, moves) in self.listed.items():
            enough = self.margin(cells, self.side) >= self.least
            for move in moves:
                after = self.own.step(Situation(cells, self.side, 0, bans), move)
                need(after, "an illegal play")
                need(enough or not after.passes, "a pass without enough area")
                self.need_answers(after, rank)
        (self.need_next if start.player == self.side else self.need_answers)(start, 1 << 32)

    check_robust = check_solution

    def written_out(self, records, free):
        """The least rank of each position, and its moves of that rank, by position and bans."""
        size, found, one = self.size, {}, self.family == "any-single-hot"
        need(size <= (36 if self.family == "basic-ko" else 40), "a board without keys", 2)
        slots = size + 1 if self.kind == "solution" and size <= 36 else 1
        order = [(key, 0 if one else move) for key, _, move in records]
        need(all(a < b for a, b in zip(order, order[1:])), "records out of order, or two moves")
        for key, rank, move in records:
            base, code, ban = (4, key, -1) if free else (3, key // slots, key % slots - 1)
            digits = [code // base ** p % base for p in range(size)]
            exists = code < base ** size and (ban < 0 or self.family == "basic-ko")
            need(exists, "a key of no position")
            need(move < size and digits[move] == 0 if free else move < size or move == 255,
                 "a move beyond the board, or at no empty point")
            choices = [(".", "X", "O", "." + OTHER[self.side])[digit] for digit in digits]
            for cells in map("".join, product(*choices)):
                legal = self.is_legal(cells)
                if free and not (legal and not self.can_end(Situation(cells, self.side))):
                    continue  # free points do not stand for such positions
                need(legal, "a position that is not legal")
                for image in self.images():
                    turned, place = "".join(cells[p] for p in image), [*image, 255].index
                    bans = frozenset({place(ban)} if ban >= 0 else ())
                    code = sum(".XO".index(cell) * 3 ** p for p, cell in enumerate(turned))
                    need(free or key <= code * slots + sum(bans) + len(bans), "not the least key")
                    found.setdefault((turned, bans), []).append((rank, place(move)))
        need(free or all(len(dict(pairs)) == 1 for pairs in found.values()), "two ranks")
        return {at: (min(pairs)[0], {move for rank, move in pairs if rank == min(pairs)[0]})
                for at, pairs in found.items()}

    def images(self):
        """For each symmetry of the board: the points that it puts at A1, B1, ..."""
        x, y = self.columns - 1, self.rows - 1
        images = [[(abs(a - u), abs(b - v)) for u, v in self.spots] for a in (0, x) for b in (0, y)]
        images += [[(v, u) for u, v in image] for image in images if x == y]
        return [[self.spots.index(spot) for spot in image]
                for image in ([self.spots] if self.one_image else images)]

    def is_end(self, cells, bans=NONE):
        """Whether the owner has settled the board, or holds it, so that no more is listed."""
        own, most = self.side, 0 if bans else self.inside
        far = [[p for p in region if not self.around(cells, [p], own)]
               for region in self.regions(cells, "." + OTHER[own])]
        return self.settled != "no" and own in cells and (
            self.alive(cells, own) == self.regions(cells, own)) and all(
                len(out) <= most and (len(out) < 2 or out[0] in self.near[out[1]] and
                                      max(len(self.near[p]) for p in out) > 2) for out in far)

    def can_end(self, now):
        """Whether one play of the owner leads to such an end."""
        return any(self.is_end(s.cells) for s in self.own.each_move(now)[:-1])

    def need_answers(self, now, below):
        """With the opponent to move, play need not go on, or each of his moves must be met."""
        after = self.answers.each_move(now)
        if now.passes or not self.is_end(now.cells):
            for answer in after[:-1] if now.passes else after:  # a second pass ends the game
                self.need_next(answer, below)

    def need_next(self, now, below):
        """With the owner to move, play need not go on, or soon need not, or the rank is lower."""
        bans = now.bans if self.family == "basic-ko" else NONE
        rank, moves = self.listed.get((now.cells, bans), (0, NONE))
        if not self.is_end(now.cells, bans) and not (
                self.settled == "next" and not moves and self.can_end(now)):
            need(moves, "an answer leads to a position that is not listed")
            need(rank < below, "an answer does not lower the rank")
            need(moves - now.bans, "an answer bans every move")

    def walk(self, steps, prover, start, is_over, threats):
        """Plays a tree, depth first; yields the steps at which other checks go on."""
        self.need_possible(start)
        todo = [(start._replace(past=()), threats, 1)]
        while todo:
            now, threats, length = todo.pop()
            need(length <= 1000, "a line of more than 1000 positions")
            if is_over(now):
                continue
            need(steps, "too few steps")
            step, *steps = steps
            if step not in ("*", "threat", *self.names):
                yield step, now, threats
                continue
            need((now.player == prover) == (step != "*"), "the step of the other player")
            after, left = [], threats[now.player]
            if step != "threat":
                after = (self.each_move(now) if step == "*" else
                         [self.follow(now, [self.move(step)])])
            after = [(one, threats, length + 1) for one in after]
            if step == "threat" or step == "*" and left:
                need(left, "no threat is left")
                after.append((Situation(now.cells, now.player, past=()),
                              threats | {now.player: left - 1}, length + 1))
            todo += after[::-1]
        need(not steps, "too many steps")

    def check_area(self):
        need(not self.capture_ends, "no area under these rules", 2)
        side, least = self.side_and_least()
        name, = self.read("robust (-|[A-Za-z0-9_-][A-Za-z0-9._-]{0,199})\n")
        start, count, steps = self.start(), *self.read(f"steps {NUMBER}\n"), self.rest.split()
        need(len(steps) == int(count) and self.rest == "".join(
            " ".join(steps[i:i + 20]) + "\n" for i in range(0, len(steps), 20)) and
             set(steps) <= {"*", "!", *self.names}, "no step, or not in lines of twenty", 2)
        if name != "-":
            robust = Strategies(os.path.join(os.path.dirname(self.path), name))
            robust.check_solution()
            need(self.rule["resume"] == "free" and not self.forbids_new and
                 (robust.family == "any" or set(self.kinds) <= {"single"}) and
                 (self.rule["self_removal"] != "any" or
                  {"psk", "ssk", "nssk", "fixed"} & set(self.cycle)),
                 "the robust solution is not valid under these rules", 2)
            need((robust.columns, robust.rows, robust.side, robust.settled, robust.one_image) ==
                 (self.columns, self.rows, side, "no", True) and robust.least >= least and
                 robust.family in ("any", "any-single-hot"),
                 "the file is not the robust solution that is needed")
            made = [(rank, self.play(cells, side, move)[0]) for (cells, _), (rank, moves) in
                    robust.listed.items() for move in moves if move < self.size]

        def is_over(now):
            need(now.passes < self.end or self.margin(now.cells, side) >= least,
                 "the game ends without enough area")
            return now.passes == self.end

        for _, now, _ in self.walk(steps, side, start, is_over, {"X": 0, "O": 0}):
            for s in [now] if now.player == side else self.each_move(now):
                if not is_over(s):
                    need(name != "-", "no robust solution")
                    rank, moves = robust.listed.get((s.cells, NONE), (-1, NONE))
                    need(moves, "the robust solution does not list the position")
                    need(any(self.step(s, move) for move in moves), "its moves are not legal")
                    seen = {s.cells, *(earlier[0] for earlier, _ in s.past)}
                    need(not seen & {c for r, c in made if r <= rank}, "it may lead back")

    def check_strategy(self):
        need(not self.capture_ends, "no strategies under this rule", 2)
        goal, point = self.read(f"goal (keeps|takes) {POINT}\n")
        keeps, at, listed = goal == "keeps", self.move(point), {}
        lines = self.list("positions", "([^ \n]+)(?: ([=*]))?((?: [^ /\n]+(?:/[^ /\n]+)?)*)\n")
        for index, (rows, mark, answers) in enumerate(lines):
            answers = [answer.partition("/") for answer in answers.split()]
            answers = [(self.banned(bans), self.move(move)) for move, _, bans in answers]
            listed[self.situation("B", rows).cells] = index, mark, answers
        trees = [(self.situation(side, rows), {"X": int(black), "O": int(white)}, steps.split(" "))
                 for side, black, white, rows, steps in self.list(
                     "trees", "tree ([BW]) ([1-9]?[0-9]) ([1-9]?[0-9]) (.+)\n(.+)\n")]
        need(trees and all(step in ("threat", "*", "=", "~", "^", *self.names) or
                           re.fullmatch("#" + NUMBER, step) and int(step[1:]) < 1 << 32
                           for _, _, steps in trees for step in steps), "no tree, or no step", 2)
        self.read(r"\Z")
        group, stone = self.chain(trees[-1][0].cells, at), trees[-1][0].cells[at]
        prover = stone if keeps else OTHER.get(stone)
        need(stone != ".", "there is no group")
        need(not (lines and self.forbids_new and self.rule["self_removal"] == "any"),
             "no list here", 2)
        need(len(listed) == len(lines), "a position that is listed twice")

        def stands(cells):
            return all(cells[p] == stone for p in group)

        def is_settled(cells):
            return any(at in chain for chain in self.alive(cells, stone))

        def is_over(now):
            over = not stands(now.cells) or now.passes == self.end
            need(not over or stands(now.cells) == keeps, "the other side has its way")
            return over

        def need_listed(now, before=len(lines)):
            """Needs an earlier line than this with what the player to move needs."""
            index, mark, answers = listed.get(now.cells, (before, None, []))
            has = now.bans in dict(answers) if now.player == prover else mark == "*"
            need(index < before and (has or mark == "="), "not in the list, or not earlier")

        def follow_list(found, past):
            """Goes wherever the list leads; the prover may make no position of the past."""
            for here in found:
                (index, mark, answers), mine = listed[here.cells], here.player == prover
                after = ([] if mark == "=" else self.each_move(here) if not mine else
                         [self.step(here, move) for bans, move in answers if bans == here.bans])
                for s in after:
                    need(s, "an illegal answer")
                    there = Situation(s.cells, s.player, 0, NONE if mine else s.bans)
                    if not stands(s.cells):
                        need(not keeps, "the group is removed")
                    elif s.cells != here.cells:
                        need_listed(there, index)
                        need(s.cells not in past or not (mine or self.forbids_new), "it may return")
                    else:
                        need(not mine or keeps and mark == "*" and s.passes, "a pass is no answer")
                    if stands(s.cells) and there not in found and (
                            mine or s.cells != here.cells or NONE in dict(answers)):
                        found.append(there)  # else the prover passes, too

        begin = []
        for cells, (_, mark, answers) in listed.items():
            need(self.is_legal(cells) and stands(cells), "the group is not there")
            need(mark != "=" or keeps and not answers and is_settled(cells), "not settled")
            need(mark != "*" or keeps or NONE in dict(answers), "no answer to a pass")
            begin += [Situation(cells, prover, 0, bans) for bans, _ in answers]
            begin += [Situation(cells, OTHER[prover])] * (mark == "*")
        follow_list(begin, [])
        for index, (start, threats, steps) in enumerate(trees):
            for step, now, left in self.walk(steps, prover, start, is_over, threats):
                past = [s[0] for s, _ in now.past] + [now.cells]
                if step == "=":
                    need(keeps and is_settled(now.cells), "not settled")
                elif step == "^":
                    occurred = not self.has_history and now[:4] in [s for s, _ in now.past]
                    need(keeps and occurred, "the situation has not occurred before")
                elif step[0] == "#":
                    number = int(step[1:])
                    need(not now.past and number < index and trees[number][1] == left and
                         trees[number][0][:4] == now[:4], "another tree")
                else:
                    need_listed(now)
                    mine, changes = now.player == prover, [cells for cells, _ in groupby(past)]
                    if listed[now.cells][1] != "=":
                        need(keeps or mine or not now.passes, "a pass before the list")
                        need(not self.forbids_new or len(changes) == len(set(changes)),
                             "a position has returned")
                        bans = now.bans if mine else NONE
                        follow_list([Situation(now.cells, now.player, 0, bans)], past)
