// The quick set: for each rule set, a file of some 145 cases that any engine playing by the rules
// answers in a second or two. It finds every mistake known to us.
//
// It reuses the tactics (tactics_shapes.h): each shape once on 19x19, where tables overflow and
// searches are cut short, with the colours exchanged every other time; the core shapes also on
// smaller boards, in rotation, for programs that support no others; and shapes that are the only
// ones to find a mistake made for one player, on 19x19 for each player. A rule set that programs do
// not play has only the cases whose outcome differs from that under the first rule set
// (TellsApart); on its own it has all cases.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_QUICK_H_
#define HOTSTONE_CONFORMANCE_CORPUS_QUICK_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "conformance/corpus/groups.h"

namespace hotstone::conformance {

// The cases of one rule set. Cancelled when `progress` says stop.
absl::StatusOr<Cases> QuickCases(const spec::RuleSet& rules, uint64_t seed, Coverage& coverage,
                                 Progress* progress);

// "basic-only-self_removal-none.jsonl": the file of a rule set, by its full name.
std::string QuickFileName(const spec::RuleSet& rules);

// Whether programs play by such rules: simple ko, or superko of one form, and nothing else.
bool IsPlayedByPrograms(const spec::RuleSet& rules);

// The cases of `cases` that do not occur in `first`, ignoring names and rule sets.
Cases TellsApart(const Cases& cases, const Cases& first);

// The part that must be equal for two files to be merged: the cases without their names and rule
// set, but with the rules that a group varies: handicap and, with `compensation`, the compensation.
Cases JudgementCases(const Cases& cases, bool compensation);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_QUICK_H_
