#!/usr/bin/env python3
"""Keeps the inputs of a fuzz target in one text file.

    tests/fuzz/archive.py unpack FOLDER ARCHIVE...   writes the inputs of TARGET.txt as the files of
                                                     FOLDER/TARGET, and removes what else is there
    tests/fuzz/archive.py add ARCHIVE FILE...        adds files to an archive, or makes one of them
    tests/fuzz/archive.py check ARCHIVE...           says whether each archive is as `add` would
                                                     write it

An archive reads like this:

    # A comment belongs to the input below it.
    input crlf
      (;FF[4]\\r\\n
      GM[1])
    input
      \\x80a backslash: \\\\

That is a file `crlf` of two lines, and one without a name of its own: it has that of its SHA-1
digest, as libFuzzer calls what it finds. The lines of an input begin with two spaces and are joined
as they are: a line that ends has its \\n written out. Written as they are: the printable ASCII
characters but \\, and a space at the end of a line. Everything else is \\\\ \\n \\r \\t \\0 or
\\xHH. Inputs with names come first, in the order of the names, the others after them in the order
of their bytes, and no line has more than 100 columns, so that the same inputs make the same file.

Exit 0: done. 1: an archive cannot be read, or is not as it would be written. 2: bad usage.
"""
import hashlib
import os
import re
import sys

# of a line without what indents it, and without the three columns more of a \x20 at its end
WIDTH = 95
TEXT = {"encoding": "utf-8", "errors": "surrogateescape", "newline": "\n"}
SHORT = {"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0"}
LONG = {short[1]: ord(byte) for byte, short in SHORT.items()}
ESCAPE = re.compile(r"\\(x[0-9a-f]{2}|[\\nrt0])|([ -\[\]-~])")


def words(byte):
    """How a byte is written."""
    letter = chr(byte)
    return SHORT.get(letter) or (letter if " " <= letter <= "~" else f"\\x{byte:02x}")


def lines(data):
    """The lines of an input, without what indents them."""
    out, line = [], ""
    for byte in data:
        word = words(byte)
        if len(line) + len(word) > WIDTH:
            out.append(line)
            line = ""
        line += word
        if byte == 0x0A:
            out.append(line)
            line = ""
    if line:
        out.append(line)
    return [line[:-1] + "\\x20" if line.endswith(" ") else line for line in out]


def bytes_of(line, place):
    """The bytes that a line of an input stands for."""
    out, at = bytearray(), 0
    while at < len(line):
        found = ESCAPE.match(line, at)
        if not found:
            raise ValueError(f"{place}: cannot be read from {line[at:at + 4]!r}")
        escape, letter = found.groups()
        out.append(ord(letter) if letter else int(escape[1:], 16) if escape[0] == "x"
                   else LONG[escape])
        at = found.end()
    return bytes(out)


def digest(data):
    return hashlib.sha1(data).hexdigest()


def read(path):
    """The inputs of an archive: {name: (bytes, comment)}, where a comment is a list of lines."""
    found, comment, name = {}, [], None

    def end():
        if name is None:
            return
        key = name or digest(data)
        if key in found:
            raise ValueError(f"{begin}: a second input {key}")
        found[key] = data, about

    with open(path, **TEXT) as file:
        for number, line in enumerate(file, 1):
            line, place = line.rstrip("\n"), f"{path}:{number}"
            if line.startswith("#"):
                comment.append(line)
            elif line.startswith("  ") and name is not None and not comment:
                data += bytes_of(line[2:], place)
            elif re.fullmatch(r"input( [A-Za-z0-9_][A-Za-z0-9_.-]*)?", line):
                end()
                begin, name, data, about, comment = place, line[6:], b"", comment, []
            else:
                raise ValueError(f"{place}: neither a comment, nor \"input\", nor a line of one")
    if comment:
        raise ValueError(f"{path}: ends with a comment that is about nothing")
    end()
    return found


def text(inputs):
    """The archive of inputs as `read` gives them."""
    named = sorted(name for name, (data, _) in inputs.items() if name != digest(data))
    others = sorted(inputs.keys() - set(named), key=lambda name: inputs[name][0])
    out = []
    for name in named + others:
        data, comment = inputs[name]
        out += comment + [f"input {name}" if name in named else "input"] + ["  " + line
                                                                            for line in lines(data)]
    return "".join(line + "\n" for line in out)


def unpack(folder, archives):
    for archive in archives:
        inputs = read(archive)
        place = os.path.join(folder, os.path.splitext(os.path.basename(archive))[0])
        os.makedirs(place, exist_ok=True)
        for name in set(os.listdir(place)) - inputs.keys():
            os.remove(os.path.join(place, name))
        for name, (data, _) in inputs.items():
            with open(os.path.join(place, name), "wb") as file:
                file.write(data)


def add(archive, files):
    inputs = read(archive) if os.path.exists(archive) else {}
    for path in files:
        with open(path, "rb") as file:
            data = file.read()
        name = os.path.basename(path)
        if name == digest(data) and any(data == other for other, _ in inputs.values()):
            continue
        inputs[name] = data, inputs[name][1] if name in inputs else []
    with open(archive + ".new", "w", **TEXT) as file:
        file.write(text(inputs))
    read(archive + ".new")
    os.replace(archive + ".new", archive)


def check(archives):
    for archive in archives:
        with open(archive, **TEXT) as file:
            if file.read() != text(read(archive)):
                raise ValueError(f"{archive}: `tests/fuzz/archive.py add {archive}` would write it "
                                 f"otherwise")


def main(arguments):
    if arguments in (["--help"], ["-h"]):
        print(__doc__)
        return 0
    command, rest = (arguments or [""])[0], arguments[1:]
    try:
        if command == "unpack" and len(rest) >= 2:
            unpack(rest[0], rest[1:])
        elif command == "add" and rest:
            add(rest[0], rest[1:])
        elif command == "check" and rest:
            check(rest)
        else:
            print("archive.py: takes unpack FOLDER ARCHIVE..., add ARCHIVE FILE..., check "
                  "ARCHIVE... or --help",
                  file=sys.stderr)
            return 2
    except (OSError, ValueError) as error:
        print(f"archive.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
