// The answer of `hotstone perft`: the number of legal move sequences of a given length.
#ifndef HOTSTONE_ANSWERS_NUMBERS_PERFT_ANSWER_H_
#define HOTSTONE_ANSWERS_NUMBERS_PERFT_ANSWER_H_

#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "enumerate/numbers/perft.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct PerftQuestion {
  spec::Position position;
  spec::RuleSet rules;
  std::string to_move;  // "B" or "W"
  bool set_up = false;  // the position is not an empty board, so JSON shows it
  int depth = 0;        // in plies; a pass is a ply
  bool divide = false;  // also the count for each first move
  int threads = 1;
};

struct PerftAnswer {
  PerftQuestion asked;
  enumerate::PerftResult found;
  double seconds = 0;
};

// Errors of enumerate::Grid::Create and enumerate::Perft.
absl::StatusOr<PerftAnswer> AskPerft(const PerftQuestion& question, Progress* progress);

Shown Describe(const PerftAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_NUMBERS_PERFT_ANSWER_H_
