"""The checks of solutions (strategies for whole boards) and of strategies for groups."""
from collections import namedtuple

from checker_file import form, law_of, need, point, position, whole
from checker_law import NONE, Situation

ALL = ("single", "double-add-any", "double-capture", "twin", "any-ko-stone")  # the widest kinds
HOT = {"any": ALL, "any-with-basic-ko": ALL, "any-single-hot": ("single",),
       "any-single-hot-with-basic-ko": ("single",), "basic-ko": ("single",)}
Solution = namedtuple("Solution", "law family side least settled images bans records")


def read_solution(file):
    """The solution in a file and its start."""
    old, law = file.kind == "robust", law_of(file.value("board"), "basic-only")
    form(file.kind in ("solution", "robust"), "no solution")
    size, side = len(law.points), "BW".index(file.choice("side", "B", "W"))
    least, start = file.number("at-least"), file.start(law) if old else None
    family = ({"single": "any-single-hot", "every": "any"}[file.choice("hot", "single", "every")]
              if old else file.choice("rules", *HOT))
    settled = "no" if old else file.choice("settled-board", "no", "yes", "held", "next")
    each = (file.choice("images", "each", "one") == "each" if old else
            file.rest.startswith(b"images ") and file.choice("images", "each"))
    start, rows, records = start or file.start(law), file.records("<QIB" if old else "<QHB"), {}
    form(-size - old < least <= size and (family == "basic-ko" or settled != "held"))
    need(law.is_legal(start.cells), "the start is not legal")
    need(all((a[0], a[2]) < (b[0], b[2]) for a, b in zip(rows, rows[1:])), "records out of order")
    for key, rank, move in rows:
        need(move < size or move == 255, "a move beyond the board")
        its_rank, moves = records.setdefault(key, (rank, []))
        need(rank == its_rank, "two ranks of a position")
        moves.append(min(move, size))
        need(len(moves) == 1 or family != "any-single-hot", "two moves, which are not needed")
    return Solution(law, family, side, least, settled, [list(law.points)] if each else law.images,
                    1 if old or size > 36 else size + 1, records), start


def key_of(solution, cells, ban, image):
    code = sum(".XO".index(cell) * 3 ** image[p] for p, cell in enumerate(cells))
    return code * solution.bans + (0 if ban is None else image[ban] + 1)


