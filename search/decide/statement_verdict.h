// The verdict on a statement under a rule set, with its evidence.
//
// A verdict is certify::VerdictKind. The evidence is a line of play that spec/ has replayed, or
// strategies that the checker of certify/ has accepted. If the checker refuses an answer of the
// search, the program has a bug; the statement is then unknown, with a remark that says so.
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

// A strategy that was searched for, found and accepted.
struct ShownStrategy {
  std::string claim;  // one sentence, as the checker states it
  uint64_t steps = 0;
  uint64_t positions = 0;  // in its list
  std::shared_ptr<const certify::Strategy> strategy;
};

struct StatementVerdict {
  certify::VerdictKind kind = certify::VerdictKind::kUnknown;
  std::string remark;             // the reason, in words
  std::vector<spec::Move> moves;  // a line from the position; none if strategies show it
  size_t cycle_start = 0;         // where a cycle begins in it; moves.size() if there is none
  std::vector<ShownStrategy> strategies;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DECIDE_STATEMENT_VERDICT_H_
