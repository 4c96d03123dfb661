// Statements that are decided by playing them, and by looking them up in the classification: line, yields,
// class.
//
//   line     The moves must be legal one after the other; then the move refused must be illegal, and the
//            clause that RulingClause names for it among the alternatives, if there are any.
//   yields   The cycle is played round and round. The first ply that is refused must be the player's, in the
//            round given. Without a player the statement is that nobody is refused in so many rounds.
//   class    Of a position: it has a ko position, and each of them has one of the classes. Of a cycle: it has
//            one. A class is said in full, "disturbing (disturbed-life)", or without what stands in
//            parentheses.
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

// Decides a statement that is played. InvalidArgument for one that says nothing: moves out of turn, a cycle that
// does not lead back.
absl::StatusOr<StatementVerdict> DecidePlayed(const spec::RuleSet& rules, const spec::Position& position,
                                              const spec::Statement& statement);
absl::StatusOr<StatementVerdict> DecideLine(const spec::RuleSet& rules, const spec::Position& position,
                                            const spec::Statement& statement);
absl::StatusOr<StatementVerdict> DecideYields(const spec::RuleSet& rules, const spec::Position& position,
                                              const spec::Statement& statement);
absl::StatusOr<StatementVerdict> DecideClass(const spec::RuleSet& rules, const spec::Position& position,
                                             const spec::Statement& statement);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DECIDE_PLAYED_STATEMENTS_H_
