// An endless play under single hot stones alone, from a position: what makes a ko disturbing where neither
// turns nor threats decide it (formal model, section 8).
//
// Looked for among plays that remove stones, and passes, from either player's turn on: a situation that
// comes back with a play in between. As the rules have no history that is enough to go on for ever. Two
// passes in a row pause the game (ING96-G419) and do not count: across pauses every ko can be taken and
// taken back for ever, also the last one over half a point, which is a fight (ING96-HISTORY-3). What is
// found is replayed by spec/. That there is none is only said of these plays.
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
  size_t cycle_start = 0;  // the moves from here on lead back to the situation before them
};

// Of `rules` the ends of the game and the self-removals are kept. Looks at 20,000 situations at most.
std::optional<EndlessKo> FindEndlessKo(const spec::RuleSet& rules, const spec::Position& position);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DECIDE_ENDLESS_KO_H_
