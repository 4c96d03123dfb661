// Which clause an answer cites: one of the rule set's own text.
//
// What all texts say in like words (one point a move, an occupied point, the end) the law cites from Ing's
// (spec/rules/ruling.h). Who plays by Tromp and Taylor looks in vain for that, so everybody who tells people
// why a move is refused, the referee, `gtp`, `check`, `explain` and `match`, asks here. `tromp-taylor`,
// `faulstich-2015` and `aga-like` go by `TT-`, all others by Ing's; an end by two passes is `TT-END` under
// whatever name, since no text of Ing's has it.
#ifndef HOTSTONE_CONFORMANCE_JUDGE_CITED_CLAUSE_H_
#define HOTSTONE_CONFORMANCE_JUDGE_CITED_CLAUSE_H_

#include <string_view>

#include "spec/rules/game.h"
#include "spec/rules/ruling.h"

namespace hotstone::conformance {

// The clause that forbids the move, which `game` has refused for this reason.
std::string_view CitedClause(const spec::Ruling& ruling, const spec::Game& game);

// Of two clauses that say the same the one of the text that the rule set goes by.
std::string_view OwnClause(const spec::RuleSet& rules, std::string_view ing, std::string_view tromp_taylor);

// The clause of the row of passes that ends the game.
std::string_view EndClause(const spec::RuleSet& rules);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_JUDGE_CITED_CLAUSE_H_
