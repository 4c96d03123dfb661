#!/usr/bin/env python3
"""Writes certificates as terms of Coq, for the theorems of this folder.

    certificate_term.py NAME CERTIFICATE > term_NAME.v

takes a solution (docs/reference/certificates.md), or a certificate of area with the robust solution
that it names, and prints a file with the records as texts; texts.v says how, and reads them back.
Nothing here is trusted: what comes of a text goes to the checker.

    certificate_term.py --forge N NAME CERTIFICATE

puts the N-th fault into what is written: 1 a rank that is not above those that follow, 2 a move to
another point, 3 a record left out, 4 a rank that is not below the one before, 5 a step of the tree
left out. proofs/check sees to it that none of them proves a theorem.
Exit 2: a file that cannot be read, or is of another kind.
"""
import os
import struct
import sys


class Unreadable(Exception):
    pass


def letter(value):
    if not 0 <= value < 64:
        raise Unreadable(f"{value} needs more than one letter")
    return chr(48 + value)


def header_of(data):
    """The header lines, and what follows them."""
    found, read = {}, 0
    while True:
        finish = data.find(b"\n", read)
        if finish < 0:
            raise Unreadable("has no records")
        key, _, value = data[read:finish].decode("ascii", "replace").partition(" ")
        found[key], read = value, finish + 1
        if key in ("entries", "steps"):
            return found, data[read:]


def expect(header, key, *values):
    if header.get(key, "-") not in values:
        raise Unreadable(f"has {key} {header.get(key, '-')}, not {' or '.join(values)}")


def size_of(header):
    columns, rows = (int(side) for side in header["board"].split("x"))
    return columns, rows


def records_of(header, packed, with_ban):
    """Position, rank, move, ban: as numbers. Without bans the key still has room for one."""
    columns, rows = size_of(header)
    points = columns * rows
    if len(packed) != 11 * int(header["entries"]) or points > 36:
        raise Unreadable("is not a list of that many records of 11 bytes")
    for key, rank, move in struct.iter_unpack("<QHB", packed):
        code, ban = divmod(key, points + 1)
        if ban and not with_ban:
            raise Unreadable("has a ban")
        yield [code, rank, 0 if move == 255 else move + 1, ban]


def symmetries(columns, rows):
    """Where each point goes."""
    points = [(i % columns, i // columns) for i in range(columns * rows)]
    if columns == rows:
        turned = [[y * columns + x for x, y in points], [x * columns + y for x, y in points]]
    else:
        turned = [[y * columns + x for x, y in points]]
    for to in turned:
        for across in (False, True):
            for up in (False, True):
                yield [(rows - 1 - at // columns if up else at // columns) * columns +
                       (columns - 1 - at % columns if across else at % columns) for at in to]


def with_images_of_moves(header, records):
    """The same, and the images of moves in a position that is its own image: one may be banned."""
    maps = list(symmetries(*size_of(header)))
    for code, rank, move, ban in records:
        cells = [code // 3 ** i % 3 for i in range(len(maps[0]))]
        fixing = [to for to in maps if all(cells[to[i]] == cell for i, cell in enumerate(cells))]
        for image in sorted({move and to[move - 1] + 1 for to in fixing}):
            yield [code, rank, image, ban]


def forged(records, fault):
    records = list(records)
    at = max(range(len(records)), key=lambda i: records[i][1]) if fault < 3 else len(records) // 2
    record = records[at]
    if fault == 1:
        record[1] = 0
    elif fault == 2:
        record[2] = record[2] % 3 + 1
    elif fault == 3:
        del records[at]
    elif fault == 4:
        record[1] = 4095
    return records


def text_of(records, points, with_ban):
    letters = []
    for code, rank, move, ban in records:
        if rank >= 64 * 64:
            raise Unreadable(f"has rank {rank}, more than two letters say")
        for _ in range((points + 2) // 3):
            code, three = divmod(code, 27)
            letters.append(letter(three))
        letters += [letter(rank // 64), letter(rank % 64), letter(move)]
        if with_ban:
            letters.append(letter(ban))
    return "".join(letters)


def solution(path, with_ban, fault):
    with open(path, "rb") as file:
        header, packed = header_of(file.read())
    expect(header, "kind", "solution")
    expect(header, "settled-board", "no", "next")
    if not with_ban:
        expect(header, "rules", "any", "any-single-hot", "any-with-basic-ko",
               "any-single-hot-with-basic-ko")
    expect(header, "images", "each" if header["rules"] in ("any", "any-single-hot") else "-")
    columns, rows = size_of(header)
    records = records_of(header, packed, with_ban)
    if header["rules"].endswith("-with-basic-ko"):  # one of all images is listed
        records = with_images_of_moves(header, records)
    points = columns * rows
    text = text_of(forged(records, fault) if fault else records, points, with_ban)
    return header, text, (points + 2) // 3 + (4 if with_ban else 3)


def start_of(header):
    """The letters of the position that the list starts from; its own side is to move there."""
    color, rows = header["start"].split(" ")
    if color != header["side"]:
        raise Unreadable("starts with the other side to move")
    cells = "".join(reversed(rows.split("/")))
    code = sum(".XO".index(cell) * 3 ** i for i, cell in enumerate(cells))
    return text_of([[code, 0, 0, 0]], len(cells), False)[:-3]


def point_of(word, columns):
    # A1 is point 0; columns go by letters without I.
    column = "ABCDEFGHJKLMNOPQRSTUVWXYZ".index(word[0])
    return (int(word[1:]) - 1) * columns + column


def tree(header, lines):
    columns, _ = size_of(header)
    words = lines.decode("ascii").split()
    if len(words) != int(header["steps"]):
        raise Unreadable("has another number of steps than it says")
    return "".join(
        word if word in "*!" else letter(0 if word == "pass" else point_of(word, columns) + 1)
        for word in words)


# Coq's stack bounds how long a text may be.
MOST_LETTERS = 12000


def definition(name, text, width):
    """A list of texts, each of whole records."""
    most = MOST_LETTERS // width * width
    parts = [text[at:at + most] for at in range(0, len(text), most)]
    written = "".join(f'Definition {name}_{i} := "{part}"%text.\n' for i, part in enumerate(parts))
    names = "; ".join(f"{name}_{i}" for i in range(len(parts)))
    return f"{written}Definition {name} : list text := [{names}].\n"


def main(arguments):
    fault = 0
    if arguments[:1] == ["--forge"] and arguments[1:2] in (["1"], ["2"], ["3"], ["4"], ["5"]):
        fault, arguments = int(arguments[1]), arguments[2:]
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    name, path = arguments
    try:
        with open(path, "rb") as file:
            header, rest = header_of(file.read())
        expect(header, "kind", "solution", "area")
        if header["kind"] == "solution":
            of_basic_ko = header["rules"] == "basic-ko"
            written = definition("list_" + name, *solution(path, of_basic_ko, fault)[1:])
        else:
            robust = os.path.join(os.path.dirname(path), header["robust"])
            steps = tree(header, rest)
            written = definition("tree_" + name, steps[:-1] if fault == 5 else steps, 1)
            of_list, text, width = solution(robust, False, fault)
            written += definition("list_" + name, text, width)
            start = start_of(of_list)
            written += definition("start_" + name, start, len(start))
    except (OSError, ValueError, KeyError, IndexError, Unreadable) as why:
        print(f"certificate_term: {path}: {why}", file=sys.stderr)
        return 2
    print(f"(* Made by certificate_term.py of {os.path.basename(path)}. *)")
    print("From Coq Require Import List.")
    print("From Hotstone.kernel Require Import texts.")
    print("Import ListNotations.")
    print(written, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
