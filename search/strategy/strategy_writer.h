// Writes the result of a search as a certificate.
//
// The search tree has more than is needed. Of the prover's moves that work only the one with the
// fewest steps below it is kept. Nodes that threats lead to are shared, and become separate trees,
// each before those that refer to it. The list places that are entered are followed to their ends
// and put into an order in which every play leads to an earlier position.
#ifndef HOTSTONE_SEARCH_STRATEGY_STRATEGY_WRITER_H_
#define HOTSTONE_SEARCH_STRATEGY_STRATEGY_WRITER_H_

#include "absl/status/statusor.h"
#include "certify/strategy.h"
#include "search/strategy/strategy_search.h"

namespace hotstone::search {

// FailedPrecondition if the question is not decided. Internal if the positions of a list admit no
// such order: a bug in the search, which maintains one.
absl::StatusOr<certify::Strategy> WriteStrategy(StrategySearch& search, const Question& question);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_STRATEGY_STRATEGY_WRITER_H_
