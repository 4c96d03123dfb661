#include "tests/differential/model_reference.h"

#include <set>
#include <utility>

namespace hotstone::models {

Figures FiguresOfTheLaw(const spec::BoardSize& size, const spec::RuleSet& rules) {
  const spec::Situation start = StartOf(rules, spec::Position(size), spec::Color::kBlack);
  std::set<spec::Situation> seen = {start};
  std::vector<spec::Situation> level = {start};
  Figures figures;
  for (int depth = 0; !level.empty(); ++depth) {
    figures.depth = depth;
    std::vector<spec::Situation> next_level;
    for (const spec::Situation& situation : level) {
      ++figures.situations;
      if (IsFinished(situation, rules)) ++figures.finished;
      if (!situation.bans.empty()) ++figures.with_ban;
      for (spec::Successor& successor : Successors(situation, rules)) {
        ++figures.transitions;
        if (seen.insert(successor.situation).second)
          next_level.push_back(std::move(successor.situation));
      }
    }
    level = std::move(next_level);
  }
  return figures;
}

std::optional<spec::Situation> Replay(const spec::Situation& start,
                                      const std::vector<std::optional<spec::Point>>& moves,
                                      const spec::RuleSet& rules) {
  spec::Situation situation = start;
  for (const std::optional<spec::Point>& at : moves) {
    if (!Judge(situation, at, rules).legal()) return std::nullopt;
    situation = After(situation, at, rules);
  }
  return situation;
}

}  // namespace hotstone::models
