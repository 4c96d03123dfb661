// What a search has found, written down as a certificate.
//
// The tree of the search has more than is needed: of the prover's moves that work only one is kept, that
// with the fewest steps below it. Nodes that threats lead to are shared, and become trees of their own,
// each before those that refer to it. The places of the lists that are entered are followed to their ends
// and put into an order in which every play leads to an earlier position.
#ifndef HOTSTONE_SEARCH_STRATEGY_STRATEGY_WRITER_H_
#define HOTSTONE_SEARCH_STRATEGY_STRATEGY_WRITER_H_

#include "absl/status/statusor.h"
#include "certify/strategy.h"
#include "search/strategy/strategy_search.h"

namespace hotstone::search {

// FailedPrecondition if the question is not decided. Internal if the positions of a list admit no such order:
// a mistake of the search, which keeps one.
absl::StatusOr<certify::Strategy> WriteStrategy(StrategySearch& search, const Question& question);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_STRATEGY_STRATEGY_WRITER_H_
