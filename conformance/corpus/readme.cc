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

Does a Go program play by the rules that it says it plays by? These files hold $CASES test cases that ask: positions
of the game of Go (Weiqi, Baduk), a few moves, and what must be so afterwards under a named rule set: which plays are
legal and which are not, and why not; what is captured; what the ko rule forbids; when the game is paused or over; who
has won. They need no program of ours. They were made by one, Hotstone, which settles what the rules of Go guarantee by
enumeration and proof, and everything in them can be read by eye or by a few lines of any language.

The files are in the public domain (CC0 1.0).

## What is here

| folder | files | cases | what the cases show |
|---|---|---|---|
$GROUPS
`NAME.jsonl` has cases, one JSON object a line. `NAME.sgf` has
the same positions and moves as game records, one game tree a case, with the case's id as the game's name (GN); in
`situations`, where they are the same under all rule sets, once a board, and in `tactics` for the first rule set. Beside them:

- `perft.tsv`: how many sequences of moves there are, by board, rule set and length, passes counted as moves. The
  quickest test of a move generator: play everything to that depth and compare one number.
- `differences.tsv`: for each two rule sets a game after which a play is legal under the one and not under the other.
- `coverage.tsv`: how often each reason, each clause of the rule texts, each kind of ko is asked under each rule set;
  what cannot be asked, and why.
- `manifest.json`: each file with its number of cases, its size and its SHA-256, and the rule sets for which the same
  cases hold (`also_for`): rule sets that judge all cases of a file alike share the file.

## How to read a line

A case, here broken into several lines:

```json
{"schema":"hotstone.case/1","id":"smallest-ko","source":"a ko on two points (ING96-G508)","size":[2,1],
 "setup":{"B":[],"W":["B1"]},"to_move":"B","moves":[["B","A1"]],"rules":"basic-only",
 "expect":{"illegal":[{"after":1,"color":"W","at":"B1","why":"hot-stone"}],
           "captured_by":[{"after":1,"points":["B1"]}]}}
```

- `size` is columns and rows, `setup` the stones that lie there at the start. Points are named as usual: a letter from
  the left, A to T without I, and a number from the bottom.
- `moves` are played in turn from there; `"pass"` is a pass. Here Black plays A1 and captures the stone on B1.
- `rules` names the rule set, or is an object with a `preset` and the keys in which it differs.
- `expect` has what must hold. `after` counts the moves played: 0 is the setup, 1 is after the first move. Here the first
  move removes B1, and White may not take back at once.

| key | what must be so at that moment |
|---|---|
| `legal_set`, `legal_count` | exactly these board plays of that colour are legal; so many are |
| `legal`, `illegal` | this move is legal; it is not, for the reason `why` |
| `ko_points` | exactly these points are forbidden to that colour by the ko rule alone |
| `captured_by` | the stones that this move removed (own stones, too, where self-removal is allowed) |
| `rows`, `area`, `liberties` | the board, top row first, X black, O white; Black's area minus White's; liberties of a chain |
| `paused`, `ended`, `outcome` | the state of the game, and who wins by how much with compensation (komi) |
| `captured_total` | stones of each colour removed over all the moves |

A colour that is not to move is judged as if it were. `["dead",["A1"]]` among the moves means that both players agree in
a pause to take these stones off. The whole format is `docs/reference/case-format.md` of Hotstone.

## The rule sets

$RULES
The names that people use: `tromp-taylor` is the Tromp-Taylor rules (positional superko, self-removal allowed),
`aga-like` has situational superko and no self-removal, `basic-only` forbids only to take a single ko back at once.
`ing-1996` and `ing-1991` are the Ing (Goe) rules with their fighting and disturbing ko. `hotstone rules` prints
every key of each.

## How to use them with your own program

Start with `tactics` of the rule set that your program plays, or with the quick set (`hotstone corpus --quick`). There are
loaders with ready tests for Python, JavaScript, C++, Rust and Go: `corpus/loaders` of Hotstone. Without one, in Python:

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

A move that stands in `illegal` at its moment is only asked about, never made. An entry `["dead", [...]]` (in `endings`) is
no move.

A program that speaks the Go Text Protocol is asked by one command, and the answers are compared for you:

    hotstone conform --engine 'gnugo --mode gtp --positional-superko --allow-all-suicide' \
      --rules tromp-taylor --cases games/tromp-taylor.jsonl

Many programs know square boards only: `tactics`, `games`, `lines`, `endings` and `differences` have square boards,
reached from the empty board by plays alone. Programs without hot stones, handicap passes or
four passes at the end leave those files out; nothing in the others depends on them.

## Where they come from, and whether they are right

    $COMMAND

makes these files again, byte for byte, on any machine; `hotstone corpus --verify DIR` compares a copy with its
manifest, and `hotstone check FILE.jsonl` plays the cases. What is expected is what Hotstone's plain, literal rendering
of the rule texts answers. A second rendering, by bit-boards, which shares no code with it, was compared with it while
the files were made, on whole boards, on the games of `differences` and on the numbers of `perft.tsv`; they agree.
Clauses like `ING96-G508` or `TT-MOVE` name where the rule stands in the texts: `docs/reference/clauses.md` of
Hotstone. If you find a case that you believe wrong, its id and clause are all that needs to be said.
)TEXT";

// $COMMAND and $FILES are replaced.
constexpr char kQuickText[] = R"TEXT(# Go rules: the quick set

Some seventy cases a rule set, which ask what a Go program gets wrong: $CASES cases in all. Every one begins on an empty
square board (or with handicap stones) and is reached by plays, one matter each: snapback, ko, what lifts its ban,
captures of one and of several chains, in the corner, on the edge, inside; self-removal, capture before self-removal,
long chains, lines that end where the next begins, superko. Most stand on 19x19, some on 5x5, 7x7, 9x9 and 13x13.

    hotstone conform --engine 'gnugo --mode gtp' --rules basic-only,self_removal=none --cases basic-only-self_removal-none.jsonl

| file | cases |
|---|---|
$FILES
Take the file of the rule set that your program plays, and nothing else: no file leans on another. The cases under
`ing-1996`, which hardly any program plays, are those that come out otherwise than in the first file.

A line is a case; how to read one, and how to ask a program in your language, stands in the README of
[corpus/generated](../generated/README.md) and in [corpus/loaders](../loaders/README.md). They are in the public domain
(CC0 1.0).

    $COMMAND

makes these files again, byte for byte; `hotstone corpus --verify DIR` compares them with `manifest.json`.
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
       "every legal position of the boards up to six points: the legal plays of both colours, the "
       "area, and "
       "every "
       "play that removes stones with what the ko rule forbids after it"},
      {"games",
       "random games: plays that are refused along the way, captures, ko bans, the final position"},
      {"hot",
       "single, double and twin hot stones: what may not be taken back at once, and how a pass "
       "lifts that"},
      {"cycles",
       "kos that come round: triple ko, eternal life, round-robin and others, until they are "
       "forbidden"},
      {"endings",
       "passes: pause, resumption, dead stones taken off by agreement, handicap passes, the end"},
      {"counting", "outcomes with shared points, compensation and ties"},
      {"tactics",
       "everyday fights on square boards, reached by plays: snapback, ko and what lifts its ban, "
       "captures, "
       "self-removal, superko, handicap"},
      {"lines", "the number of legal plays at each ply of random lines"},
      {"differences", "games that separate two rule sets, a case for either"}};
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
