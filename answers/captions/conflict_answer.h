// The answer of `hotstone conflicts`: which examples and promises of the texts contradict each
// other, and the weakest amendment.
#ifndef HOTSTONE_ANSWERS_CAPTIONS_CONFLICT_ANSWER_H_
#define HOTSTONE_ANSWERS_CAPTIONS_CONFLICT_ANSWER_H_

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "claims/demands/demands.h"
#include "claims/demands/forbidden_plays.h"
#include "solver/conflicts/conflict_search.h"

namespace hotstone::answers {

struct ConflictQuestion {
  std::string text = "1996";
  std::string answers;  // file of earlier answers (demand_file.h); empty: none
  uint64_t most = 1'000;
  uint64_t nodes = claims::kDemandNodes;
};

// The readings nearest to the preset that satisfy these demands, those that forbid the fewest plays
// first.
struct Amended {
  solver::Demands kept;
  size_t switches = 0;
  std::vector<std::pair<solver::Setting, claims::ForbiddenPlays>> settings;
};

struct ConflictAnswer {
  std::string text;
  spec::RuleSet preset;
  uint64_t nodes = 0;
  std::vector<claims::Demand> demands;
  std::vector<std::string> not_played;
  size_t readings = 0;
  uint64_t judged = 0;  // pairs of a demand and a reading
  solver::Conflicts conflicts;
  std::vector<Amended> amendments;     // for each of the largest sets that can be satisfied
  std::map<std::string, int> unknown;  // readings by demand
  std::map<size_t, claims::FailedStatement> failures;  // of the demands that no reading satisfies,
                                                       // under the preset
};

// Cancelled if interrupted; the answers so far are written nevertheless.
absl::StatusOr<ConflictAnswer> AskConflicts(const ConflictQuestion& question, Progress* progress);

// Exits with kExitUnknown if there are more sets.
Shown Describe(const ConflictAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CAPTIONS_CONFLICT_ANSWER_H_
