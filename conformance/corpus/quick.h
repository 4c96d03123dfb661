// The quick set: for each rule set a file of some seventy cases, which any engine that plays by the rules answers in
// a second, and which no mistake that we know of survives.
//
// It is the tactics again (tactics_shapes.h): each shape once on 19x19, where tables overflow and searches are cut
// short, the colours exchanged by turns; the core ones also on smaller boards, by turns, for programs that know
// no others. A rule set that is not among those that programs play has those cases only that come out otherwise
// than under the first rule set (TellsApart); alone it has all.
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

// "basic-only-self_removal-none.jsonl": the file of a rule set, by its whole name.
std::string QuickFileName(const spec::RuleSet& rules);

// Whether programs play by such rules: simple ko, or superko of one form, and nothing besides.
bool IsPlayedByPrograms(const spec::RuleSet& rules);

// Those of `cases` that do not stand among `first`, names and rule sets apart.
Cases TellsApart(const Cases& cases, const Cases& first);

// What two files must have in common to be one: the cases without their names and without the rule set, but for
// what a group varies in it: handicap, and with `compensation` that.
Cases Judgement(const Cases& cases, bool compensation);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_QUICK_H_