def named_by(solution, key):
    """The position with a key, and the banned point or None."""
    code, ban = divmod(key, solution.bans)
    need(code < 3 ** len(solution.law.points) and (not ban or solution.family == "basic-ko"),
         "a key of no position")
    return ("".join(".XO"[code // 3 ** i % 3] for i in solution.law.points),
            ban - 1 if ban else None)


def find(solution, cells, ban=None):
    """The least key of a position with the owner to move; its rank, or None; and its moves."""
    keys = [(key_of(solution, cells, ban, image), image) for image in solution.images]
    least = min(key for key, _ in keys)
    rank, moves = solution.records.get(least, (None, []))
    return least, rank, {image.index(move) if move < len(cells) else move
                         for key, image in keys if key == least for move in moves}


def made(solution):
    """The least rank of a record that makes a position, by the position."""
    ranks = {}
    for key, (rank, moves) in solution.records.items():
        cells, _ = named_by(solution, key)
        for move in moves:
            if move < len(cells):
                after, _ = solution.law.play(cells, solution.side, move)
                ranks[after] = min(rank, ranks.get(after, rank))
    return ranks


def is_settled(solution, cells, slack):
    """Whether the owner has settled the board, or, with slack, holds it."""
    law, own = solution.law, "XO"[solution.side]
    regions = law.regions(lambda p: cells[p] != own)
    apart = [[p for p in region if all(cells[q] != own for q in law.near[p])] for region in regions]
    return own in cells and all(
        sum(all(chain & set(law.near[p]) for p in region) for region in regions) > 1
        for chain in law.chains(cells, own)) and all(
            not out or slack and (len(out) == 1 or len(out) == 2 and out[0] in law.near[out[1]] and
                                  max(len(law.near[p]) for p in out) > 2) for out in apart)


def is_end(solution, cells, hot=False):
    """Whether nothing more need be listed, with the opponent to move or, unless hot, the owner."""
    slack = solution.settled != "yes" and solution.family == "basic-ko" and not hot
    return solution.settled != "no" and is_settled(solution, cells, slack)


def need_next(solution, cells, bans, below):
    """The position after an answer must be an end, lead to one, or be listed with a lower rank."""
    if is_end(solution, cells, bool(bans)):
        return
    _, rank, moves = find(solution, cells,
                          min(bans) if bans and solution.family == "basic-ko" else None)
    if rank is None and solution.settled == "next" and any(
            is_end(solution, after.cells) for move, after in
            solution.law.results(Situation(cells, solution.side, 0, NONE))
            if move < len(cells) and move not in bans):
        return
    need(rank is not None, "an answer leads to a position that is not listed")
    need(rank < below, "an answer does not lower the rank")
    need(moves - bans, "an answer bans every move")


def check_answers(solution, cells, banned, below):
    """Each play of the opponent must be met."""
    for move in solution.law.points:
        if cells[move] == "." and not (move in banned and "basic-ko" in solution.family):
            after, removed = solution.law.play(cells, 1 - solution.side, move)
            bans = solution.law.bans(after, move, removed)
            if removed != {move}:
                need_next(solution, after,
                          NONE.union(*(bans[kind] for kind in HOT[solution.family] if bans)), below)


def check_solution(solution, start):
    law, size, no_bound = solution.law, len(solution.law.points), 1 << 32
    for key, (rank, moves) in solution.records.items():
        cells, ban = named_by(solution, key)
        need(law.is_legal(cells), "a position that is not legal")
        need(find(solution, cells, ban)[0] == key, "a key that is not the least")
        for move in moves:
            if move == size:
                need(law.area(cells) * (1, -1)[solution.side] >= solution.least,
                     "a pass without enough area")
                check_answers(solution, cells, NONE, rank)
                continue
            need(cells[move] == "." and move != ban, "an illegal play")
            after, removed = law.play(cells, solution.side, move)
            need(move not in removed, "a play that removes own stones")
            if not is_end(solution, after):
                need_next(solution, after, NONE, rank)
                check_answers(solution, after, law.bans(after, move, removed)["single"], rank)
    if start.player == solution.side or not is_end(solution, start.cells):
        need_next(solution, start.cells, NONE, no_bound)
    if start.player != solution.side and not is_end(solution, start.cells):
        check_answers(solution, start.cells, NONE, no_bound)


def read_strategy(file, law):
    """(point, whether it is to be kept, lines of the list by position, trees)."""
    form(law.rule["capture_ends"] == "false", "no strategies under this rule")
    goal, _, at = file.value("goal").partition(" ")
    form(goal in ("keeps", "takes"), "no goal")
    at, lines, trees = point(law, at, law.names[:-1]), [], []
    for _ in range(file.number("positions")):
        rows, *marks = file.line().split(" ")
        done, opponent = marks[:1] == ["="], "*" in marks[:1]
        answers = []
        for answer in marks[done or opponent:]:
            move, slash, bans = answer.partition("/")
            bans = [point(law, name, law.names[:-1]) for name in bans.split("+")] if slash else []
            columns = [(p % law.columns, p) for p in bans]
            form(columns == sorted(set(columns)), "bans out of order")
            answers.append((frozenset(bans), point(law, move)))
        lines.append((position(law, rows), done, opponent, answers))
    for _ in range(file.number("trees")):
        form(file.rest.startswith(b"tree "), "no tree")
        player, *threats, rows = file.value("tree").split(" ")
        form(player in ("B", "W") and len(threats) == 2, "no tree")
        trees.append((Situation(position(law, rows), "BW".index(player), 0, NONE),
                      tuple(whole(text, "0|[1-9][0-9]?") for text in threats),
                      file.line().split(" ")))
        form(all(step in ("threat", "*", "=", "~", "^", *law.names) or
                 step[:1] == "#" and whole(step[1:]) >= 0 for step in trees[-1][2]), "no step")
    file.end()
    form(trees, "no tree")
    return at, goal == "keeps", lines, trees


def strategy(file, law):
    at, keeps, lines, trees = read_strategy(file, law)
    need(trees[-1][0].cells[at] != ".", "there is no group")
    group, stone = law.chain(trees[-1][0].cells, at), trees[-1][0].cells[at]
    prover, a_pass, listed = "XO".index(stone) ^ (not keeps), len(law.points), {}
    form(law.forbids_returns_only or not lines or law.rule["self_removal"] != "any", "no list here")

    def stands(cells):
        return all(cells[p] == stone for p in group)

    def settled(cells):
        chains, regions = law.chains(cells, stone), law.regions(lambda p: cells[p] != stone)
        while chains:
            weak = {chain for chain in chains
                    if sum(all(chain & set(law.near[p]) for p in region) for region in regions) < 2}
            if not weak:
                return any(at in chain for chain in chains)
            chains -= weak
            regions = {region for region in regions if not any(
                chain & set(law.near[p]) for p in region for chain in weak)}
        return False

    def has_next(now):
        """Whether the list, as far as it is checked, has what the player to move needs."""
        done, opponent, answers = listed.get(now.cells, (False, False, {}))
        return done or (now.bans in answers if now.player == prover else opponent)

    def check_line(cells, done, opponent, answers):
        need(law.is_legal(cells) and stands(cells), "the group is not there")
        need(cells not in listed, "a position that is listed twice")
        need(not done or keeps and not opponent and not answers and settled(cells), "not settled")
        need(not opponent or keeps or NONE in dict(answers), "no answer to a pass")
        for bans, move in answers:
            after = law.step(Situation(cells, prover, 0, bans), move)
            need(after and (keeps and opponent if move == a_pass else
                            has_next(after._replace(bans=NONE)) if stands(after.cells) else
                            not keeps), "an answer of the list")
        for _, after in law.results(Situation(cells, 1 - prover, 0, NONE)) if opponent else []:
            need(after.cells == cells or
                 (has_next(after) if stands(after.cells) else not keeps), "no answer in the list")
        listed[cells] = done, opponent, dict(answers)

    def makes(now, seen):
        """The positions that the prover, or without same colours and boards either, may make."""
        done, opponent, answers = listed[now.cells]
        if done or now in seen:
            return set()
        seen.add(now)
        moves = (law.results(now) if now.player != prover else
                 [(answers[now.bans], law.step(now, answers[now.bans]))])
        made_here = set()
        for _, after in moves:
            if stands(after.cells) and (after.cells != now.cells or NONE in answers):
                after = after._replace(passes=0, bans=after.bans if now.player != prover else NONE)
                counts = now.player == prover or not law.forbids_returns_only
                made_here |= {after.cells} - {now.cells} if counts else set()
                made_here |= makes(after, seen)
        return made_here

    def check_list(game):
        now, positions = game[-1][0], [s.cells for s, _ in game]
        need(now.cells in listed and has_next(now), "not in the list")
        if listed[now.cells][0]:
            return
        need(keeps or now.player == prover or not now.passes, "a pass before the list")
        new = [b for a, b in zip([None] + positions, positions) if a != b]
        need(law.forbids_returns_only or len(new) == len(set(new)), "a position has returned")
        need(not makes(now._replace(passes=0), set()) & set(positions), "a position may return")

    def walk(game, threats, steps, number, length):
        now = game[-1][0]
        need(length <= 1000, "a line of more than 1000 positions")
        if not stands(now.cells) or now.passes == law.end:
            return need(stands(now.cells) == keeps, "the other side has its way")
        need(steps, "too few steps")
        step, mine = steps.pop(0), now.player == prover
        if step == "=":
            need(keeps and settled(now.cells), "not settled")
        elif step == "~":
            check_list(game)
        elif step == "^":
            need(keeps and not law.cycle and law.rule["resume"] == "free" and
                 now in [s for s, _ in game[:-1]], "the situation has not occurred before")
        elif step[0] == "#":
            tree = int(step[1:])
            need(len(game) == 1 and tree < number and trees[tree][:2] == (now, threats),
                 "another tree")
        else:
            need(mine == (step != "*"), "the step of the other player")
            if step == "*":
                after = law.games(game)
            else:
                after = [law.extend(game, point(law, step))] if step != "threat" else []
            need(None not in after, "an illegal move")
            for one in after:
                walk(one, threats, steps, number, length + 1)
            if step == "threat" or not mine and threats[now.player]:
                need(threats[now.player], "no threat is left")
                left = tuple(n - (i == now.player) for i, n in enumerate(threats))
                walk([(now._replace(passes=0, bans=NONE), None)], left, steps, number, length + 1)

    for line in lines:
        check_line(*line)
    for number, (start, threats, steps) in enumerate(trees):
        need(law.is_legal(start.cells), "a start that is not legal")
        walk([(start, None)], threats, steps, number, 1)
        need(not steps, "too many steps")
