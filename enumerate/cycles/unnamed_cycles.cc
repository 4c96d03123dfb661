#include "enumerate/cycles/unnamed_cycles.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "enumerate/cycles/cycle_search.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

class UnnamedSearch {
 public:
  UnnamedSearch(const Grid& grid, const FiniteRules& rules, const UnnamedCycleLimits& limits,
                const std::function<UnnamedKind(const MoveLasso&)>& judge)
      : grid_(grid), rules_(rules), limits_(limits), judge_(judge) {}

  // False if nothing better can be found, or the tries are used up.
  bool Try(const CycleWord& word) {
    result_.cycles_met = true;
    const auto plies = PliesOf(grid_, rules_, word);
    if (!plies.has_value()) return true;
    BitSituation start = AtVertex(word.black, word.white, word.player);
    std::vector<BitMove> moves;
    for (const CyclePly& ply : *plies) moves.push_back(ply.move);
    auto lasso = LassoFromEmptyBoard(grid_, rules_, start, moves);
    if (!lasso.has_value()) return true;
    ++result_.tried;
    const UnnamedKind kind = judge_(*lasso);
    if (kind > result_.kind) {
      result_.kind = kind;
      result_.lasso = std::move(lasso);
    }
    return kind != UnnamedKind::kFighting && result_.tried < limits_.tries;
  }

  UnnamedCycleSearch& result() { return result_; }

 private:
  const Grid& grid_;
  const FiniteRules& rules_;
  const UnnamedCycleLimits& limits_;
  const std::function<UnnamedKind(const MoveLasso&)>& judge_;
  UnnamedCycleSearch result_;
};

}  // namespace

UnnamedCycleSearch FindUnnamedCycle(const Grid& grid, const LegalIndex& index,
                                    const FiniteRules& rules, const UnnamedCycleLimits& limits,
                                    const std::function<UnnamedKind(const MoveLasso&)>& judge,
                                    Progress* progress) {
  assert(limits.longest <= kMaxCycleLength);
  UnnamedSearch search(grid, rules, limits, judge);
  UnnamedCycleSearch& result = search.result();
  if (index.size() > limits.listed_positions) {
    const EdgeKind take{EdgeKind::kCaptures, 1};
    FindPattern(grid, index, rules, {take, take}, progress,
                [&](const CycleWord& word) { return search.Try(word); });
    return result;
  }
  for (int length = 2; length <= limits.longest; length += 2) {
    CycleSearchOptions options;
    options.max_length = length;
    options.progress = progress;
    const auto list = FindCycles(grid, index, rules, options);
    if (!list.ok() || !list->complete) return result;
    for (const CycleClass& one : list->classes) {
      if (one.length == length && !search.Try(one.word)) return result;
    }
    result.longest = length;
  }
  return result;
}

}  // namespace hotstone::enumerate
