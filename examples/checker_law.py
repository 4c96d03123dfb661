"""The law of play on small boards, for the checker, as docs/reference/model.md says it.

A position is a string of ".XO" from A1, B1, ...; a player is 0 (Black) or 1; a move is the index of
a point, or the number of points for a pass. A game is a list of (situation, move that led to it).
The classes of kos are not here: what needs them is beyond the checker.
"""
import re
from collections import namedtuple

KINDS = "single|double-add|double-add-any|double-capture|twin|twin-triple|any-ko-stone"
CYCLES = "none|square|second-cycle|starter|starter-first|disturber|psk|ssk|nssk|fixed"
VALUES = dict(  # of the keys that are known here, in their order; first those of basic-only
    hot="basic|none|hot", hot_kinds=f"(?:{KINDS})(?:[+](?:{KINDS}))*",
    hot_scope=f"every|fighting|(?:{KINDS})(?:[+](?:{KINDS}))*", hot_class="after|before",
    hot_unclassified="hot|cold", hot_fights="any|life", settled="life|outcome",
    cycle=f"(?:{CYCLES})(?:[+](?:{CYCLES}))*", cycle_colour="same|either",
    unnamed="nobody|both|starter|both-if-unclassified", cyclic="unclassified|disturbing",
    same="board|fight", start="all|first", resume="free|dispute", self_removal="groups|none|any",
    end_passes="4|2", scoring="area|fill-in", tie="draw|black", capture_ends="false|true")
BASIC = {key: values.split("|")[0] for key, values in VALUES.items()} | dict(
    hot_kinds="single+double-add+twin", cycle="none")
ING = ("hot-only,hot_kinds=single+double-add+twin-triple,hot_scope=%s,hot_fights=life,"
       "settled=outcome,cycle=")
PRESETS = {
    "hot-only": "basic-only,hot=hot,scoring=fill-in,tie=black",
    "ing-1996-recycling": ING % "double-add+twin-triple" + "second-cycle",
    "ing-1996": ING % "double-add+twin-triple" +
                "disturber,unnamed=both,cyclic=disturbing,same=fight,start=first",
    "ing-1991": ING % "fighting" + "starter,same=fight,start=first",
    "simplified-ing": "basic-only,hot=none,cycle=psk,end_passes=2,tie=black",
    "tromp-taylor": "basic-only,hot=none,cycle=psk,self_removal=any,end_passes=2",
    "faulstich-2015": "tromp-taylor", "aga-like": "tromp-taylor,cycle=ssk,self_removal=none"}
NONE = frozenset()
Situation = namedtuple("Situation", "cells player passes bans")


class Refused(Exception):
    """Why a file is not accepted, and the exit code."""


def need(condition, reason, code=1):
    if not condition:
        raise Refused(reason, code)


def form(condition, reason):
    """Needed of anything that this checker can check."""
    need(condition, reason, 2)


def rule_values(text):
    """The value of each key of a rule set such as `tromp-taylor,cycle=ssk`."""
    keys = "".join(f"(?:,{key}=({values}))?" for key, values in VALUES.items())
    found = re.fullmatch(f"(basic-only|{'|'.join(PRESETS)}){keys}", text)
    form(found, "beyond this checker: a preset, a key or a value, or the order of the keys")
    rules = BASIC if found[1] == "basic-only" else rule_values(PRESETS[found[1]])
    changes = {key: value for key, value in zip(VALUES, found.groups()[1:]) if value}
    form(all(rules[key] != changes[key] for key in changes), "a value that the preset has anyway")
    return rules | changes


def put(cells, points, cell):
    return "".join(cell if p in points else old for p, old in enumerate(cells))


