#!/usr/bin/env python3
"""Prints the rooms of the house: each header with the first sentence of its opening comment, one list a folder.

    scripts/room_list.py    the list as Markdown; scripts/make-results puts it into docs/results/rooms.md

Exit 0: done. 2: bad usage.
"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = {"tests", "bench", "examples", "packages", "proofs"}  # folders that are no floors


def sentence(text):
    """The first sentence of the comment that opens a header."""
    words = []
    for line in text.splitlines():
        if not line.startswith("//") or line == "//":
            break
        words.append(line[2:].strip())
    return re.split(r"(?<=[^.][.])\s", " ".join(words))[0].rstrip(":;,")


def main():
    if len(sys.argv) > 1:
        if sys.argv[1] in ("-h", "--help"):
            print(__doc__.strip())
            return
        print(f"scripts/room_list.py: unknown option {sys.argv[1]} (known: --help)", file=sys.stderr)
        sys.exit(2)
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.h"], cwd=ROOT,
                            capture_output=True, text=True)
    names = listed.stdout.split() if listed.returncode == 0 else [
        str(path.relative_to(ROOT)) for path in ROOT.rglob("*.h") if "build" not in path.relative_to(ROOT).parts]
    folder = None
    for path in sorted(map(Path, names), key=lambda p: (p.parent.parts, p.name)):
        if path.parts[0] in OUTSIDE or path.name.endswith("-inl.h") or not (ROOT / path).is_file():
            continue
        if path.parent != folder:
            folder = path.parent
            print(f"\n## {folder}\n")
        print(f"- `{path.name}`: {sentence((ROOT / path).read_text())}")


if __name__ == "__main__":
    main()
