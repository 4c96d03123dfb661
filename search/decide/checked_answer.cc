#include "search/decide/checked_answer.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "certify/strategy.h"
#include "search/strategy/strategy_writer.h"

namespace hotstone::search {

CheckedAnswer Checked(certify::Strategy strategy) {
  CheckedAnswer answer;
  const auto checked = certify::CheckStrategy(strategy);
  if (!checked.ok()) {
    answer.trouble = absl::StrCat("bug in hotstone: the checker refuses the result of the search: ",
                                  std::string(checked.status().message()));
    return answer;
  }
  answer.goal = strategy.goal == certify::StrategyGoal::kKeeps ? Goal::kKeeps : Goal::kTakes;
  answer.shown.claim = checked->claim;
  for (const certify::StrategyTree& tree : strategy.trees) answer.shown.steps += tree.steps.size();
  answer.shown.positions = strategy.positions.size();
  answer.shown.strategy = std::make_shared<const certify::Strategy>(std::move(strategy));
  return answer;
}

CheckedAnswer AskChecked(StrategySearch& search, const Question& question,
                         const SearchLimits& limits, Progress* progress) {
  if (!search.Decide(question, limits, progress).has_value()) {
    const bool goes_on = KeepGoing(progress, "nodes", limits.nodes, limits.nodes);
    return {std::nullopt, goes_on ? "the search reached its limit" : "interrupted", {}};
  }
  auto strategy = WriteStrategy(search, question);
  if (!strategy.ok()) return {std::nullopt, std::string(strategy.status().message()), {}};
  return Checked(*std::move(strategy));
}

}  // namespace hotstone::search
