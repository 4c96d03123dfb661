"""The law of play on small boards, for the checker, as docs/reference/model.md says it.

A position is a string of ".XO" from A1, B1, ...; a player is 0 (Black) or 1; a move is the index of
a point, or the number of points for a pass. A game is a list of (situation, move that led to it).
The classes of kos are not here: whoever asks for a rule that needs them gets Beyond.
"""
from collections import namedtuple

VALUES = dict(  # of the keys that play depends on, in their order; first those of basic-only
    hot="basic none hot",
    hot_kinds="single double-add double-add-any double-capture twin twin-triple any-ko-stone",
    hot_scope="every fighting", hot_class="after before", hot_unclassified="hot cold",
    hot_fights="any life", settled="life outcome",
    cycle="none square second-cycle starter starter-first disturber psk ssk nssk fixed",
    cycle_colour="same either", unnamed="nobody both starter both-if-unclassified",
    cyclic="unclassified disturbing", same="board fight", start="all first", resume="free dispute",
    self_removal="groups none any", end_passes="4 2", scoring="area fill-in", tie="draw black",
    handicap="0", capture_ends="false true")
KOS = "hot=hot,hot_kinds=single+double-add+twin-triple,"
PRESETS = {  # the keys that differ from basic-only
    "basic-only": "", "hot-only": "hot=hot,hot_kinds=single+double-add+twin",
    "ing-1996": KOS + "hot_scope=double-add+twin-triple,cycle=disturber,same=fight,start=first",
    "ing-1996-recycling": KOS + "hot_scope=double-add+twin-triple,cycle=second-cycle",
    "ing-1991": KOS + "hot_scope=fighting,cycle=starter,same=fight,start=first",
    "simplified-ing": "hot=none,cycle=psk,end_passes=2",
    "tromp-taylor": "hot=none,cycle=psk,end_passes=2,self_removal=any",
    "faulstich-2015": "hot=none,cycle=psk,end_passes=2,self_removal=any",
    "aga-like": "hot=none,cycle=ssk,end_passes=2,self_removal=none"}
COMPLETED = {"second-cycle", "starter", "starter-first", "disturber"}
NONE = frozenset()
Situation = namedtuple("Situation", "cells player passes bans")


class Beyond(Exception):
    """Rules that are not known here, or need the classes of kos."""


def put(cells, points, cell):
    return "".join(cell if i in points else old for i, old in enumerate(cells))


def rule_values(text):
    """The value of each key of a rule set such as `tromp-taylor,cycle=ssk`."""
    rules = {key: values.split()[0] for key, values in VALUES.items()}
    preset, *changes = text.split(",")
    if preset not in PRESETS:
        raise Beyond(f"the preset {preset} is not known here")
    names = [change.partition("=")[0] for change in changes]
    if names != [key for key in VALUES if key in names]:
        raise Beyond("keys that are not known here, or not in their order")
    for change in [*filter(None, PRESETS[preset].split(",")), *changes]:
        key, _, value = change.partition("=")
        known = VALUES.get(key, "").split() + VALUES["hot_kinds"].split() * (key == "hot_scope")
        if value == rules.get(key) or not set(value.split("+")) <= set(known):
            raise Beyond(f"{change} is not known here, or is so anyway")
        rules[key] = value
    return rules


