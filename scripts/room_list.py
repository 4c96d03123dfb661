#!/usr/bin/env python3
"""Lists the headers of the project, each with the first sentence of its opening comment.

    scripts/room_list.py    writes the list in Markdown, a section for each folder

`scripts/make-results` puts the list into docs/results/rooms.md. Exit 0: done. 2: bad usage.
"""
import os
import re
import subprocess
import sys

# From the ground up.
FLOORS = ("base spec formats certify enumerate search claims tables distribute solver conformance "
          "answers tournament cli python").split()


def first_sentence(path):
    """The opening comment of a header up to its first full stop, on one line."""
    words = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if not line.startswith("//") or not line[2:].strip():
                break
            words.append(line[2:].strip())
    text = " ".join(words)
    end = re.search(r"[.:](?= |$)", text)
    return (text[: end.start()] if end else text).replace("|", r"\|")


def main():
    if len(sys.argv) > 1:
        if sys.argv[1:] in (["-h"], ["--help"]):
            print(__doc__.strip())
            return 0
        print(f"scripts/room_list.py: takes --help or nothing; got {' '.join(sys.argv[1:])}",
              file=sys.stderr)
        return 2
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    folders = {}
    for path in subprocess.check_output(["git", "ls-files", "*.h"], text=True).split():
        if path.split("/")[0] in FLOORS and os.path.exists(path):
            folders.setdefault(os.path.dirname(path), []).append(path)
    for floor in FLOORS:
        for folder in sorted(f for f in folders if f.split("/")[0] == floor):
            print(f"\n### `{folder}/`\n\n| room | what it is |\n|---|---|")
            for path in sorted(folders[folder]):
                print(f"| `{os.path.basename(path)[:-2]}` | {first_sentence(path)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
