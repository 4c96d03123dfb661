// The answer of `hotstone kos` for one position: its ko positions with their classes, and who is at
// fault for a cycle that starts there. Callers without a command line (python/) get the same
// object.
//
// A cycle is written as moves that lead from the position back to it, "B:D1 W:C3 B:pass"; the
// readings are the values of the keys `settled` and `cyclic` of a rule set
// (spec/rules/rule_keys.h). Errors are InvalidArgument and name the command-line option.
#ifndef HOTSTONE_ANSWERS_KOS_KO_ANSWER_H_
#define HOTSTONE_ANSWERS_KOS_KO_ANSWER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/kos/ko_positions.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::answers {

// The reading from a rule set, or from its keys `settled` and `cyclic` given separately; empty: not
// given. Calling cyclic kos disturbing requires a cycle, unless the rule set does so.
absl::StatusOr<spec::CycleReading> KoReading(const std::string& rules, const std::string& settled,
                                             const std::string& cyclic, bool has_cycle);

struct KoAnswer {
  spec::Position position;
  std::vector<ClassifiedKo> kos;
  std::optional<JudgedCycle> cycle = {};
};

// The position must be legal; `cycle` is empty for none.
absl::StatusOr<KoAnswer> AskKos(const spec::Position& position, const spec::CycleReading& reading,
                                const std::string& cycle);

// Exits with kExitUnknown if the cycle, or without a cycle one of the ko positions, is
// unclassified.
Shown Describe(const KoAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_KOS_KO_ANSWER_H_
