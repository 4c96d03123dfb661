"""The law of play on small boards, as docs/reference/model.md says it, and the lines of a file.

A position is a string of ".XO" from A1, B1, ...; a player is "X" (Black) or "O"; a move is the
index of a point, or the number of points for a pass. Where repetition matters, a situation has its
past: pairs of what an earlier situation was and the move made there. The classes of kos are not
here: what needs them is beyond the checker.
"""
import re
import struct
from collections import namedtuple

OTHER, COLOUR, NONE = {"X": "O", "O": "X"}, {"B": "X", "W": "O"}, frozenset()
NUMBER, POINT = "(0|[1-9][0-9]{0,9})", "([A-T][0-9]+)"  # parts of lines, as regular expressions
KINDS = "single|double-add|double-add-any|double-capture|twin|twin-triple|any-ko-stone"
CYCLES = "none|square|second-cycle|starter|starter-first|disturber|psk|ssk|nssk|fixed"
VALUES = dict(  # of the keys that are known here, in their order
    hot="basic|none|hot", hot_kinds=f"(?:{KINDS})(?:[+](?:{KINDS}))*",
    hot_scope=f"every|fighting|(?:{KINDS})(?:[+](?:{KINDS}))*", hot_class="after|before",
    hot_unclassified="hot|cold", hot_fights="any|life", settled="life|outcome",
    cycle=f"(?:{CYCLES})(?:[+](?:{CYCLES}))*", cycle_colour="same|either",
    unnamed="nobody|both|starter|both-if-unclassified", cyclic="unclassified|disturbing",
    same="board|fight", start="all|first", resume="free|dispute", self_removal="groups|none|any",
    end_passes="4|2", scoring="area|fill-in", tie="draw|black", capture_ends="false|true")
BASIC = {key: values.split("|")[0] for key, values in VALUES.items()} | dict(
    hot_kinds="single+double-add+twin", cycle="none")
PRESETS = {
    "hot-only": "basic-only,hot=hot,scoring=fill-in,tie=black",
    "ing-1996-recycling": "hot-only,hot_kinds=single+double-add+twin-triple,hot_scope=double-add+"
                          "twin-triple,hot_fights=life,settled=outcome,cycle=second-cycle",
    "ing-1996": "ing-1996-recycling,cycle=disturber,unnamed=both,cyclic=disturbing,same=fight,"
                "start=first",
    "ing-1991": "ing-1996-recycling,hot_scope=fighting,cycle=starter,same=fight,start=first",
    "simplified-ing": "basic-only,hot=none,cycle=psk,end_passes=2,tie=black",
    "tromp-taylor": "basic-only,hot=none,cycle=psk,self_removal=any,end_passes=2",
    "faulstich-2015": "tromp-taylor", "aga-like": "tromp-taylor,cycle=ssk,self_removal=none"}
Situation = namedtuple("Situation", "cells player passes bans past", defaults=(0, NONE, None))


class Refused(Exception):
    """Why a file is not accepted, and the exit code."""


def need(condition, reason, code=1):
    if not condition:
        raise Refused(reason, code)


def rule_values(text):
    """The value of each key of a rule set such as `tromp-taylor,cycle=ssk`."""
    keys = "".join(f"(?:,{key}=({values}))?" for key, values in VALUES.items())
    found = re.fullmatch(f"(basic-only|{'|'.join(PRESETS)}){keys}", text)
    need(found, "beyond this checker: a preset, a key or a value, or the order of the keys", 2)
    rules = BASIC if found[1] == "basic-only" else rule_values(PRESETS[found[1]])
    changes = {key: value for key, value in zip(VALUES, found.groups()[1:]) if value}
    need(all(rules[key] != changes[key] for key in changes), "a value the preset has anyway", 2)
    rules = rules | changes
    need(not any(key in changes for key in idle_switches(rules)), "a switch without effect", 2)
    for key, order in ("hot_kinds", KINDS), ("hot_scope", KINDS), ("cycle", ""):
        words = rules[key].split("+")
        one_way = words == [word for word in order.split("|") if word in words] if order else (
            len({*words}) == len(words) and "none" not in words)
        need(len(words) == 1 or one_way, "a kind or cycle twice or out of order", 2)
    kinds, named = kinds_of(rules)[0], {*rules["hot_scope"].split("+")}
    need(not kinds or named <= {*kinds, "every", "fighting"} and len(named) < 7,
         "a scope of kinds that are not in force", 2)
    return rules


