// The claim `ordinary`: where no life depends on a ko, a rule set plays as under basic ko.
//
// No text says that an endgame is played in a new way; the hot stones beyond the single one belong
// to fights about life (ING96-R5 "Hot stone", "Fighting ko"; ING91-1 "Hot stones"). A position is
// *ordinary* if each of its kos lies between two groups, and every group at a ko is alive by itself
// (spec/ko/breath.h). The claim: from an ordinary position to move, and after each play from it
// that leaves it ordinary, the rule set permits exactly the plays that basic ko permits, with the
// same self-removals. A play that leaves it otherwise, such as the stone added in an eternal life,
// may begin a fight; those after which the rules differ are counted as `fights`.
#ifndef HOTSTONE_CLAIMS_ORDINARY_CLAIM_H_
#define HOTSTONE_CLAIMS_ORDINARY_CLAIM_H_

#include <cstdint>
#include <optional>

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "enumerate/rules/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Whether the position is ordinary. O(chains) where there is no ko.
bool IsOrdinary(const enumerate::Grid& grid, enumerate::Stones stones);

// Two plays that only one of a rule set and basic ko permits in turn.
struct OrdinaryDifference {
  enumerate::Stones before;  // Black as own
  bool white_plays = false;
  int first = 0;
  int second = 0;
};

struct OrdinaryCount {
  uint64_t positions = 0;    // ordinary ones
  uint64_t with_kos = 0;     // those with a ko
  uint64_t plays = 0;        // plays from them that leave them ordinary
  uint64_t kos_taken = 0;    // those after which basic ko refuses a point
  uint64_t differences = 0;  // answers that only one of the two permits
  uint64_t fights = 0;       // plays that leave them otherwise, after which the rules differ
  std::optional<OrdinaryDifference> first;

  void Add(const OrdinaryCount& part);
};

// Asks one legal position, Black as own, for either player to move.
OrdinaryCount AskOrdinary(const enumerate::Grid& grid, const spec::RuleSet& rules,
                          enumerate::Stones position);

// Asks every legal position of the board, each with either colour to move. Unknown under
// capture_ends, where the first removal leaves nothing to permit.
void DecideOrdinary(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_ORDINARY_CLAIM_H_
