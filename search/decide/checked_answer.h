// One question about a group, searched, written down, and checked.
//
// Everything that the program says of a group by search passes through here: what a search finds
// counts only after the checker of certify/ accepts its strategy.
#ifndef HOTSTONE_SEARCH_DECIDE_CHECKED_ANSWER_H_
#define HOTSTONE_SEARCH_DECIDE_CHECKED_ANSWER_H_

#include <optional>
#include <string>

#include "base/progress.h"
#include "search/decide/statement_verdict.h"
#include "search/strategy/goal.h"
#include "search/strategy/strategy_search.h"

namespace hotstone::search {

struct CheckedAnswer {
  std::optional<Goal> goal;  // nothing: unknown
  std::string trouble;       // why it is unknown, in words
  ShownStrategy shown;       // if it is known
};

// The answer that a strategy gives, if the checker accepts it.
CheckedAnswer Checked(certify::Strategy strategy);

CheckedAnswer AskChecked(StrategySearch& search, const Question& question,
                         const SearchLimits& limits, Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DECIDE_CHECKED_ANSWER_H_
