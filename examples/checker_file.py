"""What the checker reads of a file, and how it says no."""
import re
import struct

from checker_law import NONE, Law, Situation


class NotCertificate(Exception):
    """Not in the format; exit code 2."""


class Refused(Exception):
    """In the format, but it does not prove what it says; exit code 1."""


def form(condition, reason="not in the format"):
    if not condition:
        raise NotCertificate(reason)


def need(condition, reason):
    if not condition:
        raise Refused(reason)


def whole(text, pattern="0|-?[1-9][0-9]{0,9}"):
    form(re.fullmatch(pattern, text) and int(text) < 1 << 32, "no number as it must be written")
    return int(text)


def law_of(board, rules):
    size = re.fullmatch("([1-9]|1[0-9])x([1-9]|1[0-9])", board)
    form(size, "no board")
    return Law(int(size[1]), int(size[2]), rules)


def point(law, name, names=None):
    """The index of a point, or the number of points for a pass."""
    form(name in (names or law.names), "no point or no move")
    return law.names.index(name)


def position(law, text):
    rows = text.split("/")
    form([len(row) for row in rows] == [law.columns] * law.rows and set(text) <= set(".XO/"),
         "no position of this board")
    return "".join(reversed(rows))


class File:
    """What is left to read of a certificate, after its kind."""

    def __init__(self, path):
        self.path = path
        with open(path, "rb") as file:
            self.rest = file.read()
        form(self.value("hotstone-certificate") == "1", "not version 1")
        self.kind = self.value("kind")

    def line(self):
        line, newline, self.rest = self.rest.partition(b"\n")
        form(newline and line.isascii())
        return line.decode()

    def value(self, keyword):
        word, _, value = self.line().partition(" ")
        form(word == keyword and value, "a line " + keyword + " is missing")
        return value

    def number(self, keyword):
        return whole(self.value(keyword))

    def choice(self, keyword, *values):
        value = self.value(keyword)
        form(value in values, "no value of " + keyword)
        return value

    def moves(self, law, keyword):
        value = self.value(keyword)
        return [] if value == "-" else [point(law, name) for name in value.split(" ")]

    def start(self, law):
        player, _, rows = self.value("start").partition(" ")
        form(player in ("B", "W"), "no player")
        return Situation(position(law, rows), "BW".index(player), 0, NONE)

    def records(self, layout):
        count = self.number("entries")
        form(len(self.rest) == count * struct.calcsize(layout), "more or fewer records than stated")
        records, self.rest = list(struct.iter_unpack(layout, self.rest)), b""
        return records

    def end(self):
        form(not self.rest, "more than there may be")