class Law:
    """Plays on one board under one rule set."""

    def __init__(self, columns, rows, rules):
        spots = [(x, y) for y in range(rows) for x in range(columns)]
        self.columns, self.rows, self.size = columns, rows, len(spots)
        self.names = ["ABCDEFGHJKLMNOPQRST"[x] + str(y + 1) for x, y in spots] + ["pass"]
        self.near = [{q for q, (u, v) in enumerate(spots) if abs(u - x) + abs(v - y) == 1}
                     for x, y in spots]
        self.rule = rule_values(rules)
        self.kinds = {"none": [], "basic": ["single"],
                      "hot": self.rule["hot_kinds"].split("+")}[self.rule["hot"]]
        self.scope = [kind for kind in self.kinds if self.rule["hot_scope"] == "fighting" or
                      kind in self.rule["hot_scope"].split("+")]
        self.cycle = [member for member in self.rule["cycle"].split("+") if member != "none"]
        self.has_history = self.cycle or self.rule["resume"] != "free"
        self.end = int(self.rule["end_passes"])

    def region(self, cells, point, colours):
        """The points of these colours that hang together with a point."""
        found = [point]
        for at in found:
            found += [q for q in self.near[at] if cells[q] in colours and q not in found]
        return frozenset(found)

    def regions(self, cells, colours):
        return {self.region(cells, p, colours) for p in range(self.size) if cells[p] in colours}

    def chain(self, cells, point):
        return self.region(cells, point, cells[point])

    def chains(self, cells):
        return self.regions(cells, "X") | self.regions(cells, "O")

    def around(self, cells, points, colour="."):
        """Their neighbours of a colour; of a chain, its liberties."""
        return frozenset(q for p in points for q in self.near[p] if cells[q] == colour)

    def is_legal(self, cells):
        return all(self.around(cells, chain) for chain in self.chains(cells))

    def margin(self, cells, player=0):
        """The area of a player less the area of the other."""
        mine, others = (cells.count(colour) + sum(
            len(space) for space in self.regions(cells, ".") if self.around(cells, space, colour))
            for colour in ("XO"[player], "OX"[player]))
        return mine - others

    def alive(self, cells, own):
        """The most chains of a colour such that each has two vital regions."""
        alive, weak = self.regions(cells, own), True
        while weak:
            regions = [region for region in self.regions(cells, ".XO".replace(own, "")) if all(
                self.chain(cells, p) in alive for p in self.around(cells, region, own))]
            weak = {chain for chain in alive if 2 > sum(
                all(chain & self.near[p] for p in region) for region in regions)}
            alive -= weak
        return alive

    def play(self, cells, player, point):
        """The position after a play, and the stones that it removes."""
        cells, removed = put(cells, [point], "XO"[player]), NONE
        for colour in "OX"[player], "XO"[player]:
            removed = removed or {p for chain in self.regions(cells, colour)
                                  if not self.around(cells, chain) for p in chain}
        return put(cells, removed, "."), removed

    def kos(self, cells):
        """The stones, the mouth and the chains around of each ko."""
        for stones in self.chains(cells):
            mouth, own = self.around(cells, stones), cells[min(stones)]
            if len(mouth) == 1:
                other = "XO".replace(own, "")
                after = put(put(cells, mouth, other), stones, ".")
                taker = self.chain(after, *mouth)
                back = self.around(after, taker)
                if len(back) == 1 and (taker == mouth if len(stones) == 1 else len(stones) ==
                                       len(self.play(after, "XO".index(own), *back)[1])):
                    beside = self.around(cells, mouth, own) | self.around(cells, stones, other)
                    yield stones, mouth, {self.chain(cells, p) for p in beside} - {stones}

    def bans(self, cells, point, removed, kinds):
        """What a play bans by hot stones of these kinds; it removed stones and led to cells."""
        if cells[point] == "." or not kinds:
            return NONE
        chain, kos, banned = self.chain(cells, point), list(self.kos(cells)), set()
        hot, fight = self.around(cells, chain), [ko for ko in kos if point in ko[0]]
        for _, _, beside in fight:
            fight += [ko for ko in kos if ko not in fight and
                      {cells[min(shared)] for shared in beside & ko[2]} == {"X", "O"}]
        single = len(removed) == len(chain) == 1 and hot == removed
        twins = single and ("twin" in kinds or "twin-triple" in kinds and len(fight) == 3)
        for stones, mouth, _ in fight:
            is_twin = twins and len(stones) < 3 and point not in stones
            if cells[min(stones)] == cells[point] and (is_twin or "any-ko-stone" in kinds):
                banned |= mouth
        if single and "single" in kinds:
            banned |= hot
        if len(chain) == 2 and len(hot) == 1:
            player = "XO".index(cells[point])
            taken, stones = self.play(cells, 1 - player, *hot)
            back = self.around(taken, self.chain(taken, *hot))
            in_turn = self.play(taken, player, *back)[1] if len(back) == 1 else NONE
            if stones == chain and ("double-add" in kinds and len(in_turn) == 2 or
                                    "double-add-any" in kinds and in_turn or
                                    "double-capture" in kinds and len(removed) == 2):
                banned |= hot
        return frozenset(banned)

    def step(self, situation, move):
        """The situation after a move; None if it is illegal apart from repetition."""
        cells, player, passes, banned = situation
        if move == self.size:
            return Situation(cells, 1 - player, passes + 1, NONE)
        after, removed = self.play(cells, player, move)
        fewest_own = {"any": 1, "groups": 2, "none": 1 + self.size}[self.rule["self_removal"]]
        if cells[move] != "." or move in banned or move in removed and len(removed) < fewest_own:
            return None
        form(not self.bans(after, move, removed, self.scope),
             "beyond this checker: the class of a ko")
        over = self.end if removed and self.rule["capture_ends"] == "true" else 0
        return Situation(after, 1 - player, over, self.bans(after, move, removed, self.kinds))

    def extend(self, game, move):
        """The game with one more move; None if that is illegal, or the game is over."""
        now, after = game[-1][0], self.step(game[-1][0], move)
        if not after or now.passes >= self.end or move < self.size and any(
                self.forbids(rule, [*game, (after, move)]) for rule in self.cycle):
            return None
        if self.rule["resume"] == "dispute" and after.passes == 2 and (
                (after.cells, 2) in [(s.cells, s.passes) for s, _ in game]):
            after = after._replace(passes=self.end)
        return [*game, (after, move)]

    def each_move(self, go, now):
        """What step or extend makes of a situation or a game by each legal move, plays first."""
        return list(filter(None, (go(now, move) for move in range(self.size + 1))))

    @staticmethod
    def ends_in_square(line):
        return any(line[-n:] == line[-2 * n:-n] for n in range(1, len(line) // 2 + 1))

    def forbids(self, rule, game):
        """Whether a member of the cycle layer forbids the last play of a game."""
        line = [s[:2] for s, _ in game]
        steps = [(a, b) for a, b, (_, move) in zip(line, line[1:], game[1:-1]) if move < self.size]
        if rule == "square":
            return self.ends_in_square(line)
        if rule == "psk":
            return line[-1][0] in [cells for cells, _ in line[:-1]]
        if rule == "ssk":
            return line[-1] in line[:-1]
        if rule == "nssk":
            return line[-1] in [after for _, after in steps]
        if rule == "fixed":
            return (line[-2][0], line[-1][0]) in [(before[0], after[0]) for before, after in steps]
        return (*line[-2], game[-1][1]) in self.bound(rule, game[:-1])[0]

    def bound(self, rule, game):
        """What completed cycles forbid, as (position, player, play); each cycle's first starter."""
        line, forbidden, starters = [s[:2] for s, _ in game], set(), {}
        for end in range(1, len(line)):
            if line[end] in line[:end]:
                form((self.rule["same"], self.rule["start"]) == ("board", "all") and
                     rule != "disturber", "beyond this checker: the class or place of a cycle")
                begin = max(i for i in range(end) if line[i] == line[end])
                cycle = [(*line[i], game[i + 1][1]) for i in range(begin, end)]
                name = min(tuple(cycle[i:] + cycle[:i]) for i in range(len(cycle)))
                first = starters.setdefault(name, line[begin][1])
                starter = first if rule == "starter-first" else line[begin][1]
                forbidden |= {(cells, player, move) for cells, mover, move in cycle
                              for player in (0, 1) if move < self.size
                              if player == starter or rule == "second-cycle"
                              if player == mover or self.rule["cycle_colour"] == "either"}
        return forbidden, starters
