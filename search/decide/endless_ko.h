// Endless play from a position under single hot stones alone: what makes a ko disturbing where
// neither turns nor threats decide it (formal model, section 8).
//
// The search covers plays that remove stones, and passes, with either player to move first. It
// looks for a situation that repeats with a play in between. As the rules have no history, the
// cycle can then go on forever. Two passes in a row pause the game (ING96-G419) and do not count:
// across pauses every ko can be taken and retaken forever, even the last half-point ko, which is a
// fight (ING96-HISTORY-3). spec/ replays what is found. Absence is claimed only for these plays.
#ifndef HOTSTONE_SEARCH_DECIDE_ENDLESS_KO_H_
#define HOTSTONE_SEARCH_DECIDE_ENDLESS_KO_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "spec/board/move.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::search {

struct EndlessKo {
  std::vector<spec::Move> moves;
  size_t cycle_start = 0;  // the moves from here on return to the situation before them
};

// From `rules`, only the game end and the self-removal option are kept. Examines at most 20,000
// situations.
std::optional<EndlessKo> FindEndlessKo(const spec::RuleSet& rules, const spec::Position& position);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DECIDE_ENDLESS_KO_H_