def kinds_of(rules):
    """The kinds of hot stones, and those that are hot in fighting kos only."""
    kinds = {"none": [], "basic": ["single"], "hot": rules["hot_kinds"].split("+")}[rules["hot"]]
    named = rules["hot_scope"].split("+")
    return kinds, [kind for kind in kinds if kind in named or named == ["fighting"]]


def idle_switches(rules):
    """The keys that refine what these rules do not have."""
    kinds, scope = kinds_of(rules)
    cycle = set(rules["cycle"].split("+"))
    bound = cycle & {"starter", "starter-first", "disturber"}
    fights = set(scope) - {"single"} and rules["settled"] == "outcome"
    switches = [(kinds, "hot_scope"), (scope, "hot_class hot_unclassified"), (fights, "hot_fights"),
                (scope or "disturber" in cycle, "settled"), (bound, "same start"),
                ("disturber" in cycle, "unnamed cyclic"), (rules["end_passes"] == "4", "resume")]
    return " ".join(keys for has_effect, keys in switches if not has_effect).split()


def put(cells, points, cell):
    return "".join(cell if p in points else old for p, old in enumerate(cells))


def ends_in_square(line):
    return any(line[-n:] == line[-2 * n:-n] for n in range(1, len(line) // 2 + 1))


class Law:
    """Plays on one board under one rule set."""

    def __init__(self, columns, rows, rules):
        self.columns, self.rows, self.size = columns, rows, columns * rows
        self.spots = [(x, y) for y in range(rows) for x in range(columns)]
        self.near = [{q for q, (u, v) in enumerate(self.spots) if abs(u - x) + abs(v - y) == 1}
                     for x, y in self.spots]
        self.rule = rule = rule_values(rules)
        self.kinds, self.scope = kinds_of(rule)
        self.cycle = [member for member in rule["cycle"].split("+") if member != "none"]
        self.has_history = self.cycle or rule["resume"] != "free"
        # Whether the cycle layer may forbid a play that makes a position for the first time.
        self.forbids_new = (rule["cycle_colour"], rule["same"]) != ("same", "board") and not (
            set(self.cycle) <= {"square", "psk", "ssk", "nssk", "fixed"})
        self.end, self.capture_ends = int(rule["end_passes"]), rule["capture_ends"] == "true"

    def chain(self, cells, point, colours=""):
        """The points of these colours, or of its own, that hang together with a point."""
        found, colours = [point], colours or cells[point]
        for at in found:
            found += [q for q in self.near[at] if cells[q] in colours and q not in found]
        return frozenset(found)

    def regions(self, cells, colours):
        return {self.chain(cells, p, colours) for p in range(self.size) if cells[p] in colours}

    def around(self, cells, points, colour="."):
        """Their neighbours of a colour; of a chain, its liberties."""
        return frozenset(q for p in points for q in self.near[p] if cells[q] == colour)

    def is_legal(self, cells):
        return all(self.around(cells, chain) for own in OTHER for chain in self.regions(cells, own))

    def margin(self, cells, player="X"):
        """The area of a player less that of the other; what both reach counts for both."""
        mine, others = (sum(len(region) for region in self.regions(cells, "." + colour)
                            if any(cells[p] == colour for p in region))
                        for colour in (player, OTHER[player]))
        return mine - others

    def alive(self, cells, own):
        """The most chains of a colour such that each has two vital regions."""
        alive, weak = self.regions(cells, own), True
        while weak:
            regions = [region for region in self.regions(cells, "." + OTHER[own]) if all(
                self.chain(cells, p) in alive for p in self.around(cells, region, own))]
            weak = {chain for chain in alive if 2 > sum(
                all(chain & self.near[p] for p in region) for region in regions)}
            alive -= weak
        return alive

    def play(self, cells, player, point):
        """The position after a play, and the stones that it removes."""
        cells, removed = put(cells, [point], player), NONE
        for colour in OTHER[player], player:
            taken = [c for c in self.regions(cells, colour) if not self.around(cells, c)]
            removed = removed or NONE.union(*taken)
        return put(cells, removed, "."), removed

    def retake(self, cells, point):
        """What a play at the only liberty of the chain at a point removes."""
        at = self.around(cells, self.chain(cells, point))
        return self.play(cells, OTHER[cells[point]], *at)[1] if len(at) == 1 else NONE

    def kos(self, cells):
        """The stones, the mouth and the chains around of each ko."""
        for stones in self.regions(cells, "X") | self.regions(cells, "O"):
            mouth, own = self.around(cells, stones), cells[min(stones)]
            if len(mouth) == 1:
                after = put(put(cells, mouth, OTHER[own]), stones, ".")
                taker, back = self.chain(after, *mouth), self.retake(after, *mouth)
                if back and len(taker if len(stones) == 1 else back) == len(stones):
                    beside = self.around(cells, mouth, own) | self.around(cells, stones, OTHER[own])
                    yield stones, mouth, {self.chain(cells, p) for p in beside} - {stones}

    def bans(self, cells, point, removed, kinds):
        """What a play bans by hot stones of these kinds; it removed stones and led to cells."""
        if cells[point] == "." or not kinds:
            return NONE
        own, chain, kos = cells[point], self.chain(cells, point), list(self.kos(cells))
        hot, fight = self.around(cells, chain), [ko for ko in kos if point in ko[0]]
        for _, _, beside in fight:
            fight += [ko for ko in kos if ko not in fight and
                      {cells[min(shared)] for shared in beside & ko[2]} == {"X", "O"}]
        single = len(removed) == len(chain) == 1 and hot == removed
        twin = single and ("twin" in kinds or "twin-triple" in kinds and len(fight) == 3)
        banned = NONE.union(*(mouth for stones, mouth, _ in fight if cells[min(stones)] == own and (
            "any-ko-stone" in kinds or twin and len(stones) < 3 and point not in stones)))
        double = len(chain) == 2 and self.retake(cells, point) == chain
        in_turn = self.retake(self.play(cells, OTHER[own], *hot)[0], *hot) if double else NONE
        is_hot = {"single": single, "double-add": len(in_turn) == 2, "double-add-any": in_turn,
                  "double-capture": double and len(removed) == 2}
        return banned | hot if any(is_hot.get(kind) for kind in kinds) else banned

    def step(self, now, move):
        """The situation after a move; None if the move is illegal, as far as the past says."""
        cells, player, passes, banned, past = now
        after = Situation(cells, OTHER[player], passes + 1)
        if move < self.size:
            played, removed = self.play(cells, player, move)
            fewest = {"any": 1, "groups": 2, "none": 1 + self.size}[self.rule["self_removal"]]
            if cells[move] != "." or move in banned or move in removed and len(removed) < fewest:
                return None
            need(not self.bans(played, move, removed, self.scope),
                 "beyond this checker: the class of a ko", 2)
            over = self.end if removed and self.capture_ends else 0
            bans = self.bans(played, move, removed, self.kinds)
            after = Situation(played, OTHER[player], over, bans)
        if past is None:
            return after
        after = after._replace(past=(*past, (now[:4], move)))
        if passes >= self.end or move < self.size and any(
                self.forbids(rule, after) for rule in self.cycle):
            return None
        pauses = [s[0] for s, _ in past if s[2] == 2]
        dispute = self.rule["resume"] == "dispute" and after.passes == 2 and after.cells in pauses
        return after._replace(passes=self.end) if dispute else after

    def each_move(self, now):
        """The situations after each legal move, plays first."""
        return list(filter(None, (self.step(now, move) for move in range(self.size + 1))))

    def forbids(self, rule, after):
        """Whether a member of the cycle layer forbids the play that led to a situation."""
        line, last = [s[:2] for s, _ in after.past], after[:2]
        plays = [(a, b) for a, b, (_, move) in zip(line, line[1:], after.past) if move < self.size]
        simple = {"square": ends_in_square([*line, last]), "ssk": last in line,
                  "psk": last[0] in [cells for cells, _ in line],
                  "nssk": last in [b for _, b in plays],
                  "fixed": (line[-1][0], last[0]) in [(a[0], b[0]) for a, b in plays]}
        if rule in simple:
            return simple[rule]
        # The others forbid plays of completed cycles.
        steps, starters = [(*s[:2], move) for s, move in after.past], {}
        cells, player, move = steps[-1]
        same = {(cells, mover, move) for mover in OTHER
                if mover == player or self.rule["cycle_colour"] == "either"}
        for end, here in enumerate(line):
            if here in line[:end]:
                need((self.rule["same"], self.rule["start"]) == ("board", "all") and
                     rule != "disturber", "beyond this checker: the class or place of a cycle", 2)
                cycle = steps[max(i for i in range(end) if line[i] == here):end]
                entry = min(tuple(cycle[i:] + cycle[:i]) for i in range(len(cycle)))
                first = starters.setdefault(entry, here[1])
                starter = first if rule == "starter-first" else here[1]
                if same & {*cycle} and (rule == "second-cycle" or player == starter):
                    return True
        return False


class File(Law):
    """The law of a certificate, and its text that is left to read."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.path, self.rest = path, file.read().decode("latin-1")
        self.kind, columns, rows = self.read(
            "hotstone-certificate 1\nkind ([a-z]+)\nboard ([1-9]|1[0-9])x([1-9]|1[0-9])\n")
        rules = ["basic-only"] if self.kind in ("solution", "robust") else self.read("rules (.+)\n")
        super().__init__(int(columns), int(rows), *rules)
        self.names = [f"{'ABCDEFGHJKLMNOPQRST'[x]}{y + 1}" for x, y in self.spots] + ["pass"]

    def read(self, pattern):
        """The groups of the next lines, which must have this form."""
        found = re.match(pattern, self.rest)
        need(found, f"{self.rest[:60]!r} should be {pattern!r}", 2)
        self.rest = self.rest[found.end():]
        return found.groups()

    def list(self, keyword, pattern):
        return [self.read(pattern) for _ in range(int(*self.read(f"{keyword} {NUMBER}\n")))]

    def records(self, layout):
        count, data = int(*self.read(f"entries {NUMBER}\n")), self.rest.encode("latin-1")
        need(len(data) == count * struct.calcsize(layout), "more or fewer records than stated", 2)
        return list(struct.iter_unpack(layout, data))

    def side_and_least(self):
        side, least = self.read("side ([BW])\nat-least (0|-?[1-9][0-9]{0,2})\n")
        need(-self.size - (self.kind == "robust") < int(least) <= self.size, "at-least", 2)
        return COLOUR[side], int(least)

    def move(self, name):
        need(name in self.names, "no point or no move", 2)
        return self.names.index(name)

    def moves(self, text):
        return [] if text == "-" else [self.move(name) for name in text.split(" ")]

    def banned(self, text):
        """Points, column by column."""
        points = [self.move(name) for name in text.split("+")] if text else []
        spots = [self.spots[p] for p in points if p < self.size]
        need(len(spots) == len(points) and spots == sorted(set(spots)), "bans out of order", 2)
        return frozenset(points)

    def situation(self, player, rows, passes="", bans=""):
        rows = rows.split("/")
        need([len(row) for row in rows] == [self.columns] * self.rows and
             set("".join(rows)) <= set(".XO"), "no position of this board", 2)
        return Situation("".join(rows[::-1]), COLOUR[player], int(passes or 0), self.banned(bans))

    def start(self):
        return self.situation(*self.read("start ([BW]) (.+)\n"))

    def need_possible(self, now):
        banned = {now.cells[p] for p in now.bans}
        need(self.is_legal(now.cells) and now.passes < self.end and (not banned or (
            banned == {"."} and self.kinds and not now.passes)), "a situation that is not legal")

    def follow(self, now, moves):
        for move in moves:
            now = self.step(now, move)
            need(now, "an illegal move")
        return now
