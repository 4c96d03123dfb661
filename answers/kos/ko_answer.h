// The answer of `hotstone kos` for one position: its ko positions with their classes, and who is at
// fault for a cycle that starts there. Callers without a command line (python/) get the same
// object.
//
// A cycle is written as moves that lead from the position back to it, "B:D1 W:C3 B:pass"; the
// readings are the values of the keys `settled`, `cyclic` and `class_by` of a rule set
// (spec/rules/rule_keys.h). Errors are InvalidArgument and name the command-line option.
#ifndef HOTSTONE_ANSWERS_KOS_KO_ANSWER_H_
#define HOTSTONE_ANSWERS_KOS_KO_ANSWER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/kos/ko_positions.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

// How to classify kos, in words: by a rule set, or by keys given separately. Empty: not given.
struct KoWords {
  std::string rules;
  std::string settled;
  std::string cyclic;
  std::string class_by;

  // The options of the command line that say so: " --class-by removal".
  std::string Options() const;
};

// The rule set that classifies them so. Calling cyclic kos disturbing requires a cycle, unless the
// rule set given does so.
absl::StatusOr<spec::RuleSet> KoRulesFrom(const KoWords& words, bool has_cycle);

struct KoAnswer {
  spec::Position position;
  spec::RuleSet rules;
  std::vector<ClassifiedKo> kos;
  std::optional<JudgedCycle> cycle = {};
  std::string link;  // address of an atlas, or empty
};

// The position must be legal; `cycle` is empty for none, and with a `link` the answer has that of
// the position and the cycle. ResourceExhausted if classes by removal are out of reach on its
// board.
absl::StatusOr<KoAnswer> AskKos(const spec::Position& position, const spec::RuleSet& rules,
                                const std::string& cycle, const std::string& link = "");

// Exits with kExitUnknown if the cycle, or without a cycle one of the ko positions, is
// unclassified.
Shown Describe(const KoAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_KOS_KO_ANSWER_H_
