// What `hotstone decide` says: what positions are worth if a long cycle does not go on for ever but decides the game.
//
// What an endless play comes to is up to a rule: a fixed worth (draw, no-result), the balance of captures, or whoever the
// classification calls the disturber.
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
    kCount,      // how many positions of its board an endless play decides, and which way
    kList,       // these, one of each class of symmetry
  };
  spec::Situation situation;
  spec::RuleSet rules;
  std::string endless;  // draw, no-result, balance, disturber
  double worth = 0;     // of an endless play, in halves
  uint64_t lines = 0;   // of play looked at for each position, at most
  std::string memory;   // as MemoryLimit reads it
  About about = About::kSituation;
};

// Tells each value or count. The exit code: kExitUnknown if a value is not known. InvalidArgument for a worth that is no
// number of halves; errors of the solvers.
absl::StatusOr<int> AskDecide(const DecideQuestion& question, TerminalProgress* progress, const Tell& tell);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_DECIDE_ANSWER_H_
