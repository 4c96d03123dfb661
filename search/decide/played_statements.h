// Statements decided by playing them and by looking them up in the classification: line, yields,
// class.
//
//   line     The moves must be legal one after the other; then the refused move must be illegal,
//            and the clause that RulingClause names for it must be among the alternatives, if any.
//   yields   The cycle is played repeatedly. The first ply refused must be the player's, in the
//            given round. Without a player, the statement says that nobody is refused in that many
//            rounds.
//   class    For a position: it has a ko position, and each has one of the classes. For a cycle: it
//            has one. A class is named in full, "disturbing (disturbed-life)", or without the part
//            in parentheses.
//
// All by spec/ alone.
#ifndef HOTSTONE_SEARCH_DECIDE_PLAYED_STATEMENTS_H_
#define HOTSTONE_SEARCH_DECIDE_PLAYED_STATEMENTS_H_

#include "absl/status/statusor.h"
#include "search/decide/statement_verdict.h"
#include "spec/captions/caption.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::search {

// Whether it is one of these three.
bool IsPlayed(spec::StatementKind kind);

// Decides a played statement. InvalidArgument for a malformed one: moves out of turn, a cycle that
// does not return.
absl::StatusOr<StatementVerdict> DecidePlayed(const spec::RuleSet& rules,
                                              const spec::Position& position,
                                              const spec::Statement& statement);
absl::StatusOr<StatementVerdict> DecideLine(const spec::RuleSet& rules,
                                            const spec::Position& position,
                                            const spec::Statement& statement);
absl::StatusOr<StatementVerdict> DecideYields(const spec::RuleSet& rules,
                                              const spec::Position& position,
                                              const spec::Statement& statement);
absl::StatusOr<StatementVerdict> DecideClass(const spec::RuleSet& rules,
                                             const spec::Position& position,
                                             const spec::Statement& statement);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DECIDE_PLAYED_STATEMENTS_H_
