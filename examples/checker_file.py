"""What the checker reads of a file."""
import re
import struct

from checker_law import Law, Situation, form, need

COUNT, POINT = "(0|[1-9][0-9]{0,9})", "([A-T][0-9]+)"  # parts of lines, as regular expressions
SIDE, LEAST, START = "side ([BW])\n", "at-least (0|-?[1-9][0-9]{0,2})\n", "start ([BW]) (.+)\n"


def number(text):
    form(int(text) < 1 << 32, "a number that is too large")
    return int(text)


class File(Law):
    """The law of a certificate, and its text that is left to read."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.path, self.rest = path, file.read().decode("latin-1")
        self.kind, columns, rows = self.read(
            "hotstone-certificate 1\nkind ([a-z]+)\nboard ([1-9]|1[0-9])x([1-9]|1[0-9])\n")
        rules = (["basic-only,self_removal=none"] if self.kind in ("solution", "robust") else
                 self.read("rules (.+)\n"))
        super().__init__(int(columns), int(rows), *rules)

    def read(self, pattern):
        """The groups of the next lines, which must have this form."""
        found = re.match(pattern, self.rest)
        form(found, f"{self.rest[:60]!r} should be {pattern!r}")
        self.rest = self.rest[found.end():]
        return found.groups()

    def list(self, keyword, pattern):
        return [self.read(pattern) for _ in range(number(*self.read(f"{keyword} {COUNT}\n")))]

    def records(self, layout):
        count, data = number(*self.read(f"entries {COUNT}\n")), self.rest.encode("latin-1")
        form(len(data) == count * struct.calcsize(layout), "more or fewer records than stated")
        self.rest = ""
        return list(struct.iter_unpack(layout, data))

    def finish(self, *starts):
        form(not self.rest, "more than there may be")
        need(all(self.is_legal(start.cells) for start in starts), "the start is not legal")

    def move(self, name):
        form(name in self.names, "no point or no move")
        return self.names.index(name)

    def moves(self, text):
        return [] if text == "-" else [self.move(name) for name in text.split(" ")]

    def banned(self, text):
        """Points, column by column."""
        points = [self.move(name) for name in text.split("+")] if text else []
        form(points == sorted(set(points), key=lambda p: (p % self.columns, p)) and
             self.size not in points, "bans out of order")
        return frozenset(points)

    def situation(self, player, rows, passes="", bans=""):
        rows = rows.split("/")
        form([len(row) for row in rows] == [self.columns] * self.rows and
             set("".join(rows)) <= set(".XO"), "no position of this board")
        cells, player = "".join(reversed(rows)), "BW".index(player)
        return Situation(cells, player, int(passes or 0), self.banned(bans))

    def decode(self, code):
        """The position with this code."""
        cells = "".join(".XO"[code // 3 ** i % 3] for i in range(self.size))
        need(code < 3 ** self.size, "a key of no position")
        need(self.is_legal(cells), "a position that is not legal")
        return cells

    def follow(self, game, moves):
        for move in moves:
            game = self.extend(game, move)
            need(game, "an illegal move")
        return game
