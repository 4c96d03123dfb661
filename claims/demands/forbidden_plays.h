// How much an amendment takes away: the plays that a text permits and the amended rules do not.
//
// Readings that lie equally many switches off a text are told apart by the games that they forbid. Which games are
// asked about is fixed: each line of play that a caption shows, and each cycle gone round twice, as far as the text
// permits it; cut off after each ply, also before the first; and then one more board play, each that the text
// permits there. A game is forbidden if the amended rules refuse any ply of it. So the measure can only grow as
// rules become stricter, and a reading that forbids nothing that the text permits has 0.
#ifndef HOTSTONE_CLAIMS_DEMANDS_FORBIDDEN_PLAYS_H_
#define HOTSTONE_CLAIMS_DEMANDS_FORBIDDEN_PLAYS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "claims/demands/demands.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

struct ForbiddenPlays {
  uint64_t games = 0;      // that the text permits
  uint64_t forbidden = 0;  // of these, under the amended rules
};

// Each line is gone through once, whoever shows it. O(plies * points) plays of the law for each.
absl::StatusOr<ForbiddenPlays> CountForbidden(const std::vector<Demand>& demands, const spec::RuleSet& text,
                                              const spec::RuleSet& amended);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_DEMANDS_FORBIDDEN_PLAYS_H_
