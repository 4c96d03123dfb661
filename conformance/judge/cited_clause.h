// Chooses the clause that an answer cites, from the rule set's own text.
//
// For rules common to all texts (one point a move, an occupied point, the end) the law cites Ing's
// (spec/rules/ruling.h). A player under Tromp-Taylor rules would look for that clause in vain, so
// every command that explains why a move is refused (the referee, `gtp`, `check`, `explain` and
// `match`) asks here. `tromp-taylor`, `faulstich-2015` and `aga-like` cite `TT-` clauses, all
// others Ing's; an end by two passes is `TT-END` under any name, since no text of Ing's has it.
#ifndef HOTSTONE_CONFORMANCE_JUDGE_CITED_CLAUSE_H_
#define HOTSTONE_CONFORMANCE_JUDGE_CITED_CLAUSE_H_

#include <string_view>

#include "spec/rules/game.h"
#include "spec/rules/ruling.h"

namespace hotstone::conformance {

// The clause that forbids the move; `game` must have refused it for this reason.
std::string_view CitedClause(const spec::Ruling& ruling, const spec::Game& game);

// Of two equivalent clauses, the one from the text that the rule set follows.
std::string_view OwnClause(const spec::RuleSet& rules, std::string_view ing,
                           std::string_view tromp_taylor);

// The clause about the consecutive passes that end the game.
std::string_view EndClause(const spec::RuleSet& rules);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_JUDGE_CITED_CLAUSE_H_
