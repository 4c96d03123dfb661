"""Makes the tables of docs/results/conformance from the recorded results; called by
scripts/conformance."""
import re

# What is kept of the lines of `hotstone conform --json`, by the kind of record.
KEPT = {
    "clause": ("name", "asked", "agree", "disagree"),
    "group": ("kind", "title", "clause", "count", "differing"),
    "unanswered": ("name", "count"),
    "unclear": ("name", "count"),
    "open": ("name", "count"),
    "set-aside": ("name", "count"),
    "not-asked": ("name", "count"),
    "incident": ("kind", "board", "text"),
    "summary": ("engine", "engine_version", "engine_command", "rules", "ask", "cases",
                "cases_asked", "asked",
                "agree", "disagree", "differing", "differing_agree", "unanswered", "not_reached",
                "incidents", "restarts", "noisy", "interrupted", "given_up"),
}
EXAMPLE = ("id", "board", "setup", "moves", "rows", "color", "at", "after", "expected", "found",
           "answer")


def kept(lines):
    """The records of a run without the parts that vary between runs; each group with its first
    example."""
    records, examples = [], {}
    for line in lines:
        if line["record"] == "disagreement":
            examples.setdefault((line["id"], line["key"]), {key: line[key] for key in EXAMPLE})
        elif line["record"] in KEPT:
            record = {"record": line["record"], **{key: line[key] for key in KEPT[line["record"]]}}
            # A group about a word beyond play has no example.
            if line["record"] == "group" and (line["id"], line["key"]) in examples:
                record["example"] = examples[line["id"], line["key"]]
            records.append(record)
    return records


def of(records, run, kind):
    return [record for record in records if record["run"] == run and record["record"] == kind]


def number(value):
    return f"{value:,}"


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def short_rules(rules):
    words = [word for word in rules.split(",") if word not in ("basic-only", "end_passes=2")]
    return ",".join(words if "basic-only" not in rules or "hot=" in rules
                    else ["hot=basic"] + words)


def short_command(command):
    return re.sub(r"^node corpus/adapters/\S+ ?|^gnugo --mode gtp ?", "", command) or "no flags"


def overview(runs, results):
    rows = ["| engine | version | flags | held to | questions | agreed | disagreed | unanswered | "
            "expected |",
            "|---|---|---|---|--:|--:|--:|--:|--:|"]
    for page, records in results.items():
        for at, run in enumerate((run for run in runs if run["page"] == page), 1):
            command, rules = run["command"], short_rules(run["rules"])
            found = of(records, at, "summary")
            if not found:
                rows.append(f"| [{page}]({page}.md) | | `{short_command(command)}` | `{rules}` | "
                            f"not run | | | | |")
                continue
            s = found[0]
            rows.append(
                f"| [{page}]({page}.md) | {s['engine_version']} | `{short_command(command)}` | "
                f"`{rules}` "
                f"| {number(s['asked'])} | {number(s['agree'])} | {number(s['disagree'])} "
                f"| {number(s['unanswered'])} | {number(s['differing'])} |")
    return "\n".join(rows)


def example_text(e):
    if e["color"]:
        asked = f"{e['color']} {e['at']}: {e['expected']} expected, {e['found']} found"
    else:
        asked = f"{cell(e['expected'])} expected, {cell(e['found'])} found"
    moves = f", after {', '.join(e['moves'])}" if e["moves"] else ""
    if len(moves) > 90:
        moves = f", after {len(e['moves'])} moves"
    return f"`{e['id']}`{moves}; {asked}"


def page_parts(runs, records):
    parts = []
    for at, run in enumerate(runs, 1):
        parts.append(f"### `{run['command']}`\n")
        found = of(records, at, "summary")
        if not found:
            parts.append("Not run.\n")
            continue
        s = found[0]
        parts.append(f"{s['engine']} {s['engine_version']}, held to `{run['rules']}`, legality "
                     f"asked by `{s['ask']}`: "
                     f"{number(s['cases_asked'])} of {number(s['cases'])} cases, "
                     f"{number(s['asked'])} questions, "
                     f"**{number(s['disagree'])} disagreements**.\n")
        parts.append("Cases: " + ", ".join(f"`{name}`" for name in run["cases"])
                     + (" (with `--score`)" if run["score"] else "") + ".\n")
        groups = of(records, at, "group")
        if groups:
            parts.append("| disagreement | clause | count | the first one |\n|---|---|--:|---|")
            parts += [f"| {cell(g['title'])} | {g['clause']} | {number(g['count'])} | "
                      f"{cell(example_text(g['example'])) if 'example' in g else ''} |"
                      for g in groups]
            parts.append("")
        rest = []
        for kind, what in (("unanswered", "unanswered"), ("unclear",
                                                          "answered in words that say nothing "
                                                          "about it"),
                           ("open", "refused where GTP leaves that open"),
                           ("set-aside", "cases set aside, entirely or from some move on")):
            total = sum(r["count"] for r in of(records, at, kind))
            reasons = "; ".join(f"{cell(r['name'])} ({number(r['count'])})"
                                for r in of(records, at, kind))
            if total:
                rest.append(f"- {number(total)} {what}: {reasons}")
        rest += [f"- {number(r['count'])} questions not asked, {cell(r['name'])}"
                 for r in of(records, at, "not-asked") if r["name"].startswith("boards")]
        incidents = of(records, at, "incident")
        faults = [i for i in incidents if i["kind"] not in ("size-refused",)]
        if faults:
            rest.append("- went wrong: "
                        + "; ".join(f"{i['kind']} on {i['board']}, {cell(i['text'])}"
                                    for i in faults[:5]))
        if s["given_up"]:
            rest.append(f"- abandoned: {cell(s['given_up'])}")
        if rest:
            parts.append("\n".join(rest) + "\n")
    return {"report": "\n".join(parts)}