class Law:
    """Plays on one board under one rule set."""

    def __init__(self, columns, rows, rules):
        self.columns, self.rows, self.points = columns, rows, range(columns * rows)
        self.names = ["ABCDEFGHJKLMNOPQRST"[i % columns] + str(i // columns + 1)
                      for i in self.points] + ["pass"]
        spots = [(i % columns, i // columns) for i in self.points]
        self.near = [[q for q in self.points if abs(spots[q][0] - x) + abs(spots[q][1] - y) == 1]
                     for x, y in spots]
        turns = [lambda x, y: (x, y), lambda x, y: (columns - 1 - x, y)]
        turns += [lambda x, y, turn=turn: turn(x, rows - 1 - y) for turn in turns]
        turns += [lambda x, y, turn=turn: turn(y, x) for turn in turns] if columns == rows else []
        self.images = [[turn(x, y)[1] * columns + turn(x, y)[0] for x, y in spots]
                       for turn in turns]  # where each symmetry puts each point
        self.rule = rule_values(rules)
        kinds = {"basic": ("single",), "none": ()}
        self.kinds = kinds.get(self.rule["hot"], self.rule["hot_kinds"].split("+"))
        scopes = {"every": NONE, "fighting": set(self.kinds)}
        self.scope = scopes.get(self.rule["hot_scope"], set(self.rule["hot_scope"].split("+")))
        self.cycle = [rule for rule in self.rule["cycle"].split("+") if rule != "none"]
        self.end = int(self.rule["end_passes"])
        # Whether the cycle layer forbids no play that makes a position for the first time.
        self.forbids_returns_only = self.rule["same"] == "board" and (
            self.rule["cycle_colour"] == "same" or not set(self.cycle) & COMPLETED)

    def region(self, point, inside):
        found = [point]
        for at in found:
            found += [q for q in self.near[at] if inside(q) and q not in found]
        return frozenset(found)

    def regions(self, inside):
        """The maximal connected sets of points inside."""
        return {self.region(point, inside) for point in self.points if inside(point)}

    def chains(self, cells, colours):
        return {chain for c in colours for chain in self.regions(lambda p: cells[p] == c)}

    def chain(self, cells, point):
        return self.region(point, lambda p: cells[p] == cells[point])

    def liberties(self, cells, stones):
        return {q for p in stones for q in self.near[p] if cells[q] == "."}

    def is_legal(self, cells):
        return all(self.liberties(cells, chain) for chain in self.chains(cells, "XO"))

    def area(self, cells):
        """Black's area less White's."""
        total = cells.count("X") - cells.count("O")
        for region in self.chains(cells, "."):
            touched = {cells[q] for p in region for q in self.near[p]}
            total += len(region) * (("X" in touched) - ("O" in touched))
        return total

    def play(self, cells, player, point):
        """The position after a play, and the stones that it removes."""
        after, removed = put(cells, [point], "XO"[player]), set()
        for colour in "OX"[player], "XO"[player]:
            removed = removed or {q for chain in self.chains(after, colour)
                                  if not self.liberties(after, chain) for q in chain}
        return put(after, removed, "."), removed

    def kos(self, cells):
        """(stones, mouth, chains around) of each ko."""
        for stones in self.chains(cells, "XO"):
            mouths = self.liberties(cells, stones)
            if len(mouths) == 1:
                (mouth,), holder = mouths, "XO".index(cells[min(stones)])
                after = put(put(cells, mouths, "OX"[holder]), stones, ".")
                taker = self.chain(after, mouth)
                back = self.liberties(after, taker)
                if len(back) == 1 and (
                        len(taker) == 1 and back == stones if len(stones) == 1 else
                        len(self.play(after, holder, min(back))[1]) == len(stones)):
                    around = [q for q in self.near[mouth] if cells[q] == "XO"[holder]]
                    around += [q for p in stones for q in self.near[p] if cells[q] == "OX"[holder]]
                    yield stones, mouth, {self.chain(cells, q) for q in around} - {stones}

    def fight(self, cells, point):
        """The kos in one fight with the ko that has the stone at this point."""
        kos = list(self.kos(cells))
        found = [ko for ko in kos if point in ko[0]]
        for _, _, around in found:
            found += [ko for ko in kos if ko not in found and
                      {cells[min(chain)] for chain in around & ko[2]} == {"X", "O"}]
        return found

    def bans(self, after, point, removed):
        """The points that a play bans, by the kind of hot stone."""
        if after[point] == ".":
            return {}
        player, chain = "XO".index(after[point]), self.chain(after, point)
        hot = frozenset(self.liberties(after, chain))
        bans = dict.fromkeys(VALUES["hot_kinds"].split(), NONE)
        if len(removed) == len(chain) == 1 and hot == removed:
            bans["single"] = hot
        if len(chain) == 2 and len(hot) == 1:
            again, taken = self.play(after, 1 - player, min(hot))
            back = self.liberties(again, self.chain(again, min(hot))) if taken == chain else ()
            returned = len(self.play(again, player, min(back))[1]) if len(back) == 1 else 0
            bans["double-add"] = hot if returned == 2 else NONE
            bans["double-add-any"] = hot if returned else NONE
            bans["double-capture"] = hot if len(removed) == 2 and taken == chain else NONE
        fight = self.fight(after, point)
        own = [(stones, mouth) for stones, mouth, _ in fight if after[min(stones)] == after[point]]
        bans["any-ko-stone"] = frozenset(mouth for _, mouth in own)
        if bans["single"]:
            bans["twin"] = frozenset(mouth for stones, mouth in own
                                     if len(stones) < 3 and point not in stones)
        bans["twin-triple"] = bans["twin"] if len(fight) == 3 else NONE
        return bans

    def step(self, situation, move):
        """The situation after a move; None if it is illegal apart from repetition."""
        cells, player, passes, banned = situation
        if move == len(cells):
            return Situation(cells, 1 - player, passes + 1, NONE)
        if cells[move] != "." or move in banned:
            return None
        after, removed = self.play(cells, player, move)
        self_removal = self.rule["self_removal"]
        if move in removed and (self_removal == "none" or self_removal == "groups" and
                                len(removed) == 1):
            return None
        bans = self.bans(after, move, removed) if self.kinds else {}
        if any(bans.get(kind) for kind in self.scope):
            raise Beyond("the class of a ko decides whether it is hot, and is not known here")
        over = self.end if removed and self.rule["capture_ends"] == "true" else 0
        hot = NONE.union(*(bans[kind] for kind in self.kinds if bans))
        return Situation(after, 1 - player, over, hot)

    def results(self, situation):
        """(move, situation after it) of each move that is legal apart from repetition."""
        steps = [(move, self.step(situation, move)) for move in range(len(self.points) + 1)]
        return [(move, after) for move, after in steps if after]

    def extend(self, game, move):
        """The game with one more move; None if that is illegal, or the game is over."""
        now, after = game[-1][0], self.step(game[-1][0], move)
        if not after or now.passes >= self.end or move < len(self.points) and any(
                self.forbids(rule, game, move, after) for rule in self.cycle):
            return None
        if self.rule["resume"] == "dispute" and after.passes == 2 and any(
                s.passes == 2 and s.cells == after.cells for s, _ in game):
            after = after._replace(passes=self.end)
        return [*game, (after, move)]

    def games(self, game):
        """The game with each legal move, plays first."""
        return list(filter(None, (self.extend(game, move) for move in range(len(self.points) + 1))))

    def forbids(self, rule, game, move, after):
        """Whether a rule of the cycle layer forbids the play that leads to a situation."""
        now, line, new = game[-1][0], [s[:2] for s, _ in game], after[:2]
        plays = [(s, t) for (s, _), (t, m) in zip(game, game[1:]) if m < len(self.points)]
        if rule == "psk":
            return after.cells in [cells for cells, _ in line]
        if rule == "ssk":
            return new in line
        if rule == "nssk":
            return new in [t[:2] for _, t in plays]
        if rule == "fixed":
            return (now.cells, after.cells) in [(s.cells, t.cells) for s, t in plays]
        if rule == "square":
            line.append(new)
            return any(line[-n:] == line[-2 * n:-n] for n in range(1, len(line) // 2 + 1))
        either = self.rule["cycle_colour"] == "either"
        return any(cells == now.cells and move == played and (either or mover == now.player) and
                   whom in (None, now.player)
                   for whom, (cells, mover), played in self.bound(rule, game)[0])

    def bound(self, rule, game):
        """The plays that completed cycles forbid, and to whom; each cycle's starter."""
        line, forbidden, starters = [s[:2] for s, _ in game], set(), {}
        for end in range(1, len(line)):
            begin = max((i for i in range(end) if line[i] == line[end]), default=None)
            if begin is None:
                continue
            if rule == "disturber" or (self.rule["same"], self.rule["start"]) != ("board", "all"):
                raise Beyond("the class of a cycle, or a likeness of plays, is not known here")
            cycle = [(line[i], game[i + 1][1]) for i in range(begin, end)]
            name = min(tuple(cycle[i:] + cycle[:i]) for i in range(len(cycle)))
            starter = line[begin][1]
            if rule == "starter-first":
                starter = starters.setdefault(name, starter)
            forbidden |= {(None if rule == "second-cycle" else starter, where, move)
                          for where, move in cycle if move < len(self.points)}
        return forbidden, starters
