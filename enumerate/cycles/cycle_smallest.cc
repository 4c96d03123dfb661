#include "enumerate/cycles/cycle_smallest.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::enumerate {
namespace {

const std::vector<EdgeKind>& PatternOf(CycleType type) {
  const auto& types = KnownCycleTypes();
  return std::find_if(types.begin(), types.end(),
                      [&](const CycleTypeEntry& e) { return e.type == type; })
      ->pattern;
}

// The edges of a cycle, without pass pairs.
std::vector<CycleStep> StepsOf(const std::vector<CyclePly>& plies) {
  std::vector<CycleStep> steps;
  for (const CyclePly& ply : plies) {
    if (!ply.of_pair) steps.push_back({ply.black, ply.white, ply.player, ply.move});
  }
  return steps;
}

struct BoardAnswer {
  std::optional<CycleOnBoard> cycle;
  bool settled = true;
};

absl::StatusOr<BoardAnswer> OnBoard(int cols, int rows, CycleType type, const FiniteRules& rules,
                                    const SmallestOptions& options) {
  ASSIGN_OR_RETURN(const auto grid, Grid::Create(cols, rows));
  ASSIGN_OR_RETURN(const auto index, LegalIndex::Create(grid));
  BoardAnswer answer;
  const auto visit = [&](const CycleWord& word) {
    const auto plies = PliesOf(grid, rules, word);
    if (!plies.has_value() || TypeOf(*plies) != type) return true;
    if (options.with_other_stones && !HasOtherStones(*plies)) return true;
    answer.cycle =
        CycleOnBoard{cols, rows, FindCanonicalCycle(Symmetries(grid), StepsOf(*plies)).word};
    return false;
  };
  answer.settled = FindPattern(grid, index, rules, PatternOf(type), options.progress, visit);
  return answer;
}

}  // namespace

absl::StatusOr<CycleList> FindCyclesOfType(const Grid& grid, const LegalIndex& index,
                                           const FiniteRules& rules, CycleType type,
                                           const CycleSearchOptions& options) {
  if (type == CycleType::kSelfRemoval || options.max_length < 2 ||
      options.max_length > kMaxCycleLength) {
    auto list = FindCycles(grid, index, rules, options);
    if (!list.ok()) return list;
    std::erase_if(list->classes, [&](const CycleClass& c) {
      const auto plies = PliesOf(grid, rules, c.word);
      return !plies.has_value() || TypeOf(*plies) != type;
    });
    return list;
  }
  const Symmetries symmetries(grid);
  std::map<std::pair<int, CycleWord>, int> members;
  bool stopped = false;
  const bool settled = FindPattern(
      grid, index, rules, PatternOf(type), options.progress, [&](const CycleWord& word) {
        const auto plies = PliesOf(grid, rules, word);
        const int length = plies.has_value() ? static_cast<int>(plies->size()) : 0;
        if (length == 0 || length > options.max_length || TypeOf(*plies) != type) return true;
        const CanonicalCycle canonical = FindCanonicalCycle(symmetries, StepsOf(*plies));
        members.try_emplace({length, canonical.word}, canonical.members);
        stopped = members.size() >= options.max_classes;
        return !stopped;
      });
  CycleList list;
  list.complete = settled && !stopped;
  list.starts = index.size();
  for (const auto& [key, count] : members) list.classes.push_back({key.second, key.first, count});
  return list;
}

absl::StatusOr<SmallestBoards> FindSmallest(CycleType type, const FiniteRules& rules,
                                            const SmallestOptions& options) {
  if (options.max_points < 1 || options.max_points > kMaxSmallestPoints) {
    return absl::InvalidArgumentError(absl::StrCat("the number of points ", options.max_points,
                                                   " is not between 1 and ", kMaxSmallestPoints));
  }
  SmallestBoards result;
  for (int points = 1; points <= options.max_points; ++points) {
    const bool any_known = !result.any.empty();
    if (any_known && !result.two_rows.empty()) break;
    for (int rows = any_known ? 2 : 1; rows * rows <= points; ++rows) {
      if (points % rows != 0) continue;
      ASSIGN_OR_RETURN(const auto answer, OnBoard(points / rows, rows, type, rules, options));
      if (!answer.settled) {
        result.complete = false;
        return result;
      }
      if (!answer.cycle.has_value()) continue;
      if (!any_known) result.any.push_back(*answer.cycle);
      if (rows > 1) result.two_rows.push_back(*answer.cycle);
    }
    result.searched_points = points;
  }
  return result;
}

}  // namespace hotstone::enumerate
