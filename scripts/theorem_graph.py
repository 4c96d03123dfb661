#!/usr/bin/env python3
"""Draws how the theorems of proofs/ rest on one another, and which obligations they support.

    scripts/theorem_graph.py PROGRAM    writes Mermaid in Markdown; PROGRAM is hotstone

For each section of docs/results/theorems.md: the files of its theorems, with an arrow from each
file to those that it needs (what another arrow already leads to is left out), and the obligations
of `hotstone prove --list` that name one of these theorems. Two lists have the other obligations.
scripts/make-results puts the graphs into docs/results/theorem-graph.md.
Exit 0: done. 1: a theorem's file is missing. 2: bad usage.
"""
import collections
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STYLES = ("  classDef coq fill:#cfe8cf,stroke:#3a7d3a,color:#000",
          "  classDef solver fill:#cfdff5,stroke:#33619e,color:#000",
          "  classDef paper fill:#f3e3bf,stroke:#94701c,color:#000")


def needs():
    """Of each file of proofs/, those that it imports."""
    where = {path.relative_to(ROOT / "proofs").with_suffix("").as_posix(): path
             for path in (ROOT / "proofs").rglob("*.v")}
    imports = {}
    for name, path in where.items():
        found = set()
        for folder, files in re.findall(
                r"From Hotstone\.(\w+) Require (?:Import|Export) ([^.]*)\.", path.read_text()):
            found.update({f"{folder}/{file}" for file in files.split()} & where.keys())
        imports[name] = found
    return imports


def sections():
    """(heading, {file: theorems}) of docs/results/theorems.md."""
    found, heading = [], None
    for line in (ROOT / "docs/results/theorems.md").read_text().splitlines():
        if line.startswith("## "):
            heading = line[3:]
            found.append((heading, collections.OrderedDict()))
        row = re.match(r"\| (`[^|]*`) [^|]*\| `([\w/]+)\.v` ", line) if heading else None
        row = row or (re.match(r"\| (`[^|]*)\| `([\w/]+)\.v` ", line) if heading else None)
        if row:
            found[-1][1].setdefault(row[2], []).extend(re.findall(r"`(\w+)`", row[1]))
    return [(name, files) for name, files in found if files]


def obligations(program):
    """(name, theorems, whether a step is on paper) of each obligation."""
    command = [program, "prove", "--list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True)
    found = []
    for line in listed.stdout.splitlines():
        if not line.startswith(" "):
            found.append((line.split(" ")[0], [], []))
        elif line.startswith("    on paper: "):
            found[-1][2].append(line)
        elif "theorem" in line.split(":")[0]:
            found[-1][1].extend(re.findall(r"(\w+) \(proofs/([\w/]+)\.v\)", line))
    return found


def reaches(imports):
    """Of each file, all that it needs, near or far."""
    far = {}

    def visit(name):
        if name not in far:
            far[name] = set()
            for other in imports[name]:
                far[name] |= {other} | visit(other)
        return far[name]

    for name in imports:
        visit(name)
    return far


def node(name):
    return re.sub(r"\W", "_", name)


def main():
    if sys.argv[1:] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_file():
        got = " ".join(sys.argv[1:]) or "nothing"
        print(f"scripts/theorem_graph.py: takes the program; got {got}", file=sys.stderr)
        return 2
    far = reaches(needs())
    asked = obligations(sys.argv[1])
    drawn = set()
    for heading, files in sections():
        missing = [file for file in files if file not in far]
        if missing:
            print(f"scripts/theorem_graph.py: no file proofs/{missing[0]}.v", file=sys.stderr)
            return 1
        print(f"\n## {heading}\n\n```mermaid\nflowchart LR")
        print("\n".join(STYLES))
        for file, theorems in files.items():
            more = f"<br>and {len(theorems) - 3} more" if len(theorems) > 4 else ""
            shown = theorems[:3] if more else theorems
            label = "<br>".join([file, *shown]) + more
            print(f'  {node(file)}["{label}"]:::coq')
        for file in files:
            near = {other for other in far[file] if other in files}
            for other in sorted(near):
                if not any(other in far[between] for between in near):
                    print(f"  {node(file)} --> {node(other)}")
        for name, theorems, paper in asked:
            inside = sorted({file for _, file in theorems if file in files})
            if inside:
                drawn.add(name)
                print(f'  {node(name)}(["{name}"]):::{"paper" if paper else "solver"}')
            for file in inside:
                print(f"  {node(name)} -.-> {node(file)}")
        print("```")
    rest = [(name, bool(paper)) for name, _, paper in asked if name not in drawn]
    for on_paper, heading in ((True, "Obligations with a step on paper and no theorem"),
                              (False, "Obligations that solvers decide by themselves")):
        names = [name for name, paper in rest if paper == on_paper]
        listed = ", ".join(f"`{name}`" for name in names)
        print(f"\n## {heading}\n\n{len(names)}: {listed}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
