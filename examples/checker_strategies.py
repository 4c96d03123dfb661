"""The checks of solutions (strategies for whole boards), and of trees: areas and strategies."""
import itertools
import os
import re

from checker_file import COUNT, LEAST, POINT, SIDE, START, File, number
from checker_law import KINDS, NONE, Situation, form, need


class Strategies(File):
    def read_solution(self):
        """Reads what is listed: the rank and moves by position and ban (-1: none), all images."""
        form(self.kind in ("solution", "robust"), "no solution")
        old, size, self.listed, free = self.kind == "robust", self.size, {}, None
        if old:
            side, least, *start, hot, images = self.read(
                SIDE + LEAST + START + "hot (single|every)\nimages (each|one)\n")
            self.family, self.settled = {"single": "any-single-hot", "every": "any"}[hot], "no"
        else:
            side, least, self.family, self.settled, images, free, *start = self.read(
                SIDE + LEAST + "rules (basic-ko|any(?:-single-hot)?(?:-with-basic-ko)?)\n"
                "settled-board (no|yes|held|next)\n(?:images (each)\n)?"
                "(?:free-points (yes)\n)?" + START)
        self.side, self.least, self.one_image = "BW".index(side), int(least), images == "each"
        self.start, records = self.situation(*start), self.records("<QIB" if old else "<QHB")
        form(-size - old < self.least <= size, "at-least")
        most = 2 if self.family == "basic-ko" else 1 if "single" in self.family else 0
        self.inside = most if self.settled in ("held", "next") else 0
        form(self.settled != "held" or most, "held boards under all kinds of hot stones")
        self.finish(self.start)
        one, bans = self.family == "any-single-hot", 1 if old or size > 36 else size + 1
        order = [(key, 0 if one else move) for key, _, move in records]
        need(all(a < b for a, b in zip(order, order[1:])), "records out of order, or two moves")
        if free:
            return self.list_free(records)
        images = [list(range(size))] if self.one_image else self.images()
        for key, rank, move in records:
            cells, ban = self.decode(key // bans), key % bans - 1
            need(move < size or move == 255, "a move beyond the board")
            need(ban < 0 or self.family == "basic-ko", "a key of no position")
            for image in images:
                turned = "".join(cells[image.index(p)] for p in range(size))
                its_ban = image[ban] if ban >= 0 else -1
                code = sum(".XO".index(cell) * 3 ** p for p, cell in enumerate(turned))
                need(key <= code * bans + its_ban + 1, "a key that is not the least")
                its_rank, moves = self.listed.setdefault((turned, its_ban), (rank, set()))
                need(rank == its_rank, "two ranks of a position")
                moves.add(image[move] if move < size else size)

    def list_free(self, records):
        """Lists the positions of records with free points, where no next play holds the board."""
        form((self.family, self.settled) == ("any-single-hot-with-basic-ko", "next") and
             self.least == self.size <= 32 and not self.one_image, "no free points here")
        for key, rank, move in records:
            need(key < 4 ** self.size, "a key of no position")
            cells = [".XO"[key >> 2 * p & 3:][:1] or "." + "OX"[self.side]
                     for p in range(self.size)]
            need(move < self.size and cells[move] == ".", "no play at an empty point")
            for one in map("".join, itertools.product(*cells)):
                moves = self.each_move(self.step, Situation(one, self.side, 0, NONE))[:-1]
                if not self.is_legal(one) or any(self.is_end(s.cells) for s in moves):
                    continue
                for image in self.images():
                    at = "".join(one[image.index(p)] for p in range(self.size)), -1
                    least = min(rank, self.listed.get(at, (rank,))[0])
                    known = self.listed[at][1] if self.listed.get(at, (-1,))[0] == least else set()
                    self.listed[at] = least, known | ({image[move]} if rank == least else set())

    def images(self):
        """Where each symmetry of the board puts each point."""
        x, y = self.columns, self.rows
        turns = [[(a, b), (x - 1 - a, b), (a, y - 1 - b), (x - 1 - a, y - 1 - b)]
                 for b in range(y) for a in range(x)]
        turns = [[*four, *((b, a) for a, b in four)] if x == y else four for four in turns]
        return [[b * x + a for a, b in image] for image in zip(*turns)]

    def solution(self):
        self.read_solution()
        for (cells, ban), (rank, moves) in self.listed.items():
            for move in moves:
                if move == self.size:
                    need(self.margin(cells, self.side) >= self.least, "a pass without enough area")
                    self.need_answers(cells, NONE, rank)
                else:
                    need(cells[move] == "." and move != ban, "an illegal play")
                    after, removed = self.play(cells, self.side, move)
                    need(move not in removed, "a play that removes own stones")
                    self.need_end(after, self.bans(after, move, removed, ["single"]), rank)
        need_start = self.need_next if self.start.player == self.side else self.need_end
        need_start(self.start.cells, NONE, 1 << 32)

    robust = solution

    def is_end(self, cells, hot=False):
        """Whether the owner has settled the board, or holds it, so that no more is listed."""
        own, most = "XO"[self.side], 0 if hot else self.inside
        far = [[p for p in region if not self.around(cells, [p], own)]
               for region in self.regions(cells, ".XO".replace(own, ""))]
        return self.settled != "no" and own in cells and (
            self.alive(cells, own) == self.regions(cells, own)) and all(
                len(out) <= most and (len(out) < 2 or out[0] in self.near[out[1]] and
                                      max(len(self.near[p]) for p in out) > 2) for out in far)

    def need_end(self, cells, banned, below):
        """With the opponent to move, play need not go on, or each of his moves must be met."""
        if not self.is_end(cells):
            self.need_next(cells, NONE, below)
            self.need_answers(cells, banned, below)

    def need_answers(self, cells, banned, below):
        """Each play of the opponent must be met."""
        kinds = "single" if self.family == "basic-ko" or "single" in self.family else KINDS
        for move in range(self.size):
            if cells[move] == "." and not (move in banned and "basic-ko" in self.family):
                after, removed = self.play(cells, 1 - self.side, move)
                if removed != {move}:
                    bans = self.bans(after, move, removed, kinds.split("|"))
                    self.need_next(after, bans, below)

    def need_next(self, cells, bans, below):
        """With the owner to move, play need not go on, or soon need not, or the rank is lower."""
        ban = min(bans) if bans and self.family == "basic-ko" else -1
        rank, moves = self.listed.get((cells, ban), (0, NONE))
        here = Situation(cells, self.side, 0, bans)
        if self.is_end(cells, ban >= 0) or self.settled == "next" and not moves and any(
                self.is_end(s.cells) for s in self.each_move(self.step, here)[:-1]):
            return
        need(moves, "an answer leads to a position that is not listed")
        need(rank < below, "an answer does not lower the rank")
        need(moves - bans, "an answer bans every move")

    def walk(self, tree, game, threats=(0, 0), depth=1):
        """Plays a tree, depth first: its steps, whose it is, and two checks of how a line ends."""
        (steps, prover, is_over, is_leaf), now = tree, game[-1][0]
        need(depth <= 1000, "a line of more than 1000 positions")
        if is_over(now):
            return
        need(steps, "too few steps")
        step = steps.pop(0)
        if is_leaf(step, game, threats):
            return
        need((now.player == prover) == (step != "*"), "the step of the other player")
        after = (self.each_move(self.extend, game) if step == "*" else [] if step == "threat" else
                 [self.follow(game, [self.move(step)])])
        for one in after:
            self.walk(tree, one, threats, depth + 1)
        if step == "threat" or step == "*" and threats[now.player]:
            need(threats[now.player], "no threat is left")
            left = tuple(n - (player == now.player) for player, n in enumerate(threats))
            self.walk(tree, [(now._replace(passes=0, bans=NONE), None)], left, depth + 1)

    def forbids_new(self):
        """Whether the cycle layer may forbid a play that makes a position for the first time."""
        return (self.rule["cycle_colour"], self.rule["same"]) != ("same", "board") and not (
            set(self.cycle) <= {"square", "psk", "ssk", "nssk", "fixed"})

    def area(self):
        form(self.rule["capture_ends"] == "false", "no area under these rules")
        side, least, name, *start, count = self.read(
            SIDE + LEAST + "robust (-|[A-Za-z0-9_-][A-Za-z0-9._-]{0,199})\n" + START +
            f"steps {COUNT}\n")
        side, least, start = "BW".index(side), int(least), self.situation(*start)
        steps = self.rest.split()
        form(-self.size < least <= self.size, "at-least")
        form(len(steps) == int(count) and self.rest == "".join(
            " ".join(steps[i:i + 20]) + "\n" for i in range(0, len(steps), 20)),
             "steps in lines of twenty")
        form(set(steps) <= {"*", "!", *self.names}, "no step")
        need(self.is_legal(start.cells), "the start is not legal")
        if name != "-":
            robust = Strategies(os.path.join(os.path.dirname(self.path), name))
            robust.solution()  # which also reads it
            form(self.rule["resume"] == "free" and not self.forbids_new() and
                 (robust.family == "any" or set(self.kinds) <= {"single"}) and
                 (self.rule["self_removal"] != "any" or
                  {"psk", "ssk", "nssk", "fixed"} & set(self.cycle)),
                 "the robust solution is not valid under these rules")
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

        def is_leaf(step, game, _):
            games = [] if step != "!" else [game] if game[-1][0].player == side else (
                self.each_move(self.extend, game))
            for one in games:
                if not is_over(one[-1][0]):
                    need(name != "-", "no robust solution")
                    rank, moves = robust.listed.get((one[-1][0].cells, -1), (-1, NONE))
                    need(moves, "the robust solution does not list the position")
                    need(any(self.extend(one, move) for move in moves), "its moves are not legal")
                    need(not {s.cells for s, _ in one} & {cells for r, cells in made if r <= rank},
                         "it may lead back")
            return step == "!"

        self.walk((steps, side, is_over, is_leaf), [(start, None)])
        need(not steps, "too many steps")

    def strategy(self):
        form(self.rule["capture_ends"] == "false", "no strategies under this rule")
        goal, at = self.read(f"goal (keeps|takes) {POINT}\n")
        keeps, at, lines, listed = goal == "keeps", self.move(at), [], {}
        for rows, mark, answers in self.list(
                "positions", "([^ \n]+)(?: ([=*]))?((?: [^ /\n]+(?:/[^ /\n]+)?)*)\n"):
            answers = [answer.partition("/") for answer in answers.split()]
            answers = [(self.banned(bans), self.move(move)) for move, _, bans in answers]
            lines.append((self.situation("B", rows).cells, mark, answers))
        trees = [(self.situation(player, rows), (int(black), int(white)), steps.split(" "))
                 for player, black, white, rows, steps in self.list(
                     "trees", "tree ([BW]) (0|[1-9][0-9]?) (0|[1-9][0-9]?) (.+)\n(.+)\n")]
        form(trees and all(step in ("threat", "*", "=", "~", "^", *self.names) or
                           re.fullmatch("#" + COUNT, step) and number(step[1:]) >= 0
                           for _, _, steps in trees for step in steps), "no tree, or no step")
        self.finish()
        cells = trees[-1][0].cells
        group, stone = self.chain(cells, at), cells[at]
        need(stone != ".", "there is no group")
        form(not (lines and self.forbids_new() and self.rule["self_removal"] == "any"),
             "no list here")
        prover = "XO".index(stone) ^ (not keeps)

        def stands(cells):
            return all(cells[p] == stone for p in group)

        def is_settled(cells):
            return any(at in chain for chain in self.alive(cells, stone))

        def is_listed(now):
            """Whether the lines so far have what the player to move needs."""
            mark, answers = listed.get(now.cells, ("", {}))
            return mark == "=" or (now.bans in answers if now.player == prover else mark == "*")

        for cells, mark, answers in lines:
            need(self.is_legal(cells) and stands(cells), "the group is not there")
            need(cells not in listed, "a position that is listed twice")
            need(mark != "=" or keeps and not answers and is_settled(cells), "not settled")
            need(mark != "*" or keeps or NONE in dict(answers), "no answer to a pass")
            for bans, move in answers:
                after = self.step(Situation(cells, prover, 0, bans), move)
                need(after and (keeps and mark == "*" if move == self.size else
                                is_listed(after._replace(bans=NONE)) if stands(after.cells) else
                                not keeps), "an answer of the list")
            opponent = Situation(cells, 1 - prover, 0, NONE)
            for after in self.each_move(self.step, opponent) if mark == "*" else []:
                need(after.cells == cells or (is_listed(after) if stands(after.cells) else
                                              not keeps), "no answer in the list")
            listed[cells] = mark, dict(answers)

        def need_list(game):
            now, positions = game[-1][0], [s.cells for s, _ in game]
            need(is_listed(now), "not in the list")
            changes = [b for a, b in zip([None] + positions, positions) if a != b]
            if listed[now.cells][0] != "=":
                need(keeps or now.player == prover or not now.passes, "a pass before the list")
                need(not self.forbids_new() or len(changes) == len(set(changes)),
                     "a position has returned")
            found = [now._replace(passes=0)]
            for here in found:
                mine, (mark, answers) = here.player == prover, listed[here.cells]
                after = ([] if mark == "=" else [self.step(here, answers[here.bans])] if mine else
                         self.each_move(self.step, here))
                for s in after:
                    if stands(s.cells) and (s.cells != here.cells or NONE in answers):
                        need(s.cells == here.cells or s.cells not in positions or
                             not (mine or self.forbids_new()), "a position may return")
                        s = s._replace(passes=0, bans=NONE if mine else s.bans)
                        found += [s] * (s not in found)

        def is_over(now):
            over = not stands(now.cells) or now.passes == self.end
            need(not over or stands(now.cells) == keeps, "the other side has its way")
            return over

        def is_leaf(step, game, threats):
            now = game[-1][0]
            if step == "=":
                need(keeps and is_settled(now.cells), "not settled")
            elif step == "~":
                need_list(game)
            elif step == "^":
                need(keeps and not self.has_history and now in [s for s, _ in game[:-1]],
                     "the situation has not occurred before")
            elif step[0] == "#":
                tree = int(step[1:])
                need(len(game) == 1 and tree < index and trees[tree][:2] == (now, threats),
                     "another tree")
            return step[0] in "=~^#"

        for index, (start, threats, steps) in enumerate(trees):
            need(self.is_legal(start.cells), "the start is not legal")
            self.walk((steps, prover, is_over, is_leaf), [(start, None)], threats)
            need(not steps, "too many steps")
