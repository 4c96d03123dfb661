// How much an amendment takes away: the plays that a text permits and the amended rules do not.
//
// Readings at the same number of switches from a text are distinguished by the games that they
// forbid. The games are fixed: each line of play that a caption shows, and each cycle played twice,
// as far as the text permits it, cut off after each ply and also before the first, followed by one
// more board play, each that the text permits there. A game is forbidden if the amended rules
// refuse any ply of it. So the measure can only grow as rules become stricter, and a reading that
// forbids nothing that the text permits scores 0.
#ifndef HOTSTONE_CLAIMS_DEMANDS_FORBIDDEN_PLAYS_H_
#define HOTSTONE_CLAIMS_DEMANDS_FORBIDDEN_PLAYS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "claims/demands/demands.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

struct ForbiddenPlays {
  uint64_t games = 0;      // permitted by the text
  uint64_t forbidden = 0;  // of these, under the amended rules
};

// Processes each line once, even if several captions show it. O(plies * points) plays of the law
// for each.
absl::StatusOr<ForbiddenPlays> CountForbidden(const std::vector<Demand>& demands,
                                              const spec::RuleSet& text,
                                              const spec::RuleSet& amended);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_DEMANDS_FORBIDDEN_PLAYS_H_
