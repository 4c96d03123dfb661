// The answer of `hotstone explain`: a game record replayed, with the clause for each verdict, and
// the count of its last position.
#ifndef HOTSTONE_ANSWERS_RECORDS_EXPLAIN_ANSWER_H_
#define HOTSTONE_ANSWERS_RECORDS_EXPLAIN_ANSWER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/records/forced_values.h"
#include "answers/records/record_rules.h"
#include "answers/records/replay.h"
#include "answers/shown/shown.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::answers {

struct ExplainQuestion {
  std::string source;        // name of the file
  std::string rules = {};    // value of --rules; empty if not given
  std::string charset = {};  // instead of CA
  int game = 1;              // index of the game tree in the file, from 1
  int games = 1;             // number of game trees
  int from = 1;              // first move shown; illegal moves are always shown
  int to = 0;                // last move shown; 0: to the end
  bool diagrams = false;     // a board (in JSON: rows) after the setup and every legal ply
  bool keep_going = false;   // past an illegal move
  const TableAdvice* advice = nullptr;  // for forced values
  std::string table = {};               // its file
  std::string link = {};                // the address of an atlas; empty: none
};

// The lines of a game to explain.
struct ChosenLines {
  std::vector<formats::SgfLine> lines;
  int count = 0;     // of all lines; of all nodes if there are too many lines to list
  bool all = false;  // all are to be explained
};

// All lines, or else the one with this name, or else the main line. Errors of SgfLines if all are
// wanted, and of ParseSgfLine.
absl::StatusOr<ChosenLines> ChooseLines(const formats::SgfTree& tree, const std::string& name,
                                        bool all);

struct ExplainAnswer {
  ExplainQuestion asked;
  formats::SgfGame record;
  RecordRules rules;
  Replay replay;
  std::string line;     // name of the line (formats/sgf/sgf_lines.h)
  int line_number = 0;  // index of the line, from 1, if all are shown; otherwise 0
  int lines = 1;        // number of lines
  std::optional<ForcedValues> forced = {};
};

// Explains the line with this index among those chosen.
absl::StatusOr<ExplainAnswer> AskExplain(const formats::SgfTree& tree, const ChosenLines& chosen,
                                         size_t index, const ExplainQuestion& question);

// In the text a heading, one paragraph per ply, a summary and the count. Exits with kExitFails if a
// move is illegal.
Shown Describe(const ExplainAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_EXPLAIN_ANSWER_H_
