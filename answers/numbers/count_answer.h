// The answer of `hotstone count`: the legal positions of a board, or its games under superko.
#ifndef HOTSTONE_ANSWERS_NUMBERS_COUNT_ANSWER_H_
#define HOTSTONE_ANSWERS_NUMBERS_COUNT_ANSWER_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// The sides may be longer than those of spec::BoardSize: a strip is counted, not played on.
struct CountQuestion {
  int cols = 0;
  int rows = 0;
  std::optional<spec::RuleSet> games_under;  // count games under these rules, not positions
  uint64_t memory = 0;                       // bytes
};

struct CountAnswer {
  CountQuestion asked;
  std::string value;    // in decimal
  uint64_t states = 0;  // border states, or path vectors
  double seconds = 0;
};

// Errors of enumerate::CountLegalPositions and enumerate::CountGames.
absl::StatusOr<CountAnswer> AskCount(const CountQuestion& question, Progress* progress);

Shown Describe(const CountAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_NUMBERS_COUNT_ANSWER_H_
