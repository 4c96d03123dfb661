// Endless play under `disturber`: cycles for which the classification names nobody.
//
// Under disturber a completed cycle binds the player whom the law's classification names as its
// disturber (spec/ko/ko_cycle.h), and nobody if the cycle is fighting or unclassified.
// docs/explanation/termination.md shows that endless play eventually completes only cycles of the
// latter two kinds. So the candidates are the cycles of the board under the finite part of the
// rules, with two passes inserted wherever a hot stone bars the next play (cycle_canonical.h). The
// shortest come first, each entered from the empty board by placing its stones one by one, which
// never captures.
//
// On boards with more positions only single-stone kos are tried, position by position; there a ko
// that decides life and death turns up early.
//
// This search does not classify cycles itself (ko_cycle.h does, on bit-boards). The caller supplies
// a judge that checks the candidate against the law and reports its kind. The first fighting
// candidate ends the search; otherwise the first unclassified one is the answer.
#ifndef HOTSTONE_ENUMERATE_CYCLES_UNNAMED_CYCLES_H_
#define HOTSTONE_ENUMERATE_CYCLES_UNNAMED_CYCLES_H_

#include <cstdint>
#include <functional>
#include <optional>

#include "base/progress.h"
#include "enumerate/graph/lasso_search.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

enum class UnnamedKind { kRefused, kUnclassified, kFighting };

struct UnnamedCycleLimits {
  int longest = 8;                    // plies of a cycle
  uint64_t listed_positions = 1'000;  // on larger boards only single-stone kos are tried
  uint64_t tries = 20'000;            // candidates given to the judge
};

struct UnnamedCycleSearch {
  std::optional<MoveLasso> lasso;  // from the empty board; accepted by the judge
  UnnamedKind kind = UnnamedKind::kRefused;
  int longest = 0;          // all cycles of up to this many plies were tried
  uint64_t tried = 0;       // candidates
  bool cycles_met = false;  // the board has cycles at all, as far as was searched
};

// If `progress` says stop, the search returns what it has. Requires limits.longest <=
// kMaxCycleLength.
UnnamedCycleSearch FindUnnamedCycle(const Grid& grid, const LegalIndex& index,
                                    const FiniteRules& rules, const UnnamedCycleLimits& limits,
                                    const std::function<UnnamedKind(const MoveLasso&)>& judge,
                                    Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_UNNAMED_CYCLES_H_
