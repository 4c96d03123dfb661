// The README pages next to the cases: one text for the whole corpus, one for the quick set.
//
// Each text is written as it will be read, with placeholders such as $CASES or $GROUPS for values
// that the corpus knows: numbers of cases, the table of groups, the rule sets, the command that
// makes it all again.
//
// For example "$CASES test cases" becomes "18762 test cases" (CorpusReadme).
#include "conformance/corpus/readme.h"

#include <map>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "spec/rules/rule_set.h"

namespace hotstone::conformance {
namespace {

// $COMMAND, $GROUPS and $RULES are replaced.
constexpr char kText[] = R"TEXT(# Go rules: test cases

Does a Go program follow the rules it claims to play by? These $CASES test cases find out. Each gives a position of
the game of Go (Weiqi, Baduk), a few moves and what must hold afterwards under a named rule set: which plays are legal,
which are illegal and why, what is captured, what the ko rule forbids, whether the game is paused or over, and who has
won. The cases were made by Hotstone, which settles what the rules of Go guarantee by enumeration and proof. You do not
need Hotstone to use them: a few lines of any language can read them.

The files are in the public domain (CC0 1.0).

## Contents

| folder | files | cases | what the cases show |
|---|---|---|---|
$GROUPS
`NAME.jsonl` contains cases, one JSON object per line. `NAME.sgf` contains the same positions and moves as game
records, one game tree per case, named (GN) after the case's id. In `situations`, where the records are the same under
all rule sets, there is one SGF file per board; in `tactics` there is one for the first rule set. There are also:

- `perft.tsv`: the number of move sequences by board, rule set and length; passes count as moves. This is the quickest
  test of a move generator: play everything to that depth and compare one number.
- `differences.tsv`: for each pair of rule sets a game after which a play is legal under one and illegal under the
  other.
- `coverage.tsv`: how often the cases test each reason, each clause of the rule texts and each kind of ko under each
  rule set; what cannot be tested, and why.
- `manifest.json`: for each file the number of cases, the size, the SHA-256 and the other rule sets for which the same
  cases hold (`also_for`): rule sets that agree on all cases of a file share it.

## How to read a line

Here is a case, broken into several lines:

```json
{"schema":"hotstone.case/1","id":"smallest-ko","source":"a ko on two points (ING96-G508)","size":[2,1],
 "setup":{"B":[],"W":["B1"]},"to_move":"B","moves":[["B","A1"]],"rules":"basic-only",
 "expect":{"illegal":[{"after":1,"color":"W","at":"B1","why":"hot-stone"}],
           "captured_by":[{"after":1,"points":["B1"]}]}}
```

- `size` is columns and rows; `setup` is the position at the start. Points are named as usual: a letter from the left,
  A to T without I, and a number from the bottom.
- `moves` are played in turn from there; `"pass"` is a pass. Here Black plays A1 and captures the stone on B1.
- `rules` names the rule set, or is an object with a `preset` and the keys that differ from it.
- `expect` states what must hold. `after` counts the moves played: 0 is the setup, 1 is after the first move. Here the
  first move removes B1, and White may not retake at once.

| key | what must hold at that moment |
|---|---|
| `legal_set`, `legal_count` | exactly these board plays of that colour are legal; their number |
| `legal`, `illegal` | this move is legal; it is illegal, for the reason `why` |
| `ko_points` | exactly these points are forbidden to that colour by the ko rule alone |
| `captured_by` | the stones that this move removed, including the player's own if self-removal is allowed |
| `rows`, `area`, `liberties` | the board, top row first, X black, O white; Black's area minus White's; the liberties of a chain |
| `paused`, `ended`, `outcome` | the state of the game, and who wins by how much with compensation (komi) |
| `captured_total` | the stones of each colour removed by all the moves |

A colour that is not to move is judged as if it were. `["dead",["A1"]]` among the moves means that both players agree
during a pause to remove these stones. Hotstone's `docs/reference/case-format.md` describes the whole format.

## The rule sets

$RULES
The common names: `tromp-taylor` is the Tromp-Taylor rules (positional superko, self-removal allowed), `aga-like` has
situational superko and no self-removal, and `basic-only` only forbids retaking a single ko at once. `ing-1996` and
`ing-1991` are the Ing (Goe) rules with their fighting and disturbing ko. `hotstone rules` prints every key of each.

## How to use them with your own program

Start with `tactics` of the rule set that your program plays, or with the quick set (`hotstone corpus --quick`).
Hotstone's `corpus/loaders` contains loaders with ready-made tests for Python, JavaScript, C++, Rust and Go. Without a
loader, in Python:

```python
import json
from my_board import MyBoard  # yours

for line in open("tactics/tromp-taylor.jsonl"):
    case = json.loads(line)
    board = MyBoard(*case["size"], rules=case["rules"])
    for color in "BW":
        for point in case["setup"][color]:
            board.put(color, point)
    asked = {
        (e["after"], e["color"], e["at"]): key == "legal"
        for key in ("legal", "illegal")
        for e in case["expect"].get(key, [])
    }
    made = 0
    for color, point in case["moves"] + [["end", None]]:
        for (after, who, at), legal in asked.items():
            if after == made and at != "pass":
                assert board.is_legal(who, at) == legal, (case["id"], after, who, at, legal)
        if color in "BW" and asked.get((made, color, point), True):
            board.play(color, point)  # a point, or "pass"
            made += 1
```

A move listed in `illegal` at its moment is only tested, never played. An entry `["dead", [...]]` (in `endings`) is not
a move.

If your program speaks the Go Text Protocol, one command asks it and compares the answers:

    hotstone conform --engine 'gnugo --mode gtp --positional-superko --allow-all-suicide' \
      --rules tromp-taylor --cases games/tromp-taylor.jsonl

Many programs support only square boards. `tactics`, `games`, `lines`, `endings` and `differences` contain square
boards, and their positions are reached from the empty board by plays alone. If your program has no hot stones, no
handicap passes or no game end after four passes, omit the files about them; the others do not depend on them.

## Origin and correctness

    $COMMAND

This command makes the same files, byte for byte, on any machine. `hotstone corpus --verify DIR` compares a copy with
its manifest, and `hotstone check FILE.jsonl` plays the cases. The expected answers come from Hotstone's plain, literal
rendering of the rule texts. A second rendering on bit-boards, which shares no code with the first, was compared with
it on whole boards, on the games of `differences` and on the numbers of `perft.tsv`; they agree. Clauses such as
`ING96-G508` or `TT-MOVE` refer to the rule texts; Hotstone's `docs/reference/clauses.md` lists them. If you think a
case is wrong, report its id and clause.
)TEXT";

// $COMMAND and $FILES are replaced.
constexpr char kQuickText[] = R"TEXT(# Go rules: the quick set

These $CASES cases, 137 or 149 per rule set, 73 for Ing, test what Go programs most often get wrong. Each starts on an
empty square board (or with handicap stones), is reached by plays and tests one thing: snapback, ko and what lifts its
ban, captures of one or several chains in the corner, on the edge and inside, self-removal, capture before self-removal,
long chains, the ends of lines, superko. Most use 19x19, some 5x5, 7x7, 9x9 and 13x13.

    hotstone conform --engine 'gnugo --mode gtp' --rules basic-only,self_removal=none --cases basic-only-self_removal-none.jsonl

| file | cases |
|---|---|
$FILES
Use the file of the rule set that your program plays; each file is independent of the others. Hardly any program plays
`ing-1996`, so its file contains only the cases with other answers than in the first file.

Each line is a case. The README of [corpus/generated](../generated/README.md) explains how to read it, and
[corpus/loaders](../loaders/README.md) how to test a program in your language. The files are in the public domain
(CC0 1.0).

    $COMMAND

This command makes the same files, byte for byte; `hotstone corpus --verify DIR` compares them with `manifest.json`.
)TEXT";

std::string QuickReadme(const Corpus& corpus) {
  int64_t cases = 0;
  std::string files;
  for (const CorpusFile& file : corpus.files) {
    absl::StrAppend(&files, "| `", file.path, "` | ", file.cases, " |\n");
    cases += file.cases;
  }
  return absl::StrReplaceAll(kQuickText, {{"$CASES", absl::StrCat(cases)},
                                          {"$FILES", files},
                                          {"$COMMAND", CorpusCommand(corpus.options)}});
}

struct GroupRow {
  int64_t files = 0;
  int64_t cases = 0;
};

const std::vector<std::pair<std::string, std::string>>& GroupTexts() {
  static const auto* const texts = new std::vector<std::pair<std::string, std::string>>{
      {"situations",
       "every legal position of boards of up to six points: the legal plays of both colours, the "
       "area, and every capturing play with what the ko rule forbids after it"},
      {"games", "random games: refused plays along the way, captures, ko bans, the final position"},
      {"hot",
       "single, double and twin hot stones: what may not be captured back at once, and how a pass "
       "lifts the ban"},
      {"cycles",
       "repeating kos: triple ko, eternal life, round-robin and others, until they are forbidden"},
      {"endings",
       "passes: pause, resumption, removal of dead stones by agreement, handicap passes, the end"},
      {"counting", "outcomes with shared points, compensation and ties"},
      {"tactics",
       "everyday fights on square boards, reached by plays: snapback, ko and what lifts its ban, "
       "captures, "
       "self-removal, superko, handicap"},
      {"lines", "the number of legal plays at each ply of random lines"},
      {"differences", "games that separate two rule sets, one case for each of them"}};
  return *texts;
}

}  // namespace

std::string CorpusReadme(const Corpus& corpus) {
  if (corpus.options.quick) return QuickReadme(corpus);
  std::map<std::string, GroupRow> rows;
  int64_t cases = 0;
  for (const CorpusFile& file : corpus.files) {
    if (file.path.find(".jsonl") == std::string::npos) continue;
    GroupRow& row = rows[file.group];
    ++row.files;
    row.cases += file.cases;
    cases += file.cases;
  }
  std::string groups;
  for (const auto& [name, text] : GroupTexts()) {
    const auto row = rows.find(name);
    if (row == rows.end()) continue;
    absl::StrAppend(&groups, "| `", name, "` | ", row->second.files, " | ", row->second.cases,
                    " | ", text, " |\n");
  }
  std::string rules;
  for (const spec::RuleSet& set : corpus.options.rules) {
    absl::StrAppend(&rules, "- `", spec::RuleSetName(set), "`\n");
  }
  return absl::StrReplaceAll(kText, {{"$CASES", absl::StrCat(cases)},
                                     {"$GROUPS", groups},
                                     {"$RULES", rules},
                                     {"$COMMAND", CorpusCommand(corpus.options)}});
}

}  // namespace hotstone::conformance
