#!/usr/bin/env python3
"""Makes corpus/named/named-positions.jsonl (format hotstone.case/1) from a list of named positions.

    scripts/named_positions.py INPUT > corpus/named/named-positions.jsonl
    scripts/named_positions.py --first 55 INPUT > corpus/named/more-positions.jsonl

--first is the number of the first position, 1 by default.

INPUT has one JSON object per line with the keys
    name, origin, size [columns, rows], rows (top row first, X O .), to_move, area_now {B, W},
    cycle [[colour, point or "pass"], ...] and captures [[points], ...] ply by ply (both may be
    empty), verified (a text, searched for immediate recaptures), suicide_needed,
    lines [{moves, captures, rows_after}, ...] (optional)
No rules of the game are applied here: every expectation is in the list or follows from a definition
(a cycle's last board play recreates a position, so positional superko forbids it).
corpus/named/README.md lists the cases per position.
"""
import json
import re
import sys

COLUMNS = "ABCDEFGHJKLMNOPQRST"
FREE = {"preset": "basic-only", "hot": "none"}  # only the rule of variation


def point_key(name):
    return int(name[1:]), COLUMNS.index(name[0])


def stones(rows, letter):
    names = [COLUMNS[c] + str(len(rows) - r)
             for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == letter]
    return sorted(names, key=point_key)


def origin_of(position):
    origin = position["origin"]
    if origin.startswith("brute force"):
        return "found by exhaustive search"
    return "constructed" if origin == "constructed here" else origin


def captured_by(captures):
    return [{"after": n, "points": sorted(points, key=point_key)}
            for n, points in enumerate(captures, 1)]


def totals(moves, captures):
    """Stones of each colour removed. If the mover's own point is among them, they are his,
    otherwise the opponent's."""
    total = {"B": 0, "W": 0}
    for (color, at), points in zip(moves, captures):
        owner = color if at in points else "W" if color == "B" else "B"
        total[owner] += len(points)
    return total


class Cases:
    def __init__(self, number, position):
        slug = re.sub(r"[^a-z0-9]+", "-", position["name"].lower()).strip("-")
        self.id = f"{number:02d}-{slug[:48].rstrip('-')}"
        self.position = position
        self.lines = []

    def add(self, what, moves, rules, expect):
        p = self.position
        self.lines.append({
            "schema": "hotstone.case/1", "id": f"{self.id}/{what}",
            "source": f"{p['name']}; {origin_of(p)}", "size": p["size"],
            "setup": {"B": stones(p["rows"], "X"), "W": stones(p["rows"], "O")},
            "to_move": moves[0][0] if moves else p["to_move"], "moves": moves, "rules": rules,
            "expect": expect})

    def area(self):
        area = self.position["area_now"]
        return {"after": 0, "B_minus_W": area["B"] - area["W"]}

    def still(self):
        self.add("position", [], "basic-only",
                 {"rows": [{"after": 0, "rows": self.position["rows"]}], "area": [self.area()]})

    def cycle(self):
        p = self.position
        n = len(p["cycle"])
        self.add("cycle", p["cycle"], FREE, {
            "rows": [{"after": 0, "rows": p["rows"]}, {"after": n, "rows": p["rows"]}],
            "captured_by": captured_by(p["captures"]), "captured_total": totals(p["cycle"],
                                                                                p["captures"]),
            "area": [self.area(), dict(self.area(), after=n)]})

    def basic(self):
        """Under basic ko: immediate recaptures are illegal, all other plies legal."""
        p = self.position
        moves = p["cycle"]
        recaptures = re.search(r"Plies \[([0-9, ]+)\] are immediate recaptures", p["verified"])
        expect = {}
        if recaptures:
            # The first recapture is as far as the cycle goes.
            ply = min(int(n) for n in recaptures.group(1).split(","))
            color, at = moves[ply - 1]
            expect["illegal"] = [{"after": ply - 1, "color": color, "at": at, "why": "hot-stone"}]
            expect["ko_points"] = [{"after": ply - 1, "color": color, "points": [at]}]
            moves = moves[:ply]
        else:
            assert "Every ply is legal under the simple ko rule" in p["verified"], p["name"]
            n = len(moves)
            color, at = moves[0]
            next_round = {"after": n, "color": color, "at": at}
            if "first play of the next round would be an immediate recapture" in p["verified"]:
                expect["illegal"] = [dict(next_round, why="hot-stone")]
                expect["ko_points"] = [{"after": n, "color": color, "points": [at]}]
            elif at == "pass":
                expect["illegal"] = [dict(next_round, why="game-over")]  # four passes
                expect["ended"] = [{"after": n - 1, "is": False}, {"after": n, "is": True}]
                expect["paused"] = [{"after": i, "is": i in (2, 3)} for i in range(n + 1)]
            else:
                expect["legal"] = [next_round]
            expect["rows"] = [{"after": n, "rows": p["rows"]}]
        self.add("basic", moves, "basic-only", expect)

    def superko(self):
        """The cycle's last board play restores its first position, unless an earlier play repeats a
        position."""
        p = self.position
        plays = [i for i, move in enumerate(p["cycle"]) if move[1] != "pass"]
        boards = int(re.search(r"(\d+) different boards in it", p["verified"]).group(1))
        if len(plays) != boards:
            return
        last = plays[-1]
        color, at = p["cycle"][last]
        refused = {"after": last, "color": color, "at": at, "why": "superko"}
        self.add("psk", p["cycle"][:last + 1], dict(FREE, cycle="psk"), {"illegal": [refused]})
        if last + 1 == len(p["cycle"]):  # and with it the player to move
            self.add("ssk", p["cycle"][:last + 1], dict(FREE, cycle="ssk"), {"illegal": [refused]})

    def no_self_removal(self):
        p = self.position
        for n, (color, at) in enumerate(p["cycle"]):
            if at in p["captures"][n]:
                self.add("no-self-removal", p["cycle"][:n + 1], dict(FREE, self_removal="none"),
                         {"illegal": [{"after": n, "color": color, "at": at,
                                       "why": "self-removal"}]})
                return
        raise AssertionError(p["name"])

    def line(self, number, line):
        moves = line["moves"]
        self.add(f"line-{number}", moves, "basic-only", {
            "rows": [{"after": len(moves), "rows": line["rows_after"]}],
            "captured_by": captured_by(line["captures"]),
            "captured_total": totals(moves, line["captures"])})


def main():
    arguments = sys.argv[1:]
    if "-h" in arguments or "--help" in arguments:
        print(__doc__.strip())
        return
    first = 1
    if len(arguments) == 3 and arguments[0] == "--first" and arguments[1].isdigit():
        first = int(arguments[1])
        arguments = arguments[2:]
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(f"scripts/named_positions.py: takes one file, got {' '.join(arguments) or 'nothing'}"
              " (known: INPUT, --first NUMBER, --help)", file=sys.stderr)
        sys.exit(2)
    try:
        with open(arguments[0], encoding="utf-8") as file:
            positions = [json.loads(line) for line in file if line.strip()]
    except (OSError, ValueError) as error:
        print(f"scripts/named_positions.py: {arguments[0]}: {error}", file=sys.stderr)
        sys.exit(2)
    for number, position in enumerate(positions, first):
        cases = Cases(number, position)
        cases.still()
        if position["cycle"]:
            cases.cycle()
            cases.basic()
            cases.superko()
        if position["suicide_needed"]:
            cases.no_self_removal()
        for i, line in enumerate(position.get("lines", []), 1):
            cases.line(i, line)
        for case in cases.lines:
            print(json.dumps(case, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
