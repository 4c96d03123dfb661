// The fates of chains by search: for boards without a table of fates, and for strategies.
//
// A search decides less than a table does. It tells whether a chain is ever removed, not whether
// its owner can also make the game end, so what a table calls kept and what it calls hanging are
// one answer here: the chain stays.
//
// On a board of any size, a chain of a settled set (certify/settled.h, Benson's theorem) stays, and
// one that a ladder takes is removed (search/strategy/ladder.h). Other questions are searched on
// boards that bit-boards cover. Ladders and searches count only after certify/ accepts their
// strategy (search/decide/checked_answer.h).
#ifndef HOTSTONE_ANSWERS_LIFE_LIFE_SEARCH_H_
#define HOTSTONE_ANSWERS_LIFE_LIFE_SEARCH_H_

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {
struct Strategy;
}  // namespace hotstone::certify

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::answers {

enum class Searched { kUnknown, kRemoved, kStays };

// The answer with one player to move first.
struct SearchedAnswer {
  Searched answer = Searched::kUnknown;
  std::string how;                                    // why, or why it is unknown
  std::shared_ptr<const certify::Strategy> strategy;  // null if no search was needed
};

struct SearchedChain {
  spec::Chain chain;
  SearchedAnswer attacker_first;
  SearchedAnswer owner_first;
};

// "removed", "stays", "unknown".
std::string_view SearchedName(Searched answer);

struct LifeSearchLimits {
  uint64_t nodes = 2'000;                     // of each search (search/strategy/strategy_search.h)
  uint64_t memory_bytes = uint64_t{1} << 30;  // of each search, about
  bool strategies = false;                    // search even where the answer is known without
};

// Every chain of a legal position, by its first stone. Errors of StrategySearch::Create. What is
// left when `progress` says stop is unknown.
absl::StatusOr<std::vector<SearchedChain>> SearchLife(const spec::Position& position,
                                                      const spec::RuleSet& rules,
                                                      const LifeSearchLimits& limits,
                                                      Progress* progress);

// One chain of it, by ladder and search alone.
absl::StatusOr<SearchedChain> SearchChain(const spec::Position& position,
                                          const spec::RuleSet& rules, const spec::Chain& chain,
                                          const LifeSearchLimits& limits, Progress* progress);

// "dead", "stays", "unsettled" (removed only if the attacker moves first), "zugzwang" (only if the
// owner does), "unknown".
std::string_view FateWord(const SearchedChain& chain);

bool IsDecided(const SearchedChain& chain);

Shown Describe(const SearchedChain& chain);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_LIFE_SEARCH_H_
