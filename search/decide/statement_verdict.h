// What is known of a statement under a rule set, and what shows it.
//
// A verdict is certify::VerdictKind. What shows it is a line of play, which spec/ has replayed, or
// strategies, each of which the checker of certify/ has accepted; an answer of the search that the checker
// refuses is a mistake of the program and makes the statement unknown, with a remark that says so.
#ifndef HOTSTONE_SEARCH_DECIDE_STATEMENT_VERDICT_H_
#define HOTSTONE_SEARCH_DECIDE_STATEMENT_VERDICT_H_

#include <memory>
#include <string>
#include <vector>

#include "certify/verdict.h"
#include "spec/board/move.h"

namespace hotstone::certify {
struct Strategy;
}  // namespace hotstone::certify

namespace hotstone::search {

// A strategy that was asked for, and found and accepted.
struct ShownStrategy {
  std::string claim;  // in a sentence, as the checker says it
  uint64_t steps = 0;
  uint64_t positions = 0;  // of its list
  std::shared_ptr<const certify::Strategy> strategy;
};

struct StatementVerdict {
  certify::VerdictKind kind = certify::VerdictKind::kUnknown;
  std::string remark;             // why, in words
  std::vector<spec::Move> moves;  // a line from the position; none if strategies show it
  size_t cycle_start = 0;         // where a cycle begins in it; moves.size() if there is none
  std::vector<ShownStrategy> strategies;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DECIDE_STATEMENT_VERDICT_H_
