// The answer of `hotstone decide`: the value of positions if a rule decides an endless cycle.
//
// The rule gives endless play a fixed value (draw, no-result), scores it by the balance of
// captures, or makes the disturber, as classified, lose.
#ifndef HOTSTONE_ANSWERS_VALUES_DECIDE_ANSWER_H_
#define HOTSTONE_ANSWERS_VALUES_DECIDE_ANSWER_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "answers/runs/terminal_progress.h"
#include "answers/shown/shown.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

struct DecideQuestion {
  enum class About {
    kSituation,  // this one
    kCount,      // how many positions of its board endless play decides, and which way
    kList,       // those positions, one per symmetry class
  };
  spec::Situation situation;
  spec::RuleSet rules;
  std::string endless;  // draw, no-result, balance, disturber
  double worth = 0;     // of endless play, in halves
  uint64_t lines = 0;   // most lines of play searched per position
  std::string memory;   // parsed by MemoryLimit
  About about = About::kSituation;
};

// Reports each value or count through `tell`. Returns the exit code: kExitUnknown if a value is not
// known. InvalidArgument for a worth that is not a number of halves; errors of the solvers.
absl::StatusOr<int> AskDecide(const DecideQuestion& question, TerminalProgress* progress,
                              const Tell& tell);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_DECIDE_ANSWER_H_
