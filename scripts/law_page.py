#!/usr/bin/env python3
"""Sets the law side by side: each clause in force with its text, code, proof, cases and verdicts.

    scripts/law_page.py PROGRAM    writes the table in Markdown; PROGRAM is hotstone

A row has our words for the clause, the lines of the text that say it (spec/clauses/text_lines.tsv),
where spec/ renders it, the definition in Coq (spec/clauses/counterparts.tsv), the tests, the
captions and named cases that cite it, and the verdicts on the captions under ing-1996 and on the
obligations. scripts/make-results puts the table into docs/results/law.md.
Exit 0: done. 1: a clause has no counterpart; the message names it. 2: bad usage.
"""
import collections
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAULTS = []
# A legend of pictures, a chart without words, and an entry that our copy lacks.
WITHOUT_LINES = {"ING96-Q-NOTE", "ING96-ING-SYSTEM", "ZH-G50"}


def rows(path):
    """The cells of a tab-separated file, without its comments."""
    lines = (ROOT / path).read_text().splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def line_of(path, pattern, what):
    """A link to the first line of a file that the pattern matches."""
    file = ROOT / path
    if file.exists():
        for number, line in enumerate(file.read_text().splitlines(), 1):
            if re.search(pattern, line):
                return f"[{what}](../../{path}#L{number})"
    FAULTS.append(f"{path} does not declare {what}")
    return what


def in_spec(place):
    path, name = place.split(" ")
    return line_of(path, rf"^(?!\s*//).*\b{name}\b", name)


def in_coq(place, counterparts):
    if not place.startswith("spec/"):
        return None  # tournaments are not in Coq
    if place not in counterparts:
        FAULTS.append(f"spec/clauses/counterparts.tsv has no row for {place}")
        return None
    where, why = counterparts[place]
    if where == "-":
        if not why:
            FAULTS.append(f"spec/clauses/counterparts.tsv gives no reason for {place}")
        return f"none: {why}"
    path, name = where.split(" ")
    kinds = "Definition|Fixpoint|Inductive|Record|Class|Theorem|Lemma|Instance|Notation"
    return line_of(f"proofs/{path}", rf"\b({kinds}) {name}\b", name)


def caption_verdicts():
    """Of each clause, how many statements of its captions hold, fail, ... under ing-1996."""
    counts = collections.defaultdict(collections.Counter)
    clause = None
    for line in (ROOT / "docs/results/captions.txt").read_text().splitlines()[3:]:
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        name = cells[0].split(" ")[0]
        clause = name or clause
        counts[clause][cells[4]] += 1
    return counts


def obligations_of(program):
    """Of each clause, the obligations about it with their verdicts."""
    verdicts = collections.defaultdict(set)
    for row in rows("docs/results/proofs.tsv"):
        verdicts[row[0]].add(row[3])
    command = [program, "prove", "--list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True)
    about = collections.defaultdict(list)
    name, nth = None, 0
    for line in listed.stdout.splitlines():
        if not line.startswith(" "):
            name, nth = line.split(" ")[0], 0
            continue
        nth += 1
        if nth == 2:  # the line of clauses
            for clause in line.split():
                verdict = "/".join(sorted(verdicts[name])) or "not recorded"
                about[clause].append(f"`{name}` {verdict}")
    return about


def named_cases():
    """How many cases of corpus/named cite each clause."""
    cases = collections.Counter()
    for file in sorted((ROOT / "corpus/named").glob("*.jsonl")):
        for line in file.read_text().splitlines():
            source = json.loads(line).get("source", "")
            cases.update(set(re.findall(r"\b(?:ING96|ING91|ZH|TT|PAIR)-[A-Za-z0-9-]+", source)))
    return cases


def main():
    if sys.argv[1:] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_file():
        print(f"scripts/law_page.py: takes the program; got {' '.join(sys.argv[1:]) or 'nothing'}",
              file=sys.stderr)
        return 2
    counterparts = {row[0]: (row[1], row[2] if len(row) > 2 else "")
                    for row in rows("spec/clauses/counterparts.tsv")}
    texts = {row[0]: row[1] for row in rows("spec/clauses/text_lines.tsv")}
    captions, obligations, cases = caption_verdicts(), obligations_of(sys.argv[1]), named_cases()
    named = set()
    print("| clause | in our words | text | `spec/` | Coq | tests, cases | verdicts |")
    print("|---|---|---|---|---|---|---|")
    for row in rows("spec/clauses/register.tsv"):
        clause, words, status, where, tests = (row + [""])[:5]
        if status != "rendered":
            continue
        places = where.split(", ")
        named.update(place for place in places if place.startswith("spec/"))
        coq = list(dict.fromkeys(c for c in (in_coq(place, counterparts) for place in places) if c))
        text = texts.get(clause, "")
        if not text and clause not in WITHOUT_LINES and not clause.startswith("COMP-"):
            FAULTS.append(f"spec/clauses/text_lines.tsv has no row for {clause}")
        suites = dict.fromkeys(test.split(".")[0] for test in tests.split(", ") if test)
        proved = ["tests: " + ", ".join(suites)] if suites else []
        if not proved:
            FAULTS.append(f"{clause} has no test")
        if cases[clause]:
            proved.append(f"named cases: {cases[clause]}")
        verdicts = list(obligations[clause])
        short = clause.split("-", 1)[1]
        if clause.startswith("ING96-") and short in captions:
            said = ", ".join(f"{n} {v}" for v, n in sorted(captions[short].items()))
            verdicts.insert(0, f"captions: {said}")
        cells = [clause, words, text.replace(".txt", ""), ", ".join(map(in_spec, places)),
                 ", ".join(coq), "; ".join(proved), "; ".join(verdicts)]
        print(f"| {' | '.join(cells)} |")
    for idle in sorted(set(counterparts) - named):
        FAULTS.append(f"spec/clauses/counterparts.tsv: no clause names {idle}")
    for fault in dict.fromkeys(FAULTS):
        print(f"scripts/law_page.py: {fault}", file=sys.stderr)
    return 1 if FAULTS else 0


if __name__ == "__main__":
    sys.exit(main())
